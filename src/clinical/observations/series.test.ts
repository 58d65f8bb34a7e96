import { describe, expect, it } from 'vitest'
import { readObservation } from './result-reading'
import {
  rangeBands,
  lineBreaks,
  extremePoints,
  hasLine,
  longestSeriesLength,
  chartRows,
  seriesOf,
  valueTicks,
} from './series'
import { newestReadings } from '../assertion/__fixtures__/newest-candidates'
import { english } from '../../i18n/__fixtures__/format'

const code = { coding: [{ system: 'http://loinc.org', code: '1' }] }
const read = (date: string | undefined, value: number, unit = '%', more: object = {}) =>
  readObservation(
    {
      resourceType: 'Observation',
      id: `${date}`,
      status: 'final',
      code,
      ...(date ? { effectiveDateTime: date } : {}),
      valueQuantity: { value, unit },
      ...more,
    },
    english,
  )
const range = (low: number, high: number) => ({
  referenceRange: [{ low: { value: low, unit: '%' }, high: { value: high, unit: '%' } }],
})
const drawnSeries = (readings: readonly ReturnType<typeof read>[]) => seriesOf(newestReadings(readings))
const pointsOf = (...readings: readonly ReturnType<typeof read>[]) => drawnSeries(readings)[0]?.points ?? []

describe('seriesOf', () => {
  it('does not mix units', () => {
    expect(
      drawnSeries([read('2024', 6), read('2023', 42, 'mmol/mol')]).map(({ unit, points }) => [unit, points.length]),
    ).toEqual([
      ['%', 1],
      ['mmol/mol', 1],
    ])
  })

  it.each([
    ['spellings', [read('2024', 97, 'mg/dL'), read('2023', 96, 'MG/DL')], [['mg/dL', [96, 97]]]],
    ['powers of ten', [read('2024', 6, '10*9/L'), read('2023', 6.4, 'K/uL')], [['billion per L', [6.4, 6]]]],
    ['exact conversions', [read('2024', 158, 'oz'), read('2023', 7.5, 'pounds')], [['oz', [120, 158]]]],
    [
      'lengths',
      [read('2024', 50, 'cm'), read('2023', 19, 'inches'), read('2022', 18, '[in_i]'), read('2021', 0.4, 'm')],
      [['cm', [40, 45.7, 48.3, 50]]],
    ],
    [
      'temperatures',
      [read('2024', 98.6, 'F'), read('2023', 37.5, '°C'), read('2022', 38, 'Cel'), read('2021', 97.7, '[degF]')],
      [['F', [97.7, 100.4, 99.5, 98.6]]],
    ],
    [
      'no conversions of concentrations',
      [read('2024', 97, 'mg/dL'), read('2023', 970, 'mg/L')],
      [
        ['mg/dL', [97]],
        ['mg/L', [970]],
      ],
    ],
    [
      'nothing where text and code of a unit disagree',
      [
        read('2024', 70, 'kg'),
        read('2023', 70, 'lb', {
          valueQuantity: { value: 154, unit: 'lb', system: 'http://unitsofmeasure.org', code: 'kg' },
        }),
      ],
      [
        ['kg', [70]],
        ['lb (the record also says kg)', [154]],
      ],
    ],
  ])('joins %s', (_, readings, expected) => {
    expect(
      drawnSeries(readings).map(({ unit, points }) => [
        unit,
        points.map(({ measure }) => Math.round(measure.value * 10) / 10),
      ]),
    ).toEqual(expected)
  })

  it('converts the expected range with its value, and keeps both as sent', () => {
    const inKilograms = read('2023', 60, 'kg', {
      referenceRange: [{ low: { value: 50, unit: 'kg' }, high: { value: 80, unit: 'kg' } }],
    })
    const [point] = pointsOf(read('2024', 60_500, 'g'), inKilograms)
    expect(point?.measure).toMatchObject({ value: 60_000, low: 50_000, high: 80_000, unit: 'g' })
    expect(point?.sent).toMatchObject({ value: 60, low: 50, high: 80, unit: 'kg' })
  })

  it('sorts by time and omits what cannot be charted', () => {
    const points = pointsOf(
      read('2024', 3),
      read('2022', 1),
      read(undefined, 9),
      read('2023', 9, '%', { status: 'entered-in-error' }),
      read('2023', 9, '%', { status: 'cancelled' }),
    )
    expect(points.map(({ measure }) => measure.value)).toEqual([1, 3])
  })

  it('gives each component its own series', () => {
    const component = (id: string, value: number) => ({ code: { text: id }, valueQuantity: { value, unit: 'mmHg' } })
    const pressure = readObservation(
      {
        resourceType: 'Observation',
        status: 'final',
        code,
        effectiveDateTime: '2024',
        component: [component('a', 120), component('b', 80)],
      },
      english,
    )
    expect(drawnSeries([pressure]).map(({ name }) => name)).toEqual(['a', 'b'])
  })
})

