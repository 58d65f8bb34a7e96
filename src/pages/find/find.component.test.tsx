import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fillIn, findInMain, linksTo, main, rowOf, sectionOf } from '../../app/__fixtures__/page-content'
import { renderRoute, setFaults } from '../../app/__fixtures__/render-route'

/** Of all cards, also those in the fold with every record. */
const isListed = (kind: string) =>
  [...main().querySelectorAll('h2')].some(({ textContent }) => textContent.startsWith(kind))

test('search results can be filtered by kind with a live count; at least one kind stays selected', async () => {
  await renderRoute('/find', { person: 'maya', patient: 'maya' })
  await waitFor(() => expect(main().textContent).not.toContain('Still getting'))
  await userEvent.type(within(main()).getByRole('searchbox'), 'levothyroxine')
  await waitFor(() => expect([isListed('Prescriptions'), isListed('Pharmacy fills')]).toEqual([true, true]))
  const kinds = within(main()).getByRole('group', { name: 'Kinds of records' })
  await userEvent.click(within(kinds).getByRole('checkbox', { name: /^Pharmacy fills/ }))
  await waitFor(() => expect([isListed('Prescriptions'), isListed('Pharmacy fills')]).toEqual([true, false]))
  await findInMain(/Showing \d+ of \d+ records found/)
  await userEvent.click(within(main()).getByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(isListed('Pharmacy fills')).toBe(true))
  for (const kind of within(kinds).getAllByRole('checkbox')) await userEvent.click(kind)
  // With none left, all kinds are shown again.
  await waitFor(() => expect([isListed('Prescriptions'), isListed('Pharmacy fills')]).toEqual([true, true]))
  expect(within(main()).queryByRole('button', { name: 'Clear filters' })).toBeNull()
})

test('a part of the record that fails to load is named on the search page and can be retried', async () => {
  await setFaults({ kind: '500', type: 'Immunization' })
  await renderRoute('/find', { person: 'ana' })
  await waitFor(() => expect(within(main()).getByRole('alert').textContent).toContain('We could not load: vaccines.'))
  await setFaults()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(within(main()).queryByRole('alert')).toBeNull())
})

test('a private record is found masked and shown on request', async () => {
  await renderRoute('/find', { person: 'quinn' })
  await waitFor(() => expect(main().textContent).not.toContain('Still getting'))
  await userEvent.type(within(main()).getByRole('searchbox'), 'naltrexone')
  await findInMain('This record is marked private.')
  expect(main().textContent).not.toMatch(/naltrexone(?! *”)/i)
  await userEvent.click(within(main()).getAllByRole('button', { name: 'Show it' })[0] ?? main())
  await findInMain(/naltrexone/i)
})

const searchBox = () => within(main()).getByRole('searchbox')
const ready = () => waitFor(() => expect(main().textContent).not.toContain('Still getting'))

test('a word shows one row for each test with its value, which opens its story, and all records in a fold', async () => {
  await renderRoute('/find', { person: 'ana' })
  await ready()
  await fillIn(searchBox(), 'cholesterol')
  await findInMain(/\d+ matches for “cholesterol”/)
  await findInMain('Total cholesterol')
  const [row] = main().querySelectorAll<HTMLAnchorElement>('[data-row] a[href^="/results/trend/"]')
  expect(row?.closest('[data-row]')?.textContent).toMatch(/\d+ mg\/dL/)
  expect(
    [...main().querySelectorAll('summary')].some(({ textContent }) => /^All \d+ records with/.test(textContent)),
  ).toBe(true)
})

test('below the answer to a question are all records of its subject, in the words that were typed', async () => {
  await renderRoute('/find', { person: 'walter' })
  await ready()
  await fillIn(searchBox(), 'what do I take for blood pressure?')
  await findInMain(/prescriptions? (?:is|are) for/)
  await findInMain(/All \d+ records with “blood pressure”/)
})

test('a question is answered with the record that proves it', async () => {
  await renderRoute('/find', { person: 'ana' })
  await ready()
  await fillIn(searchBox(), 'when was my tetanus shot?')
  await findInMain('1 dose in this record. Given on May 10, 2022')
  expect(linksTo('/record/Immunization/ana-tdap-vaccine', sectionOf('Answer'))).toHaveLength(1)
  expect(rowOf('/record/Immunization/ana-tdap-vaccine', sectionOf('Answer')).textContent).toContain('May 10, 2022')
  await fillIn(searchBox(), 'last cholestrol')
  await findInMain('Read as “cholesterol”.')
  await findInMain('“last cholestrol” can be one of these')
})

test('advice is not given, and what is missing is not said to be absent', async () => {
  await setFaults({ kind: '500', type: 'Immunization' })
  await renderRoute('/find', { person: 'ana', language: 'es' })
  await waitFor(() => expect(within(main()).getByRole('alert').textContent).toContain('vacunas'))
  await fillIn(searchBox(), '¿Debo tomar cetirizina?')
  await findInMain('Esta aplicación no juzga resultados ni da consejos.')
  await fillIn(searchBox(), '¿Cuándo fue mi vacuna del tétanos?')
  await findInMain('Falta una parte del registro que se necesita para responder.')
})

test('vital signs are in US units for readers of US English, with the value of the record beside them', async () => {
  await renderRoute('/find', { person: 'walter' })
  await ready()
  await fillIn(searchBox(), 'how much do I weigh')
  await findInMain(/198 lb on July 22\./)
  expect(main().querySelector('[data-row]')?.textContent).toMatch(/198 lb \(90 kg\)/)
})

test('in Spanish they are as the record has them', async () => {
  await renderRoute('/find', { person: 'walter', language: 'es' })
  await waitFor(() => expect(main().querySelector('[aria-busy="true"]')).toBeNull())
  await fillIn(searchBox(), 'cuánto peso')
  await findInMain(/90 el 22 de julio/)
  expect(main().querySelector('[data-row]')?.textContent).toMatch(/90 kg/)
  expect(main().textContent).not.toMatch(/\blb\b/)
})

test('where there is no answer, a link leads to the full list', async () => {
  await renderRoute('/find', { person: 'walter' })
  await ready()
  await fillIn(searchBox(), 'who prescribed penicillin')
  await findInMain('Nothing here has that name')
  expect(
    within(sectionOf('We can’t tell from this record'))
      .getByRole('link', { name: 'Full list: prescriptions' })
      .getAttribute('href'),
  ).toBe('/medicines')
})

test('a planned visit in the past has the words of the list of visits', async () => {
  await renderRoute('/find', { person: 'walter' })
  await ready()
  await fillIn(searchBox(), 'lee')
  await waitFor(() => expect(sectionOf('Visits').textContent).toContain('Planned, no record that it happened'))
})

test('what was said at a visit leads to its notes', async () => {
  await renderRoute('/find', { person: 'walter' })
  await ready()
  await fillIn(searchBox(), 'what did Dr. Lee say')
  await findInMain('1 note is from that day. The record does not link it to the visit.')
  expect(linksTo('/record/DocumentReference/walter-note-new')).not.toEqual([])
})

test('the record of a person who has died has no example of a question about today', async () => {
  await renderRoute('/find', { person: 'carmen' })
  await screen.findByRole('button', { name: 'Last weight' })
  expect(screen.queryByRole('button', { name: /What does/ })).toBeNull()
  await waitFor(() => expect(screen.getByRole('banner').textContent).toContain('Died March 14, 2026.'))
})
