import type { Coverage, Group, Patient, RelatedPerson } from 'fhir/r4'
import { code, concept, ref, systems } from './builders'
import { panelOfLee, panelOfMockford, patientFacts, type PatientFacts } from './people'
import { clinician, language } from './places'

const US_CORE = 'http://hl7.org/fhir/us/core/StructureDefinition/'

const links: Readonly<Record<string, readonly string[]>> = { maya: ['maya-for-leo', 'maya-for-mia'] }

function contactOf(id: string): Pick<Patient, 'contact'> {
  if (id !== 'walter' && id !== 'leo' && id !== 'mia') return {}
  const [given, family, relation, display, gender] =
    id === 'walter'
      ? ['Edith', 'Exampleby', 'WIFE', 'wife', 'female' as const]
      : ['Maya', 'Fictiva', 'MTH', 'mother', 'female' as const]
  return {
    contact: [
      {
        relationship: [concept(['role', relation, display])],
        name: { family, given: [given] },
        gender,
        telecom: [{ system: 'phone', value: '555-0177' }],
      },
    ],
  }
}

function patient(facts: PatientFacts, index: number): Patient {
  const { id, given, family, gender, birthDate, deceased, married, preferred } = facts
  const [tag, tongue] = facts.language ?? ['en', 'English']
  return {
    resourceType: 'Patient',
    id,
    active: deceased === undefined,
    extension: [{ url: `${US_CORE}us-core-birthsex`, valueCode: gender === 'male' ? 'M' : 'F' }],
    identifier: [
      {
        use: 'usual',
        type: concept(['identifierType', 'MR', 'Medical record number']),
        system: 'https://sandbox.example/mrn',
        value: `MRN-${4100 + index}`,
      },
    ],
    name: [
      { use: 'official', family, given: [...given], text: `${given.join(' ')} ${family}` },
      ...(preferred === undefined ? [] : [{ use: 'nickname' as const, given: [preferred] }]),
    ],
    gender,
    birthDate,
    telecom: [
      { system: 'phone', value: `555-01${70 + index}`, use: 'home' },
      { system: 'email', value: `${id}@mail.example` },
    ],
    address: [
      {
        use: 'home',
        line: [`${20 + index} Imaginary Road`],
        city: 'Samplefield',
        state: 'IL',
        postalCode: '60000',
        country: 'US',
      },
    ],
    communication: [{ language: language(tag, tongue), preferred: true }],
    generalPractitioner: [clinician(facts.doctor)],
    managingOrganization: ref('Organization', 'clinic', 'Samplefield Family Clinic'),
    ...(deceased === undefined ? {} : { deceasedDateTime: deceased }),
    ...(married ? { maritalStatus: concept(['maritalStatus', 'M', 'Married']) } : {}),
    ...(links[id]
      ? { link: links[id].map((other) => ({ other: ref('RelatedPerson', other), type: 'seealso' as const })) }
      : {}),
    ...contactOf(id),
  }
}

export function patients(): Patient[] {
  return patientFacts.map(patient)
}

/** Related persons, such as proxies. */
export function relatedPersons(): RelatedPerson[] {
  const table: readonly (readonly [
    id: string,
    patient: string,
    given: string,
    family: string,
    relation: string,
    display: string,
  ])[] = [
    ['maya-for-leo', 'leo', 'Maya', 'Fictiva', 'MTH', 'mother'],
    ['maya-for-mia', 'mia', 'Maya', 'Fictiva', 'MTH', 'mother'],
    ['carmen', 'rosa', 'Carmen', 'Placeholder', 'DAUC', 'daughter'],
    ['edith', 'walter', 'Edith', 'Exampleby', 'WIFE', 'wife'],
  ]
  return table.map(([id, of, given, family, relation, display]) => ({
    resourceType: 'RelatedPerson',
    id,
    active: true,
    patient: ref('Patient', of),
    relationship: [concept(['role', relation, display])],
    name: [{ use: 'official', family, given: [given], text: `${given} ${family}` }],
    gender: 'female',
    telecom: [{ system: 'phone', value: '555-0177', use: 'mobile' }],
  }))
}

/** Patient panels of the two doctors. */
export function groups(): Group[] {
  const panels: readonly (readonly [id: string, doctor: string, name: string, members: readonly string[]])[] = [
    ['panel-lee', 'dr-lee', 'Patients of Dr. Lee-Sample', panelOfLee],
    ['panel-mockford', 'dr-mockford', 'Patients of Dr. Mockford', panelOfMockford],
  ]
  return panels.map(([id, doctor, name, members]) => ({
    resourceType: 'Group',
    id,
    active: true,
    type: 'person',
    actual: true,
    name,
    quantity: members.length,
    code: { text: 'Patient panel' },
    managingEntity: clinician(doctor),
    member: members.map((member) => ({ entity: ref('Patient', member) })),
    characteristic: [
      {
        code: concept(['snomed', '62247001', 'Family medicine specialist'], 'General practitioner'),
        valueReference: clinician(doctor),
        exclude: false,
      },
    ],
  }))
}

/** Coverage of all patients; Walter also has a second and an expired plan. */
export function coverages(): Coverage[] {
  const table: readonly (readonly [
    id: string,
    patient: string,
    status: Coverage['status'],
    plan: string,
    start: string,
    end: string,
    holder: string,
  ])[] = [
    ['ana-plan', 'ana', 'active', 'Everyday PPO', '2021-01-01', '', 'self'],
    ['walter-plan-1', 'walter', 'active', 'Golden Years', '2013-03-01', '', 'self'],
    ['walter-plan-2', 'walter', 'active', 'Golden Years Supplement', '2018-01-01', '', 'self'],
    ['walter-plan-0', 'walter', 'cancelled', 'Working Days HMO', '2005-01-01', '2013-02-28', 'self'],
    ['maya-plan', 'maya', 'active', 'Family Choice', '2019-01-01', '', 'self'],
    ['leo-plan', 'leo', 'active', 'Family Choice', '2019-06-12', '', 'child'],
    ['mia-plan', 'mia', 'active', 'Family Choice', '2023-03-05', '', 'child'],
    ['rosa-plan', 'rosa', 'active', 'Golden Years', '2004-12-01', '2026-03-14', 'self'],
    ['nils-plan', 'nils', 'active', 'Everyday PPO', '2024-01-01', '2026-12-31', 'self'],
  ]
  return table.map(([id, of, status, plan, start, end, holder], index) => ({
    resourceType: 'Coverage',
    id,
    status,
    beneficiary: ref('Patient', of),
    subscriberId: `S-${7000 + index}`,
    identifier: [
      {
        type: concept(['identifierType', 'MB', 'Member Number']),
        system: 'https://sandbox.example/member',
        value: `M-${8000 + index}`,
      },
    ],
    type: concept(['actCode', 'HIP', 'health insurance plan policy']),
    relationship: code('subscriberRelationship', holder, holder === 'self' ? 'Self' : 'Child'),
    period: { start, ...(end === '' ? {} : { end }) },
    payor: [ref('Organization', 'insurer', 'Imaginary Mutual Health Plan')],
    class: [
      {
        type: { coding: [{ system: systems.coverageClass, code: 'plan', display: 'Plan' }] },
        value: `PLAN-${index + 1}`,
        name: plan,
      },
    ],
    order: id === 'walter-plan-2' ? 2 : 1,
    ...(id === 'ana-plan'
      ? {
          costToBeneficiary: [{ type: { text: 'Office visit copay' }, valueMoney: { value: 25, currency: 'USD' } }],
        }
      : {}),
  }))
}
