import type { Dictionary } from '../../dictionary/dictionary'
import type { DictionaryKind } from '../../dictionary/dictionary-kinds'
import type { PlainName } from '../../dictionary/look-up'
import type { CodedConcept } from '../../dictionary/coded-concept'
import type { PackedDictionary, PackedSearchTerms } from '../../dictionary/pack'
import type { LanguageCode } from '../../i18n/language'

/** Languages that the dictionary is written in. */
type DictionaryLanguage = 'en' | 'es'

/** Whether there is a dictionary in a language. */
export const hasDictionary = (code: LanguageCode): code is DictionaryLanguage => code === 'en' || code === 'es'

type DictionaryModule = Promise<{ readonly default: PackedDictionary }>

// A file holds its whole kind and is asked for by page, never by what a record holds: the web server learns nothing of the person.
const loaders: Readonly<Record<DictionaryLanguage, Readonly<Record<DictionaryKind, () => DictionaryModule>>>> = {
  en: {
    tests: () => import('virtual:dictionary-tests-en'),
    documents: () => import('virtual:dictionary-documents-en'),
    conditions: () => import('virtual:dictionary-conditions-en'),
    medicines: () => import('virtual:dictionary-medicines-en'),
    vaccines: () => import('virtual:dictionary-vaccines-en'),
    procedures: () => import('virtual:dictionary-procedures-en'),
    visits: () => import('virtual:dictionary-visits-en'),
    allergens: () => import('virtual:dictionary-allergens-en'),
    reactions: () => import('virtual:dictionary-reactions-en'),
    units: () => import('virtual:dictionary-units-en'),
  },
  es: {
    tests: () => import('virtual:dictionary-tests-es'),
    documents: () => import('virtual:dictionary-documents-es'),
    conditions: () => import('virtual:dictionary-conditions-es'),
    medicines: () => import('virtual:dictionary-medicines-es'),
    vaccines: () => import('virtual:dictionary-vaccines-es'),
    procedures: () => import('virtual:dictionary-procedures-es'),
    visits: () => import('virtual:dictionary-visits-es'),
    allergens: () => import('virtual:dictionary-allergens-es'),
    reactions: () => import('virtual:dictionary-reactions-es'),
    units: () => import('virtual:dictionary-units-es'),
  },
}

/** What the entries are also found by: the page that finds asks for it, and no other. */
const searchTermLoaders: Readonly<Record<DictionaryLanguage, () => Promise<{ readonly default: PackedSearchTerms }>>> = {
  en: () => import('virtual:dictionary-find-en'),
  es: () => import('virtual:dictionary-find-es'),
}

/** A kind of the dictionary, ready to be asked. */
export interface LoadedDictionary {
  readonly dictionary: Dictionary
  plainOf(thing: CodedConcept): PlainName | undefined
}

async function load(kind: DictionaryKind, language: DictionaryLanguage): Promise<LoadedDictionary> {
  const [{ default: packed }, { dictionaryOf }, { plainOf }] = await Promise.all([
    loaders[language][kind](),
    import('../../dictionary/dictionary'),
    import('../../dictionary/look-up'),
  ])
  const dictionary = dictionaryOf(kind, language, packed)
  return { dictionary, plainOf: (thing) => plainOf(dictionary, thing) }
}

const dictionaries = new Map<string, LoadedDictionary>()
const searchTerms = new Map<DictionaryLanguage, PackedSearchTerms>()
const loading = new Map<string, Promise<unknown>>()
const listeners = new Set<() => void>()

export type LoadedDictionaries = Readonly<Partial<Record<DictionaryKind, LoadedDictionary>>>

/** What `namesNow` has given, as long as it holds: the same answer is the same object. */
const snapshots = new Map<string, LoadedDictionaries>()

/** The dictionaries that are there, of the kinds in `kinds` (with blanks between). */
export function loadedDictionaries(kinds: string, language: LanguageCode): LoadedDictionaries {
  const key = `${kinds}|${language}`
  const known = snapshots.get(key)
  if (known) return known
  const names: LoadedDictionaries = Object.fromEntries(
    kinds.split(' ').map((kind) => [kind, dictionaries.get(`${kind}|${language}`)]),
  )
  snapshots.set(key, names)
  return names
}

/** Tells when another dictionary is there. */
export function onDictionaryLoaded(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Loads a file once and tells of it; where it does not come, the next page tries again. */
function loadOnce(key: string, run: () => Promise<unknown>): Promise<unknown> {
  const known = loading.get(key)
  if (known) return known
  const coming = run().then(
    () => {
      snapshots.clear()
      for (const listener of listeners) listener()
    },
    () => loading.delete(key),
  )
  loading.set(key, coming)
  return coming
}

/** Loads the dictionary of a kind. */
export function loadDictionary(kind: DictionaryKind, language: LanguageCode): Promise<unknown> {
  if (!hasDictionary(language)) return Promise.resolve()
  const key = `${kind}|${language}`
  return loadOnce(key, async () => dictionaries.set(key, await load(kind, language)))
}

/** Loads what the entries are also found by. */
export const loadSearchTerms = (language: DictionaryLanguage): Promise<unknown> =>
  loadOnce(`find|${language}`, async () => searchTerms.set(language, (await searchTermLoaders[language]()).default))

/** What the entries are also found by, if it is there. */
export const loadedSearchTerms = (language: DictionaryLanguage): PackedSearchTerms | undefined => searchTerms.get(language)

/** So long a kind waits for another one, in milliseconds. */
const LOAD_TIMEOUT_MS = 3000
export const loadTimeout = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, LOAD_TIMEOUT_MS))

/** One kind after the other, so that the record's own answers have room beside them; one that takes long holds up none. */
export async function loadSequentially(kinds: readonly DictionaryKind[], language: LanguageCode): Promise<void> {
  for (const kind of kinds) await Promise.race([loadDictionary(kind, language), loadTimeout()])
}
