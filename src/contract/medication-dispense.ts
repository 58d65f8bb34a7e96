import type { ResourceContract } from './types'

/** MedicationDispense: what the API offers. */
export const medicationDispenseContract = {
  type: 'MedicationDispense',
  read: true,
  revinclude: true,
  parameters: {
    patient: { type: 'reference', paths: ['subject'], targets: ['Patient'] },
    status: { type: 'token', paths: ['status'] },
    type: { type: 'token', paths: ['type'] },
  },
  searches: [{ by: ['patient'] }, { by: ['patient', 'status'] }, { by: ['patient', 'status', 'type'] }],
  includes: {
    'MedicationDispense:medication': { path: 'medicationReference', targets: ['Medication'] },
  },
  status: ['status'],
} as const satisfies ResourceContract
