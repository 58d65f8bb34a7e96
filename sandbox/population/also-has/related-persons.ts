import { base64, plusDays, TODAY } from '../builders'
import { businessIdentifier, quinn, textConcept } from '../showcase/shared'
import type { RelatedPerson } from 'fhir/r4'

/** People close to Quinn: every element of R4. Others are in the records of every sandbox. */
export const relatedPersonsAlsoHad: readonly RelatedPerson[] = [
  {
    resourceType: 'RelatedPerson',
    id: 'quinn-neighbor',
    identifier: businessIdentifier('contact', 'C-1'),
    active: true,
    patient: quinn,
    relationship: [textConcept('Neighbor')],
    name: [{ text: 'Pat Nearby', family: 'Nearby', given: ['Pat'] }],
    telecom: [{ system: 'phone', value: '555-0177', use: 'home' }],
    gender: 'other',
    birthDate: '1960-07-07',
    address: [{ text: '2 Sample Street, Exampletown' }],
    photo: [{ contentType: 'text/plain', title: 'Photo', data: base64('No photo') }],
    period: { start: plusDays(TODAY, -700) },
    communication: [{ language: textConcept('English'), preferred: true }],
  },
  {
    resourceType: 'RelatedPerson',
    id: 'quinn-former-helper',
    active: false,
    patient: quinn,
    relationship: [textConcept('Helper at home')],
    name: [{ text: 'Sam Formerly' }],
    period: { start: '2019', end: '2021' },
  },
  {
    resourceType: 'RelatedPerson',
    id: 'quinn-unnamed-contact',
    patient: quinn,
    relationship: [textConcept('Friend')],
    telecom: [{ system: 'phone', value: '555-0178' }],
  },
  { resourceType: 'RelatedPerson', id: 'quinn-lawyer', active: true, patient: quinn, name: [{ text: 'Lee Legal' }] },
]
