import { describe, expect, it } from 'vitest'
import { formatTimeAgo } from './time-ago'

const now = Date.parse('2023-11-24T14:05:00-05:00')
const ago = (raw: string, locale = 'en-US', timeZone = 'America/New_York', at = now) =>
  formatTimeAgo(raw, { format: { locale }, now: at, timeZone })

describe('how long ago a date was', () => {
  it.each([
    ['2023-11-24', 'today', 'hoy'],
    ['2023-11-23', 'yesterday', 'ayer'],
    ['2023-11-21', '3 days ago', 'hace 3 días'],
    ['2023-11-11', '13 days ago', 'hace 13 días'],
    ['2023-11-10', '2 weeks ago', 'hace 2 semanas'],
    ['2023-09-25', '8 weeks ago', 'hace 8 semanas'],
    ['2023-09-24', '2 months ago', 'hace 2 meses'],
    ['2023-07-24', '4 months ago', 'hace 4 meses'],
    ['2023-07-25', '3 months ago', 'hace 3 meses'],
    ['2021-11-25', '23 months ago', 'hace 23 meses'],
    ['2021-11-24', '2 years ago', 'hace 2 años'],
    ['1990-01-05', '33 years ago', 'hace 33 años'],
    ['2020-02-29', '3 years ago', 'hace 3 años'],
  ])('%s is %s, in Spanish %s', (raw, english, spanish) => {
    expect([ago(raw), ago(raw, 'es-US')]).toEqual([english, spanish])
  })

  it.each(['2023-11-25', '2027', '2023-11-25T00:30:00-05:00', '9999-12-31'])(
    '%s, a future date, has no relative time',
    (raw) => {
      expect(ago(raw)).toBeUndefined()
    },
  )

  it.each(['2019', '2019-05', '', 'last spring', '2023-02-30', '0001-01-01', '1900-01-01'])(
    '"%s" has no known day and no relative time',
    (raw) => {
      expect(ago(raw)).toBeUndefined()
    },
  )

  it('a time in UTC counts from the day in the time zone of the viewer, one with an offset from the day as written', () => {
    expect(ago('2023-11-24T02:00:00Z')).toBe('yesterday')
    expect(ago('2023-11-24T02:00:00Z', 'en-US', 'Europe/Madrid')).toBe('today')
    expect(ago('2023-11-23T23:30:00+02:00')).toBe('yesterday')
    expect(ago('2023-11-24T00:00:00Z')).toBe('today')
  })

  it('counts calendar days, not hours', () => {
    expect(ago('2023-11-23T23:59:00-05:00', 'en-US', 'America/New_York', Date.parse('2023-11-24T00:01:00-05:00'))).toBe(
      'yesterday',
    )
  })
})
