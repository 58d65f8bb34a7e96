import { plainStatus, type StatusContext, type RecordStatus, statusWithValue } from './record-status'
import { statusFromTable, readCodedElement } from './coded-element'
import type { Resource, ResourceOf } from '../../fhir/resource'

/** Without an `active` or `status` element a directory entry shows no status. */
const nothingToShow = plainStatus('notGiven', 'none')

const readerOf =
  (table: Readonly<Record<string, RecordStatus>>, element: string) =>
  (record: Resource): RecordStatus => {
    const coded = readCodedElement(record, element)
    return coded.code === undefined && coded.text === undefined ? nothingToShow : statusFromTable(table, coded)
  }

const activeStatuses: Readonly<Record<string, RecordStatus>> = {
  true: plainStatus('directory.active', 'none'),
  false: plainStatus('directory.inactive', 'past'),
}

/** Status of practitioners, organizations and groups, by their `active` element. */
export const directoryEntryStatus = readerOf(activeStatuses, 'active')

/** Whether a location is in use. */
export const locationStatus = readerOf(
  {
    active: plainStatus('Location.active', 'none'),
    suspended: plainStatus('Location.suspended', 'pending'),
    inactive: plainStatus('Location.inactive', 'past'),
  },
  'status',
)

/** Whether a Medication is available for use. */
export const medicationStatus = readerOf(
  { active: plainStatus('Medication.active', 'none'), inactive: plainStatus('Medication.inactive', 'past') },
  'status',
)

const patientActiveStatus = readerOf(
  { true: plainStatus('Patient.active', 'none'), false: plainStatus('Patient.inactive', 'past') },
  'active',
)

/** Whether the patient has died, else whether the record is in use. */
export function patientStatus(record: ResourceOf<'Patient'>, { deathDoubt }: StatusContext): RecordStatus {
  const { deceasedDateTime, deceasedBoolean } = record
  if (typeof deceasedDateTime === 'string' && deceasedDateTime.trim() !== '')
    return deathDoubt
      ? statusWithValue('Patient.diedDoubtful', 'uncertain', deceasedDateTime)
      : statusWithValue('Patient.died', 'past', deceasedDateTime)
  return deceasedBoolean === true ? plainStatus('Patient.diedNoDate', 'past') : patientActiveStatus(record)
}
