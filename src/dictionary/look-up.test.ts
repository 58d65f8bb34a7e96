import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createDictionary, type Dictionary } from './dictionary'
import { dictionaryKinds, type DictionaryKind } from './dictionary-kinds'
import { lookUpAny } from './__fixtures__/look-up-any'
import { codedConceptOf } from './coded-concept'
import { packDictionary } from './pack'
import type { DictionaryFile, EntryCode, DictionaryEntry } from './entry'

const LOINC = 'http://loinc.org'
const SNOMED = 'http://snomed.info/sct'
const ICD = 'http://hl7.org/fhir/sid/icd-10-cm'
const RXNORM = 'http://www.nlm.nih.gov/research/umls/rxnorm'

const entry = (
  id: string,
  name: string,
  codes: readonly EntryCode[],
  more: Partial<DictionaryEntry> = {},
): DictionaryEntry => ({
  id,
  codes,
  en: { name, about: `What ${id} is.` },
  es: { name: `${name} (es)`, about: `Qué es ${id}.` },
  reviewed: { clinical: null, plain: null, spanish: null },
  ...more,
})

const files: Readonly<Record<string, DictionaryFile>> = {
  'tests/a': {
    topic: 'sugar',
    entries: [
      entry(
        'a1c',
        'A1c (blood sugar)',
        [{ system: 'LOINC', code: '4548-4', name: 'Hemoglobin A1c/Hemoglobin.total in Blood' }],
        { en: { name: 'A1c (blood sugar)', about: 'What a1c is.', find: ['sugar'] } },
      ),
      {
        ...entry('hemoglobin', 'Hemoglobin', [
          { system: 'LOINC', code: '718-7', name: 'Hemoglobin [Mass/volume] in Blood' },
        ]),
        topic: 'bloodCells',
      },
    ],
  },
  'conditions/a': {
    entries: [
      entry('heart-attack', 'Heart attack', [
        { system: 'SNOMED CT', code: '22298006', name: 'Myocardial infarction (disorder)' },
      ]),
      entry('old-cardiac-arrest', 'Cardiac arrest in the past', [{ system: 'SNOMED CT', code: '429007001' }]),
      entry('old-heart-attack', 'Heart attack in the past', [
        { system: 'SNOMED CT', code: '399211009', name: 'History of myocardial infarction (situation)' },
      ]),
      entry('diabetes-type-2', 'Type 2 diabetes', [
        { system: 'SNOMED CT', code: '44054006', name: 'Diabetes mellitus type 2 (disorder)' },
        { system: 'ICD-10-CM', code: 'E11.9', name: 'Type 2 diabetes mellitus without complications' },
      ]),
      entry(
        'diabetes-eye',
        'Eye disease from diabetes',
        [{ system: 'SNOMED CT', code: '422034002', name: 'Retinopathy due to type 2 diabetes mellitus (disorder)' }],
        { broader: 'diabetes-type-2' },
      ),
      entry('kidney-disease-stage-3', 'Chronic kidney disease, stage 3', [{ system: 'ICD-10-CM', code: 'N18.3*' }]),
      entry('kidney-disease', 'Chronic kidney disease', [{ system: 'ICD-10-CM', code: 'N18*' }]),
      entry('concussion', 'Concussion', [
        { system: 'SNOMED CT', code: '62106007', name: 'Concussion with no loss of consciousness (disorder)' },
      ]),
      entry('thumb', 'Knee pain', [{ system: 'SNOMED CT', code: '30989003', name: 'Knee pain (finding)' }]),
    ],
  },
  'medicines/a': {
    entries: [
      entry(
        'metformin',
        'Metformin (a blood sugar medicine)',
        [
          { system: 'RxNorm', code: '6809' },
          { system: 'ingredient', code: 'metformin' },
        ],
        { reviewed: { clinical: { on: '2027-01-15', by: 'pharmacist', of: 'x' }, plain: null, spanish: null } },
      ),
      entry('naproxen', 'Naproxen (a pain medicine)', [{ system: 'ingredient', code: 'naproxen' }]),
      entry('naproxen-sodium', 'Naproxen sodium (a pain medicine)', [
        { system: 'ingredient', code: 'naproxen sodium' },
      ]),
      entry('lisinopril', 'Lisinopril (a blood pressure medicine)', [
        { system: 'RxNorm', code: '29046' },
        { system: 'ingredient', code: 'lisinopril' },
      ]),
    ],
  },
  'allergens/a': {
    entries: [
      entry('penicillin', 'Penicillin', [
        { system: 'SNOMED CT', code: '91936005', name: 'Allergy to penicillin (finding)' },
      ]),
      entry('no-known-allergies', 'No known allergies', [
        { system: 'SNOMED CT', code: '716186003', name: 'No known allergy (situation)' },
      ]),
    ],
  },
  'procedures/a': {
    entries: [
      entry('colonoscopy', 'Colonoscopy (a look inside the large bowel)', [
        { system: 'SNOMED CT', code: '73761001', name: 'Colonoscopy (procedure)' },
      ]),
    ],
  },
  'visits/a': {
    entries: [entry('outpatient', 'Visit without a stay', [{ system: 'ActCode', code: 'AMB', name: 'ambulatory' }])],
  },
}

