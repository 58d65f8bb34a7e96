import { describe, expect, it } from 'vitest'
import { comparisons, intervalOf, intervalsOf } from './dates'
import type { Prefix } from './dates'

describe('intervals', () => {
  it.each([
    ['2020', '2020-01-01T00:00:00Z', '2021-01-01T00:00:00Z'],
    ['2020-02', '2020-02-01T00:00:00Z', '2020-03-01T00:00:00Z'],
    ['2020-02-29', '2020-02-29T00:00:00Z', '2020-03-01T00:00:00Z'],
    ['2020-02-29T10:30Z', '2020-02-29T10:30:00Z', '2020-02-29T10:31:00Z'],
    ['2020-02-29T10:30:15+02:00', '2020-02-29T08:30:15Z', '2020-02-29T08:30:16Z'],
    ['2020-02-29T23:30:00-05:00', '2020-03-01T04:30:00Z', '2020-03-01T04:30:01Z'],
    ['2020-01-01T00:00:00.5Z', '2020-01-01T00:00:00.500Z', '2020-01-01T00:00:00.600Z'],
    ['0099-01-01', '0099-01-01T00:00:00Z', '0099-01-02T00:00:00Z'],
  ])('%s', (text, from, to) => {
    expect(intervalOf(text)).toEqual({ from: Date.parse(from), to: Date.parse(to) })
  })

  it.each(['', '20', '2020-13', '2020-02-30', '2020-1-1', '2020-01-01T25:00', 'yesterday', '2020-01-01 10:00'])(
    '%s is not a date',
    (text) => {
      expect(intervalOf(text)).toBeUndefined()
    },
  )

  it.each([
    ['Period without an end', { start: '2020-01-01' }, [Date.parse('2020-01-01'), Infinity]],
    ['Period without a start', { end: '2020-01-01' }, [-Infinity, Date.parse('2020-01-02')]],
    ['Timing.event', { event: ['2020-01-01'] }, [Date.parse('2020-01-01'), Date.parse('2020-01-02')]],
    ['Age', { value: 4, unit: 'a' }, undefined],
  ])('%s', (_name, element, expected) => {
    const [interval] = intervalsOf(element)
    expect(interval === undefined ? undefined : [interval.from, interval.to]).toEqual(expected)
  })
})

describe('comparisons', () => {
  const cases: readonly (readonly [Prefix, string | object, string, boolean])[] = [
    ['eq', '2020-05-05T12:00:00Z', '2020-05-05', true],
    ['eq', '2020-05-05T12:00:00Z', '2020', true],
    ['eq', '2020', '2020-05-05', false],
    ['eq', { start: '2020-05-05', end: '2020-05-07' }, '2020-05-05', false],
    ['gt', '2020-05-05T12:00:00Z', '2020-05-05', false],
    ['gt', '2020-05-06', '2020-05-05', true],
    ['ge', '2020-05-05', '2020-05-05', true],
    ['ge', '2020-05-04', '2020-05-05', false],
    ['ge', { start: '2020-05-04', end: '2020-05-05T03:00:00Z' }, '2020-05-05', true],
    ['ge', { start: '2019-01-01' }, '2020-05-05', true],
    ['lt', '2020-05-04', '2020-05-05', true],
    ['lt', '2020-05-05', '2020-05-05', false],
    ['le', '2020-05-05T23:59:59Z', '2020-05-05', true],
    ['le', '2020-05-06', '2020-05-05', false],
    ['le', { end: '2030-01-01' }, '2020-05-05', true],
  ]
  it.each(cases)('%s %j against %s: %s', (prefix, element, searched, expected) => {
    const value = intervalOf(searched)
    expect(value !== undefined && intervalsOf(element).some((interval) => comparisons[prefix](interval, value))).toBe(
      expected,
    )
  })
})
