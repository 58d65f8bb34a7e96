import type {
  Endpoint,
  Group,
  HealthcareService,
  Location,
  Organization,
  Practitioner,
  PractitionerRole,
} from 'fhir/r4'
import { createHash } from 'node:crypto'
import { image } from '../attachments'
import { base64, code, concept, quantity, ref } from '../builders'
import { language } from '../places'
import { clinic, doctor, hospital, businessIdentifier, snomed, textConcept } from './shared'

const portrait = image()
const address = {
  use: 'work' as const,
  type: 'physical' as const,
  text: '300 Specimen Avenue, Samplefield, IL 60000',
  line: ['300 Specimen Avenue', 'Floor 2'],
  city: 'Samplefield',
  district: 'Sample County',
  state: 'IL',
  postalCode: '60000',
  country: 'US',
  period: { start: '2010-01-01' },
}
const endpoint = [ref('Endpoint', 'rehab-mailbox', 'Direct mailbox of the rehabilitation center')]

export function showcaseEndpoints(): (Endpoint | HealthcareService)[] {
  return [
    {
      resourceType: 'Endpoint',
      id: 'rehab-mailbox',
      status: 'active',
      name: 'Direct mailbox',
      address: 'mailto:rehab@direct.example',
      connectionType: {
        system: 'http://terminology.hl7.org/CodeSystem/endpoint-connection-type',
        code: 'direct-project',
        display: 'Direct Project',
      },
      payloadType: [textConcept('Letters')],
    },
    {
      resourceType: 'HealthcareService',
      id: 'rehab-service',
      active: true,
      providedBy: ref('Organization', 'rehab'),
      name: 'Walking school',
    },
  ]
}

/** An Organization with every element, and an inactive one. */
export function showcaseOrganizations(): Organization[] {
  return [
    {
      resourceType: 'Organization',
      id: 'rehab',
      identifier: businessIdentifier('organization', 'O-700'),
      active: true,
      type: [concept(['organizationType', 'prov', 'Healthcare Provider']), textConcept('Rehabilitation center')],
      name: 'Second Step Rehabilitation Center',
      alias: ['Second Step', 'The Walking School'],
      telecom: [
        { system: 'phone', value: '555-0130', use: 'work' },
        { system: 'url', value: 'https://second-step.example/' },
      ],
      address: [address],
      partOf: hospital,
      endpoint,
      contact: [
        {
          purpose: {
            coding: [
              {
                system: 'http://terminology.hl7.org/CodeSystem/contactentity-type',
                code: 'PATINF',
                display: 'Patient',
              },
            ],
          },
          name: { family: 'Deskworth', given: ['Fay'], text: 'Fay Deskworth' },
          telecom: [{ system: 'email', value: 'desk@second-step.example' }],
          address,
        },
      ],
    },
    { resourceType: 'Organization', id: 'closed-clinic', active: false, name: 'Fillertown Clinic (closed in 2009)' },
  ]
}

/** A Location with every element, a suspended one, an inactive one, and one of mode `kind`. */
export function showcaseLocations(): Location[] {
  return [
    {
      resourceType: 'Location',
      id: 'rehab-hall',
      identifier: businessIdentifier('location', 'L-700'),
      status: 'active',
      operationalStatus: { system: 'http://terminology.hl7.org/CodeSystem/v2-0116', code: 'O', display: 'Occupied' },
      name: 'Second Step, training hall',
      alias: ['The hall'],
      description: 'Second floor, left of the lift',
      mode: 'instance',
      type: [concept(['role', 'RH', 'Rehabilitation hospital'])],
      telecom: [{ system: 'phone', value: '555-0131', use: 'work' }],
      address: { ...address, id: 'hall-address' },
      physicalType: {
        coding: [
          { system: 'http://terminology.hl7.org/CodeSystem/location-physical-type', code: 'ro', display: 'Room' },
        ],
      },
      position: { id: 'hall-position', longitude: -89.5, latitude: 40.25, altitude: 182 },
      managingOrganization: ref('Organization', 'rehab'),
      partOf: ref('Location', 'hospital-site', 'Placeholder General Hospital'),
      hoursOfOperation: [
        {
          id: 'weekdays',
          daysOfWeek: ['mon', 'tue', 'wed', 'thu', 'fri'],
          openingTime: '07:00:00',
          closingTime: '19:30:00',
        },
        { id: 'weekend', daysOfWeek: ['sat', 'sun'], allDay: true },
      ],
      availabilityExceptions: 'Closed on public holidays',
      endpoint,
    },
    {
      resourceType: 'Location',
      id: 'rehab-pool',
      status: 'suspended',
      operationalStatus: { system: 'http://terminology.hl7.org/CodeSystem/v2-0116', code: 'C', display: 'Closed' },
      name: 'Second Step, pool',
      address: { use: 'temp', type: 'postal', line: ['PO Box 7'], city: 'Samplefield' },
      description: 'Closed until the roof is mended',
      mode: 'instance',
      managingOrganization: ref('Organization', 'rehab'),
    },
    {
      resourceType: 'Location',
      id: 'rehab-office',
      status: 'active',
      name: 'Second Step, accounts office',
      mode: 'instance',
      address: { use: 'billing', line: ['302 Specimen Avenue'], city: 'Samplefield' },
      managingOrganization: ref('Organization', 'rehab'),
    },
    {
      resourceType: 'Location',
      id: 'old-ward',
      status: 'inactive',
      name: 'Placeholder General Hospital, old ward',
      mode: 'instance',
      address: { use: 'old', type: 'both', line: ['198 Specimen Avenue'], city: 'Samplefield' },
      managingOrganization: hospital,
    },
    {
      resourceType: 'Location',
      id: 'any-home',
      status: 'active',
      name: "Patient's home",
      mode: 'kind',
      address: { use: 'home', text: 'As given by the patient' },
      type: [concept(['role', 'PTRES', "Patient's Residence"])],
    },
  ]
}