const dictionary = (kind: DictionaryKind, language: 'en' | 'es' = 'en') =>
  createDictionary(kind, language, packDictionary(files, kind)[language])
const lookUp = (dictionary: Dictionary, value: unknown) => {
  const concept = codedConceptOf(value)
  return concept && lookUpAny(dictionary, concept)
}
const coding = (system: string, code: string, display?: string, userSelected?: boolean) => ({
  system,
  code,
  ...(display === undefined ? {} : { display }),
  ...(userSelected ? { userSelected } : {}),
})
const concept = (text: string | undefined, ...codings: readonly object[]) => ({
  ...(text === undefined ? {} : { text }),
  coding: codings,
})
const name = (kind: DictionaryKind, value: unknown) => lookUp(dictionary(kind), value)?.name

const a1c = coding(LOINC, '4548-4', 'Hemoglobin A1c/Hemoglobin.total in Blood')
const infarction = coding(SNOMED, '22298006', 'Myocardial infarction (disorder)')
const diabetes = coding(SNOMED, '44054006', 'Diabetes mellitus type 2 (disorder)')

describe('a code', () => {
  it('has the name and explanation of its entry in both languages', () => {
    expect(lookUp(dictionary('tests'), concept(undefined, a1c))).toMatchObject({
      name: 'A1c (blood sugar)',
      canBeTitle: true,
      entries: [{ name: 'A1c (blood sugar)', about: 'What a1c is.', isReviewed: false, index: 0 }],
    })
    expect(lookUp(dictionary('tests', 'es'), concept(undefined, a1c))).toMatchObject({
      name: 'A1c (blood sugar) (es)',
      entries: [{ about: 'Qué es a1c.' }],
    })
    expect(lookUp(dictionary('medicines'), concept('metformin', coding(RXNORM, '6809')))?.entries[0]?.isReviewed).toBe(
      true,
    )
  })
  it('is found by any URI of its system', () => {
    expect(name('tests', concept('HGB A1C', coding('urn:oid:2.16.840.1.113883.6.1', '4548-4')))).toBe(
      'A1c (blood sugar)',
    )
  })
  it.each([
    ['with a space', coding(LOINC, '4548-4 ', 'HGB A1C')],
    ['with a wrong check digit', coding(LOINC, '4548-3', 'HGB A1C')],
    ['of another system', coding('http://example.org', '4548-4', 'HGB A1C')],
    ['without a system', { code: '4548-4', display: 'HGB A1C' }],
    ['with an invalid form', coding(LOINC, '1088AAAA-1', 'HGB A1C')],
  ])('%s has no entry', (_what, wrong) => {
    expect(name('tests', concept('HGB A1C', wrong))).toBeUndefined()
  })
  it('belongs to the most specific ICD-10-CM family', () => {
    expect(name('conditions', concept(undefined, coding(ICD, 'N18.31', 'Chronic kidney disease, stage 3a')))).toBe(
      'Chronic kidney disease, stage 3',
    )
    expect(name('conditions', concept(undefined, coding(ICD, 'N18.9', 'Chronic kidney disease, unspecified')))).toBe(
      'Chronic kidney disease',
    )
    expect(name('conditions', concept(undefined, coding(ICD, 'N19', 'Unspecified kidney failure')))).toBeUndefined()
  })
})

