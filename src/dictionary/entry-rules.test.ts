import { describe, expect, it } from 'vitest'
import { entriesOf, type DictionaryFile, type EntryCode, type DictionaryEntry } from './entry'
import { listProblems, parseRankedList } from './__fixtures__/ranked-list'
import { reviewMark, staleReviews } from './__fixtures__/reviews'
import { fileProblems, kindProblems } from './validate-entries'
import { textProblems } from './__fixtures__/text-rules'

const notReviewed = { clinical: null, plain: null, spanish: null }
const hemoglobin: EntryCode = { system: 'LOINC', code: '718-7', name: 'Hemoglobin [Mass/volume] in Blood' }
const entry = (parts: Partial<DictionaryEntry> = {}): DictionaryEntry => ({
  id: 'hemoglobin',
  codes: [hemoglobin],
  en: { name: 'Hemoglobin', about: 'Shows how much of it is in the blood.' },
  es: { name: 'Hemoglobina', about: 'Muestra cuánta hay en la sangre.' },
  reviewed: notReviewed,
  ...parts,
})
const file = (...entries: readonly DictionaryEntry[]): DictionaryFile => ({ entries })

describe('the texts of an entry', () => {
  const en = (about: string, name = 'Name') => textProblems({ name, about }, 'en')
  const es = (about: string, name = 'Nombre') => textProblems({ name, about }, 'es')

  it('may be plain sentences', () => {
    expect([
      ...en('Shows how much sugar is in the blood. It is used for energy.'),
      ...es('Muestra cuánta azúcar hay en la sangre. El cuerpo la usa.'),
    ]).toEqual([])
  })
  it.each([
    ['A normal value.', 'normal'],
    ['A sign of a healthy heart.', 'healthy'],
    ['It is a serious illness.', 'serious'],
    ['Positive means found.', 'Positive'],
    ['Gets worse.', 'worse'],
    ['It should be low.', 'should'],
    ['Avoid milk.', 'Avoid'],
    ['Ask the care team.', 'Ask the'],
    ['Shows how much sugar is in your blood.', 'your'],
    ['The dose is low.', 'dose'],
    ['Two a day of 500 mg.', '500 mg'],
    ['More than 40 %.', '40 %'],
    ['Has 10 units.', '10 units'],
    ['A "sugar" test.', '"'],
    ["The heart's beat.", "'"],
    ['Alert! It is.', '!'],
    ['A <b>b</b> test.', '<'],
    ['Pain (finding).', '(finding)'],
    ['Two  spaces.', '  '],
  ])('in English never contain “%s”', (about, banned) => {
    expect(en(about)).toEqual([expect.stringContaining(`“${banned}”`)])
  })
  it.each([
    ['Un valor normal.', 'normal'],
    ['Un corazón sano.', 'sano'],
    ['Es una enfermedad grave.', 'grave'],
    ['Un resultado positivo.', 'positivo'],
    ['Se debe tomar.', 'debe'],
    ['Evite la leche.', 'Evite'],
    ['Mide el azúcar de su sangre.', 'su'],
    ['Usted lo toma.', 'Usted'],
    ['La dosis es baja.', 'dosis'],
    ['Dos tabletas de 500 mg.', '500 mg'],
    ['Es una afección.', 'afección'],
    ['Un «nombre» raro.', '«'],
  ])('in Spanish never contain “%s”', (about, banned) => {
    expect(es(about)).toEqual([expect.stringContaining(`“${banned}”`)])
  })
  it('may contain a word that includes a banned one', () => {
    expect([
      ...en('Goods, normalizer, mustard: the youth dosed.'),
      ...es('La insulina, la sustancia y el supuesto; tubo.'),
    ]).toEqual([])
  })
  it('are short', () => {
    expect(en('One. Two. Three.')).toEqual(['about has more than two sentences'])
    expect(en(`${'a'.repeat(200)}.`)).toEqual(['about has 201 characters of 200'])
    expect(en('No end')).toEqual(['about does not end with a full stop'])
    expect(en('Fine.', 'n'.repeat(51))).toEqual(['name has 51 characters of 50'])
    expect(en('Fine.', 'Name.')).toEqual(['name ends with punctuation'])
    expect(textProblems({ name: 'Name', about: 'Fine.', find: ['Sugar', 'a', 'a'] }, 'en')).toEqual([
      'find has a word twice',
      'find “Sugar” is not short and in lower case',
    ])
  })
})

