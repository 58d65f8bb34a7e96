import { isBlank } from '../../lib/json'
import { completedStatus } from './event-status'
import { plainStatus, type StatusContext, type RecordStatus } from './record-status'
import { statusFromTable, readCodedElement } from './coded-element'
import type { ResourceOf } from '../../fhir/resource'

function completedDoseStatus(record: ResourceOf<'Immunization'>): RecordStatus {
  // In R4 statusReason is the reason why a vaccine was not given.
  if (!isBlank(record.statusReason)) return plainStatus('Immunization.contradicts', 'uncertain')
  if (record.isSubpotent === true) return plainStatus('Immunization.partDose', 'attention')
  return plainStatus(record.primarySource === false ? 'Immunization.reported' : 'Immunization.given', 'none')
}

/** The status of a vaccination. */
export function immunizationStatus(record: ResourceOf<'Immunization'>, context: StatusContext): RecordStatus {
  const status = readCodedElement(record, 'status')
  return status.code === 'completed'
    ? completedStatus(record, context, completedDoseStatus(record))
    : statusFromTable({ 'not-done': plainStatus('Immunization.notGiven', 'stop') }, status)
}
