import { defineOfferedType } from './define-offered-type'

/** A time that was booked, asked for or suggested. */
export const appointmentType = defineOfferedType('Appointment', {
  sections: {
    overview: {
      description: 'string',
      status: 'code',
      cancelationReason: 'CodeableConcept',
      appointmentType: 'CodeableConcept',
      serviceType: 'CodeableConcept',
      serviceCategory: 'CodeableConcept',
      specialty: 'CodeableConcept',
      reasonCode: 'CodeableConcept',
      reasonReference: 'Reference',
      priority: 'unsignedInt',
    },
    dates: {
      start: 'instant',
      end: 'instant',
      minutesDuration: 'positiveInt',
      requestedPeriod: 'Period',
      created: 'dateTime',
    },
    people: {
      participant: 'BackboneElement',
      'participant.actor': 'Reference',
      'participant.type': 'CodeableConcept',
      'participant.required': 'code',
      'participant.status': 'code',
      'participant.period': 'Period',
    },
    notes: { patientInstruction: 'string', comment: 'string' },
    related: { basedOn: 'Reference', slot: 'Reference', supportingInformation: 'Reference' },
    careTeam: { identifier: 'Identifier' },
  },
  title: ['serviceType', 'description', 'appointmentType', 'serviceCategory', 'reasonCode'],
  date: ['start', 'requestedPeriod'],
  statuses: ['status'],
  row: { reasonCode: 'CodeableConcept' },
  timeline: true,
  subject: 'participant',
})
