import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { findInMain, linksTo, main } from '../../app/__fixtures__/page-content'
import { openPage, renderRoute, setFaults, startSandboxWith } from '../../app/__fixtures__/render-route'

const LAB = [{ coding: [{ system: 'http://terminology.hl7.org/CodeSystem/observation-category', code: 'laboratory' }] }]
const VITAL_SIGN = {
  referenceRange: [],
  category: [{ coding: [{ ...LAB[0]?.coding[0], code: 'vital-signs' }] }],
}
const codeOf = (loinc: string, text: string) => ({ text, coding: [{ system: 'http://loinc.org', code: loinc }] })
const flag = (code: string) => ({ interpretation: [{ coding: [{ code }] }] })

/** Results of one test of a person, with ids from the prefix and their position; newest first. */
const results = (
  patient: string,
  prefix: string,
  loinc: string,
  sent: readonly (readonly [day: string, value: number | undefined, more?: object])[],
) =>
  sent.map(([day, value, more], index) => ({
    resourceType: 'Observation',
    id: `${prefix}${String(index)}`,
    status: 'final',
    category: LAB,
    code: codeOf(loinc, prefix),
    subject: { reference: `Patient/${patient}` },
    effectiveDateTime: day,
    ...(value === undefined
      ? {}
      : { valueQuantity: { value, unit: 'mmol/L' }, referenceRange: [{ high: { value: 5, unit: 'mmol/L' } }] }),
    ...more,
  }))
const person = (id: string, more: object = {}) => ({
  resourceType: 'Patient',
  id,
  name: [{ given: [id], family: 'Aspdal' }],
  birthDate: '1971-05-09',
  ...more,
})
const months = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const month = 2026 * 12 + 9 - index
    return [
      `${String(Math.floor(month / 12))}-${String((month % 12) + 1).padStart(2, '0')}-03`,
      4 + (index % 3) / 10,
    ] as const
  })

const sandbox = startSandboxWith([
  person('tove'),
  ...results('tove', 'many', '2345-7', months(62)),
  ...results('tove', 'critical', '2823-3', [
    ['2026-11-20', 7.9, flag('HH')],
    ['2026-10-01', 4.1, flag('N')],
  ]),
  ...results('tove', 'early', '2951-2', [
    ['2026-11-20', 139, { status: 'preliminary' }],
    ['2026-10-01', 4.1, { status: 'amended' }],
  ]),
  ...results('tove', 'left', '1742-6', [
    ['2026-10-01', 4.1],
    ['2026-09-01', 4.2, { status: 'cancelled' }],
    ['2026-08-01', 99, { status: 'entered-in-error' }],
    ['2027-08-01', 4.3],
  ]),
  ...results('tove', 'modified', '718-7', [
    ['2026-10-01', 4.1, { modifierExtension: [{ url: 'http://example.org/unknown', valueBoolean: true }] }],
  ]),
  ...results('tove', 'plain', '1751-7', [
    ['2026-10-01', 4.1, VITAL_SIGN],
    ['2025-10-01', 4.2, VITAL_SIGN],
  ]),
  ...results('tove', 'linked', '3016-3', [['2026-10-01', 6.1, { encounter: { reference: 'Encounter/visit' } }]]),
  {
    resourceType: 'Condition',
    id: 'thyroid',
    clinicalStatus: { coding: [{ code: 'active' }] },
    verificationStatus: { coding: [{ code: 'confirmed' }] },
    code: { text: 'Slow thyroid' },
    subject: { reference: 'Patient/tove' },
    evidence: [{ detail: [{ reference: 'Observation/linked0' }] }],
  },
  {
    resourceType: 'Goal',
    id: 'goal',
    lifecycleStatus: 'active',
    description: { text: 'Thyroid number below 4' },
    subject: { reference: 'Patient/tove' },
    target: [{ measure: codeOf('3016-3', 'TSH'), detailQuantity: { value: 4, comparator: '<', unit: 'mmol/L' } }],
  },
  {
    resourceType: 'Encounter',
    id: 'visit',
    status: 'finished',
    class: { code: 'AMB' },
    type: [{ text: 'Thyroid visit' }],
    subject: { reference: 'Patient/tove' },
    period: { start: '2026-10-01' },
  },
  person('rosa', { deceasedDateTime: '2026-11-22' }),
  ...results('rosa', 'late', '2823-3', [['2026-11-20', 7.9, flag('HH')]]),
])
const open = (id: string, who = 'tove') => renderRoute(`/results/trend/${id}`, { person: who, sandbox })
const region = (name: string | RegExp) => screen.findByRole('region', { name })
const rows = () => [...main().querySelectorAll('tbody tr')]

test('ten results stand in the table at first, fifty more on request with the focus on the first of them', async () => {
  await open('many0')
  const table = await region(/^Results/)
  expect(rows()).toHaveLength(10)
  // On paper all of them, which are rendered for it only: there may be thousands.
  const printed = () => table.querySelectorAll('.print-only li')
  expect(printed()).toHaveLength(0)
  dispatchEvent(new Event('beforeprint'))
  expect(printed()).toHaveLength(52)
  dispatchEvent(new Event('afterprint'))
  await waitFor(() => expect(printed()).toHaveLength(0))
  await userEvent.click(within(table).getByRole('button', { name: 'Show the 50 before' }))
  expect(rows()).toHaveLength(60)
  expect(document.activeElement?.closest('tr')).toBe(rows()[10])
  await userEvent.click(within(table).getByRole('button', { name: 'Show the 2 before' }))
  expect(rows()).toHaveLength(62)
  expect(within(table).queryByRole('button')).toBeNull()
})

