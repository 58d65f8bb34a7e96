/** A longer text is not one range. */
const MAX_RANGE_LENGTH = 200

/** An end of a range: the digits with a decimal point; `comparator` where the end itself is outside (`<`, `>`). */
interface RangeEnd {
  readonly value: string
  readonly comparator?: '<' | '>'
}

/** A range that was sent as text. */
export interface RangeInText {
  readonly low?: RangeEnd
  readonly high?: RangeEnd
  /** As written; undefined where the text has none. */
  readonly unit?: string
}

const NUMBER = String.raw`([-+−]?\d+(?:[.,]\d+)?)`
/** A unit as written, also with a power of ten in front: `g/dL`, `%`, `x10E3/uL`. */
const UNIT = String.raw`((?:[x×]\s*)?10\s*[\^*eE].*?|[%\p{L}°[{/].*?)?`
const LABEL =
  /^(?:(?:normal|reference|ref\.?|expected|range|interval|values?|rango|valores|de referencia|esperado)[\s:]+)+/i

/** Words and signs of a range with one end, as the comparator of its number; the first that matches counts. */
const COMPARATORS: readonly (readonly [RegExp, string])[] = [
  [/^(?:<=|=<|≤|le\b|up to|at most|not? more than|less than or equal to|hasta|máximo)/i, '<='],
  [/^(?:<|lt\b|(?:less|lower) than|below|under|menos de|menor (?:de|que|a)|inferior a)/i, '<'],
  [/^(?:>=|=>|≥|ge\b|at least|not? less than|greater than or equal to|desde|mínimo)/i, '>='],
  [/^(?:>|gt\b|(?:more|greater|higher) than|above|over|más de|mayor (?:de|que|a)|superior a)/i, '>'],
  [/^(\d.*) (?:or|and|o|y) (?:less|lower|below|menos|menor)$/i, '<=$1'],
  [/^(\d.*) (?:or|and|o|y) (?:more|higher|above|greater|más|mayor)$/i, '>=$1'],
]

/** Digits with a decimal point; undefined without digits, and where `,` or `.` may group thousands (`1,500`, `150.000`). */
function digitsOf(number: string): string | undefined {
  const text = number.replace('−', '-').replace('+', '')
  const isAmbiguous = /[.,]\d{3}$/.test(text) && !/^-?(?:0[.,]|1\.0)/.test(text)
  return isAmbiguous || text === '' ? undefined : text.replace(',', '.')
}

const withUnit = (unit: string | undefined) => (unit === undefined || unit === '' ? {} : { unit: unit.trim() })

const pattern = (source: string): RegExp => new RegExp(`^${source}$`, 'iu')
const BOTH_ENDS = pattern(
  String.raw`(?:from |between |de |entre )?${NUMBER}\s*${UNIT}\s*(?:[-–—−~]|to|and|a|y)\s*${NUMBER}\s*${UNIT}`,
)
const ONE_END = pattern(String.raw`([<>])(=?)\s*${NUMBER}\s*${UNIT}`)

function readBothEnds(text: string): RangeInText | undefined {
  const [, first = '', firstUnit = '', second = '', unit = ''] = BOTH_ENDS.exec(text) ?? []
  const [low, high] = [digitsOf(first), digitsOf(second)]
  const isOneNotation = !['.', ','].every((mark) => (first + second).includes(mark))
  const isOneUnit = firstUnit === '' || firstUnit.trim() === unit.trim()
  if (low === undefined || high === undefined || !isOneNotation || !isOneUnit) return undefined
  return Number(low) > Number(high) ? undefined : { low: { value: low }, high: { value: high }, ...withUnit(unit) }
}

function readOneEnd(text: string): RangeInText | undefined {
  const [words, comparator] = COMPARATORS.find(([before]) => before.test(text)) ?? []
  if (!words || comparator === undefined) return undefined
  const [, sign, isEndInside, number = '', unit] = ONE_END.exec(text.replace(words, comparator)) ?? []
  const value = digitsOf(number)
  if (value === undefined || (sign !== '<' && sign !== '>')) return undefined
  const end: RangeEnd = { value, ...(isEndInside === '' && { comparator: sign }) }
  return { [sign === '<' ? 'high' : 'low']: end, ...withUnit(unit) }
}

/**
 * Reads the text of a reference range that can only mean one range: `<150`, `≤ 45 U/L`, `12.0 - 15.5`, `0,4 - 4,0`, `up to 40`.
 * Undefined for any other text.
 */
export function readRangeText(sent: string): RangeInText | undefined {
  if (sent.length > MAX_RANGE_LENGTH) return undefined
  const text = sent
    .trim()
    .replace(LABEL, '')
    .replace(/^[([](.*)[)\]]$/, '$1')
    .trim()
  return readBothEnds(text) ?? readOneEnd(text)
}

const numbersIn = (text: string): readonly number[] => (text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number)
const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}{2,}/gu) ?? []
const includesAll = <T>(some: readonly T[], all: readonly T[]): boolean => some.every((one) => all.includes(one))

/** Words of a range text that add nothing to its numbers; those of one end only where that end was sent. */
const NEUTRAL_WORDS =
  'to from between and at up or than equal normal reference ref range expected interval value values rango valores de referencia esperado entre hasta'.split(
    ' ',
  )
const LOW_END_WORDS = ['least', 'more', 'higher', 'greater', 'above', 'over']
const HIGH_END_WORDS = ['most', 'less', 'lower', 'below', 'under']

/** True where words only say that a range is the normal one. */
export const isNeutralText = (text: string): boolean =>
  numbersIn(text).length === 0 && includesAll(wordsIn(text), NEUTRAL_WORDS)

/** True where the text of a range with these digits only repeats them; `formatted` is the range with its unit. */
export function isRepetition(
  text: string,
  { low, high }: { readonly low: string | undefined; readonly high: string | undefined },
  formatted: string,
): boolean {
  const read = readRangeText(text)
  const unitWords = wordsIn(formatted)
  if (read) {
    const isEqual = (one: RangeEnd | undefined, other: string | undefined): boolean =>
      one === undefined || other === undefined ? one?.value === other : Number(one.value) === Number(other)
    return isEqual(read.low, low) && isEqual(read.high, high) && includesAll(wordsIn(read.unit ?? ''), unitWords)
  }
  const ends = [low, high].flatMap((end) => numbersIn(end ?? ''))
  const numbers = numbersIn(text.replace(/(\d),(\d{3})\b/g, '$1$2'))
  return (
    includesAll(ends, numbers) &&
    includesAll(numbers, [...ends, ...numbersIn(formatted)]) &&
    includesAll(wordsIn(text), [
      ...NEUTRAL_WORDS,
      ...(low === undefined ? [] : LOW_END_WORDS),
      ...(high === undefined ? [] : HIGH_END_WORDS),
      ...unitWords,
    ])
  )
}
