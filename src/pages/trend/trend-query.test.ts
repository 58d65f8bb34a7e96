import { describe, expect, it } from 'vitest'
import { readTrendQuery, withTrendQuery } from './trend-query'

describe('readTrendQuery', () => {
  it.each([
    ['an empty query', '', { range: undefined, span: undefined, compare: [] }],
    ['a range and two tests', 'range=1y&compare=a&compare=b', { range: '1y', span: undefined, compare: ['a', 'b'] }],
    ['the same test twice', 'compare=a&compare=a', { range: undefined, span: undefined, compare: ['a'] }],
    [
      'more tests than can be compared',
      'compare=a&compare=b&compare=c',
      { range: undefined, span: undefined, compare: ['a', 'b'] },
    ],
    ['unknown values', 'range=9y&compare=&x=y', { range: undefined, span: undefined, compare: [] }],
    [
      'a span of days',
      'from=2021-05-03&to=2022-01-09&compare=a',
      { range: undefined, span: { from: '2021-05-03', to: '2022-01-09' }, compare: ['a'] },
    ],
    [
      'a span that ends before it begins',
      'from=2022-01-09&to=2021-05-03',
      { range: undefined, span: undefined, compare: [] },
    ],
    [
      'an id with characters that mean something in a URL',
      'compare=a%26b%2F%3D',
      { range: undefined, span: undefined, compare: ['a&b/='] },
    ],
  ])('reads %s', (_, query, expected) => {
    expect(readTrendQuery(new URLSearchParams(query))).toEqual(expected)
  })
})

describe('withTrendQuery', () => {
  it.each([
    ['sets the range and keeps the tests', 'compare=a', { range: '5y' }, 'range=5y&compare=a'],
    [
      'sets the tests and keeps the range',
      'range=5y&compare=a',
      { compare: ['a', 'b&c'] },
      'range=5y&compare=a&compare=b%26c',
    ],
    [
      'removes the span and sets a range',
      'from=2021-05-03&to=2022-01-09&compare=a',
      { range: 'all', span: undefined },
      'range=all&compare=a',
    ],
    [
      'keeps the span with other tests',
      'from=2021-05-03&to=2022-01-09',
      { compare: ['a'] },
      'from=2021-05-03&to=2022-01-09&compare=a',
    ],
    ['removes the last test', 'range=all&compare=a', { compare: [] }, 'range=all'],
    ['leaves out unknown values', 'range=9y&x=y', { compare: ['a'] }, 'compare=a'],
  ] as const)('%s', (_, before, changes, after) => {
    expect(withTrendQuery(new URLSearchParams(before), changes).toString()).toBe(after)
  })
})
