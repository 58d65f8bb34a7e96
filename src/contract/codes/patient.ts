import type { CodeTable } from '../types'

/** The values of the coded elements of Patient. */
export const patientCodes = {
  gender: ['male', 'female', 'other', 'unknown'],
  'contact.gender': ['male', 'female', 'other', 'unknown'],
  'link.type': ['replaced-by', 'replaces', 'refer', 'seealso'],
} as const satisfies CodeTable
