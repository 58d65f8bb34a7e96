import { pageWordsOf, wordsOf, type CoreTables, type MoreTables, type PageWords, type Words } from './index'
import type { LanguageCode } from './language'
import type { connect } from './en/connect'
import type { Translated } from './translated'

export type ConnectWords = Translated<typeof connect>

interface Tables {
  core(): Promise<CoreTables>
  more(): Promise<MoreTables>
  connect(): Promise<ConnectWords>
}

const english: Tables = {
  core: async () => (await import('./en/core')).core,
  more: async () => (await import('./en/more')).more,
  connect: async () => (await import('./en/connect')).connect,
}

const marked: Tables = {
  core: async () => (await import('./marked')).marked(await english.core()),
  more: async () => (await import('./marked')).marked(await english.more()),
  connect: async () => (await import('./marked')).marked(await english.connect()),
}

const tables: Readonly<Record<LanguageCode, Tables>> = {
  en: english,
  es: {
    core: async () => (await import('./es/core')).core,
    more: async () => (await import('./es/more')).more,
    connect: async () => (await import('./es/connect')).connect,
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
export const loadWords: (code: LanguageCode) => Promise<Words> = once(async (code) => wordsOf(code, await tables[code].core()))

/** The words of every record page. */
export const loadPageWords: (code: LanguageCode) => Promise<PageWords> = once(async (code) => {
  const [words, more] = await Promise.all([loadWords(code), tables[code].more()])
  return pageWordsOf(words, more)
})

/** The words of the pages before and after a session. */
export const loadConnectWords: (code: LanguageCode) => Promise<ConnectWords> = once((code) => tables[code].connect())
