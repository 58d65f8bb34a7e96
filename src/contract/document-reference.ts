import type { ResourceContract } from './types'

/** DocumentReference: what the API offers. */
export const documentReferenceContract = {
  type: 'DocumentReference',
  read: true,
  revinclude: true,
  parameters: {
    patient: { type: 'reference', paths: ['subject'], targets: ['Patient'] },
    category: { type: 'token', paths: ['category'] },
    date: { type: 'date', paths: ['date'] },
    type: { type: 'token', paths: ['type'] },
    status: { type: 'token', paths: ['status'] },
    period: { type: 'date', paths: ['context.period'] },
  },
  searches: [
    { by: ['patient'] },
    { by: ['patient', 'category'] },
    { by: ['patient', 'category', 'date'] },
    { by: ['patient', 'date'] },
    { by: ['patient', 'type'] },
    { by: ['patient', 'status'] },
    { by: ['patient', 'period'] },
    { by: ['patient', 'type', 'period'] },
    { by: ['status'] },
    { by: ['category'] },
    { by: ['type'] },
    { by: ['date'] },
    { by: ['period'] },
    { by: ['category', 'date'] },
    { by: ['type', 'period'] },
  ],
  includes: {},
  status: ['status', 'docStatus'],
} as const satisfies ResourceContract
