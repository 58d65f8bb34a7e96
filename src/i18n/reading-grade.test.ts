import { describe, expect, it } from 'vitest'
import { home as firstPageEn } from './locales/en/home'
import { recordPages as recordPagesEn } from './locales/en/record-pages'
import { codeSystems as systemsEn } from './locales/en/code-systems'
import { findSystem as findSystemEn } from './locales/en/find-system'
import { correct as correctEn } from './locales/en/correct'
import { shared as sharedEn } from './locales/en/shared'
import { openFile as openFileEn } from './locales/en/open-file'
import { navigation as placesEn } from './locales/en/navigation'
import { signIn as signInEn } from './locales/en/sign-in'
import { start as startEn } from './locales/en/start'
import { home as firstPageEs } from './locales/es/home'
import { recordPages as recordPagesEs } from './locales/es/record-pages'
import { codeSystems as systemsEs } from './locales/es/code-systems'
import { findSystem as findSystemEs } from './locales/es/find-system'
import { correct as correctEs } from './locales/es/correct'
import { shared as sharedEs } from './locales/es/shared'
import { openFile as openFileEs } from './locales/es/open-file'
import { navigation as placesEs } from './locales/es/navigation'
import { signIn as signInEs } from './locales/es/sign-in'
import { start as startEs } from './locales/es/start'
import {
  fernandezHuertaEase,
  countEnglishSyllables,
  fleschKincaidGrade,
  measureText,
  countSpanishSyllables,
} from './__fixtures__/reading-grade'

const reader = { audience: 'patient' }

/** The text of a message function: for a patient, or with short placeholders. */
function textOf(message: (...args: never[]) => unknown): unknown {
  const call = message as (...args: unknown[]) => unknown
  for (const args of [
    [reader, reader],
    ['3', 'your', '3'],
    [3, 3, 3],
    [['one'], 'x'],
  ]) {
    try {
      const text = call(...args)
      if (!String(text).includes('[object') && (typeof text === 'string' || Array.isArray(text))) return text
    } catch {
      // Wrong arguments.
    }
  }
  return undefined
}

/** The texts for patients in a table: of pairs the first, without the parts for providers only. */
function forPatients(value: unknown, path = ''): readonly (readonly [path: string, text: string])[] {
  if (/provider|\/patients\/|\/search\/comparisons|unknownIss|careTeam|\/(rawIntro|json)/.test(path)) return []
  if (typeof value === 'string') return [[path, value]]
  if (typeof value === 'function') return forPatients(textOf(value as () => unknown), path)
  if (Array.isArray(value) && /codes|label|section|nav|statuses/i.test(path)) return forPatients(value[0], path)
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, each]) => forPatients(each, `${path}/${key}`))
    : []
}

const sentences = (table: unknown) =>
  forPatients(table).filter(([, text]) => measureText(text, countEnglishSyllables).words >= 8)

describe('the formulas', () => {
  it.each([
    ['table', 2],
    ['shared', 1],
    ['medical', 3],
    ['record', 2],
    ['clinic', 2],
    ['here', 1],
    ['needed', 2],
    ['results', 2],
  ])('count the syllables of %s: %i', (word, count) => {
    expect(countEnglishSyllables(word)).toBe(count)
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
  ])('count the syllables of the Spanish %s: %i', (word, count) => {
    expect(countSpanishSyllables(word)).toBe(count)
  })
  it('grade an easy sentence below a hard one', () => {
    expect(fleschKincaidGrade('We found no visits in your record here.')).toBeLessThan(3)
    expect(
      fleschKincaidGrade(
        'Authorization limitations necessitate communicating individually with administrative personnel regarding availability.',
      ),
    ).toBeGreaterThan(15)
  })
})

describe('English messages for patients', () => {
  const graded = sentences([
    firstPageEn,
    recordPagesEn,
    systemsEn,
    placesEn,
    signInEn,
    findSystemEn,
    correctEn,
    openFileEn,
    sharedEn,
    startEn,
  ]).map(([path, text]) => ({ path, text, grade: fleschKincaidGrade(text) }))

  it('have an average grade of at most 6', () => {
    expect(graded.length).toBeGreaterThan(100)
    expect(graded.reduce((sum, each) => sum + each.grade, 0) / graded.length).toBeLessThanOrEqual(6)
  })

  it('have no sentence above grade 8', () => {
    expect(graded.filter((each) => each.grade > 8)).toEqual([])
  })
})

describe('Spanish messages for patients', () => {
  const eased = sentences([
    firstPageEs,
    recordPagesEs,
    systemsEs,
    placesEs,
    signInEs,
    findSystemEs,
    correctEs,
    openFileEs,
    sharedEs,
    startEs,
  ]).map(([path, text]) => ({ path, text, ease: fernandezHuertaEase(text) }))

  it('are fairly easy on average', () => {
    expect(eased.length).toBeGreaterThan(100)
    expect(eased.reduce((sum, each) => sum + each.ease, 0) / eased.length).toBeGreaterThanOrEqual(80)
  })

  it('have no sentence harder than plain prose', () => {
    expect(eased.filter((each) => each.ease < 60)).toEqual([])
  })
})
