import type { Coverage, Extension, Patient, RelatedPerson } from 'fhir/r4'
import { image } from '../attachments'
import { at, base64, code, concept, ref, systems } from '../builders'
import { language } from '../places'
import { DATA_ABSENT, clinic, doctor, logicalReference, quinn, textConcept } from './shared'
import { fullMeta } from './provenance'

const US_CORE = 'http://hl7.org/fhir/us/core/StructureDefinition/us-core-'
const RACE = 'urn:oid:2.16.840.1.113883.6.238'

function grouped(
  name: string,
  category: readonly [string, string],
  text: string,
  detailed?: readonly [string, string],
): Extension {
  return {
    url: `${US_CORE}${name}`,
    extension: [
      { url: 'ombCategory', valueCoding: { system: RACE, code: category[0], display: category[1] } },
      ...(detailed
        ? [{ url: 'detailed', valueCoding: { system: RACE, code: detailed[0], display: detailed[1] } }]
        : []),
      { url: 'text', valueString: text },
    ],
  }
}

const extensions: Extension[] = [
  grouped('race', ['2106-3', 'White'], 'White', ['2108-9', 'European']),
  grouped('ethnicity', ['2186-5', 'Not Hispanic or Latino'], 'Not Hispanic or Latino'),
  {
    url: `${US_CORE}tribal-affiliation`,
    extension: [
      { url: 'tribalAffiliation', valueCodeableConcept: textConcept('Sample Lake Nation') },
      { url: 'isEnrolled', valueBoolean: false },
    ],
  },
  { url: `${US_CORE}birthsex`, valueCode: 'F' },
  { url: `${US_CORE}sex`, valueCode: '248152002' },
  { url: `${US_CORE}genderIdentity`, valueCodeableConcept: textConcept('Non-binary') },
]

const home = {
  line: ['8 Specimen Court', 'Apartment 2'],
  city: 'Samplefield',
  state: 'IL',
  postalCode: '60000',
  country: 'US',
}

/** Quinn Sample, and a duplicate Patient with a misspelt name that was merged into this one. */
export function showcasePatients(): Patient[] {
  return [
    {
      resourceType: 'Patient',
      id: 'quinn',
      meta: fullMeta('us-core-patient', at('2026-05-12', '09:12')),
      active: true,
      extension: extensions,
      identifier: [
        {
          use: 'usual',
          type: concept(['identifierType', 'MR', 'Medical record number']),
          system: 'https://sandbox.example/mrn',
          value: 'MRN-4200',
          period: { start: '2011' },
          assigner: clinic,
        },
        {
          use: 'secondary',
          type: concept(['identifierType', 'DL', "Driver's license number"]),
          system: 'https://sandbox.example/license',
          value: 'S000-0000-0000',
        },
        { use: 'old', system: 'https://sandbox.example/mrn', value: 'MRN-4199' },
      ],
      name: [
        {
          use: 'official',
          family: 'Sample',
          given: ['Quinn', 'Robin'],
          prefix: ['Mx.'],
          suffix: ['Jr.'],
          text: 'Quinn Robin Sample',
          period: { start: '1998-06-20' },
        },
        { use: 'maiden', family: 'Fillerton', given: ['Quinn', 'Robin'], period: { end: '1998-06-20' } },
      ],
      gender: 'other',
      birthDate: '1968-05-04',
      multipleBirthInteger: 2,
      deceasedBoolean: false,
      telecom: [
        { system: 'phone', value: '555-0190', use: 'home', rank: 2 },
        { system: 'phone', value: '555-0191', use: 'mobile', rank: 1 },
        { system: 'email', value: 'quinn@mail.example' },
        { system: 'fax', value: '555-0192', use: 'work' },
        { system: 'sms', value: '555-0191' },
        { system: 'url', value: 'https://quinn.example/' },
        { system: 'pager', value: '555-0193', use: 'old', period: { end: '2003' } },
      ],
      address: [
        {
          use: 'home',
          type: 'both',
          text: '8 Specimen Court, Apartment 2, Samplefield, IL 60000',
          ...home,
          district: 'Sample County',
          period: { start: '2009-04' },
        },
        {
          use: 'old',
          type: 'postal',
          line: ['PO Box 1'],
          city: 'Fillertown',
          state: 'WI',
          postalCode: '53000',
          country: 'US',
          period: { end: '2009-04' },
        },
      ],
      maritalStatus: concept(['maritalStatus', 'W', 'Widowed']),
      photo: [{ contentType: 'image/png', data: base64(image()), title: 'Portrait', creation: '2022-05-01' }],
      contact: [
        {
          relationship: [concept(['role', 'SIS', 'sister'])],
          name: { family: 'Fillerton', given: ['Robin'], text: 'Robin Fillerton' },
          telecom: [{ system: 'phone', value: '555-0194', use: 'mobile' }],
          address: { ...home, line: ['10 Specimen Court'] },
          gender: 'female',
          organization: clinic,
          period: { start: '2015-01-01' },
        },
        { relationship: [textConcept('Neighbor')], name: { text: 'Max Nextdoor-Test' }, gender: 'male' },
        { name: { text: 'Sam Upstairs-Test' }, gender: 'other' },
        { organization: ref('Organization', 'rehab'), gender: 'unknown' },
      ],
      communication: [
        { language: language('en', 'English'), preferred: true },
        { language: language('es', 'Spanish'), preferred: false },
      ],
      generalPractitioner: [doctor, ref('PractitionerRole', 'dr-lee-role', 'Family doctor'), clinic],
      managingOrganization: clinic,
      link: [
        { other: ref('Patient', 'kwin', 'Kwin Sampel'), type: 'replaces' },
        { other: ref('RelatedPerson', 'robin', 'Robin Fillerton'), type: 'seealso' },
      ],
    },
    {
      resourceType: 'Patient',
      id: 'kwin',
      active: false,
      identifier: [{ use: 'old', system: 'https://sandbox.example/mrn', value: 'MRN-4199' }],
      name: [{ use: 'old', family: 'Sampel', given: ['Kwin'], text: 'Kwin Sampel' }],
      gender: 'unknown',
      _birthDate: DATA_ABSENT,
      multipleBirthBoolean: true,
      link: [
        { other: ref('Patient', 'quinn'), type: 'replaced-by' },
        { other: ref('Patient', 'quinn'), type: 'refer' },
      ],
    },
  ]
}

