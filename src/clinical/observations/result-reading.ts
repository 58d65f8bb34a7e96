import { codingsOf, conceptText } from '../../fhir/concept'
import { finiteNumber, type FiniteNumber } from '../../fhir/finite-number'
import { isObject, listOf, textOf } from '../../lib/json'
import { memoizeByObject } from '../../lib/memoize'
import { rawText } from '../../fhir/lossless-json'
import { unitText } from '../../fhir/quantity'
import { rangeTexts, type OtherRange } from '../../fhir/format-reference-range'
import { withPercentileUnit } from '../../fhir/percentile'
import { comparableRange, resultNumber, type RangeContext, type RangeSelector } from '../../fhir/reference-range'
import { componentsOf, testKeyOf, resultFlag, resultValue } from '../../fhir/result'
import { descriptorOf } from '../../resources/descriptors'
import type { Json } from '../../lib/json'
import type { ResourceOf } from '../../fhir/resource'
import type { RangeNotCompared } from '../../fhir/reference-range'
import type { InterpretationFlag } from '../../fhir/result'
import type { DisplayValue } from '../../fhir/display-value'
import type { SentUnit } from '../../fhir/units/unit'
import type { FormatContext } from '../../i18n/format-context'

/** A value for a chart, with the one range that clearly applies to it. */
export interface Measure {
  readonly value: FiniteNumber
  readonly digits: string
  readonly comparator: string | undefined
  readonly unit: string | undefined
  /** The unit as sent, to compare it with others. */
  readonly sentUnit: SentUnit
  readonly low: FiniteNumber | undefined
  readonly high: FiniteNumber | undefined
  /** The ends of the range, with the digits as sent. */
  readonly lowDigits: string | undefined
  readonly highDigits: string | undefined
  /** The number was sent without its unit, which is taken from the other results of the test. */
  readonly isUnitAssumed?: boolean
}

export interface ResultReading {
  readonly codeKey: string
  readonly name: string | undefined
  readonly values: readonly DisplayValue[]
  readonly measure: Measure | undefined
  /** Expected ranges as text, with what they apply to. */
  readonly ranges: readonly string[]
  /** Expected ranges for other people than the patient, as text. */
  readonly rangesForOthers: readonly string[]
  readonly otherRanges: readonly OtherRange[]
  readonly flag: InterpretationFlag | undefined
  /** Why the value is not compared with a range; undefined where it is, and without a value. */
  readonly notCompared: RangeNotCompared | undefined
}

/** One result: the observation and its components, each read separately. */
export interface ObservationReading<
  O extends ResourceOf<'Observation'> = ResourceOf<'Observation'>,
> extends ResultReading {
  readonly observation: O
  readonly raw: string | undefined
  readonly status: string | undefined
  readonly categories: readonly string[]
  readonly components: readonly ResultReading[]
  /** False for results that were cancelled or entered in error: they are never charted, counted or "latest". */
  readonly isCounted: boolean
}

function measureOf(
  item: Json,
  comparable: ReturnType<typeof comparableRange>,
  format: FormatContext,
): Measure | undefined {
  const quantity = resultNumber(item)
  const value = finiteNumber(quantity?.value)
  if (quantity?.value === undefined || value === undefined) return undefined
  const range = typeof comparable === 'string' ? undefined : comparable
  return {
    value,
    digits: quantity.value,
    comparator: quantity.comparator,
    unit: unitText(withPercentileUnit(item, quantity), format),
    sentUnit: quantity,
    low: finiteNumber(range?.low?.value),
    high: finiteNumber(range?.high?.value),
    lowDigits: range?.low?.value,
    highDigits: range?.high?.value,
  }
}

function valuesOf(item: Json, format: FormatContext): readonly DisplayValue[] {
  // The samples of a waveform are only on the record's own page.
  if (isObject(item['valueSampledData'])) return [{ kind: 'text', text: format.values.waveform }]
  const known = resultValue(item, format)
  const valueElement = Object.entries(item).find(([element]) => /^value[A-Z]/.test(element))
  if (known && (known.kind !== 'absent' || !valueElement)) return [known]
  return valueElement ? [{ kind: 'unreadable', raw: rawText(valueElement[1]) }] : []
}

function readItem(item: Json, format: FormatContext, context: Required<RangeContext>): ResultReading {
  const { observation, rangeFor } = context
  const ranges = rangeTexts(item, format, context)
  const values = valuesOf(item, format)
  const comparable = comparableRange(item, format, context)
  return {
    // A result without a code is never the same test as another one.
    codeKey: testKeyOf(item) ?? `nameless:${textOf(observation.id) ?? ''}`,
    name: conceptText(item['code'], format),
    values,
    measure: measureOf(item, comparable, format),
    ranges: ranges.expected,
    rangesForOthers: ranges.forOthers,
    otherRanges: ranges.others,
    flag: resultFlag(item, format, observation, rangeFor),
    notCompared:
      typeof comparable === 'string' && values.some(({ kind }) => kind !== 'absent') ? comparable : undefined,
  }
}

const excludedStatuses = ['cancelled', 'entered-in-error']

function read(
  observation: ResourceOf<'Observation'>,
  format: FormatContext,
  rangeFor: RangeSelector,
): ObservationReading {
  const context = { observation, rangeFor }
  const status = textOf(observation.status)
  return {
    ...readItem(observation, format, context),
    observation,
    raw: descriptorOf('Observation').date(observation)?.raw,
    status,
    categories: listOf(observation.category).flatMap((category) =>
      isObject(category) ? codingsOf(category).flatMap((coding) => coding.code ?? []) : [],
    ),
    components: componentsOf(observation).map((component) => readItem(component, format, context)),
    isCounted: status === undefined || !excludedStatuses.includes(status),
  }
}

interface GeneralReading {
  readonly reading: ObservationReading
  /** The ranges are for different people, so that the reading depends on the patient. */
  readonly dependsOnPatient: boolean
}

function readForAnybody(observation: ResourceOf<'Observation'>, format: FormatContext): GeneralReading {
  let dependsOnPatient = false
  const reading = read(observation, format, () => {
    dependsOnPatient = true
    return 'people'
  })
  return { reading, dependsOnPatient }
}

const readersOf = memoizeByObject((format: FormatContext) => ({
  forAnybody: memoizeByObject((observation: ResourceOf<'Observation'>) => readForAnybody(observation, format)),
  forPatient: memoizeByObject((rangeFor: RangeSelector) =>
    memoizeByObject((observation: ResourceOf<'Observation'>) => read(observation, format, rangeFor)),
  ),
}))

/** Reads an Observation; invalid content never makes it disappear. `rangeFor` chooses among ranges for different people. Memoized. */
export function readObservation(
  observation: ResourceOf<'Observation'>,
  format: FormatContext,
  rangeFor?: RangeSelector,
): ObservationReading {
  const { forAnybody, forPatient } = readersOf(format)
  const { reading, dependsOnPatient } = forAnybody(observation)
  return rangeFor !== undefined && dependsOnPatient ? forPatient(rangeFor)(observation) : reading
}
