import { describe, expect, it } from 'vitest'
import { readObservation } from '../result-reading'
import { bandsOf, extremes, seriesOf, valueDomain } from './series'

const code = { coding: [{ system: 'http://loinc.org', code: '1' }] }
const read = (date: string | undefined, value: number, unit = '%', more: object = {}) =>
  readObservation({ resourceType: 'Observation', id: `${date}`, status: 'final', code, ...(date ? { effectiveDateTime: date } : {}), valueQuantity: { value, unit }, ...more })
const range = (low: number, high: number) => ({ referenceRange: [{ low: { value: low, unit: '%' }, high: { value: high, unit: '%' } }] })
const pointsOf = (...readings: readonly ReturnType<typeof read>[]) => seriesOf(readings)[0]?.points ?? []

describe('seriesOf', () => {
  it('never mixes units', () => {
    expect(seriesOf([read('2024', 6), read('2023', 42, 'mmol/mol')]).map(({ unit, points }) => [unit, points.length])).toEqual([['%', 1], ['mmol/mol', 1]])
  })

  it('sorts by time and leaves out what cannot stand on the axis', () => {
    const points = pointsOf(read('2024', 3), read('2022', 1), read(undefined, 9), read('2023', 9, '%', { status: 'entered-in-error' }), read('2023', 9, '%', { status: 'cancelled' }))
    expect(points.map(({ measure }) => measure.value)).toEqual([1, 3])
  })

  it('gives each part its own series', () => {
    const component = (id: string, value: number) => ({ code: { text: id }, valueQuantity: { value, unit: 'mmHg' } })
    const pressure = readObservation({ resourceType: 'Observation', status: 'final', code, effectiveDateTime: '2024', component: [component('a', 120), component('b', 80)] })
    expect(seriesOf([pressure]).map(({ name }) => name)).toEqual(['a', 'b'])
  })
})

describe('bandsOf', () => {
  it('starts a new band where the range changes', () => {
    const bands = bandsOf(pointsOf(read('2020', 5, '%', range(4, 6)), read('2021', 5, '%', range(4, 6)), read('2022', 5, '%', range(3, 7)), read('2023', 5)))
    expect(bands.map(({ low, high }) => [low, high])).toEqual([[4, 6], [3, 7]])
  })

  it('draws none without ranges', () => {
    expect(bandsOf(pointsOf(read('2020', 5)))).toEqual([])
  })
})

describe('axis and extremes', () => {
  it('takes the range into the axis', () => {
    expect(valueDomain(pointsOf(read('2020', 5, '%', range(0, 10))))).toEqual([-1, 11])
  })

  it('names no extreme among comparators', () => {
    const points = pointsOf(read('2020', 5), readObservation({ resourceType: 'Observation', status: 'final', code, effectiveDateTime: '2021', valueQuantity: { value: 1, unit: '%', comparator: '<' } }))
    expect(extremes(points)).toBeUndefined()
    expect(extremes(pointsOf(read('2020', 5), read('2021', 7)))?.map(({ measure }) => measure.value)).toEqual([5, 7])
  })
})
