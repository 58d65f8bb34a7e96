import { describe, expect, it } from 'vitest'
import { newestReadings } from '../assertion/__fixtures__/newest-candidates'
import { english } from '../../i18n/__fixtures__/format'
import { readObservation } from './result-reading'
import { seriesOf } from './series'
import { homeAverage, isTakenAtHome } from './taken-at-home'

const person = { performer: [{ reference: 'Patient/p' }] }
const nurse = { performer: [{ reference: 'Practitioner/n' }] }
const kg = (value: number, more: object = {}) => ({ valueQuantity: { value, unit: 'kg', code: 'kg', ...more } })
const weight = (day: string, ...more: readonly object[]) => {
  const observation = {
    resourceType: 'Observation',
    id: `${day} ${JSON.stringify(more).length}`,
    status: 'final',
    code: { coding: [{ system: 'http://loinc.org', code: '29463-7' }] },
    effectiveDateTime: day,
    ...person,
    ...Object.assign({}, ...more),
  } as const
  return readObservation(observation, english)
}
const part = (code: string, value: number) => ({
  code: { coding: [{ system: 'http://loinc.org', code }] },
  valueQuantity: { value, unit: 'mmHg', code: 'mm[Hg]' },
})
const pressure = (upper: number, lower: number) => ({
  code: { coding: [{ system: 'http://loinc.org', code: '85354-9' }] },
  component: [part('8480-6', upper), part('8462-4', lower)],
})
const averages = (...readings: readonly ReturnType<typeof weight>[]) =>
  seriesOf(newestReadings(readings)).map(({ points }) => homeAverage(points))

describe('isTakenAtHome', () => {
  it.each<readonly [string, object, boolean]>([
    ['by the person', {}, true],
    ['by the family', { performer: [{ reference: 'RelatedPerson/r' }] }, true],
    [
      'by the person, with an absolute reference',
      { performer: [{ reference: 'https://ehr.example/fhir/Patient/p' }] },
      true,
    ],
    ['by someone of that type, without a reference', { performer: [{ type: 'Patient', display: 'P' }] }, true],
    ['by a nurse', nurse, false],
    ['by the person with a nurse', { performer: [...person.performer, ...nurse.performer] }, false],
    ['by a performer with only a name', { performer: [{ display: 'Patient' }] }, false],
    ['without a performer', { performer: undefined }, false],
    ['from a visit', { encounter: { reference: 'Encounter/v' } }, false],
    ['from a specimen', { specimen: { reference: 'Specimen/s' } }, false],
  ])('a reading %s', (_, more, expected) => {
    expect(isTakenAtHome(weight('2026-11-01', kg(80), more).observation)).toBe(expected)
  })
})

describe('homeAverage', () => {
  it.each<readonly [string, readonly ReturnType<typeof weight>[], unknown]>([
    ['two readings', [weight('2026-11-01', kg(80)), weight('2026-11-02', kg(81))], { value: 81, count: 2, days: 2 }],
    [
      'as many decimals as were sent',
      [weight('2026-11-01', kg(80.2)), weight('2026-11-02', kg(81)), weight('2026-11-02', kg(80.2), { id: 'b' })],
      { value: 80.5, count: 3, days: 2 },
    ],
    [
      'both numbers of blood pressures',
      [weight('2026-11-01', pressure(130, 80)), weight('2026-11-02', pressure(139, 77))],
      { value: 135, diastolic: 79, count: 2, days: 2 },
    ],
    [
      'no readings from a visit',
      [weight('2026-11-01', kg(80)), weight('2026-11-02', kg(82)), weight('2026-11-03', kg(99), nurse)],
      { value: 81, count: 2, days: 2 },
    ],
    [
      'no early reading and none without a day',
      [
        weight('2026-11-01', kg(80)),
        weight('2026-11-02', kg(82)),
        weight('2026-11-03', kg(99), { status: 'preliminary' }),
        weight('2026-10', kg(99)),
      ],
      { value: 81, count: 2, days: 2 },
    ],
    ['one reading at home', [weight('2026-11-01', kg(80)), weight('2026-11-02', kg(82), nurse)], undefined],
    [
      'a limit',
      [weight('2026-11-01', kg(80)), weight('2026-11-02', kg(82, { comparator: '>' })), weight('2026-11-03', kg(82))],
      undefined,
    ],
  ])('%s', (_, readings, expected) => {
    const [average] = averages(...readings)
    expect(average).toEqual(expected === undefined ? undefined : { diastolic: undefined, ...(expected as object) })
  })

  it('does not mix units', () => {
    const stone = { valueQuantity: { value: 12, unit: 'bags' } }
    expect(averages(weight('2026-11-01', kg(80)), weight('2026-11-02', stone))).toEqual([undefined, undefined])
  })
})
