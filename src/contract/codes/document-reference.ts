import type { CodeTable } from '../types'

/** The values of the coded elements of DocumentReference. */
export const documentReferenceCodes = {
  status: ['current', 'superseded', 'entered-in-error'],
  docStatus: ['preliminary', 'final', 'amended', 'entered-in-error'],
  'relatesTo.code': ['replaces', 'transforms', 'signs', 'appends'],
} as const satisfies CodeTable
