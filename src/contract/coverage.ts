import type { ResourceContract } from './types'

/** Coverage: what the API offers. */
export const coverageContract = {
  type: 'Coverage',
  read: true,
  revinclude: true,
  parameters: {
    patient: { type: 'reference', paths: ['beneficiary'], targets: ['Patient'] },
  },
  searches: [{ by: ['patient'] }],
  includes: {},
  status: ['status'],
} as const satisfies ResourceContract
