import type { ResourceContract } from './types'

/** Patient: what the API offers. */
export const patientContract = {
  type: 'Patient',
  read: true,
  revinclude: true,
  parameters: {
    birthdate: { type: 'date', paths: ['birthDate'] },
    family: { type: 'string', paths: ['name.family'] },
    given: { type: 'string', paths: ['name.given'] },
    gender: { type: 'token', paths: ['gender'] },
    identifier: { type: 'token', paths: ['identifier'] },
    name: { type: 'string', paths: ['name'] },
  },
  searches: [
    { by: ['birthdate'] },
    { by: ['family'] },
    { by: ['given'] },
    { by: ['gender'] },
    { by: ['identifier'] },
    { by: ['name'] },
    { by: ['birthdate', 'family'] },
    { by: ['family', 'gender'] },
    { by: ['birthdate', 'name'] },
    { by: ['gender', 'name'] },
  ],
  includes: {},
  status: [],
} as const satisfies ResourceContract
