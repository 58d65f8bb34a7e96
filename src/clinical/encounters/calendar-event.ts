import { dateInterval, instantOf, parsePartialDate, type PartialDate } from '../../fhir/partial-date'
import { addDays, sentDay } from '../../fhir/day'
import { periodEnds } from '../../fhir/period-ends'
import { isMoment } from '../../fhir/shown-day'
import type { Resource } from '../../fhir/resource'

interface CalendarTexts {
  readonly summary: string
  readonly description: string
  readonly location: string | undefined
}

/** A line may have 75 bytes (RFC 5545, 3.1); a character has up to four. */
const MAX_LINE_BYTES = 75

/** `20261203T143000Z`, or a day as `20261203`. */
const compact = (iso: string): string => iso.replace(/[-:]/g, '')

/** The property for the start or the end of an event (RFC 5545, 3.8.2): a moment, or a whole day. Undefined for a month or a year. */
function timeProperty(name: 'DTSTART' | 'DTEND', date: PartialDate): string | undefined {
  // eslint-disable-next-line no-restricted-syntax -- a moment in UTC
  if (isMoment(date)) return `${name}:${compact(instantOf(new Date(dateInterval(date).from)))}`
  const day = sentDay(date)
  // The end of a whole day is exclusive.
  const shown = name === 'DTEND' && day !== undefined ? addDays(day, 1) : day
  return shown === undefined ? undefined : `${name};VALUE=DATE:${compact(shown)}`
}

/** A text value (RFC 5545, 3.3.11), without control characters. */
const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '')

/** The first code points that take two, three and four bytes in UTF-8. */
const MULTIBYTE_STARTS = [0x80, 0x800, 0x10000]
const utf8Size = (character: string): number =>
  1 + MULTIBYTE_STARTS.filter((start) => (character.codePointAt(0) ?? 0) >= start).length

/** A content line in lines of at most 75 bytes, each but the first after a space (RFC 5545, 3.1). */
function folded(line: string): string {
  const lines: string[] = []
  let [current, bytes] = ['', 0]
  for (const character of line) {
    const size = utf8Size(character)
    if (bytes + size > MAX_LINE_BYTES) {
      lines.push(current)
      ;[current, bytes] = [' ', 1]
    }
    current += character
    bytes += size
  }
  return [...lines, current].join('\r\n')
}

/**
 * A visit to come as an iCalendar file (RFC 5545); undefined without a day. Its texts are those of the caller: a calendar is often shared, so they do not
 * say why somebody goes. `madeAt`: when it is made (ISO 8601). `uid`: a random identifier.
 */
export function calendarEvent(
  { period }: Resource,
  { summary, description, location }: CalendarTexts,
  madeAt: string,
  uid: string,
): string | undefined {
  const ends = periodEnds(period)
  const [start, end] = [parsePartialDate(ends.start ?? ''), parsePartialDate(ends.end ?? '')]
  const from = start && timeProperty('DTSTART', start)
  if (start === undefined || from === undefined) return undefined
  // Both have a time or neither, and the end is later (RFC 5545, 3.8.2.2).
  const isEnd =
    end !== undefined && isMoment(end) === isMoment(start) && dateInterval(end).to > dateInterval(start).from
  const to = isEnd ? timeProperty('DTEND', end) : undefined
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Plainchart//Plainchart//EN',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${compact(madeAt)}`,
    from,
    ...(to === undefined || to === from.replace('DTSTART', 'DTEND') ? [] : [to]),
    `SUMMARY:${escaped(summary)}`,
    ...(location === undefined ? [] : [`LOCATION:${escaped(location)}`]),
    `DESCRIPTION:${escaped(description)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}
