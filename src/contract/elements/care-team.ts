import type { ElementTable } from '../types'

/** The elements that the API describes for CareTeam: type, targets of a reference, cardinality ('?' where it is not shown). */
export const careTeamElements = {
  identifier: 'Identifier 0..*',
  status: 'code 0..1',
  category: 'CodeableConcept 0..*',
  name: 'string 0..1',
  subject: 'Reference(Patient) 1..1',
  encounter: 'Reference(Encounter) 0..1',
  period: 'Period 0..1',
  participant: 'BackboneElement 1..*',
  'participant.id': 'string 0..1',
  'participant.role': 'CodeableConcept 1..1',
  'participant.member':
    'Reference(Practitioner | Organization | Patient | PractitionerRole | CareTeam | RelatedPerson) 1..1',
  'participant.onBehalfOf': 'Reference(Organization) 0..1',
  'participant.period': 'Period 0..1',
  reasonCode: 'CodeableConcept 0..*',
  reasonReference: 'Reference(Condition) 0..*',
  managingOrganization: 'Reference 0..*',
  telecom: 'ContactPoint 0..*',
  note: 'Annotation 0..*',
} as const satisfies ElementTable