describe('two codings', () => {
  it('with the same entry return that entry', () => {
    expect(
      name(
        'conditions',
        concept(undefined, diabetes, coding(ICD, 'E11.9', 'Type 2 diabetes mellitus without complications')),
      ),
    ).toBe('Type 2 diabetes')
  })
  it('with different entries return no entry and no parsed name', () => {
    expect(
      name('tests', concept(undefined, a1c, coding(LOINC, '718-7', 'Hemoglobin [Mass/volume] in Blood'))),
    ).toBeUndefined()
    expect(name('conditions', concept(undefined, diabetes, infarction))).toBeUndefined()
  })
  it('return the more specific entry when the other is broader', () => {
    const eye = coding(SNOMED, '422034002', 'Retinopathy due to type 2 diabetes mellitus (disorder)')
    expect(name('conditions', concept(undefined, diabetes, eye))).toBe('Eye disease from diabetes')
    expect(name('conditions', concept(undefined, eye, diabetes))).toBe('Eye disease from diabetes')
  })
  it('are looked up with the user-selected coding first', () => {
    const codings = [
      coding(LOINC, '2694-8', 'Osmolality [Presence] in Stool'),
      coding(LOINC, '2695-5', 'Osmolality [Presence] in Urine', true),
    ]
    expect(name('tests', concept('OSM', ...codings))).toBe('Osmolality in urine: found or not')
  })
})

describe('a text that differs from the display', () => {
  it('is replaced by the plain name of a test', () => {
    expect(lookUp(dictionary('tests'), concept('HGB A1C', a1c))).toMatchObject({
      name: 'A1c (blood sugar)',
      canBeTitle: true,
    })
  })
  it('remains the title when it may be more specific than the display', () => {
    expect(
      lookUp(
        dictionary('conditions'),
        concept('Knee pain, left, after fall', coding(SNOMED, '30989003', 'Knee pain (finding)')),
      ),
    ).toMatchObject({ name: 'Knee pain', canBeTitle: false })
    expect(
      lookUp(
        dictionary('procedures'),
        concept('Colonoscopy with two polyps taken out', coding(SNOMED, '73761001', 'Colonoscopy (procedure)')),
      ),
    ).toMatchObject({ canBeTitle: false })
    expect(
      lookUp(dictionary('procedures'), concept('Colonoscopy', coding(SNOMED, '73761001', 'Colonoscopy (procedure)'))),
    ).toMatchObject({ canBeTitle: true })
  })
  it.each(['Type 2 diabetes mellitus', 'diabetes, type 2', 'Diabetic, type 2'])(
    'is not the title when it says no more than the code: %s',
    (text) => {
      expect(lookUp(dictionary('conditions'), concept(text, diabetes))).toMatchObject({
        name: 'Type 2 diabetes',
        canBeTitle: true,
      })
    },
  )
  it('is not repeated when it already is the plain name', () => {
    expect(
      lookUp(dictionary('conditions'), concept('heart attack', coding(SNOMED, '22298006', 'heart attack'))),
    ).toMatchObject({ name: 'Heart attack', canBeTitle: false })
  })
})

describe('a qualifier', () => {
  it.each([
    'History of heart attack',
    'Suspected MI',
    'Family history of heart attack',
    'No heart attack',
    'Heart attack ruled out',
    'Mother: heart attack',
    'Myocardial infarction, prior',
    'At risk of heart attack',
    'Antecedente de infarto',
    'Sospecha de infarto',
    'Sin infarto',
  ])('excludes the entry of the condition: %s', (text) => {
    expect(name('conditions', concept(text, infarction))).toBeUndefined()
    expect(name('conditions', concept(undefined, { ...infarction, display: text }))).toBeUndefined()
  })
  it('is kept in an entry with the same qualifier', () => {
    expect(
      name(
        'conditions',
        concept('History of heart attack', coding(SNOMED, '399211009', 'History of myocardial infarction (situation)')),
      ),
    ).toBe('Heart attack in the past')
  })
  it('matches a past entry without an official name, but not its denial', () => {
    const arrest = (display: string) => name('conditions', concept(undefined, coding(SNOMED, '429007001', display)))
    expect(arrest('History of cardiac arrest (situation)')).toBe('Cardiac arrest in the past')
    expect([
      arrest('No history of cardiac arrest'),
      arrest('Family history of cardiac arrest'),
      arrest('Suspected history of cardiac arrest'),
    ]).toEqual([undefined, undefined, undefined])
  })
  it('of screening is ignored for procedures but not for conditions', () => {
    const colonoscopy = coding(SNOMED, '73761001', 'Colonoscopy (procedure)')
    expect(name('procedures', concept('Screening colonoscopy', colonoscopy))).toBe(
      'Colonoscopy (a look inside the large bowel)',
    )
    expect(name('procedures', concept('History of screening colonoscopy', colonoscopy))).toBeUndefined()
    expect(name('conditions', concept('Heart attack screening', infarction))).toBeUndefined()
  })
  it.each([
    'No known penicillin allergy',
    'History of penicillin allergy',
    'Suspected penicillin allergy',
    'Mother allergic to penicillin',
    'Sin alergia a la penicilina',
    'Niega alergia a la penicilina',
  ])('excludes the entry of an allergy: %s', (text) => {
    expect(
      name('allergens', concept(text, coding(SNOMED, '91936005', 'Allergy to penicillin (finding)'))),
    ).toBeUndefined()
  })
  it('is kept in the entry for no known allergies', () => {
    expect(
      name('allergens', concept('No known allergies', coding(SNOMED, '716186003', 'No known allergy (situation)'))),
    ).toBe('No known allergies')
  })
  it('is ignored when the official name has it too', () => {
    expect(
      name(
        'conditions',
        concept(
          'Concussion with no loss of consciousness',
          coding(SNOMED, '62106007', 'Concussion with no loss of consciousness (disorder)'),
        ),
      ),
    ).toBe('Concussion')
    expect(
      name(
        'conditions',
        concept('No concussion', coding(SNOMED, '62106007', 'Concussion with no loss of consciousness (disorder)')),
      ),
    ).toBeUndefined()
  })
})

