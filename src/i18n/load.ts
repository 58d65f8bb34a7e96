import { firstTables } from './first-tables'
import { pageWordsOf, wordsOf, type PageWords, type RecordPageTables, type SystemTables, type Words } from './index'
import type { LanguageCode } from './language'
import type { CodeRecognizer } from './system-codes'
import type { places } from './locales/en/places'
import type { signIn } from './locales/en/sign-in'
import type { Translated } from './translated'

export type SignInWords = Translated<typeof signIn>
export type PlaceWords = Translated<typeof places>

/** What is loaded apart: one file that gathers its words for each language. */
interface Tables {
  recordPages(): Promise<RecordPageTables>
  signIn(): Promise<SignInWords>
  places(): Promise<PlaceWords>
  systems(): Promise<{ readonly systems: SystemTables; readonly recognizeCode: CodeRecognizer }>
}

const english: Tables = {
  recordPages: async () => (await import('./locales/en/record-pages')).recordPages,
  signIn: async () => (await import('./locales/en/sign-in')).signIn,
  places: async () => (await import('./locales/en/places')).places,
  systems: () => import('./locales/en/systems'),
}

const marked: Tables = {
  recordPages: async () => (await import('./pseudo-locale')).marked(await english.recordPages()),
  signIn: async () => (await import('./pseudo-locale')).marked(await english.signIn()),
  places: async () => (await import('./pseudo-locale')).marked(await english.places()),
  systems: async () => (await import('./pseudo-locale')).marked(await english.systems()),
}

const tables: Readonly<Record<LanguageCode, Tables>> = {
  en: english,
  es: {
    recordPages: async () => (await import('./locales/es/record-pages')).recordPages,
    signIn: async () => (await import('./locales/es/sign-in')).signIn,
    places: async () => (await import('./locales/es/places')).places,
    systems: () => import('./locales/es/systems'),
  },
  'en-XA': marked,
  'ar-XB': marked,
}

/** Keeps what was loaded by language, and forgets a failure so that it can be tried again. What has come carries the marks by which `use` of React reads it at once: a page that turns to other words never leaves the screen for a moment. */
function once<T>(load: (code: LanguageCode) => Promise<T>): (code: LanguageCode) => Promise<T> {
  const kept = new Map<LanguageCode, Promise<T>>()
  return (code) => {
    const found = kept.get(code)
    if (found) return found
    const loading = load(code)
    kept.set(code, loading)
    loading.then(
      (value) => Object.assign(loading, { status: 'fulfilled', value }),
      () => kept.delete(code),
    )
    return loading
  }
}

/** The words of the frame and the first page; rejects when the files of the language cannot be loaded. */
export const loadWords: (code: LanguageCode) => Promise<Words> = once(async (code) =>
  wordsOf(code, await firstTables[code]()),
)

/** The words of every record page, but for those of code systems. */
export const loadPageWords: (code: LanguageCode) => Promise<PageWords> = once(async (code) => {
  const [words, others] = await Promise.all([loadWords(code), tables[code].recordPages()])
  return pageWordsOf(words, others)
})

/** The words for codes by their code system, all of them whatever the record holds: the web server learns nothing of the person. */
const systemWords = once(async (code) => {
  const [words, { systems, recognizeCode }, { systemName }] = await Promise.all([
    loadWords(code),
    tables[code].systems(),
    import('./code-systems'),
  ])
  Object.assign(words.codes, systems)
  Object.assign(words.valueTables, { recognizeCode, systemName })
})

/** Never fails: where the words for codes do not come, the record's own words stand, and the next page asks again. */
export const loadSystemWords = (code: LanguageCode): Promise<unknown> => systemWords(code).catch(() => 0)

/** The words of every record page as care staff read them. */
export const loadStaffWords: (code: LanguageCode) => Promise<PageWords> = once(async (code) => {
  const [words, { forStaff }] = await Promise.all([loadPageWords(code), import('./for-staff')])
  return forStaff(words)
})

/** The words of the pages before and after a session. */
export const loadSignInWords: (code: LanguageCode) => Promise<SignInWords> = once((code) => tables[code].signIn())

/** The words of the ways between pages, which the first page does without. */
export const loadPlaceWords: (code: LanguageCode) => Promise<PlaceWords> = once((code) => tables[code].places())
