import type { Dosage, Medication, MedicationRequest, Timing } from 'fhir/r4'
import { at, code, concept, plusDays, quantity, ref, type Term } from './builders'
import { clinician } from './places'

export interface Prescription {
  readonly id: string
  readonly patient: string
  readonly drug: Term
  /** Name, if the code only names the substance. */
  readonly label?: string
  readonly day: string
  readonly status: MedicationRequest['status']
  readonly text: string
  readonly timing?: Timing
  readonly dose?: readonly [value: number, unit: string]
  readonly supply?: readonly [tablets: number, days: number, repeats: number]
  readonly reason?: string
  readonly by?: string
  readonly visit?: string
  /** How the medicine is given: as a code, a Medication resource, or a contained one. */
  readonly form?: 'coded' | 'record' | 'contained'
  readonly extra?: Partial<MedicationRequest>
}

const rx = (value: string, display: string): Term => ['rxnorm', value, display]
const daily: Timing = { repeat: { frequency: 1, period: 1, periodUnit: 'd' } }
const twice: Timing = { repeat: { frequency: 2, period: 1, periodUnit: 'd' } }
const tablet = [1, '{tbl}'] as const

export const prescriptions: readonly Prescription[] = [
  {
    id: 'walter-metformin',
    patient: 'walter',
    drug: rx('861007', 'metformin hydrochloride 500 MG Oral Tablet'),
    day: '2025-11-05',
    status: 'active',
    text: 'Take 1 tablet twice a day with meals',
    timing: { repeat: { frequency: 2, period: 1, periodUnit: 'd', when: ['C'] } },
    dose: tablet,
    supply: [180, 90, 3],
    reason: 'walter-diabetes',
    extra: { priorPrescription: ref('MedicationRequest', 'walter-metformin-2024') },
  },
  {
    id: 'walter-metformin-2024',
    patient: 'walter',
    drug: rx('861007', 'metformin hydrochloride 500 MG Oral Tablet'),
    day: '2024-11-06',
    status: 'completed',
    text: 'Take 1 tablet once a day with a meal',
    timing: daily,
    dose: tablet,
    supply: [90, 90, 3],
    reason: 'walter-diabetes',
  },
  {
    id: 'walter-lisinopril',
    patient: 'walter',
    drug: rx('314076', 'lisinopril 10 MG Oral Tablet'),
    day: '2026-01-21',
    status: 'active',
    text: 'Take 1 tablet every morning',
    timing: { repeat: { frequency: 1, period: 1, periodUnit: 'd', when: ['MORN'] } },
    dose: tablet,
    supply: [90, 90, 3],
    reason: 'walter-pressure',
    form: 'record',
  },
  {
    id: 'walter-atorvastatin',
    patient: 'walter',
    drug: rx('83367', 'atorvastatin'),
    label: 'atorvastatin 40 MG Oral Tablet',
    day: '2026-01-21',
    status: 'active',
    text: 'Take 1 tablet at bedtime',
    timing: { repeat: { frequency: 1, period: 1, periodUnit: 'd', when: ['HS'] } },
    dose: tablet,
    supply: [90, 90, 3],
    reason: 'walter-lipids',
  },
  {
    id: 'walter-apixaban',
    patient: 'walter',
    drug: rx('1364445', 'apixaban 5 MG Oral Tablet'),
    day: '2026-05-20',
    status: 'active',
    text: 'Take 1 tablet twice a day, about 12 hours apart',
    timing: { repeat: { frequency: 1, period: 12, periodUnit: 'h' } },
    dose: tablet,
    supply: [180, 90, 1],
    reason: 'walter-heart-rhythm',
    by: 'dr-hartwell',
    form: 'record',
  },
  {
    id: 'walter-warfarin',
    patient: 'walter',
    drug: rx('855332', 'warfarin sodium 5 MG Oral Tablet'),
    day: '2021-05-22',
    status: 'stopped',
    text: 'Take as told by the clinic after each blood test',
    dose: tablet,
    reason: 'walter-heart-rhythm',
    by: 'dr-hartwell',
    visit: 'walter-heart-er',
    extra: { statusReason: { text: 'Changed to apixaban' } },
  },
  {
    id: 'walter-metoprolol',
    patient: 'walter',
    drug: rx('866924', 'metoprolol tartrate 25 MG Oral Tablet'),
    day: '2026-05-20',
    status: 'on-hold',
    text: 'Take 1 tablet twice a day',
    timing: twice,
    dose: tablet,
    reason: 'walter-heart-rhythm',
    by: 'dr-hartwell',
    extra: { statusReason: { text: 'Slow pulse: wait until the heart check in November' } },
  },
  {
    id: 'walter-azithromycin',
    patient: 'walter',
    drug: rx('308460', 'azithromycin 250 MG Oral Tablet'),
    day: '2017-01-20',
    status: 'completed',
    text: 'Take 1 tablet once a day for 4 days',
    timing: {
      repeat: {
        frequency: 1,
        period: 1,
        periodUnit: 'd',
        boundsDuration: { value: 4, unit: 'days', system: 'http://unitsofmeasure.org', code: 'd' },
      },
    },
    dose: tablet,
    supply: [4, 4, 0],
    reason: 'walter-pneumonia',
    by: 'dr-hartwell',
    visit: 'walter-pneumonia-stay',
  },
  {
    id: 'walter-no-ibuprofen',
    patient: 'walter',
    drug: rx('5640', 'ibuprofen'),
    day: '2022-05-11',
    status: 'active',
    text: 'Do not take ibuprofen or similar pain relievers',
    reason: 'walter-kidney',
    extra: { doNotPerform: true, note: [{ text: 'It can harm the kidneys.' }] },
  },
  {
    id: 'walter-empagliflozin',
    patient: 'walter',
    drug: rx('1545653', 'empagliflozin'),
    label: 'empagliflozin 10 MG Oral Tablet',
    day: '2026-10-30',
    status: 'draft',
    text: 'Take 1 tablet every morning',
    timing: daily,
    dose: tablet,
    reason: 'walter-kidney',
    extra: { intent: 'proposal' },
  },
  {
    id: 'walter-acetaminophen',
    patient: 'walter',
    drug: rx('198440', 'acetaminophen 500 MG Oral Tablet'),
    day: '2024-11-06',
    status: 'active',
    text: 'Take 1 or 2 tablets every 6 hours when your knee hurts, 6 tablets a day at most',
    timing: { repeat: { frequency: 1, period: 6, periodUnit: 'h' } },
    reason: 'walter-knee',
    extra: { reportedBoolean: true, intent: 'plan' },
  },
  {
    id: 'ana-penicillin',
    patient: 'ana',
    drug: rx('834102', 'penicillin V potassium 500 MG Oral Tablet'),
    day: '2024-02-19',
    status: 'completed',
    text: 'Take 1 tablet twice a day for 10 days',
    timing: {
      repeat: {
        frequency: 2,
        period: 1,
        periodUnit: 'd',
        boundsDuration: { value: 10, unit: 'days', system: 'http://unitsofmeasure.org', code: 'd' },
      },
    },
    dose: tablet,
    supply: [20, 10, 0],
    reason: 'ana-throat',
    visit: 'ana-visit-2',
  },
  {
    id: 'ana-cetirizine',
    patient: 'ana',
    drug: rx('1014678', 'cetirizine hydrochloride 10 MG Oral Tablet'),
    day: '2026-06-03',
    status: 'active',
    text: 'Take 1 tablet a day when your nose runs',
    timing: daily,
    dose: tablet,
    reason: 'ana-hay-fever',
    visit: 'ana-visit-3',
  },
  {
    id: 'maya-levothyroxine',
    patient: 'maya',
    drug: rx('10582', 'levothyroxine'),
    label: 'levothyroxine sodium 0.05 MG Oral Tablet',
    day: '2026-04-09',
    status: 'active',
    text: 'Take 1 tablet every morning, half an hour before breakfast',
    timing: { repeat: { frequency: 1, period: 1, periodUnit: 'd', when: ['ACM'], offset: 30 } },
    dose: tablet,
    supply: [90, 90, 3],
    reason: 'maya-thyroid',
    visit: 'maya-visit-3',
    extra: { priorPrescription: ref('MedicationRequest', 'maya-levothyroxine-2025') },
  },
  {
    id: 'maya-levothyroxine-2025',
    patient: 'maya',
    drug: rx('10582', 'levothyroxine'),
    label: 'levothyroxine sodium 0.025 MG Oral Tablet',
    day: '2025-10-02',
    status: 'completed',
    text: 'Take 1 tablet every morning',
    timing: daily,
    dose: tablet,
    supply: [90, 90, 1],
    reason: 'maya-thyroid',
    visit: 'maya-visit-2',
  },
  {
    id: 'leo-amoxicillin',
    patient: 'leo',
    drug: rx('308189', 'amoxicillin 80 MG/ML Oral Suspension'),
    day: '2024-01-11',
    status: 'completed',
    text: 'Give 8 mL by mouth twice a day for 10 days',
    timing: twice,
    dose: [8, 'mL'],
    reason: 'leo-ear-infection',
    by: 'dr-mockford',
    visit: 'leo-ear',
    form: 'contained',
  },
  {
    id: 'rosa-furosemide',
    patient: 'rosa',
    drug: rx('313988', 'furosemide 40 MG Oral Tablet'),
    day: '2025-11-05',
    status: 'stopped',
    text: 'Take 1 tablet every morning',
    timing: daily,
    dose: tablet,
    supply: [90, 90, 1],
    reason: 'rosa-heart-failure',
    visit: 'rosa-visit-2',
  },
  {
    id: 'nils-albuterol',
    patient: 'nils',
    drug: rx('745679', '200 ACTUAT albuterol 0.09 MG/ACTUAT Metered Dose Inhaler'),
    day: '2026-08-19',
    status: 'active',
    text: 'Take 2 puffs every 4 hours when you are short of breath',
    timing: { repeat: { frequency: 1, period: 4, periodUnit: 'h' } },
    dose: [2, '{puff}'],
    reason: 'nils-asthma',
    by: 'dr-mockford',
    visit: 'nils-visit-2',
  },
  {
    id: 'nils-epinephrine',
    patient: 'nils',
    drug: rx('1870230', '0.3 ML epinephrine 1 MG/ML Auto-Injector'),
    day: '2025-08-16',
    status: 'active',
    text: 'Inject into the outer thigh at the first sign of a severe reaction, then call 911',
    by: 'dr-hartwell',
    visit: 'nils-er',
    extra: { priority: 'urgent' },
  },
]

