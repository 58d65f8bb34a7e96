import type { Condition } from 'fhir/r4'
import { code, coding, concept, ref, type Term } from './builders'
import { clinician } from './places'

type Kind = 'problem-list-item' | 'encounter-diagnosis' | 'health-concern'

interface Problem {
  readonly id: string
  readonly patient: string
  readonly code: Term
  readonly text?: string
  readonly icd?: Term
  readonly onset?: Partial<Condition>
  readonly end?: string
  readonly clinical?: string
  readonly verified?: string
  readonly kind?: Kind
  readonly visit?: string
  readonly note?: string
  readonly severity?: Term
}

const snomed = (value: string, display: string): Term => ['snomed', value, display]
const icd = (value: string, display: string): Term => ['icd10', value, display]
const on = (day: string): Partial<Condition> => ({ onsetDateTime: day })

const problems: readonly Problem[] = [
  {
    id: 'walter-diabetes',
    patient: 'walter',
    code: snomed('44054006', 'Diabetes mellitus type 2'),
    icd: icd('E11.9', 'Type 2 diabetes mellitus without complications'),
    onset: on('2009'),
  },
  {
    id: 'walter-pressure',
    patient: 'walter',
    code: snomed('38341003', 'Hypertensive disorder'),
    text: 'High blood pressure',
    icd: icd('I10', 'Essential (primary) hypertension'),
    onset: on('2005-03'),
  },
  {
    id: 'walter-lipids',
    patient: 'walter',
    code: snomed('55822004', 'Hyperlipidemia'),
    icd: icd('E78.5', 'Hyperlipidemia, unspecified'),
    onset: on('2007-10-15'),
  },
  {
    id: 'walter-kidney',
    patient: 'walter',
    code: snomed('433144002', 'Chronic kidney disease stage 3'),
    icd: icd('N18.30', 'Chronic kidney disease, stage 3 unspecified'),
    onset: on('2022-05-11'),
    severity: snomed('6736007', 'Moderate'),
  },
  {
    id: 'walter-heart-rhythm',
    patient: 'walter',
    code: snomed('49436004', 'Atrial fibrillation'),
    icd: icd('I48.91', 'Unspecified atrial fibrillation'),
    onset: on('2021-05-22'),
    visit: 'walter-heart-er',
  },
  {
    id: 'walter-knee',
    patient: 'walter',
    code: snomed('239873007', 'Osteoarthritis of knee'),
    onset: { onsetAge: { value: 66, unit: 'years', system: 'http://unitsofmeasure.org', code: 'a' } },
  },
  {
    id: 'walter-prostate',
    patient: 'walter',
    code: snomed('399068003', 'Malignant tumor of prostate'),
    icd: icd('C61', 'Malignant neoplasm of prostate'),
    onset: on('2012-10-02'),
    end: '2013-06-20',
    clinical: 'remission',
    note: 'Treated with radiation. Yearly blood test.',
  },
  {
    id: 'walter-pneumonia',
    patient: 'walter',
    code: snomed('233604007', 'Pneumonia'),
    icd: icd('J18.9', 'Pneumonia, unspecified organism'),
    onset: on('2017-01-16'),
    end: '2017-02-20',
    clinical: 'resolved',
    kind: 'encounter-diagnosis',
    visit: 'walter-pneumonia-stay',
  },
  {
    id: 'walter-gout',
    patient: 'walter',
    code: snomed('90560007', 'Gout'),
    onset: { onsetString: 'In his fifties' },
    clinical: 'inactive',
  },
  {
    id: 'walter-memory',
    patient: 'walter',
    code: snomed('386807006', 'Memory impairment'),
    onset: on('2026-07-22'),
    verified: 'provisional',
    note: 'Not certain yet: a memory test is planned for November.',
  },
  {
    id: 'walter-lupus',
    patient: 'walter',
    code: snomed('55464009', 'Systemic lupus erythematosus'),
    verified: 'refuted',
    clinical: 'inactive',
    onset: on('2018-02-01'),
    note: 'Looked into and ruled out.',
  },
  {
    id: 'walter-migraine',
    patient: 'walter',
    code: snomed('37796009', 'Migraine'),
    verified: 'entered-in-error',
    clinical: '',
    onset: on('2019-01-01'),
  },
  {
    id: 'walter-falls',
    patient: 'walter',
    code: snomed('129839007', 'At increased risk for falls'),
    kind: 'health-concern',
    onset: on('2024-11-06'),
  },
  {
    id: 'ana-throat',
    patient: 'ana',
    code: snomed('43878008', 'Streptococcal sore throat'),
    icd: icd('J02.0', 'Streptococcal pharyngitis'),
    onset: on('2024-02-17'),
    end: '2024-03-01',
    clinical: 'resolved',
    kind: 'encounter-diagnosis',
    visit: 'ana-visit-2',
  },
  {
    id: 'ana-hay-fever',
    patient: 'ana',
    code: snomed('367498001', 'Seasonal allergic rhinitis'),
    text: 'Hay fever',
    onset: on('2010'),
    severity: snomed('255604002', 'Mild'),
  },
  {
    id: 'maya-thyroid',
    patient: 'maya',
    code: snomed('40930008', 'Hypothyroidism'),
    icd: icd('E03.9', 'Hypothyroidism, unspecified'),
    onset: on('2025-10-02'),
    visit: 'maya-visit-2',
  },
  {
    id: 'leo-ear-infection',
    patient: 'leo',
    code: snomed('65363002', 'Otitis media'),
    icd: icd('H66.90', 'Otitis media, unspecified, unspecified ear'),
    onset: on('2024-01-09'),
    end: '2024-01-25',
    clinical: 'resolved',
    kind: 'encounter-diagnosis',
    visit: 'leo-ear',
  },
  {
    id: 'leo-eczema',
    patient: 'leo',
    code: snomed('24079001', 'Atopic dermatitis'),
    text: 'Eczema',
    onset: on('2020'),
  },
  {
    id: 'mia-croup',
    patient: 'mia',
    code: snomed('71186008', 'Croup'),
    icd: icd('J05.0', 'Acute obstructive laryngitis [croup]'),
    onset: on('2026-02-19'),
    end: '2026-02-24',
    clinical: 'resolved',
    kind: 'encounter-diagnosis',
    visit: 'mia-cold',
  },
  {
    id: 'rosa-heart-failure',
    patient: 'rosa',
    code: snomed('42343007', 'Congestive heart failure'),
    icd: icd('I50.9', 'Heart failure, unspecified'),
    onset: on('2019-08-14'),
    severity: snomed('24484000', 'Severe'),
  },
  {
    id: 'rosa-sight',
    patient: 'rosa',
    code: snomed('267718000', 'Age-related macular degeneration'),
    onset: on('2016'),
  },
  {
    id: 'nils-asthma',
    patient: 'nils',
    code: snomed('195967001', 'Asthma'),
    icd: icd('J45.909', 'Unspecified asthma, uncomplicated'),
    onset: { onsetPeriod: { start: '1986', end: '1990' } },
  },
]

