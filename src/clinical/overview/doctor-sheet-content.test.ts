import { describe, expect, it } from 'vitest'
import { doctorSheetContent } from './doctor-sheet-content'
import { groupResultsByReport } from '../observations/results-by-report'
import type { RecordType } from '../../contract'
import { isOfType, type Resource, type ResourceOf } from '../../fhir/resource'
import { english } from '../../i18n/__fixtures__/format'

const at = { today: '2026-12-01', died: undefined }
const NOW = Date.parse('2026-12-01T12:00:00Z')
const lab = [{ coding: [{ code: 'laboratory' }] }]

const result = (id: string, code: string, day: string, rest: object = {}): ResourceOf<'Observation'> => ({
  resourceType: 'Observation',
  id,
  status: 'final',
  category: lab,
  code: { coding: [{ system: 'http://loinc.org', code }], text: code },
  effectiveDateTime: day,
  valueQuantity: { value: 5, unit: 'mg' },
  ...rest,
})
const high = { interpretation: [{ coding: [{ code: 'H' }] }] }
const farHigh = { interpretation: [{ coding: [{ code: 'HH' }] }] }
const order = (id: string, text: string, rest: object = {}): ResourceOf<'MedicationRequest'> => ({
  resourceType: 'MedicationRequest',
  id,
  status: 'active',
  intent: 'order',
  medicationCodeableConcept: { text },
  ...rest,
})
const condition = (id: string, code: string, clinical: string, rest: object = {}): ResourceOf<'Condition'> => ({
  resourceType: 'Condition',
  id,
  code: { coding: [{ system: 'http://snomed.info/sct', code }], text: code },
  clinicalStatus: { coding: [{ code: clinical }] },
  verificationStatus: { coding: [{ code: 'confirmed' }] },
  ...rest,
})

function read(records: readonly Resource[]) {
  return doctorSheetContent(
    <T extends RecordType>(type: T) => records.filter((record) => isOfType(record, type)),
    [],
    at,
    NOW,
    english,
  )
}
const ids = (entries: readonly { readonly record: Resource }[]) => entries.map(({ record }) => record.id)

it('counts the answers that the sheet leaves out', () => {
  const smoking = result('smoking', '72166-2', '2026-01-01', {
    category: [{ coding: [{ code: 'social-history' }] }],
    valueQuantity: undefined,
    valueString: 'Never smoked',
  })
  const found = read([smoking, { ...smoking, id: 'earlier' }, result('lab', 'a', '2026-01-01')])
  expect([found.answers, found.results.length]).toEqual([2, 1])
})

describe('results on the sheet', () => {
  it('are the newest of each test: far outside the range first, then outside, then by date', () => {
    const found = read([
      result('ok-new', 'a', '2026-11-20'),
      result('high', 'b', '2026-10-01', high),
      result('high-old', 'b', '2025-10-01', farHigh),
      result('far', 'c', '2024-01-01', farHigh),
      result('ok-old', 'd', '2023-01-01'),
    ])
    expect(found.results.map(({ reading }) => reading.observation.id)).toEqual(['far', 'high', 'ok-new', 'ok-old'])
    expect(found.olderResults).toBe(1)
  })

  it('include the last value when the newest result has none', () => {
    const withoutValue = (id: string, code: string, day: string): ResourceOf<'Observation'> => ({
      resourceType: 'Observation',
      id,
      status: 'final',
      category: lab,
      code: { coding: [{ system: 'http://loinc.org', code }] },
      effectiveDateTime: day,
      dataAbsentReason: { coding: [{ code: 'error' }] },
    })
    const found = read([
      withoutValue('error', 'k', '2026-11-20'),
      result('ok', 'k', '2026-10-01', high),
      result('older', 'k', '2025-10-01'),
      result('new', 'a', '2026-11-25'),
      withoutValue('none', 'n', '2026-11-01'),
    ])
    expect(
      found.results.map(({ reading, newerWithoutValue }) => [
        reading.observation.id,
        newerWithoutValue?.observation.id,
      ]),
    ).toEqual([
      ['ok', 'error'],
      ['new', undefined],
      ['none', undefined],
    ])
    expect(found.olderResults).toBe(1)
  })

  it('include the newest value of every vital sign, including body mass index, in reading order', () => {
    const vital = (code: string, day: string) =>
      result(`${code}-${day}`, code, day, { category: [{ coding: [{ code: 'vital-signs' }] }] })
    const codes = [
      '39156-5',
      '8302-2',
      '8310-5',
      '8480-6',
      '9279-1',
      '59408-5',
      '9843-4',
      '8867-4',
      '29463-7',
      '85354-9',
    ]
    const found = read([...codes.map((code) => vital(code, '2026-11-01')), vital('39156-5', '2025-11-01')])
    expect(found.vitals.map(({ reading }) => reading.observation.id)).toEqual(
      ['85354-9', '29463-7', '8867-4', ...codes.slice(0, 7)].map((code) => `${code}-2026-11-01`),
    )
    expect(found.olderResults).toBe(1)
  })

  it('exclude cancelled and future results', () => {
    expect(
      read([result('ahead', 'a', '2027-01-01'), result('gone', 'b', '2026-01-01', { status: 'cancelled' })]).results,
    ).toEqual([])
  })

  it('are grouped by the report with the most results, with results in no report last', () => {
    const { results } = read([
      result('alone', 'x', '2026-11-22'),
      result('na', 'a', '2026-11-20'),
      result('k', 'b', '2026-11-20'),
    ])
    const report = (id: string, name: string, of: readonly string[]): ResourceOf<'DiagnosticReport'> => ({
      resourceType: 'DiagnosticReport',
      id,
      code: { text: name },
      result: of.map((each) => ({ reference: `Observation/${each}` })),
    })
    const groups = groupResultsByReport(
      results,
      [report('1', 'Sodium alone', ['na']), report('2', 'Kidney panel', ['na', 'k'])],
      english,
    )
    expect(
      groups.map(({ name, results: grouped }) => [name, grouped.map(({ reading }) => reading.observation.id)]),
    ).toEqual([
      ['Kidney panel', ['na', 'k']],
      [undefined, ['alone']],
    ])
  })
})

