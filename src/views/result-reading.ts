import { codingsOf, conceptText, conceptWords } from '../fhir/concept'
import { isObject, listOf, objectsOf, textOf } from '../fhir/guards'
import { rawText } from '../fhir/json'
import { formatRange, quantityOf, unitText } from '../fhir/quantity'
import { codeKey, expectedRange, referenceRanges, resultFlag, resultValue } from '../fhir/result'
import { describe } from '../resources/registry'
import { valueTables } from '../words/value-tables'
import type { Json } from '../fhir/guards'
import type { Resource } from '../fhir/resource'
import type { ReferenceRange } from '../fhir/result'
import type { QuantityShown, Shown } from '../fhir/shown'

/** A number that can stand on an axis, with the one range that clearly belongs to it. */
export interface Measure {
  readonly value: number
  readonly digits: string
  readonly comparator: string | undefined
  readonly unit: string | undefined
  readonly low: number | undefined
  readonly high: number | undefined
}

export interface ResultReading {
  readonly codeKey: string
  readonly name: string | undefined
  readonly values: readonly Shown[]
  readonly measure: Measure | undefined
  /** Expected ranges in words, with what they apply to; empty when none was sent. */
  readonly ranges: readonly string[]
  readonly flag: { readonly code: string; readonly source: 'lab' | 'range'; readonly display: string | undefined } | undefined
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

const isPartial = (range: Json): boolean => range['age'] !== undefined || range['appliesTo'] !== undefined

/** A range for some people only is shown in words but compared with nothing: this app does not know whether it holds. */
function certainRange(item: Json): ReferenceRange | undefined {
  return objectsOf(item['referenceRange']).some(isPartial) ? undefined : expectedRange(item)
}

function measureOf(item: Json): Measure | undefined {
  const integer = item['valueInteger']
  const quantity = typeof integer === 'number' ? quantityOf({ value: integer }) : quantityOf(item['valueQuantity'])
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
  }
}

function rangeWords(range: ReferenceRange): readonly string[] {
  const text = range.low || range.high ? formatRange(range, valueTables().locale) : range.text
  return text === undefined ? [] : [range.words === undefined ? text : `${text} (${range.words})`]
}

function flagOf(item: Json): ResultReading['flag'] {
  const display = conceptWords(listOf(item['interpretation'])[0])
  const flag = resultFlag(item)
  if (!flag) return display === undefined ? undefined : { code: display, source: 'lab', display }
  if (flag.source === 'range' && !certainRange(item)) return undefined
  return { code: flag.code, source: flag.source, display }
}

function valuesOf(item: Json): readonly Shown[] {
  const known = resultValue(item)
  const sent = Object.entries(item).find(([element]) => /^value[A-Z]/.test(element))
  if (known && (known.kind !== 'absent' || !sent)) return [known]
  return sent ? [{ kind: 'unreadable', raw: rawText(sent[1]) }] : []
}

function readItem(item: Json): ResultReading {
  return {
    codeKey: codeKey(item) ?? 'text:',
    name: conceptText(item['code']),
    values: valuesOf(item),
    measure: measureOf(item),
    ranges: referenceRanges(item)
      .filter((range) => range.kind !== 'goal')
      .flatMap(rangeWords),
    flag: flagOf(item),
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
    categories: listOf(observation['category']).flatMap((category) => (isObject(category) ? codingsOf(category).flatMap((coding) => coding.code ?? []) : [])),
    components: objectsOf(observation['component']).map(readItem),
    counts: status === undefined || !left.includes(status),
  }
}