const asNeeded = new Set(['walter-acetaminophen', 'ana-cetirizine', 'nils-albuterol', 'nils-epinephrine'])

/** Dosage of a prescription. */
export function dosage({ id, text, timing, dose }: Prescription): Dosage {
  return {
    sequence: 1,
    text,
    ...(timing ? { timing } : {}),
    ...(asNeeded.has(id) ? { asNeededBoolean: true } : {}),
    ...(dose
      ? {
          doseAndRate: [
            { doseQuantity: quantity(dose[0], dose[1], dose[1].replace('{tbl}', 'tablet').replace('{puff}', 'puff')) },
          ],
        }
      : {}),
    ...(id === 'walter-acetaminophen'
      ? { doseAndRate: [{ doseRange: { low: quantity(1, '{tbl}', 'tablet'), high: quantity(2, '{tbl}', 'tablet') } }] }
      : {}),
  }
}

function medicationOf({ id, drug, label, form = 'coded' }: Prescription): Partial<MedicationRequest> {
  if (form === 'record') return { medicationReference: ref('Medication', `medicine-${drug[1]}`, drug[2]) }
  if (form === 'coded') return { medicationCodeableConcept: concept(drug, label) }
  const contained: Medication = {
    resourceType: 'Medication',
    id: `${id}-medicine`,
    code: concept(drug),
    form: { text: 'Suspension' },
  }
  return {
    contained: [contained],
    medicationReference: { reference: `#${id}-medicine`, display: drug[2] },
  }
}

