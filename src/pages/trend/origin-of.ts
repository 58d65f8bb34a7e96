import { objectsOf } from '../../lib/json'
import { referenceOf } from '../../fhir/reference'
import type { Resource } from '../../fhir/resource'
import type { LabelledShown } from '../../fhir/shown'

const ORIGIN_ELEMENTS = ['encounter', 'performer', 'basedOn', 'specimen', 'device'] as const

/** What a result refers to as its origin; an element without anything to read or follow is left out. */
export const originFacts = (observation: Resource): readonly LabelledShown[] =>
  ORIGIN_ELEMENTS.map((element) => ({
    label: `Observation.${element}`,
    values: objectsOf(observation[element]).flatMap((reference) => referenceOf(reference, element) ?? []),
  })).filter(({ values }) => values.length > 0)
