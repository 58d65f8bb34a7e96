import type { CodeTable } from '../types'

/** The values of the coded elements of Procedure. */
export const procedureCodes = {
  status: ['preparation', 'in-progress', 'not-done', 'on-hold', 'stopped', 'completed', 'entered-in-error', 'unknown'],
} as const satisfies CodeTable
