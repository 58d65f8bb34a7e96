import { describe, expect, it } from 'vitest'
import { codedConceptOf } from '../../src/dictionary/coded-concept'
import { createDictionary, type Dictionary } from '../../src/dictionary/dictionary'
import { dictionaryKinds, type DictionaryKind } from '../../src/dictionary/dictionary-kinds'
import { entriesOf, type DictionaryEntry, type DictionaryFile } from '../../src/dictionary/entry'
import { lookUpAny, namesOfAnyDisagree } from '../../src/dictionary/__fixtures__/look-up-any'
import { dictionaries as packs } from './sources'

const files = import.meta.glob<DictionaryFile>('../../src/dictionary/data/**/*.ts', { eager: true, import: 'default' })

const uris: Readonly<Record<string, string>> = {
  LOINC: 'http://loinc.org',
  'SNOMED CT': 'http://snomed.info/sct',
  'ICD-10-CM': 'http://hl7.org/fhir/sid/icd-10-cm',
  RxNorm: 'http://www.nlm.nih.gov/research/umls/rxnorm',
  CVX: 'http://hl7.org/fhir/sid/cvx',
  ActCode: 'http://terminology.hl7.org/CodeSystem/v3-ActCode',
}
const dictionaryOf = (kind: DictionaryKind, language: 'en' | 'es'): Dictionary => {
  const pack = packs[kind]
  if (!pack) throw new Error(`There is no dictionary of ${kind}`)
  return createDictionary(kind, language, pack[language])
}

interface Names {
  readonly text?: string | undefined
  readonly system: string
  readonly code: string
  readonly display?: string | undefined
}
const conceptOf = ({ text, system, code, display }: Names) => {
  const concept = codedConceptOf({ text, coding: [{ system: uris[system], code, display }] })
  if (!concept) throw new Error('A concept without a name')
  return concept
}

/** Records whose words say something else than their code: kind, text, system, code, display. */
const contradictions: readonly (readonly [DictionaryKind, string | undefined, string, string, string | undefined])[] = [
  ['vaccines', 'COVID-19 vaccine', 'CVX', '141', 'Influenza'],
  ['vaccines', 'COVID-19 vaccine', 'CVX', '141', 'Influenza, split virus, trivalent, preservative'],
  ['vaccines', 'Hepatitis A vaccine', 'CVX', '08', 'Hep B, adolescent or pediatric'],
  ['vaccines', undefined, 'CVX', '33', 'Pneumococcal conjugate PCV 13'],
  ['vaccines', 'Prevnar 20', 'CVX', '133', 'Pneumococcal conjugate PCV 13'],
  ['conditions', undefined, 'SNOMED CT', '156073000', 'Fetus with unknown complication'],
  ['conditions', 'Type 1 diabetes', 'SNOMED CT', '44054006', 'Diabetes mellitus type 2 (disorder)'],
  ['conditions', 'Type I diabetes', 'SNOMED CT', '44054006', undefined],
  ['conditions', undefined, 'SNOMED CT', '44054006', 'Diabetes mellitus type 1 (disorder)'],
  [
    'conditions',
    'Chronic kidney disease, stage 4',
    'ICD-10-CM',
    'N18.30',
    'Chronic kidney disease, stage 3 unspecified',
  ],
  ['conditions', 'Hypotension', 'SNOMED CT', '38341003', 'Hypertensive disorder, systemic arterial (disorder)'],
  ['conditions', 'Prostate cancer', 'SNOMED CT', '363406005', 'Malignant neoplasm of colon (disorder)'],
  ['conditions', undefined, 'SNOMED CT', '363406005', 'Malignant neoplasm of prostate (disorder)'],
  ['conditions', 'Chronic sinusitis', 'SNOMED CT', '36971009', 'Acute sinusitis'],
  ['tests', undefined, 'LOINC', '80383-3', 'Influenza virus A Ag'],
  ['tests', undefined, 'LOINC', '5767-9', 'Odor of Urine'],
  ['tests', 'Glucose, urine', 'LOINC', '2345-7', 'Glucose [Mass/volume] in Serum or Plasma'],
  ['tests', 'LDL cholesterol', 'LOINC', '2085-9', 'Cholesterol in HDL [Mass/volume] in Serum or Plasma'],
  ['tests', 'Free T3', 'LOINC', '3053-6', 'Triiodothyronine (T3) [Mass/volume] in Serum or Plasma'],
  ['tests', 'Diastolic blood pressure', 'LOINC', '8480-6', 'Systolic blood pressure'],
  ['visits', undefined, 'SNOMED CT', '183452005', 'Encounter Inpatient'],
  ['procedures', 'Electrocardiogram', 'SNOMED CT', '54550000', 'Electroencephalogram'],
  ['procedures', 'Gastroscopy', 'SNOMED CT', '73761001', 'Colonoscopy (procedure)'],
  ['medicines', 'Acetaminophen 500 mg tablet', 'RxNorm', '313782', 'Acetaminophen 325 MG Oral Tablet'],
  ['medicines', 'Acetaminophen .5 g tablet', 'RxNorm', '313782', 'Acetaminophen 325 MG Oral Tablet'],
  ['medicines', 'Acetaminophen 160 mg/5 mL suspension', 'RxNorm', '313782', 'Acetaminophen 325 MG Oral Tablet'],
  ['medicines', 'Amoxicillin 400 mg/5 mL', 'RxNorm', '308189', 'amoxicillin 50 MG/ML Oral Suspension'],
  ['medicines', 'Metformin ER 500 mg tablet', 'RxNorm', '861007', 'metformin hydrochloride 500 MG Oral Tablet'],
  ['medicines', 'Lisinopril 10 mg', 'RxNorm', '861007', 'metformin hydrochloride 500 MG Oral Tablet'],
  ['allergens', 'Allergy to sulfa', 'SNOMED CT', '91936005', 'Allergy to penicillin (finding)'],
]

