import type { goalElements } from '../contract/goal'
import { define } from './define'

/** How Goal reads. */
export const goal = define<typeof goalElements>({
  type: 'Goal',
  title: ['description'],
  date: ['startDate', 'target.dueDate', 'statusDate'],
  statuses: ['lifecycleStatus', 'achievementStatus'],
  line: { 'target.measure': 'CodeableConcept', addresses: 'Reference' },
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
  subject: 'subject',
})
