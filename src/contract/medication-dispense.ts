import type { CodeTable, ResourceContract } from './types'

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

/** The values of its coded elements. */
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
