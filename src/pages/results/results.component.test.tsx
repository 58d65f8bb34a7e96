import { waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import {
  fillIn,
  findInMain,
  headings,
  inMain,
  isHidden,
  linksTo,
  main,
  rowOf,
  sectionOf,
  summaryOf,
  visibleText,
} from '../../app/__fixtures__/page-content'
import { openPage, renderRoute, setFaults, startSandboxWith } from '../../app/__fixtures__/render-route'
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

test('one button clears the filters and keeps the layout', async () => {
  await renderRoute('/results?by=date', { person: 'pia', sandbox })
  expect(inMain().queryByRole('button', { name: 'Clear filters' })).toBeNull()
  await userEvent.click(await inMain().findByRole('radio', { name: 'Outside the expected range' }))
  await waitFor(() => expect(location.search).toBe('?by=date&show=outside'))
  await userEvent.click(await inMain().findByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(location.search).toBe('?by=date'))
  await waitFor(() => expect(inMain().queryByRole('button', { name: 'Clear filters' })).toBeNull())
})

test('home readings are one line with a count, so that lab results stay visible', async () => {
  await renderRoute('/results', { person: 'walter' })
  await waitFor(() => expect(sectionOf('Vital signs').textContent).toContain('At home · 100 readings'))
  // Folded, with the newest reading as its only row.
  const home = sectionOf('Vital signs').querySelector('h3 + ul')
  expect(home?.querySelectorAll('li')).toHaveLength(1)
  expect(visibleText()).not.toContain('139/78')
  expect(home?.textContent).toMatch(/September 21.*139\/78 mmHg/)
  await openPage('/results?by=date')
  await waitFor(() => expect(sectionOf('At home · 100 readings').textContent).toContain('139/78 mmHg'))
})

test('results entered by mistake are folded at the end in every layout, early ones below their final result', async () => {
  await renderRoute('/results', { person: 'pia', sandbox })
  for (const layout of ['date', 'test', 'table']) {
    await openPage(`/results?by=${layout}`)
    const excluded = (await inMain().findByText('Cancelled or entered by mistake (1)')).closest('details') ?? main()
    expect(isHidden(within(excluded).getByText('9.9')), layout).toBe(true)
    expect(inMain().getAllByText(/9\.9/), layout).toHaveLength(1)
    expect(excluded.textContent, layout).toContain('Entered by mistake')
    // On paper they are only counted.
    expect(excluded.closest('.no-print'), layout).not.toBeNull()
    const omitted = inMain().getByText('1 record that was cancelled or entered by mistake is not in here.')
    expect(omitted.className, layout).toBe('print-only')
  }
  expect(inMain().getByRole('table').textContent).not.toContain('−2.5')
  await openPage('/results?by=test&order=oldest')
  expect(rowOf('/results/trend/ahead').textContent).toMatch(/Far above the expected range.*6\.6 mmol\/L/)
  expect(main().textContent).not.toContain('8.8')
  await openPage('/results?by=date')
  await userEvent.click(await inMain().findByText('Earlier version (1)'))
  expect(visibleText()).toContain('−2.5')
  expect(main().textContent).toContain('Result sent Apr 1, 2024')
})

test('a critical result is never folded, comes first, and has its advice', async () => {
  await renderRoute('/results', { person: 'pia', sandbox })
  for (const path of ['/results', '/results?by=date']) {
    await openPage(path)
    await findInMain('A result like this should be looked at right away.')
    expect(visibleText(), path).toMatch(/Far above the expected range.*6\.6/)
  }
  expect(main().textContent.match(/should be looked at right away/g)).toHaveLength(1)
  await openPage('/results')
  expect(headings(2)[0]).toMatch(/Potassium|Salts|Tests|Other tests/)
})

test('an empty list gives the reason and a button to widen the time range or to clear the filters', async () => {
  await renderRoute('/results?time=3m', { person: 'pia', sandbox })
  const search = await inMain().findByRole('searchbox')
  await fillIn(search, 'Lactate')
  await findInMain('Nothing in this time. 1 result outside of it matches.')
  await userEvent.click(inMain().getByRole('button', { name: 'Show all times' }))
  await findInMain(/Lactate.*3 mmol\/L/)
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
  await findInMain('About this page')
  expect(main().textContent).not.toContain('right away')
  for (const path of ['/results?time=all', '/record/Observation/last']) {
    await openPage(path)
    await findInMain(/7\.1\s*mmol\/L/)
    expect(main().textContent, path).toContain('Far above the expected range')
    expect(main().textContent, path).not.toContain('right away')
    expect(main().textContent, path).not.toContain('Results may be here before')
  }
})

test('a provider sees results as a table with the previous value', async () => {
  await renderRoute('/results?by=date&time=all', { person: 'dr-lee', patient: 'quinn' })
  await waitFor(() => expect(linksTo('/record/Observation/quinn-bone-density-2026')).not.toEqual([]))
  expect(rowOf('/record/Observation/quinn-bone-density-2026').closest('tr')?.textContent).toMatch(
    /−2\.4 T-score.*L ▼.*Low \(from the record\).*−1 T-score or higher.*−2\.7 \(\+0\.3\)/,
  )
  // One combined value.
  const pressure = inMain()
    .getAllByRole('row')
    .find((row) => row.textContent.includes('mmHg'))
  expect(pressure?.textContent).toMatch(/\d+\/\d+/)
  expect(pressure?.textContent).not.toContain('Systolic')
})

test('the first sentence counts the tests whose newest result is outside its range', async () => {
  await renderRoute('/results', { person: 'walter' })
  // The counts are complete when all pages of the list are loaded.
  await findInMain('7 of your 28 tests were outside the lab’s range the last time they were done.')
  await waitFor(() => expect(sectionOf(/^Kidneys/).textContent).toContain('early, October 28'))
  const kidneys = sectionOf(/^Kidneys/)
  expect(kidneys.querySelector('h2')?.textContent).toBe('Kidneys 4 outside')
  expect(kidneys.textContent).toMatch(/Protein in urine.*Above the range.*early, October 28/)
  expect(sectionOf(/^Cholesterol and fats/).textContent).toContain(
    '3 inside the range: HDL cholesterol, LDL cholesterol, Total cholesterol',
  )
  expect(summaryOf('Blood cells').textContent).toBe('Blood cellsAll 6 inside the range · July 22')
  await waitFor(() =>
    expect(summaryOf('Not done since 2022 or before').textContent).toContain('1 inside the range · 5 others'),
  )
  expect(main().querySelectorAll('[data-about-page]')).toHaveLength(1)
  // The row is one link, which opens the page of the test.
  const row = rowOf(linkOf(kidneys, /^eGFR/).pathname, kidneys)
  expect(row.querySelectorAll('a, button, summary')).toHaveLength(1)
  await userEvent.click(linkOf(kidneys, /^eGFR/))
  await waitFor(() => expect(location.pathname).toMatch(/^\/results\/trend\//))
})

const linkOf = (section: HTMLElement, name: RegExp): HTMLAnchorElement => {
  const found = [...section.querySelectorAll('a')].find(({ textContent }) => name.test(textContent))
  if (!found) throw new Error(`There is no link ${String(name)}`)
  return found
}

test('links to other lists show the totals of loaded lists', async () => {
  await renderRoute('/records/DiagnosticReport', { person: 'walter' })
  await findInMain('212 records in this list')
  await openPage('/results')
  expect(main().querySelector('nav')?.textContent).toMatch(/Test reports\s*212/)
})

test('by date, the newest days are open and the others one line each', async () => {
  await renderRoute('/results?by=date', { person: 'walter' })
  await findInMain('Show 64 more days')
  expect(sectionOf(/^October 28/).textContent).toMatch(/Protein in urine.*Above the range.*Early result, may change/)
  expect(visibleText()).toContain('The sample could not be measured')
  expect(summaryOf('April 22').textContent).toBe('April 226 outside · 14 inside the range · 6 others')
  expect(summaryOf('February 12, 2025').textContent).toContain('Creatinine in blood: Changed after it was final')
  expect(summaryOf('3 reports').closest('section')?.textContent).toMatch(/^July 22/)
  await userEvent.click(inMain().getByRole('button', { name: 'Show 64 more days' }))
  await findInMain('Show 44 more days')
})

test('a search and a filter show all of their rows unfolded', async () => {
  await renderRoute('/results', { person: 'walter' })
  await findInMain('7 of your 28 tests')
  await fillIn(inMain().getByRole('searchbox', { name: 'Find a test' }), 'sodium')
  await findInMain('Showing 1 of')
  expect(visibleText()).toMatch(/Sodium.*July 22/)
  await userEvent.click(inMain().getByRole('button', { name: 'Clear filters' }))
  await openPage('/results?show=outside')
  await findInMain(/Showing 7 of \d+ newest results/)
  expect(main().querySelectorAll('a[href^="/results/trend/"]')).toHaveLength(7)
})

test('a list that was cut off says that the count is not of all tests', async () => {
  await setFaults({ kind: '404', type: 'Observation', after: 1 })
  await renderRoute('/results', { person: 'walter' })
  await findInMain(/of the \d+ tests loaded here (?:was|were) outside .* Some results are missing\./)
})

test('reports that did not load are said', async () => {
  await setFaults({ kind: '500', type: 'DiagnosticReport' })
  await renderRoute('/results', { person: 'walter' })
  await findInMain('The test reports did not load, so they are missing here.')
})

test('a proxy reads whose tests are counted', async () => {
  const user = { type: 'Person', id: 'helper', patientIds: [] } as const
  await renderRoute('/results', { person: 'pia', sandbox, user })
  await findInMain('1 of this person’s 3 tests was outside the lab’s range the last time it was done.')
  expect(main().textContent).toContain('Results may be here before the care team has looked at them.')
})

test('options are folded unless one is set, and the table is one of them', async () => {
  await renderRoute('/results', { person: 'ana' })
  expect(isHidden(inMain().getByRole('radio', { name: '5 years' }))).toBe(true)
  await openPage('/records')
  await openPage('/results?time=5y')
  expect(isHidden(inMain().getByRole('radio', { name: '5 years' }))).toBe(false)
  await userEvent.click(inMain().getByRole('button', { name: 'Table of tests and dates' }))
  await inMain().findByRole('table')
  expect(location.search).toBe('?time=5y&by=table')
})

test('the options for providers are open only where one is set', async () => {
  await renderRoute('/results', { person: 'dr-lee', patient: 'ana' })
  expect(isHidden(inMain().getByRole('radio', { name: '5 years' }))).toBe(true)
  await openPage('/records')
  await openPage('/results?by=date')
  expect(isHidden(inMain().getByRole('radio', { name: 'Oldest first' }))).toBe(false)
})

test('a provider gets one table of tests and days, with short names, flags and what has no value', async () => {
  await renderRoute('/results', { person: 'dr-lee', patient: 'walter' })
  const table = await inMain().findByRole('table', { name: 'Tests by date' })
  const row = (name: string) =>
    [...table.querySelectorAll('tbody tr')].find(
      (each) => each.querySelector('th[scope="row"]')?.textContent.trim() === name,
    )
  const cells = (name: string) =>
    [...(row(name)?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent.trim())
  await waitFor(() =>
    expect([...table.querySelectorAll('thead th')].slice(2, 7).map(({ textContent }) => textContent)).toEqual([
      '28 Oct 2026',
      '03 Sept 2026',
      '22 Jul 2026',
      '22 Apr 2026',
      '21 Jan 2026',
    ]),
  )
  expect(cells('eGFR').slice(1, 6)).toEqual([
    '',
    '',
    ...[47, 46, 47].map((value) => expect.stringMatching(`^${value} L`)),
  ])
  expect(cells('ACR (urine)')[1]).toMatch(/^48 H.*Preliminary$/)
  const [newest, , noValue] = cells('Potassium')
  expect(newest).toMatch(/^4\.3 N.*without a value.*03 Sept 2026$/)
  expect(noValue).toMatch(/^No value/)
  expect(cells('Creatinine').slice(-3, -1)).toEqual([
    expect.stringMatching(/^0\.6–1\.3.*0\.6 to 1\.3 mg\/dL$/),
    'mg/dL',
  ])
  for (const each of table.querySelectorAll('[data-row]')) expect(each.querySelectorAll('a, button')).toHaveLength(1)
  // A test with results on other days only has a row too.
  await openPage('/results?time=all')
  await waitFor(() => expect(row('INR')?.textContent).toMatch(/2\.5.*2022/))
})
