import { waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import {
  findInMain,
  findTitle,
  headings,
  inMain,
  linksTo,
  main,
  sectionOf,
  summaryOf,
  visibleText,
} from '../../../app/__fixtures__/page-content'
import { openPage, renderRoute, setFaults, startSandboxWith } from '../../../app/__fixtures__/render-route'

const tove = { reference: 'Patient/tove' }
const secret = {
  meta: { security: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-Confidentiality', code: 'R' }] },
}
const result = (id: string, elements: object) => ({
  resourceType: 'Observation',
  id,
  status: 'final',
  category: [{ coding: [{ code: 'laboratory' }] }],
  code: { text: `Test ${id}`, coding: [{ system: 'http://loinc.org', code: `${id}-1` }] },
  subject: tove,
  effectiveDateTime: '2026-10-01T09:10:00-05:00',
  valueQuantity: { value: 6, unit: 'mmol/L', system: 'http://unitsofmeasure.org', code: 'mmol/L' },
  ...elements,
})
const flagged = (code: string) => ({ interpretation: [{ coding: [{ code }] }] })
const of = (...ids: readonly string[]) => ({ result: ids.map((id) => ({ reference: `Observation/${id}` })) })
const report = (id: string, elements: object) => ({
  resourceType: 'DiagnosticReport',
  id,
  status: 'final',
  category: [{ coding: [{ system: 'http://terminology.hl7.org/CodeSystem/v2-0074', code: 'LAB' }] }],
  code: { text: 'Blood panel' },
  subject: tove,
  effectiveDateTime: '2026-10-01T09:10:00-05:00',
  performer: [{ display: 'Prøve Laboratory' }],
  ...elements,
})

const sandbox = startSandboxWith([
  { resourceType: 'Patient', id: 'tove', name: [{ given: ['Tove'], family: 'Aspdal' }], birthDate: '1971-05-09' },
  {
    resourceType: 'Encounter',
    id: 'seen',
    status: 'finished',
    class: { code: 'AMB' },
    type: [{ text: 'Kind seen' }],
    subject: tove,
    period: { start: '2026-10-01T09:00:00-05:00', end: '2026-10-01T09:30:00-05:00' },
  },
  result('inside', flagged('N')),
  result('high', flagged('H')),
  // Older than 14 days: the flag without what to do.
  result('critical', flagged('HH')),
  result('member', flagged('L')),
  result('panel', { valueQuantity: undefined, hasMember: [{ reference: 'Observation/member' }] }),
  result('wrong', { status: 'entered-in-error' }),
  result('hidden', secret),
  report('panel-report', of('inside', 'high', 'panel')),
  report('critical-report', { ...of('inside', 'critical'), conclusion: 'Far too high.' }),
  report('gaps', { ...of('inside', 'gone', 'high'), result: [...of('inside', 'gone').result, { display: 'Smear' }] }),
  report('with-mistake', of('inside', 'wrong')),
  report('with-private', of('inside', 'hidden')),
  report('contained', {
    contained: [result('in', { ...flagged('HH'), id: 'in', code: { text: 'Potassium inside' } })],
    result: [{ reference: '#in' }],
  }),
  report('text', {
    encounter: { reference: 'Encounter/seen' },
    conclusion: 'PMH of HTN.\nNo effusion.',
    presentedForm: [{ contentType: 'text/plain', data: btoa('Heart of usual size.'), title: 'In words' }],
    conclusionCode: [{ text: 'Coded finding' }],
  }),
  report('empty', {}),
  ...(
    [
      ['registered', 'registered'],
      ['early', 'preliminary'],
      ['part', 'partial'],
      ['changed', 'amended'],
      ['corrected', 'corrected'],
      ['added', 'appended'],
      ['off', 'cancelled'],
      ['unknown', 'unknown'],
      ['mistake', 'entered-in-error'],
    ] as const
  ).map(([id, status]) => report(id, { status, ...of('high'), conclusion: 'In words.' })),
  report('odd', { modifierExtension: [{ url: 'http://example.org/unknown', valueBoolean: true }], ...of('high') }),
  report('covered', secret),
])
const open = (id: string) => renderRoute(`/record/DiagnosticReport/${id}`, { person: 'tove', sandbox })

test('a report opens with its results counted, then has them as rows, those outside their range first', async () => {
  await open('panel-report')
  await findTitle('Blood panel')
  await findInMain('3 lab results, 2 outside the lab’s range.')
  expect(visibleText()).toContain('Prøve Laboratory, October 1, 2026')
  await waitFor(() => expect(headings(2)).toContain('Test results 2 outside'))
  const rows = [...sectionOf('Test results 2 outside').querySelectorAll('[data-row]')]
  // The members of a panel are results; the panel itself says nothing.
  expect(rows.map(({ textContent }) => textContent).join()).toMatch(
    /Test (?:high|member).*Test (?:high|member).*Test inside/s,
  )
  for (const row of rows) expect(row.querySelectorAll('a, button')).toHaveLength(1)
  await waitFor(() => expect(sectionOf('Goes with').textContent).toContain('Kind seen'))
  expect(visibleText()).toContain('The visit is matched by date')
  expect(visibleText()).toContain('The lab sets the range')
  expect(main().querySelectorAll('[data-about-page]')).toHaveLength(1)
  const details = summaryOf('All details of this report').closest('details')
  expect(details?.open).toBe(false)
  expect(details?.querySelectorAll('table caption')[0]?.textContent).toBe('Results in this report')
})

test.each([
  ['registered', /Marked as not yet done|no results yet|may change/i],
  ['early', 'Early results, may change'],
  ['part', 'Part of the results, may change'],
  ['changed', 'Changed after it was final'],
  ['corrected', 'Corrected after it was final'],
  ['added', 'New details added after it was final'],
  ['off', 'Cancelled'],
  ['unknown', /does not say|not known|unknown/i],
  ['mistake', 'This was entered by mistake. Do not rely on it.'],
  ['odd', 'There is more to this, and it may change what it means'],
])('what the record says against a report stands above its content: %s', async (id, words) => {
  await open(id)
  await waitFor(() => expect(visibleText()).toMatch(words))
  await waitFor(() => expect(headings(2)).toContainEqual(expect.stringMatching(/^Test results/)))
  const text = visibleText()
  expect(text.search(words)).toBeLessThan(text.indexOf('Test results'))
  if (id === 'mistake' || id === 'off') expect(text).not.toMatch(/lab results?,/)
})

test('a critical result has a red notice before everything else, also where the report contains it', async () => {
  await open('critical-report')
  await findInMain('2 lab results, 1 outside the lab’s range.')
  const text = visibleText()
  expect(text.search(/Test critical: \S/)).toBeGreaterThan(-1)
  expect(text.search(/Test critical: \S/)).toBeLessThan(text.indexOf('2 lab results'))
  // The advice is for results of the last two weeks.
  expect(text).not.toContain('looked at right away')
  await openPage('/record/DiagnosticReport/contained')
  await findInMain('1 lab result, 1 outside the lab’s range.')
  expect(visibleText()).toMatch(/Potassium inside: \S.*1 lab result/s)
  expect(sectionOf('Other results in this report').textContent).toMatch(/Potassium inside.*6 mmol\/L/)
})

test('a report whose results are not all here does not count them, and names each with the reason', async () => {
  await open('gaps')
  await waitFor(() =>
    expect(sectionOf('Other results in this report').textContent).toContain('We can’t find this record'),
  )
  expect(sectionOf('Other results in this report').textContent).toMatch(/Smear.*Only the name is given here/)
  expect(visibleText()).toContain('This report lists 3 results.')
  await openPage('/record/DiagnosticReport/with-mistake')
  await findInMain('This report lists 2 results.')
  await openPage('/record/DiagnosticReport/with-private')
  await findInMain('This report lists 2 results.')
  expect(visibleText()).toMatch(/Private/)
  expect(main().textContent).not.toContain('Test hidden')
})

test('the conclusion is whole and explained, then come the text and the coded conclusion', async () => {
  await open('text')
  await findInMain('Heart of usual size.')
  expect(headings(2)[0]).toBe('Conclusion')
  expect(sectionOf('Conclusion').querySelector('pre')?.textContent).toBe('PMH of HTN.\nNo effusion.')
  await userEvent.click(await inMain().findByRole('button', { name: 'HTN' }))
  expect(sectionOf('Conclusion').textContent).toMatch(/high blood pressure/i)
  // Nothing negated is explained.
  expect(inMain().queryByRole('button', { name: 'effusion' })).toBeNull()
  expect(visibleText()).toContain('Coded finding')
  await waitFor(() => expect(linksTo('/record/Encounter/seen')).not.toHaveLength(0))
  expect(visibleText()).not.toContain('matched by date')
  await openPage('/record/DiagnosticReport/empty')
  await findInMain('This report has no results and no text.')
})

test('a private report stays covered', async () => {
  await open('covered')
  await findTitle('Private record')
  expect(main().textContent).not.toContain('Blood panel')
})

test('results that fail to load are not counted and say so', async () => {
  await setFaults({ kind: '500', type: 'Observation' })
  await renderRoute('/record/DiagnosticReport/walter-visit-60-hba1c-report', { person: 'walter' })
  await findInMain('This report lists 1 result.')
  await waitFor(() => expect(sectionOf('Other results in this report').textContent).toMatch(/could not|can’t|failed/i))
})

test('a Spanish reader has the page in Spanish', async () => {
  await renderRoute('/record/DiagnosticReport/nils-chest-report', { person: 'nils', language: 'es' })
  await findInMain('El informe completo está abajo.')
  expect(summaryOf('Todos los detalles de este informe')).toBeDefined()
})

test('care staff have the record, not the story', async () => {
  await renderRoute('/record/DiagnosticReport/walter-chest-report', { person: 'dr-lee', patient: 'walter' })
  await findInMain('Pneumonia of the lower right lung.')
  expect(main().textContent).not.toMatch(/All details of this report|About this page/)
})
