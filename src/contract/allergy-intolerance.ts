import type { CodeTable, ResourceContract } from './types'

/** AllergyIntolerance: what the API offers. */
export const allergyIntoleranceContract = {
  type: 'AllergyIntolerance',
  read: true,
  revinclude: true,
  parameters: {
    patient: { type: 'reference', paths: ['patient'], targets: ['Patient'] },
    'clinical-status': { type: 'token', paths: ['clinicalStatus'] },
  },
  searches: [{ by: ['patient'] }, { by: ['patient', 'clinical-status'] }, { by: ['clinical-status'] }],
  includes: {
    'AllergyIntolerance:encounter': { path: 'encounter', targets: ['Encounter'] },
    'AllergyIntolerance:patient': { path: 'patient', targets: ['Patient'] },
  },
  status: ['clinicalStatus', 'verificationStatus'],
} as const satisfies ResourceContract

/** The values of its coded elements. */
export const allergyIntoleranceCodes = {
  clinicalStatus: ['active', 'inactive', 'resolved'],
  verificationStatus: ['unconfirmed', 'confirmed', 'refuted', 'entered-in-error'],
  type: ['allergy', 'intolerance'],
  category: ['food', 'medication', 'environment', 'biologic'],
  criticality: ['low', 'high', 'unable-to-assess'],
  'reaction.severity': ['mild', 'moderate', 'severe'],
} as const satisfies CodeTable
