import type { CodeTable } from '../types'

/** The values of the coded elements of AllergyIntolerance. */
export const allergyIntoleranceCodes = {
  clinicalStatus: ['active', 'inactive', 'resolved'],
  verificationStatus: ['unconfirmed', 'confirmed', 'refuted', 'entered-in-error'],
  type: ['allergy', 'intolerance'],
  category: ['food', 'medication', 'environment', 'biologic'],
  criticality: ['low', 'high', 'unable-to-assess'],
  'reaction.severity': ['mild', 'moderate', 'severe'],
} as const satisfies CodeTable
