import { recordTypes, type RecordType } from '../../contract'
import { newestFirst } from '../../clinical/shared/newest-first'
import { describe } from '../../resources/registry'
import type { Resource } from '../../fhir/resource'
import type { Hit } from './search'

/** What people look for first; the others as the API has them. */
const first: readonly RecordType[] = [
  'AllergyIntolerance',
  'Condition',
  'MedicationRequest',
  'Observation',
  'DiagnosticReport',
  'DocumentReference',
  'Encounter',
  'Immunization',
  'Procedure',
]

/** The kinds in the order in which Find shows them. */
const inOrder: readonly RecordType[] = [...first, ...recordTypes.filter((type) => !first.includes(type))]

/** Kinds that are done again and again under one name. Of all others each record may say something else. */
const repeated: readonly RecordType[] = ['Observation', 'DiagnosticReport']

export const isRepeated = (type: RecordType): boolean => repeated.includes(type)

const isMistake = ({ resource }: Hit, type: RecordType): boolean => describe(type).place(resource) === 'void'

/** The newest that counts of each name, of hits that stand newest first: the same test of many years would stand before all others. */
export function newestOfEach(type: RecordType, hits: readonly Hit[]): readonly Hit[] {
  if (!isRepeated(type)) return hits
  const byName = new Map<string | undefined, Hit>()
  for (const hit of hits) {
    const name = describe(type).title(hit.resource) ?? hit.resource.id
    const known = byName.get(name)
    if (!known || (isMistake(known, type) && !isMistake(hit, type))) byName.set(name, hit)
  }
  return [...byName.values()]
}

interface OfType {
  readonly type: RecordType
  readonly records: readonly Resource[]
}

/** All that can be found, by kind: the person's lists, newest first, with what else is loaded, such as people and places that searches brought, and records that were opened. */
export function allInOrder(
  parts: readonly OfType[],
  loaded: ReadonlyMap<RecordType, readonly Resource[]>,
): readonly OfType[] {
  return inOrder.map((type) => {
    const listed = parts.find((part) => part.type === type)?.records ?? []
    const ids = new Set(listed.map(({ id }) => id))
    const others = new Map(
      (loaded.get(type) ?? []).filter(({ id }) => id !== undefined && !ids.has(id)).map((one) => [one.id, one]),
    )
    return { type, records: others.size === 0 ? listed : newestFirst(type, [...listed, ...others.values()]) }
  })
}
