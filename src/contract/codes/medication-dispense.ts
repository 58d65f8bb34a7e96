import type { CodeTable } from '../types'

/** The values of the coded elements of MedicationDispense. */
export const medicationDispenseCodes = {
  status: [
    'preparation',
    'in-progress',
    'cancelled',
    'on-hold',
    'completed',
    'entered-in-error',
    'stopped',
    'declined',
    'unknown',
  ],
} as const satisfies CodeTable
