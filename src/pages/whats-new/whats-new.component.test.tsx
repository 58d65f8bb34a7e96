import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { START } from '../../../scripts/ci/test-clock.mjs'
import { findInMain, headings, main } from '../../app/__fixtures__/page-content'
import { openPage, renderRoute, setFaults } from '../../app/__fixtures__/render-route'

const today = new Date(START).toISOString().slice(0, 10)
const status = () =>
  within(main())
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join(' ')
const count = () => Number(/(\d+) new since \w+ \d+, \d{4}(?!\d*, so far)/.exec(status())?.[1])
const itemsOf = (list: string): readonly string[] =>
  within(within(main()).getByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

test('what’s new lists records since a visit or date, each with the date that counts; the choice is not stored', async () => {
  await renderRoute('/new', { person: 'walter' })
  expect((await within(main()).findByRole<HTMLInputElement>('radio', { name: 'My last visit' })).checked).toBe(true)
  await waitFor(() => expect(status()).toMatch(/\d+ new since July 22, 2026$/))
  // Since the last visit in person, as on the home page: a call came later. The visit itself, planned records and older ones are not new.
  await waitFor(() =>
    expect(itemsOf('Test results').find((text) => text.includes('Protein in urine'))).toMatch(/Sample taken.*48 mg\/g/),
  )
  expect(itemsOf('Prescriptions')[0]).toMatch(/Suggested, not prescribed.*Suggested October/)
  expect(itemsOf('Visits')).toEqual([expect.stringMatching(/September 3$/)])
  await findInMain(/\d+ records do not say when they were added/)
  await userEvent.click(within(main()).getByText('How we know'))
  await findInMain('Sandbox EHR does not say when records were added.')
  // Visits in the list have their usual names, and dates have no label.
  const choice = within(main()).getByRole<HTMLSelectElement>('combobox', { name: 'Visit' })
  await waitFor(() =>
    expect([...choice.options].filter(({ text }) => text.endsWith(' · Follow-up visit'))).not.toEqual([]),
  )
  expect(choice.textContent).not.toContain('Follow-up encounter')
  for (const item of within(main()).getAllByRole('listitem')) expect(item.textContent).not.toMatch(/\bWhen\b/)

  const countSinceLastVisit = count()
  await userEvent.selectOptions(choice, choice.options[5] ?? [])
  await waitFor(() => expect(count()).toBeGreaterThan(countSinceLastVisit))
  await userEvent.click(within(main()).getByRole('radio', { name: 'A date' }))
  await findInMain('Choose a day to see what came since.')
  await userEvent.type(within(main()).getByLabelText('Since this day'), today)
  await findInMain('Nothing new in what Sandbox EHR sent.')
  // eslint-disable-next-line no-restricted-globals -- must not hold the choice
  expect([location.pathname + location.search, JSON.stringify([{ ...localStorage }, { ...sessionStorage }])]).toEqual([
    '/new',
    expect.not.stringContaining(today),
  ])
})

test('an empty record offers no visit', async () => {
  await renderRoute('/new', { person: 'omar' })
  await findInMain('The record has no visit in the past with a date.')
  expect(within(main()).queryByRole('radio', { name: 'My last visit' })).toBeNull()
  await findInMain(/Nothing new in what .* sent\./)
})

test('nothing is called new or not new for an incomplete record', async () => {
  await setFaults({ kind: '503', type: 'Encounter' }, { kind: '503', type: 'Procedure' })
  await renderRoute('/new', { person: 'omar' })
  await findInMain('Nothing new in what we could load. Some of the record is missing here, so there may be more.')
  await findInMain('The visits could not all be loaded, so none can be chosen here.')
})

test('the home page of a provider counts new records since the last visit as the what’s-new page does', async () => {
  await renderRoute('/', { person: 'dr-lee', provider: true, patient: 'walter' })
  const list = await screen.findByRole('list', { name: 'New since the last encounter' })
  await waitFor(() => expect(list.textContent).toContain('observations'))
  const counts = within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim())
  expect(counts).toContainEqual(expect.stringMatching(/^1 medication request: /))
  expect(within(main()).getByRole('link', { name: 'New since the last encounter' }).getAttribute('href')).toBe('/new')
  await openPage('/new')
  await waitFor(() => expect(headings(2).length).toBeGreaterThanOrEqual(counts.length))
  for (const text of counts) {
    // "3 test results" on the home page is "Test results (3)" here; the singular differs, and what the name does not describe has its status.
    const [, number = '', name = ''] = /^(\d+)\s*([^:]*)/.exec(text) ?? []
    const heading = new RegExp(`^${name.trim().replace(/s$/, '')}s? \\(${number}\\)$`, 'i')
    expect(
      headings(2).filter((each) => heading.test(each)),
      text,
    ).toHaveLength(1)
  }
})
