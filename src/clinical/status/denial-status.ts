import { hasErrorCode, readCodedElement, statusAsSent } from './coded-element'
import { enteredInError, plainStatus, type RecordStatus } from './record-status'
import type { Resource } from '../../fhir/resource'

/** Codes of `clinicalStatus` and `status` that say that a statement no longer holds. */
const ENDED_CODES = ['inactive', 'resolved', 'stopped', 'cancelled']
const UNVERIFIED_CODES = ['unconfirmed', 'presumed', 'provisional', 'differential']
/** Types whose `status` says whether the record still holds; of events it says whether they took place. */
const ONGOING_TYPES = ['MedicationRequest', 'Device']

/** The status of a denial such as "no known allergies": a statement, never a thing that the person has, took or had done. */
export function denialStatus(record: Resource): RecordStatus {
  const [clinical, verification, status] = [
    readCodedElement(record, 'clinicalStatus'),
    readCodedElement(record, 'verificationStatus'),
    readCodedElement(record, 'status'),
  ]
  if (hasErrorCode(clinical, verification, status)) return enteredInError
  if (verification.code === 'refuted') return plainStatus('deniedRefuted', 'invalid')
  const ended = ONGOING_TYPES.includes(record.resourceType) ? [clinical, status] : [clinical]
  if (ended.some(({ code = '' }) => ENDED_CODES.includes(code))) return plainStatus('deniedBefore', 'past')
  if (clinical.text !== undefined) return statusAsSent(clinical)
  if (verification.text !== undefined) return statusAsSent(verification)
  return UNVERIFIED_CODES.includes(verification.code ?? '')
    ? plainStatus('deniedUnsure', 'uncertain')
    : plainStatus('denied', 'none')
}
