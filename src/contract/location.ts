import type { ResourceContract } from './types'

/** Location: what the API offers. */
export const locationContract = {
  type: 'Location',
  read: true,
  revinclude: true,
  parameters: {
    name: { type: 'string', paths: ['name', 'alias'], matchesAnywhere: true },
    address: { type: 'string', paths: ['address'] },
    'address-city': { type: 'string', paths: ['address.city'] },
    'address-state': { type: 'string', paths: ['address.state'] },
    'address-postalcode': { type: 'string', paths: ['address.postalCode'] },
    organization: { type: 'reference', paths: ['managingOrganization'], targets: ['Organization'] },
    partof: { type: 'reference', paths: ['partOf'], targets: ['Location'], aliases: ['partOf'] },
    'operational-status': { type: 'token', paths: ['operationalStatus'], aliases: ['operationalStatus'] },
    type: { type: 'token', paths: ['type'] },
  },
  searches: [
    { by: ['name'] },
    { by: ['address'] },
    { by: ['address-city'] },
    { by: ['address-state'] },
    { by: ['address-postalcode'] },
    { by: ['organization'] },
    { by: ['partof'] },
    { by: ['operational-status'] },
    { by: ['type'] },
  ],
  includes: {},
  status: ['status'],
} as const satisfies ResourceContract
