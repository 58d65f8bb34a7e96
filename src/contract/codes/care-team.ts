import type { CodeTable } from '../types'

/** The values of the coded elements of CareTeam. */
export const careTeamCodes = {
  status: ['proposed', 'active', 'suspended', 'inactive', 'entered-in-error'],
} as const satisfies CodeTable
