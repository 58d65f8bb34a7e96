import type { Observation } from 'fhir/r4'
import { at, code, concept, quantity, ref, type Term } from './builders'
import { clinician } from './places'
import { rounded, randomOf } from './random'
import { visitDay, walterRounds } from './visits'

type Category = 'laboratory' | 'social-history' | 'survey' | 'exam'

const categoryNames: Readonly<Record<Category, string>> = {
  laboratory: 'Laboratory',
  'social-history': 'Social History',
  survey: 'Survey',
  exam: 'Exam',
}

interface ResultRow {
  readonly id: string
  readonly patient: string
  /** A visit id, or a date of any precision. */
  readonly when: string
  readonly category: Category
  readonly code: Term | string
  readonly value: Partial<Observation>
}

const loinc = (value: string, display: string): Term => ['loinc', value, display]
const positive = {
  valueCodeableConcept: concept(['snomed', '10828004', 'Positive']),
  interpretation: [concept(['interpretation', 'POS', 'Positive'])],
}
const negative = {
  valueCodeableConcept: concept(['snomed', '260385009', 'Negative']),
  interpretation: [concept(['interpretation', 'NEG', 'Negative'])],
}
const SMOKING = loinc('72166-2', 'Tobacco smoking status')
const HBA1C = loinc('4548-4', 'Hemoglobin A1c/Hemoglobin.total in Blood')
const PSA = loinc('2857-1', 'Prostate specific Ag [Mass/volume] in Serum or Plasma')
const POTASSIUM = loinc('2823-3', 'Potassium [Moles/volume] in Serum or Plasma')
const INR = loinc('6301-6', 'INR in Platelet poor plasma by Coagulation assay')
const psaRange = { referenceRange: [{ high: quantity(4, 'ng/mL'), text: 'up to 4' }] }

