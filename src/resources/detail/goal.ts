import type { goalElements } from '../../contract/goal'
import { defineDetail } from './define-detail'

/** The page of one Goal. */
export const goalDetail = defineDetail<typeof goalElements>({
  type: 'Goal',
  sections: {
    overview: {
      description: 'CodeableConcept',
      lifecycleStatus: 'code',
      achievementStatus: 'CodeableConcept',
      category: 'CodeableConcept',
      priority: 'CodeableConcept',
      target: 'BackboneElement',
      'target.measure': 'CodeableConcept',
      'target.detailQuantity': 'Quantity',
      'target.detailRange': 'Range',
      'target.detailCodeableConcept': 'CodeableConcept',
      'target.detailString': 'string',
      'target.detailBoolean': 'boolean',
      'target.detailInteger': 'integer',
      'target.detailRatio': 'Ratio',
      'target.dueDate': 'date',
      'target.dueDuration': 'Duration',
      addresses: 'Reference',
      outcomeCode: 'CodeableConcept',
      outcomeReference: 'Reference',
      statusReason: 'string',
    },
    dates: {
      startDate: 'date',
      startCodeableConcept: 'CodeableConcept',
      statusDate: 'date',
    },
    people: {
      subject: 'Reference',
      expressedBy: 'Reference',
    },
    notes: {
      note: 'Annotation',
    },
    careTeam: {
      identifier: 'Identifier',
    },
  },
})
