import type { ElementTable } from '../types'

/** The elements that the API describes for PractitionerRole: type, targets of a reference, cardinality ('?' where it is not shown). */
export const practitionerRoleElements = {
  identifier: 'Identifier 0..*',
  active: 'boolean 0..1',
  period: 'Period 0..1',
  practitioner: 'Reference(Practitioner) 0..1',
  organization: 'Reference 0..1',
  code: 'CodeableConcept 0..*',
  specialty: 'CodeableConcept 0..*',
  location: 'Reference(Location) 0..*',
  healthcareService: 'Reference(HealthcareService) 0..*',
  telecom: 'ContactPoint 0..*',
  availableTime: 'BackboneElement 0..*',
  'availableTime.daysOfWeek': 'code 0..*',
  'availableTime.allDay': 'boolean 0..1',
  'availableTime.availableStartTime': 'time 0..1',
  'availableTime.availableEndTime': 'time 0..1',
  notAvailable: 'BackboneElement 0..*',
  'notAvailable.description': 'string 1..1',
  'notAvailable.during': 'Period 0..1',
  availabilityExceptions: 'string 0..1',
  endpoint: 'Reference 0..*',
} as const satisfies ElementTable