const resultRows: readonly ResultRow[] = [
  {
    id: 'walter-hba1c-2009',
    patient: 'walter',
    when: '2009',
    category: 'laboratory',
    code: HBA1C,
    value: {
      valueQuantity: quantity(7.9, '%'),
      note: [{ text: 'Copied from a letter of an earlier practice. Only the year is known.' }],
    },
  },
  {
    id: 'walter-hba1c-2010',
    patient: 'walter',
    when: '2010-06',
    category: 'laboratory',
    code: HBA1C,
    value: { valueQuantity: quantity(8.2, '%'), interpretation: [concept(['interpretation', 'H', 'High'])] },
  },
  {
    id: 'walter-psa-2012',
    patient: 'walter',
    when: 'walter-visit-04',
    category: 'laboratory',
    code: PSA,
    value: {
      valueQuantity: quantity(7.4, 'ng/mL'),
      interpretation: [concept(['interpretation', 'H', 'High'])],
      ...psaRange,
    },
  },
  {
    id: 'walter-psa-2016',
    patient: 'walter',
    when: 'walter-visit-20',
    category: 'laboratory',
    code: PSA,
    value: {
      valueQuantity: { ...quantity(0.1, 'ng/mL'), comparator: '<' },
      interpretation: [concept(['interpretation', 'N', 'Normal'])],
      ...psaRange,
    },
  },
  {
    id: 'walter-culture',
    patient: 'walter',
    when: 'walter-visit-31',
    category: 'laboratory',
    code: loinc('630-4', 'Bacteria identified in Urine by Culture'),
    value: { valueString: 'No growth after 48 hours.' },
  },
  {
    id: 'walter-titer',
    patient: 'walter',
    when: 'walter-visit-26',
    category: 'laboratory',
    code: loinc('5048-4', 'Nuclear Ab [Titer] in Serum by Immunofluorescence'),
    value: {
      valueRatio: { numerator: { value: 1 }, denominator: { value: 80 } },
      referenceRange: [{ text: 'Below 1:80' }],
    },
  },
  {
    id: 'walter-stool',
    patient: 'walter',
    when: 'walter-visit-32',
    category: 'laboratory',
    code: loinc('29771-3', 'Hemoglobin.gastrointestinal.lower [Presence] in Stool by Immunoassay'),
    value: positive,
  },
  {
    id: 'walter-hepatitis',
    patient: 'walter',
    when: 'walter-visit-22',
    category: 'laboratory',
    code: loinc('16128-1', 'Hepatitis C virus Ab [Presence] in Serum'),
    value: negative,
  },
  {
    id: 'walter-potassium-spoiled',
    patient: 'walter',
    when: 'walter-call',
    category: 'laboratory',
    code: POTASSIUM,
    value: {
      dataAbsentReason: concept(['dataAbsent', 'error', 'Error']),
      note: [{ text: 'The sample could not be measured: the blood cells had broken. Please give a new sample.' }],
    },
  },
  {
    id: 'walter-potassium-wrong',
    patient: 'walter',
    when: '2024-05-07',
    category: 'laboratory',
    code: POTASSIUM,
    value: {
      status: 'entered-in-error',
      valueQuantity: quantity(7.9, 'mmol/L'),
      note: [{ text: 'This result belonged to another person. It was entered here by mistake.' }],
    },
  },
  {
    id: 'walter-creatinine-amended',
    patient: 'walter',
    when: '2025-02-12',
    category: 'laboratory',
    code: loinc('2160-0', 'Creatinine [Mass/volume] in Serum or Plasma'),
    value: {
      status: 'amended',
      valueQuantity: quantity(1.49, 'mg/dL'),
      interpretation: [concept(['interpretation', 'H', 'High'])],
      referenceRange: [{ low: quantity(0.6, 'mg/dL'), high: quantity(1.3, 'mg/dL') }],
      note: [{ text: 'Amended by the laboratory: first reported as 1.94 mg/dL.' }],
    },
  },
  {
    id: 'walter-protein',
    patient: 'walter',
    when: '2026-10-28',
    category: 'laboratory',
    code: loinc('9318-7', 'Albumin/Creatinine [Mass Ratio] in Urine'),
    value: {
      status: 'preliminary',
      valueQuantity: quantity(48, 'mg/g'),
      interpretation: [concept(['interpretation', 'H', 'High'])],
      referenceRange: [{ high: quantity(30, 'mg/g') }],
    },
  },
  {
    id: 'walter-foot',
    patient: 'walter',
    when: 'walter-visit-57',
    category: 'exam',
    code: 'Foot check',
    value: { valueString: 'Skin intact. Feels the thin thread at 9 of 10 places on each foot.' },
  },
  {
    id: 'walter-pain',
    patient: 'walter',
    when: 'walter-visit-45',
    category: 'survey',
    code: loinc('72514-3', 'Pain severity - 0-10 verbal numeric rating [Score] - Reported'),
    value: { valueInteger: 4 },
  },
  {
    id: 'ana-smoking',
    patient: 'ana',
    when: 'ana-visit-3',
    category: 'social-history',
    code: SMOKING,
    value: { valueCodeableConcept: concept(['snomed', '266919005', 'Never smoked tobacco']) },
  },
  {
    id: 'ana-mood',
    patient: 'ana',
    when: 'ana-visit-3',
    category: 'survey',
    code: loinc('55758-7', 'Patient Health Questionnaire 2 item (PHQ-2) total score [Reported]'),
    value: { valueQuantity: quantity(0, '{score}', 'points') },
  },
  {
    id: 'ana-throat-test',
    patient: 'ana',
    when: 'ana-visit-2',
    category: 'laboratory',
    code: loinc('78012-2', 'Streptococcus pyogenes Ag [Presence] in Throat by Rapid immunoassay'),
    value: positive,
  },
  {
    id: 'maya-smoking',
    patient: 'maya',
    when: 'maya-visit-3',
    category: 'social-history',
    code: SMOKING,
    value: { valueCodeableConcept: concept(['snomed', '8517006', 'Ex-smoker']) },
  },
  {
    id: 'mia-lead',
    patient: 'mia',
    when: 'mia-age-365',
    category: 'laboratory',
    code: loinc('77307-7', 'Lead [Mass/volume] in Venous blood'),
    value: {
      valueQuantity: { ...quantity(1, 'ug/dL', 'µg/dL'), comparator: '<' },
      referenceRange: [{ high: quantity(3.5, 'ug/dL', 'µg/dL') }],
    },
  },
  {
    id: 'rosa-smoking',
    patient: 'rosa',
    when: 'rosa-visit-1',
    category: 'social-history',
    code: SMOKING,
    value: { valueCodeableConcept: concept(['snomed', '266919005', 'Never smoked tobacco']) },
  },
  {
    id: 'nils-flow',
    patient: 'nils',
    when: 'nils-visit-1',
    category: 'exam',
    code: loinc('19935-6', 'Maximum expiratory gas flow Respiratory system airway by Peak flow meter'),
    value: { valueQuantity: quantity(410, 'L/min') },
  },
]

