import type { ResourceContract } from './types'

/** MedicationRequest: what the API offers. */
export const medicationRequestContract = {
  type: 'MedicationRequest',
  read: true,
  revinclude: true,
  parameters: {
    patient: { type: 'reference', paths: ['subject'], targets: ['Patient'] },
    intent: { type: 'token', paths: ['intent'] },
    encounter: { type: 'reference', paths: ['encounter'], targets: ['Encounter'] },
    authoredon: { type: 'date', paths: ['authoredOn'] },
    status: { type: 'token', paths: ['status'] },
  },
  searches: [
    { by: ['patient'] },
    { by: ['patient', 'intent'] },
    { by: ['patient', 'intent', 'encounter'] },
    { by: ['patient', 'encounter'] },
    { by: ['patient', 'intent', 'authoredon'] },
    { by: ['patient', 'intent', 'status'] },
    { by: ['patient', 'status'] },
    { by: ['patient', 'authoredon'] },
    { by: ['status'] },
    { by: ['intent'] },
    { by: ['encounter'] },
    { by: ['authoredon'] },
    { by: ['intent', 'status'] },
    { by: ['intent', 'authoredon'] },
  ],
  includes: {
    'MedicationRequest:medication': { path: 'medicationReference', targets: ['Medication'] },
  },
  status: ['status', 'intent'],
} as const satisfies ResourceContract
