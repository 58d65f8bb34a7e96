import type { ResourceContract } from './types'

/** DiagnosticReport: what the API offers. */
export const diagnosticReportContract = {
  type: 'DiagnosticReport',
  read: true,
  revinclude: true,
  parameters: {
    patient: { type: 'reference', paths: ['subject'], targets: ['Patient'] },
    category: { type: 'token', paths: ['category'] },
    code: { type: 'token', paths: ['code'] },
    date: { type: 'date', paths: ['effectiveDateTime', 'effectivePeriod'] },
    status: { type: 'token', paths: ['status'] },
  },
  searches: [
    { by: ['patient'] },
    { by: ['patient', 'category'] },
    { by: ['patient', 'code'] },
    { by: ['patient', 'date'] },
    { by: ['patient', 'category', 'date'] },
    { by: ['patient', 'status'] },
    { by: ['patient', 'code', 'date'] },
    { by: ['status'] },
    { by: ['category'] },
    { by: ['code'] },
    { by: ['date'] },
    { by: ['category', 'date'] },
    { by: ['code', 'date'] },
  ],
  includes: {},
  status: ['status'],
} as const satisfies ResourceContract
