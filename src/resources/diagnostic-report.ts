import type { diagnosticReportElements } from '../contract/elements/diagnostic-report'
import { define } from './define'

/** How DiagnosticReport reads. */
export const diagnosticReport = define<typeof diagnosticReportElements>({
  type: 'DiagnosticReport',
  title: ['code', 'category'],
  date: ['effectiveDateTime', 'effectivePeriod', 'issued'],
  statuses: ['status'],
  line: { performer: 'Reference' },
  timeline: true,
  subject: 'subject',
})
