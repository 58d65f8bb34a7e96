import { objectsOf } from '../../lib/json'
import { parseReference } from '../../fhir/reference'
import { isCover } from '../../resources/cover'
import { describe } from '../../resources/registry'
import { isRecordType, type RecordType } from '../../contract'
import { newestFirst } from '../shared/newest-first'
import { pointersTo } from '../shared/pointers'
import type { Resource } from '../../fhir/resource'
import type { OfType } from '../encounters/visit-records'

export interface ConditionFolder {
  /** Records that refer to the condition, or to which it refers, by type. */
  readonly lists: readonly OfType[]
  readonly mistakes: readonly Resource[]
  /** Some records are marked private: what they refer to is not told. */
  readonly hasCovered: boolean
}

/** Types that can say of which condition they are, in the order of the page. */
const naming: readonly RecordType[] = [
  'MedicationRequest',
  'Encounter',
  'Procedure',
  'Goal',
  'CarePlan',
  'Immunization',
  'CareTeam',
  'DocumentReference',
  'Condition',
]

/** The visit at which the condition was written down, and what it rests on. */
function referredBy(condition: Resource): readonly string[] {
  const references = [
    ...objectsOf(condition['encounter']),
    ...objectsOf(condition['evidence']).flatMap(({ detail }) => objectsOf(detail)),
  ]
  return references.flatMap(({ reference }) => {
    const parsed = typeof reference === 'string' ? parseReference(reference) : undefined
    return parsed && 'type' in parsed ? `${parsed.type}/${parsed.id}` : []
  })
}

/** The types to load for the page of a condition: those that can name it, and those that it names. */
export function conditionTypes(condition: Resource): readonly RecordType[] {
  const named = referredBy(condition)
    .flatMap((each) => each.split('/')[0] ?? [])
    .filter(isRecordType)
  return [...new Set([...named.filter((type) => !naming.includes(type)), ...naming])]
}

/** What belongs to a condition by the references of the record alone. */
export function conditionFolder(loaded: readonly Resource[], condition: Resource): ConditionFolder {
  const seen = loaded.filter((record) => isRecordType(record.resourceType) && !isCover(record))
  const own = new Set(referredBy(condition))
  const found = new Map(
    [
      ...pointersTo(seen, { type: 'Condition', id: condition.id ?? '' }),
      ...seen.filter(({ resourceType, id }) => own.has(`${resourceType}/${id ?? ''}`)),
    ].map((record) => [`${record.resourceType}/${record.id ?? ''}`, record]),
  )
  const isMistake = (record: Resource): boolean =>
    isRecordType(record.resourceType) && describe(record.resourceType).place(record) === 'void'
  const held = [...found.values()].filter((record) => !isMistake(record))
  return {
    lists: conditionTypes(condition).flatMap((type) => {
      const records = held.filter(({ resourceType }) => resourceType === type)
      return records.length > 0 ? [{ type, records: newestFirst(type, records) }] : []
    }),
    mistakes: [...found.values()].filter(isMistake),
    hasCovered: loaded.some(isCover),
  }
}
