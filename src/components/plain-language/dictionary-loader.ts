import type { Dictionary } from '../../dictionary/dictionary'
import type { DictionaryKind } from '../../dictionary/dictionary-kinds'
import type { PlainName } from '../../dictionary/concept'
import type { CodedConcept } from '../../dictionary/coded-concept'
import type { PackedDictionary, PackedSearchTerms } from '../../dictionary/dictionary'
import type { LanguageCode } from '../../i18n/language'

/** Languages that the dictionary is written in. */
type DictionaryLanguage = 'en' | 'es'

/** Whether there is a dictionary in a language. */
export const hasDictionary = (code: LanguageCode): code is DictionaryLanguage => code === 'en' || code === 'es'

type DictionaryModule = Promise<{ readonly default: PackedDictionary }>

// A file holds a whole kind and is requested per page, never by record content: the web server learns nothing about the patient.
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

/** Additional search terms of the entries; only loaded by the search page. */
const searchTermLoaders: Readonly<Record<DictionaryLanguage, () => Promise<{ readonly default: PackedSearchTerms }>>> =
  {
    en: () => import('virtual:dictionary-find-en'),
    es: () => import('virtual:dictionary-find-es'),
  }

/** The loaded dictionary of a kind, with its look-up. */
export interface LoadedDictionary {
  readonly dictionary: Dictionary
  lookUp(concept: CodedConcept): PlainName | undefined
  /** Whether the code and the words of a concept are known to mean different things. */
  namesDisagree(concept: CodedConcept): boolean
  /** Whether a plain name of a concept can stand without the words of the record. */
  saysAll(concept: CodedConcept, plain: PlainName): boolean
}

/** The look-up of medicines, with the names of those without an entry. */
const loadMedicineLookUp = async () => (await import('../../dictionary/look-up-medicine')).lookUpMedicine

async function load(kind: DictionaryKind, language: DictionaryLanguage): Promise<LoadedDictionary> {
  const [{ default: packed }, { createDictionary }, { lookUpPlainName, namesDisagree, saysAll }, find] =
    await Promise.all([
      loaders[language][kind](),
      import('../../dictionary/dictionary'),
      import('../../dictionary/look-up'),
      kind === 'medicines' ? loadMedicineLookUp() : undefined,
    ])
  const dictionary = createDictionary(kind, language, packed)
  return {
    dictionary,
    lookUp: (concept) => lookUpPlainName(dictionary, concept, find),
    namesDisagree: (concept) => namesDisagree(dictionary, concept, find),
    saysAll: (concept, plain) => saysAll(dictionary, concept, plain),
  }
}

const dictionaries = new Map<string, LoadedDictionary>()
const searchTerms = new Map<DictionaryLanguage, PackedSearchTerms>()
const loading = new Map<string, Promise<unknown>>()
const listeners = new Set<() => void>()

export type LoadedDictionaries = Readonly<Partial<Record<DictionaryKind, LoadedDictionary>>>

/** Results of `loadedDictionaries` until the next load: `useSyncExternalStore` needs a stable snapshot. */
const snapshots = new Map<string, LoadedDictionaries>()

/** The loaded dictionaries of the space-separated `kinds`. */
export function loadedDictionaries(kinds: string, language: LanguageCode): LoadedDictionaries {
  const key = `${kinds}|${language}`
  const known = snapshots.get(key)
  if (known) return known
  const snapshot: LoadedDictionaries = Object.fromEntries(
    kinds.split(' ').map((kind) => [kind, dictionaries.get(`${kind}|${language}`)]),
  )
  snapshots.set(key, snapshot)
  return snapshot
}

/** Subscribes to loaded dictionaries and search terms; returns the unsubscribe function. */
export function onDictionaryLoaded(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Loads a file once and notifies the listeners; after a failure, the next page retries. */
function loadOnce(key: string, run: () => Promise<unknown>): Promise<unknown> {
  const known = loading.get(key)
  if (known) return known
  const promise = run().then(
    () => {
      snapshots.clear()
      for (const listener of listeners) listener()
    },
    () => loading.delete(key),
  )
  loading.set(key, promise)
  return promise
}

/** Loads the dictionary of a kind. */
export function loadDictionary(kind: DictionaryKind, language: LanguageCode): Promise<unknown> {
  if (!hasDictionary(language)) return Promise.resolve()
  const key = `${kind}|${language}`
  return loadOnce(key, async () => dictionaries.set(key, await load(kind, language)))
}

/** Loads the additional search terms. */
export const loadSearchTerms = (language: DictionaryLanguage): Promise<unknown> =>
  loadOnce(`find|${language}`, async () => searchTerms.set(language, (await searchTermLoaders[language]()).default))

/** The additional search terms; undefined until they are loaded. */
export const loadedSearchTerms = (language: DictionaryLanguage): PackedSearchTerms | undefined =>
  searchTerms.get(language)

/** How long one kind may delay the next. */
const LOAD_TIMEOUT_MS = 3000
/** Resolves after a time in milliseconds, by default after the load timeout. */
export const loadTimeout = (milliseconds = LOAD_TIMEOUT_MS): Promise<unknown> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Loads one kind after the other, to leave bandwidth for FHIR requests; a slow one does not block the next. */
export async function loadSequentially(kinds: readonly DictionaryKind[], language: LanguageCode): Promise<void> {
  for (const kind of kinds) await Promise.race([loadDictionary(kind, language), loadTimeout()])
}
