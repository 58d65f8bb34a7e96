import type { ResourceContract } from './types'

/** Condition: what the API offers. */
export const conditionContract = {
  type: 'Condition',
  read: true,
  revinclude: true,
  parameters: {
    patient: { type: 'reference', paths: ['subject'], targets: ['Patient'] },
    'clinical-status': { type: 'token', paths: ['clinicalStatus'] },
    category: { type: 'token', paths: ['category'] },
    code: { type: 'token', paths: ['code'] },
    'onset-date': { type: 'date', paths: ['onsetDateTime', 'onsetPeriod'] },
    'recorded-date': { type: 'date', paths: ['recordedDate'] },
    'abatement-date': { type: 'date', paths: ['abatementDateTime', 'abatementPeriod'] },
    encounter: { type: 'reference', paths: ['encounter'], targets: ['Encounter'] },
  },
  searches: [
    { by: ['patient'] },
    { by: ['clinical-status'] },
    { by: ['category'] },
    { by: ['code'] },
    { by: ['onset-date'] },
    { by: ['patient', 'recorded-date'] },
    { by: ['patient', 'abatement-date'] },
    { by: ['encounter'] },
    { by: ['patient', 'code'] },
    { by: ['patient', 'category'] },
    { by: ['patient', 'clinical-status'] },
    { by: ['patient', 'onset-date'] },
    { by: ['patient', 'recorded-date'] },
    { by: ['patient', 'abatement-date'] },
    { by: ['patient', 'encounter'] },
    { by: ['clinical-status', 'category'] },
    { by: ['category', 'encounter'] },
  ],
  includes: {},
  status: ['clinicalStatus', 'verificationStatus'],
} as const satisfies ResourceContract
