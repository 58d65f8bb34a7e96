import { goalElements } from '../../contract/elements/goal'
import { defineDetail } from './define-detail'

/** The page of one Goal. */
export const goalDetail = defineDetail('Goal', goalElements, {
  sections: {
    overview: [
      'description',
      'lifecycleStatus',
      'achievementStatus',
      'category',
      'priority',
      'target',
      'target.measure',
      'target.detailQuantity',
      'target.detailRange',
      'target.detailCodeableConcept',
      'target.detailString',
      'target.detailBoolean',
      'target.detailInteger',
      'target.detailRatio',
      'target.dueDate',
      'target.dueDuration',
      'addresses',
      'outcomeCode',
      'outcomeReference',
      'statusReason',
    ],
    dates: ['startDate', 'startCodeableConcept', 'statusDate'],
    people: ['subject', 'expressedBy'],
    notes: ['note'],
    careTeam: ['identifier'],
  },
})
