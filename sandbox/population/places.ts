import type { Location, Organization, Practitioner, PractitionerRole } from 'fhir/r4'
import { code, concept, ref, type Term } from './builders'

const phone = (last: string) => [{ system: 'phone' as const, value: `555-01${last}`, use: 'work' as const }]
const address = (line: string) => ({
  use: 'work' as const,
  line: [line],
  city: 'Samplefield',
  state: 'IL',
  postalCode: '60000',
  country: 'US',
})

/** Clinic, hospital, laboratory, pharmacy, insurer and vaccine manufacturer. */
export function organizations(): Organization[] {
  const table: readonly (readonly [
    id: string,
    name: string,
    kind: string,
    kindName: string,
    line: string,
    phone: string,
  ])[] = [
    ['clinic', 'Samplefield Family Clinic', 'prov', 'Healthcare Provider', '1 Example Way', '10'],
    ['hospital', 'Placeholder General Hospital', 'prov', 'Healthcare Provider', '200 Specimen Avenue', '20'],
    ['laboratory', 'Testbed Laboratory', 'prov', 'Healthcare Provider', '5 Pipette Lane', '30'],
    ['pharmacy', 'Demo Street Pharmacy', 'prov', 'Healthcare Provider', '12 Demo Street', '40'],
    ['insurer', 'Imaginary Mutual Health Plan', 'pay', 'Payer', '900 Fiction Plaza', '50'],
    ['maker', 'Pretend Biologics', 'bus', 'Non-Healthcare Business or Corporation', '77 Mockup Park', '60'],
  ]
  return table.map(([id, name, kind, kindName, line, last]) => ({
    resourceType: 'Organization',
    id,
    active: true,
    name,
    type: [concept(['organizationType', kind, kindName])],
    telecom: phone(last),
    address: [address(line)],
    ...(id === 'laboratory' ? { partOf: ref('Organization', 'hospital', 'Placeholder General Hospital') } : {}),
  }))
}

/** Locations of visits; the ward is part of the hospital. */
export function locations(): Location[] {
  const table: readonly (readonly [
    id: string,
    name: string,
    owner: string,
    line: string,
    kind: Term,
    physical: readonly [string, string],
  ])[] = [
    [
      'clinic-rooms',
      'Samplefield Family Clinic, consulting rooms',
      'clinic',
      '1 Example Way',
      ['role', 'OF', 'Outpatient facility'],
      ['bu', 'Building'],
    ],
    [
      'hospital-site',
      'Placeholder General Hospital',
      'hospital',
      '200 Specimen Avenue',
      ['role', 'HOSP', 'Hospital'],
      ['si', 'Site'],
    ],
    [
      'ward-3',
      'Placeholder General Hospital, ward 3',
      'hospital',
      '200 Specimen Avenue',
      ['role', 'HU', 'Hospital unit'],
      ['wa', 'Ward'],
    ],
    [
      'pharmacy-counter',
      'Demo Street Pharmacy',
      'pharmacy',
      '12 Demo Street',
      ['role', 'PHARM', 'Pharmacy'],
      ['bu', 'Building'],
    ],
  ]
  return table.map(([id, name, owner, line, kind, [physical, physicalName]]) => ({
    resourceType: 'Location',
    id,
    status: 'active',
    mode: 'instance',
    name,
    type: [concept(kind)],
    address: address(line),
    physicalType: {
      coding: [
        {
          system: 'http://terminology.hl7.org/CodeSystem/location-physical-type',
          code: physical,
          display: physicalName,
        },
      ],
    },
    managingOrganization: ref('Organization', owner),
    telecom: phone('11'),
    ...(id === 'ward-3' ? { partOf: ref('Location', 'hospital-site', 'Placeholder General Hospital') } : {}),
    ...(id === 'clinic-rooms'
      ? {
          hoursOfOperation: [
            { daysOfWeek: ['mon', 'tue', 'wed', 'thu', 'fri'], openingTime: '08:00:00', closingTime: '17:00:00' },
          ],
        }
      : {}),
  }))
}

interface Clinician {
  readonly id: string
  readonly gender?: 'male' | 'female' | 'unknown'
  readonly given: string
  readonly family: string
  readonly prefix?: string
  readonly at: string
  readonly job: Term
  readonly specialty: Term
}

const clinicians: readonly Clinician[] = [
  {
    id: 'dr-lee',
    gender: 'unknown',
    given: 'Robin',
    family: 'Lee-Sample',
    prefix: 'Dr.',
    at: 'clinic',
    job: ['snomed', '59058001', 'General physician'],
    specialty: ['snomed', '419772000', 'Family practice'],
  },
  {
    id: 'dr-mockford',
    gender: 'female',
    given: 'Ines',
    family: 'Mockford',
    prefix: 'Dr.',
    at: 'clinic',
    job: ['snomed', '82296001', 'Pediatrician'],
    specialty: ['snomed', '394537008', 'Pediatric specialty'],
  },
  {
    id: 'dr-hartwell',
    gender: 'male',
    given: 'Theo',
    family: 'Hartwell-Demo',
    prefix: 'Dr.',
    at: 'hospital',
    job: ['snomed', '17561000', 'Cardiologist'],
    specialty: ['snomed', '394579002', 'Cardiology'],
  },
  {
    id: 'nurse-penn',
    given: 'Jo',
    family: 'Pennington-Test',
    at: 'clinic',
    job: ['snomed', '224535009', 'Registered nurse'],
    specialty: ['snomed', '419772000', 'Family practice'],
  },
  {
    id: 'pharmacist-quill',
    given: 'Sol',
    family: 'Quillmock',
    at: 'pharmacy',
    job: ['snomed', '46255001', 'Pharmacist'],
    specialty: ['snomed', '46255001', 'Pharmacist'],
  },
]

/** Display name of a clinician. Throws for an unknown id. */
export function clinicianName(id: string): string {
  const found = clinicians.find((clinician) => clinician.id === id)
  if (!found) throw new Error(`No clinician ${id}`)
  return [found.prefix, found.given, found.family].filter(Boolean).join(' ')
}

export function clinician(id: string) {
  return ref('Practitioner', id, clinicianName(id))
}

export function practitioners(): Practitioner[] {
  return clinicians.map(({ id, gender, given, family, prefix }, index) => ({
    resourceType: 'Practitioner',
    id,
    active: true,
    ...(gender === undefined ? {} : { gender }),
    identifier: [{ system: 'https://sandbox.example/practitioner', value: `P-${100 + index}` }],
    name: [
      { use: 'official', family, given: [given], text: clinicianName(id), ...(prefix ? { prefix: [prefix] } : {}) },
    ],
    telecom: [{ system: 'email', value: `${id}@clinic.example`, use: 'work' }],
  }))
}

/** Role and workplace of each clinician. */
export function practitionerRoles(): PractitionerRole[] {
  return clinicians.map(({ id, at, job, specialty }) => ({
    resourceType: 'PractitionerRole',
    id: `${id}-role`,
    active: true,
    practitioner: clinician(id),
    organization: ref('Organization', at),
    code: [concept(job)],
    specialty: [concept(specialty)],
    telecom: phone('12'),
    ...(at === 'clinic'
      ? {
          location: [ref('Location', 'clinic-rooms')],
          availableTime: [
            { daysOfWeek: ['mon', 'wed', 'fri'], availableStartTime: '08:00:00', availableEndTime: '16:00:00' },
          ],
        }
      : {}),
  }))
}

/** The language of a Patient.communication entry. */
export function language(tag: string, display: string) {
  return code('language', tag, display)
}
