import { expect, it } from 'vitest'
import { createDictionary } from './dictionary'
import { lookUpPlainName, saysAll } from './look-up'
import { packDictionary } from './pack'
import { lookUpAny } from './__fixtures__/look-up-any'
import type { DictionaryFile, EntryCode } from './entry'

const entry = (id: string, en: string, es: string, codes: readonly EntryCode[]) => ({
  id,
  codes,
  en: { name: en, about: `What ${id} is.` },
  es: { name: es, about: `Qué es ${id}.` },
  reviewed: { clinical: null, plain: null, spanish: null },
})
const files: Readonly<Record<string, DictionaryFile>> = {
  'conditions/a': {
    entries: [
      entry('knee-pain', 'Knee pain', 'Dolor de rodilla', [
        { system: 'SNOMED CT', code: '30989003', name: 'Knee pain (finding)' },
        { system: 'ICD-10-CM', code: 'M25.562', name: 'Pain in left knee' },
      ]),
      entry('pressure', 'High blood pressure (hypertension)', 'Presión alta (hipertensión)', [
        { system: 'SNOMED CT', code: '38341003', name: 'Hypertensive disorder, systemic arterial (disorder)' },
      ]),
      entry('hip', 'Broken hip', 'Fractura de cadera', [{ system: 'ICD-10-CM', code: 'S72.0*' }]),
    ],
  },
}
const SNOMED = 'http://snomed.info/sct'
const ICD = 'http://hl7.org/fhir/sid/icd-10-cm'

it.each<[system: string, code: string, display: string, text: string, expected: boolean]>([
  [SNOMED, '30989003', 'Knee pain (finding)', 'Knee pain (finding)', true],
  [SNOMED, '30989003', 'Knee pain', 'Knee pain', true],
  [SNOMED, '30989003', 'Knee pain', 'Knee pain after fall', false],
  [SNOMED, '30989003', 'Knee pain', 'Knee pain, left', false],
  [SNOMED, '30989003', 'Knee pain', 'Severe knee pain', false],
  [SNOMED, '30989003', 'Pain of the knee', 'Pain of the knee', true],
  // The English name of the entry.
  [SNOMED, '38341003', 'Hypertensive disorder', 'High blood pressure', true],
  [SNOMED, '38341003', 'Hypertensive disorder', 'High blood pressure in pregnancy', false],
  // An official name of the entry, whose codes differ in the side.
  [ICD, 'M25.562', 'Pain in left knee', 'Pain in left knee', false],
  // A code of a family, whose name says more than that of the family.
  [
    ICD,
    'S72.042A',
    'Displaced fracture of base of neck of left hip',
    'Displaced fracture of base of neck of left hip',
    false,
  ],
])(
  'the Spanish name stands without the words of the record: %s %s “%s”, “%s”: %s',
  (system, code, display, text, expected) => {
    const dictionary = createDictionary('conditions', 'es', packDictionary(files, 'conditions').es)
    const concept = { title: text, text, codings: [{ system, code, display }] }
    const plain = lookUpPlainName(dictionary, concept)
    expect(plain && saysAll(dictionary, concept, plain)).toBe(expected)
  },
)

const medicineFiles = Object.fromEntries(
  Object.entries(import.meta.glob<DictionaryFile>('./data/medicines/*.ts', { eager: true, import: 'default' })).map(
    ([path, file]) => [path.replace('./data/', '').replace('.ts', ''), file],
  ),
)

it.each([
  ['ibuprofen', 'Ibuprofeno (para dolor, hinchazón o fiebre)', true],
  ['Heparin', 'Heparina (anticoagulante)', true],
  ['heparin 100 UNT/ML injection', 'Heparina 100 unidades por mL, inyección', true],
  ['Heparin, keep in the fridge', 'Heparina (anticoagulante)', false],
])('the Spanish name of an ingredient stands without its English name: %s', (text, name, expected) => {
  const dictionary = createDictionary('medicines', 'es', packDictionary(medicineFiles, 'medicines').es)
  const code = text.startsWith('ibu') ? '5640' : '5224'
  const concept = { title: text, text, codings: [{ system: 'http://www.nlm.nih.gov/research/umls/rxnorm', code }] }
  const plain = lookUpAny(dictionary, concept)
  expect([plain?.name, plain && saysAll(dictionary, concept, plain)]).toEqual([name, expected])
})