describe('a medicine', () => {
  const tablet = coding(RXNORM, '861007', 'metformin hydrochloride 500 MG Oral Tablet')
  const both = coding(RXNORM, '1', 'metformin 500 MG / lisinopril 10 MG Oral Tablet')
  it('keeps strength and form and has an entry for each ingredient', () => {
    expect(lookUp(dictionary('medicines'), concept(undefined, tablet))).toMatchObject({
      name: 'Metformin 500 mg, tablet',
      canBeTitle: true,
      entries: [{ about: 'What metformin is.' }],
    })
    expect(lookUp(dictionary('medicines'), concept(undefined, both))).toMatchObject({
      name: 'Metformin 500 mg and lisinopril 10 mg, tablet',
      entries: [{ name: 'Metformin (a blood sugar medicine)' }, { name: 'Lisinopril (a blood pressure medicine)' }],
    })
  })
  it('known only by its ingredient keeps the text of the record as title', () => {
    expect(lookUp(dictionary('medicines'), concept('metformin', coding(RXNORM, '6809', 'metformin')))).toMatchObject({
      name: 'Metformin (a blood sugar medicine)',
      canBeTitle: false,
    })
  })
  it.each(['metformin hcl 500 mg oral tab', 'Tablet, metformin 500 mg', 'METFORMIN HYDROCHLORIDE 500 mg'])(
    'has its plain name as title when the text says no more: %s',
    (text) => {
      const other = { ...tablet, display: 'metformin HCl (hydrochloride) 500 MG Oral Tablet' }
      expect(lookUp(dictionary('medicines'), concept(text, tablet, other))?.canBeTitle).toBe(true)
    },
  )
  it('keeps a longer text as title', () => {
    expect(lookUp(dictionary('medicines'), concept('Metformin 500 mg tab (Walmart brand)', tablet))).toMatchObject({
      canBeTitle: false,
      entries: [{ about: 'What metformin is.' }],
    })
  })
  it('is the entry with the longer name when it contains the name of another', () => {
    const salt = concept(
      'Naproxen sodium 220 MG Oral Tablet',
      coding(RXNORM, '849574', 'Naproxen sodium 220 MG Oral Tablet'),
    )
    expect(lookUp(dictionary('medicines'), salt)).toMatchObject({
      name: 'Naproxen sodium 220 mg, tablet',
      entries: [{ about: 'What naproxen-sodium is.' }],
    })
    expect(
      lookUp(dictionary('medicines'), { ...salt, text: 'Naproxen sodium 220 mg, with naproxen 250 mg' }),
    ).toBeUndefined()
  })
  it.each([
    ['text and display have different ingredients', concept('Lisinopril 10 mg tab', tablet)],
    [
      'two displays have different ingredients',
      concept(undefined, tablet, coding(RXNORM, '2', 'lisinopril 10 MG Oral Tablet')),
    ],
    [
      'code and display have different ingredients',
      concept(undefined, coding(RXNORM, '29046', 'metformin hydrochloride 500 MG Oral Tablet')),
    ],
    [
      'an ingredient is unknown',
      concept(undefined, coding(RXNORM, '3', 'metformin 500 MG / novamycin 10 MG Oral Tablet')),
    ],
  ])('has no plain name when %s', (_what, value) => {
    expect(lookUp(dictionary('medicines'), value)).toBeUndefined()
  })
})

