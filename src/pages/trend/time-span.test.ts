import { describe, expect, it } from 'vitest'
import { isInChosenSpan, readingsIn, readChosenSpan, spanBetween, spanDomain } from './time-span'

const at = (text: string) => Date.parse(text)

describe('readChosenSpan', () => {
  it.each([
    ['two days', '2021-05-03', '2022-01-09', { from: '2021-05-03', to: '2022-01-09' }],
    ['one day', '2021-05-03', '2021-05-03', { from: '2021-05-03', to: '2021-05-03' }],
    ['days in the wrong order', '2022-01-09', '2021-05-03', undefined],
    ['a month', '2021-05', '2022-01-09', undefined],
    ['a day that does not exist', '2021-02-30', '2022-01-09', undefined],
    ['one end alone', '2021-05-03', undefined, undefined],
    ['words', 'spring', '2022-01-09', undefined],
  ])('reads %s', (_, from, to, expected) => {
    expect(readChosenSpan(from, to)).toEqual(expected)
  })
})

describe('spanBetween', () => {
  const days = { from: '2021-05-03', to: '2021-07-20' }
  it.each([
    ['to the right', '2021-05-03T18:00Z', '2021-07-20T02:00Z'],
    ['to the left', '2021-07-20T02:00Z', '2021-05-03T18:00Z'],
  ])('has the whole days of a drag %s', (_, from, to) => {
    expect(spanBetween(at(from), at(to))).toEqual(days)
  })

  it('is undefined beyond the calendar', () => {
    expect(spanBetween(at('2021-05-03'), 8.65e15)).toBeUndefined()
  })
})

const may = readChosenSpan('2021-05-01', '2021-05-31') ?? expect.unreachable('no span')

it('the axis of a span begins with its first day and ends with its last', () => {
  expect(spanDomain(may)).toEqual([at('2021-05-01'), at('2021-06-01')])
})

it.each([
  ['2021-04-30T23:59:59Z', false],
  ['2021-05-01T00:00:00Z', true],
  ['2021-05-31T23:59:59Z', true],
  ['2021-06-01T00:00:00Z', false],
])('whether %s is in May: %s', (moment, expected) => {
  expect(isInChosenSpan(at(moment), may)).toBe(expected)
})

it('results have the days of their place, a month the middle of it, and those without a date are in no span', () => {
  const raws = ['2021-06-01', '2021-05-31T23:30:00-05:00', '2021-05', '2021', undefined, '2021-05-01', 'unknown']
  expect(
    readingsIn(
      raws.map((raw) => ({ raw })),
      may,
    ).map(({ raw }) => raw),
  ).toEqual(['2021-05-31T23:30:00-05:00', '2021-05', '2021-05-01'])
})
