import type { ResourceContract } from './types'

/** Observation: what the API offers. */
export const observationContract = {
  type: 'Observation',
  read: true,
  revinclude: true,
  parameters: {
    patient: { type: 'reference', paths: ['subject'], targets: ['Patient'] },
    date: { type: 'date', paths: ['effectiveDateTime', 'effectivePeriod', 'effectiveTiming', 'effectiveInstant'] },
    category: { type: 'token', paths: ['category'] },
    status: { type: 'token', paths: ['status'] },
    code: { type: 'token', paths: ['code'] },
  },
  searches: [
    { by: ['patient'] },
    { by: ['patient', 'date'] },
    { by: ['patient', 'category', 'date'] },
    { by: ['patient', 'category'] },
    { by: ['patient', 'category', 'status'] },
    { by: ['patient', 'code', 'date'] },
    { by: ['patient', 'code'] },
    { by: ['patient', 'status'] },
    { by: ['status'] },
    { by: ['category'] },
    { by: ['code'] },
    { by: ['category', 'status'] },
    { by: ['date'] },
    { by: ['code', 'date'] },
  ],
  includes: {},
  status: ['status'],
} as const satisfies ResourceContract
