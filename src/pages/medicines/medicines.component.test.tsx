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

test('a provider gets links to every prescription and fill, and the history of one', async () => {
  await renderRoute('/medicines', { person: 'dr-lee', patient: 'quinn', provider: true })
  const [requests, fills] = [requestsOf('quinn'), fillsOf('quinn')]
  await waitFor(() => expect(linkedIds('MedicationDispense')).toEqual(fills.map(({ id }) => id ?? '').sort()))
  expect(linkedIds('MedicationRequest')).toEqual(requests.map(({ id }) => id ?? '').sort())
  const current = inMain().getByRole('list', { name: /^Active/ })
  const [link] = linksTo('/record/MedicationRequest/quinn-alendronate', current)
  const entry = link?.closest('li') ?? main()
  await userEvent.click(within(entry).getByText('Dispenses and earlier orders'))
  const fillsOfPrescription = fills.filter(({ authorizingPrescription = [] }) =>
    authorizingPrescription.some(({ reference }) => reference === 'MedicationRequest/quinn-alendronate'),
  )
  expect(within(entry).getByRole('table').querySelectorAll('tr')).toHaveLength(fillsOfPrescription.length + 1)
  expect(entry.textContent).toContain('Substituted by the pharmacy.')
  expect(linksTo('/record/MedicationRequest/quinn-alendronate-2024', entry)).not.toEqual([])
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
