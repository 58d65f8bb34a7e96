import { describe, expect, it } from 'vitest'
import { readResultFilters, hasActiveFilters, withResultFilter } from './result-filters'

const kinds = ['all', 'laboratory']

describe('filters of the results in the address', () => {
  it.each([
    ['nothing', '', { time: undefined, show: 'all', kind: 'all', group: 'date', order: 'newest' }],
    [
      'all of them',
      'time=5y&show=outside&kind=laboratory&group=test&order=oldest',
      { time: '5y', show: 'outside', kind: 'laboratory', group: 'test', order: 'oldest' },
    ],
    [
      'what nobody knows',
      'time=9y&show=x&kind=<b>&group=&order=up',
      { time: undefined, show: 'all', kind: 'all', group: 'date', order: 'newest' },
    ],
  ])('%s', (_, query, expected) => {
    expect(readResultFilters(new URLSearchParams(query), kinds)).toEqual(expected)
  })

  it.each([
    ['sets one and keeps the others', 'time=5y', 'show', 'outside', 'time=5y&show=outside'],
    ['leaves a default out', 'time=5y&show=outside', 'show', 'all', 'time=5y'],
  ] as const)('%s', (_, before, name, value, after) => {
    expect(withResultFilter(new URLSearchParams(before), name, value).toString()).toBe(after)
  })

  it.each([
    ['', '', false],
    ['time=all&group=test&order=oldest', ' ', false],
    ['', 'a1c', true],
    ['show=outside', '', true],
    ['kind=laboratory', '', true],
    ['time=3m', '', true],
  ])('%j with %j typed leaves something out: %s', (query, text, expected) => {
    expect(hasActiveFilters(readResultFilters(new URLSearchParams(query), kinds), text)).toBe(expected)
  })
})
