import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { generatedCases } from '../../scripts/ci/full-matrix'
import { formatDate, formatDay, formatPeriod } from './format-date'
import { parsePartialDate } from './partial-date'
import { periodEnds } from './period-ends'
import {
  calendarTime,
  compareDateSortKeys,
  dateSortKey,
  isAfterTime,
  isBeforeTime,
  readerInterval,
  shownDay,
  timeWithinDay,
} from './shown-day'
import { dayInZone } from './zone-day'
import { english } from '../i18n/__fixtures__/format'

const zones = [
  'America/Los_Angeles',
  'America/New_York',
  'UTC',
  'Europe/Madrid',
  'Asia/Kathmandu',
  'Pacific/Auckland',
  'Pacific/Kiritimati',
] as const

describe('shownDay', () => {
  it.each([
    ['a day stays', '2024-05-03', '2024-05-03'],
    ['a time with an offset has the day that was sent', '2024-05-03T23:30:00-04:00', '2024-05-03'],
    ['a time without an offset has the day that was sent', '2024-05-03T23:30:00', '2024-05-03'],
    ['a time in UTC has the day of the reader', '2024-05-03T02:00:00Z', '2024-05-02'],
    ['+00:00 is UTC', '2024-05-03T02:00:00+00:00', '2024-05-02'],
    ['midnight in UTC is a date', '2024-05-03T00:00:00Z', '2024-05-03'],
    ['so it is with a fraction of zero', '2024-05-03T00:00:00.000Z', '2024-05-03'],
    ['and as +00:00', '2024-05-03T00:00:00.000+00:00', '2024-05-03'],
    ['24:00 is midnight of the next day', '2024-05-03T24:00:00Z', '2024-05-04'],
    ['in any offset', '2024-05-03T24:00:00-04:00', '2024-05-04'],
    ['a moment after midnight is no date', '2024-05-03T00:00:00.500Z', '2024-05-02'],
    ['midnight in UTC of unknown local time is no date', '2024-05-03T00:00:00-00:00', '2024-05-02'],
    ['a year stays', '2024', '2024'],
    ['a month stays', '2024-05', '2024-05'],
    ['a placeholder has no day', '1900-01-01', undefined],
    ['text has no day', 'soon', undefined],
  ])('%s', (_name, raw, expected) => {
    expect(shownDay(raw, 'America/New_York')).toBe(expected)
  })
})

describe('timeWithinDay', () => {
  it('sorts times before dates without a time', () => {
    const raws = ['2024-05-03', '2024-05-03T10:00:00Z', '2024-05-03T09:00:00Z']
    expect(raws.toSorted((a, b) => (timeWithinDay(a) < timeWithinDay(b) ? 1 : -1))).toEqual([
      '2024-05-03T10:00:00Z',
      '2024-05-03T09:00:00Z',
      '2024-05-03',
    ])
  })
})

describe('periodEnds', () => {
  it.each([
    ['leaves days', { start: '2024-05-03', end: '2024-05-05' }],
    ['leaves midnights', { start: '2024-05-03T00:00:00Z', end: '2024-05-05T00:00:00Z' }],
    ['leaves times', { start: '2024-05-03T08:00:00Z', end: '2024-05-03T09:00:00Z' }],
    ['leaves local midnight', { start: '2024-05-03T00:00:00-04:00', end: '2024-05-03T02:00:00-04:00' }],
    ['leaves midnight days before another time', { start: '2024-05-03T00:00:00Z', end: '2024-05-07T14:00:00Z' }],
    ['leaves a placeholder', { start: '2024-05-03T08:00:00Z', end: '9999-12-31T00:00:00Z' }],
    ['leaves a start', { start: '2024-05-03T00:00:00Z' }],
    ['leaves nothing', {}],
  ])('%s', (_, period) => expect(periodEnds(period)).toEqual(period))

  it.each([
    [
      'a start at midnight before another time is a moment',
      { start: '2024-05-05T00:00:00Z', end: '2024-05-05T02:30:00Z' },
      { start: '2024-05-05T00:00:00-00:00', end: '2024-05-05T02:30:00Z' },
    ],
    [
      'an end at midnight after another time is a moment',
      { start: '2024-05-04T22:00:00Z', end: '2024-05-04T24:00:00Z' },
      { start: '2024-05-04T22:00:00Z', end: '2024-05-05T00:00:00-00:00' },
    ],
    [
      'the last second of a day after midnight is a day',
      { start: '2024-01-01T00:00:00Z', end: '2024-12-31T23:59:59.999Z' },
      { start: '2024-01-01T00:00:00Z', end: '2024-12-31' },
    ],
    [
      'the last minute of a day after a day is a day',
      { start: '2024-01-01', end: '2024-01-01T23:59Z' },
      { start: '2024-01-01', end: '2024-01-01' },
    ],
  ])('%s', (_, period, expected) => expect(periodEnds(period)).toEqual(expected))
})

