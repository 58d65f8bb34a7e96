import { describe, expect, it } from 'vitest'
import { formatAge, formatDate, formatPeriod, formatTime } from './format-date'
import { dateInterval, parsePartialDate } from './partial-date'
import { compareDateSortKeys, dateSortKey } from './shown-day'
import { english } from '../i18n/__fixtures__/format'

const compareNewestFirst = (a: string, b: string): number => compareDateSortKeys(dateSortKey(a), dateSortKey(b))

describe.each(['America/Los_Angeles', 'UTC', 'Pacific/Kiritimati'])('a viewer in %s sees', (timeZone) => {
  it.each([
    ['2024', '2024 (exact date not known)'],
    ['2024-05', 'May 2024'],
    ['2024-05-03', 'May 3, 2024'],
    ['2024-05-03T09:15:00-04:00', 'May 3, 2024, 9:15 a.m.'],
    ['2024-05-03T21:15:00.123+14:00', 'May 3, 2024, 9:15 p.m.'],
    ['2024-05-03T00:00:00-04:00', 'May 3, 2024'],
    ['2024-05-03T00:00:00Z', 'May 3, 2024'],
    ['2016-12-31T23:59:60-04:00', 'December 31, 2016, 11:59 p.m.'],
    ['in childhood', 'in childhood'],
    ['2024-02-30', '2024-02-30'],
  ])('%s as %s', (raw, text) => {
    expect(formatDate(raw, { format: english, timeZone, style: 'patient' }).text).toBe(text)
  })
})

describe('dates', () => {
  it.each([
    ['America/New_York', 'May 3, 2024, 9:15 a.m. EDT'],
    ['UTC', 'May 3, 2024, 1:15 p.m. UTC'],
    ['America/Los_Angeles', 'May 3, 2024, 6:15 a.m. PDT'],
  ])('in UTC are shown in the time zone of the viewer (%s)', (timeZone, text) => {
    expect(formatDate('2024-05-03T13:15:00Z', { format: english, timeZone, style: 'patient' }).text).toBe(text)
  })

  it.each(['02/03/2024', '2024-13', 'soon'])('%s is unreadable', (raw) => {
    expect(formatDate(raw, { format: english, style: 'patient' })).toEqual({ text: raw, isReadable: false })
  })

  it('show providers day, month and year in pseudo-locales of English too', () => {
    const format = { ...english, code: 'en-XA' } as const
    expect(formatDate('2024-05-03', { format, style: 'provider' }).text).toBe('03 May 2024')
  })

  it('show providers the offset', () => {
    expect(formatDate('2024-05-03T09:15:00-04:00', { format: english, style: 'provider' }).text).toBe(
      '03 May 2024 09:15 −04:00',
    )
  })

  it.each([
    [{ start: '2024-05-03' }, 'From May 3, 2024'],
    [{ end: '2024-05' }, 'Until May 2024'],
    [{ start: '2024-05-03T09:15:00-04:00', end: '2024-05-03T09:40:00-04:00' }, 'May 3, 2024, 9:15 a.m. to 9:40 a.m.'],
    [{ start: '2024-05-03', end: '2024-05-04' }, 'May 3, 2024 to May 4, 2024'],
    [{ start: '2024-05-03', end: '2024-05-03' }, 'May 3, 2024'],
    [{}, undefined],
  ])('period %j', (period, text) => {
    expect(formatPeriod(period, { format: english, style: 'patient' })?.text).toBe(text)
  })

  it('sort with less precise dates after more precise ones', () => {
    const sorted = [
      '2024',
      '2024-05',
      '2024-05-03',
      'odd',
      '2024-05-03T09:00:00Z',
      '2023-12-31',
      '2024-05-03T10:00:00Z',
    ].sort(compareNewestFirst)
    expect(sorted).toEqual([
      '2024-05-03T10:00:00Z',
      '2024-05-03T09:00:00Z',
      '2024-05-03',
      '2024-05',
      '2024',
      '2023-12-31',
      'odd',
    ])
  })

  it.each(['0001-01-01', '1900-01-01', '1900-01-01T00:00:00Z', '9999-12-31', '9999'])('%s is a placeholder', (raw) => {
    expect(formatDate(raw, { format: english, style: 'patient' })).toEqual({
      text: `Date not given (sent as ${raw})`,
      isReadable: true,
    })
    expect(parsePartialDate(raw)).toBeUndefined()
  })

  it('that are placeholders sort last', () => {
    expect(['9999-12-31', '2024', '0001-01-01', '2025'].sort(compareNewestFirst)).toEqual([
      '2025',
      '2024',
      '9999-12-31',
      '0001-01-01',
    ])
  })

  it('at 24:00 are the start of the next day', () => {
    expect(parsePartialDate('2024-02-29T24:00:00-04:00')).toEqual(parsePartialDate('2024-03-01T00:00:00-04:00'))
    expect(parsePartialDate('2024-02-29T24:01:00-04:00')).toBeUndefined()
  })

  it.each([
    ['08:00:00', '8:00 a.m.'],
    ['20:30', '8:30 p.m.'],
    ['24:00:00', undefined],
    ['8:00', undefined],
  ])('the time %s is formatted as %s', (raw, text) => expect(formatTime(raw, 'en-US')).toBe(text))

  it('cover their interval', () => {
    const year = parsePartialDate('2024')
    expect(year && dateInterval(year)).toEqual({ from: Date.UTC(2024, 0, 1), to: Date.UTC(2025, 0, 1) })
  })

  it.each([
    ['2024-05-01', '2024-05-20', '19 days'],
    ['2023-05-10', '2024-11-10', '18 months'],
    ['2000-02-29', '2024-02-28', '23 years'],
    ['2024', '2024-05-01', undefined],
    ['2025-01-01', '2024-05-01', undefined],
  ])('age from %s on %s is %s', (birth, on, age) => expect(formatAge(birth, on, english)).toBe(age))
})
