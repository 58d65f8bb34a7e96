import { activeValueTables } from '../i18n/value-tables'
import { codingsOf } from './concept'
import { formatDate, formatTime } from './format-date'
import { isObject, listOf, textOf, type Json } from '../lib/json'
import { formatDigits, quantityOf, rangeOf } from './quantity'

/** A part of a sentence: `undefined` when it cannot be expressed, empty when it was not sent. */
export type SentencePart = string | undefined

/** Messages for directions in the active language. */
export const dosageMessages = () => activeValueTables().dosage
export const dosageLocale = (): string => activeValueTables().locale

/** True when the object has no other elements than these: an unsupported element may change the meaning of the others. */
export const hasOnly = (value: Json, ...allowed: readonly string[]): boolean =>
  Object.keys(value).every((key) => key === 'id' || allowed.includes(key))

/** Joins the parts; undefined when one of them is. */
export function joinParts(parts: readonly SentencePart[]): SentencePart {
  return parts.includes(undefined) ? undefined : parts.filter((part) => part !== '').join(' ')
}

const positiveNumber = (value: unknown): string | undefined =>
  typeof value === 'number' && Number.isFinite(value) && value > 0
    ? formatDigits(String(value), dosageLocale())
    : undefined

/** Translates all codes of a list; undefined when one is missing in the table. */
function translateAll(sent: unknown, table: Readonly<Record<string, string>>): readonly string[] | undefined {
  if (!Array.isArray(sent) || sent.length === 0) return undefined
  const found = sent.map((code: unknown) =>
    typeof code === 'string' && Object.hasOwn(table, code) ? table[code] : undefined,
  )
  return found.every((text) => text !== undefined) ? found : undefined
}

/** Frequency and period of Timing.repeat; undefined for unsupported combinations. */
function frequencyPart(repeat: Json): SentencePart {
  const unit = textOf(repeat['periodUnit'])
  const sent = ['frequency', 'frequencyMax', 'period', 'periodMax'].filter((element) => repeat[element] !== undefined)
  if (sent.length === 0 && unit === undefined) return ''
  if (sent.some((element) => positiveNumber(repeat[element]) === undefined)) return undefined
  const [times, period] = [positiveNumber(repeat['frequency']) ?? '1', positiveNumber(repeat['period'])]
  if (period === undefined || unit === undefined) return undefined
  const [timesMax, periodMax] = [positiveNumber(repeat['frequencyMax']), positiveNumber(repeat['periodMax'])]
  const often = timesMax === undefined ? times : dosageMessages().between(times, timesMax)
  if (periodMax !== undefined)
    return often === '1' ? dosageMessages().every(dosageMessages().between(period, periodMax), unit) : undefined
  if (period === '1') return dosageMessages().timesA(often, unit)
  return often === '1' ? dosageMessages().every(period, unit) : dosageMessages().timesEvery(often, period, unit)
}

const EVENT_WITH_OFFSET = /^[AP]C/

/** Timing.repeat.when, with the offset in minutes for events that allow one. */
function whenPart(repeat: Json): SentencePart {
  const { when: sent, offset } = repeat
  if (sent === undefined) return offset === undefined ? '' : undefined
  const texts = translateAll(sent, dosageMessages().when)
  if (offset === undefined || texts === undefined) return texts && dosageMessages().list(texts)
  const minutes = positiveNumber(offset)
  const [code] = listOf(sent)
  return minutes === undefined || texts.length > 1 || typeof code !== 'string' || !EVENT_WITH_OFFSET.test(code)
    ? undefined
    : dosageMessages().offset(minutes, dosageMessages().list(texts))
}

function timesOfDayPart(sent: unknown): SentencePart {
  if (sent === undefined) return ''
  const times = listOf(sent).map((time) => (typeof time === 'string' ? formatTime(time, dosageLocale()) : undefined))
  return times.length > 0 && times.every((time) => time !== undefined) ? dosageMessages().atTimes(times) : undefined
}

function daysPart(sent: unknown): SentencePart {
  if (sent === undefined) return ''
  const texts = translateAll(sent, dosageMessages().days)
  return texts && dosageMessages().onDays(texts)
}

