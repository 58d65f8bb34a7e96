import type { ElementTable } from '../types'

/** The elements that the API describes for Practitioner: type, targets of a reference, cardinality ('?' where it is not shown). */
export const practitionerElements = {
  identifier: 'Identifier 0..*',
  active: 'boolean 0..1',
  name: 'HumanName 0..*',
  telecom: 'ContactPoint 0..*',
  address: 'Address 0..*',
  gender: 'code 0..1',
  birthDate: 'date 0..1',
  photo: 'Attachment 0..*',
  'photo.contentType': 'code ?',
  'photo.language': 'code ?',
  'photo.data': 'base64Binary ?',
  'photo.size': 'unsignedInt ?',
  'photo.hash': 'base64Binary ?',
  qualification: 'BackboneElement 0..*',
  'qualification.identifier': 'Identifier 0..*',
  'qualification.code': 'CodeableConcept 1..1',
  'qualification.period': 'Period 0..1',
  'qualification.issuer': 'Reference(Organization) 0..1',
  communication: 'CodeableConcept 0..*',
} as const satisfies ElementTable
