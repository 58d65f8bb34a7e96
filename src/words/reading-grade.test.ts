import { describe, expect, it } from 'vitest'
import { firstPage as firstPageEn } from './en/first-page'
import { recordPages as recordPagesEn } from './en/record-pages'
import { signIn as signInEn } from './en/sign-in'
import { start as startEn } from './en/start'
import { firstPage as firstPageEs } from './es/first-page'
import { recordPages as recordPagesEs } from './es/record-pages'
import { signIn as signInEs } from './es/sign-in'
import { start as startEs } from './es/start'

/** Words of health, and for the app and the record, that have no shorter name; each counts as two syllables. */
const healthWords = /^(allerg(y|ies|ic)|medicines?|medications?|reactions?|prescriptions?|hospital|pharmac(y|ies|ist)|procedures?|vitamins?|conditions?|emergency|alergias?|medicinas?|medicamentos?|reacciones|recetas?|laboratorio|farmacia|vitaminas?|emergencias?|hospital|procedimientos?|resultados?|registros?|aplicación)$/

/** Syllables of an English word, by its groups of vowels. */
function englishSyllables(word: string): number {
  const silent = word.replace(/(?:[^laeiouy]es|[^aeioutd]ed|[^laeiouy]e)$/, (ending) => ending.charAt(0))
  return silent.match(/[aeiouy]+/g)?.length ?? 1
}

/** Syllables of a Spanish word: a weak vowel beside another is one sound with it, unless it carries the accent. */
function spanishSyllables(word: string): number {
  const plain = word.replace(/qu(?=[eé])|qu(?=[ií])|gu(?=[eéií])/g, 'k').replace(/y$/, 'i')
  return plain.match(/[iuü]?[aeoáéó][iuü]?(?![aeoáéóíú])|[iuü]?[aeoáéó]|[íú]|[iuü]+/g)?.length ?? 1
}

interface Measure {
  readonly words: number
  readonly sentences: number
  readonly syllables: number
}

function measure(text: string, syllables: (word: string) => number): Measure {
  const words = text.toLowerCase().replaceAll('’', "'").match(/\p{L}[\p{L}']*/gu) ?? []
  return {
    words: words.length,
    sentences: Math.max(1, text.split(/[.!?…]+(?:\s|$)/).filter((part) => /\p{L}/u.test(part)).length),
    syllables: words.reduce((sum, word) => sum + (healthWords.test(word) ? 2 : syllables(word.replaceAll("'", ''))), 0),
  }
}

/** US school grade (Flesch-Kincaid). */
const grade = ({ words, sentences, syllables }: Measure) => 0.39 * (words / sentences) + 11.8 * (syllables / words) - 15.59
/** Ease of Spanish (Fernández-Huerta); 70 and more is fairly easy. */
const ease = ({ words, sentences, syllables }: Measure) => 206.84 - 60 * (syllables / words) - 1.02 * (words / sentences)

const reader = { audience: 'patient' }

/** What a function of a table says: to a patient where it takes a reader, else with short words in its places. */
function said(say: (...given: never[]) => unknown): unknown {
  const call = say as (...given: unknown[]) => unknown
  for (const given of [[reader, reader], ['3', 'your', '3'], [3, 3, 3], [['one'], 'x']]) {
    try {
      const text = call(...given)
      if (!String(text).includes('[object') && (typeof text === 'string' || Array.isArray(text))) return text
    } catch {
      // Not what it takes.
    }
  }
  return undefined
}

/** The sentences for patients in a table: pairs are for patients and providers, and a few parts are for providers alone. */
function forPatients(value: unknown, path = ''): readonly (readonly [path: string, text: string])[] {
  if (/provider|\/patients\/|\/search\/hows|unknownIss|careTeam|\/(rawIntro|json)/.test(path)) return []
  if (typeof value === 'string') return [[path, value]]
  if (typeof value === 'function') return forPatients(said(value as () => unknown), path)
  if (Array.isArray(value) && /codes|label|section|nav|statuses/i.test(path)) return forPatients(value[0], path)
  return typeof value === 'object' && value !== null ? Object.entries(value).flatMap(([key, each]) => forPatients(each, `${path}/${key}`)) : []
}

const sentences = (table: unknown) => forPatients(table).filter(([, text]) => measure(text, englishSyllables).words >= 8)

describe('the measures', () => {
  it.each([['table', 2], ['shared', 1], ['medical', 3], ['record', 2], ['clinic', 2], ['here', 1], ['needed', 2], ['results', 2]])('hear in %s so many syllables: %i', (word, count) => {
    expect(englishSyllables(word)).toBe(count)
  })
  it.each([['registro', 3], ['salud', 2], ['aplicación', 4], ['día', 2], ['quiere', 2], ['ciudad', 2], ['aún', 2], ['guía', 2]])('hear in the Spanish %s so many syllables: %i', (word, count) => {
    expect(spanishSyllables(word)).toBe(count)
  })
  it('put an easy sentence below a hard one', () => {
    const of = (text: string) => grade(measure(text, englishSyllables))
    expect(of('We found no visits in your record here.')).toBeLessThan(3)
    expect(of('Authorization limitations necessitate communicating individually with administrative personnel regarding availability.')).toBeGreaterThan(15)
  })
})

describe('our own English for patients', () => {
  const graded = sentences([firstPageEn, recordPagesEn, signInEn, startEn]).map(([path, text]) => ({ path, text, grade: grade(measure(text, englishSyllables)) }))

  it('reads on average no harder than grade 6', () => {
    expect(graded.length).toBeGreaterThan(100)
    expect(graded.reduce((sum, each) => sum + each.grade, 0) / graded.length).toBeLessThanOrEqual(6)
  })

  it('has no sentence above grade 8', () => {
    expect(graded.filter((each) => each.grade > 8)).toEqual([])
  })
})

describe('our own Spanish for patients', () => {
  const eased = sentences([firstPageEs, recordPagesEs, signInEs, startEs]).map(([path, text]) => ({ path, text, ease: ease(measure(text, spanishSyllables)) }))

  it('is on average fairly easy', () => {
    expect(eased.length).toBeGreaterThan(100)
    expect(eased.reduce((sum, each) => sum + each.ease, 0) / eased.length).toBeGreaterThanOrEqual(80)
  })

  it('has no sentence harder than normal prose', () => {
    expect(eased.filter((each) => each.ease < 60)).toEqual([])
  })
})
