import type { locationElements } from '../../contract/location'
import { defineDetail } from './define-detail'

/** The page of one Location. */
export const locationDetail = defineDetail<typeof locationElements>({
  type: 'Location',
  sections: {
    overview: {
      name: 'string',
      alias: 'string',
      status: 'code',
      operationalStatus: 'Coding',
      description: 'string',
      type: 'CodeableConcept',
      mode: 'code',
      physicalType: 'CodeableConcept',
    },
    contact: {
      telecom: 'ContactPoint',
      address: 'Address',
      hoursOfOperation: 'BackboneElement',
      'hoursOfOperation.daysOfWeek': 'code',
      'hoursOfOperation.allDay': 'boolean',
      'hoursOfOperation.openingTime': 'time',
      'hoursOfOperation.closingTime': 'time',
      availabilityExceptions: 'string',
    },
    details: {
      position: 'BackboneElement',
      'position.longitude': 'decimal',
      'position.latitude': 'decimal',
      'position.altitude': 'decimal',
    },
    related: {
      managingOrganization: 'Reference',
      partOf: 'Reference',
      endpoint: 'Reference',
    },
    careTeam: {
      identifier: 'Identifier',
    },
  },
})