describe('hasLine', () => {
  it.each([
    ['two numbers of one unit', [read('2024', 6), read('2023', 5)], true],
    ['two units', [read('2024', 6), read('2023', 42, 'mmol/mol')], false],
    ['two units that convert exactly', [read('2024', 60, 'kg'), read('2023', 130, 'lb')], true],
    ['one without a date', [read('2024', 6), read(undefined, 5)], false],
    ['one entered in error', [read('2024', 6), read('2023', 5, '%', { status: 'entered-in-error' })], false],
    ['a single one', [read('2024', 6)], false],
    ['none', [], false],
  ])('%s', (_, readings, expected) => {
    expect([hasLine(newestReadings(readings)), longestSeriesLength(newestReadings(readings)) > 1]).toEqual([
      expected,
      expected,
    ])
  })
})

describe('blood pressure', () => {
  const part = (id: string, value: number, unit = 'mmHg') => ({
    code: { coding: [{ system: 'http://loinc.org', code: id }] },
    valueQuantity: { value, unit },
  })
  const pressure = (...component: readonly object[]) =>
    drawnSeries([
      readObservation(
        {
          resourceType: 'Observation',
          status: 'final',
          code: { text: 'BP', coding: [{ system: 'http://loinc.org', code: '85354-9' }] },
          effectiveDateTime: '2024-03-01',
          component,
        },
        english,
      ),
    ])

  it.each([
    ['both numbers make one point', [part('8480-6', 128), part('8462-4', 82)], [[128, 82]]],
    ['a single number is a separate series', [part('8480-6', 128)], [[128, undefined]]],
    [
      'numbers in two units are not joined',
      [part('8480-6', 128), part('8462-4', 10.9, 'kPa')],
      [
        [128, undefined],
        [10.9, undefined],
      ],
    ],
  ])('%s', (_, component, expected) => {
    expect(
      pressure(...component).flatMap(({ points }) =>
        points.map(({ measure, diastolic }) => [measure.value, diastolic?.value]),
      ),
    ).toEqual(expected)
  })
})

describe('chartRows', () => {
  it.each([
    ['joins points of a few years', ['2020', '2022'], [], [5, 5]],
    ['breaks the line across more than five years', ['2010', '2022'], [], [5, null, 5]],
    ['breaks the line at a result without a number', ['2020', '2022'], ['2021'], [5, null, 5]],
  ])('%s', (_, dates, unreadable, expected) => {
    const broken = unreadable.map((date) =>
      readObservation(
        {
          resourceType: 'Observation',
          id: date,
          status: 'final',
          code,
          effectiveDateTime: date,
          valueString: 'clotted',
        },
        english,
      ),
    )
    expect(
      chartRows(pointsOf(...dates.map((date) => read(date, 5))), lineBreaks(broken)).map(({ value }) => value),
    ).toEqual(expected)
  })

  it('breaks the line at a limit, which is no point of it', () => {
    const limit = readObservation(
      { ...read('2021', 60).observation, valueQuantity: { value: 60, unit: '%', comparator: '>' } },
      english,
    )
    expect(chartRows(pointsOf(read('2020', 58), limit, read('2022', 51))).map(({ value }) => value)).toEqual([
      58,
      null,
      51,
    ])
  })

  it('gives the interval of a date without a day', () => {
    expect(pointsOf(read('2024-03', 5), read('2024-05-01', 5)).map(({ spread }) => spread !== undefined)).toEqual([
      true,
      false,
    ])
  })
})

