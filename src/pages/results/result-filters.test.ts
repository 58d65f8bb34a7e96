import { describe, expect, it } from 'vitest'
import { readObservation } from '../../clinical/observations/result-reading'
import {
  defaultTimeRange,
  hasActiveFilters,
  inTimeRange,
  matchesFilters,
  readResultFilters,
  resultCategory,
  withResultFilter,
} from './result-filters'
import { english } from '../../i18n/__fixtures__/format'

const kinds = ['all', 'laboratory']
const now = new Date('2024-06-01T00:00:00Z')
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

describe('readResultFilters', () => {
  it.each([
    ['an empty query', '', { time: undefined, show: 'all', kind: 'all', group: 'date', order: 'newest' }],
    [
      'all filters',
      'time=5y&show=outside&kind=laboratory&group=test&order=oldest',
      { time: '5y', show: 'outside', kind: 'laboratory', group: 'test', order: 'oldest' },
    ],
    [
      'unknown values',
      'time=9y&show=x&kind=<b>&group=&order=up',
      { time: undefined, show: 'all', kind: 'all', group: 'date', order: 'newest' },
    ],
  ])('reads %s', (_, query, expected) => {
    expect(readResultFilters(new URLSearchParams(query), kinds)).toEqual(expected)
  })
})

describe('withResultFilter', () => {
  it.each([
    ['sets a filter and keeps the others', 'time=5y', 'show', 'outside', 'time=5y&show=outside'],
    ['leaves a default out', 'time=5y&show=outside', 'show', 'all', 'time=5y'],
  ] as const)('%s', (_, before, name, value, after) => {
    expect(withResultFilter(new URLSearchParams(before), name, value).toString()).toBe(after)
  })
})

describe('hasActiveFilters', () => {
  it.each([
    ['', '', false],
    ['time=all&group=test&order=oldest', ' ', false],
    ['', 'a1c', true],
    ['show=outside', '', true],
    ['kind=laboratory', '', true],
    ['time=3m', '', true],
  ])('for %j with the search text %j is %s', (query, text, expected) => {
    expect(hasActiveFilters(readResultFilters(new URLSearchParams(query), kinds), text)).toBe(expected)
  })
})

describe('inTimeRange', () => {
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
  ] as const)('keeps results that may be in %s', (range, ids) => {
    expect(inTimeRange(all, range, now).map(({ observation }) => observation.id)).toEqual(ids)
  })

  it('is all of the time by default when a year holds few results', () => {
    expect([defaultTimeRange(all, now), defaultTimeRange([read('old', '2015')], now)]).toEqual(['1y', 'all'])
  })
})

describe('matchesFilters', () => {
  const high = read('h', '2024', { valueInteger: 150, interpretation: [{ coding: [{ code: 'H' }] }] })
  it.each([
    ['any result without filters', read('a', '2024'), 'all', 'all', '', true],
    ['a high result as outside', high, 'outside', 'all', '', true],
    [
      'a positive result not as outside',
      read('p', '2024', { interpretation: [{ coding: [{ code: 'POS' }] }] }),
      'outside',
      'all',
      '',
      false,
    ],
    [
      'a resistant germ not as outside',
      read('r', '2024', { interpretation: [{ coding: [{ code: 'R' }] }] }),
      'outside',
      'all',
      '',
      false,
    ],
    [
      'an interpretation in free text as outside',
      read('w', '2024', { interpretation: [{ text: 'Out of range' }] }),
      'outside',
      'all',
      '',
      true,
    ],
    ['a result without a flag not as outside', read('a', '2024'), 'outside', 'all', '', false],
    ['a preliminary result as not final', read('p', '2024', { status: 'preliminary' }), 'notFinal', 'all', '', true],
    [
      'a mistake neither as final nor as not final',
      read('e', '2024', { status: 'entered-in-error' }),
      'notFinal',
      'all',
      '',
      false,
    ],
    ['a part of the name', high, 'all', 'all', ' SOD', true],
    ['no other text', high, 'all', 'all', 'glucose', false],
    ['no other category', high, 'all', 'laboratory', '', false],
  ] as const)('matches %s', (_name, reading, show, kind, text, expected) => {
    expect(matchesFilters(reading, { show, kind }, text)).toBe(expected)
  })
})

it('resultCategory is "other" for an unknown category', () => {
  expect(resultCategory(read('x', '2024', { category: [{ coding: [{ code: 'sdoh' }] }] }))).toBe('other')
})
