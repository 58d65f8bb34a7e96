/**
 * Formats counts and lists for a locale. Dates have fhir/format-date, and the numbers of a record fhir/quantity, which keeps the digits as sent.
 * `locale` is always a locale of this app: `Intl` throws for tags that are none.
 */

/** A count: "14,577". */
export const formatCount = (count: number, locale: string): string => new Intl.NumberFormat(locale).format(count)

/** A number of an axis, rounded to some significant digits. */
export const formatAxisNumber = (value: number, locale: string, digits: number): string =>
  new Intl.NumberFormat(locale, { maximumSignificantDigits: digits }).format(value)

/** A duration in one unit, in words: "2 days". */
export const formatDuration = (
  count: number,
  unit: 'year' | 'month' | 'day' | 'hour' | 'minute',
  locale: string,
): string => new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count)

/** The name of a language by its code, such as "Spanish" for "es"; undefined for a code without a name. */
export const formatLanguageName = (code: string, locale: string): string | undefined =>
  new Intl.DisplayNames(locale, { type: 'language', fallback: 'none' }).of(code)

/** "a, b and c", or with "or" for a disjunction. */
export const formatList = (
  items: readonly string[],
  locale: string,
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string => new Intl.ListFormat(locale, { type }).format(items)

/** As `formatList` for "and", in parts: the items and the words between them (`literal`). */
export const formatListToParts = (
  items: readonly string[],
  locale: string,
): readonly { readonly type: 'element' | 'literal'; readonly value: string }[] =>
  new Intl.ListFormat(locale).formatToParts(items)

/** True where the language uses the singular for a count. */
export const isSingular = (count: number, locale: string): boolean =>
  new Intl.PluralRules(locale).select(count) === 'one'
