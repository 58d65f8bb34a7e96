import { readerInterval } from '../../fhir/shown-day'
import { quantityOf, rangeOf } from '../../fhir/quantity'
import { unitKey } from '../../fhir/units/unit'
import { writtenTextsOf } from '../../fhir/dosage'
import { medicineGroup } from './medicine-groups'
import { isObject, listOf, membersOf, textOf, type Json } from '../../lib/json'
import type { ResourceOf } from '../../fhir/resource'

export const DAY_MS = 86_400_000

/** Days per unit of time; the longest month and year. */
const daysPerUnit: Readonly<Record<string, number>> = {
  min: 1 / 1440,
  h: 1 / 24,
  d: 1,
  day: 1,
  days: 1,
  día: 1,
  días: 1,
  wk: 7,
  week: 7,
  weeks: 7,
  semana: 7,
  semanas: 7,
  mo: 31,
  month: 31,
  months: 31,
  mes: 31,
  meses: 31,
  a: 366,
  year: 366,
  years: 366,
}

const inDays = (count: number, unit: string | undefined): number | undefined => {
  const days =
    unit !== undefined && Object.hasOwn(daysPerUnit, unit) ? count * (daysPerUnit[unit] ?? Number.NaN) : Number.NaN
  return Number.isFinite(days) && days > 0 ? days : undefined
}

/** A Duration or days' supply in days; undefined for any other unit, or none, and where text and code of the unit disagree. */
export function durationInDays(value: unknown): number | undefined {
  const quantity = quantityOf(value)
  const unit = quantity && unitKey(quantity).toLowerCase()
  return quantity?.value === undefined || quantity.comparator !== undefined || unit === 'min'
    ? undefined
    : inDays(Number(quantity.value), unit)
}

/** The end of a date for the reader, in milliseconds since 1970: a day ends at midnight in the reader's time zone. */
export const endOfDate = (raw: unknown): number | undefined => readerInterval(textOf(raw) ?? '')?.to

export const repeatOf = (dosage: Json): Json => membersOf(membersOf(dosage['timing'])['repeat'])

/** "for 7 days", "x 3 days", "durante 10 días": a number of days, weeks or months. */
const WRITTEN_LENGTH =
  /(?:\bfor|\bx|\bdurante|\bpor) ?(\d+)(?: ?(?:-|to|a) ?(\d+))? ?(days?|weeks?|months?|días?|semanas?|mes(?:es)?)\b/i
/** "Until Wed 5/27/2020", "through 5/27/20", "hasta 2020-05-27". */
const WRITTEN_END =
  /\b(?:until|through|thru|hasta)\b[^\d]{0,12}(?:(\d{4})-(\d\d)-(\d\d)|(\d{1,2})\/(\d{1,2})\/(\d{4}|\d\d))\b/i

/** "Do not take until …" names a beginning, not an end. */
const namesBeginning = (text: string): boolean =>
  text.split('.').some((sentence) => {
    const negation = sentence.search(/\b(?:not|hold|wait|no|espere)\b/i)
    return negation >= 0 && /\b(?:until|hasta)\b/i.test(sentence.slice(negation))
  })

/** The end that the text of a Dosage gives, in milliseconds since 1970; a date with slashes is read as in the United States. */
function writtenEnd(dosage: Json): number | undefined {
  const found = writtenTextsOf(dosage)
    .filter(({ text }) => !namesBeginning(text))
    .map(({ text }) => WRITTEN_END.exec(text))
    .find((match) => match !== null)
  if (!found) return undefined
  const [, year, month, day, usMonth = '', usDay = '', usYear = ''] = found
  const raw =
    year === undefined
      ? `${usYear.padStart(4, '20')}-${usMonth.padStart(2, '0')}-${usDay.padStart(2, '0')}`
      : `${year}-${month ?? ''}-${day ?? ''}`
  return endOfDate(raw)
}

/** How many days a Dosage lasts by its bounds, its count of doses or its text. */
function lengthInDays(dosage: Json): number | undefined {
  const repeat = repeatOf(dosage)
  const bounds = durationInDays(repeat['boundsDuration']) ?? durationInDays(rangeOf(repeat['boundsRange'])?.high)
  if (bounds !== undefined) return bounds
  const { count, countMax, frequency = 1, period, periodUnit } = repeat
  const doses = countMax ?? count
  if (typeof doses === 'number' && typeof frequency === 'number' && typeof period === 'number')
    return inDays((doses * period) / frequency, textOf(periodUnit))
  const found = writtenTextsOf(dosage)
    .map(({ text }) => WRITTEN_LENGTH.exec(text))
    .find((match) => match !== null)
  return found ? inDays(Number(found[2] ?? found[1]), found[3]?.toLowerCase()) : undefined
}

/** A course may begin some days after it was prescribed. */
const LATE_START_DAYS = 14

/**
 * When the whole course ends, in milliseconds since 1970: by the dates, lengths and counts of its directions, coded or written.
 * Undefined when one of them has no end, or refills may extend a length.
 */
export function courseEnd(request: ResourceOf<'MedicationRequest'>): number | undefined {
  const dosages = listOf(request.dosageInstruction)
  const hasRefills = Number(membersOf(request.dispenseRequest)['numberOfRepeatsAllowed'] ?? 0) > 0
  const start = endOfDate(request.authoredOn)
  let days = 0
  const ends = dosages.map((dosage) => {
    if (!isObject(dosage)) return undefined
    const fixed = endOfDate(membersOf(repeatOf(dosage)['boundsPeriod'])['end']) ?? writtenEnd(dosage)
    const length = hasRefills ? undefined : lengthInDays(dosage)
    if (fixed !== undefined || length === undefined || start === undefined) return fixed
    // Steps may follow each other, so their lengths add up.
    days += length
    return start + (days + LATE_START_DAYS) * DAY_MS
  })
  const known = ends.filter((end) => end !== undefined)
  return ends.length > 0 && known.length === ends.length ? Math.max(...known) : undefined
}

/** When a prescription stops being valid to fill, in milliseconds since 1970. */
export const validUntil = (request: ResourceOf<'MedicationRequest'>): number | undefined =>
  endOfDate(membersOf(membersOf(request.dispenseRequest)['validityPeriod'])['end'])

/** True for a current prescription that is no longer valid, or whose course is over. `now` in milliseconds. */
export function mayBeOutOfDate(request: ResourceOf<'MedicationRequest'>, now: number): boolean {
  return (
    medicineGroup(request) === 'current' &&
    Math.min(validUntil(request) ?? Infinity, courseEnd(request) ?? Infinity) <= now
  )
}

/** The end of the validity of a current prescription, as sent, once it has passed; `isOver` where its dates or its course have passed without one. */
export function passedEndOf(
  request: ResourceOf<'MedicationRequest'>,
  now: number,
): { readonly expiredOn: string | undefined; readonly isOver: boolean } {
  if (!mayBeOutOfDate(request, now)) return { expiredOn: undefined, isOver: false }
  const end = textOf(membersOf(membersOf(request.dispenseRequest)['validityPeriod'])['end'])
  const isExpired = end !== undefined && (validUntil(request) ?? Infinity) <= now
  return { expiredOn: isExpired ? end : undefined, isOver: !isExpired }
}
