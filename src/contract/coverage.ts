import type { CodeTable, ResourceContract } from './types'

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

/** The values of its coded elements. */
export const coverageCodes = {
  status: ['active', 'cancelled', 'draft', 'entered-in-error'],
} as const satisfies CodeTable