function condition({
  id,
  patient,
  code: term,
  text,
  icd: also,
  onset = {},
  end,
  clinical = 'active',
  verified = 'confirmed',
  kind = 'problem-list-item',
  visit,
  note,
  severity,
}: Problem): Condition {
  const category =
    kind === 'health-concern'
      ? code('healthConcern', kind, 'Health Concern')
      : code('conditionCategory', kind, kind === 'problem-list-item' ? 'Problem List Item' : 'Encounter Diagnosis')
  return {
    resourceType: 'Condition',
    id,
    verificationStatus: code('conditionVerification', verified),
    category: [category],
    code: concept(term, text, ...(also ? [also] : [])),
    subject: ref('Patient', patient),
    ...(clinical === '' ? {} : { clinicalStatus: code('conditionClinical', clinical) }),
    ...onset,
    ...(onset.onsetDateTime === undefined ? {} : { recordedDate: onset.onsetDateTime }),
    ...(end === undefined ? {} : { abatementDateTime: end }),
    ...(visit === undefined ? {} : { encounter: ref('Encounter', visit) }),
    ...(severity ? { severity: { coding: [coding(severity)], text: severity[2] } } : {}),
    ...(note === undefined ? {} : { note: [{ text: note }] }),
    recorder: clinician(patient === 'leo' || patient === 'mia' || patient === 'nils' ? 'dr-mockford' : 'dr-lee'),
  }
}

/** Problems and diagnoses in every status. */
export function conditions(): Condition[] {
  return problems.map(condition)
}
