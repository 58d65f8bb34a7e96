import { objectsOf } from '../../lib/json'
import { parseReference } from '../../fhir/reference'
import { isMaskedRecord } from '../../resources/masking'
import { isEnteredInError } from '../../resources/entered-in-error'
import { isRecordType, type RecordType } from '../../contract'
import { newestFirst } from '../shared/newest-first'
import { recordsReferringTo } from '../shared/referring-records'
import type { Resource, ResourceOf } from '../../fhir/resource'
import type { RecordsOfType } from '../encounters/records-of-visit'

export interface RecordsOfCondition {
  /** Records that refer to the condition or that it refers to, by type. */
  readonly byType: readonly RecordsOfType[]
  readonly mistakes: readonly Resource[]
  /** Some records are marked private; their references are not followed. */
  readonly hasMasked: boolean
}

/** Types that can refer to a condition, in the order of the page. */
const referringTypes: readonly RecordType[] = [
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

/** References of a condition: its encounter and its evidence. */
function referencesOf(condition: ResourceOf<'Condition'>): readonly string[] {
  const references = [
    ...objectsOf(condition.encounter),
    ...objectsOf(condition.evidence).flatMap(({ detail }) => objectsOf(detail)),
  ]
  return references.flatMap(({ reference }) => {
    const parsed = typeof reference === 'string' ? parseReference(reference) : undefined
    return parsed && 'type' in parsed ? `${parsed.type}/${parsed.id}` : []
  })
}

/** The types to load for the page of a condition: those that can refer to it and those it refers to. */
export function typesForCondition(condition: ResourceOf<'Condition'>): readonly RecordType[] {
  const referenced = referencesOf(condition)
    .flatMap((each) => each.split('/')[0] ?? [])
    .filter(isRecordType)
  return [...new Set([...referenced.filter((type) => !referringTypes.includes(type)), ...referringTypes])]
}

/** Records connected to a condition by references in either direction. */
export function recordsOfCondition(
  loaded: readonly Resource[],
  condition: ResourceOf<'Condition'>,
): RecordsOfCondition {
  const visible = loaded.filter((record) => isRecordType(record.resourceType) && !isMaskedRecord(record))
  const referenced = new Set(referencesOf(condition))
  const found = new Map(
    [
      ...recordsReferringTo(visible, { type: 'Condition', id: condition.id ?? '' }),
      ...visible.filter(({ resourceType, id }) => referenced.has(`${resourceType}/${id ?? ''}`)),
    ].map((record) => [`${record.resourceType}/${record.id ?? ''}`, record]),
  )
  const valid = [...found.values()].filter((record) => !isEnteredInError(record))
  return {
    byType: typesForCondition(condition).flatMap((type) => {
      const records = valid.filter(({ resourceType }) => resourceType === type)
      return records.length > 0 ? [{ type, records: newestFirst(type, records) }] : []
    }),
    mistakes: [...found.values()].filter(isEnteredInError),
    hasMasked: loaded.some(isMaskedRecord),
  }
}
