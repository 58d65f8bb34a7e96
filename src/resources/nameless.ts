import { codingsOf } from '../fhir/concept'
import { listOf } from '../lib/json'
import type { Resource } from '../fhir/resource'
import type { Words } from '../i18n'
import type { Audience } from '../i18n/code-text'

interface Names {
  readonly laboratory: string
  readonly 'vital-signs': string
  readonly other: string
}

/** What stands in place of the name of a result that has none, by what kind of one it is: "Normal" below "Name not given" would read as a finding on the person. */
export function namelessResult(observation: Resource, names: Names): string {
  const codes = listOf(observation['category'])
    .flatMap(codingsOf)
    .map(({ code }) => code)
  return codes.includes('laboratory')
    ? names.laboratory
    : codes.includes('vital-signs')
      ? names['vital-signs']
      : names.other
}

/** People whose record has no name; of any other record "Name not given" would read as the name of the person. */
const people: readonly string[] = ['Patient', 'Practitioner']

/** What stands in place of the name of any record that has none: what kind of record it is. */
export function nameless(
  record: Resource,
  { views, states, typeNames }: Pick<Words, 'views' | 'states' | 'typeNames'>,
  audience: Audience,
): string {
  const { noName, nameless: names } = views.frame
  if (record.resourceType === 'Observation') return namelessResult(record, names)
  const kind = Object.entries(typeNames).find(([type]) => type === record.resourceType && !people.includes(type))?.[1]
  return kind === undefined ? noName : states.linked(kind[audience === 'provider' ? 'provider' : 'patient'].one)
}