function resultOf({ id, patient, when, category, code: term, value }: ResultRow): Observation {
  const dated = /^\d/.test(when)
  return {
    resourceType: 'Observation',
    id,
    status: 'final',
    category: [code('observationCategory', category, categoryNames[category])],
    code: typeof term === 'string' ? { text: term } : concept(term),
    subject: ref('Patient', patient),
    effectiveDateTime: dated ? when : at(visitDay(when), '09:30'),
    ...(dated ? {} : { encounter: ref('Encounter', when) }),
    performer: [
      category === 'laboratory' ? ref('Organization', 'laboratory', 'Testbed Laboratory') : clinician('nurse-penn'),
    ],
    ...value,
  }
}

/** Smoking and drinking, recorded at each yearly check-up. */
function habits(seed: number): ResultRow[] {
  const random = randomOf(seed, 'walter habits')
  return walterRounds
    .filter(({ kind }) => kind === 'checkup')
    .flatMap(({ id }): ResultRow[] => [
      {
        id: `${id}-smoking`,
        patient: 'walter',
        when: id,
        category: 'social-history',
        code: SMOKING,
        value: { valueCodeableConcept: concept(['snomed', '8517006', 'Ex-smoker']) },
      },
      {
        id: `${id}-drinks`,
        patient: 'walter',
        when: id,
        category: 'social-history',
        code: loinc('74013-4', 'Alcoholic drinks per drinking day'),
        value: { valueQuantity: quantity(Math.round(random.around(1.5, 0.7)), '{drinks}/d', 'per day') },
      },
    ])
}

/** INR during warfarin treatment, June 2021 to January 2022. */
function clotting(seed: number): ResultRow[] {
  const random = randomOf(seed, 'walter inr')
  const days = [
    '2021-06-04',
    '2021-06-18',
    '2021-07-09',
    '2021-08-06',
    '2021-09-10',
    '2021-10-15',
    '2021-11-19',
    '2021-12-17',
    '2022-01-21',
  ]
  return days.map((when, index) => ({
    id: `walter-inr-${index + 1}`,
    patient: 'walter',
    when,
    category: 'laboratory',
    code: INR,
    value: {
      valueQuantity: quantity(rounded(random.around(2.5, 0.5), 1), '{INR}', 'INR'),
      referenceRange: [
        {
          low: quantity(2, '{INR}', 'INR'),
          high: quantity(3, '{INR}', 'INR'),
          text: 'Target while on warfarin: 2 to 3',
        },
      ],
    },
  }))
}

/** Results outside panels: text, ratio, coded and missing values, partial dates, other statuses, habits, surveys. */
export function results(seed: number): Observation[] {
  return [...resultRows, ...habits(seed), ...clotting(seed)].map(resultOf)
}
