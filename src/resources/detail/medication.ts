import type { medicationElements } from '../../contract/medication'
import { defineDetail } from './define-detail'

/** The page of one Medication. */
export const medicationDetail = defineDetail<typeof medicationElements>({
  type: 'Medication',
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