test('without a range or a remark the table has no column for them', async () => {
  await open('plain0')
  await region(/^Results/)
  expect(rows().map(({ textContent }) => textContent)).toEqual(['October 14.1', 'Oct 1, 20254.2'])
  expect(within(main()).getAllByRole('columnheader')).toHaveLength(2)
  await openPage('/results/trend/many0')
  await waitFor(() => expect(within(main()).getAllByRole('columnheader')).toHaveLength(3))
})

test('each row is one stop and has a date, a number and at most words about it', async () => {
  await open('many0')
  await region(/^Results/)
  for (const row of rows()) {
    expect(row.querySelectorAll('a, button, summary')).toHaveLength(1)
    expect(row.textContent).not.toMatch(
      /In the record|What is this|marked by|See trend|Expected range|\bago\b|[ap]\.m\./,
    )
  }
})

test('there is one “About this page”, at the end, of at most 60 words', async () => {
  await open('many0')
  await region('About this page')
  const about = main().querySelectorAll('[data-about-page]')
  expect(about).toHaveLength(1)
  expect(about[0]?.querySelector('p')?.textContent.split(/\s+/).length).toBeLessThanOrEqual(60)
  expect(about[0]?.textContent).toContain('This app compared 62 of these with their range.')
})

test('a critical result has a notice with what to do', async () => {
  await open('critical0')
  const newest = await region('Newest result')
  expect(newest.textContent).toMatch(
    /^Newest result.*Far above the expected range.*should be looked at right away.*7\.9 mmol\/L/s,
  )
  expect(newest.textContent).toContain('7.9 on November 20, far above the lab’s range (5 or lower).')
  expect(rows()[0]?.textContent).toContain('Far above the expected range')
})

test('after death there is no advice about a critical result, and no care team to ask', async () => {
  await open('late0', 'rosa')
  const newest = await region('Newest result')
  expect(newest.textContent).toContain('Far above the expected range')
  expect(main().textContent).not.toMatch(/right away|care team/)
})

test('a result that is not final, and one that was changed, say so', async () => {
  await open('early0')
  const newest = await region('Newest result')
  expect(newest.textContent).toContain('Early result, may change.')
  expect(rows()[0]?.textContent).toContain('Early result, may change')
  expect(rows()[1]?.textContent).toContain('Changed')
})

test('cancelled results, mistakes and dates ahead stay in the table with the reason, and out of the sentences', async () => {
  await open('left0')
  const newest = await region('Newest result')
  expect(newest.textContent).toContain('4.1 on October 1.')
  expect(newest.textContent).not.toMatch(/99|4\.2|4\.3/)
  await findInMain('Results that were entered by mistake or cancelled are in the table, not in the chart.')
  await findInMain('Results with a date that lies ahead are in the table, not in the chart.')
  const texts = rows().map(({ textContent }) => textContent)
  expect(texts.some((text) => /^September 1(?!,).*[Cc]ancelled/.test(text))).toBe(true)
  expect(texts.some((text) => /^August 1(?!,).*[Mm]istake/.test(text))).toBe(true)
})

test('what contradicts the newest result stands beside it', async () => {
  await open('modified0')
  const newest = await region('Newest result')
  expect(newest.textContent).toContain('There is more to this, and it may change what it means')
  expect(rows()[0]?.textContent).toContain('There is more to this, and it may change what it means')
})

test('the conditions and goals that name the test, and its visit, go with it', async () => {
  await open('linked0')
  const card = await region('Goes with')
  await within(card).findByRole('link', { name: 'Thyroid visit' })
  expect(
    within(card)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Slow thyroid', 'Thyroid number below 4', 'Thyroid visit'])
  expect((await region('Newest result')).textContent).toContain('Your goal: below 4 mmol/L.')
  expect(linksTo('/record/Observation/linked0').map(({ textContent }) => textContent)).toContain(
    'All details of this result',
  )
  await openPage('/results/trend/many0')
  await region(/^Results/)
  expect(screen.queryByRole('region', { name: 'Goes with' })).toBeNull()
})

test('its report has the same name as on its own page', async () => {
  await renderRoute('/results/trend/walter-visit-60-egfr', { person: 'walter' })
  await within(main()).findByRole('link', { name: 'Report: Body chemistry tests (BMP)' })
})

test('goals or conditions that could not be loaded are named', async () => {
  await setFaults({ kind: '500', type: 'Goal' })
  await renderRoute('/results/trend/walter-hba1c-2010', { person: 'walter' })
  await findInMain('Health conditions, goals or visits that go with this test may be missing here.')
})

test('while results are missing, none is called the newest or compared with others', async () => {
  await setFaults({ kind: 'next-loop', type: 'Observation' })
  await renderRoute('/results/trend/walter-visit-60-egfr', { person: 'walter' })
  const newest = await region('Result')
  await findInMain(/may be missing\. We could not load all of them/)
  expect(newest.textContent).not.toMatch(/five years earlier|in every result/)
})
