import { codingsOf, conceptText, conceptWords } from '../../fhir/concept'
import { isObject, listOf, objectsOf, textOf } from '../../lib/json'
import { digitsOf, rawText } from '../../fhir/json'
import { quantityOf, unitText } from '../../fhir/quantity'
import { categoryWords, rangeWords } from '../../fhir/range-words'
import {
  codeKey,
  expectedRange,
  hasRangeForSome,
  markedBy,
  referenceRanges,
  resultFlag,
  resultValue,
} from '../../fhir/result'
import { describe } from '../../resources/registry'
import { valueTables } from '../../i18n/value-tables'
import type { Json } from '../../lib/json'
import type { Resource } from '../../fhir/resource'
import type { FlagSource, ReferenceRange } from '../../fhir/result'
import type { QuantityShown, Shown } from '../../fhir/shown'

/** A number that can stand on an axis, with the one range that clearly belongs to it. */
export interface Measure {
  readonly value: number
  readonly digits: string
  readonly comparator: string | undefined
  readonly unit: string | undefined
  readonly low: number | undefined
  readonly high: number | undefined
  /** The ends of the range with the digits that were sent. */
  readonly lowDigits: string | undefined
  readonly highDigits: string | undefined
}

/** A range that came with a result but says nothing of what is expected: a goal, a name for the values in it, or a limit of another kind. */
export interface OtherRange {
  readonly kind: 'goal' | 'other' | 'category'
  readonly text: string
}

export interface ResultFlag {
  readonly code: string
  readonly source: FlagSource
  readonly display: string | undefined
  /** The code that the range gives where the lab says something else. */
  readonly rangeSays?: string
}

export interface ResultReading {
  readonly codeKey: string
  readonly name: string | undefined
  readonly values: readonly Shown[]
  readonly measure: Measure | undefined
  /** Expected ranges in words, with what they apply to; empty when none was sent. */
  readonly ranges: readonly string[]
  readonly otherRanges: readonly OtherRange[]
  readonly flag: ResultFlag | undefined
}

/** One result: the observation itself and its components, each read alone. */
export interface ObservationReading extends ResultReading {
  readonly observation: Resource
  readonly raw: string | undefined
  readonly status: string | undefined
  readonly categories: readonly string[]
  readonly components: readonly ResultReading[]
  /** False for results that were cancelled or entered by mistake: never in a chart, a count of results or "latest". */
  readonly counts: boolean
}

/** A range for some people only is shown in words but compared with nothing: this app does not know whether it holds. */
function certainRange(item: Json): ReferenceRange | undefined {
  return hasRangeForSome(item) ? undefined : expectedRange(item)
}

function measureOf(item: Json): Measure | undefined {
  const digits = digitsOf(item, 'valueInteger')
  const quantity: QuantityShown | undefined =
    digits === undefined ? quantityOf(item['valueQuantity']) : { kind: 'quantity', value: digits }
  if (quantity?.value === undefined || !Number.isFinite(Number(quantity.value))) return undefined
  const range = certainRange(item)
  const numberOf = (end: QuantityShown | undefined) => (end?.value === undefined ? undefined : Number(end.value))
  return {
    value: Number(quantity.value),
    digits: quantity.value,
    comparator: quantity.comparator,
    unit: unitText(quantity),
    low: numberOf(range?.low),
    high: numberOf(range?.high),
    lowDigits: range?.low?.value,
    highDigits: range?.high?.value,
  }
}

function flagOf(item: Json, whole: Json): ResultReading['flag'] {
  const display = conceptWords(listOf(item['interpretation'])[0])
  const flag = resultFlag(item, whole)
  if (!flag) return display === undefined ? undefined : { code: display, source: markedBy(whole), display }
  if (flag.source === 'range' && !certainRange(item)) return undefined
  return { ...flag, display }
}

function valuesOf(item: Json): readonly Shown[] {
  // The points of a wave are for machines: the record's own page has them.
  if (isObject(item['valueSampledData'])) return [{ kind: 'text', text: valueTables().values.wave }]
  const known = resultValue(item)
  const sent = Object.entries(item).find(([element]) => /^value[A-Z]/.test(element))
  if (known && (known.kind !== 'absent' || !sent)) return [known]
  return sent ? [{ kind: 'unreadable', raw: rawText(sent[1]) }] : []
}

function otherRange(range: ReferenceRange): readonly OtherRange[] {
  const isCategory = range.kind === 'category'
  const text = isCategory ? categoryWords(range) : rangeWords(range)
  return text === undefined ? [] : [{ kind: isCategory ? 'category' : range.kind === 'goal' ? 'goal' : 'other', text }]
}

function readItem(item: Json, whole: Json = item): ResultReading {
  const ranges = referenceRanges(item)
  return {
    // What has no name is of no test that another one could be of too.
    codeKey: codeKey(item) ?? `nameless:${textOf(whole.id) ?? ''}`,
    name: conceptText(item['code']),
    values: valuesOf(item),
    measure: measureOf(item),
    ranges: ranges
      .filter(({ kind }) => kind === 'expected' || kind === 'other')
      .flatMap((range) => rangeWords(range) ?? []),
    otherRanges: ranges.flatMap((range) =>
      range.kind === 'expected' || range.kind === 'other' ? [] : otherRange(range),
    ),
    flag: flagOf(item, whole),
  }
}

const left = ['cancelled', 'entered-in-error']

/** Reads an Observation whatever it holds; nothing in it makes it vanish. */
export function readObservation(observation: Resource): ObservationReading {
  const status = textOf(observation['status'])
  return {
    ...readItem(observation),
    observation,
    raw: describe('Observation').date(observation)?.raw,
    status,
    categories: listOf(observation['category']).flatMap((category) =>
      isObject(category) ? codingsOf(category).flatMap((coding) => coding.code ?? []) : [],
    ),
    components: objectsOf(observation['component']).map((component) => readItem(component, observation)),
    counts: status === undefined || !left.includes(status),
  }
}
