import { objectsOf } from '../../lib/json'
import { parseReference } from '../../fhir/reference'
import { keyInSource, recordKey, sourceOf } from '../../fhir/source'
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
function referencesOf(
  condition: ResourceOf<'Condition'>,
): readonly { readonly type: string; readonly id: string | undefined }[] {
  const references = [
    ...objectsOf(condition.encounter),
    ...objectsOf(condition.evidence).flatMap(({ detail }) => objectsOf(detail)),
  ]
  return references.flatMap(({ reference }) => {
    const parsed = typeof reference === 'string' ? parseReference(reference) : undefined
    return parsed && 'type' in parsed && parsed.type !== undefined ? { type: parsed.type, id: parsed.id } : []
  })
}

/** The types to load for the page of a condition: those that can refer to it and those it refers to. */
export function typesForCondition(condition: ResourceOf<'Condition'>): readonly RecordType[] {
  const referenced = referencesOf(condition)
    .map(({ type }) => type)
    .filter(isRecordType)
  return [...new Set([...referenced.filter((type) => !referringTypes.includes(type)), ...referringTypes])]
}

/** Records connected to a condition by references in either direction. */
export function recordsOfCondition(
  loaded: readonly Resource[],
  condition: ResourceOf<'Condition'>,
): RecordsOfCondition {
  const visible = loaded.filter((record) => isRecordType(record.resourceType) && !isMaskedRecord(record))
  const referenced = new Set(referencesOf(condition).map(({ type, id }) => keyInSource(sourceOf(condition), type, id)))
  const found = new Map(
    [...recordsReferringTo(visible, condition), ...visible.filter((record) => referenced.has(recordKey(record)))].map(
      (record) => [recordKey(record), record],
    ),
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
