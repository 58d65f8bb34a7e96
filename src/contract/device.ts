import type { ResourceContract } from './types'

/** Device: what the API offers. */
export const deviceContract = {
  type: 'Device',
  read: true,
  revinclude: true,
  parameters: {
    type: { type: 'token', paths: ['type'] },
    patient: { type: 'reference', paths: ['patient'], targets: ['Patient'] },
    status: { type: 'token', paths: ['status'] },
  },
  searches: [
    { by: ['type'] },
    { by: ['patient'] },
    { by: ['status'] },
    { by: ['patient', 'type'] },
    { by: ['patient', 'status'] },
  ],
  includes: {},
  status: ['status'],
} as const satisfies ResourceContract
