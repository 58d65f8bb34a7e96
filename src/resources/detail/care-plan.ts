import type { carePlanElements } from '../../contract/care-plan'
import { defineDetail } from './define-detail'

/** The page of one CarePlan. */
export const carePlanDetail = defineDetail<typeof carePlanElements>({
  type: 'CarePlan',
  sections: {
    overview: {
      title: 'string',
      description: 'string',
      status: 'code',
      intent: 'code',
      category: 'CodeableConcept',
      addresses: 'Reference',
      goal: 'Reference',
      activity: 'BackboneElement',
      'activity.outcomeCodeableConcept': 'CodeableConcept',
      'activity.outcomeReference': 'Reference',
      'activity.progress': 'Annotation',
      'activity.reference': 'Reference',
      'activity.detail': 'BackboneElement',
    },
    dates: {
      period: 'Period',
      created: 'dateTime',
    },
    people: {
      subject: 'Reference',
      careTeam: 'Reference',
      author: 'Reference',
      contributor: 'Reference',
      encounter: 'Reference',
    },
    notes: {
      note: 'Annotation',
    },
    related: {
      basedOn: 'Reference',
      replaces: 'Reference',
      partOf: 'Reference',
      supportingInfo: 'Reference',
    },
    careTeam: {
      identifier: 'Identifier',
      instantiatesUri: 'canonical',
    },
  },
})
