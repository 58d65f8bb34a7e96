import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createDictionary } from '../../src/dictionary/dictionary'
import { lookUpAny } from '../../src/dictionary/__fixtures__/look-up-any'
import { codedConceptOf } from '../../src/dictionary/coded-concept'
import { dictionaries as packs } from './sources'

const pack = packs['medicines']
if (!pack) throw new Error('There is no dictionary of medicines')
const dictionaries = {
  en: createDictionary('medicines', 'en', pack.en),
  es: createDictionary('medicines', 'es', pack.es),
}

const groups = Object.fromEntries(
  readFileSync('tools/dictionary/__fixtures__/unseen-medicines.txt', 'utf8')
    .split('# group: ')
    .slice(1)
    .map((group) => {
      const [title = '', ...lines] = group.split('\n')
      return [title, lines.filter((line) => line !== '')]
    }),
)
const namesOf = (group: string): readonly string[] => groups[group] ?? []

const plainName = (name: string, language: 'en' | 'es') => {
  const concept = codedConceptOf({ text: name })
  return concept && lookUpAny(dictionaries[language], concept)?.name
}

/** The share of names that have to have a plain name. Measured: 1, 0.955, 0.967 and 1. */
const floors: readonly (readonly [group: string, floor: number])[] = [
  ['RxNorm', 0.99],
  ['virtual products', 0.95],
  ['labels and free text', 0.96],
  ['brands (brand,ingredients)', 0.99],
]

describe.each(floors)('names of medicines: %s', (group, floor) => {
  it.each(['en', 'es'] as const)('most have a plain name (%s)', (language) => {
    const names = namesOf(group).map((line) => (group.startsWith('brands') ? (line.split(',')[0] ?? '') : line))
    const missed = names.filter((name) => plainName(name, language) === undefined)
    process.stdout.write(
      `${group} (${language}): ${String(names.length - missed.length)} of ${String(names.length)}${missed.map((name) => `\n    ${name}`).join('')}\n`,
    )
    expect(1 - missed.length / names.length).toBeGreaterThanOrEqual(floor)
  })
})

/** Other names of the same ingredients. */
const sameAs: readonly (readonly [string, string])[] = [
  ['acetaminophen', 'paracetamol'],
  ['albuterol', 'salbutamol'],
  ['aspirin', 'acetylsalicylic'],
  ['glucose', 'dextrose'],
  ['hydrochlorothiazide', 'hctz'],
  ['hydrochlorothiazide', 'diovan hct'],
  ['valsartan', 'diovan'],
  ['pramocaine', 'pramoxine'],
  ['vitamin', 'cholecalciferol'],
  ['topiramate', 'topamax'],
  ['alendronate', 'alendronic'],
  ['febuxostat', 'adenuric'],
  ['methotrexate', 'maxtrex'],
]

/** Words that stand for themselves in every language: the first six letters, without spellings that differ. */
const stem = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/^h(?=[iy])/, '')
    .replace(/ph/g, 'f')
    .replace(/y/g, 'i')
    .slice(0, 6)

/** The ingredients of a plain name: what stands before its first number, form or brand. */
const ingredientWords = (plain: string): readonly string[] =>
  plain
    .replace(/\([^()]*\)/g, ' ')
    .split(/, (?=[^,]*$)|\d/)[0]
    ?.split(/[\s,]+/)
    .map((word) => word.replace(/-$/, ''))
    .filter((word) => word.length > 5) ?? []

/** An amount is no part of a strength, and hours are part of "long-acting". */
const numbersIn = (text: string): readonly string[] =>
  text.replace(/\b\d+ ?HR\b|\/1 each|\b1 ?\(180 ML\)|\[18g\]|\(180 ML\)/gi, ' ').match(/\d+(?:\.\d+)?/g) ?? []

const all = floors.slice(0, 3).flatMap(([group]) => namesOf(group))

describe('no plain name contradicts its record', () => {
  it('has an ingredient that the record does not name', () => {
    const wrong = all.flatMap((name) => {
      const plain = plainName(name, 'en')
      const text = name.toLowerCase()
      const stems = text.split(/[^\p{L}\d]+/u).map(stem)
      const isNamed = (word: string) =>
        stems.includes(stem(word)) || sameAs.some(([one, other]) => word.toLowerCase() === one && text.includes(other))
      return plain !== undefined && !plain.startsWith('Pack:')
        ? ingredientWords(plain)
            .filter((word) => !isNamed(word))
            .map((word) => `${name} => ${plain}: ${word}`)
        : []
    })
    expect(wrong).toEqual([])
  })
  it.each(['en', 'es'] as const)('or misses a number of it, or adds one (%s)', (language) => {
    const wrong = all.flatMap((name) => {
      const plain = plainName(name, language)
      if (plain === undefined) return []
      const isReleased = /long-acting|acción prolongada|for \d+ days|para \d+ días/.test(plain)
      const said = numbersIn(plain.replace(/for \d+ days|para \d+ días/g, ''))
      const sent = numbersIn(isReleased ? name.replace(/^.*?\d+ HR /, '') : name)
      // "250 mg per pck" and "B12" are written otherwise.
      const missing = sent.filter((digits) => !plain.includes(digits) && !/B-?12|\(90 Base\)/.test(name))
      const added = said.filter((digits) => !name.includes(digits) && !/vitamin|omega/i.test(plain))
      return [...missing, ...added].length > 0 ? [`${name} => ${plain}`] : []
    })
    expect(wrong).toEqual([])
  })
  it('or, of a brand, other ingredients than a second list', () => {
    const wrong = namesOf('brands (brand,ingredients)').flatMap((line) => {
      const [brand = '', ingredients = ''] = line.split(',')
      const plain = plainName(brand, 'en')?.toLowerCase()
      const expected = ingredients.toLowerCase().split('/')
      const named = plain?.replace(/ ?\(.*$|,.*$/g, '').split(/ and |, /) ?? []
      return plain !== undefined &&
        (!expected.every((each) => plain.includes(each)) || named.length !== expected.length)
        ? [`${brand} => ${plain}, not ${ingredients}`]
        : []
    })
    expect(wrong).toEqual([])
  })
})
