import { formatRange } from './quantity'
import { isRepetition } from './range-text'
import {
  comparableRange,
  expectedRanges,
  referenceRanges,
  type RangeContext,
  type ReferenceRange,
} from './reference-range'
import type { Json } from '../lib/json'
import type { FormatContext } from '../i18n/format-context'

/** Formats a reference range: its numbers, what its text adds, and to whom it applies; undefined without numbers and text. */
export function formatReferenceRange(range: ReferenceRange, format: FormatContext): string | undefined {
  const { values } = format
  const numbers = range.low || range.high ? formatRange(range, format) : undefined
  const text =
    numbers !== undefined &&
    range.text !== undefined &&
    isRepetition(range.text, { low: range.low?.value, high: range.high?.value }, numbers)
      ? undefined
      : range.text
  const main = numbers ?? text
  if (main === undefined) return undefined
  const notes = [
    main === text ? undefined : text,
    range.description,
    range.appliesTo && values.appliesTo(range.appliesTo),
    range.age && values.forAge(formatRange(range.age, format)),
  ].filter((each) => each !== undefined)
  return notes.length === 0 ? main : `${main} (${notes.join(', ')})`
}

/** Formats a range that names a category, by its type or its text: "Severe: 8 or lower". */
export function formatCategoryRange(
  { description, text, ...range }: ReferenceRange,
  format: FormatContext,
): string | undefined {
  const isName = text !== undefined && !/\d/.test(text) && (range.low ?? range.high) !== undefined
  const name = description ?? (isName ? text : undefined)
  const numbers = formatReferenceRange({ ...range, ...(text !== undefined && text !== name && { text }) }, format)
  if (numbers === undefined || name === undefined) return numbers ?? name
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}: ${numbers}`
}

/** A reference range that is not an expected range. */
export interface OtherRange {
  /** `words`: the name of a category without numbers, such as “High risk”, which would read as a finding. */
  readonly kind: 'goal' | 'limit' | 'category' | 'basis' | 'words'
  readonly text: string
}

function otherRangeOf(range: ReferenceRange, format: FormatContext): readonly OtherRange[] {
  const { kind } = range
  if (kind === 'expected' || kind === 'other') return []
  const text = kind === 'category' ? formatCategoryRange(range, format) : formatReferenceRange(range, format)
  if (text === undefined) return []
  return [{ kind: kind === 'category' && !/\d/.test(text) ? 'words' : kind, text }]
}

/** The reference ranges of an Observation or component as text. */
export interface RangeTexts {
  /** The one for the patient, else all expected ones; with a remark when they are in another unit. */
  readonly expected: readonly string[]
  /** Expected ranges for other people than the patient. */
  readonly forOthers: readonly string[]
  readonly others: readonly OtherRange[]
}

/** The reference ranges of an Observation or component as text. */
export function rangeTexts(item: Json, format: FormatContext, context: RangeContext = {}): RangeTexts {
  const { ranges, chosen } = expectedRanges(item, format, context)
  const isInOtherUnit = comparableRange(item, format, context) === 'units'
  const isFor = (index: number): boolean => typeof chosen === 'string' || index === chosen
  const textsOf = (wanted: boolean): readonly string[] =>
    ranges.flatMap((range, index) => (isFor(index) === wanted ? (formatReferenceRange(range, format) ?? []) : []))
  return {
    expected: textsOf(true).map((text) => (isInOtherUnit ? format.values.inOtherUnit(text) : text)),
    forOthers: textsOf(false),
    others: referenceRanges(item, format).flatMap((range) => otherRangeOf(range, format)),
  }
}
