import { describe, expect, test } from 'vitest'
import { lineDomain, rangeSide } from './number-line-domain'

describe('lineDomain', () => {
  test.each([
    ['an inside value gets 75 % of the width at each side', { value: 5, low: 4, high: 6 }, 2.5, 7.5, undefined],
    ['an outside value extends the line', { value: 9, low: 4, high: 6 }, 2.5, 9, undefined],
    ['a far outside value is clamped at three widths', { value: 100, low: 4, high: 6 }, 2.5, 12, 'max'],
    ['a far lower value is clamped', { value: -50, low: 4, high: 6 }, -2, 7.5, 'min'],
    ['only a high end', { value: 100, high: 200 }, -150, 350, undefined],
    ['only a low end', { value: 50, low: 40 }, 10, 110, undefined],
    ['a range without width', { value: 5, low: 5, high: 5 }, 4.25, 5.75, undefined],
  ])('%s', (_, input, min, max, clamped) => {
    const domain = lineDomain(input)
    expect(domain?.min).toBeCloseTo(min)
    expect(domain?.max).toBeCloseTo(max)
    expect(domain?.clamped).toBe(clamped)
    const position = domain?.position(input.value) ?? -1
    expect(position).toBeGreaterThanOrEqual(0)
    expect(position).toBeLessThanOrEqual(1)
  })

  test.each([
    ['no range', { value: 5 }],
    ['an inverted range', { value: 5, low: 6, high: 4 }],
    ['no number', { value: Number.NaN, low: 4, high: 6 }],
  ])('returns undefined for %s', (_, input) => {
    expect(lineDomain(input)).toBeUndefined()
  })
})

describe('rangeSide', () => {
  test.each([
    ['', 5, 4, 6, 'inside'],
    ['', 4, 4, 6, 'inside'],
    ['', 6.1, 4, 6, 'above'],
    ['', 3.9, 4, 6, 'below'],
    ['<', 4, 4, 6, 'below'],
    ['<=', 4, 4, 6, 'unclear'],
    ['<', 5, 4, 6, 'unclear'],
    ['<', 9, 4, 6, 'unclear'],
    ['>', 6, 4, 6, 'above'],
    ['>=', 6, 4, 6, 'unclear'],
    ['>', 5, 4, 6, 'unclear'],
    ['ad', 5, 4, 6, 'unclear'],
  ])('%s %d against %d to %d is %s', (comparator, value, low, high, side) => {
    expect(rangeSide({ value, low, high }, comparator)).toBe(side)
  })
})
