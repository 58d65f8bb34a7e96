import { enteredInError, plainStatus, type StatusContext, type RecordStatus } from './record-status'
import { statusAsSent, hasErrorCode, readCodedElement } from './coded-element'
import { recordKey } from '../../fhir/source'
import type { ResourceOf } from '../../fhir/resource'

const byDocStatus: Readonly<Record<string, RecordStatus>> = {
  preliminary: plainStatus('DocumentReference.preliminary', 'pending'),
  final: plainStatus('DocumentReference.final', 'none'),
  amended: plainStatus('DocumentReference.amended', 'attention'),
}

/** Whether a document is the current version, and whether it is final. */
export function documentReferenceStatus(
  record: ResourceOf<'DocumentReference'>,
  { relatedFacts }: StatusContext,
): RecordStatus {
  const [status, docStatus] = [readCodedElement(record, 'status'), readCodedElement(record, 'docStatus')]
  if (hasErrorCode(status, docStatus)) return enteredInError
  if (status.code === 'superseded')
    return plainStatus(
      docStatus.code === 'preliminary' ? 'DocumentReference.oldPreliminary' : 'DocumentReference.old',
      'past',
    )
  // The replacing document may be the only one that says so.
  if (relatedFacts?.replaced.has(recordKey(record))) return plainStatus('DocumentReference.replaced', 'past')
  const known = docStatus.code === undefined ? undefined : byDocStatus[docStatus.code]
  if (status.code === 'current')
    return (
      known ??
      (docStatus.text === undefined ? plainStatus('DocumentReference.current', 'none') : statusAsSent(docStatus))
    )
  if (status.text !== undefined) return statusAsSent(status)
  if (known === undefined) return statusAsSent(docStatus)
  return docStatus.code === 'preliminary' ? known : plainStatus('DocumentReference.versionUnclear', 'uncertain')
}
