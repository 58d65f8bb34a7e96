/**
 * Formats counts and lists for a locale. Dates have fhir/format-date, and the numbers of a record fhir/quantity, which keeps the digits as sent.
 * `locale` is always a locale of this app: `Intl` throws for tags that are none.
 */

/** Creates each formatter once: that takes far longer than a call of it. */
function once<T>(create: (locale: string, option: string) => T): (locale: string, option: string) => T {
  const known = new Map<string, T>()
  return (locale, option) => {
    const key = `${locale} ${option}`
    const format = known.get(key) ?? create(locale, option)
    known.set(key, format)
    return format
  }
}

const numberFormat = once(
  (locale, digits) => new Intl.NumberFormat(locale, digits === '' ? {} : { maximumSignificantDigits: Number(digits) }),
)
const unitFormat = once((locale, unit) => new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }))
const listFormat = once((locale, type) => new Intl.ListFormat(locale, { type: type as Intl.ListFormatType }))
const pluralRules = once((locale) => new Intl.PluralRules(locale))

/** A count: "14,577". */
export const formatCount = (count: number, locale: string): string => numberFormat(locale, '').format(count)

/** A number of an axis, rounded to some significant digits. */
export const formatAxisNumber = (value: number, locale: string, digits: number): string =>
  numberFormat(locale, String(digits)).format(value)

/** A duration in one unit, in words: "2 days". */
export const formatDuration = (
  count: number,
  unit: 'year' | 'month' | 'day' | 'hour' | 'minute',
  locale: string,
): string => unitFormat(locale, unit).format(count)

/** "a, b and c", or with "or" for a disjunction. */
export const formatList = (
  items: readonly string[],
  locale: string,
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string => listFormat(locale, type).format(items)

/** True where the language uses the singular for a count. */
export const isSingular = (count: number, locale: string): boolean => pluralRules(locale, '').select(count) === 'one'
