import { waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { contradictorySandbox } from '../../app/__fixtures__/contradictory-records'
import {
  fillIn,
  findInMain,
  inMain,
  linkedIds,
  linksTo,
  main,
  respondWith,
  sectionOf,
  summaryOf,
} from '../../app/__fixtures__/page-content'
import { fillsOf, requestsOf } from '../../app/__fixtures__/population'
import { renderRoute } from '../../app/__fixtures__/render-route'

const clearButton = () => inMain().queryByRole('button', { name: 'Clear filters' })

test('for a provider one button clears a search, with or without matching medicines', async () => {
  await renderRoute('/medicines', { person: 'dr-lee', patient: 'walter', provider: true })
  expect(clearButton()).toBeNull()
  const field = inMain().getByRole<HTMLInputElement>('searchbox')
  const apixaban = () => inMain().queryAllByRole('link', { name: /apixaban/i })
  await fillIn(field, 'metformin')
  await inMain().findByText(/^Showing \d+ of \d+ records/)
  expect(apixaban()).toEqual([])
  await userEvent.click(inMain().getByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(apixaban()).not.toEqual([]))
  expect(field.value).toBe('')
  await fillIn(field, 'xyzzy')
  await findInMain(/No records match/)
  inMain().getByRole('button', { name: 'Clear filters' }).focus()
  await userEvent.keyboard('{Enter}')
  const status = await inMain().findByText(/^\d+ records in this list/)
  expect(clearButton()).toBeNull()
  // The button is gone; the focus moves to the status next to it.
  expect(document.activeElement?.textContent).toBe(status.textContent)
})

test('a provider has every order as a row of one table with one link', async () => {
  await renderRoute('/medicines', { person: 'dr-lee', patient: 'quinn', provider: true })
  await inMain().findByRole('table', { name: 'Medication orders' })
  expect(linkedIds('MedicationRequest')).toEqual(
    requestsOf('quinn')
      .map(({ id }) => id ?? '')
      .sort(),
  )
  for (const row of main().querySelectorAll('[data-row]')) expect(row.querySelectorAll('a, button')).toHaveLength(1)
})

/** The cells of the row of an order, after its name. */
const cellsOf = (id: string): readonly (string | undefined)[] =>
  [...(linksTo(`/record/MedicationRequest/${id}`)[0]?.closest('tr')?.querySelectorAll('td') ?? [])].map((cell) =>
    cell.textContent.replaceAll(/\s+/g, ' ').trim(),
  )

test('the row of an order has its directions, indication, requester, supply, refills and what speaks against it', async () => {
  await renderRoute('/medicines', { person: 'dr-lee', patient: 'walter', provider: true })
  await findInMain('13 Nov 2026, passed')
  expect(cellsOf('walter-apixaban')).toEqual([
    'Take 1 tablet twice a day, about 12 hours apart',
    'Atrial fibrillation',
    'Dr. Theo Hartwell-Demo, 20 May 2026',
    '15 Aug 2026, 90 d → 13 Nov 2026, passed',
    '0 of 1',
    'Supply ended 13 Nov 2026, no refills left',
  ])
  expect(cellsOf('walter-no-ibuprofen')[0]).toMatch(/^DO NOT GIVE\. “?Do not take ibuprofen or similar/)
  expect(cellsOf('walter-metformin').at(-1)).toContain('Order ended 05 Nov 2026')
  expect(cellsOf('walter-metoprolol').at(-1)).toContain('“Slow pulse: wait until the heart check in November”')
  expect(cellsOf('walter-empagliflozin').at(-1)).toMatch(/propos/i)
})

test('what not to give and the allergies come first for a provider too, without links', async () => {
  await renderRoute('/medicines', { person: 'dr-lee', patient: 'walter', provider: true })
  await inMain().findByRole('table', { name: 'Medication orders' })
  await findInMain(/DO NOT GIVE: ibuprofen.*Allergies: penicillin.*\(high risk\).*Find a medication/i)
  expect(linksTo('/record/AllergyIntolerance/walter-penicillin')).toEqual([])
})

test('without all dispenses a provider reads of no supply and no refills left', async () => {
  respondWith(/\/MedicationDispense\?/, '{}')
  await renderRoute('/medicines', { person: 'dr-lee', patient: 'walter', provider: true })
  await findInMain('Not all dispenses could be loaded')
  expect(main().textContent).not.toMatch(/passed|no refills left|\d of \d/)
})

test('the page of an order has its dispenses and the orders before it', async () => {
  await renderRoute('/record/MedicationRequest/quinn-alendronate', {
    person: 'dr-lee',
    patient: 'quinn',
    provider: true,
  })
  await findInMain('Dispenses and earlier orders')
  await userEvent.click(inMain().getByText('Dispenses and earlier orders'))
  const history = inMain().getByText('Dispenses and earlier orders').closest('details')
  if (history === null) throw new Error('no history')
  const fills = fillsOf('quinn').filter(({ authorizingPrescription = [] }) =>
    authorizingPrescription.some(({ reference }) => reference === 'MedicationRequest/quinn-alendronate'),
  )
  expect(within(history).getByRole('table').querySelectorAll('tr')).toHaveLength(fills.length + 1)
  expect(history.textContent).toContain('Substituted by the pharmacy.')
  expect(linksTo('/record/MedicationRequest/quinn-alendronate-2024', history)).not.toEqual([])
})

test('a patient gets a link to every prescription, with one stop a row', async () => {
  await renderRoute('/medicines', { person: 'quinn' })
  await findInMain('About this page')
  expect(linkedIds('MedicationRequest')).toEqual(
    requestsOf('quinn')
      .map(({ id }) => id ?? '')
      .sort(),
  )
  for (const row of main().querySelectorAll('[data-row]')) expect(row.querySelectorAll('a, button')).toHaveLength(1)
})

test('what not to take comes first, with its words, its reason and the allergies', async () => {
  await renderRoute('/medicines', { person: 'walter' })
  await findInMain('About this page')
  const text = main().textContent
  expect(text).toMatch(
    /Do not take: ibuprofen.*“Do not take ibuprofen or similar pain relievers”.*Reason: .*kidney.*Allergies: penicillin G \(high risk\).*You take/,
  )
  expect(text).toMatch(/latex \(not confirmed\)/)
})

test('medicines that are not taken now say why, and past ones are folded to their names', async () => {
  await renderRoute('/medicines', { person: 'walter' })
  await findInMain('About this page')
  const text = sectionOf('Not now').textContent
  expect(text).toMatch(
    /Metoprolol tartrate 25 mg, tablet *Paused *“Slow pulse: wait until the heart check in November”/,
  )
  expect(text).toMatch(/Empagliflozin 10 mg, tablet *Suggested, not prescribed/)
  expect(summaryOf('3 past').textContent).toBe('3 past: Metformin (2024), Warfarin, Azithromycin')
  expect(sectionOf('You take').textContent).toMatch(/Acetaminophen.*Reported to the clinic/)
})

test('without all fills the list does not say how long supplies last, and says so', async () => {
  respondWith(/\/MedicationDispense\?/, '{}')
  await renderRoute('/medicines', { person: 'walter' })
  await findInMain('Some pharmacy fills are missing')
  expect(main().textContent).not.toMatch(/Supply (?:until|should)/)
  expect(main().textContent).toContain('Prescription ended November 5')
})

test('a do-not-take order has no directions, and an expired prescription says so', async () => {
  await renderRoute('/medicines', { person: 'pia', sandbox: contradictorySandbox() })
  await findInMain('About this page')
  const [never] = linksTo('/record/MedicationRequest/never')
  expect(never?.textContent).toBe('Do not take: Never pill')
  expect(never?.closest('div')?.textContent).not.toMatch(/1 tablet|How to take/)
  const current = sectionOf('You take').textContent
  expect(current).toContain('Prescription ended Jan 1, 2020')
  expect(current).toContain('Another order says: do not take.')
})
