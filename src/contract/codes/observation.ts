import type { CodeTable } from '../types'

/** The values of the coded elements of Observation. */
export const observationCodes = {
  status: ['registered', 'preliminary', 'final', 'amended'],
} as const satisfies CodeTable
