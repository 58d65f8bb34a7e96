import { encounterElements } from '../../contract/elements/encounter'
import { defineDetail } from './define-detail'

/** The page of one Encounter. */
export const encounterDetail = defineDetail('Encounter', encounterElements, {
  sections: {
    overview: [
      'type',
      'class',
      'serviceType',
      'status',
      'priority',
      'reasonCode',
      'reasonReference',
      'diagnosis',
      'diagnosis.condition',
      'diagnosis.use',
      'diagnosis.rank',
    ],
    dates: [
      'period',
      'length',
      'statusHistory',
      'statusHistory.status',
      'statusHistory.period',
      'classHistory',
      'classHistory.class',
      'classHistory.period',
    ],
    people: [
      'subject',
      'participant',
      'participant.type',
      'participant.period',
      'participant.individual',
      'serviceProvider',
      'location',
      'location.location',
      'location.status',
      'location.physicalType',
      'location.period',
    ],
    details: [
      'hospitalization',
      'hospitalization.preAdmissionIdentifier',
      'hospitalization.origin',
      'hospitalization.admitSource',
      'hospitalization.reAdmission',
      'hospitalization.dietPreference',
      'hospitalization.specialCourtesy',
      'hospitalization.specialArrangement',
      'hospitalization.destination',
      'hospitalization.dischargeDisposition',
    ],
    related: ['episodeOfCare', 'basedOn', 'appointment', 'account', 'partOf'],
    careTeam: ['identifier'],
  },
})