describe('medicines on the sheet', () => {
  it('are those that may be taken; do-not-take orders are separate, ended ones are counted', () => {
    const found = read([
      order('now', 'A'),
      order('paused', 'B', { status: 'on-hold' }),
      order('not', 'C', { doNotPerform: true }),
      order('past', 'D', { status: 'completed' }),
      order('idea', 'E', { intent: 'proposal' }),
      order('draft', 'F', { status: 'draft' }),
    ])
    expect(ids(found.notToTake.entries)).toEqual(['not'])
    expect(ids(found.medicines.entries)).toEqual(['now', 'paused'])
    expect(found.medicines.omitted).toBe(3)
  })

  it('have remarks for a contradicting order, an expired prescription, an old entry and a recalled fill', () => {
    const fill: ResourceOf<'MedicationDispense'> = {
      resourceType: 'MedicationDispense',
      id: 'f',
      status: 'completed',
      authorizingPrescription: [{ reference: 'MedicationRequest/b' }],
      note: [{ text: 'Recalled by the maker' }],
    }
    const found = read([
      order('a', 'Aspirin'),
      order('not', 'aspirin', { doNotPerform: true }),
      order('b', 'B', { dispenseRequest: { validityPeriod: { end: '2026-01-01' } } }),
      order('old', 'C', { authoredOn: '1985-03-01' }),
      fill,
    ])
    expect(found.medicines.entries.map(({ remarks }) => remarks)).toEqual([
      [{ kind: 'alsoDoNotTake' }],
      [{ kind: 'outOfDate' }, { kind: 'recalled', text: 'Recalled by the maker' }],
      [{ kind: 'oldEntry' }],
    ])
  })
})

it('lists current and unclear problems, one entry each, and counts past ones', () => {
  const found = read([
    condition('1', 'x', 'active'),
    condition('2', 'x', 'active'),
    condition('3', 'y', 'remission'),
    condition('4', 'z', 'resolved'),
    condition('5', 'w', 'active', { verificationStatus: { coding: [{ code: 'refuted' }] } }),
  ])
  expect(found.problems.entries.map(({ record, times }) => [record.id, times])).toEqual([
    ['1', 2],
    ['3', 1],
  ])
  expect(found.problems.omitted).toBe(2)
})

it('lists allergies by risk, keeps "no known allergies" and counts ruled-out ones', () => {
  const allergy = (id: string, text: string, rest: object = {}): ResourceOf<'AllergyIntolerance'> => ({
    resourceType: 'AllergyIntolerance',
    id,
    code: { text },
    clinicalStatus: { coding: [{ code: 'active' }] },
    verificationStatus: { coding: [{ code: 'confirmed' }] },
    ...rest,
  })
  const found = read([
    allergy('low', 'Dust'),
    allergy('high', 'Nuts', { criticality: 'high' }),
    allergy('none', 'No known food allergies'),
    allergy('no', 'Milk', { verificationStatus: { coding: [{ code: 'refuted' }] } }),
  ])
  expect(ids(found.allergies.entries)).toEqual(['high', 'low', 'none'])
  expect(found.allergies.omitted).toBe(1)
})

it('separates implants from other devices', () => {
  const device = (id: string, text: string): ResourceOf<'Device'> => ({
    resourceType: 'Device',
    id,
    status: 'active',
    type: { text },
  })
  const found = read([device('p', 'Cardiac pacemaker'), device('w', 'Wheelchair')])
  expect([ids(found.implants.entries), found.implants.omitted]).toEqual([['p'], 1])
})
