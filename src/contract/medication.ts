import type { CodeTable, ElementTable, ResourceContract } from './define'

/** Medication: what the API offers (seed 3). */
export const medication = {
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

/** The values of its coded elements. */
export const medicationCodes = {
  status: ['active', 'inactive', 'entered-in-error'],
} as const satisfies CodeTable

/** The elements that the API describes for Medication: type, targets of a reference, cardinality ('?' where it is not shown). */
export const medicationElements = {
  identifier: 'Identifier 0..*',
  code: 'CodeableConcept 1..1',
  status: 'code 0..1',
  manufacturer: 'Reference(Organization) 0..1',
  form: 'CodeableConcept 0..1',
  amount: 'Ratio 0..1',
  ingredient: 'BackboneElement 0..*',
  'ingredient.id': 'string ?',
  'ingredient.itemCodeableConcept': 'CodeableConcept 1..1',
  'ingredient.itemReference': 'Reference(Substance | Medication) 1..1',
  'ingredient.isActive': 'boolean 0..1',
  'ingredient.strength': 'Ratio 0..1',
  batch: 'BackboneElement 0..1',
  'batch.id': 'string ?',
  'batch.lotNumber': 'string 0..1',
  'batch.expirationDate': 'dateTime 0..1',
} as const satisfies ElementTable
