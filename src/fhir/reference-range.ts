import { codingsOf, conceptDisplay, conceptText } from './concept'
import { digitsOf } from './lossless-json'
import { objectsOf, textOf, withoutUndefined, type Json } from '../lib/json'
import { formatRange, quantityOf, rangeOf } from './quantity'
import { sameUnit } from './units/unit'
import { isNeutralText, isRepetition, readRangeText } from './range-text'
import type { DisplayQuantity } from './display-value'
import type { FormatContext } from '../i18n/format-context'

export interface ReferenceRange {
  readonly low?: DisplayQuantity
  readonly high?: DisplayQuantity
  readonly text?: string
  /**
   * `limit`: beyond it a result is critical. `other`: expected for some people, by its type. `category`: names the values in it (severe, mild).
   * `basis`: what a percentile was compared with, such as a growth chart.
   */
  readonly kind: 'expected' | 'goal' | 'limit' | 'other' | 'category' | 'basis'
  /** Ages to which the range applies. */
  readonly age?: { readonly low?: DisplayQuantity; readonly high?: DisplayQuantity }
  /** Its type, unless `kind` states it. */
  readonly description?: string
  /** The people to whom the range applies. */
  readonly appliesTo?: string
}

const KINDS_BY_CODE: Readonly<Record<string, ReferenceRange['kind']>> = {
  normal: 'expected',
  recommended: 'expected',
  treatment: 'goal',
  therapeutic: 'goal',
  critical: 'limit',
  // Expected for some people (R4 referencerange-meaning).
  pre: 'other',
  post: 'other',
  endocrine: 'other',
  'pre-puberty': 'other',
  follicular: 'other',
  midcycle: 'other',
  luteal: 'other',
  postmenopausal: 'other',
}

/** Words of a type or text by which a range is not an expected one, whatever its code says (English and Spanish). */
const KINDS_BY_WORD: readonly (readonly [ReferenceRange['kind'], RegExp])[] = [
  ['limit', /panic|pánico|critic|crític|\balert|\balarm/i],
  ['goal', /\b(?:goal|target|meta|objetivo)\b/i],
  [
    'category',
    /risk|riesgo|therap|terap|tóxic|toxic|defici|suffic|suficien|optim|óptim|borderline|limítrofe|desir|desea|elevat|elevad|abnormal|anormal|\b(?:high|low|alt[oa]|baj[oa]|mild|leve|moderat?e|moderad[oa]|severe?|sever[oa]|grave|poor)\b|diabet|obes|positiv|equivoc|indetermin/i,
  ],
  ['basis', /\b(?:CDC|WHO|OMS|Fenton|Nellhaus|INTERGROWTH)\b|percentil/i],
]

/** A text of a range with numbers that only says for which sex it is. */
const PEOPLE_TEXT =
  /^(?:(?:fe)?males?|(?:wo)?m[ae]n|boys?|girls?|[mf]|hombres?|mujer(?:es)?|masculino|femenino|varón|varones)$/i

const kindByCode = (type: unknown): ReferenceRange['kind'] | undefined =>
  codingsOf(type)
    .map(({ code = '' }) => (Object.hasOwn(KINDS_BY_CODE, code) ? KINDS_BY_CODE[code] : undefined))
    .find((kind) => kind !== undefined)

function kindOf(range: Json): ReferenceRange['kind'] {
  const codings = codingsOf(range['type'])
  const byCode = kindByCode(range['type'])
  if (byCode !== undefined && byCode !== 'expected') return byCode
  const type = [conceptDisplay(range['type']), ...codings.map(({ display }) => display)].join(' ')
  const words = `${type} ${textOf(range['text']) ?? ''}`
  const byWord = KINDS_BY_WORD.find(([, pattern]) => pattern.test(words))?.[0]
  if (byWord !== undefined) return byWord
  const isTyped = codings.some(({ code }) => code !== undefined) || !isNeutralText(type)
  return byCode ?? (isTyped ? 'category' : 'expected')
}

/** The reference ranges of an Observation or component. */
export function referenceRanges(item: Json, format: FormatContext): readonly ReferenceRange[] {
  return objectsOf(item['referenceRange']).map((range) => {
    const [low, high] = [quantityOf(range['low']), quantityOf(range['high'])]
    const sentText = textOf(range['text'])
    const people = (low ?? high) && PEOPLE_TEXT.test(sentText?.trim() ?? '') ? sentText : undefined
    const text = people === undefined ? sentText : undefined
    const kind = kindOf(range)
    const byCode = kindByCode(range['type'])
    const isTypeStated = kind === 'expected' || byCode === 'expected' || byCode === 'goal'
    const type = isTypeStated ? undefined : conceptText(range['type'], format)
    const appliesTo = [
      ...objectsOf(range['appliesTo']).flatMap((each) => conceptText(each, format) ?? []),
      ...(people === undefined ? [] : [people]),
    ].join(', ')
    const age = rangeOf(range['age'])
    return {
      kind,
      ...(age && { age }),
      ...(low && { low }),
      ...(high && { high }),
      ...(text !== undefined && { text }),
      ...(type !== undefined && { description: type }),
      ...(appliesTo !== '' && { appliesTo }),
    }
  })
}

