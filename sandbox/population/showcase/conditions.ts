import type { AllergyIntolerance, Condition } from 'fhir/r4'
import { code, concept, quantity, ref } from '../builders'
import {
  DATA_ABSENT,
  doctor,
  annotation,
  businessIdentifier,
  nurse,
  quinn,
  snomed,
  stay,
  surgeon,
  textConcept,
} from './shared'
import { privateMeta } from './provenance'

const years = (value: number) => quantity(value, 'a', 'years')
const sister = ref('RelatedPerson', 'robin', 'Robin Fillerton')
const problem = code('conditionCategory', 'problem-list-item', 'Problem List Item')
const diagnosis = code('conditionCategory', 'encounter-diagnosis', 'Encounter Diagnosis')

interface ConditionRow {
  readonly id: string
  readonly clinical?: string
  readonly verified: string
  readonly rest: Partial<Condition>
}

const problems: readonly ConditionRow[] = [
  {
    id: 'hip',
    clinical: 'resolved',
    verified: 'confirmed',
    rest: {
      extension: [
        { url: 'http://hl7.org/fhir/StructureDefinition/condition-assertedDate', valueDateTime: '2024-02-10' },
      ],
      identifier: businessIdentifier('problem', 'C-700'),
      category: [diagnosis, problem],
      severity: concept(snomed('24484000', 'Severe')),
      code: concept(snomed('359817006', 'Closed fracture of hip'), 'Broken hip'),
      bodySite: [concept(snomed('29836001', 'Hip region structure'), 'Right hip')],
      encounter: stay,
      onsetDateTime: '2024-02-10',
      abatementDateTime: '2024-08-15',
      recordedDate: '2024-02-10',
      recorder: nurse,
      asserter: surgeon,
      stage: [
        {
          summary: textConcept('Displaced'),
          assessment: [ref('DiagnosticReport', 'quinn-hip-image', 'X-ray of the hip')],
          type: textConcept('Garden classification'),
        },
      ],
      evidence: [
        {
          code: [concept(snomed('22253000', 'Pain'))],
          detail: [ref('DiagnosticReport', 'quinn-hip-image', 'X-ray of the hip')],
        },
      ],
      note: annotation('Slipped on ice in front of the house.'),
    },
  },
  {
    id: 'anemia',
    clinical: 'resolved',
    verified: 'confirmed',
    rest: {
      category: [diagnosis],
      code: concept(snomed('271737000', 'Anemia')),
      encounter: stay,
      onsetPeriod: { start: '2024-02-12', end: '2024-02-20' },
      abatementPeriod: { start: '2024-03', end: '2024-04' },
    },
  },
  {
    id: 'asthma',
    clinical: 'recurrence',
    verified: 'confirmed',
    rest: { code: concept(snomed('195967001', 'Asthma')), onsetAge: years(9), recorder: doctor },
  },
  {
    id: 'sleep',
    clinical: 'active',
    verified: 'confirmed',
    rest: {
      code: concept(snomed('78275009', 'Obstructive sleep apnea syndrome'), 'Sleep apnea'),
      onsetRange: { low: years(40), high: years(45) },
      asserter: quinn,
    },
  },
  {
    id: 'bones',
    clinical: 'active',
    verified: 'confirmed',
    rest: {
      code: concept(snomed('64859006', 'Osteoporosis')),
      onsetString: 'Found after the fall of 2024',
      recordedDate: '2024-03-01',
      severity: concept(snomed('6736007', 'Moderate')),
    },
  },
  {
    id: 'sinusitis',
    clinical: 'relapse',
    verified: 'confirmed',
    rest: { code: concept(snomed('40055000', 'Chronic sinusitis')), onsetDateTime: '2019-11' },
  },
  {
    id: 'bronchitis',
    clinical: 'inactive',
    verified: 'confirmed',
    rest: {
      code: concept(snomed('10509002', 'Acute bronchitis')),
      onsetDateTime: '2021',
      abatementString: 'After some weeks',
    },
  },
  {
    id: 'migraine',
    clinical: 'remission',
    verified: 'confirmed',
    rest: { code: concept(snomed('37796009', 'Migraine')), onsetAge: years(17), abatementAge: years(50) },
  },
  {
    id: 'teeth',
    clinical: 'resolved',
    verified: 'confirmed',
    rest: {
      code: concept(snomed('196416002', 'Impacted molars')),
      onsetDateTime: '1986',
      abatementRange: { low: years(18), high: years(20) },
    },
  },
  {
    id: 'heartburn',
    clinical: 'active',
    verified: 'unconfirmed',
    rest: { code: textConcept('Heartburn after coffee'), asserter: sister, recordedDate: '2026-05-12' },
  },
  {
    id: 'prediabetes',
    clinical: 'active',
    verified: 'provisional',
    rest: { code: concept(snomed('15777000', 'Prediabetes')), recordedDate: '2026-05-12' },
  },
  {
    id: 'thyroid',
    clinical: 'active',
    verified: 'differential',
    rest: {
      code: concept(snomed('40930008', 'Hypothyroidism')),
      note: annotation('One of two possible reasons for the tiredness.', '2026-05-12'),
    },
  },
  {
    id: 'stroke',
    clinical: 'inactive',
    verified: 'refuted',
    rest: {
      code: concept(snomed('230690007', 'Stroke')),
      recordedDate: '2023-06-02',
      note: annotation('Ruled out by the scan.', '2023-06-02'),
    },
  },
  {
    id: 'wrong-gout',
    verified: 'entered-in-error',
    rest: { code: concept(snomed('90560007', 'Gout')), recordedDate: '2022-09-01' },
  },
  {
    id: 'alcohol',
    clinical: 'active',
    verified: 'confirmed',
    rest: {
      meta: privateMeta('SUD', 'substance use disorder information sensitivity'),
      code: concept(snomed('66590003', 'Alcohol dependence')),
      onsetDateTime: '2011',
      recorder: doctor,
    },
  },
  {
    id: 'unnamed-problem',
    clinical: 'active',
    verified: 'confirmed',
    rest: { code: DATA_ABSENT, recordedDate: '2009-04' },
  },
]

