import { codingsOf } from './concept'
import { formatDate, formatTime } from './format-date'
import { isObject, listOf, textOf, type Json } from '../lib/json'
import { formatDigits, quantityOf, rangeOf } from './quantity'
import { sameUnit, unitKey } from './units/unit'
import type { FormatContext } from '../i18n/format-context'

/** A part of a sentence: `undefined` when it cannot be expressed, empty when it was not sent. */
export type SentencePart = string | undefined

/** True when the object has no other elements than these: an unsupported element may change the meaning of the others. */
export const hasOnly = (value: Json, ...allowed: readonly string[]): boolean =>
  Object.keys(value).every((key) => key === 'id' || allowed.includes(key))

/** Joins the parts; undefined when one of them is. */
export function joinParts(parts: readonly SentencePart[]): SentencePart {
  return parts.includes(undefined) ? undefined : parts.filter((part) => part !== '').join(' ')
}

const positiveNumber = (value: unknown, format: FormatContext): string | undefined =>
  typeof value === 'number' && Number.isFinite(value) && value > 0
    ? formatDigits(String(value), format.locale)
    : undefined

/** The words for a code of a concept, or for a text that is such a code ("BID"). */
export function wordsOfCode(concept: unknown, table: Readonly<Record<string, string>>): string | undefined {
  const text = isObject(concept) ? textOf(concept['text'])?.replaceAll('.', '').toUpperCase() : undefined
  return [...codingsOf(concept).map(({ code }) => code), text]
    .map((code) => (code !== undefined && Object.hasOwn(table, code) ? table[code] : undefined))
    .find((words) => words !== undefined)
}

/** Translates all codes of a list; undefined when one is missing in the table. */
function translateAll(sent: unknown, table: Readonly<Record<string, string>>): readonly string[] | undefined {
  if (!Array.isArray(sent) || sent.length === 0) return undefined
  const found = sent.map((code: unknown) =>
    typeof code === 'string' && Object.hasOwn(table, code) ? table[code] : undefined,
  )
  return found.every((text) => text !== undefined) ? found : undefined
}

/** A unit of time as so many of the next smaller one (UCUM). */
const SMALLER_UNIT: Readonly<Record<string, readonly [count: number, unit: string]>> = {
  h: [60, 'min'],
  d: [24, 'h'],
  wk: [7, 'd'],
  a: [12, 'mo'],
}

/** A period with a fraction in the next smaller unit, where that is a whole number: 0.5 days are 12 hours. */
function wholePeriod(repeat: Json): Json {
  const { period, periodMax, periodUnit } = repeat
  const isKnown = typeof periodUnit === 'string' && Object.hasOwn(SMALLER_UNIT, periodUnit)
  const [count, unit] = (isKnown ? SMALLER_UNIT[periodUnit] : undefined) ?? []
  if (typeof period !== 'number' || Number.isInteger(period) || count === undefined || periodMax !== undefined)
    return repeat
  return Number.isInteger(period * count) ? { ...repeat, period: period * count, periodUnit: unit } : repeat
}

/** Frequency and period of Timing.repeat; undefined for unsupported combinations. */
function frequencyPart(sentRepeat: Json, format: FormatContext): SentencePart {
  const repeat = wholePeriod(sentRepeat)
  const unit = textOf(repeat['periodUnit'])
  const sent = ['frequency', 'frequencyMax', 'period', 'periodMax'].filter((element) => repeat[element] !== undefined)
  if (sent.length === 0 && unit === undefined) return ''
  if (sent.some((element) => positiveNumber(repeat[element], format) === undefined)) return undefined
  const [times, period] = [positiveNumber(repeat['frequency'], format) ?? '1', positiveNumber(repeat['period'], format)]
  if (period === undefined || unit === undefined) return undefined
  const [timesMax, periodMax] = [
    positiveNumber(repeat['frequencyMax'], format),
    positiveNumber(repeat['periodMax'], format),
  ]
  const often = timesMax === undefined ? times : format.dosage.between(times, timesMax)
  if (periodMax !== undefined)
    return often === '1' ? format.dosage.every(format.dosage.between(period, periodMax), unit) : undefined
  if (period === '1') return format.dosage.timesA(often, unit)
  return often === '1' ? format.dosage.every(period, unit) : format.dosage.timesEvery(often, period, unit)
}

/** Events that say whether the offset is before or after them: meals, going to bed (HS) and waking up. */
const EVENT_WITH_OFFSET = /^(?:[AP]C|HS$|WAKE$)/

/** Timing.repeat.when, with the offset in minutes for events that allow one. */
function whenPart(repeat: Json, format: FormatContext): SentencePart {
  const { when: sent, offset } = repeat
  if (sent === undefined) return offset === undefined ? '' : undefined
  if (offset === undefined) {
    const texts = translateAll(sent, format.dosage.when)
    return texts && format.dosage.list(texts)
  }
  const minutes = positiveNumber(offset, format)
  const [code] = listOf(sent)
  const [event, ...others] = translateAll(sent, { ...format.dosage.when, ...format.dosage.whenWithOffset }) ?? []
  return minutes === undefined ||
    event === undefined ||
    others.length > 0 ||
    typeof code !== 'string' ||
    !EVENT_WITH_OFFSET.test(code)
    ? undefined
    : format.dosage.offset(minutes, event)
}

