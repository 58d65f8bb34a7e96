import { defineOfferedType } from './define-offered-type'

/** A dose that care staff gave, or did not give. */
export const medicationAdministration = defineOfferedType('MedicationAdministration', {
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
    directions: {
      dosage: 'BackboneElement',
      'dosage.text': 'string',
      'dosage.site': 'CodeableConcept',
      'dosage.route': 'CodeableConcept',
      'dosage.method': 'CodeableConcept',
      'dosage.dose': 'Quantity',
      'dosage.rateRatio': 'Ratio',
      'dosage.rateQuantity': 'Quantity',
    },
    dates: { effectiveDateTime: 'dateTime', effectivePeriod: 'Period' },
    people: {
      subject: 'Reference',
      performer: 'BackboneElement',
      'performer.function': 'CodeableConcept',
      'performer.actor': 'Reference',
      context: 'Reference',
    },
    notes: { note: 'Annotation' },
    related: {
      request: 'Reference',
      partOf: 'Reference',
      device: 'Reference',
      supportingInformation: 'Reference',
      eventHistory: 'Reference',
    },
    careTeam: { identifier: 'Identifier', instantiates: 'uri' },
  },
  title: ['medicationCodeableConcept', 'medicationReference'],
  date: ['effectiveDateTime', 'effectivePeriod'],
  statuses: ['status'],
  row: { reasonCode: 'CodeableConcept' },
  timeline: true,
  subject: 'subject',
})