const twoDigits = (number: number): string => String(number).padStart(2, '0')
const dateText = fc
  .record({
    month: fc.constantFrom(3, 5, 11),
    day: fc.integer({ min: 1, max: 11 }),
    time: fc.constantFrom('', 'T00:00:00', 'T00:00:00.000', 'T24:00:00', 'T00:30:00', 'T09:15:00.5', 'T23:59:59'),
    offset: fc.constantFrom('Z', '+00:00', '-00:00', '-05:00', '+13:00', ''),
    length: fc.constantFrom(4, 7, 10, 40, 40, 40, 40),
  })
  .map(({ month, day, time, offset, length }) =>
    `2024-${twoDigits(month)}-${twoDigits(day)}${time === '' ? '' : time + offset}`.slice(0, length),
  )

describe.each(zones)('every date in %s', (timeZone) => {
  const check = (runs: number) => ({ numRuns: generatedCases(runs), seed: 20_261_126 })
  const days = (raw: string) => shownDay(raw, timeZone) ?? ''

  it.each(['patient', 'provider'] as const)('is written for a %s with the day of its heading', (style) => {
    const options = { format: english, timeZone, style }
    fc.assert(
      fc.property(dateText, (raw) => {
        const heading = formatDate(days(raw), options).text
        expect(formatDay(raw, options)).toBe(heading)
        expect(formatDate(raw, options).text.startsWith(heading)).toBe(true)
      }),
      check(400),
    )
  })

  it('is sorted under its heading', () => {
    fc.assert(
      fc.property(fc.array(dateText, { minLength: 2, maxLength: 8 }), (raws) => {
        const keyed = raws.map((raw) => ({ raw, key: dateSortKey(raw, timeZone) }))
        const sorted = keyed.toSorted((a, b) => compareDateSortKeys(a.key, b.key)).map(({ raw }) => raw)
        const headings = sorted.map(days)
        // Each heading once, and newest first: an incomplete date is after the days that it may mean.
        expect(headings.filter((day, index) => day !== headings[index - 1])).toHaveLength(new Set(headings).size)
        expect(headings).toEqual(
          headings.toSorted((a, b) => (`${a}-`.padEnd(11, '!') < `${b}-`.padEnd(11, '!') ? 1 : -1)),
        )
        const reversed = keyed.toReversed().toSorted((a, b) => compareDateSortKeys(a.key, b.key))
        expect(reversed.map(({ raw }) => days(raw))).toEqual(headings)
      }),
      check(400),
    )
  })

  it('is drawn at its day', () => {
    fc.assert(
      fc.property(dateText, (raw) => {
        const date = parsePartialDate(raw)
        const day = new Date(date ? calendarTime(date, timeZone) : Number.NaN).toISOString()
        expect(day.startsWith(days(raw))).toBe(true)
      }),
      check(400),
    )
  })

  it('is in the future or the past if its day is', () => {
    fc.assert(
      fc.property(dateText, fc.integer({ min: 0, max: 40 * 24 }), (raw, hours) => {
        // A local time of another zone may be today there and not here.
        fc.pre(!/[+-](?:05|13):00$/.test(raw))
        const now = Date.UTC(2024, 3, 20) + hours * 3_600_000
        const today = dayInZone(now, timeZone).slice(0, days(raw).length)
        if (days(raw) !== today) {
          expect(isAfterTime(raw, now, timeZone)).toBe(days(raw) > today)
          expect(isBeforeTime(raw, now, timeZone)).toBe(days(raw) < today)
        }
      }),
      check(400),
    )
  })

  it('covers its day on the clocks of the reader', () => {
    fc.assert(
      fc.property(dateText, (raw) => {
        fc.pre(!/[+-](?:05|13):00$/.test(raw))
        const { from = 0, to = 0 } = readerInterval(raw, timeZone) ?? {}
        expect([from, to - 1].map((at) => dayInZone(at, timeZone).slice(0, days(raw).length))).toEqual([
          days(raw),
          days(raw),
        ])
        // Of a day, nothing is left out.
        if (days(raw).length < 10 || !raw.includes('T'))
          expect(dayInZone(to, timeZone).startsWith(days(raw))).toBe(false)
      }),
      check(400),
    )
  })

  it('is the start of its period, which never runs backwards', () => {
    const options = { format: english, timeZone, style: 'patient' } as const
    const inUtc = dateText.filter((raw) => /Z$/.test(raw))
    fc.assert(
      fc.property(inUtc, fc.integer({ min: 0, max: 60 }), fc.boolean(), (start, hours, isTimed) => {
        const date = parsePartialDate(start)
        if (!date) return
        const from = Date.UTC(date.year, (date.month ?? 1) - 1, date.day, date.hour, date.minute)
        const end = `${new Date(from + hours * 3_600_000).toISOString().slice(0, isTimed ? 16 : 10)}${isTimed ? ':00Z' : 'T00:00:00Z'}`
        fc.pre(Date.parse(end) >= from)
        const ends = periodEnds({ start, end })
        expect(days(ends.start ?? '') <= days(ends.end ?? '')).toBe(true)
        expect(formatPeriod({ start, end }, options)?.text.startsWith(formatDay(ends.start ?? '', options))).toBe(true)
      }),
      check(400),
    )
  })
})