function timesOfDayPart(sent: unknown, format: FormatContext): SentencePart {
  if (sent === undefined) return ''
  const times = listOf(sent).map((time) => (typeof time === 'string' ? formatTime(time, format.locale) : undefined))
  return times.length > 0 && times.every((time) => time !== undefined) ? format.dosage.atTimes(times) : undefined
}

function daysPart(sent: unknown, format: FormatContext): SentencePart {
  if (sent === undefined) return ''
  const texts = translateAll(sent, format.dosage.days)
  return texts && format.dosage.onDays(texts)
}

function dayText(raw: unknown, format: FormatContext): string | undefined {
  if (typeof raw !== 'string') return undefined
  const { text, isReadable } = formatDate(raw, { format, style: 'patient' })
  return isReadable ? text : undefined
}

function durationBounds(value: unknown, format: FormatContext): SentencePart {
  const time = quantityOf(value)
  if (time?.value === undefined || time.comparator !== undefined) return undefined
  return format.dosage.forTime(formatDigits(time.value, format.locale), unitKey(time))
}

function rangeBounds(value: unknown, format: FormatContext): SentencePart {
  const { low, high } = rangeOf(value) ?? {}
  if (low?.value === undefined || high?.value === undefined || !sameUnit(low, high)) return undefined
  if (low.comparator !== undefined || high.comparator !== undefined) return undefined
  return format.dosage.forTime(
    format.dosage.between(formatDigits(low.value, format.locale), formatDigits(high.value, format.locale)),
    unitKey(high),
  )
}

function periodBounds(period: unknown, format: FormatContext): SentencePart {
  if (!isObject(period) || !hasOnly(period, 'start', 'end')) return undefined
  const [start, end] = [dayText(period['start'], format), dayText(period['end'], format)]
  if ((period['start'] !== undefined && start === undefined) || (period['end'] !== undefined && end === undefined))
    return undefined
  if (start === undefined) return end && format.dosage.until(end)
  return end === undefined ? format.dosage.from(start) : format.dosage.fromUntil(start, end)
}

function boundsPart(repeat: Json, format: FormatContext): SentencePart {
  const { boundsDuration, boundsRange, boundsPeriod } = repeat
  if ([boundsDuration, boundsRange, boundsPeriod].filter((each) => each !== undefined).length > 1) return undefined
  if (boundsDuration !== undefined) return durationBounds(boundsDuration, format)
  if (boundsRange !== undefined) return rangeBounds(boundsRange, format)
  return boundsPeriod === undefined ? '' : periodBounds(boundsPeriod, format)
}

function countPart(repeat: Json, format: FormatContext): SentencePart {
  const { count: sent, countMax } = repeat
  if (sent === undefined) return countMax === undefined ? '' : undefined
  const [least, most] = [positiveNumber(sent, format), positiveNumber(countMax, format)]
  if (least === undefined || (countMax !== undefined && most === undefined)) return undefined
  return format.dosage.forDoses(most === undefined ? least : format.dosage.between(least, most))
}

function eventsPart(sent: unknown, format: FormatContext): SentencePart {
  if (sent === undefined) return ''
  const dates = listOf(sent).map((each) => dayText(each, format))
  return dates.length > 0 && dates.every((date) => date !== undefined) ? format.dosage.onDates(dates) : undefined
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
function schedulePart(code: unknown, format: FormatContext): SentencePart {
  return wordsOfCode(code, format.dosage.codes) ?? (isObject(code) ? textOf(code['text']) : undefined)
}

/** Meals, of which a day has several. */
const SEVERAL_TIMES = /^(?:AC|C|PC)$/

/** True when the number of times of day, or of days of a week, is another one than the frequency. */
function contradictsFrequency(repeat: Json): boolean {
  const { frequency, frequencyMax, period, periodUnit, when, timeOfDay, dayOfWeek } = repeat
  if (typeof frequency !== 'number' || frequencyMax !== undefined || period !== 1) return false
  const events = listOf(when)
  const counts =
    periodUnit === 'd'
      ? [events.some((event) => SEVERAL_TIMES.test(String(event))) ? 0 : events.length, listOf(timeOfDay).length]
      : [periodUnit === 'wk' ? listOf(dayOfWeek).length : 0]
  return counts.some((count) => count > 0 && count !== frequency)
}

/** A Timing as part of a sentence; undefined unless all of its elements are supported, empty when none was sent. */
export function timingPart(value: unknown, format: FormatContext): SentencePart {
  if (value === undefined) return ''
  if (!isObject(value) || !hasOnly(value, 'repeat', 'code', 'event')) return undefined
  const { repeat, code, event } = value
  const onDates = eventsPart(event, format)
  if (repeat === undefined)
    return code === undefined && event === undefined
      ? undefined
      : joinParts([code === undefined ? '' : schedulePart(code, format), onDates])
  if (!isObject(repeat) || !hasOnly(repeat, ...REPEAT_ELEMENTS) || contradictsFrequency(repeat)) return undefined
  const often = frequencyPart(repeat, format)
  // A code repeats the elements of `repeat`; when they differ it is unclear which one is right.
  if (code !== undefined && schedulePart(code, format) !== often) return undefined
  return joinParts([
    often,
    whenPart(repeat, format),
    timesOfDayPart(repeat['timeOfDay'], format),
    daysPart(repeat['dayOfWeek'], format),
    boundsPart(repeat, format),
    countPart(repeat, format),
    onDates,
  ])
}
