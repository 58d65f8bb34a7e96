import { codingsOf } from '../../fhir/concept'
import type { ResourceOf } from '../../fhir/resource'

const LOINC = 'http://loinc.org'

/** Short names that clinicians use, by LOINC code, with the official name that they stand for. */
export const clinicalTestNames: Readonly<Record<string, readonly [official: string, short: string]>> = {
  '98979-8': [
    'Glomerular filtration rate/1.73 sq M.predicted [Volume Rate/Area] in Serum, Plasma or Blood by Creatinine-based formula (CKD-EPI 2021)',
    'eGFR',
  ],
  '2160-0': ['Creatinine [Mass/volume] in Serum or Plasma', 'Creatinine'],
  '3094-0': ['Urea nitrogen [Mass/volume] in Serum or Plasma', 'BUN'],
  '2345-7': ['Glucose [Mass/volume] in Serum or Plasma', 'Glucose'],
  '4548-4': ['Hemoglobin A1c/Hemoglobin.total in Blood', 'HbA1c'],
  '2823-3': ['Potassium [Moles/volume] in Serum or Plasma', 'Potassium'],
  '2951-2': ['Sodium [Moles/volume] in Serum or Plasma', 'Sodium'],
  '2075-0': ['Chloride [Moles/volume] in Serum or Plasma', 'Chloride'],
  '2028-9': ['Carbon dioxide, total [Moles/volume] in Serum or Plasma', 'CO₂ (total)'],
  '17861-6': ['Calcium [Mass/volume] in Serum or Plasma', 'Calcium'],
  '2777-1': ['Phosphate [Mass/volume] in Serum or Plasma', 'Phosphate'],
  '1751-7': ['Albumin [Mass/volume] in Serum or Plasma', 'Albumin'],
  '2885-2': ['Protein [Mass/volume] in Serum or Plasma', 'Total protein'],
  '1742-6': ['Alanine aminotransferase [Enzymatic activity/volume] in Serum or Plasma', 'ALT'],
  '1920-8': ['Aspartate aminotransferase [Enzymatic activity/volume] in Serum or Plasma', 'AST'],
  '6768-6': ['Alkaline phosphatase [Enzymatic activity/volume] in Serum or Plasma', 'ALP'],
  '1975-2': ['Bilirubin.total [Mass/volume] in Serum or Plasma', 'Total bilirubin'],
  '2093-3': ['Cholesterol [Mass/volume] in Serum or Plasma', 'Cholesterol'],
  '2085-9': ['Cholesterol in HDL [Mass/volume] in Serum or Plasma', 'HDL-C'],
  '13457-7': ['Cholesterol in LDL [Mass/volume] in Serum or Plasma by calculation', 'LDL-C (calc)'],
  '18262-6': ['Cholesterol in LDL [Mass/volume] in Serum or Plasma by Direct assay', 'LDL-C (direct)'],
  '2571-8': ['Triglyceride [Mass/volume] in Serum or Plasma', 'Triglycerides'],
  '718-7': ['Hemoglobin [Mass/volume] in Blood', 'Hemoglobin'],
  '4544-3': ['Hematocrit [Volume Fraction] of Blood by Automated count', 'Hematocrit'],
  '789-8': ['Erythrocytes [#/volume] in Blood by Automated count', 'RBC'],
  '6690-2': ['Leukocytes [#/volume] in Blood by Automated count', 'WBC'],
  '777-3': ['Platelets [#/volume] in Blood by Automated count', 'Platelets'],
  '787-2': ['MCV [Entitic volume] by Automated count', 'MCV'],
  '785-6': ['MCH [Entitic mass] by Automated count', 'MCH'],
  '786-4': ['MCHC [Mass/volume] by Automated count', 'MCHC'],
  '9318-7': ['Albumin/Creatinine [Mass Ratio] in Urine', 'ACR (urine)'],
  '3016-3': ['Thyrotropin [Units/volume] in Serum or Plasma', 'TSH'],
  '3024-7': ['Thyroxine (T4) free [Mass/volume] in Serum or Plasma', 'Free T4'],
  '6301-6': ['INR in Platelet poor plasma by Coagulation assay', 'INR'],
  '2857-1': ['Prostate specific Ag [Mass/volume] in Serum or Plasma', 'PSA'],
  '1988-5': ['C reactive protein [Mass/volume] in Serum or Plasma', 'CRP'],
  '2276-4': ['Ferritin [Mass/volume] in Serum or Plasma', 'Ferritin'],
  '1989-3': ['25-hydroxyvitamin D3 [Mass/volume] in Serum or Plasma', '25-OH vitamin D3'],
  '30522-7': ['C reactive protein [Mass/volume] in Serum or Plasma by High sensitivity method', 'hs-CRP'],
  '85354-9': ['Blood pressure panel with all children optional', 'BP'],
  '8867-4': ['Heart rate', 'Heart rate'],
  '9279-1': ['Respiratory rate', 'Resp. rate'],
  '8310-5': ['Body temperature', 'Temperature'],
  '29463-7': ['Body weight', 'Weight'],
  '8302-2': ['Body height', 'Height'],
  '9843-4': ['Head Occipital-frontal circumference', 'Head circumference'],
  '39156-5': ['Body mass index (BMI) [Ratio]', 'BMI'],
  '2708-6': ['Oxygen saturation in Arterial blood', 'O₂ saturation (arterial)'],
  '59408-5': ['Oxygen saturation in Arterial blood by Pulse oximetry', 'SpO₂'],
}

/** Codes that records have beside the code of the same test in the table. */
const sameTest: ReadonlyMap<string | undefined, string> = new Map([
  ['55284-4', '85354-9'],
  ['8287-5', '9843-4'],
])

/**
 * The short clinical name of a test; undefined unless its only LOINC code has one and `name`, the name of the record, is the official name of that
 * code: another name may say more.
 */
export function clinicalTestName({ code }: ResourceOf<'Observation'>, name: string | undefined): string | undefined {
  const codes = new Set(
    codingsOf(code).flatMap(({ system, code: value }) =>
      system === LOINC ? (sameTest.get(value) ?? value ?? []) : [],
    ),
  )
  const [only = '', ...others] = codes
  const [official, short] =
    (others.length === 0 && Object.hasOwn(clinicalTestNames, only) ? clinicalTestNames[only] : undefined) ?? []
  return official?.toLowerCase() === name?.trim().toLowerCase() ? short : undefined
}
