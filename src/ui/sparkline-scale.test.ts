import { expect, it } from 'vitest'
import { sparklineScale } from './sparkline-scale'

const heightOf = (values: readonly number[], low?: number, high?: number): number => {
  const [min, max] = sparklineScale(values, low, high)
  return (Math.max(...values) - Math.min(...values)) / (max - min)
}

it.each([
  ['little where little changes', [96, 98, 97], undefined, 0.25],
  ['all of it where much changes', [120, 180, 150], undefined, 1],
  ['a part of it inside a wide range', [5, 6], [0, 10], 0.1],
  ['nothing for the same number', [7, 7], undefined, 0],
  ['nothing for zeros', [0, 0], undefined, 0],
] as const)('a line of numbers takes %s', (_, values, range, most) => {
  const height = heightOf(values, range?.[0], range?.[1])
  expect(Number.isNaN(height) ? 0 : height).toBeLessThanOrEqual(most + 0.001)
})

it('keeps all numbers and the range inside', () => {
  expect(sparklineScale([5, 12], 4, 10)).toEqual([4, 12])
})
