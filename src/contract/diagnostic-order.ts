import type { ResourceContract } from './define'

/** DiagnosticOrder: what the API offers (seed 2). */
export const diagnosticOrder = {
  type: 'DiagnosticOrder',
  read: false,
  revinclude: false,
  parameters: {},
  searches: [],
  includes: {},
  status: [],
} as const satisfies ResourceContract