/** The number of a result: its quantity, or an integer without a unit. */
export function resultNumber(item: Json): DisplayQuantity | undefined {
  const digits = digitsOf(item, 'valueInteger')
  return digits === undefined ? quantityOf(item['valueQuantity']) : { kind: 'quantity', value: digits }
}

/** Why a result is not compared with the ranges that were sent with it. */
export type RangeNotCompared = 'noRange' | 'words' | 'units' | 'other' | NoneForPatient

/**
 * Why no range is the patient's: none is certain to be, or more than one (`people`), also because the record is not clear about the sex
 * (`sex`), or all are for other people (`others`).
 */
export type NoneForPatient = 'people' | 'sex' | 'others'

/** The index of the range that is for the patient, among the expected ranges of a result that differ by people, or why there is none. */
export type RangeSelector = (ranges: readonly Json[], observation: Json) => number | NoneForPatient

/** Ends of a range for comparison, in the unit of the value. */
export interface ComparableRange {
  readonly low?: DisplayQuantity
  readonly high?: DisplayQuantity
}

/** True where an end of a range is in the unit of the value, in any spelling; an end without a unit is. */
const isInUnitOf = (value: DisplayQuantity, end: DisplayQuantity): boolean =>
  (end.unit === undefined && end.code === undefined) || sameUnit(value, end)

/** The ends of an expected range: its numbers where its text agrees with them, else those in its text. */
function endsOf(
  range: ReferenceRange,
  value: DisplayQuantity | undefined,
  format: FormatContext,
): ComparableRange | undefined {
  const { low, high, text } = range
  if (low || high) {
    const isAgreed =
      text === undefined || isRepetition(text, { low: low?.value, high: high?.value }, formatRange(range, format))
    return isAgreed ? withoutUndefined({ low, high }) : undefined
  }
  const read = text === undefined ? undefined : readRangeText(text)
  if (!read) return undefined
  const unit = read.unit === undefined ? { unit: value?.unit, code: value?.code } : { unit: read.unit }
  const endOf = (end: typeof read.low): DisplayQuantity | undefined =>
    end && withoutUndefined({ kind: 'quantity' as const, ...end, ...unit })
  return withoutUndefined({ low: endOf(read.low), high: endOf(read.high) })
}

/** True where the ends contradict each other or their comparators, or the value is an end that is itself outside, as 150 with “<150”. */
function isUnclearAt(value: DisplayQuantity | undefined, { low, high }: ComparableRange): boolean {
  return (
    (low?.value !== undefined && high?.value !== undefined && Number(low.value) > Number(high.value)) ||
    low?.comparator?.startsWith('<') === true ||
    high?.comparator?.startsWith('>') === true ||
    [low, high].some((end) => end?.comparator !== undefined && Number(end.value) === Number(value?.value))
  )
}

/** The observation of a component, and who chooses among ranges for different people; without, none of them is compared. */
export interface RangeContext {
  readonly observation?: Json
  readonly rangeFor?: RangeSelector | undefined
}

/** The expected ranges of a result, and the index of the one for the patient or why there is none. */
export function expectedRanges(
  item: Json,
  format: FormatContext,
  { observation = item, rangeFor }: RangeContext,
): { readonly ranges: readonly ReferenceRange[]; readonly chosen: number | RangeNotCompared } {
  const sent = objectsOf(item['referenceRange'])
  const all = referenceRanges(item, format).map((range, index) => ({ range, sent: sent[index] ?? {} }))
  const expected = all.filter(({ range: { kind } }) => kind === 'expected' || kind === 'other')
  const ranges = expected.map(({ range }) => range)
  if (all.length === 0) return { ranges, chosen: 'noRange' }
  if (expected.some(({ range, sent }) => range.kind === 'other' || (sent['age'] ?? range.appliesTo) !== undefined))
    return {
      ranges,
      chosen:
        rangeFor?.(
          expected.map((each) => each.sent),
          observation,
        ) ?? 'people',
    }
  return { ranges, chosen: ranges.length === 1 ? 0 : 'other' }
}

/**
 * The range that the value of a result can be compared with, or why there is none: a single expected range for everybody or for this
 * patient, in the unit of the value, whose numbers and text agree.
 */
export function comparableRange(
  item: Json,
  format: FormatContext,
  context: RangeContext = {},
): ComparableRange | RangeNotCompared {
  const { ranges, chosen } = expectedRanges(item, format, context)
  const only = typeof chosen === 'number' ? ranges[chosen] : undefined
  if (!only) return typeof chosen === 'number' ? 'other' : chosen
  const value = resultNumber(item)
  const ends = endsOf(only, value, format)
  if (!ends) return 'words'
  if (isUnclearAt(value, ends)) return 'other'
  if (!value || [ends.low, ends.high].every((end) => !end || isInUnitOf(value, end))) return ends
  return only.low || only.high ? 'units' : 'words'
}
