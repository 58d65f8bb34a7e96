import type { practitionerRoleElements } from '../contract/practitioner-role'
import { define } from './define'

/** How PractitionerRole reads. */
export const practitionerRole = define<typeof practitionerRoleElements>({
  type: 'PractitionerRole',
  title: ['practitioner', 'code'],
  date: ['period'],
  statuses: ['active'],
  line: { specialty: 'CodeableConcept', organization: 'Reference', location: 'Reference' },
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
