import type { Term } from './builders'

/** A measured substance, with its usual level in a healthy adult and the reference range. */
export interface Analyte {
  readonly code: Term
  readonly unit: string
  readonly shown?: string
  readonly level: number
  readonly spread: number
  readonly decimals: number
  readonly low?: number
  readonly high?: number
}

const loinc = (code: string, display: string): Term => ['loinc', code, display]

export const analytes = {
  glucose: {
    code: loinc('2345-7', 'Glucose [Mass/volume] in Serum or Plasma'),
    unit: 'mg/dL',
    level: 88,
    spread: 6,
    decimals: 0,
    low: 70,
    high: 99,
  },
  urea: {
    code: loinc('3094-0', 'Urea nitrogen [Mass/volume] in Serum or Plasma'),
    unit: 'mg/dL',
    level: 13,
    spread: 3,
    decimals: 0,
    low: 7,
    high: 20,
  },
  creatinine: {
    code: loinc('2160-0', 'Creatinine [Mass/volume] in Serum or Plasma'),
    unit: 'mg/dL',
    level: 0.8,
    spread: 0.05,
    decimals: 2,
    low: 0.6,
    high: 1.3,
  },
  sodium: {
    code: loinc('2951-2', 'Sodium [Moles/volume] in Serum or Plasma'),
    unit: 'mmol/L',
    level: 140,
    spread: 2,
    decimals: 0,
    low: 135,
    high: 145,
  },
  potassium: {
    code: loinc('2823-3', 'Potassium [Moles/volume] in Serum or Plasma'),
    unit: 'mmol/L',
    level: 4.2,
    spread: 0.3,
    decimals: 1,
    low: 3.5,
    high: 5.1,
  },
  chloride: {
    code: loinc('2075-0', 'Chloride [Moles/volume] in Serum or Plasma'),
    unit: 'mmol/L',
    level: 102,
    spread: 2,
    decimals: 0,
    low: 98,
    high: 107,
  },
  bicarbonate: {
    code: loinc('2028-9', 'Carbon dioxide, total [Moles/volume] in Serum or Plasma'),
    unit: 'mmol/L',
    level: 25,
    spread: 1.5,
    decimals: 0,
    low: 22,
    high: 29,
  },
  calcium: {
    code: loinc('17861-6', 'Calcium [Mass/volume] in Serum or Plasma'),
    unit: 'mg/dL',
    level: 9.4,
    spread: 0.3,
    decimals: 1,
    low: 8.6,
    high: 10.2,
  },
  egfr: {
    code: loinc(
      '98979-8',
      'Glomerular filtration rate/1.73 sq M.predicted [Volume Rate/Area] in Serum, Plasma or Blood by Creatinine-based formula (CKD-EPI 2021)',
    ),
    unit: 'mL/min/{1.73_m2}',
    shown: 'mL/min/1.73m²',
    level: 98,
    spread: 4,
    decimals: 0,
    low: 60,
  },
  cholesterol: {
    code: loinc('2093-3', 'Cholesterol [Mass/volume] in Serum or Plasma'),
    unit: 'mg/dL',
    level: 178,
    spread: 10,
    decimals: 0,
    high: 200,
  },
  hdl: {
    code: loinc('2085-9', 'Cholesterol in HDL [Mass/volume] in Serum or Plasma'),
    unit: 'mg/dL',
    level: 56,
    spread: 4,
    decimals: 0,
    low: 40,
  },
  triglyceride: {
    code: loinc('2571-8', 'Triglyceride [Mass/volume] in Serum or Plasma'),
    unit: 'mg/dL',
    level: 105,
    spread: 15,
    decimals: 0,
    high: 150,
  },
  ldl: {
    code: loinc('13457-7', 'Cholesterol in LDL [Mass/volume] in Serum or Plasma by calculation'),
    unit: 'mg/dL',
    level: 101,
    spread: 8,
    decimals: 0,
    high: 130,
  },
  hba1c: {
    code: loinc('4548-4', 'Hemoglobin A1c/Hemoglobin.total in Blood'),
    unit: '%',
    level: 5.2,
    spread: 0.1,
    decimals: 1,
    low: 4,
    high: 5.6,
  },
  leukocytes: {
    code: loinc('6690-2', 'Leukocytes [#/volume] in Blood by Automated count'),
    unit: '10*3/uL',
    shown: '10³/µL',
    level: 6.8,
    spread: 1.2,
    decimals: 1,
    low: 4,
    high: 11,
  },
  erythrocytes: {
    code: loinc('789-8', 'Erythrocytes [#/volume] in Blood by Automated count'),
    unit: '10*6/uL',
    shown: '10⁶/µL',
    level: 4.6,
    spread: 0.2,
    decimals: 2,
    low: 4,
    high: 5.9,
  },
  hemoglobin: {
    code: loinc('718-7', 'Hemoglobin [Mass/volume] in Blood'),
    unit: 'g/dL',
    level: 13.6,
    spread: 0.5,
    decimals: 1,
    low: 12,
    high: 17.5,
  },
  hematocrit: {
    code: loinc('4544-3', 'Hematocrit [Volume Fraction] of Blood by Automated count'),
    unit: '%',
    level: 41,
    spread: 1.5,
    decimals: 1,
    low: 36,
    high: 51,
  },
  mcv: {
    code: loinc('787-2', 'MCV [Entitic volume] by Automated count'),
    unit: 'fL',
    level: 89,
    spread: 2,
    decimals: 0,
    low: 80,
    high: 100,
  },
  platelets: {
    code: loinc('777-3', 'Platelets [#/volume] in Blood by Automated count'),
    unit: '10*3/uL',
    shown: '10³/µL',
    level: 248,
    spread: 25,
    decimals: 0,
    low: 150,
    high: 400,
  },
  tsh: {
    code: loinc('3016-3', 'Thyrotropin [Units/volume] in Serum or Plasma'),
    unit: 'm[IU]/L',
    shown: 'mIU/L',
    level: 2.1,
    spread: 0.4,
    decimals: 2,
    low: 0.4,
    high: 4.5,
  },
  hscrp: {
    code: loinc('30522-7', 'C reactive protein [Mass/volume] in Serum or Plasma by High sensitivity method'),
    unit: 'mg/L',
    level: 0.9,
    spread: 0.2,
    decimals: 1,
    high: 3,
  },
  natriuretic: {
    code: loinc('33762-6', 'Natriuretic peptide.B prohormone N-Terminal [Mass/volume] in Serum or Plasma'),
    unit: 'pg/mL',
    level: 90,
    spread: 20,
    decimals: 0,
    high: 450,
  },
} as const satisfies Record<string, Analyte>

