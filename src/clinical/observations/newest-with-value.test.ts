import { describe, expect, it } from 'vitest'
import { newestWithValue } from './newest-with-value'
import { readObservation } from './result-reading'
import { newestReadings } from '../assertion/__fixtures__/newest-candidates'
import { english } from '../../i18n/__fixtures__/format'

const absent = { dataAbsentReason: { coding: [{ code: 'error' }] } }
const value = { valueQuantity: { value: 4.3, unit: 'mmol/L' } }
const read = (id: string, more: object) =>
  readObservation({ resourceType: 'Observation', id, status: 'final', ...more }, english)
const newestOf = (...readings: readonly ReturnType<typeof read>[]) => {
  const [first, ...rest] = newestReadings(readings)
  return first && newestWithValue([first, ...rest])
}
const old = read('old', value)

describe('newestWithValue', () => {
  it.each([
    ['the newest value', value, 'new', undefined],
    ['the value before a result without one', absent, 'old', 'new'],
    ['the value before components without one', { component: [absent, absent] }, 'old', 'new'],
    ['a result with a value in one component', { component: [absent, value] }, 'new', undefined],
    ['text', { valueString: 'see comment' }, 'new', undefined],
    ['the value before a result that says nothing', {}, 'old', undefined],
  ])('is %s', (_name, more, id, without) => {
    const newest = newestOf(read('new', more), old)
    expect([newest?.reading.observation.id, newest?.newerWithoutValue?.observation.id]).toEqual([id, without])
  })

  it('is the one outside its range of two results of the same time, and no result without a value is named', () => {
    const at = { effectiveDateTime: '2026-05-01T08:00:00Z', ...value }
    const high = read('high', { ...at, interpretation: [{ coding: [{ code: 'H' }] }] })
    const normal = read('normal', { ...at, interpretation: [{ coding: [{ code: 'N' }] }] })
    expect(newestOf(normal, high, old)).toEqual({ reading: high })
    expect(newestOf(high, normal, old)).toEqual({ reading: high })
  })

  it('is the newest where no result has a value', () =>
    expect(newestOf(read('new', absent), read('old', absent))).toMatchObject({
      reading: { observation: { id: 'new' } },
    }))
})
