import { waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import {
  fillIn,
  findInMain,
  inMain,
  isHidden,
  linksTo,
  main,
  rowOf,
  sectionOf,
} from '../../app/__fixtures__/page-content'
import { openPage, renderRoute, startSandboxWith } from '../../app/__fixtures__/render-route'
import { daysAgo } from '../../app/__fixtures__/days-ago'

const result = (id: string, name: string, effectiveDateTime: string | undefined, value: number, more: object = {}) => ({
  resourceType: 'Observation',
  id,
  status: 'final',
  subject: { reference: 'Patient/pia' },
  category: [
    { coding: [{ system: 'http://terminology.hl7.org/CodeSystem/observation-category', code: 'laboratory' }] },
  ],
  code: { text: name },
  effectiveDateTime,
  valueQuantity: { value, unit: 'mmol/L' },
  ...more,
})
const interpretedAs = (code: string) => ({
  interpretation: [
    { coding: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-ObservationInterpretation', code }] },
  ],
})
const sandbox = startSandboxWith([
  { resourceType: 'Patient', id: 'pia', name: [{ given: ['Pia'], family: 'Oddly' }] },
  result('mistake', 'Potassium', daysAgo(1), 9.9, { status: 'entered-in-error' }),
  result('ahead', 'Potassium', '2099-01-01', 8.8),
  result('critical', 'Potassium', daysAgo(3), 6.6, interpretedAs('HH')),
  result('early', 'Base excess', '2024-04-02T08:00:00-04:00', -2.5, { status: 'preliminary' }),
  result('final', 'Base excess', '2024-04-02T08:00:00-04:00', -2.4),
  { resourceType: 'Patient', id: 'dora', name: [{ given: ['Dora'], family: 'Oddly' }], deceasedBoolean: true },
  result('last', 'Potassium', daysAgo(3), 7.1, { ...interpretedAs('HH'), subject: { reference: 'Patient/dora' } }),
  result('sent', 'Lactate', undefined, 3, { issued: '2024-04-01' }),
])

test('one button clears the filters; the default time range is not a filter', async () => {
  await renderRoute('/results', { person: 'pia', sandbox })
  expect(inMain().queryByRole('button', { name: 'Clear filters' })).toBeNull()
  await userEvent.click(await inMain().findByRole('radio', { name: 'Outside the expected range' }))
  await waitFor(() => expect(location.search).not.toBe(''))
  await userEvent.click(await inMain().findByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(location.search).toBe(''))
  await waitFor(() => expect(inMain().queryByRole('button', { name: 'Clear filters' })).toBeNull())
})

test('home readings are one row with a count, so that lab results stay visible', async () => {
  await renderRoute('/results?time=all', { person: 'walter' })
  await waitFor(() =>
    expect(sectionOf('Measured by you or your family').textContent).toMatch(
      /139 over 78 mmHg.*Newest of 100 readings.*See trend \(160 results\)/,
    ),
  )
  const home = sectionOf('Measured by you or your family')
  expect(within(home).getAllByRole('link', { name: /^See trend/ })).toHaveLength(1)
  expect(main().querySelectorAll('a[href^="/record/Observation/walter-home-"]')).toHaveLength(1)
})

test('entered-in-error results are listed separately in every layout, preliminary ones under the final result', async () => {
  await renderRoute('/results?time=all', { person: 'pia', sandbox })
  for (const group of ['date', 'test', 'table']) {
    await openPage(`/results?time=all&group=${group}`)
    await inMain().findByText('Showing 5 of 5 results')
    const excluded = (await inMain().findByText('Cancelled or entered by mistake (1)')).closest('details') ?? main()
    expect(isHidden(within(excluded).getByText('9.9 mmol/L')), group).toBe(true)
    expect(inMain().getAllByText(/9\.9/), group).toHaveLength(1)
  }
  expect(inMain().getByRole('table').textContent).not.toContain('−2.5')
  await openPage('/results?time=all&group=test&order=oldest')
  await waitFor(() => expect(sectionOf(/^Potassium/).textContent).toContain('6.6 mmol/L'))
  expect(sectionOf(/^Potassium/).textContent).not.toContain('8.8')
  await openPage('/results?time=all')
  await userEvent.click(await inMain().findByText('Earlier version (1)'))
  expect(isHidden(await inMain().findByText('−2.5 mmol/L'))).toBe(false)
  expect(main().textContent).toContain('Result sent April 1, 2024')
})

test('an empty list gives the reason and a button to widen the time range or to clear the filters', async () => {
  await renderRoute('/results?time=3m', { person: 'pia', sandbox })
  const search = await inMain().findByRole('searchbox')
  await fillIn(search, 'Lactate')
  await findInMain('Nothing in this time. 1 result outside of it matches.')
  await userEvent.click(inMain().getByRole('button', { name: 'Show all times' }))
  await findInMain('3 mmol/L')
  await fillIn(search, 'xyzzy')
  await findInMain('No results match what you chose.')
  await userEvent.click(inMain().getByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(main().textContent).not.toContain('No results match what you chose.'))
})

test('a critical result has its advice in every view', async () => {
  await renderRoute('/record/Observation/critical', { person: 'pia', sandbox })
  await findInMain('A result like this should be looked at right away.')
  await userEvent.click(inMain().getByRole('radio', { name: 'Clinical details' }))
  await waitFor(() =>
    expect(inMain().getByRole<HTMLInputElement>('radio', { name: 'Clinical details' }).checked).toBe(true),
  )
  expect(main().textContent).toContain('A result like this should be looked at right away.')
})

test('a result of a patient who has died has no advice to call', async () => {
  await renderRoute('/', { person: 'dora', sandbox })
  for (const path of ['/', '/results?time=all', '/record/Observation/last']) {
    await openPage(path)
    await inMain().findAllByText('7.1 mmol/L')
    expect(main().textContent, path).toContain('Far above the expected range')
    expect(main().textContent, path).not.toContain('right away')
  }
})

test('a provider sees results as a table with the previous value', async () => {
  await renderRoute('/results?time=all', { person: 'dr-lee', patient: 'quinn' })
  await waitFor(() => expect(linksTo('/record/Observation/quinn-bone-density-2026')).not.toEqual([]))
  expect(rowOf('/record/Observation/quinn-bone-density-2026').closest('tr')?.textContent).toMatch(
    /−2\.4 T-score.*L ▼.*Low \(marked in the record\).*−1 T-score or higher.*−2\.7 \(\+0\.3\)/,
  )
  // One combined value.
  const pressure = inMain()
    .getAllByRole('row')
    .find((row) => row.textContent.includes('mmHg'))
  expect(pressure?.textContent).toMatch(/\d+\/\d+/)
  expect(pressure?.textContent).not.toContain('Systolic')
})

test('frequent tests come first with counts, and links to other lists show the totals of loaded lists', async () => {
  await renderRoute('/records/DiagnosticReport', { person: 'walter' })
  await findInMain('212 records in this list')
  await openPage('/results')
  const frequentTests = () => [...sectionOf('Tests done most often').querySelectorAll('li')]
  // The counts are complete when all pages of the list are loaded.
  await waitFor(() => expect(frequentTests()[0]?.textContent).toContain('62 results'))
  expect(frequentTests()).toHaveLength(4)
  expect(main().querySelector('nav')?.textContent).toMatch(/Test reports\s*212/)
  await userEvent.click(frequentTests()[0]?.querySelector('a') ?? main())
  await waitFor(() => expect(location.pathname).toMatch(/^\/results\/trend\//))
})

test('options are open on wide screens', async () => {
  await renderRoute('/results', { person: 'ana' })
  expect(isHidden(inMain().getByRole('radio', { name: 'Oldest first' }))).toBe(false)
  await openPage('/records')
  vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList)
  onTestFinished(() => void vi.restoreAllMocks())
  await openPage('/results')
  expect(isHidden(inMain().getByRole('radio', { name: 'Oldest first' }))).toBe(true)
})
