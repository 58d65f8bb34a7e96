import type { ResourceContract } from './types'

/** Medication: what the API offers. */
export const medicationContract = {
  type: 'Medication',
  read: true,
  revinclude: false,
  parameters: {
    'lot-number': { type: 'string', paths: ['batch.lotNumber'], aliases: ['lotnumber'] },
    code: { type: 'token', paths: ['code'] },
    ingredient: { type: 'reference', paths: ['ingredient.itemReference'], targets: ['Medication', 'Substance'] },
    status: { type: 'token', paths: ['status'] },
    manufacturer: { type: 'reference', paths: ['manufacturer'], targets: ['Organization'] },
    'ingredient-code': { type: 'token', paths: ['ingredient.itemCodeableConcept'] },
    'expiration-date': { type: 'date', paths: ['batch.expirationDate'] },
  },
  searches: [
    { by: ['lot-number'] },
    { by: ['code'] },
    { by: ['ingredient'] },
    { by: ['status'] },
    { by: ['manufacturer'] },
    { by: ['ingredient-code'] },
    { by: ['expiration-date'] },
  ],
  includes: {},
  status: ['status'],
} as const satisfies ResourceContract
