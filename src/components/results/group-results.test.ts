import { describe, expect, it } from 'vitest'
import { readObservation } from '../../clinical/observations/result-reading'
import { findSupersededResults } from '../../clinical/observations/superseded-results'
import { valueChange, type ComparableValue } from '../../clinical/observations/value-change'
import { groupByDay, groupByTest, previousResults, representativeResult, trendLinks } from './group-results'
import { english } from '../../i18n/__fixtures__/format'

const living = { today: '2024-06-01', died: undefined }
const now = Date.UTC(2024, 5, 1)
const read = (id: string, effectiveDateTime?: string, more: object = {}) =>
  readObservation(
    {
      resourceType: 'Observation',
      id,
      status: 'final',
      code: { text: 'Sodium' },
      ...(effectiveDateTime ? { effectiveDateTime } : {}),
      ...more,
    },
    english,
  )
const idsOf = (readings: readonly { observation: { id?: string } }[]) =>
  readings.map(({ observation }) => observation.id)

describe('representativeResult', () => {
  const old = read('old', '2023-01-01')
  const representative = (...readings: readonly ReturnType<typeof read>[]) =>
    representativeResult(readings, findSupersededResults(readings), living, now)?.reading.observation.id
  it.each([
    ['the newest', [read('new', '2024-01-01')], 'new'],
    ['no mistake', [read('new', '2024-01-01', { status: 'entered-in-error' })], 'old'],
    ['no cancelled result', [read('new', '2024-01-01', { status: 'cancelled' })], 'old'],
    ['no result with a future date', [read('new', '2024-07-01')], 'old'],
    [
      'the final version of a result, not the preliminary one',
      [read('early', '2024-01-01', { status: 'preliminary' }), read('final', '2024-01-01')],
      'final',
    ],
    ['a preliminary result without a final version', [read('early', '2024-01-01', { status: 'preliminary' })], 'early'],
  ] as const)('is %s', (_name, readings, id) => {
    expect(representative(...readings, old)).toBe(id)
  })

  it('is the one outside its range of two results of the same time', () => {
    const at = (id: string, code: string) =>
      read(id, '2024-01-01T08:00:00Z', { valueInteger: 1, interpretation: [{ coding: [{ code }] }] })
    const [high, normal] = [at('high', 'H'), at('normal', 'N')]
    expect([representative(normal, high, old), representative(high, normal, old)]).toEqual(['high', 'high'])
  })

  it('is the first result where none is valid', () => {
    expect(representative(read('mistake', '2024-01-01', { status: 'entered-in-error' }))).toBe('mistake')
  })
})

describe('previousResults', () => {
  const value = (number: number, unit = 'mmol/L', comparator?: string) => ({
    valueQuantity: { value: number, unit, ...(comparator ? { comparator } : {}) },
  })
  const newest = read('new', '2024-05-01', value(4.15))
  const before = (...older: readonly ReturnType<typeof read>[]) =>
    previousResults([newest, ...older]).get(newest)?.observation.id
  const last = read('last', '2020-01-01', value(4))
  it.each([
    ['has the result before', [read('a', '2024-01-01', value(4))], 'a'],
    ['skips a result in another unit', [read('a', '2024-01-01', value(4, 'mg/dL'))], 'last'],
    ['skips a mistake', [read('a', '2024-01-01', { ...value(4), status: 'entered-in-error' })], 'last'],
    ['skips a result of the same time', [read('a', '2024-05-01', value(4))], 'last'],
    ['skips a value with a comparator', [read('a', '2024-01-01', value(4, 'mmol/L', '<'))], 'last'],
  ] as const)('%s', (_name, older, id) => {
    expect(before(...older, last)).toBe(id)
  })

  it.each([
    [4.15, 4, '0.15'],
    [4, 4.15, '-0.15'],
    [5.3, 5.1, '0.2'],
    [139, 139, '0'],
  ])('the change to %d from %d keeps its decimal places', (current, previous, change) => {
    const [one, other] = [read('n', '2024', value(current)).measure, read('t', '2023', value(previous)).measure]
    expect(one && other && valueChange(one, other)).toBe(change)
  })

  it('a change of numbers with hundreds of decimals has a hundred', () => {
    const one = { value: 1.5, digits: `1.5${'0'.repeat(399)}`, comparator: undefined } as ComparableValue
    expect(Number(valueChange(one, one))).toBe(0)
  })

  it('there is no change from or to a value with a comparator', () => {
    const [one, other] = [read('n', '2024', value(4, 'x', '<')).measure, read('t', '2023', value(5, 'x')).measure]
    expect(one && other && valueChange(one, other)).toBeUndefined()
  })
})

it('groupByDay keeps all results, those without a date last', () => {
  const days = groupByDay([read('none'), read('a', '2024-05-03T10:00:00Z'), read('b', '2024-05-03')])
  expect(days.map(({ day, readings }) => [day, idsOf(readings)])).toEqual([
    ['2024-05-03', ['a', 'b']],
    ['', ['none']],
  ])
})

it('groupByTest separates tests of one name with different codes', () => {
  const coded = (code: string) => ({ code: { text: 'Sodium', coding: [{ system: 'http://loinc.org', code }] } })
  expect(
    groupByTest([read('a', '2024', coded('1')), read('b', '2024', coded('2')), read('c', '2023', coded('1'))]).map(
      ({ readings }) => idsOf(readings),
    ),
  ).toEqual([['a', 'c'], ['b']])
})

it('trendLinks addresses a test by its newest result and counts its results', () => {
  const coded = (code: string) => ({ code: { coding: [{ system: 'http://loinc.org', code }] } })
  const links = trendLinks([
    read('new', '2024', coded('1')),
    read('b', '2024', coded('2')),
    read('old', '2023', coded('1')),
  ])
  expect([...links.values()]).toEqual([
    { path: '/results/trend/new', count: 2 },
    { path: '/results/trend/b', count: 1 },
  ])
})
