import { describe, expect, test } from 'vitest'
import { percentileCurve, drawnPercentiles, monthsBetween, percentileOf } from './growth-percentile'
import { growthReference, type CurveSex, type GrowthMeasure } from './growth-reference'

const measurements = ['height', 'weight', 'bmi'] as const
const sexes = ['female', 'male'] as const

/** Percentiles printed by the CDC with its tables, at ages that are and are not in growthReference. */
const printed: readonly (readonly [GrowthMeasure, CurveSex, number, number, number])[] = [
  ['height', 'male', 24.5, 5, 81.08868],
  ['height', 'male', 30.5, 95, 97.66027],
  ['height', 'male', 35.5, 50, 94.64637],
  ['height', 'male', 63.5, 25, 107.5868],
  ['height', 'male', 99.5, 75, 133.5771],
  ['height', 'male', 120.5, 5, 128.1625],
  ['height', 'male', 141.5, 95, 160.1697],
  ['height', 'male', 165.5, 10, 151.8348],
  ['height', 'male', 183.5, 90, 180.7912],
  ['weight', 'male', 24.5, 5, 10.70051],
  ['weight', 'male', 35.5, 95, 17.30646],
  ['weight', 'male', 63.5, 50, 19.05077],
  ['weight', 'male', 72.5, 95, 27.03308],
  ['weight', 'male', 99.5, 25, 23.93579],
  ['weight', 'male', 129.5, 90, 46.23066],
  ['weight', 'male', 150.5, 10, 34.26488],
  ['weight', 'male', 165.5, 75, 57.12044],
  ['weight', 'male', 195.5, 5, 48.28356],
  ['bmi', 'male', 27.5, 50, 16.3922434],
  ['bmi', 'male', 42.5, 95, 17.96567903],
  ['bmi', 'male', 57.5, 5, 13.87808525],
  ['bmi', 'male', 87.5, 90, 18.17547605],
  ['bmi', 'male', 96.5, 95, 20.0679254],
  ['bmi', 'male', 117.5, 75, 18.0787944],
]

/** Medians at ages that are not in growthReference. */
const medians: readonly (readonly [GrowthMeasure, CurveSex, number, number])[] = [
  ['height', 'female', 35.5, 93.63382],
  ['height', 'female', 99.5, 129.2151839],
  ['height', 'female', 141.5, 149.6838943],
  ['height', 'female', 201.5, 162.8531],
  ['weight', 'female', 45.5, 15.37262729],
  ['weight', 'female', 117.5, 32.03744999],
  ['weight', 'female', 165.5, 48.69017613],
  ['weight', 'female', 213.5, 55.96573],
  ['bmi', 'female', 31.5, 15.94966631],
  ['bmi', 'female', 93.5, 15.7225673],
  ['bmi', 'female', 153.5, 18.57865951],
  ['bmi', 'female', 225.5, 21.49133529],
]

const valueAt = (
  measurement: GrowthMeasure,
  sex: CurveSex,
  months: number,
  percentile: (typeof drawnPercentiles)[number],
): number => {
  const curve = percentileCurve(measurement, sex, percentile)
  const next = curve.findIndex((point) => point.months >= months)
  const [before, after] = [curve[Math.max(0, next - 1)], curve[next]]
  if (!before || !after) throw new Error(`No curve at ${months} months`)
  return before === after
    ? after.value
    : before.value + ((after.value - before.value) * (months - before.months)) / (after.months - before.months)
}

describe('percentileOf and percentileCurve', () => {
  test.each(printed)(
    '%s of %s children at %s months: percentile %s is %s',
    (measurement, sex, months, percentile, value) => {
      const close = drawnPercentiles.find((each) => each === percentile)
      expect(close && Math.abs(valueAt(measurement, sex, months, close) / value - 1)).toBeLessThan(0.002)
      expect(percentileOf(measurement, sex, months, value)).toEqual({ position: 'at', percentile })
    },
  )

  test.each(medians)('%s of %s children at %s months: half are below %s', (measurement, sex, months, value) => {
    expect(Math.abs(valueAt(measurement, sex, months, 50) / value - 1)).toBeLessThan(0.002)
    expect(percentileOf(measurement, sex, months, value)).toEqual({ position: 'at', percentile: 50 })
  })

  test('curves do not cross, ages increase and values change gradually', () => {
    for (const measurement of measurements)
      for (const sex of sexes) {
        const lines = drawnPercentiles.map((percentile) => percentileCurve(measurement, sex, percentile))
        expect(
          lines.flatMap((line, index) =>
            line.filter(({ value }, row) => value <= (lines[index - 1]?.[row]?.value ?? 0)),
          ),
        ).toEqual([])
        const rows = growthReference[measurement][sex]
        expect(rows.map(([months]) => months)).toEqual(rows.map(([months]) => months).toSorted((a, b) => a - b))
        // A typo in one row would differ from the mean of its neighbours, where these are equally far away.
        const limits = [0, 0.7, 0, 0.0012]
        const typos = rows.filter((row, index) => {
          const [before, after] = [rows[index - 1], rows[index + 1]]
          if (!before || !after || row[0] - before[0] !== after[0] - row[0]) return false
          return row.some(
            (value, column) =>
              Math.abs(value - ((before[column] ?? 0) + (after[column] ?? 0)) / 2) >
              (column === 2 ? 0.012 * value : (limits[column] ?? 0)),
          )
        })
        expect(typos).toEqual([])
      }
  })

  test.each([
    ['height', 120, 100, 'below', 3],
    ['height', 120, 190, 'above', 97],
    ['weight', 120, 90, 'above', 97],
    ['bmi', 120, 30, 'above', 95],
    ['bmi', 120, 11, 'below', 3],
  ] as const)(
    '%s at %s months of %s is only given as %s percentile %s, the limit of the tables',
    (measurement, months, value, position, percentile) => {
      expect(percentileOf(measurement, 'female', months, value)).toEqual({ position, percentile })
    },
  )

  test.each([[24.4], [240.1], [-1]])('there is no percentile at %s months', (months) => {
    expect(percentileOf('height', 'male', months, 100)).toBeUndefined()
  })

  test('there is no percentile of zero', () => {
    expect(percentileOf('weight', 'male', 60, 0)).toBeUndefined()
  })

  test('months have 30.4375 days', () => {
    expect(monthsBetween(Date.UTC(2019, 5, 12), Date.UTC(2023, 5, 12))).toBeCloseTo(48, 5)
  })
})
