import type { CodeTable } from '../types'

/** The values of the coded elements of Immunization. */
export const immunizationCodes = {
  status: ['completed', 'entered-in-error', 'not-done'],
} as const satisfies CodeTable
