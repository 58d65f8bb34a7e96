import { formatDay } from '../../fhir/format-date'
import { formatCategoryRange } from '../../fhir/format-reference-range'
import { formatAmount, formatDigits, formatQuantity, formatRange, formatRatio } from '../../fhir/quantity'
import { comparableRange, referenceRanges, type ReferenceRange } from '../../fhir/reference-range'
import { sameUnit } from '../../fhir/units/unit'
import { withoutUndefined } from '../../lib/json'
import { codedQuotePart, plainPart, quotePart, type OpeningPart } from '../shared/opening-sentence'
import { bloodPressureOf } from './blood-pressure'
import type { DisplayQuantity, DisplayValue } from '../../fhir/display-value'
import type { RangeSelector } from '../../fhir/reference-range'
import type { FormatContext } from '../../i18n/format-context'
import type { PageMessages } from '../../i18n/types'
import type { Measure, ObservationReading } from './result-reading'

/** Units that belong to the number in any sentence. Others stand once, after the large number of the page. */
const SHORT_UNITS: readonly (string | undefined)[] = ['%', 'percentile']

/** Longer words are not repeated in a sentence. */
const MAX_CHARACTERS = 80

/** The number of a result, with its comparator, and with its unit if that is short or another one than that of `like`. */
export function amountText(measure: Measure, format: FormatContext, like: Measure = measure): string {
  const hasUnit = SHORT_UNITS.includes(measure.unit) || !sameUnit(measure.sentUnit, like.sentUnit)
  const number = withoutUndefined({
    kind: 'quantity' as const,
    value: measure.digits,
    comparator: measure.comparator,
  })
  return hasUnit && measure.unit !== undefined
    ? formatQuantity({ ...number, unit: measure.unit }, format)
    : formatAmount(number, format)
}

function wordsOf(value: DisplayValue, format: FormatContext): OpeningPart | undefined {
  switch (value.kind) {
    case 'text':
      return value.text.length > MAX_CHARACTERS ? undefined : quotePart(value.text, value.language)
    case 'concept':
      return value.text.length > MAX_CHARACTERS ? undefined : codedQuotePart(value.text)
    case 'code':
      return plainPart(format.codeText(value.group, value.code, 'patient'))
    case 'quantity':
      return plainPart(formatQuantity(value, format))
    case 'range':
      return plainPart(formatRange(value, format))
    case 'ratio':
      return plainPart(formatRatio(value, format))
    case 'boolean':
      return plainPart(value.value ? format.values.yes : format.values.no)
    case 'date':
      return plainPart(formatDay(value.raw, { format, style: 'patient' }))
    default:
      return undefined
  }
}

/** The value of a result for a sentence; undefined for long words, for several values and for what is no text. `like`: the number that it stands beside. */
export function valuePart(reading: ObservationReading, format: FormatContext, like?: Measure): OpeningPart | undefined {
  const pressure = bloodPressureOf(reading)
  if (pressure) {
    const [upper, lower] = [pressure.systolic, pressure.diastolic].map(({ measure }) =>
      formatDigits(measure.digits, format.locale),
    )
    return plainPart(`${upper ?? ''}/${lower ?? ''}`)
  }
  if (reading.measure) return plainPart(amountText(reading.measure, format, like ?? reading.measure))
  const [value, ...others] = reading.values
  return value === undefined || others.length > 0 ? undefined : wordsOf(value, format)
}

type Limits = Readonly<Record<string, ((amount: string) => string) | undefined>>

/** Ends of a range or a target in words: "60 or higher", "below 7 %", "4 to 5.6". Undefined without an end, and for two ends with comparators. */
export function limitsText(
  { low, high }: { readonly low?: DisplayQuantity | undefined; readonly high?: DisplayQuantity | undefined },
  { format, views }: PageMessages,
): string | undefined {
  const words: Limits = views.testSentences.limits
  const single = (end: DisplayQuantity, usual: string) =>
    words[end.comparator ?? usual]?.(formatQuantity(withoutUndefined({ ...end, comparator: undefined }), format))
  if (low && high) {
    if (low === high) return formatQuantity(low, format)
    return low.comparator === undefined && high.comparator === undefined
      ? formatRange({ low, high }, format)
      : undefined
  }
  if (low) return single(low, '>=')
  return high && single(high, '<=')
}

/**
 * The range that a result is compared with, without a unit that stands at the number; else its only expected range as sent. Undefined if there are
 * several or none.
 */
export function rangeText(
  { observation, measure, ranges }: ObservationReading,
  messages: PageMessages,
  rangeFor: RangeSelector | undefined,
): string | undefined {
  const found = comparableRange(observation, messages.format, { observation, rangeFor })
  // One with a remark of its own is no text for brackets.
  const asSent = ranges.length === 1 && !/[(;]/.test(ranges[0] ?? '') ? ranges[0] : undefined
  if (typeof found === 'string') return asSent
  const unit = SHORT_UNITS.includes(measure?.unit) ? measure?.unit : undefined
  const end = (quantity: DisplayQuantity | undefined) =>
    quantity &&
    withoutUndefined({ kind: 'quantity' as const, value: quantity.value, comparator: quantity.comparator, unit })
  return limitsText({ low: end(found.low), high: end(found.high) }, messages) ?? asSent
}

/** A range that is a target or a category, in the words of the record, or as numbers where it has none. */
function namedRange(range: ReferenceRange, messages: PageMessages): OpeningPart | undefined {
  if (range.kind !== 'goal' && range.kind !== 'category') return undefined
  const { text } = range
  if (text !== undefined && /\d/.test(text)) return quotePart(text)
  const formatted = formatCategoryRange(range, messages.format)
  if (formatted === undefined || !/\d/.test(formatted)) return undefined
  const isNamed = text !== undefined || range.description !== undefined
  return isNamed ? quotePart(formatted) : plainPart(messages.views.testSentences.target(formatted))
}

const MAX_QUOTED_RANGES = 2

/** The targets and categories that came with a result: at most two, as more are a list. Names of categories without numbers read as a finding. */
export function namedRanges({ observation }: ObservationReading, messages: PageMessages): readonly OpeningPart[] {
  const named = referenceRanges(observation, messages.format).filter(
    ({ kind }) => kind === 'goal' || kind === 'category',
  )
  return named.length > MAX_QUOTED_RANGES ? [] : named.flatMap((range) => namedRange(range, messages) ?? [])
}
