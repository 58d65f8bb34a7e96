// Finds the time of the run in what a test expects. It would hold today and not tomorrow, were the clock of the tests not fixed;
// where it stands, either something reads another clock, or the expectation says what nobody meant to check.
import { START, ZONE } from './test-clock.mjs'

const HOUR = 3_600_000
const partsOf = (at, timeZone) =>
  Object.fromEntries(
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
    })
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  )
const monthName = (at, locale, month) =>
  new Intl.DateTimeFormat(locale, { timeZone: ZONE, month }).format(at).replace('.', '')

/** Every way in which the app, a file name or a log writes the day of a time. */
function dayForms(at) {
  const { year, month, day } = partsOf(at, ZONE)
  const number = String(Number(day))
  const english = [monthName(at, 'en-US', 'long'), monthName(at, 'en-US', 'short')].flatMap((name) => [
    `${name} ${number}, ${year}`,
    `${day} ${name} ${year}`,
    `${number} ${name} ${year}`,
  ])
  const spanish = [monthName(at, 'es-US', 'long'), monthName(at, 'es-US', 'short')].flatMap((name) => [
    `${number} de ${name} de ${year}`,
    `${number} ${name} ${year}`,
  ])
  return [`${year}-${month}-${day}`, `${month}/${day}/${year}`, ...english, ...spanish]
}

/** The hour of a time beside any minute of it, on both clocks and in both zones that a run sees. */
function hourForms(at) {
  return [ZONE, 'UTC'].flatMap((zone) => {
    const hour = Number(partsOf(at, zone).hour)
    return [
      `\\b${String(hour).padStart(2, '0')}:[0-5]\\d\\b`,
      `\\b${hour % 12 || 12}:[0-5]\\d[\\s\\u202f]?${hour < 12 ? 'a' : 'p'}\\.?[\\s\\u00a0]?m`,
    ]
  })
}

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const found = (text, forms) => [...text.matchAll(new RegExp(forms.join('|'), 'gi'))].map(([one]) => one)
const ownDays = (start) => dayForms(start).map(escaped)

/** Where the day of the run stands in a text. */
export const ownDayIn = (text, start = START) => found(text, ownDays(start))

/** Where the day or the hour of the run stands in a text. A run may pass into the next hour. */
export const ownTimeIn = (text, start = START) =>
  found(text, [...ownDays(start), ...[start, start + HOUR].flatMap(hourForms)])