describe('the codes of an entry', () => {
  const problems = (code: EntryCode) => fileProblems('tests/x', file(entry({ codes: [code] })))
  it('have a known system, a correct check digit and the official name', () => {
    expect(problems(hemoglobin)).toEqual([])
    expect(problems({ system: 'ICD-10-CM', code: 'N18.3*' })).toEqual([])
    expect(problems({ ...hemoglobin, code: '718-8' })).toEqual([
      'hemoglobin: LOINC 718-8 is not a valid code of its system',
    ])
    expect(problems({ system: 'SNOMED CT', code: '38341004' })).toHaveLength(1)
    expect(problems({ system: 'LOINC', code: '718-7' })).toEqual(['hemoglobin: LOINC 718-7 has no official name'])
    expect(problems({ system: 'CPT' as 'LOINC', code: '83036' })).toEqual([
      'hemoglobin: CPT 83036 is not in a known code system',
    ])
  })
  it('have the same name in the ranked list', () => {
    const list = parseRankedList(
      'rank\tsystem\tcode\tdisplay\n1\tLOINC\t718-7\tHemoglobin [Mass/volume] in Blood\n2\tSNOMED\t84489001\t\n',
    )
    const of = (code: EntryCode) => listProblems(entry({ codes: [code] }), list, 'tests')
    expect(of(hemoglobin)).toEqual([])
    expect(of({ ...hemoglobin, name: 'Hemoglobin' })).toEqual([
      'hemoglobin: LOINC 718-7 is called “Hemoglobin [Mass/volume] in Blood” in tests.tsv',
    ])
    expect(of({ system: 'SNOMED CT', code: '84489001' })).toEqual([])
    expect(of({ system: 'SNOMED CT', code: '84489001', name: 'Mold' })).toEqual([
      'hemoglobin: SNOMED CT 84489001 has a name, but the list has none that is free to use',
    ])
    expect(of({ system: 'LOINC', code: '2345-7' })).toEqual([
      'hemoglobin: LOINC 2345-7 is not in tests.tsv and has no source',
    ])
    expect(of({ system: 'LOINC', code: '2345-7', source: 'the LOINC table' })).toEqual([])
  })
  it('are matched by ingredient name in the list of medicines', () => {
    const list = parseRankedList(
      'rank\tsystem\trxcui\tingredient\n1\tRxNorm\t6809\tmetformin\n2\tRxNorm\t\tepoetin alfa\n',
    )
    expect([...list.keys()]).toEqual(['ingredient|metformin', 'RxNorm|6809', 'ingredient|epoetin alfa'])
  })
})

describe('an entry', () => {
  it('has both languages', () => {
    const { es: _, ...half } = entry()
    expect(fileProblems('tests/x', file(half as DictionaryEntry))).toEqual([
      'hemoglobin: has no name in es',
      'hemoglobin: has no about in es',
    ])
    expect(fileProblems('tests/x', file(entry({ en: { name: 'Name', about: ' ' } })))).toEqual([
      'hemoglobin: has no about in en',
    ])
  })
  it('is in the folder of a kind and has an id and a code', () => {
    expect(fileProblems('labs/x', file(entry({ id: 'A b', codes: [] })))).toEqual([
      'labs/x is not in the folder of a kind',
      'A b: is not an id in lower case with hyphens',
      'A b: has no code',
    ])
  })
  it('is unique in its kind by id, code and name', () => {
    const same = { 'tests/a': file(entry()), 'tests/b': file(entry()) }
    expect(kindProblems(same, 'tests')).toEqual([
      'hemoglobin is the id of two entries of tests',
      'LOINC 718-7 is used twice in tests',
      'two entries of tests are called “Hemoglobin”',
      'two entries of tests are called “Hemoglobina”',
    ])
    expect(kindProblems({ 'tests/a': file(entry()), 'documents/b': file(entry()) }, 'tests')).toEqual([])
    expect(kindProblems({ 'tests/a': file(entry({ broader: 'blood' })) }, 'tests')).toEqual([
      'hemoglobin: there is no broader entry blood in tests',
    ])
  })
  it('takes the texts of its class', () => {
    const statin = {
      en: { label: 'a cholesterol medicine', about: 'Lowers it.', find: ['statin'] },
      es: { label: 'medicina para el colesterol', about: 'Lo baja.' },
    }
    const simvastatin = {
      id: 'simvastatin',
      codes: [{ system: 'ingredient', code: 'simvastatin' } as const],
      class: 'statin',
      en: { name: 'Simvastatin', find: ['zocor'] },
      es: { name: 'Simvastatina' },
      reviewed: notReviewed,
    }
    expect(entriesOf({ classes: { statin }, entries: [simvastatin] })).toMatchObject([
      {
        en: { name: 'Simvastatin (a cholesterol medicine)', about: 'Lowers it.', find: ['zocor', 'statin'] },
        es: { name: 'Simvastatina (medicina para el colesterol)', about: 'Lo baja.', find: [] },
      },
    ])
    expect(fileProblems('medicines/x', { classes: { other: statin }, entries: [simvastatin] })).toEqual(
      expect.arrayContaining([
        'class statin is not in this file',
        'class other is not used',
        'simvastatin: has no about in en',
      ]),
    )
  })
})

it('a review becomes stale when its texts change', () => {
  const review = { on: '2027-01-15', by: 'pharmacist', of: reviewMark(entry(), 'spanish') }
  const reviewed = entry({ reviewed: { ...notReviewed, spanish: review } })
  expect(staleReviews(reviewed)).toEqual([])
  expect(staleReviews({ ...reviewed, en: { name: 'Other', about: 'Other.' } })).toEqual([])
  expect(staleReviews({ ...reviewed, es: { name: 'Otro', about: 'Muestra cuánta hay en la sangre.' } })).toEqual([
    expect.stringContaining('the spanish review is outdated'),
  ])
})
