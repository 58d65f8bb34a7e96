import { describe, expect, it } from 'vitest'
import { readObservation } from '../../clinical/observations/result-reading'
import { earlierVersions } from '../../clinical/observations/earlier-versions'
import { valueChange } from '../../clinical/observations/value-change'
import {
  groupByDay,
  groupByTest,
  defaultTimeRange,
  inTimeRange,
  resultCategory,
  matchesFilters,
  representativeResult,
  previousResults,
} from './group-results'

const now = new Date('2024-06-01T00:00:00Z')
const read = (id: string, effectiveDateTime?: string, more: object = {}) =>
  readObservation({
    resourceType: 'Observation',
    id,
    status: 'final',
    code: { text: 'Sodium' },
    ...(effectiveDateTime ? { effectiveDateTime } : {}),
    ...more,
  })
const idsOf = (readings: readonly { observation: { id?: string } }[]) =>
  readings.map(({ observation }) => observation.id)

describe('inWindow', () => {
  const all = [
    read('may', '2024-05-20'),
    read('year', '2024'),
    read('last', '2023-07-01'),
    read('old', '2015-01-01'),
    read('none'),
  ]
  it.each([
    ['3m', ['may', 'year', 'none']],
    ['1y', ['may', 'year', 'last', 'none']],
    ['5y', ['may', 'year', 'last', 'none']],
    ['all', ['may', 'year', 'last', 'old', 'none']],
  ] as const)('%s', (window, ids) => {
    expect(idsOf(inTimeRange(all, window, now))).toEqual(ids)
  })

  it('widens when a year holds few', () => {
    expect([defaultTimeRange(all, now), defaultTimeRange([read('old', '2015')], now)]).toEqual(['1y', 'all'])
  })
})

describe('newestStanding', () => {
  const old = read('old', '2023-01-01')
  const choose = (...readings: readonly ReturnType<typeof read>[]) =>
    representativeResult(readings, earlierVersions(readings), now.getTime())?.observation.id
  it.each([
    ['the newest', [read('new', '2024-01-01')], 'new'],
    ['no mistake', [read('new', '2024-01-01', { status: 'entered-in-error' })], 'old'],
    ['no cancelled result', [read('new', '2024-01-01', { status: 'cancelled' })], 'old'],
    ['no date that lies ahead', [read('new', '2024-07-01')], 'old'],
    [
      'the final one of a moment, not the early one',
      [read('early', '2024-01-01', { status: 'preliminary' }), read('final', '2024-01-01')],
      'final',
    ],
    ['an early one that has no final', [read('early', '2024-01-01', { status: 'preliminary' })], 'early'],
  ] as const)('is %s', (_name, readings, id) => {
    expect(choose(...readings, old)).toBe(id)
  })

  it('is what there is where nothing counts', () => {
    expect(choose(read('mistake', '2024-01-01', { status: 'entered-in-error' }))).toBe('mistake')
  })
})

describe('previousOf', () => {
  const value = (number: number, unit = 'mmol/L', comparator?: string) => ({
    valueQuantity: { value: number, unit, ...(comparator ? { comparator } : {}) },
  })
  const newest = read('new', '2024-05-01', value(4.15))
  const before = (...older: readonly ReturnType<typeof read>[]) =>
    previousResults([newest, ...older]).get(newest)?.observation.id
  const last = read('last', '2020-01-01', value(4))
  it.each([
    ['the result before', [read('a', '2024-01-01', value(4))], 'a'],
    ['never one in another unit', [read('a', '2024-01-01', value(4, 'mg/dL'))], 'last'],
    ['never a mistake', [read('a', '2024-01-01', { ...value(4), status: 'entered-in-error' })], 'last'],
    ['never one of the same moment', [read('a', '2024-05-01', value(4))], 'last'],
    ['never one that is only more or less than a number', [read('a', '2024-01-01', value(4, 'mmol/L', '<'))], 'last'],
  ] as const)('is %s', (_name, older, id) => {
    expect(before(...older, last)).toBe(id)
  })

  it.each([
    [4.15, 4, '0.15'],
    [4, 4.15, '-0.15'],
    [5.3, 5.1, '0.2'],
    [139, 139, '0'],
  ])('the change to %d from %d keeps its places', (now, then, change) => {
    const [one, other] = [read('n', '2024', value(now)).measure, read('t', '2023', value(then)).measure]
    expect(one && other && valueChange(one, other)).toBe(change)
  })

  it('is no number where one of the two is only a limit', () => {
    const [one, other] = [read('n', '2024', value(4, 'x', '<')).measure, read('t', '2023', value(5, 'x')).measure]
    expect(one && other && valueChange(one, other)).toBeUndefined()
  })
})

describe('matches', () => {
  const high = read('h', '2024', { interpretation: [{ coding: [{ code: 'H' }] }] })
  it.each([
    ['all', read('a', '2024'), 'all', 'all', '', true],
    ['outside', high, 'outside', 'all', '', true],
    [
      'found is neither inside nor outside',
      read('p', '2024', { interpretation: [{ coding: [{ code: 'POS' }] }] }),
      'outside',
      'all',
      '',
      false,
    ],
    [
      'a germ that a medicine does not stop is no result outside a range',
      read('r', '2024', { interpretation: [{ coding: [{ code: 'R' }] }] }),
      'outside',
      'all',
      '',
      false,
    ],
    [
      'a word of the lab that this app does not know',
      read('w', '2024', { interpretation: [{ text: 'Out of range' }] }),
      'outside',
      'all',
      '',
      true,
    ],
    ['not outside without a flag', read('a', '2024'), 'outside', 'all', '', false],
    ['preliminary is not final', read('p', '2024', { status: 'preliminary' }), 'notFinal', 'all', '', true],
    [
      'a mistake is not waiting to be final',
      read('e', '2024', { status: 'entered-in-error' }),
      'notFinal',
      'all',
      '',
      false,
    ],
    ['text', high, 'all', 'all', ' SOD', true],
    ['other text', high, 'all', 'all', 'glucose', false],
    ['other kind', high, 'all', 'laboratory', '', false],
  ] as const)('%s', (_name, reading, kept, kind, text, expected) => {
    expect(matchesFilters(reading, kept, kind, text)).toBe(expected)
  })

  it('has a place for an unknown category', () => {
    expect(resultCategory(read('x', '2024', { category: [{ coding: [{ code: 'sdoh' }] }] }))).toBe('other')
  })
})

describe('groups', () => {
  it('keeps all, undated last', () => {
    const days = groupByDay([read('none'), read('a', '2024-05-03T10:00:00Z'), read('b', '2024-05-03')])
    expect(days.map(({ day, readings }) => [day, idsOf(readings)])).toEqual([
      ['2024-05-03', ['a', 'b']],
      ['', ['none']],
    ])
  })

  it('groups by test, not by name alone', () => {
    const coded = (code: string) => ({ code: { text: 'Sodium', coding: [{ system: 'http://loinc.org', code }] } })
    expect(
      groupByTest([read('a', '2024', coded('1')), read('b', '2024', coded('2')), read('c', '2023', coded('1'))]).map(
        ({ readings }) => idsOf(readings),
      ),
    ).toEqual([['a', 'c'], ['b']])
  })
})
