import { describe, expect, it } from 'vitest'
import { createDictionary } from '../../src/dictionary/dictionary'
import { lookUpAny, namesOfAnyDisagree } from '../../src/dictionary/__fixtures__/look-up-any'
import { codedConceptOf } from '../../src/dictionary/coded-concept'
import { medicineNames } from '../../src/dictionary/medicine-names/medicine-names'
import { createLexicon } from '../../src/dictionary/medicines/medicine-lexicon'
import { phraseKey } from '../../src/dictionary/medicines/medicine-tokens'
import { dictionaries as packs } from './sources'

const pack = packs['medicines']
if (!pack) throw new Error('There is no dictionary of medicines')
const dictionaries = {
  en: createDictionary('medicines', 'en', pack.en),
  es: createDictionary('medicines', 'es', pack.es),
}
const RXNORM = 'http://www.nlm.nih.gov/research/umls/rxnorm'
const conceptOf = (code: string | undefined, display: string | undefined, text?: string) => {
  const concept = codedConceptOf({ text, coding: code === undefined ? [] : [{ system: RXNORM, code, display }] })
  if (!concept) throw new Error('A concept without a name')
  return concept
}
const nameOf = (language: 'en' | 'es', ...parts: Parameters<typeof conceptOf>) =>
  lookUpAny(dictionaries[language], conceptOf(...parts))

describe('a code of RxNorm without words', () => {
  it.each([
    ['860975', 'Metformin 500 mg, long-acting tablet', 'Metformina 500 mg, tableta de acción prolongada'],
    ['197884', 'Lisinopril 40 mg, tablet', 'Lisinopril 40 mg, tableta'],
    [
      '197886',
      'Hydrochlorothiazide 12.5 mg and lisinopril 20 mg, tablet',
      'Hidroclorotiazida 12.5 mg y lisinopril 20 mg, tableta',
    ],
    ['748962', 'Norethindrone, pack for 28 days (Camila)', 'Noretindrona, paquete para 28 días (Camila)'],
  ])('%s has a name in both languages', (code, en, es) => {
    expect([nameOf('en', code, undefined)?.name, nameOf('es', code, undefined)?.name]).toEqual([en, es])
    expect(nameOf('es', code, undefined)?.canBeTitle).toBe(true)
  })
  it('has one for every product of the list, with each number of its name', () => {
    const wrong = [...medicineNames.products].flatMap(([code, name]) => {
      const plain = nameOf('en', code, undefined)?.name ?? ''
      const numbers = name.replace(/\d+ HR |\d\+\d+|0\.15\/30/g, '').match(/\d+(?:\.\d+)?/g) ?? []
      const missing = numbers.filter((digits) => !plain.includes(digits))
      return plain === '' || nameOf('es', code, undefined) === undefined || missing.length > 0
        ? [`${code} ${name} => ${plain}`]
        : []
    })
    expect(wrong).toEqual([])
  })
  it.each(['860976', '86097', '8609750', '1'])('has none if it is not in the list: %s', (code) => {
    expect(nameOf('en', code, undefined)).toBeUndefined()
  })
  it('has the words of a code that is only a number or “null”', () => {
    expect(nameOf('en', '197884', '197884', 'null')?.name).toBe('Lisinopril 40 mg, tablet')
  })
})

describe('a code of RxNorm with other words', () => {
  it.each([
    ['released otherwise', '860975', 'metformin hydrochloride 500 MG Oral Tablet'],
    ['of another strength', '259255', 'atorvastatin 40 MG Oral Tablet'],
    ['of another medicine', '314076', 'metoprolol tartrate 25 MG Oral Tablet'],
    ['of one of two ingredients', '197886', 'lisinopril 20 MG Oral Tablet'],
  ])('%s has no name, and the page says so', (_what, code, display) => {
    expect(nameOf('en', code, display)).toBeUndefined()
    expect(namesOfAnyDisagree(dictionaries.en, conceptOf(code, display))).toBe(true)
  })
  it.each([
    ['a brand of it', '314076', undefined, 'Zestril 10 mg'],
    ['an abbreviation', '197886', undefined, 'Lisinopril-HCTZ 20-12.5 mg tab'],
    ['less', '314076', 'lisinopril 10 MG Oral Tablet', 'lisinopril'],
    ['a vitamin by its family', undefined, undefined, 'Vitamin D3 1000 IU daily'],
  ])('has a name when the words are %s', (_what, code, display, text) => {
    expect(nameOf('en', code, display, text)).toBeDefined()
  })
  it.each(['metformin 500 mg tablet, ask Heather, with water', 'metformin 500 mg in calcium-free water'])(
    'does not take what a text mentions for another medicine: %s',
    (text) => {
      expect(
        namesOfAnyDisagree(dictionaries.en, conceptOf('861007', 'metformin hydrochloride 500 MG Oral Tablet', text)),
      ).toBe(false)
    },
  )
  it('keeps the words as title when they say more', () => {
    expect(nameOf('en', '314076', undefined, 'Zestril 10 mg')?.canBeTitle).toBe(false)
    expect(nameOf('en', undefined, undefined, 'metformin 500 mg twice daily')?.canBeTitle).toBe(false)
  })
})

describe('the tables of names', () => {
  const lexicon = createLexicon(dictionaries.en.ingredients, medicineNames)
  const brands = medicineNames.brands.flatMap(([ingredients, names]) =>
    names.map((name) => [name, ingredients] as const),
  )

  it('name brands of which every ingredient is known and in the plain name', () => {
    const wrong = brands.flatMap(([brand, ingredients]) => {
      const plain = nameOf('en', undefined, undefined, brand.replace('*', ''))
      const count = ingredients.split(' + ').length
      const named = plain?.name.replace(/ \([^()]*\)$/, '').split(/, (?!pack)| and /).length
      return named === count || /vitamin|thyroid/i.test(plain?.name ?? '') ? [] : [`${brand} => ${plain?.name ?? ''}`]
    })
    expect(wrong).toEqual([])
  })
  it('have each brand once, and none that is an ingredient', () => {
    const names = brands.map(([brand]) => phraseKey(brand.replace('*', '')))
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
    expect(names.filter((name) => lexicon.ingredientOf(name) !== undefined)).toEqual([])
  })
  it('have no ingredient that has an entry', () => {
    expect([...medicineNames.ingredients.keys()].filter((name) => dictionaries.en.ingredients.includes(name))).toEqual(
      [],
    )
  })
  it('have Spanish names without English letters or endings', () => {
    const wrong = [...medicineNames.ingredients.values()].filter(
      (name) => /ph|th|ine\b|ate\b|(?<!c)ide\b|llin\b/.test(name) && !name.startsWith('lactobacillus'),
    )
    expect(wrong).toEqual([])
  })
})
