import type { ResourceContract } from './types'

/** DiagnosticOrder: what the API offers. */
export const diagnosticOrderContract = {
  type: 'DiagnosticOrder',
  read: false,
  revinclude: false,
  parameters: {},
  searches: [],
  includes: {},
  status: [],
} as const satisfies ResourceContract
