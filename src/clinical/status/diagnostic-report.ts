import { objectsOf, textOf } from '../../lib/json'
import { plain, type Phrase } from './status'
import { byTable, sentAt } from './coded-element'
import type { Resource } from '../../fhir/resource'

const table: Readonly<Record<string, Phrase>> = {
  partial: plain('DiagnosticReport.partial', 'wait'),
  preliminary: plain('DiagnosticReport.preliminary', 'wait'),
  final: plain('DiagnosticReport.final', 'none'),
  amended: plain('DiagnosticReport.amended', 'look'),
  corrected: plain('DiagnosticReport.corrected', 'look'),
  appended: plain('DiagnosticReport.appended', 'look'),
  cancelled: plain('DiagnosticReport.cancelled', 'stop'),
  unknown: plain('notKnown', 'unsure'),
}

const hasContent = (record: Resource): boolean =>
  textOf(record['conclusion']) !== undefined ||
  ['result', 'presentedForm', 'conclusionCode'].some((element) => objectsOf(record[element]).length > 0)

/** How far a report is. */
export function diagnosticReport(record: Resource): Phrase {
  const status = sentAt(record, 'status')
  if (status.code === 'registered')
    return plain(hasContent(record) ? 'Observation.registeredValue' : 'DiagnosticReport.registered', 'wait')
  return byTable(table, status)
}
