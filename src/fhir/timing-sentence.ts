import { valueTables } from '../i18n/value-tables'
import { codingsOf } from './concept'
import { formatDate, formatTime } from './format-date'
import { isObject, listOf, textOf, type Json } from '../lib/json'
import { formatDigits, quantityOf, rangeOf } from './quantity'

/** `undefined`: cannot be said; an empty text: not there. */
export type Part = string | undefined

/** The words for directions in the language in use, and its locale. */
export const words = () => valueTables().dosage
export const locale = (): string => valueTables().locale

/** True when the object has no other elements than these; an element that no one reads may change what the others mean. */
export const only = (value: Json, ...allowed: readonly string[]): boolean =>
  Object.keys(value).every((key) => key === 'id' || allowed.includes(key))

/** The parts in one line, or undefined as soon as one of them cannot be said. */
export function sentence(parts: readonly Part[]): Part {
  return parts.includes(undefined) ? undefined : parts.filter((part) => part !== '').join(' ')
}

const number = (value: unknown): string | undefined =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? formatDigits(String(value), locale()) : undefined

/** Every text of the list by the table, or undefined as soon as one has no words there. */
function known(sent: unknown, table: Readonly<Record<string, string>>): readonly string[] | undefined {
  if (!Array.isArray(sent) || sent.length === 0) return undefined
  const found = sent.map((code: unknown) =>
    typeof code === 'string' && Object.hasOwn(table, code) ? table[code] : undefined,
  )
  return found.every((text) => text !== undefined) ? found : undefined
}

/** Timing.repeat's frequency and period; undefined for any other combination. */
function frequency(repeat: Json): Part {
  const unit = textOf(repeat['periodUnit'])
  const sent = ['frequency', 'frequencyMax', 'period', 'periodMax'].filter((element) => repeat[element] !== undefined)
  if (sent.length === 0 && unit === undefined) return ''
  if (sent.some((element) => number(repeat[element]) === undefined)) return undefined
  const [times, period] = [number(repeat['frequency']) ?? '1', number(repeat['period'])]
  if (period === undefined || unit === undefined) return undefined
  const [timesMax, periodMax] = [number(repeat['frequencyMax']), number(repeat['periodMax'])]
  const often = timesMax === undefined ? times : words().between(times, timesMax)
  if (periodMax !== undefined)
    return often === '1' ? words().every(words().between(period, periodMax), unit) : undefined
  if (period === '1') return words().timesA(often, unit)
  return often === '1' ? words().every(period, unit) : words().timesEvery(often, period, unit)
}

const aroundAnEvent = /^[AP]C/

/** When in the day, with the minutes before or after where the event has a before and an after. */
function when(repeat: Json): Part {
  const { when: sent, offset } = repeat
  if (sent === undefined) return offset === undefined ? '' : undefined
  const texts = known(sent, words().when)
  if (offset === undefined || texts === undefined) return texts && words().list(texts)
  const minutes = number(offset)
  const [code] = listOf(sent)
  return minutes === undefined || texts.length > 1 || typeof code !== 'string' || !aroundAnEvent.test(code)
    ? undefined
    : words().offset(minutes, words().list(texts))
}

function timesOfDay(sent: unknown): Part {
  if (sent === undefined) return ''
  const times = listOf(sent).map((time) => (typeof time === 'string' ? formatTime(time, locale()) : undefined))
  return times.length > 0 && times.every((time) => time !== undefined) ? words().atTimes(times) : undefined
}

function days(sent: unknown): Part {
  if (sent === undefined) return ''
  const texts = known(sent, words().days)
  return texts && words().onDays(texts)
}

function day(raw: unknown): string | undefined {
  if (typeof raw !== 'string') return undefined
  const { text, readable } = formatDate(raw, { locale: locale(), style: 'patient' })
  return readable ? text : undefined
}

function bounds(repeat: Json): Part {
  const { boundsDuration: duration, boundsRange: range, boundsPeriod: period } = repeat
  if ([duration, range, period].filter((each) => each !== undefined).length > 1) return undefined
  if (duration !== undefined) {
    const time = quantityOf(duration)
    return time?.value === undefined || time.comparator !== undefined
      ? undefined
      : words().forTime(formatDigits(time.value, locale()), time.code ?? '')
  }
  if (range !== undefined) {
    const { low, high } = rangeOf(range) ?? {}
    if (
      low?.value === undefined ||
      high?.value === undefined ||
      low.code !== high.code ||
      low.comparator !== undefined ||
      high.comparator !== undefined
    )
      return undefined
    return words().forTime(
      words().between(formatDigits(low.value, locale()), formatDigits(high.value, locale())),
      high.code ?? '',
    )
  }
  if (period === undefined) return ''
  if (!isObject(period) || !only(period, 'start', 'end')) return undefined
  const [start, end] = [day(period['start']), day(period['end'])]
  if ((period['start'] !== undefined && start === undefined) || (period['end'] !== undefined && end === undefined))
    return undefined
  return start === undefined
    ? end && words().until(end)
    : end === undefined
      ? words().from(start)
      : words().fromUntil(start, end)
}

function count(repeat: Json): Part {
  const { count: sent, countMax } = repeat
  if (sent === undefined) return countMax === undefined ? '' : undefined
  const [least, most] = [number(sent), number(countMax)]
  if (least === undefined || (countMax !== undefined && most === undefined)) return undefined
  return words().forDoses(most === undefined ? least : words().between(least, most))
}

function events(sent: unknown): Part {
  if (sent === undefined) return ''
  const dates = listOf(sent).map(day)
  return dates.length > 0 && dates.every((date) => date !== undefined) ? words().onDates(dates) : undefined
}

const repeated = [
  'frequency',
  'frequencyMax',
  'period',
  'periodMax',
  'periodUnit',
  'when',
  'offset',
  'timeOfDay',
  'dayOfWeek',
  'boundsDuration',
  'boundsRange',
  'boundsPeriod',
  'count',
  'countMax',
]

/** The words of Timing.code: of a code that has some, else as the EHR wrote it. */
function schedule(code: unknown): Part {
  const coded = codingsOf(code).flatMap((coding) =>
    coding.code !== undefined && Object.hasOwn(words().codes, coding.code) ? (words().codes[coding.code] ?? []) : [],
  )
  return coded[0] ?? (isObject(code) ? textOf(code['text']) : undefined)
}

/** A Timing in words; undefined unless everything in it is understood, an empty text when none was sent. */
export function timingText(value: unknown): Part {
  if (value === undefined) return ''
  if (!isObject(value) || !only(value, 'repeat', 'code', 'event')) return undefined
  const { repeat, code, event } = value
  const onDates = events(event)
  if (repeat === undefined)
    return sentence([code === undefined ? (event === undefined ? undefined : '') : schedule(code), onDates])
  if (!isObject(repeat) || !only(repeat, ...repeated)) return undefined
  const often = frequency(repeat)
  // A code beside the parts repeats them; where it says something else nobody can tell which one holds.
  if (code !== undefined && schedule(code) !== often) return undefined
  return sentence([
    often,
    when(repeat),
    timesOfDay(repeat['timeOfDay']),
    days(repeat['dayOfWeek']),
    bounds(repeat),
    count(repeat),
    onDates,
  ])
}
