import type { CodeTable } from '../types'

/** The values of the coded elements of PractitionerRole. */
export const practitionerRoleCodes = {
  'availableTime.daysOfWeek': ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
} as const satisfies CodeTable
