import type { CodeTable } from '../types'

/** The values of the coded elements of CarePlan. */
export const carePlanCodes = {
  status: ['draft', 'active', 'on-hold', 'revoked', 'completed', 'entered-in-error', 'unknown'],
  intent: ['proposal', 'plan', 'order', 'option'],
} as const satisfies CodeTable
