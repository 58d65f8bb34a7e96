import { describe, expect, it } from 'vitest'
import { calendarEvent } from './calendar-event'

const texts = { summary: 'Health appointment', description: 'From Lakeside.', location: 'Lakeside Clinic' }
const eventOf = (period: object, changes: Partial<typeof texts> = {}) =>
  calendarEvent({ resourceType: 'Encounter', period }, { ...texts, ...changes }, '2026-11-24T12:00:00Z', 'uid-1')
const linesOf = (period: object, changes: Partial<typeof texts> = {}) =>
  (eventOf(period, changes) ?? '').replaceAll('\r\n ', '').split('\r\n')

describe('calendarEvent', () => {
  it('is a complete file for a visit with a start and an end', () => {
    expect(eventOf({ start: '2026-12-03T09:30:00-05:00', end: '2026-12-03T10:00:00-05:00' })).toBe(
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Plainchart//Plainchart//EN',
        'BEGIN:VEVENT',
        'UID:uid-1',
        'DTSTAMP:20261124T120000Z',
        'DTSTART:20261203T143000Z',
        'DTEND:20261203T150000Z',
        'SUMMARY:Health appointment',
        'LOCATION:Lakeside Clinic',
        'DESCRIPTION:From Lakeside.',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    )
  })

  it.each([
    ['a time without an end', { start: '2026-12-03T09:30:00Z' }, ['DTSTART:20261203T093000Z']],
    ['a day', { start: '2026-12-03' }, ['DTSTART;VALUE=DATE:20261203']],
    [
      'several days',
      { start: '2026-12-03', end: '2026-12-05' },
      ['DTSTART;VALUE=DATE:20261203', 'DTEND;VALUE=DATE:20261206'],
    ],
    [
      'an end before the start',
      { start: '2026-12-03T09:30:00Z', end: '2026-12-02T09:30:00Z' },
      ['DTSTART:20261203T093000Z'],
    ],
    ['a day and a time', { start: '2026-12-03T09:30:00Z', end: '2026-12-04' }, ['DTSTART:20261203T093000Z']],
  ])('of %s', (_what, period, expected) => {
    expect(linesOf(period).filter((line) => line.startsWith('DTSTART') || line.startsWith('DTEND'))).toEqual(expected)
  })

  it.each([[{}], [{ start: '2026-12' }], [{ start: '2026' }], [{ end: '2026-12-03' }], [{ start: 'soon' }]])(
    'is none without a day: %j',
    (period) => expect(eventOf(period)).toBeUndefined(),
  )

  it('escapes texts, and folds lines at 75 bytes without splitting a character', () => {
    const location = `Room 3; wing A, "Año"\n${'ñ'.repeat(80)}\nEND:VEVENT\u0000`
    const file = eventOf({ start: '2026-12-03' }, { location }) ?? ''
    for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
    expect(file.match(/^END:VEVENT/gm)).toHaveLength(1)
    expect(linesOf({ start: '2026-12-03' }, { location })).toContain(
      `LOCATION:Room 3\\; wing A\\, "Año"\\n${'ñ'.repeat(80)}\\nEND:VEVENT`,
    )
  })

  it('has no reason for the visit', () => {
    expect(
      calendarEvent(
        {
          resourceType: 'Encounter',
          period: { start: '2026-12-03' },
          reasonCode: [{ text: 'Depression' }],
          type: [{ text: 'Psychotherapy' }],
        },
        texts,
        '2026-11-24T12:00:00Z',
        'uid-1',
      ),
    ).not.toMatch(/Depression|Psychotherapy/)
  })
})
