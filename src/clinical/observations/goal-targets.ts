import { codingsOf, conceptText, conceptDisplay } from '../../fhir/concept'
import { objectsOf, textOf } from '../../lib/json'
import { show, type Datatype } from '../../fhir/show'
import { componentsOf, testKeyOf } from '../../fhir/result'
import { newestFirst } from '../shared/newest-first'
import { readObservation } from './result-reading'
import type { Json } from '../../lib/json'
import type { ResourceOf } from '../../fhir/resource'
import type { DisplayValue } from '../../fhir/display-value'
import type { ObservationReading, ResultReading } from './result-reading'
import type { RangeSelector } from '../../fhir/reference-range'
import type { NewestCandidate } from './usable-readings'
import type { FormatContext } from '../../i18n/format-context'

export interface GoalTarget {
  readonly measure: string | undefined
  /** The measured concept, to find its results. */
  readonly concept: unknown
  /** The value to reach, as sent. */
  readonly detail: readonly DisplayValue[]
  readonly dueDate: string | undefined
  readonly dueDuration: DisplayValue | undefined
}

const detailTypes: readonly Datatype[] = [
  'Quantity',
  'Range',
  'CodeableConcept',
  'string',
  'boolean',
  'integer',
  'Ratio',
]

/** The targets of a Goal, each with the value to reach and the due date. */
export function goalTargets(goal: ResourceOf<'Goal'>, format: FormatContext): readonly GoalTarget[] {
  return objectsOf(goal.target).map((target) => ({
    measure: conceptText(target['measure'], format),
    concept: target['measure'],
    detail: detailTypes.flatMap((datatype) => {
      const element = `detail${datatype.charAt(0).toUpperCase()}${datatype.slice(1)}`
      return show(target[element], datatype, `Goal.target.${element}`, format) ?? []
    }),
    dueDate: textOf(target['dueDate']),
    dueDuration: show(target['dueDuration'], 'Duration', 'Goal.target.dueDuration', format),
  }))
}

/** True when two concepts share a code or, if one has no code, the same text. */
function isSameConcept(a: unknown, b: unknown): boolean {
  const keysOf = (concept: unknown) =>
    codingsOf(concept).flatMap(({ system, code }) => (code === undefined ? [] : [`${system ?? ''}|${code}`]))
  const [left, right] = [keysOf(a), keysOf(b)]
  if (left.length > 0 && right.length > 0) return left.some((key) => right.includes(key))
  const text = conceptDisplay(a)?.trim().toLowerCase()
  return text !== undefined && text === conceptDisplay(b)?.trim().toLowerCase()
}

export interface GoalMeasurement {
  readonly reading: ObservationReading
  /** The result itself, or its component that is measured. */
  readonly part: ResultReading
  /** The test whose page shows all results. */
  readonly codeKey: string
}

const isMeasureOf = (item: Json, concept: unknown): boolean => isSameConcept(item['code'], concept)

/** The newest result for the measure of a target, also as a component. Ignores results without a value; a dated result precedes one without a date. */
export function latestGoalMeasurement(
  observations: readonly NewestCandidate[],
  concept: unknown,
  format: FormatContext,
  rangeFor?: RangeSelector,
): GoalMeasurement | undefined {
  const found = observations.filter(
    (observation) =>
      isMeasureOf(observation, concept) ||
      objectsOf(observation.component).some((component) => isMeasureOf(component, concept)),
  )
  for (const observation of newestFirst('Observation', found)) {
    const reading = readObservation(observation, format, rangeFor)
    const index = componentsOf(observation).findIndex((component) => isMeasureOf(component, concept))
    const part = isMeasureOf(observation, concept) ? reading : reading.components[index]
    if (part?.values.some(({ kind }) => kind !== 'absent'))
      return { reading, part, codeKey: testKeyOf(observation) ?? reading.codeKey }
  }
  return undefined
}