export function showcaseRelatives(): RelatedPerson[] {
  return [
    {
      resourceType: 'RelatedPerson',
      id: 'robin',
      active: true,
      patient: quinn,
      relationship: [concept(['role', 'SIS', 'sister'])],
      name: [{ use: 'official', family: 'Fillerton', given: ['Robin'], text: 'Robin Fillerton' }],
      gender: 'female',
      telecom: [{ system: 'phone', value: '555-0194', use: 'mobile' }],
    },
  ]
}

const member = (value: string) => [
  { type: concept(['identifierType', 'MB', 'Member Number']), system: 'https://sandbox.example/member', value },
]
const planClass = (kind: string, name: string, value: string) => ({
  type: { coding: [{ system: systems.coverageClass, code: kind, display: name }] },
  value,
  name: `${name} ${value}`,
})
const insurer = ref('Organization', 'insurer', 'Imaginary Mutual Health Plan')

/** One Coverage in each status; the first has every element. */
export function showcaseCoverages(): Coverage[] {
  const rest = (id: string, status: Coverage['status'], plan: string): Coverage => ({
    resourceType: 'Coverage',
    id,
    status,
    identifier: member(`M-${id}`),
    type: concept(['actCode', 'HIP', 'health insurance plan policy']),
    subscriberId: 'S-9000',
    beneficiary: quinn,
    relationship: code('subscriberRelationship', 'self', 'Self'),
    payor: [insurer],
    class: [planClass('plan', 'Plan', plan)],
  })
  return [
    {
      ...rest('quinn-plan', 'active', 'Total View'),
      policyHolder: ref('RelatedPerson', 'robin', 'Robin Fillerton'),
      relationship: code('subscriberRelationship', 'other', 'Other'),
      period: { start: '2024-01-01', end: '2026-12-31' },
      class: [
        planClass('group', 'Group', 'G-77'),
        planClass('plan', 'Plan', 'Total View'),
        planClass('rxbin', 'RX BIN', '000000'),
      ],
      order: 1,
      network: 'Samplefield Select',
      subrogation: false,
      contract: [logicalReference('Contract', 'C-2024-1', 'Contract of 2024')],
      costToBeneficiary: [
        {
          type: {
            coding: [
              {
                system: 'http://terminology.hl7.org/CodeSystem/coverage-copay-type',
                code: 'gpvisit',
                display: 'GP Office Visit',
              },
            ],
          },
          valueMoney: { value: 20, currency: 'USD' },
          exception: [
            {
              type: {
                coding: [
                  {
                    system: 'http://terminology.hl7.org/CodeSystem/ex-coverage-financial-exception',
                    code: 'retired',
                    display: 'Retired',
                  },
                ],
              },
              period: { start: '2026-01-01' },
            },
          ],
        },
        {
          type: {
            coding: [
              {
                system: 'http://terminology.hl7.org/CodeSystem/coverage-copay-type',
                code: 'copaypct',
                display: 'Copay Percentage',
              },
            ],
          },
          valueQuantity: { value: 15, unit: '%', system: systems.ucum, code: '%' },
        },
      ],
    },
    {
      ...rest('quinn-plan-old', 'cancelled', 'Part View'),
      period: { start: '2019-01-01', end: '2023-12-31' },
      payor: [ref('RelatedPerson', 'robin', 'Robin Fillerton')],
    },
    {
      ...rest('quinn-plan-next', 'draft', 'Total View Plus'),
      period: { start: '2027-01-01' },
      relationship: DATA_ABSENT,
    },
    { ...rest('quinn-plan-wrong', 'entered-in-error', 'Pet View') },
  ]
}
