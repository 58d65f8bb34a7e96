import { valueTables } from '../i18n/value-tables'
import { formatRange } from './quantity'
import type { ReferenceRange } from './result'

const numbersIn = (text: string): readonly number[] => (text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number)
const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}{2,}/gu) ?? []
const isWithin = <T>(some: readonly T[], all: readonly T[]): boolean => some.every((one) => all.includes(one))

/** Words of a range text that say no more than its numbers do; those of one end only where that end was sent. */
const plainWords = ['to', 'from', 'between', 'and', 'at', 'up', 'or', 'than', 'equal']
const lowWords = ['least', 'more', 'higher', 'greater', 'above', 'over']
const highWords = ['most', 'less', 'lower', 'below', 'under']

/** True where the text of a range says no more than its numbers in words. */
function repeats(text: string, { low, high }: ReferenceRange, inWords: string): boolean {
  const ends = [low, high].flatMap((end) => numbersIn(end?.value ?? ''))
  return (
    isWithin(ends, numbersIn(text)) &&
    isWithin(numbersIn(text), numbersIn(inWords)) &&
    isWithin(wordsIn(text), [...plainWords, ...(low ? lowWords : []), ...(high ? highWords : []), ...wordsIn(inWords)])
  )
}

/** A range in words: its numbers, what its text adds to them, and for whom it is; undefined for one without numbers and text. */
export function rangeWords(range: ReferenceRange): string | undefined {
  const { locale, values } = valueTables()
  const numbers = range.low || range.high ? formatRange(range, locale) : undefined
  const text =
    numbers !== undefined && range.text !== undefined && repeats(range.text, range, numbers) ? undefined : range.text
  const main = numbers ?? text
  if (main === undefined) return undefined
  const besides = [
    main === text ? undefined : text,
    range.words,
    range.age && values.forAge(formatRange(range.age, locale)),
  ].filter((each) => each !== undefined)
  return besides.length === 0 ? main : `${main} (${besides.join(', ')})`
}

/** A range that says what a value in it is called: "Severe: 8 or lower". */
export function categoryWords({ words, ...range }: ReferenceRange): string | undefined {
  const numbers = rangeWords(range)
  if (numbers === undefined || words === undefined) return numbers ?? words
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}: ${numbers}`
}
