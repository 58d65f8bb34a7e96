import { describe, expect, it } from 'vitest'
import { splitHomeReadings } from './home-readings'
import { readObservation } from './result-reading'
import { english } from '../../i18n/__fixtures__/format'

const system = 'http://terminology.hl7.org/CodeSystem/observation-category'
const ranks = 'http://terminology.hl7.org/CodeSystem/v3-ObservationInterpretation'
const reading = (id: string, more: object = {}) =>
  readObservation(
    {
      resourceType: 'Observation',
      id,
      status: 'final',
      category: [{ coding: [{ system, code: 'vital-signs' }] }],
      code: { coding: [{ system: 'http://loinc.org', code: '29463-7' }] },
      effectiveDateTime: '2026-01-01',
      performer: [{ reference: 'Patient/p' }],
      valueQuantity: { value: 70, unit: 'kg' },
      ...more,
    },
    english,
  )
const idsOf = (readings: ReturnType<typeof splitHomeReadings>['others']) =>
  readings.map(({ observation }) => observation.id)
const split = (...readings: readonly ReturnType<typeof reading>[]) => {
  const { tests, others } = splitHomeReadings(readings, { today: '2026-11-26', died: undefined })
  return { tests: tests.map(({ newest, count }) => [newest.observation.id, count]), others: idsOf(others) }
}
const pulse = { code: { coding: [{ system: 'http://loinc.org', code: '8867-4' }] } }

describe('splitHomeReadings', () => {
  it('folds home readings into one entry per test with the newest and a count', () => {
    expect(split(reading('c'), reading('beat 2', pulse), reading('b'), reading('beat 1', pulse), reading('a'))).toEqual(
      {
        tests: [
          ['c', 3],
          ['beat 2', 2],
        ],
        others: [],
      },
    )
  })

  it('does not fold a single home reading', () => {
    expect(split(reading('a'), reading('beat', pulse))).toEqual({ tests: [], others: ['a', 'beat'] })
  })

  it.each<readonly [string, object]>([
    ['by a nurse', { performer: [{ reference: 'Practitioner/n' }] }],
    ['by the person with a nurse', { performer: [{ reference: 'Patient/p' }, { reference: 'Practitioner/n' }] }],
    ['by a performer with only a name', { performer: [{ display: 'Patient' }] }],
    ['without a performer', { performer: undefined }],
    ['from a visit', { encounter: { reference: 'Encounter/v' } }],
    ['from a lab', { category: [{ coding: [{ system, code: 'laboratory' }] }] }],
    ['marked as outside its range', { interpretation: [{ coding: [{ system: ranks, code: 'H' }] }] }],
    ['outside its reference range', { referenceRange: [{ high: { value: 60, unit: 'kg' } }] }],
    ['that is not final', { status: 'preliminary' }],
    ['with something else against it', { implicitRules: 'http://example.org/rules' }],
    ['that was corrected', { status: 'corrected' }],
    ['without a date', { effectiveDateTime: undefined }],
  ])('does not fold a reading %s', (_, more) => {
    expect(split(reading('b'), reading('other', more), reading('a'))).toEqual({ tests: [['b', 2]], others: ['other'] })
  })

  it('does not fold a reading without a value', () => {
    const { valueQuantity: _valueQuantity, ...observation } = reading('other').observation
    const other = readObservation({ ...observation, dataAbsentReason: { coding: [{ code: 'unknown' }] } }, english)
    expect(split(other, reading('b'), reading('a'))).toEqual({ tests: [['b', 2]], others: ['other'] })
  })

  it('folds readings by the family, or by the person with an absolute reference', () => {
    expect(
      split(
        reading('d', { performer: [{ reference: 'RelatedPerson/r' }] }),
        reading('c', { performer: [{ reference: 'https://ehr.example/fhir/Patient/p' }] }),
        reading('b', { performer: [{ type: 'Patient', display: 'P' }] }),
      ),
    ).toEqual({ tests: [['d', 3]], others: [] })
  })
})
