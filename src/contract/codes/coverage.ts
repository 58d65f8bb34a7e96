import type { CodeTable } from '../types'

/** The values of the coded elements of Coverage. */
export const coverageCodes = {
  status: ['active', 'cancelled', 'draft', 'entered-in-error'],
} as const satisfies CodeTable
