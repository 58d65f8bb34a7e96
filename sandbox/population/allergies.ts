import type { AllergyIntolerance, AllergyIntoleranceReaction } from 'fhir/r4'
import { code, concept, ref, type Term } from './builders'
import { clinician } from './places'

interface Allergy {
  readonly id: string
  readonly patient: string
  readonly code: Term
  readonly by: string
  readonly clinical?: string
  readonly verified?: string
  readonly rest?: Partial<AllergyIntolerance>
}

const snomed = (value: string, display: string): Term => ['snomed', value, display]

function reaction(severity: 'mild' | 'moderate' | 'severe', ...signs: readonly Term[]): AllergyIntoleranceReaction[] {
  return [{ severity, manifestation: signs.map((sign) => concept(sign)) }]
}

const HIVES = snomed('126485001', 'Urticaria')
const ANAPHYLAXIS = snomed('39579001', 'Anaphylaxis')

const table: readonly Allergy[] = [
  {
    id: 'walter-penicillin',
    patient: 'walter',
    by: 'dr-lee',
    code: ['rxnorm', '7980', 'penicillin G'],
    rest: {
      type: 'allergy',
      category: ['medication'],
      criticality: 'high',
      onsetDateTime: '1974',
      recordedDate: '2011-11-09',
      reaction: reaction('severe', HIVES, ANAPHYLAXIS),
    },
  },
  {
    id: 'walter-codeine',
    patient: 'walter',
    by: 'dr-lee',
    code: ['rxnorm', '2670', 'codeine'],
    rest: {
      type: 'intolerance',
      category: ['medication'],
      criticality: 'low',
      recordedDate: '2014-02-05',
      reaction: reaction('moderate', snomed('422587007', 'Nausea')),
    },
  },
  {
    id: 'walter-latex',
    patient: 'walter',
    by: 'dr-lee',
    code: snomed('111088007', 'Latex'),
    verified: 'unconfirmed',
    rest: {
      category: ['environment'],
      criticality: 'unable-to-assess',
      recordedDate: '2020-08',
      note: [{ text: 'Told by his wife. Not tested.' }],
    },
  },
  {
    id: 'walter-shellfish',
    patient: 'walter',
    by: 'dr-lee',
    code: snomed('44027008', 'Seafood'),
    clinical: 'inactive',
    verified: 'refuted',
    rest: { category: ['food'], recordedDate: '2015-05-06' },
  },
  {
    id: 'ana-none',
    patient: 'ana',
    by: 'dr-lee',
    code: snomed('716186003', 'No known allergy'),
    rest: { recordedDate: '2026-06-03' },
  },
  {
    id: 'maya-sulfa',
    patient: 'maya',
    by: 'dr-lee',
    code: ['rxnorm', '10180', 'sulfamethoxazole'],
    rest: {
      type: 'allergy',
      category: ['medication'],
      criticality: 'low',
      onsetDateTime: '2006',
      reaction: reaction('mild', snomed('271807003', 'Eruption of skin')),
    },
  },
  {
    id: 'leo-egg',
    patient: 'leo',
    by: 'dr-mockford',
    code: snomed('102263004', 'Eggs (edible)'),
    clinical: 'resolved',
    rest: {
      type: 'allergy',
      category: ['food'],
      criticality: 'low',
      onsetDateTime: '2020-07',
      recordedDate: '2020-07-20',
      lastOccurrence: '2021-02',
      reaction: reaction('mild', HIVES),
      note: [{ text: 'Outgrown: ate baked and whole egg in clinic.' }],
    },
  },
  {
    id: 'rosa-aspirin',
    patient: 'rosa',
    by: 'dr-lee',
    code: ['rxnorm', '1191', 'aspirin'],
    clinical: 'inactive',
    rest: {
      type: 'intolerance',
      category: ['medication'],
      criticality: 'low',
      reaction: reaction('mild', snomed('22253000', 'Pain')),
    },
  },
  {
    id: 'nils-peanut',
    patient: 'nils',
    by: 'dr-mockford',
    code: snomed('762952008', 'Peanut'),
    rest: {
      type: 'allergy',
      category: ['food'],
      criticality: 'high',
      onsetDateTime: '1984',
      recordedDate: '2025-03-27',
      lastOccurrence: '2025-08-16',
      reaction: [
        {
          severity: 'severe',
          manifestation: [concept(ANAPHYLAXIS)],
          onset: '2025-08-16',
          description: 'Throat swelling and low blood pressure within ten minutes of eating.',
          exposureRoute: concept(snomed('26643006', 'Oral route')),
        },
      ],
    },
  },
]

/** Allergies and intolerances, including refuted and resolved ones, and statements that there are none. */
export function allergies(): AllergyIntolerance[] {
  return table.map(({ id, patient, code: term, by, clinical = 'active', verified = 'confirmed', rest = {} }) => ({
    resourceType: 'AllergyIntolerance',
    id,
    verificationStatus: code('allergyVerification', verified),
    code: concept(term),
    patient: ref('Patient', patient),
    recorder: clinician(by),
    ...(clinical === '' ? {} : { clinicalStatus: code('allergyClinical', clinical) }),
    ...rest,
  }))
}
