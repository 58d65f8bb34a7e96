import type { ResourceContract } from './types'

/** Immunization: what the API offers. */
export const immunizationContract = {
  type: 'Immunization',
  read: true,
  revinclude: true,
  parameters: {
    patient: { type: 'reference', paths: ['patient'], targets: ['Patient'] },
    status: { type: 'token', paths: ['status'] },
    date: { type: 'date', paths: ['occurrenceDateTime', 'occurrenceString'] },
    'vaccine-code': { type: 'token', paths: ['vaccineCode'], aliases: ['vaccineCode'] },
  },
  searches: [
    { by: ['patient'] },
    { by: ['status'] },
    { by: ['date'] },
    { by: ['patient', 'date'] },
    { by: ['patient', 'status'] },
    { by: ['patient', 'vaccine-code', 'date'] },
    { by: ['vaccine-code', 'date'] },
  ],
  includes: {},
  status: ['status'],
} as const satisfies ResourceContract
