import type { CodeTable } from '../types'

/** The values of the coded elements of Medication. */
export const medicationCodes = {
  status: ['active', 'inactive', 'entered-in-error'],
} as const satisfies CodeTable
