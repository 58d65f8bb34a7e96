import type { CodeTable } from '../types'

/** The values of the coded elements of Encounter. */
export const encounterCodes = {
  'identifier.use': ['usual', 'official', 'temp', 'secondary', 'old'],
  status: ['planned', 'arrived', 'triaged', 'in-progress', 'onleave', 'finished', 'cancelled'],
  'statusHistory.status': ['planned', 'arrived', 'triaged', 'in-progress', 'onleave', 'finished', 'cancelled'],
  'classHistory.class': ['inpatient', 'outpatient', 'ambulatory', 'emergency'],
  'location.status': ['planned', 'active', 'reserved', 'completed'],
} as const satisfies CodeTable
