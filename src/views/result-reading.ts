import { codingsOf, conceptText, firstCode } from '../fhir/concept'
import { isObject, listOf, objectsOf, rawText, textOf } from '../fhir/guards'
import { formatRange, quantityOf, rangeOf, unitText } from '../fhir/quantity'
import { show } from '../fhir/show'
import { describe } from '../resources/registry'
import type { Json } from '../fhir/guards'
import type { Resource } from '../fhir/resource'
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

/** What counts as the same test: LOINC code, else system and code, else the name (ux: code key). */
function codeKeyOf(code: unknown): string {
  const codings = codingsOf(code)
  const coding = codings.find((each) => each.system === 'http://loinc.org' && each.code) ?? codings.find((each) => each.code)
  if (coding?.code) return `${coding.system ?? ''}|${coding.code}`
  return `text|${conceptText(code)?.trim().toLowerCase() ?? ''}`
}

const expectedTypes = [undefined, 'normal', 'recommended']

function labelledRange(range: Json): string | undefined {
  const own = rangeOf(range)
  const text = (own && formatRange(own, 'en-US')) ?? textOf(range['text'])
  const about = listOf(range['appliesTo']).flatMap((concept) => conceptText(concept) ?? [])
  return text === undefined ? undefined : [text, ...about].join(', ')
}

/** The one range that belongs to the value without doubt: alone, for all people, numeric, in the unit of the value. */
function certainRange(ranges: readonly Json[], quantity: QuantityShown): { low: number | undefined; high: number | undefined } {
  const none = { low: undefined, high: undefined }
  const [only] = ranges
  if (!only || ranges.length > 1 || only['appliesTo'] !== undefined || only['age'] !== undefined) return none
  const range = rangeOf(only)
  const ends = [range?.low, range?.high].filter((end) => end !== undefined)
  if (ends.some((end) => end.comparator !== undefined || (unitText(end) !== undefined && unitText(end) !== unitText(quantity)))) return none
  const numberOf = (end: QuantityShown | undefined) => (end?.value === undefined ? undefined : Number(end.value))
  return { low: numberOf(range?.low), high: numberOf(range?.high) }
}

function measureOf(item: Json, ranges: readonly Json[]): Measure | undefined {
  const integer = item['valueInteger']
  const quantity = typeof integer === 'number' ? quantityOf({ value: integer }) : quantityOf(item['valueQuantity'])
  if (quantity?.value === undefined) return undefined
  return { value: Number(quantity.value), digits: quantity.value, comparator: quantity.comparator, unit: unitText(quantity), ...certainRange(ranges, quantity) }
}

/** H, L or N when the range leaves no doubt, also with a comparator (ux 6.4); undefined when it cannot be told. */
export function rangeFlag({ value, comparator, low, high }: Measure): 'H' | 'L' | 'N' | undefined {
  if (low === undefined && high === undefined) return undefined
  const sure = comparator === undefined
  if (high !== undefined && ((value > high && (sure || comparator.startsWith('>'))) || (value === high && comparator === '>'))) return 'H'
  if (low !== undefined && ((value < low && (sure || comparator.startsWith('<'))) || (value === low && comparator === '<'))) return 'L'
  return sure ? 'N' : undefined
}

function flagOf(item: Json, measure: Measure | undefined): ResultReading['flag'] {
  const interpretation = listOf(item['interpretation'])[0]
  const code = firstCode(interpretation) ?? conceptText(interpretation)
  if (code !== undefined) return { code, source: 'lab', display: conceptText(interpretation) }
  const computed = measure && rangeFlag(measure)
  return computed && { code: computed, source: 'range', display: undefined }
}

function valuesOf(item: Json): readonly Shown[] {
  const [name, value] = Object.entries(item).find(([element]) => /^value[A-Z]/.test(element)) ?? []
  if (name !== undefined) return [show(value, name.slice('value'.length) as Parameters<typeof show>[1], `Observation.${name}`) ?? { kind: 'unreadable', raw: rawText(value) }]
  const reason = firstCode(item['dataAbsentReason'])
  return reason === undefined ? [] : [{ kind: 'absent', reason }]
}

function readItem(item: Json): ResultReading {
  const sent = objectsOf(item['referenceRange'])
  const expected = sent.filter((range) => expectedTypes.includes(firstCode(range['type'])))
  const measure = measureOf(item, expected)
  return {
    codeKey: codeKeyOf(item['code']),
    name: conceptText(item['code']),
    values: valuesOf(item),
    measure,
    ranges: expected.flatMap((range) => labelledRange(range) ?? []),
    flag: flagOf(item, measure),
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
