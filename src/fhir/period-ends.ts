import { isObject, textOf, withoutUndefined } from '../lib/json'
import { dateInterval, parsePartialDate, UNKNOWN_LOCAL_OFFSET, type PartialDate } from './partial-date'
import { isPaddedDay, isMoment } from './shown-day'

const DAY_MS = 86_400_000

/** The last minute of a day as written: systems that know only the day send the end of it. */
const isLastMinute = ({ hour, minute }: PartialDate): boolean => hour === 23 && minute === 59

/** The same moment written so that midnight is not read as a day. */
const asMoment = (date: PartialDate): string =>
  new Date(dateInterval(date).from).toISOString().replace(/(?:\.000)?Z$/, UNKNOWN_LOCAL_OFFSET)

/** True for a day, or midnight in UTC. */
const isWholeDay = (date: PartialDate): boolean =>
  date.precision === 'day' || (isPaddedDay(date) && date.offset === 'Z')

/**
 * The ends of a Period as sent, apart from midnight in UTC. It is read as a date (`shownDay`), which is wrong for a visit from midnight to 2:30:
 * where the other end is less than a day away at another time, both are moments. From a whole day to the last minute of one in UTC, both are
 * dates. Values that are no text are left out.
 */
export function periodEnds(period: unknown): { readonly start?: string; readonly end?: string } {
  if (!isObject(period)) return {}
  const [start, end] = [textOf(period['start']), textOf(period['end'])]
  const [first, last] = [parsePartialDate(start ?? ''), parsePartialDate(end ?? '')]
  if (!first || !last || (!isMoment(first) && !isMoment(last))) return withoutUndefined({ start, end })
  if (last.offset === 'Z' && isLastMinute(last) && isWholeDay(first))
    return withoutUndefined({ start, end: end?.trim().slice(0, 'yyyy-mm-dd'.length) })
  const isShort = Math.abs(dateInterval(last).from - dateInterval(first).from) < DAY_MS
  const written = (raw: string | undefined, date: PartialDate): string | undefined =>
    isShort && date.offset === 'Z' && isPaddedDay(date) ? asMoment(date) : raw
  return withoutUndefined({ start: written(start, first), end: written(end, last) })
}
