import { expect, it } from 'vitest'
import { sparklineScale } from './sparkline-scale'

const relativeHeight = (values: readonly number[], low?: number, high?: number): number => {
  const [min, max] = sparklineScale(values, low, high)
  return (Math.max(...values) - Math.min(...values)) / (max - min)
}

it.each([
  ['little of the height for small changes', [96, 98, 97], undefined, 0.25],
  ['all of the height for large changes', [120, 180, 150], undefined, 1],
  ['a part of the height inside a wide range', [5, 6], [0, 10], 0.1],
  ['no height for equal values', [7, 7], undefined, 0],
  ['no height for zeros', [0, 0], undefined, 0],
] as const)('a line of numbers takes %s', (_, values, range, maximum) => {
  const height = relativeHeight(values, range?.[0], range?.[1])
  expect(Number.isNaN(height) ? 0 : height).toBeLessThanOrEqual(maximum + 0.001)
})

it('contains all values and the range', () => {
  expect(sparklineScale([5, 12], 4, 10)).toEqual([4, 12])
})