describe('without an entry', () => {
  it('a test is parsed from its official name', () => {
    expect(
      lookUp(
        dictionary('tests'),
        concept('ALB/CREAT', coding(LOINC, '9318-7', 'Albumin/Creatinine [Mass Ratio] in Urine')),
      ),
    ).toEqual({ name: 'Albumin compared with creatinine, in urine', canBeTitle: true, entries: [] })
  })
  it('"unspecified" and "encounter" are removed in English', () => {
    expect(name('conditions', concept(undefined, coding(ICD, 'J18.9', 'Pneumonia, unspecified')))).toBe('Pneumonia')
    expect(name('visits', concept(undefined, coding(SNOMED, '185349003', 'Encounter for check up (procedure)')))).toBe(
      'Visit for check up',
    )
    expect(name('visits', concept(undefined, coding(SNOMED, '390906007', 'Follow-up encounter')))).toBe(
      'Follow-up visit',
    )
    expect(
      lookUp(dictionary('conditions', 'es'), concept(undefined, coding(SNOMED, '195967001', 'Asthma (disorder)'))),
    ).toBeUndefined()
  })
  it('a name is not repeated that differs only by its tag, case or punctuation', () => {
    expect(name('conditions', concept(undefined, coding(SNOMED, '195967001', 'Asthma (disorder)')))).toBeUndefined()
    expect(lookUp(dictionary('conditions'), concept('Type-2 diabetes.', coding(SNOMED, '44054006')))).toMatchObject({
      name: 'Type 2 diabetes',
      canBeTitle: false,
    })
  })
  it('there is no plain name for unknown concepts', () => {
    expect([
      name('conditions', concept('Pain in the neck')),
      name('conditions', concept(undefined, coding(SNOMED, '195967001', 'Asthma'))),
      name('tests', undefined),
      name('tests', 'x'),
      name('tests', {}),
    ]).toEqual([undefined, undefined, undefined, undefined, undefined])
  })
})

it('never throws and never returns a tag or a square bracket for any input', () => {
  const text = fc.oneof(
    fc.string(),
    fc.constantFrom(
      'Asthma (disorder)',
      'No known',
      '[',
      'constructor',
      '__proto__',
      'Glucose [Presence] in Blood',
      'metformin 500 MG Oral Tablet',
    ),
  )
  const anyCoding = fc.record(
    {
      system: fc.oneof(fc.constantFrom(LOINC, SNOMED, ICD, RXNORM), text),
      code: fc.oneof(fc.constantFrom('718-7', '22298006', 'E11.9', '6809'), text),
      display: text,
      userSelected: fc.boolean(),
    },
    { requiredKeys: [] },
  )
  const value = fc.oneof(
    fc.anything(),
    fc.record({ text, coding: fc.oneof(fc.array(anyCoding, { maxLength: 4 }), fc.anything()) }, { requiredKeys: [] }),
  )
  const dictionaries = dictionaryKinds.flatMap((kind) => [dictionary(kind, 'en'), dictionary(kind, 'es')])
  fc.assert(
    fc.property(value, fc.constantFrom(...dictionaries), (sent, one) => {
      const found = lookUp(one, sent)
      if (found?.canBeTitle) expect(found.name).not.toMatch(/\((?:disorder|finding|procedure|situation)\)$/)
      if (one.kind === 'tests' && found) expect(found.name).not.toMatch(/[[\]]/)
    }),
    { numRuns: 3000 },
  )
})

it.each([
  ['of its file', a1c, 'sugar'],
  ['of its own', coding(LOINC, '718-7'), 'bloodCells'],
])('a test has the topic %s', (_which, code, topic) => {
  expect(lookUp(dictionary('tests'), concept(undefined, code))?.entries[0]?.topic).toBe(topic)
})

it('an entry of another kind has no topic', () => {
  const diabetes = coding('http://hl7.org/fhir/sid/icd-10-cm', 'E11.9')
  expect(lookUp(dictionary('conditions'), concept(undefined, diabetes))?.entries[0]).not.toHaveProperty('topic')
})

it('a text too long to be a name has no plain name, as its end could change what it means', () => {
  const colonoscopy = coding(SNOMED, '73761001', 'Colonoscopy (procedure)')
  const named = (length: number) => lookUp(dictionary('procedures'), concept('Colonoscopy'.padEnd(length), colonoscopy))
  expect([2000, 2001].map((length) => named(length)?.name)).toEqual([
    'Colonoscopy (a look inside the large bowel)',
    undefined,
  ])
})