function dayText(raw: unknown): string | undefined {
  if (typeof raw !== 'string') return undefined
  const { text, isReadable } = formatDate(raw, { locale: dosageLocale(), style: 'patient' })
  return isReadable ? text : undefined
}

function durationBounds(value: unknown): SentencePart {
  const time = quantityOf(value)
  if (time?.value === undefined || time.comparator !== undefined) return undefined
  return dosageMessages().forTime(formatDigits(time.value, dosageLocale()), time.code ?? '')
}

function rangeBounds(value: unknown): SentencePart {
  const { low, high } = rangeOf(value) ?? {}
  if (low?.value === undefined || high?.value === undefined || low.code !== high.code) return undefined
  if (low.comparator !== undefined || high.comparator !== undefined) return undefined
  return dosageMessages().forTime(
    dosageMessages().between(formatDigits(low.value, dosageLocale()), formatDigits(high.value, dosageLocale())),
    high.code ?? '',
  )
}

function periodBounds(period: unknown): SentencePart {
  if (!isObject(period) || !hasOnly(period, 'start', 'end')) return undefined
  const [start, end] = [dayText(period['start']), dayText(period['end'])]
  if ((period['start'] !== undefined && start === undefined) || (period['end'] !== undefined && end === undefined))
    return undefined
  if (start === undefined) return end && dosageMessages().until(end)
  return end === undefined ? dosageMessages().from(start) : dosageMessages().fromUntil(start, end)
}

function boundsPart(repeat: Json): SentencePart {
  const { boundsDuration, boundsRange, boundsPeriod } = repeat
  if ([boundsDuration, boundsRange, boundsPeriod].filter((each) => each !== undefined).length > 1) return undefined
  if (boundsDuration !== undefined) return durationBounds(boundsDuration)
  if (boundsRange !== undefined) return rangeBounds(boundsRange)
  return boundsPeriod === undefined ? '' : periodBounds(boundsPeriod)
}

function countPart(repeat: Json): SentencePart {
  const { count: sent, countMax } = repeat
  if (sent === undefined) return countMax === undefined ? '' : undefined
  const [least, most] = [positiveNumber(sent), positiveNumber(countMax)]
  if (least === undefined || (countMax !== undefined && most === undefined)) return undefined
  return dosageMessages().forDoses(most === undefined ? least : dosageMessages().between(least, most))
}

function eventsPart(sent: unknown): SentencePart {
  if (sent === undefined) return ''
  const dates = listOf(sent).map(dayText)
  return dates.length > 0 && dates.every((date) => date !== undefined) ? dosageMessages().onDates(dates) : undefined
}

const REPEAT_ELEMENTS = [
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

/** Timing.code: translated where possible, else its text as sent. */
function schedulePart(code: unknown): SentencePart {
  const coded = codingsOf(code).flatMap((coding) =>
    coding.code !== undefined && Object.hasOwn(dosageMessages().codes, coding.code)
      ? (dosageMessages().codes[coding.code] ?? [])
      : [],
  )
  return coded[0] ?? (isObject(code) ? textOf(code['text']) : undefined)
}

/** A Timing as part of a sentence; undefined unless all of its elements are supported, empty when none was sent. */
export function timingPart(value: unknown): SentencePart {
  if (value === undefined) return ''
  if (!isObject(value) || !hasOnly(value, 'repeat', 'code', 'event')) return undefined
  const { repeat, code, event } = value
  const onDates = eventsPart(event)
  if (repeat === undefined)
    return code === undefined && event === undefined
      ? undefined
      : joinParts([code === undefined ? '' : schedulePart(code), onDates])
  if (!isObject(repeat) || !hasOnly(repeat, ...REPEAT_ELEMENTS)) return undefined
  const often = frequencyPart(repeat)
  // A code repeats the elements of `repeat`; when they differ it is unclear which one is right.
  if (code !== undefined && schedulePart(code) !== often) return undefined
  return joinParts([
    often,
    whenPart(repeat),
    timesOfDayPart(repeat['timeOfDay']),
    daysPart(repeat['dayOfWeek']),
    boundsPart(repeat),
    countPart(repeat),
    onDates,
  ])
}
