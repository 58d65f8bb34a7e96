import { objectsOf, textOf } from '../../lib/json'
import { plainStatus, type RecordStatus } from './record-status'
import { statusFromTable, readCodedElement } from './coded-element'
import type { ResourceOf } from '../../fhir/resource'

const table: Readonly<Record<string, RecordStatus>> = {
  partial: plainStatus('DiagnosticReport.partial', 'pending'),
  preliminary: plainStatus('DiagnosticReport.preliminary', 'pending'),
  final: plainStatus('DiagnosticReport.final', 'none'),
  amended: plainStatus('DiagnosticReport.amended', 'attention'),
  corrected: plainStatus('DiagnosticReport.corrected', 'attention'),
  appended: plainStatus('DiagnosticReport.appended', 'attention'),
  cancelled: plainStatus('DiagnosticReport.cancelled', 'stop'),
  unknown: plainStatus('notKnown', 'uncertain'),
}

const hasContent = (record: ResourceOf<'DiagnosticReport'>): boolean =>
  textOf(record.conclusion) !== undefined ||
  ['result', 'presentedForm', 'conclusionCode'].some((element) => objectsOf(record[element]).length > 0)

/** Whether a report is final. */
export function diagnosticReportStatus(record: ResourceOf<'DiagnosticReport'>): RecordStatus {
  const status = readCodedElement(record, 'status')
  if (status.code === 'registered')
    return plainStatus(hasContent(record) ? 'Observation.registeredValue' : 'DiagnosticReport.registered', 'pending')
  return statusFromTable(table, status)
}
