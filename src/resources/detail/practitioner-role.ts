import { practitionerRoleElements } from '../../contract/elements/practitioner-role'
import { defineDetail } from './define-detail'

/** The page of one PractitionerRole. */
export const practitionerRoleDetail = defineDetail('PractitionerRole', practitionerRoleElements, {
  sections: {
    overview: ['practitioner', 'code', 'specialty', 'active', 'organization', 'location', 'healthcareService'],
    dates: ['period'],
    contact: [
      'telecom',
      'availableTime',
      'availableTime.daysOfWeek',
      'availableTime.allDay',
      'availableTime.availableStartTime',
      'availableTime.availableEndTime',
      'notAvailable',
      'notAvailable.description',
      'notAvailable.during',
      'availabilityExceptions',
    ],
    careTeam: ['identifier', 'endpoint'],
  },
})
