import { pageWordsOf, wordsOf, type FirstPageTables, type PageWords, type RecordPageTables, type Words } from './index'
import type { LanguageCode } from './language'
import type { signIn } from './en/sign-in'
import type { Translated } from './translated'

export type SignInWords = Translated<typeof signIn>

/** What is loaded apart: one file that gathers its words for each language. */
interface Tables {
  firstPage(): Promise<FirstPageTables>
  recordPages(): Promise<RecordPageTables>
  signIn(): Promise<SignInWords>
}

const english: Tables = {
  firstPage: async () => (await import('./en/first-page')).firstPage,
  recordPages: async () => (await import('./en/record-pages')).recordPages,
  signIn: async () => (await import('./en/sign-in')).signIn,
}

const marked: Tables = {
  firstPage: async () => (await import('./marked')).marked(await english.firstPage()),
  recordPages: async () => (await import('./marked')).marked(await english.recordPages()),
  signIn: async () => (await import('./marked')).marked(await english.signIn()),
}

const tables: Readonly<Record<LanguageCode, Tables>> = {
  en: english,
  es: {
    firstPage: async () => (await import('./es/first-page')).firstPage,
    recordPages: async () => (await import('./es/record-pages')).recordPages,
    signIn: async () => (await import('./es/sign-in')).signIn,
  },
  'en-XA': marked,
  'ar-XB': marked,
}

/** Keeps what was loaded by language, and forgets a failure so that it can be tried again. */
function once<T>(load: (code: LanguageCode) => Promise<T>): (code: LanguageCode) => Promise<T> {
  const kept = new Map<LanguageCode, Promise<T>>()
  return (code) => {
    const found = kept.get(code)
    if (found) return found
    const loading = load(code)
    kept.set(code, loading)
    loading.catch(() => kept.delete(code))
    return loading
  }
}

/** The words of the frame and the first page; rejects when the files of the language cannot be loaded. */
export const loadWords: (code: LanguageCode) => Promise<Words> = once(async (code) => wordsOf(code, await tables[code].firstPage()))

/** The words of every record page. */
export const loadPageWords: (code: LanguageCode) => Promise<PageWords> = once(async (code) => {
  const [words, others] = await Promise.all([loadWords(code), tables[code].recordPages()])
  return pageWordsOf(words, others)
})

/** The words of the pages before and after a session. */
export const loadSignInWords: (code: LanguageCode) => Promise<SignInWords> = once((code) => tables[code].signIn())
