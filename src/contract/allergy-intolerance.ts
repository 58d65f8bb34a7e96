import type { ResourceContract } from './types'

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
