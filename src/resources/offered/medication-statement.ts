import { defineOfferedType } from './define-offered-type'

/** What somebody says of a medicine: that it is, was or will be taken, or that it is not. It is no prescription. */
export const medicationStatement = defineOfferedType('MedicationStatement', {
  sections: {
    overview: {
      medicationCodeableConcept: 'CodeableConcept',
      medicationReference: 'Reference',
      status: 'code',
      statusReason: 'CodeableConcept',
      category: 'CodeableConcept',
      reasonCode: 'CodeableConcept',
      reasonReference: 'Reference',
    },
    directions: { dosage: 'Dosage' },
    dates: { effectiveDateTime: 'dateTime', effectivePeriod: 'Period', dateAsserted: 'dateTime' },
    people: { subject: 'Reference', informationSource: 'Reference', context: 'Reference' },
    notes: { note: 'Annotation' },
    related: { basedOn: 'Reference', partOf: 'Reference', derivedFrom: 'Reference' },
    careTeam: { identifier: 'Identifier' },
  },
  title: ['medicationCodeableConcept', 'medicationReference'],
  date: ['effectiveDateTime', 'effectivePeriod', 'dateAsserted'],
  statuses: ['status'],
  row: { reasonCode: 'CodeableConcept', informationSource: 'Reference' },
  timeline: true,
  subject: 'subject',
})
