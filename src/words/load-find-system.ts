import type { LanguageCode } from './language'
import type { findSystem } from './en/find-system'
import type { Translated } from './translated'

export type FindSystemWords = Translated<typeof findSystem>

const english = async (): Promise<FindSystemWords> => (await import('./en/find-system')).findSystem
const marked = async (): Promise<FindSystemWords> => (await import('./marked')).marked(await english())

/** Apart from `load.ts`, which counts against the first page: only the search of a site with a directory has these. */
const tables: Readonly<Record<LanguageCode, () => Promise<FindSystemWords>>> = {
  en: english,
  es: async () => (await import('./es/find-system')).findSystem,
  'en-XA': marked,
  'ar-XB': marked,
}

const kept = new Map<LanguageCode, Promise<FindSystemWords>>()

/** The words of the search for a health system; a failure is forgotten, so that it can be tried again. */
export function loadFindSystemWords(code: LanguageCode): Promise<FindSystemWords> {
  const loading = kept.get(code) ?? tables[code]()
  kept.set(code, loading)
  loading.catch(() => kept.delete(code))
  return loading
}
