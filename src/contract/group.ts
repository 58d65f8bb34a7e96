import type { ResourceContract } from './types'

/** Group: what the API offers. */
export const groupContract = {
  type: 'Group',
  read: false,
  revinclude: false,
  parameters: {
    characteristic: { type: 'token', paths: ['characteristic.code'] },
    type: { type: 'token', paths: ['type'] },
    member: {
      type: 'reference',
      paths: ['member.entity'],
      targets: ['Practitioner', 'Group', 'Device', 'Medication', 'Patient', 'Substance', 'PractitionerRole'],
    },
  },
  searches: [{ by: ['characteristic'] }, { by: ['type'] }, { by: ['member'] }],
  includes: {},
  status: ['type'],
} as const satisfies ResourceContract
