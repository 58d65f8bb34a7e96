import { medicationElements } from '../../contract/elements/medication'
import { defineDetail } from './define-detail'

/** The page of one Medication. */
export const medicationDetail = defineDetail('Medication', medicationElements, {
  sections: {
    overview: [
      'code',
      'status',
      'form',
      'amount',
      'ingredient',
      'ingredient.itemCodeableConcept',
      'ingredient.itemReference',
      'ingredient.isActive',
      'ingredient.strength',
      'manufacturer',
      'batch',
      'batch.lotNumber',
      'batch.expirationDate',
    ],
    careTeam: ['identifier'],
  },
})
