import type { ResourceContract } from './types'

/** Organization: what the API offers. */
export const organizationContract = {
  type: 'Organization',
  read: true,
  revinclude: false,
  parameters: {
    partof: { type: 'reference', paths: ['partOf'], targets: ['Organization'], aliases: ['partOf'] },
    name: { type: 'string', paths: ['name', 'alias'] },
    address: { type: 'string', paths: ['address'] },
    'address-state': { type: 'string', paths: ['address.state'] },
    'address-postalcode': { type: 'string', paths: ['address.postalCode'] },
    'address-city': { type: 'string', paths: ['address.city'] },
  },
  searches: [
    { by: ['partof'] },
    { by: ['name'] },
    { by: ['address'] },
    { by: ['address-state'] },
    { by: ['address-postalcode'] },
    { by: ['address-city'] },
  ],
  includes: {},
  status: [],
} as const satisfies ResourceContract