describe.each(['en', 'es'] as const)('a record whose words and code disagree (%s)', (language) => {
  it.each(contradictions)('has no plain name: %s, “%s”, %s %s, “%s”', (kind, text, system, code, display) => {
    expect(lookUpAny(dictionaryOf(kind, language), conceptOf({ text, system, code, display }))).toBeUndefined()
  })

  it.each(dictionaryKinds.filter((kind) => kind !== 'medicines' && kind !== 'units'))(
    'has no plain name when the display of %s is the official name of another code',
    (kind) => {
      const dictionary = dictionaryOf(kind, language)
      const entries = Object.entries(files)
        .filter(([path]) => path.includes(`/data/${kind}/`))
        .flatMap(([, file]) => entriesOf(file))
      const named = entries.flatMap(({ codes }) => codes.flatMap(({ name }) => name ?? []))
      const kept = entries.flatMap((entry: DictionaryEntry, index) =>
        named
          // Every name once for a tenth of the entries: all pairs take minutes.
          .filter((_name, each) => (each + index) % 10 === 0)
          .flatMap((display) => {
            const [first] = entry.codes
            if (!first || uris[first.system] === undefined) return []
            const code = first.code.replace('*', '')
            const own = dictionary.entryOf(`${first.system}|${code}`)
            const isOwn = dictionary
              .entriesNamed(display)
              .some((other) => own !== undefined && dictionary.isNarrower(other, own))
            const plain = lookUpAny(dictionary, conceptOf({ system: first.system, code, display }))
            return plain && !isOwn ? [`${display} => ${plain.name}`] : []
          }),
      )
      expect(kept).toEqual([])
    },
    60_000,
  )
})

/** Records whose words say the same as their code in other words. */
const agreements: readonly (readonly [DictionaryKind, string | undefined, string, string, string | undefined])[] = [
  ['vaccines', 'Flu shot', 'CVX', '141', 'Influenza, split virus, trivalent, preservative'],
  ['vaccines', 'COVID-19 mRNA vaccine', 'CVX', '208', 'SARS-COV-2 (COVID-19) vaccine, mRNA, spike protein, LNP'],
  ['conditions', 'HTN', 'SNOMED CT', '38341003', 'Hypertensive disorder, systemic arterial (disorder)'],
  ['conditions', 'T2DM', 'SNOMED CT', '44054006', 'Diabetes mellitus type 2 (disorder)'],
  ['conditions', 'Diabetes tipo 2', 'SNOMED CT', '44054006', 'Diabetes mellitus type 2 (disorder)'],
  ['conditions', 'MI', 'SNOMED CT', '22298006', 'Myocardial infarction (disorder)'],
  ['conditions', 'Colon cancer, left side', 'SNOMED CT', '363406005', 'Malignant neoplasm of colon (disorder)'],
  ['conditions', undefined, 'ICD-10-CM', 'N18.31', 'Chronic kidney disease, stage 3a'],
  ['tests', 'HGB A1C', 'LOINC', '4548-4', 'Hemoglobin A1c/Hemoglobin.total in Blood'],
  ['tests', 'WBC', 'LOINC', '6690-2', 'Leukocytes [#/volume] in Blood by Automated count'],
  ['tests', 'PLT', 'LOINC', '777-3', 'Platelets [#/volume] in Blood by Automated count'],
  ['tests', 'Glucose SerPl-mCnc', 'LOINC', '2345-7', 'Glucose [Mass/volume] in Serum or Plasma'],
  ['tests', undefined, 'LOINC', '2085-9', 'High Density Lipoprotein Cholesterol'],
  ['procedures', undefined, 'SNOMED CT', '54550000', 'Electroencephalogram'],
  ['medicines', 'Acetaminophen 0.325 g tab', 'RxNorm', '313782', 'Acetaminophen 325 MG Oral Tablet'],
  ['medicines', 'Amoxicillin 250 mg/5 mL susp', 'RxNorm', '308189', 'amoxicillin 50 MG/ML Oral Suspension'],
  ['medicines', 'Metformina 500 mg', 'RxNorm', '861007', 'metformin hydrochloride 500 MG Oral Tablet'],
]

describe.each(['en', 'es'] as const)('a record whose words and code agree (%s)', (language) => {
  it.each(agreements)('has a plain name: %s, “%s”, %s %s, “%s”', (kind, text, system, code, display) => {
    expect(lookUpAny(dictionaryOf(kind, language), conceptOf({ text, system, code, display }))).toBeDefined()
  })
})

it('tells words that are known to mean something else from words that are not understood', () => {
  const vaccines = dictionaryOf('vaccines', 'en')
  const flu = { system: 'CVX', code: '141', display: 'Influenza' }
  expect(namesOfAnyDisagree(vaccines, conceptOf({ ...flu, text: 'COVID-19 vaccine' }))).toBe(true)
  expect(namesOfAnyDisagree(vaccines, conceptOf({ ...flu, text: 'Qx 12' }))).toBe(false)
  expect(lookUpAny(vaccines, conceptOf({ ...flu, text: 'Qx 12' }))).toBeUndefined()
})
