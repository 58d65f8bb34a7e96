import { formatRange } from './quantity'
import type { ReferenceRange } from './result'
import type { FormatContext } from '../i18n/format-context'

const numbersIn = (text: string): readonly number[] => (text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number)
const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}{2,}/gu) ?? []
const includesAll = <T>(some: readonly T[], all: readonly T[]): boolean => some.every((one) => all.includes(one))

/** Words of a range text that add nothing to its numbers; those of one end only where that end was sent. */
const NEUTRAL_WORDS = ['to', 'from', 'between', 'and', 'at', 'up', 'or', 'than', 'equal']
const LOW_END_WORDS = ['least', 'more', 'higher', 'greater', 'above', 'over']
const HIGH_END_WORDS = ['most', 'less', 'lower', 'below', 'under']

/** True where the text of a range only repeats its formatted numbers. */
function isRepetition(text: string, { low, high }: ReferenceRange, formatted: string): boolean {
  const ends = [low, high].flatMap((end) => numbersIn(end?.value ?? ''))
  return (
    includesAll(ends, numbersIn(text)) &&
    includesAll(numbersIn(text), numbersIn(formatted)) &&
    includesAll(wordsIn(text), [
      ...NEUTRAL_WORDS,
      ...(low ? LOW_END_WORDS : []),
      ...(high ? HIGH_END_WORDS : []),
      ...wordsIn(formatted),
    ])
  )
}

/** Formats a reference range: its numbers, what its text adds, and to whom it applies; undefined without numbers and text. */
export function formatReferenceRange(range: ReferenceRange, format: FormatContext): string | undefined {
  const { values } = format
  const numbers = range.low || range.high ? formatRange(range, format) : undefined
  const text =
    numbers !== undefined && range.text !== undefined && isRepetition(range.text, range, numbers)
      ? undefined
      : range.text
  const main = numbers ?? text
  if (main === undefined) return undefined
  const notes = [
    main === text ? undefined : text,
    range.description,
    range.age && values.forAge(formatRange(range.age, format)),
  ].filter((each) => each !== undefined)
  return notes.length === 0 ? main : `${main} (${notes.join(', ')})`
}

/** Formats a range that names a category: "Severe: 8 or lower". */
export function formatCategoryRange(
  { description, ...range }: ReferenceRange,
  format: FormatContext,
): string | undefined {
  const numbers = formatReferenceRange(range, format)
  if (numbers === undefined || description === undefined) return numbers ?? description
  return `${description.charAt(0).toUpperCase()}${description.slice(1)}: ${numbers}`
}