export function showcasePractitioners(): Practitioner[] {
  return [
    {
      resourceType: 'Practitioner',
      id: 'therapist-stride',
      identifier: businessIdentifier('practitioner', 'P-700'),
      active: true,
      gender: 'other',
      birthDate: '1985-03',
      name: [{ use: 'official', family: 'Stride-Demo', given: ['Lou'], suffix: ['PT'], text: 'Lou Stride-Demo, PT' }],
      telecom: [{ system: 'phone', value: '555-0132', use: 'work' }],
      address: [address],
      photo: [
        {
          contentType: 'image/png',
          language: 'en',
          data: base64(portrait),
          size: portrait.length,
          hash: createHash('sha1').update(portrait).digest('base64'),
          title: 'Portrait',
        },
      ],
      qualification: [
        {
          identifier: businessIdentifier('license', 'PT-0001'),
          code: textConcept('Licensed physical therapist'),
          period: { start: '2009-07-01' },
          issuer: ref('Organization', 'rehab'),
        },
      ],
      communication: [language('en', 'English'), language('fr', 'French')],
    },
  ]
}

export function showcaseRoles(): PractitionerRole[] {
  return [
    {
      resourceType: 'PractitionerRole',
      id: 'therapist-stride-role',
      identifier: businessIdentifier('role', 'R-700'),
      active: true,
      period: { start: '2015-02-01' },
      practitioner: ref('Practitioner', 'therapist-stride', 'Lou Stride-Demo, PT'),
      organization: ref('Organization', 'rehab', 'Second Step Rehabilitation Center'),
      code: [concept(snomed('36682004', 'Physiotherapist'))],
      specialty: [textConcept('Rehabilitation after surgery')],
      location: [ref('Location', 'rehab-hall', 'Second Step, training hall')],
      healthcareService: [ref('HealthcareService', 'rehab-service', 'Walking school')],
      telecom: [{ system: 'phone', value: '555-0132', use: 'work' }],
      availableTime: [
        { daysOfWeek: ['mon', 'thu'], availableStartTime: '09:00:00', availableEndTime: '17:00:00' },
        { daysOfWeek: ['tue', 'sat', 'sun'], allDay: true },
      ],
      notAvailable: [{ description: 'On leave', during: { start: '2026-12-20', end: '2027-01-04' } }],
      availabilityExceptions: 'Not on public holidays',
      endpoint,
    },
  ]
}

const trait = (text: string) => ({ code: textConcept(text), exclude: false })

/** A Group of each type; the study has every kind of characteristic. */
export function showcaseGroups(): Group[] {
  return [
    {
      resourceType: 'Group',
      id: 'hip-study',
      identifier: businessIdentifier('group', 'G-700'),
      active: true,
      type: 'person',
      actual: true,
      code: textConcept('Study group'),
      name: 'Walking after a hip operation',
      quantity: 1,
      managingEntity: ref('Organization', 'rehab', 'Second Step Rehabilitation Center'),
      characteristic: [
        {
          ...trait('Operation'),
          valueCodeableConcept: concept(snomed('52734007', 'Total replacement of hip')),
          period: { start: '2023-01-01', end: '2025-12-31' },
        },
        { ...trait('Lives alone'), valueBoolean: true },
        { ...trait('Steps a day, at least'), valueQuantity: quantity(500, '1', 'steps') },
        { ...trait('Age'), valueRange: { low: quantity(50, 'a', 'years'), high: quantity(80, 'a', 'years') } },
        { ...trait('Treated in'), valueReference: hospital },
        { code: textConcept('Memory problems'), valueBoolean: true, exclude: true },
      ],
      member: [{ entity: ref('Patient', 'quinn', 'Quinn Sample'), period: { start: '2024-03-01' }, inactive: false }],
    },
    {
      resourceType: 'Group',
      id: 'therapy-dogs',
      active: true,
      type: 'animal',
      actual: false,
      name: 'Therapy dogs',
      quantity: 3,
    },
    {
      resourceType: 'Group',
      id: 'clinic-doctors',
      active: true,
      type: 'practitioner',
      actual: true,
      name: 'Doctors of the clinic',
      quantity: 2,
      managingEntity: clinic,
      member: [{ entity: doctor }, { entity: ref('Practitioner', 'dr-mockford') }],
    },
    {
      resourceType: 'Group',
      id: 'lent-walkers',
      active: false,
      type: 'device',
      actual: false,
      name: 'Walkers on loan',
      quantity: 12,
    },
    {
      resourceType: 'Group',
      id: 'high-alert',
      active: true,
      type: 'medication',
      actual: true,
      name: 'Medicines that need a second check',
      member: [{ entity: ref('Medication', 'quinn-alendronate-tablets') }],
    },
    {
      resourceType: 'Group',
      id: 'latex-products',
      active: true,
      type: 'substance',
      actual: false,
      name: 'Products with latex',
      code: code('snomed', '111088007', 'Latex'),
    },
  ]
}
