import type { CodeTable } from '../types'

/** The values of the coded elements of Group. */
export const groupCodes = {
  type: ['person', 'animal', 'practitioner', 'device', 'medication', 'substance'],
} as const satisfies CodeTable
