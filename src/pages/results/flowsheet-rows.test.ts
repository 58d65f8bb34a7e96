import { expect, it } from 'vitest'
import { readObservation } from '../../clinical/observations/result-reading'
import { english } from '../../i18n/__fixtures__/format'
import { flowsheetOf } from './flowsheet-rows'

const context = { context: { today: '2026-06-01', died: undefined }, now: Date.UTC(2026, 5, 1), format: english }
const read = (id: string, text: string, effectiveDateTime: string | undefined, more: object = {}) =>
  readObservation(
    {
      resourceType: 'Observation',
      id,
      status: 'final',
      code: { text },
      ...('dataAbsentReason' in more ? {} : { valueQuantity: { value: 1, unit: 'mmol/L' } }),
      ...(effectiveDateTime === undefined ? {} : { effectiveDateTime }),
      ...more,
    },
    english,
  )
const readings = [
  read('k3', 'Potassium', '2026-05-01', {
    dataAbsentReason: {
      coding: [{ code: 'error', system: 'http://terminology.hl7.org/CodeSystem/data-absent-reason' }],
    },
  }),
  read('na2', 'Sodium', '2026-04-01'),
  read('na2-early', 'Sodium', '2026-04-01', { status: 'preliminary' }),
  read('k2', 'Potassium', '2026-04-01'),
  read('k1', 'Potassium', '2026-03-01'),
  read('old', 'Calcium', '2025-01-01'),
  read('undated', 'Magnesium', undefined),
]
const report = {
  resourceType: 'DiagnosticReport' as const,
  id: 'panel',
  code: { text: 'Electrolytes' },
  result: [{ reference: 'Observation/na2' }, { reference: 'Observation/k2' }],
}
const sheet = (maxDays: number) => flowsheetOf(readings, [report], maxDays, context)
const idsOf = (tests: ReturnType<typeof sheet>['others']) => tests.map(({ reading }) => reading.observation.id)

it('has the newest days as columns, and tests without a result on them apart', () => {
  const { days, moreDays, groups, others } = sheet(3)
  expect(days).toEqual(['2026-05-01', '2026-04-01', '2026-03-01'])
  expect(moreDays).toBe(1)
  expect(groups.map(({ name, tests }) => [name, idsOf(tests)])).toEqual([['Electrolytes', ['k2', 'na2']]])
  expect(idsOf(others)).toEqual(['old', 'undated'])
})

it('has every test in one of its groups, whatever the number of columns', () => {
  for (const maxDays of [1, 2, 3, 4, 10]) {
    const { groups, others } = sheet(maxDays)
    expect([...groups.flatMap(({ tests }) => idsOf(tests)), ...idsOf(others)].sort(), String(maxDays)).toEqual([
      'k2',
      'na2',
      'old',
      'undated',
    ])
  }
})

it('says of a test that its newest result has no value, and counts early versions that it leaves out', () => {
  const { groups, earlierVersions } = sheet(3)
  const [potassium, sodium] = groups[0]?.tests ?? []
  expect(potassium?.newerWithoutValue?.observation.id).toBe('k3')
  expect(sodium?.readings.map(({ observation }) => observation.id)).toEqual(['na2'])
  expect(earlierVersions).toBe(1)
})
