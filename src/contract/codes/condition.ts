import type { CodeTable } from '../types'

/** The values of the coded elements of Condition. */
export const conditionCodes = {
  clinicalStatus: ['active', 'recurrence', 'relapse', 'inactive', 'remission', 'resolved'],
  verificationStatus: ['unconfirmed', 'provisional', 'differential', 'confirmed', 'refuted', 'entered-in-error'],
} as const satisfies CodeTable
