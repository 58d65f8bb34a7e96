import { codingsOf } from '../fhir/concept'
import { listOf } from '../lib/json'
import { isOfType, type Resource, type ResourceOf } from '../fhir/resource'
import type { Messages } from '../i18n/types'
import type { Audience } from '../i18n/audience'

interface PlaceholderMessages {
  readonly laboratory: string
  readonly 'vital-signs': string
  readonly other: string
}

/** The placeholder for the name of a result, by its category: "Normal" below "Name not given" would read as a finding about the person. */
export function placeholderResultName(observation: ResourceOf<'Observation'>, names: PlaceholderMessages): string {
  const codes = listOf(observation.category)
    .flatMap(codingsOf)
    .map(({ code }) => code)
  if (codes.includes('laboratory')) return names.laboratory
  return codes.includes('vital-signs') ? names['vital-signs'] : names.other
}

/** Types whose records are people: of other records "Name not given" would read as the name of the person. */
const PERSON_TYPES: readonly string[] = ['Patient', 'Practitioner']

/** The placeholder for the name of a record that has none: its type. */
export function placeholderName(
  record: Resource,
  { views, states, typeNames }: Pick<Messages, 'views' | 'states' | 'typeNames'>,
  audience: Audience,
): string {
  const { noName, unnamedResult: names } = views.common
  if (isOfType(record, 'Observation')) return placeholderResultName(record, names)
  const kind = Object.entries(typeNames).find(
    ([type]) => type === record.resourceType && !PERSON_TYPES.includes(type),
  )?.[1]
  return kind === undefined
    ? noName
    : states.unnamedReference(kind[audience === 'provider' ? 'provider' : 'patient'].one)
}
