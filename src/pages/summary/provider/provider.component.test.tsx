import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { findInMain, findLink, findTitle, headings, main } from '../../../app/__fixtures__/page-content'
import { openPage, renderRoute, setFaults } from '../../../app/__fixtures__/render-route'
import { saveFile } from '../../../app/__fixtures__/saved-files'

const chart = { person: 'dr-lee', patient: 'walter' } as const
const findRow = async (table: string, name: RegExp) => {
  const rows = within(await within(main()).findByRole('table', { name: table }))
  return rows.findByRole('row', { name })
}

const foldOf = (title: string) => within(main()).getByRole('heading', { name: title }).closest('details')

test('the banner identifies the patient to a provider and leads to the allergies', async () => {
  await renderRoute('/', chart)
  const banner = screen.getByRole('banner')
  await waitFor(() => expect(banner.textContent).toMatch(/Born 09 Feb 1948 \(\d\d years\)\s*Male\s*MRN-4101/))
  const navigation = screen.getByRole('navigation', { name: 'Record' })
  expect(within(navigation).getByRole('link', { name: 'Problems' })).toBeDefined()
  await userEvent.click(await findLink(/^(?:\d+ allerg|On record: no known|No allergy data)/, banner))
  await findTitle('Allergies')
})

test('the summary for providers starts with allergies and do-not-give orders, in clinical terms', async () => {
  await renderRoute('/', chart)
  await waitFor(() => expect(headings(2)[0]).toBe('Allergies'))
  const problems = within(await within(main()).findByRole('region', { name: 'Problems' }))
  const fibrillation = await problems.findByRole('row', { name: /^Atrial fibrillation/ })
  expect(within(fibrillation).getAllByRole('cell').at(-1)?.textContent).toBe('49436004')
  // The column header says what the date means.
  expect(problems.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Onset', 'SNOMED CT']),
  )
  expect(problems.getAllByRole('cell', { name: /^\d{2} \w{3} \d{4}$/ })).not.toEqual([])
  expect(problems.getAllByText(/Active/)).not.toEqual([])
  await findInMain('1 problem is unconfirmed, provisional or differential.')
  await findInMain('DO NOT GIVE')
  await findInMain('Notes from the day of the encounter')
  expect(main().textContent).not.toMatch(
    /\byour (?:health|record|results?|medicines?|care|vaccines?|visits?)\b|the visit\b/i,
  )
})

test('the summary for providers shows last fills, changes of results and vital signs, and encounters', async () => {
  await renderRoute('/', chart)
  const apixaban = await findRow('Medications, active unless marked', /^apixaban/)
  await waitFor(() => expect(apixaban.textContent).toMatch(/15 Aug 2026, 90\sd until 13 Nov 2026, passed/))
  const creatinine = await findRow('Latest test results', /^Creatinine/)
  await waitFor(() => expect(creatinine.textContent).toMatch(/1\.51 mg\/dL.*0\.6 to 1\.3 mg\/dL.*1\.55 \(−0\.04\)/))
  const weight = await findRow('Vital signs', /^Weight/)
  await waitFor(() => expect(weight.textContent).toContain('89 (+1)'))
  const encounters = await within(main()).findByRole('table', { name: 'Encounters' })
  await waitFor(() => expect(within(encounters).getAllByRole('row').length).toBeGreaterThan(1))
})

test('encounters of the summary say with whom and why, and other lists are folded to their counts', async () => {
  await renderRoute('/', chart)
  const encounters = await within(main()).findByRole('table', { name: 'Encounters' })
  expect(
    within(encounters)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Date', 'Encounter', 'With', 'Reason'])
  await waitFor(() =>
    expect(encounters.textContent).toMatch(/22 Jul 2026.*Dr\. Robin Lee-Sample.*Diabetes mellitus type 2/),
  )
  const vaccines = await within(main()).findByRole('heading', { name: 'Immunizations' })
  await waitFor(() => expect(foldOf('Immunizations')?.textContent).toContain('All 17'))
  expect(vaccines.closest('details')?.open ?? false).toBe(false)
  // The value that counts and the newer test without one are both named.
  expect(main().textContent).toMatch(/Newer: no value, see below.*Newer test without a value: 03 Sept 2026/)
})

test('a list of the summary that failed is not folded', async () => {
  await setFaults({ kind: '503', type: 'Immunization' })
  await renderRoute('/', chart)
  await waitFor(() => expect(foldOf('Diagnostic reports')).not.toBeNull())
  await within(main()).findByRole('heading', { name: 'Immunizations' })
  expect(foldOf('Immunizations')).toBeNull()
})

test('search and export cover the whole record for a provider', async () => {
  await renderRoute('/find', chart)
  expect(document.title).toBe('Find in record – Plainchart')
  await userEvent.type(screen.getByLabelText('Word, name or question'), 'metformin')
  await findInMain(/\d+ match(?:es)? for “metformin”/)
  await openPage('/download')
  await findTitle('Export')
  await userEvent.click(await findLink('The record as text'))
  await within(main()).findByRole('button', { name: 'Save as text' })
  await waitFor(() => expect(main().textContent).not.toContain('Some parts are still being loaded'))
  const file = await saveFile('Save as text')
  expect(file.text).toContain('Walter')
  expect(file.name).not.toMatch(/walter|exampleby/i)
})