describe('rangeBands', () => {
  it('starts a new band where the range changes', () => {
    const bands = rangeBands(
      pointsOf(
        read('2020', 5, '%', range(4, 6)),
        read('2021', 5, '%', range(4, 6)),
        read('2022', 5, '%', range(3, 7)),
        read('2023', 5),
      ),
    )
    expect(bands.map(({ low, high }) => [low, high])).toEqual([
      [4, 6],
      [3, 7],
    ])
  })

  it('puts each point, including the newest, inside the band of its own range', () => {
    const points = pointsOf(
      read('2020-01-01', 5, '%', range(4, 6)),
      read('2021-01-01', 5, '%', range(4, 6)),
      read('2022-01-01', 5, '%', range(3, 7)),
    )
    const [old, current] = rangeBands(points)
    const [, middle, newest] = points.map(({ at }) => at)
    expect(old?.to).toBe(current?.from)
    expect(current?.from).toBeLessThan(newest ?? 0)
    expect(current?.from).toBeGreaterThan(middle ?? 0)
    expect(current?.to).toBe(newest)
  })

  it('has no band around a point without a range', () => {
    const points = pointsOf(read('2020-01-01', 5), read('2021-01-01', 5, '%', range(4, 6)))
    expect(rangeBands(points)[0]?.from).toBeGreaterThan(points[0]?.at ?? Infinity)
  })

  it('has no bands without ranges', () => {
    expect(rangeBands(pointsOf(read('2020', 5)))).toEqual([])
  })
})

describe('axis and extremes', () => {
  it.each([
    ['includes the range', [5], [0, 10], [0, 2.5, 5, 7.5, 10, 12.5]],
    ['adds space around a single value', [5], undefined, [4.5, 4.75, 5, 5.25, 5.5]],
    ['does not go below zero for positive values', [0.1, 4], undefined, [0, 1, 2, 3, 4, 5]],
    ['goes below zero for negative values', [-2, 2], undefined, [-4, -2, 0, 2, 4]],
    ['leaves little empty space', [6.7, 7.5], [4, 5.6], [3, 4, 5, 6, 7, 8]],
    ['keeps decimals clean', [6.7, 8.7], [4, 5.6], [2, 4, 6, 8, 10]],
  ])('%s', (_, values, expected, ticks) => {
    expect(
      valueTicks(
        pointsOf(
          ...values.map((value, index) =>
            read(`20${20 + index}`, value, '%', expected ? range(expected[0] ?? 0, expected[1] ?? 0) : {}),
          ),
        ),
      ),
    ).toEqual(ticks)
  })

  it('leaves out numbers that no axis can hold', () => {
    const points = pointsOf(
      read('2020', 1e308),
      read('2021', -1e308),
      read('2022', 5, '%', range(-1e308, 1e308)),
      read('2023', 1e99),
      read('2024', -1e99),
    )
    expect(points.map(({ measure }) => [measure.value, measure.low, measure.high])).toEqual([
      [5, undefined, undefined],
      [1e99, undefined, undefined],
      [-1e99, undefined, undefined],
    ])
    const ticks = valueTicks(points)
    expect([ticks.length > 1, ticks.every(Number.isFinite)]).toEqual([true, true])
  })

  it('has no extremes with comparators', () => {
    const points = pointsOf(
      read('2020', 5),
      readObservation(
        {
          resourceType: 'Observation',
          status: 'final',
          code,
          effectiveDateTime: '2021',
          valueQuantity: { value: 1, unit: '%', comparator: '<' },
        },
        english,
      ),
    )
    expect(extremePoints(points)).toBeUndefined()
    expect(extremePoints(pointsOf(read('2020', 5), read('2021', 7)))?.map(({ measure }) => measure.value)).toEqual([
      5, 7,
    ])
  })
})
