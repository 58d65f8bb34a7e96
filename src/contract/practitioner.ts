import type { ResourceContract } from './types'

/** Practitioner: what the API offers. */
export const practitionerContract = {
  type: 'Practitioner',
  read: true,
  revinclude: true,
  parameters: {
    name: { type: 'string', paths: ['name'] },
    identifier: { type: 'token', paths: ['identifier'] },
    address: { type: 'string', paths: ['address'] },
    'address-state': { type: 'string', paths: ['address.state'] },
    'address-postalcode': { type: 'string', paths: ['address.postalCode'] },
    'address-city': { type: 'string', paths: ['address.city'] },
  },
  searches: [
    { by: ['name'] },
    { by: ['identifier'] },
    { by: ['address'] },
    { by: ['address-state'] },
    { by: ['address-postalcode'] },
    { by: ['address-city'] },
  ],
  includes: {},
  status: [],
} as const satisfies ResourceContract
