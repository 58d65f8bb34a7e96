import type { encounterElements } from '../../contract/encounter'
import { defineDetail } from './define-detail'

/** The page of one Encounter. */
export const encounterDetail = defineDetail<typeof encounterElements>({
  type: 'Encounter',
  sections: {
    overview: {
      type: 'CodeableConcept',
      class: 'Coding',
      serviceType: 'CodeableConcept',
      status: 'code',
      priority: 'CodeableConcept',
      reasonCode: 'CodeableConcept',
      reasonReference: 'Reference',
      diagnosis: 'BackboneElement',
      'diagnosis.condition': 'Reference',
      'diagnosis.use': 'CodeableConcept',
      'diagnosis.rank': 'positiveInt',
    },
    dates: {
      period: 'Period',
      length: 'Duration',
      statusHistory: 'BackboneElement',
      'statusHistory.status': 'code',
      'statusHistory.period': 'Period',
      classHistory: 'BackboneElement',
      'classHistory.class': 'Coding',
      'classHistory.period': 'Period',
    },
    people: {
      subject: 'Reference',
      participant: 'BackboneElement',
      'participant.type': 'CodeableConcept',
      'participant.period': 'Period',
      'participant.individual': 'Reference',
      serviceProvider: 'Reference',
      location: 'BackboneElement',
      'location.location': 'Reference',
      'location.status': 'code',
      'location.physicalType': 'CodeableConcept',
      'location.period': 'Period',
    },
    details: {
      hospitalization: 'BackboneElement',
      'hospitalization.preAdmissionIdentifier': 'Identifier',
      'hospitalization.origin': 'Reference',
      'hospitalization.admitSource': 'CodeableConcept',
      'hospitalization.reAdmission': 'CodeableConcept',
      'hospitalization.dietPreference': 'CodeableConcept',
      'hospitalization.specialCourtesy': 'CodeableConcept',
      'hospitalization.specialArrangement': 'CodeableConcept',
      'hospitalization.destination': 'Reference',
      'hospitalization.dischargeDisposition': 'CodeableConcept',
    },
    related: {
      episodeOfCare: 'Reference',
      basedOn: 'Reference',
      appointment: 'Reference',
      account: 'Reference',
      partOf: 'Reference',
    },
    careTeam: {
      identifier: 'Identifier',
    },
  },
})
