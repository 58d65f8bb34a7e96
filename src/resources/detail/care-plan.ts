import { carePlanElements } from '../../contract/elements/care-plan'
import { defineDetail } from './define-detail'

/** The page of one CarePlan. */
export const carePlanDetail = defineDetail('CarePlan', carePlanElements, {
  sections: {
    overview: [
      'title',
      'description',
      'status',
      'intent',
      'category',
      'addresses',
      'goal',
      'activity',
      'activity.outcomeCodeableConcept',
      'activity.outcomeReference',
      'activity.progress',
      'activity.reference',
      'activity.detail',
    ],
    dates: ['period', 'created'],
    people: ['subject', 'careTeam', 'author', 'contributor', 'encounter'],
    notes: ['note'],
    related: ['basedOn', 'replaces', 'partOf', 'supportingInfo'],
    careTeam: ['identifier', 'instantiatesUri'],
  },
})
