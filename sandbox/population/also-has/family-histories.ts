import { concept, plusDays, quantity, ref, TODAY, type Term } from '../builders'
import { annotation, businessIdentifier, quinn, snomed, textConcept } from '../showcase/shared'
import type { FamilyMemberHistory } from 'fhir/r4'

const relative = (code: string, display: string) => concept(['role', code, display] satisfies Term)
const [MOTHER, FATHER, SISTER, BROTHER] = [
  relative('MTH', 'Mother'),
  relative('FTH', 'Father'),
  relative('SIS', 'Sister'),
  relative('BRO', 'Brother'),
]
const DIABETES = concept(snomed('44054006', 'Diabetes mellitus type 2'), 'Type 2 diabetes')
const HEART_ATTACK = concept(snomed('22298006', 'Myocardial infarction'), 'Heart attack')
const years = (value: number) => quantity(value, 'a', 'years')
const written = plusDays(TODAY, -120)

/** The health of relatives: every element of R4 and every status, among those of the showcase. */
export const familyHistories: readonly FamilyMemberHistory[] = [
  {
    resourceType: 'FamilyMemberHistory',
    id: 'quinn-mother',
    identifier: businessIdentifier('family', 'F-1'),
    instantiatesCanonical: ['https://sandbox.example/Questionnaire/family'],
    instantiatesUri: ['https://guidelines.example/family-history'],
    status: 'completed',
    patient: quinn,
    date: written,
    name: 'Olive Fillerton',
    relationship: MOTHER,
    sex: { coding: [{ system: 'http://hl7.org/fhir/administrative-gender', code: 'female', display: 'Female' }] },
    bornDate: '1931-04-02',
    deceasedAge: years(79),
    reasonCode: [textConcept('Bone loss in the family')],
    reasonReference: [ref('Condition', 'quinn-hip-fracture', 'Broken hip')],
    note: annotation('From a talk with her daughter.'),
    condition: [
      {
        code: concept(snomed('64859006', 'Osteoporosis'), 'Weak bones (osteoporosis)'),
        outcome: textConcept('Broken hip'),
        contributedToDeath: false,
        onsetAge: years(66),
        note: annotation('Treated with tablets.'),
      },
      { code: HEART_ATTACK, contributedToDeath: true, onsetRange: { low: years(75), high: years(79) } },
    ],
  },
  {
    resourceType: 'FamilyMemberHistory',
    id: 'quinn-father',
    status: 'partial',
    patient: quinn,
    date: written,
    relationship: FATHER,
    bornPeriod: { start: '1925', end: '1928' },
    deceasedRange: { low: years(50), high: years(60) },
    condition: [{ code: DIABETES, onsetString: 'In middle age' }],
  },
  {
    resourceType: 'FamilyMemberHistory',
    id: 'quinn-sister',
    status: 'completed',
    patient: quinn,
    date: written,
    relationship: SISTER,
    bornString: 'A year before Quinn',
    ageAge: years(72),
    estimatedAge: true,
    deceasedBoolean: false,
    condition: [{ code: textConcept('Underactive thyroid'), onsetPeriod: { start: '1999', end: '2001' } }],
  },
  {
    resourceType: 'FamilyMemberHistory',
    id: 'quinn-brother',
    status: 'health-unknown',
    dataAbsentReason: textConcept('Lost contact'),
    patient: quinn,
    date: written,
    relationship: BROTHER,
    ageRange: { low: years(60), high: years(65) },
    deceasedString: 'Not known',
  },
  {
    resourceType: 'FamilyMemberHistory',
    id: 'quinn-uncle',
    status: 'entered-in-error',
    patient: quinn,
    date: written,
    relationship: relative('UNCLE', 'Uncle'),
    ageString: 'Over 80',
    deceasedDate: '2010',
    condition: [{ code: HEART_ATTACK }],
  },
  {
    resourceType: 'FamilyMemberHistory',
    id: 'ana-mother',
    status: 'completed',
    patient: ref('Patient', 'ana'),
    date: written,
    relationship: MOTHER,
    condition: [{ code: DIABETES, onsetAge: years(50) }, { code: textConcept('High blood pressure') }],
  },
  {
    resourceType: 'FamilyMemberHistory',
    id: 'leo-father',
    status: 'completed',
    patient: ref('Patient', 'leo'),
    date: written,
    relationship: FATHER,
    condition: [{ code: textConcept('Asthma as a child') }],
  },
  {
    resourceType: 'FamilyMemberHistory',
    id: 'walter-father',
    status: 'completed',
    patient: ref('Patient', 'walter'),
    date: written,
    relationship: FATHER,
    deceasedAge: years(61),
    condition: [{ code: HEART_ATTACK, contributedToDeath: true, onsetAge: years(61) }],
  },
]
