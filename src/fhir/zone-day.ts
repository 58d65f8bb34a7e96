import { utcTime } from './partial-date'
import type { Day } from './day'

/** Formatters are expensive to create. */
const formats = new Map<string | undefined, Intl.DateTimeFormat>()

function formatIn(timeZone: string | undefined): Intl.DateTimeFormat {
  const known =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      ...(timeZone ? { timeZone } : {}),
    })
  formats.set(timeZone, known)
  return known
}

/** The offset of a time zone from UTC at a moment, in milliseconds. */
function offsetAt(at: number, timeZone: string | undefined): number {
  // By parts: the order of a formatted date differs between engines.
  const parts = Object.fromEntries(
    formatIn(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  return utcTime(year, month, day, hour, minute, second) - Math.floor(at / 1000) * 1000
}

const DAY_MS = 86_400_000

/** The offsets at the start of days in UTC: formatting each of many dates would be slow. */
const offsets = new Map<string | undefined, Map<number, number>>()

function offsetAtStartOf(day: number, timeZone: string | undefined): number {
  const ofZone = offsets.get(timeZone) ?? new Map<number, number>()
  const offset = ofZone.get(day) ?? offsetAt(day * DAY_MS, timeZone)
  offsets.set(timeZone, ofZone.set(day, offset))
  return offset
}

/**
 * What the clocks of a time zone show at a moment, in milliseconds since 1970 as if they showed UTC. `timeZone` is the device's when absent.
 */
export function wallClock(at: number, timeZone: string | undefined): number {
  const day = Math.floor(at / DAY_MS)
  const [before, after] = [offsetAtStartOf(day, timeZone), offsetAtStartOf(day + 1, timeZone)]
  return at + (before === after ? before : offsetAt(at, timeZone))
}

/** The moment at which the clocks of a time zone show a time, given as by `wallClock`; where a change of the clock skips it, the one before. */
export function momentAt(clock: number, timeZone: string | undefined): number {
  const guess = clock - (wallClock(clock, timeZone) - clock)
  return clock - (wallClock(guess, timeZone) - guess)
}

/** The calendar day (`yyyy-mm-dd`) of a moment (milliseconds since 1970) in a time zone; `timeZone` is the device's when absent. */
export const dayInZone = (at: number, timeZone: string | undefined): Day =>
  new Date(wallClock(at, timeZone)).toISOString().slice(0, 10) as Day
