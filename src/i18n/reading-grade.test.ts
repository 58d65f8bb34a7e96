import { describe, expect, it } from 'vitest'
import { home as firstPageEn } from './locales/en/home'
import { recordPages as recordPagesEn } from './locales/en/record-pages'
import { codeSystems as systemsEn } from './locales/en/code-systems'
import { findSystem as findSystemEn } from './locales/en/find-system'
import { navigation as placesEn } from './locales/en/navigation'
import { signIn as signInEn } from './locales/en/sign-in'
import { start as startEn } from './locales/en/start'
import { home as firstPageEs } from './locales/es/home'
import { recordPages as recordPagesEs } from './locales/es/record-pages'
import { codeSystems as systemsEs } from './locales/es/code-systems'
import { findSystem as findSystemEs } from './locales/es/find-system'
import { navigation as placesEs } from './locales/es/navigation'
import { signIn as signInEs } from './locales/es/sign-in'
import { start as startEs } from './locales/es/start'
import { easeOf, englishSyllables, gradeOf, measure, spanishSyllables } from './__fixtures__/reading-grade'

const reader = { audience: 'patient' }

/** What a function of a table says: to a patient where it takes a reader, else with short words in its places. */
function said(say: (...given: never[]) => unknown): unknown {
  const call = say as (...given: unknown[]) => unknown
  for (const given of [
    [reader, reader],
    ['3', 'your', '3'],
    [3, 3, 3],
    [['one'], 'x'],
  ]) {
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
  if (/provider|\/patients\/|\/search\/comparisons|unknownIss|careTeam|\/(rawIntro|json)/.test(path)) return []
  if (typeof value === 'string') return [[path, value]]
  if (typeof value === 'function') return forPatients(said(value as () => unknown), path)
  if (Array.isArray(value) && /codes|label|section|nav|statuses/i.test(path)) return forPatients(value[0], path)
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, each]) => forPatients(each, `${path}/${key}`))
    : []
}

const sentences = (table: unknown) =>
  forPatients(table).filter(([, text]) => measure(text, englishSyllables).words >= 8)

describe('the measures', () => {
  it.each([
    ['table', 2],
    ['shared', 1],
    ['medical', 3],
    ['record', 2],
    ['clinic', 2],
    ['here', 1],
    ['needed', 2],
    ['results', 2],
  ])('hear in %s so many syllables: %i', (word, count) => {
    expect(englishSyllables(word)).toBe(count)
  })
  it.each([
    ['registro', 3],
    ['salud', 2],
    ['aplicación', 4],
    ['día', 2],
    ['quiere', 2],
    ['ciudad', 2],
    ['aún', 2],
    ['guía', 2],
  ])('hear in the Spanish %s so many syllables: %i', (word, count) => {
    expect(spanishSyllables(word)).toBe(count)
  })
  it('put an easy sentence below a hard one', () => {
    expect(gradeOf('We found no visits in your record here.')).toBeLessThan(3)
    expect(
      gradeOf(
        'Authorization limitations necessitate communicating individually with administrative personnel regarding availability.',
      ),
    ).toBeGreaterThan(15)
  })
})

describe('our own English for patients', () => {
  const graded = sentences([firstPageEn, recordPagesEn, systemsEn, placesEn, signInEn, findSystemEn, startEn]).map(
    ([path, text]) => ({ path, text, grade: gradeOf(text) }),
  )

  it('reads on average no harder than grade 6', () => {
    expect(graded.length).toBeGreaterThan(100)
    expect(graded.reduce((sum, each) => sum + each.grade, 0) / graded.length).toBeLessThanOrEqual(6)
  })

  it('has no sentence above grade 8', () => {
    expect(graded.filter((each) => each.grade > 8)).toEqual([])
  })
})

describe('our own Spanish for patients', () => {
  const eased = sentences([firstPageEs, recordPagesEs, systemsEs, placesEs, signInEs, findSystemEs, startEs]).map(
    ([path, text]) => ({ path, text, ease: easeOf(text) }),
  )

  it('is on average fairly easy', () => {
    expect(eased.length).toBeGreaterThan(100)
    expect(eased.reduce((sum, each) => sum + each.ease, 0) / eased.length).toBeGreaterThanOrEqual(80)
  })

  it('has no sentence harder than normal prose', () => {
    expect(eased.filter((each) => each.ease < 60)).toEqual([])
  })
})
