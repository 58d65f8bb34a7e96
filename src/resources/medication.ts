import type { medicationElements } from '../contract/medication'
import { define } from './define'

/** How Medication reads. */
export const medication = define<typeof medicationElements>({
  type: 'Medication',
  title: ['code'],
  date: ['batch.expirationDate'],
  statuses: ['status'],
  line: { form: 'CodeableConcept', manufacturer: 'Reference' },
  sections: {
    overview: {
      code: 'CodeableConcept',
      status: 'code',
      form: 'CodeableConcept',
      amount: 'Ratio',
      ingredient: 'BackboneElement',
      'ingredient.itemCodeableConcept': 'CodeableConcept',
      'ingredient.itemReference': 'Reference',
      'ingredient.isActive': 'boolean',
      'ingredient.strength': 'Ratio',
      manufacturer: 'Reference',
      batch: 'BackboneElement',
      'batch.lotNumber': 'string',
      'batch.expirationDate': 'dateTime',
    },
    careTeam: {
      identifier: 'Identifier',
    },
  },
})
