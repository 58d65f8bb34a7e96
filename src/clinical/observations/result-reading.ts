import { codingsOf, conceptText, conceptDisplay } from '../../fhir/concept'
import { isObject, listOf, objectsOf, textOf } from '../../lib/json'
import { digitsOf, rawText } from '../../fhir/lossless-json'
import { quantityOf, unitText } from '../../fhir/quantity'
import { formatCategoryRange, formatReferenceRange } from '../../fhir/format-reference-range'
import {
  testKeyOf,
  expectedRange,
  hasRangeForSome,
  flagSourceOf,
  referenceRanges,
  resultFlag,
  resultValue,
} from '../../fhir/result'
import { descriptorOf } from '../../resources/descriptors'
import type { Json } from '../../lib/json'
import type { ResourceOf } from '../../fhir/resource'
import type { FlagSource, ReferenceRange } from '../../fhir/result'
import type { DisplayQuantity, DisplayValue } from '../../fhir/display-value'
import type { FormatContext } from '../../i18n/format-context'

/** A value for a chart, with the one range that clearly applies to it. */
export interface Measure {
  readonly value: number
  readonly digits: string
  readonly comparator: string | undefined
  readonly unit: string | undefined
  readonly low: number | undefined
  readonly high: number | undefined
  /** The ends of the range, with the digits as sent. */
  readonly lowDigits: string | undefined
  readonly highDigits: string | undefined
}

/** A reference range that is not an expected range: a goal, a named category, or another limit. */
export interface OtherRange {
  readonly kind: 'goal' | 'other' | 'category'
  readonly text: string
}

export interface ResultFlag {
  readonly code: string
  readonly source: FlagSource
  readonly display: string | undefined
  /** The code that follows from the range when the lab flag differs. */
  readonly rangeCode?: string
}

export interface ResultReading {
  readonly codeKey: string
  readonly name: string | undefined
  readonly values: readonly DisplayValue[]
  readonly measure: Measure | undefined
  /** Expected ranges as text, with what they apply to. */
  readonly ranges: readonly string[]
  readonly otherRanges: readonly OtherRange[]
  readonly flag: ResultFlag | undefined
}

/** One result: the observation and its components, each read separately. */
export interface ObservationReading extends ResultReading {
  readonly observation: ResourceOf<'Observation'>
  readonly raw: string | undefined
  readonly status: string | undefined
  readonly categories: readonly string[]
  readonly components: readonly ResultReading[]
  /** False for results that were cancelled or entered in error: they are never charted, counted or "latest". */
  readonly isCounted: boolean
}

/** A range for some people only is shown but not compared with: this app does not know whether it applies. */
function applicableRange(item: Json, format: FormatContext): ReferenceRange | undefined {
  return hasRangeForSome(item) ? undefined : expectedRange(item, format)
}

function measureOf(item: Json, format: FormatContext): Measure | undefined {
  const digits = digitsOf(item, 'valueInteger')
  const quantity: DisplayQuantity | undefined =
    digits === undefined ? quantityOf(item['valueQuantity']) : { kind: 'quantity', value: digits }
  if (quantity?.value === undefined || !Number.isFinite(Number(quantity.value))) return undefined
  const range = applicableRange(item, format)
  const numberOf = (end: DisplayQuantity | undefined) => (end?.value === undefined ? undefined : Number(end.value))
  return {
    value: Number(quantity.value),
    digits: quantity.value,
    comparator: quantity.comparator,
    unit: unitText(quantity, format),
    low: numberOf(range?.low),
    high: numberOf(range?.high),
    lowDigits: range?.low?.value,
    highDigits: range?.high?.value,
  }
}

function flagOf(item: Json, observation: Json, format: FormatContext): ResultReading['flag'] {
  const display = conceptDisplay(listOf(item['interpretation'])[0])
  const flag = resultFlag(item, format, observation)
  if (!flag) return display === undefined ? undefined : { code: display, source: flagSourceOf(observation), display }
  if (flag.source === 'range' && !applicableRange(item, format)) return undefined
  return { ...flag, display }
}

function valuesOf(item: Json, format: FormatContext): readonly DisplayValue[] {
  // The samples of a waveform are only on the record's own page.
  if (isObject(item['valueSampledData'])) return [{ kind: 'text', text: format.values.waveform }]
  const known = resultValue(item, format)
  const valueElement = Object.entries(item).find(([element]) => /^value[A-Z]/.test(element))
  if (known && (known.kind !== 'absent' || !valueElement)) return [known]
  return valueElement ? [{ kind: 'unreadable', raw: rawText(valueElement[1]) }] : []
}

function otherRangeOf(range: ReferenceRange, format: FormatContext): readonly OtherRange[] {
  const kind = range.kind === 'category' || range.kind === 'goal' ? range.kind : 'other'
  const text = kind === 'category' ? formatCategoryRange(range, format) : formatReferenceRange(range, format)
  return text === undefined ? [] : [{ kind, text }]
}

function readItem(item: Json, format: FormatContext, observation: Json = item): ResultReading {
  const ranges = referenceRanges(item, format)
  return {
    // A result without a code is never the same test as another one.
    codeKey: testKeyOf(item) ?? `nameless:${textOf(observation.id) ?? ''}`,
    name: conceptText(item['code'], format),
    values: valuesOf(item, format),
    measure: measureOf(item, format),
    ranges: ranges
      .filter(({ kind }) => kind === 'expected' || kind === 'other')
      .flatMap((range) => formatReferenceRange(range, format) ?? []),
    otherRanges: ranges.flatMap((range) =>
      range.kind === 'expected' || range.kind === 'other' ? [] : otherRangeOf(range, format),
    ),
    flag: flagOf(item, observation, format),
  }
}

const excludedStatuses = ['cancelled', 'entered-in-error']

/** Reads an Observation; invalid content never makes it disappear. */
export function readObservation(observation: ResourceOf<'Observation'>, format: FormatContext): ObservationReading {
  const status = textOf(observation.status)
  return {
    ...readItem(observation, format),
    observation,
    raw: descriptorOf('Observation').date(observation)?.raw,
    status,
    categories: listOf(observation.category).flatMap((category) =>
      isObject(category) ? codingsOf(category).flatMap((coding) => coding.code ?? []) : [],
    ),
    components: objectsOf(observation.component).map((component) => readItem(component, format, observation)),
    isCounted: status === undefined || !excludedStatuses.includes(status),
  }
}
