import { plain, type Phrase } from './phrase'
import { byTable, sentAt } from './sent'
import type { Resource } from '../../fhir/resource'

const table: Readonly<Record<string, Phrase>> = {
  registered: plain('DiagnosticReport.registered', 'wait'),
  partial: plain('DiagnosticReport.partial', 'wait'),
  preliminary: plain('DiagnosticReport.preliminary', 'wait'),
  final: plain('DiagnosticReport.final', 'none'),
  amended: plain('DiagnosticReport.amended', 'look'),
  corrected: plain('DiagnosticReport.corrected', 'look'),
  appended: plain('DiagnosticReport.appended', 'look'),
  cancelled: plain('DiagnosticReport.cancelled', 'stop'),
  unknown: plain('notKnown', 'unsure'),
}

/** How far a report is. */
export const diagnosticReport = (record: Resource): Phrase => byTable(table, sentAt(record, 'status'))
