import { conditionElements } from '../../contract/elements/condition'
import { atOneMoment } from '../../fhir/condition-when'
import { conditionLabel } from '../condition-label'
import { defineDetail, type Detail } from './define-detail'

const described = defineDetail('Condition', conditionElements, {
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

const moments = ['Condition.onsetPeriod', 'Condition.abatementPeriod']

/** The page of one Condition. */
export const conditionDetail: Detail = {
  ...described,
  sections: (resource) =>
    described.sections(resource).map((section) => ({
      ...section,
      rows: section.rows.map((row) => ({
        ...row,
        label: conditionLabel(resource, row.label),
        values: moments.includes(row.label) ? row.values.map(atOneMoment) : row.values,
      })),
    })),
}
