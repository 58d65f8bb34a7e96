import { conditionElements } from '../../contract/elements/condition'
import { asSingleMoment } from '../../fhir/condition-times'
import { conditionLabelKey } from '../condition-label-key'
import { defineDetail, type DetailDescriptor } from './define-detail'
import { isOfType } from '../../fhir/resource'

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
export const conditionDetail: DetailDescriptor = {
  ...described,
  sections: (resource, format) =>
    described.sections(resource, format).map((section) => ({
      ...section,
      rows: section.rows.map((row) => ({
        ...row,
        label: isOfType(resource, 'Condition') ? conditionLabelKey(resource, row.label) : row.label,
        values: moments.includes(row.label) ? row.values.map(asSingleMoment) : row.values,
      })),
    })),
}