/** Conditions with every element, clinical and verification status, and form of onset and abatement. */
export function showcaseConditions(): Condition[] {
  return problems.map(({ id, clinical, verified, rest }) => ({
    resourceType: 'Condition',
    id: `quinn-${id}`,
    ...(clinical === undefined ? {} : { clinicalStatus: code('conditionClinical', clinical) }),
    verificationStatus: code('conditionVerification', verified),
    category: [problem],
    subject: quinn,
    ...rest,
  }))
}

interface AllergyRow {
  readonly id: string
  readonly clinical?: string
  readonly verified: string
  readonly rest: Pick<AllergyIntolerance, 'code'> & Partial<AllergyIntolerance>
}

const allergies: readonly AllergyRow[] = [
  {
    id: 'bee',
    clinical: 'active',
    verified: 'confirmed',
    rest: {
      identifier: businessIdentifier('allergy', 'A-700'),
      type: 'allergy',
      category: ['environment', 'biologic'],
      criticality: 'high',
      code: concept(snomed('424213003', 'Allergy to bee venom')),
      encounter: ref('Encounter', 'quinn-check'),
      onsetAge: years(12),
      recordedDate: '2013-07-02',
      recorder: doctor,
      asserter: sister,
      lastOccurrence: '2022-08-14',
      note: annotation('Carries an injector from May to October.', '2026-05-12'),
      reaction: [
        {
          substance: textConcept('Bee venom'),
          manifestation: [concept(snomed('39579001', 'Anaphylaxis')), concept(snomed('126485001', 'Urticaria'))],
          description: 'Swollen lips and dizziness within ten minutes of a sting.',
          onset: '2022-08-14',
          severity: 'severe',
          exposureRoute: textConcept('Sting through the skin'),
          note: annotation('Treated in the emergency room.', '2022-08-14'),
        },
        { manifestation: [textConcept('Swelling around the sting')], onset: '1980', severity: 'moderate' },
      ],
    },
  },
  {
    id: 'shellfish',
    clinical: 'active',
    verified: 'unconfirmed',
    rest: {
      type: 'allergy',
      category: ['food'],
      criticality: 'low',
      code: concept(snomed('300913006', 'Shellfish allergy')),
      onsetString: 'Some time at school',
      reaction: [{ manifestation: [textConcept('Itchy mouth')], severity: 'mild' }],
    },
  },
  {
    id: 'aspirin',
    clinical: 'inactive',
    verified: 'confirmed',
    rest: {
      type: 'intolerance',
      category: ['medication'],
      criticality: 'unable-to-assess',
      code: concept(['rxnorm', '1191', 'aspirin']),
      onsetPeriod: { start: '2005', end: '2008' },
    },
  },
  {
    id: 'egg',
    clinical: 'resolved',
    verified: 'confirmed',
    rest: {
      category: ['food'],
      code: concept(snomed('91930004', 'Allergy to eggs')),
      onsetRange: { low: years(1), high: years(4) },
      note: annotation('Outgrown.'),
    },
  },
  {
    id: 'mould',
    clinical: 'inactive',
    verified: 'refuted',
    rest: { category: ['environment'], code: concept(snomed('419474003', 'Allergy to mould')), onsetDateTime: '2018' },
  },
  {
    id: 'wrong-penicillin',
    verified: 'entered-in-error',
    rest: { category: ['medication'], code: concept(['rxnorm', '7980', 'penicillin G']), recordedDate: '2020-01-15' },
  },
  {
    id: 'unnamed-allergy',
    clinical: 'active',
    verified: 'unconfirmed',
    rest: {
      code: DATA_ABSENT,
      note: annotation('The letter of the earlier clinic names an allergy, but that line cannot be read.'),
    },
  },
]

export function showcaseAllergies(): AllergyIntolerance[] {
  return allergies.map(({ id, clinical, verified, rest }) => ({
    resourceType: 'AllergyIntolerance',
    id: `quinn-${id}`,
    ...(clinical === undefined ? {} : { clinicalStatus: code('allergyClinical', clinical) }),
    verificationStatus: code('allergyVerification', verified),
    patient: quinn,
    ...rest,
  }))
}
