import type { ResourceContract } from './types'

/** Encounter: what the API offers. */
export const encounterContract = {
  type: 'Encounter',
  read: true,
  revinclude: true,
  parameters: {
    patient: { type: 'reference', paths: ['subject'], targets: ['Patient'] },
    identifier: { type: 'token', paths: ['identifier'] },
    class: { type: 'token', paths: ['class'] },
    status: { type: 'token', paths: ['status'] },
    type: { type: 'token', paths: ['type'] },
    date: { type: 'date', paths: ['period'] },
    location: { type: 'reference', paths: ['location.location'], targets: ['Location'] },
    'discharge-disposition': { type: 'token', paths: ['hospitalization.dischargeDisposition'] },
  },
  searches: [
    { by: ['patient'] },
    { by: ['identifier'] },
    { by: ['class'] },
    { by: ['status'] },
    { by: ['type'] },
    { by: ['date'] },
    { by: ['patient', 'date'] },
    { by: ['patient', 'class'] },
    { by: ['patient', 'type'] },
    { by: ['patient', 'location'] },
    { by: ['patient', 'status'] },
    { by: ['patient', 'discharge-disposition'] },
  ],
  includes: {},
  status: ['status', 'location.status'],
} as const satisfies ResourceContract
