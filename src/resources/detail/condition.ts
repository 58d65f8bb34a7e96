import { conditionElements } from '../../contract/elements/condition'
import { defineDetail } from './define-detail'

/** The page of one Condition. */
export const conditionDetail = defineDetail('Condition', conditionElements, {
  sections: {
    overview: [
      'code',
      'clinicalStatus',
      'verificationStatus',
      'category',
      'severity',
      'bodySite',
      'stage',
      'stage.summary',
      'stage.assessment',
      'stage.type',
      'evidence',
      'evidence.code',
      'evidence.detail',
    ],
    dates: [
      'onsetDateTime',
      'onsetAge',
      'onsetPeriod',
      'onsetRange',
      'onsetString',
      'abatementDateTime',
      'abatementAge',
      'abatementPeriod',
      'abatementRange',
      'abatementString',
      'recordedDate',
      'extension(condition-assertedDate)',
    ],
    people: ['subject', 'recorder', 'asserter', 'encounter'],
    notes: ['note'],
    careTeam: ['identifier'],
  },
})
