import { recordTypes, type RecordType } from '../../contract'
import { recordsUsableFor } from '../../clinical/assertion/assertion-of'
import { newestFirst } from '../../clinical/shared/newest-first'
import { descriptorOf } from '../../resources/descriptors'
import type { StatusContext } from '../../clinical/status/record-status'
import { recordKey } from '../../fhir/source'
import type { Resource } from '../../fhir/resource'
import type { SearchHit } from './search'
import type { FormatContext } from '../../i18n/format-context'

/** The types that come first; the others follow in the order of the API. */
const PRIORITY_TYPES: readonly RecordType[] = [
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

/** The types of the API in the order of the search results; others follow. */
const TYPE_ORDER: readonly RecordType[] = [...new Set([...PRIORITY_TYPES, ...recordTypes])]

/** Types of which many records share a name, such as a repeated test. */
const REPEATED_TYPES: readonly RecordType[] = ['Observation', 'DiagnosticReport']

export const isRepeatedType = (type: RecordType): boolean => REPEATED_TYPES.includes(type)

/** The newest hit of each name, of hits sorted newest first; one that may not be the newest only when there is no other. Only for repeated types. */
export function newestPerName(
  type: RecordType,
  hits: readonly SearchHit[],
  context: StatusContext,
  format: FormatContext,
): readonly SearchHit[] {
  if (!isRepeatedType(type)) return hits
  const candidates = new Set<Resource>(
    recordsUsableFor(
      'newest',
      hits.map(({ resource }) => resource),
      context,
    ),
  )
  const byName = new Map<string | undefined, SearchHit>()
  for (const hit of hits) {
    const name = descriptorOf(type).title(hit.resource, format) ?? hit.resource.id
    const known = byName.get(name)
    if (!known || (!candidates.has(known.resource) && candidates.has(hit.resource))) byName.set(name, hit)
  }
  return [...byName.values()]
}

interface RecordsOfType {
  readonly type: RecordType
  readonly records: readonly Resource[]
}

/** All searchable records by type: the patient's lists, newest first, merged with other loaded records, such as included or opened ones. */
export function orderedByType(
  parts: readonly RecordsOfType[],
  loaded: ReadonlyMap<RecordType, readonly Resource[]>,
): readonly RecordsOfType[] {
  return [...new Set([...TYPE_ORDER, ...parts.map(({ type }) => type), ...loaded.keys()])].map((type) => {
    const listed = parts.find((part) => part.type === type)?.records ?? []
    const keys = new Set(listed.map(recordKey))
    const others = new Map(
      (loaded.get(type) ?? [])
        .filter((one) => one.id !== undefined && !keys.has(recordKey(one)))
        .map((one) => [recordKey(one), one]),
    )
    return { type, records: others.size === 0 ? listed : newestFirst(type, [...listed, ...others.values()]) }
  })
}
