import type { CodeTable } from '../types'

/** The values of the coded elements of Practitioner. */
export const practitionerCodes = {
  gender: ['male', 'female', 'other', 'unknown'],
} as const satisfies CodeTable
