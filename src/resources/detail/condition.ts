import type { conditionElements } from '../../contract/condition'
import { defineDetail } from './define-detail'

/** The page of one Condition. */
export const conditionDetail = defineDetail<typeof conditionElements>({
  type: 'Condition',
  sections: {
    overview: {
      code: 'CodeableConcept',
      clinicalStatus: 'CodeableConcept',
      verificationStatus: 'CodeableConcept',
      category: 'CodeableConcept',
      severity: 'CodeableConcept',
      bodySite: 'CodeableConcept',
      stage: 'BackboneElement',
      'stage.summary': 'CodeableConcept',
      'stage.assessment': 'Reference',
      'stage.type': 'CodeableConcept',
      evidence: 'BackboneElement',
      'evidence.code': 'CodeableConcept',
      'evidence.detail': 'Reference',
    },
    dates: {
      onsetDateTime: 'dateTime',
      onsetAge: 'Age',
      onsetPeriod: 'Period',
      onsetRange: 'Range',
      onsetString: 'string',
      abatementDateTime: 'dateTime',
      abatementAge: 'Age',
      abatementPeriod: 'Period',
      abatementRange: 'Range',
      abatementString: 'string',
      recordedDate: 'dateTime',
      'extension(condition-assertedDate)': 'dateTime',
    },
    people: {
      subject: 'Reference',
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