export type AnalyteName = keyof typeof analytes

/** Laboratory panels. */
export const panels = {
  metabolic: {
    code: loinc('24321-2', 'Basic metabolic 2000 panel - Serum or Plasma'),
    of: ['glucose', 'urea', 'creatinine', 'egfr', 'sodium', 'potassium', 'chloride', 'bicarbonate', 'calcium'],
  },
  lipid: {
    code: loinc('24331-1', 'Lipid 1996 panel - Serum or Plasma'),
    of: ['cholesterol', 'triglyceride', 'hdl', 'ldl'],
  },
  blood: {
    code: loinc('58410-2', 'CBC panel - Blood by Automated count'),
    of: ['leukocytes', 'erythrocytes', 'hemoglobin', 'hematocrit', 'mcv', 'platelets'],
  },
  hba1c: { code: loinc('4548-4', 'Hemoglobin A1c/Hemoglobin.total in Blood'), of: ['hba1c'] },
  thyroid: { code: loinc('3016-3', 'Thyrotropin [Units/volume] in Serum or Plasma'), of: ['tsh'] },
  hscrp: {
    code: loinc('30522-7', 'C reactive protein [Mass/volume] in Serum or Plasma by High sensitivity method'),
    of: ['hscrp'],
  },
  heart: {
    code: loinc('33762-6', 'Natriuretic peptide.B prohormone N-Terminal [Mass/volume] in Serum or Plasma'),
    of: ['natriuretic'],
  },
} as const satisfies Record<string, { code: Term; of: readonly AnalyteName[] }>

export type PanelName = keyof typeof panels
