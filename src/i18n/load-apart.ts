import type { LanguageCode } from './language'

/**
 * The loader of words that few pages need, apart from `load.ts`, which counts against the first page. What was loaded is kept; a failure is forgotten, so that
 * it can be tried again.
 */
export function loadedApart<T>(
  english: () => Promise<T>,
  spanish: () => Promise<T>,
): (code: LanguageCode) => Promise<T> {
  const marked = async (): Promise<T> => (await import('./pseudo-locale')).marked(await english())
  const tables: Readonly<Record<LanguageCode, () => Promise<T>>> = {
    en: english,
    es: spanish,
    'en-XA': marked,
    'ar-XB': marked,
  }
  const kept = new Map<LanguageCode, Promise<T>>()
  return (code) => {
    const loading = kept.get(code) ?? tables[code]()
    kept.set(code, loading)
    loading.catch(() => kept.delete(code))
    return loading
  }
}
