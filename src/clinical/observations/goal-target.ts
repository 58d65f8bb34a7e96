import { codingsOf, conceptText, conceptWords } from '../../fhir/concept'
import { objectsOf, textOf } from '../../lib/json'
import { show, type Datatype } from '../../fhir/show'
import { codeKey } from '../../fhir/result'
import { newestFirst } from '../shared/newest-first'
import { readObservation } from './result-reading'
import type { Json } from '../../lib/json'
import type { Resource } from '../../fhir/resource'
import type { Shown } from '../../fhir/shown'
import type { ObservationReading, ResultReading } from './result-reading'

export interface GoalTarget {
  readonly measure: string | undefined
  /** The concept of what is measured, to find its results. */
  readonly concept: unknown
  /** What is to be reached, as sent. */
  readonly detail: readonly Shown[]
  readonly dueDate: string | undefined
  readonly dueDuration: Shown | undefined
}

const details: readonly Datatype[] = ['Quantity', 'Range', 'CodeableConcept', 'string', 'boolean', 'integer', 'Ratio']

/** The targets of a Goal, each with what is to be reached and until when. */
export function targetsOfGoal(goal: Resource): readonly GoalTarget[] {
  return objectsOf(goal['target']).map((target) => ({
    measure: conceptText(target['measure']),
    concept: target['measure'],
    detail: details.flatMap((datatype) => {
      const element = `detail${datatype.charAt(0).toUpperCase()}${datatype.slice(1)}`
      return show(target[element], datatype, `Goal.target.${element}`) ?? []
    }),
    dueDate: textOf(target['dueDate']),
    dueDuration: show(target['dueDuration'], 'Duration', 'Goal.target.dueDuration'),
  }))
}

/** True when two concepts share a code, or, where one has none, the same words. */
function sameConcept(a: unknown, b: unknown): boolean {
  const keysOf = (concept: unknown) =>
    codingsOf(concept).flatMap(({ system, code }) => (code === undefined ? [] : [`${system ?? ''}|${code}`]))
  const [left, right] = [keysOf(a), keysOf(b)]
  if (left.length > 0 && right.length > 0) return left.some((key) => right.includes(key))
  const words = conceptWords(a)?.trim().toLowerCase()
  return words !== undefined && words === conceptWords(b)?.trim().toLowerCase()
}

export interface Measurement {
  readonly reading: ObservationReading
  /** The result itself, or the part of it that is measured. */
  readonly part: ResultReading
  /** The test whose page shows them all. */
  readonly codeKey: string
}

const measures = (item: Json, concept: unknown): boolean => sameConcept(item['code'], concept)

/** The newest result of what a target measures, also where it is a part of another; cancelled and mistaken ones and those without a value never, a dated one before those without a date. */
export function latestOf(observations: readonly Resource[], concept: unknown): Measurement | undefined {
  const found = observations.filter(
    (observation) =>
      measures(observation, concept) ||
      objectsOf(observation['component']).some((component) => measures(component, concept)),
  )
  for (const observation of newestFirst('Observation', found)) {
    const reading = readObservation(observation)
    const index = objectsOf(observation['component']).findIndex((component) => measures(component, concept))
    const part = measures(observation, concept) ? reading : reading.components[index]
    if (reading.counts && part?.values.some(({ kind }) => kind !== 'absent'))
      return { reading, part, codeKey: codeKey(observation) ?? reading.codeKey }
  }
  return undefined
}
