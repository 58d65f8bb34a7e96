import type { ResourceContract } from './types'

/** DiagnosticOrder: what the API offers (seed 2). */
export const diagnosticOrderContract = {
  type: 'DiagnosticOrder',
  read: false,
  revinclude: false,
  parameters: {},
  searches: [],
  includes: {},
  status: [],
} as const satisfies ResourceContract