function request(prescription: Prescription): MedicationRequest {
  const { id, patient, day, status, supply, reason, by = 'dr-lee', visit, extra = {} } = prescription
  return {
    resourceType: 'MedicationRequest',
    id,
    status,
    intent: 'order',
    category: [code('requestCategory', 'community', 'Community')],
    subject: ref('Patient', patient),
    authoredOn: at(day, '09:35'),
    requester: clinician(by),
    dosageInstruction: [dosage(prescription)],
    ...(visit === undefined ? {} : { encounter: ref('Encounter', visit) }),
    ...(reason === undefined ? {} : { reasonReference: [ref('Condition', reason)] }),
    ...(supply
      ? {
          dispenseRequest: {
            validityPeriod: { start: day, end: plusDays(day, 365) },
            numberOfRepeatsAllowed: supply[2],
            quantity: quantity(supply[0], '{tbl}', 'tablets'),
            expectedSupplyDuration: quantity(supply[1], 'd', 'days'),
            performer: ref('Organization', 'pharmacy', 'Demo Street Pharmacy'),
          },
        }
      : {}),
    ...medicationOf(prescription),
    ...extra,
  }
}

/** Prescriptions in every status, including one with doNotPerform. */
export function medicationRequests(): MedicationRequest[] {
  return prescriptions.map(request)
}

/** Medications that prescriptions refer to. */
export function medications(): Medication[] {
  return prescriptions
    .filter(({ form }) => form === 'record')
    .map(({ drug }) => ({
      resourceType: 'Medication',
      id: `medicine-${drug[1]}`,
      status: 'active',
      code: concept(drug),
      form: concept(['snomed', '421026006', 'Oral tablet']),
    }))
}
