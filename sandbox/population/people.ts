import type { Person } from '../types'

export interface PatientFacts {
  readonly id: string
  readonly given: readonly string[]
  readonly family: string
  readonly gender: 'male' | 'female' | 'other' | 'unknown'
  readonly birthDate: string
  readonly doctor: string
  readonly deceased?: string
  readonly language?: readonly [code: string, display: string]
  readonly married?: boolean
  readonly preferred?: string
}

export const patientFacts: readonly PatientFacts[] = [
  {
    id: 'ana',
    given: ['Ana', 'Lucia'],
    family: 'Sampleton',
    gender: 'female',
    birthDate: '1991-04-17',
    doctor: 'dr-lee',
    married: true,
  },
  {
    id: 'walter',
    given: ['Walter', 'James'],
    family: 'Exampleby',
    gender: 'male',
    birthDate: '1948-02-09',
    doctor: 'dr-lee',
    married: true,
    preferred: 'Walt',
  },
  {
    id: 'maya',
    given: ['Maya'],
    family: 'Fictiva',
    gender: 'female',
    birthDate: '1988-08-30',
    doctor: 'dr-lee',
    married: true,
  },
  { id: 'leo', given: ['Leo'], family: 'Fictiva', gender: 'male', birthDate: '2019-06-12', doctor: 'dr-mockford' },
  { id: 'mia', given: ['Mia'], family: 'Fictiva', gender: 'female', birthDate: '2023-03-05', doctor: 'dr-mockford' },
  {
    id: 'rosa',
    given: ['Rosa', 'Elena'],
    family: 'Placeholder',
    gender: 'female',
    birthDate: '1939-11-21',
    doctor: 'dr-lee',
    deceased: '2026-03-14T04:20:00-06:00',
    language: ['es', 'Spanish'],
  },
  { id: 'omar', given: ['Omar'], family: 'Blankenform', gender: 'male', birthDate: '2001-01-28', doctor: 'dr-lee' },
  {
    id: 'nils',
    given: ['Nils'],
    family: 'Demosen',
    gender: 'male',
    birthDate: '1979-10-03',
    doctor: 'dr-mockford',
    married: true,
  },
]

export const birthDateOf: Readonly<Record<string, string>> = Object.fromEntries(
  patientFacts.map((facts) => [facts.id, facts.birthDate]),
)

/** Patients of dr-lee: all except Nils, who is a patient of dr-mockford. */
export const panelOfLee = ['ana', 'walter', 'maya', 'leo', 'mia', 'rosa', 'omar', 'quinn', 'kwin'] as const
export const panelOfMockford = ['nils', 'leo', 'mia'] as const

/** People who can sign in, with the patients that each may see. */
export const people: readonly Person[] = [
  {
    id: 'ana',
    name: 'Ana Sampleton',
    kind: 'patient',
    fhirUser: 'Patient/ana',
    patients: ['ana'],
    about: 'Healthy adult, short record',
  },
  {
    id: 'walter',
    name: 'Walter Exampleby',
    kind: 'patient',
    fhirUser: 'Patient/walter',
    patients: ['walter'],
    about: 'Diabetes, heart and kidney care, 15 years of records',
  },
  {
    id: 'maya',
    name: 'Maya Fictiva',
    kind: 'proxy',
    fhirUser: 'Patient/maya',
    patients: ['maya', 'leo', 'mia'],
    about: 'Parent of Leo (7) and Mia (3), with a record of her own',
  },
  {
    id: 'carmen',
    name: 'Carmen Placeholder',
    kind: 'proxy',
    fhirUser: 'RelatedPerson/carmen',
    patients: ['rosa'],
    about: 'Keeps the record of her mother Rosa, who has died',
  },
  {
    id: 'omar',
    name: 'Omar Blankenform',
    kind: 'patient',
    fhirUser: 'Patient/omar',
    patients: ['omar'],
    about: 'New patient, empty record',
  },
  {
    id: 'nils',
    name: 'Nils Demosen',
    kind: 'patient',
    fhirUser: 'Patient/nils',
    patients: ['nils'],
    about: 'Asthma, severe peanut allergy, not a patient of Dr. Lee',
  },
  {
    id: 'quinn',
    name: 'Quinn Sample',
    kind: 'patient',
    fhirUser: 'Patient/quinn',
    patients: ['quinn'],
    about: 'For testing: every type and every status of the API',
  },
  {
    id: 'dr-lee',
    name: 'Dr. Robin Lee-Sample',
    kind: 'provider',
    fhirUser: 'Practitioner/dr-lee',
    patients: panelOfLee,
    about: 'Family doctor of every patient here but Nils',
  },
  {
    id: 'dr-mockford',
    name: 'Dr. Ines Mockford',
    kind: 'provider',
    fhirUser: 'Practitioner/dr-mockford',
    patients: panelOfMockford,
    about: 'Pediatrician and lung doctor of Nils, Leo and Mia',
  },
]
