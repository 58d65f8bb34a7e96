import { allergyIntoleranceElements } from '../../contract/elements/allergy-intolerance'
import { defineDetail } from './define-detail'

/** The page of one AllergyIntolerance. */
export const allergyIntoleranceDetail = defineDetail('AllergyIntolerance', allergyIntoleranceElements, {
  sections: {
    overview: [
      'code',
      'clinicalStatus',
      'verificationStatus',
      'type',
      'category',
      'criticality',
      'reaction',
      'reaction.substance',
      'reaction.manifestation',
      'reaction.description',
      'reaction.onset',
      'reaction.severity',
      'reaction.exposureRoute',
      'reaction.note',
    ],
    dates: ['onsetDateTime', 'onsetAge', 'onsetPeriod', 'onsetRange', 'onsetString', 'lastOccurrence', 'recordedDate'],
    people: ['patient', 'recorder', 'asserter', 'encounter'],
    notes: ['note'],
    careTeam: ['identifier'],
  },
})
