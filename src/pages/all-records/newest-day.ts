import { isRecordType, type RecordType } from '../../contract'
import { localDay } from '../../clinical/patient/age'
import { descriptorOf } from '../../resources/descriptors'
import type { Resource } from '../../fhir/resource'

/** Kinds that happen on a day: of a condition or a goal the date says when it began, and not how new the list is. */
const EVENT_TYPES: readonly RecordType[] = [
  'Observation',
  'DiagnosticReport',
  'Immunization',
  'MedicationDispense',
  'Encounter',
  'Procedure',
  'DocumentReference',
]

/** The newest date among records of a kind, as sent; what is still to come is not the newest of what is here. */
export function newestDay(records: readonly Resource[], today = localDay(new Date())): string | undefined {
  const dates = records.flatMap((record) => {
    const type = record.resourceType
    return isRecordType(type) && EVENT_TYPES.includes(type) ? (descriptorOf(type).date(record)?.raw ?? []) : []
  })
  return dates
    .filter((raw) => /^\d{4}/.test(raw) && raw.slice(0, 10) <= today)
    .toSorted()
    .at(-1)
}
