import { locationElements } from '../../contract/elements/location'
import { defineDetail } from './define-detail'

/** The page of one Location. */
export const locationDetail = defineDetail('Location', locationElements, {
  sections: {
    overview: ['name', 'alias', 'status', 'operationalStatus', 'description', 'type', 'mode', 'physicalType'],
    contact: [
      'telecom',
      'address',
      'hoursOfOperation',
      'hoursOfOperation.daysOfWeek',
      'hoursOfOperation.allDay',
      'hoursOfOperation.openingTime',
      'hoursOfOperation.closingTime',
      'availabilityExceptions',
    ],
    details: ['position', 'position.longitude', 'position.latitude', 'position.altitude'],
    related: ['managingOrganization', 'partOf', 'endpoint'],
    careTeam: ['identifier'],
  },
})
