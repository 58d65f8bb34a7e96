import { hasResultValue } from '../../fhir/result'
import { objectsOf } from '../../lib/json'
import { plainStatus, type RecordStatus } from './record-status'
import { statusFromTable, readCodedElement } from './coded-element'
import type { ResourceOf } from '../../fhir/resource'

const table: Readonly<Record<string, RecordStatus>> = {
  preliminary: plainStatus('Observation.preliminary', 'pending'),
  final: plainStatus('Observation.final', 'none'),
  amended: plainStatus('Observation.amended', 'attention'),
  corrected: plainStatus('Observation.corrected', 'attention'),
  cancelled: plainStatus('Observation.cancelled', 'stop'),
  unknown: plainStatus('notKnown', 'uncertain'),
}

const hasValue = (record: ResourceOf<'Observation'>): boolean =>
  hasResultValue(record) || objectsOf(record.component).length > 0

/** Whether a result is final. */
export function observationStatus(record: ResourceOf<'Observation'>): RecordStatus {
  const status = readCodedElement(record, 'status')
  if (status.code === 'registered')
    return plainStatus(hasValue(record) ? 'Observation.registeredValue' : 'Observation.registered', 'pending')
  // The value may be in the member results.
  if (status.code === 'final' && !record.hasMember && !hasValue(record))
    return plainStatus('Observation.finalEmpty', 'none')
  return statusFromTable(table, status)
}
