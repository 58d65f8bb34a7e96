import { defineOfferedType } from './define-offered-type'

/** An order or a suggestion for a test, a procedure or a referral. */
export const serviceRequest = defineOfferedType('ServiceRequest', {
  sections: {
    overview: {
      code: 'CodeableConcept',
      doNotPerform: 'boolean',
      status: 'code',
      intent: 'code',
      priority: 'code',
      category: 'CodeableConcept',
      orderDetail: 'CodeableConcept',
      quantityQuantity: 'Quantity',
      quantityRatio: 'Ratio',
      quantityRange: 'Range',
      bodySite: 'CodeableConcept',
      reasonCode: 'CodeableConcept',
      reasonReference: 'Reference',
    },
    directions: {
      patientInstruction: 'string',
      asNeededBoolean: 'boolean',
      asNeededCodeableConcept: 'CodeableConcept',
    },
    dates: {
      authoredOn: 'dateTime',
      occurrenceDateTime: 'dateTime',
      occurrencePeriod: 'Period',
      occurrenceTiming: 'Timing',
    },
    people: {
      subject: 'Reference',
      requester: 'Reference',
      performer: 'Reference',
      performerType: 'CodeableConcept',
      locationCode: 'CodeableConcept',
      locationReference: 'Reference',
      encounter: 'Reference',
    },
    notes: { note: 'Annotation' },
    related: {
      basedOn: 'Reference',
      replaces: 'Reference',
      specimen: 'Reference',
      supportingInfo: 'Reference',
      insurance: 'Reference',
      relevantHistory: 'Reference',
    },
    careTeam: {
      identifier: 'Identifier',
      requisition: 'Identifier',
      instantiatesCanonical: 'canonical',
      instantiatesUri: 'uri',
    },
  },
  title: ['code', 'category'],
  date: ['authoredOn', 'occurrenceDateTime', 'occurrencePeriod'],
  statuses: ['doNotPerform', 'status', 'intent'],
  row: { reasonCode: 'CodeableConcept', requester: 'Reference' },
  timeline: true,
  subject: 'subject',
})
