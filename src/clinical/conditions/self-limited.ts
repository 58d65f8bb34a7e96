import { codingsOf, conceptDisplay } from '../../fhir/concept'
import { daysSince, recordDate } from '../status/status-dates'
import type { ResourceOf } from '../../fhir/resource'

/** Word beginnings of what is over after weeks or months: events, injuries, pregnancies and short illnesses, in English and Spanish. */
const SELF_LIMITED =
  /(?<!\p{L})(?:miscarr|abort|stillb|pregnan|embaraz|fractur|sprain|lacerat|concuss|overdos|arrest|stroke|infarct|acute|agud|pharyngit|bronchit|sinusit|pneumonia|neumon|influenza|appendicit|cystit|otitis)/iu
/** Word beginnings of names that these words are part of although the condition lasts, or that are about the past or what may come. */
const LASTING =
  /(?<!\p{L})(?:chronic|crónic|recurr|persist|histor|anteced|sequel|secuel|effect|old|prior|post|long|risk|riesgo|leuk|leuc|lymph|porphyr|patholog|patológ|nonunion|intersti)/iu

const OLD_AFTER_DAYS = 2 * 365

/**
 * The date, as sent, since which a condition is marked as current although what its name says is over long before: a miscarriage of 1977. Undefined for
 * all others. What the record says of its status stays; it is only not stated as current.
 */
export function implausiblyCurrentSince(condition: ResourceOf<'Condition'>, today: string): string | undefined {
  const since = recordDate(condition)
  if (since === undefined || daysSince(since, today) <= OLD_AFTER_DAYS) return undefined
  const names = [conceptDisplay(condition.code), ...codingsOf(condition.code).map(({ display }) => display)].join(' ')
  return SELF_LIMITED.test(names) && !LASTING.test(names) ? since : undefined
}
