import type { allergyIntoleranceElements } from '../../contract/allergy-intolerance'
import { defineDetail } from './define-detail'

/** The page of one AllergyIntolerance. */
export const allergyIntoleranceDetail = defineDetail<typeof allergyIntoleranceElements>({
  type: 'AllergyIntolerance',
  sections: {
    overview: {
      code: 'CodeableConcept',
      clinicalStatus: 'CodeableConcept',
      verificationStatus: 'CodeableConcept',
      type: 'code',
      category: 'code',
      criticality: 'code',
      reaction: 'BackboneElement',
      'reaction.substance': 'CodeableConcept',
      'reaction.manifestation': 'CodeableConcept',
      'reaction.description': 'string',
      'reaction.onset': 'dateTime',
      'reaction.severity': 'code',
      'reaction.exposureRoute': 'CodeableConcept',
      'reaction.note': 'Annotation',
    },
    dates: {
      onsetDateTime: 'dateTime',
      onsetAge: 'Age',
      onsetPeriod: 'Period',
      onsetRange: 'Range',
      onsetString: 'string',
      lastOccurrence: 'dateTime',
      recordedDate: 'dateTime',
    },
    people: {
      patient: 'Reference',
      recorder: 'Reference',
      asserter: 'Reference',
      encounter: 'Reference',
    },
    notes: {
      note: 'Annotation',
    },
    careTeam: {
      identifier: 'Identifier',
    },
  },
})
