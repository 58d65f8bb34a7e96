import type { practitionerRoleElements } from '../../contract/practitioner-role'
import { defineDetail } from './define-detail'

/** The page of one PractitionerRole. */
export const practitionerRoleDetail = defineDetail<typeof practitionerRoleElements>({
  type: 'PractitionerRole',
  sections: {
    overview: {
      practitioner: 'Reference',
      code: 'CodeableConcept',
      specialty: 'CodeableConcept',
      active: 'boolean',
      organization: 'Reference',
      location: 'Reference',
      healthcareService: 'Reference',
    },
    dates: {
      period: 'Period',
    },
    contact: {
      telecom: 'ContactPoint',
      availableTime: 'BackboneElement',
      'availableTime.daysOfWeek': 'code',
      'availableTime.allDay': 'boolean',
      'availableTime.availableStartTime': 'time',
      'availableTime.availableEndTime': 'time',
      notAvailable: 'BackboneElement',
      'notAvailable.description': 'string',
      'notAvailable.during': 'Period',
      availabilityExceptions: 'string',
    },
    careTeam: {
      identifier: 'Identifier',
      endpoint: 'Reference',
    },
  },
})
