import type { ResourceContract } from './types'

/** Procedure: what the API offers. */
export const procedureContract = {
  type: 'Procedure',
  read: true,
  revinclude: true,
  parameters: {
    patient: { type: 'reference', paths: ['subject'], targets: ['Patient'] },
    date: {
      type: 'date',
      paths: ['performedDateTime', 'performedPeriod', 'performedString', 'performedAge', 'performedRange'],
    },
    status: { type: 'token', paths: ['status'] },
    code: { type: 'token', paths: ['code'] },
  },
  searches: [
    { by: ['patient'] },
    { by: ['patient', 'date'] },
    { by: ['patient', 'status'] },
    { by: ['patient', 'code', 'date'] },
    { by: ['patient', 'code'] },
    { by: ['status'] },
    { by: ['date'] },
    { by: ['code'] },
    { by: ['code', 'date'] },
  ],
  includes: {
    'Procedure:subject': { path: 'subject', targets: ['Patient', 'Group'] },
    'Procedure:encounter': { path: 'encounter', targets: ['Encounter'] },
  },
  status: ['status'],
} as const satisfies ResourceContract
