import type { LanguageCode } from './language'
import type {
  AfterListsMessages,
  CodeSystemTexts,
  FindSystemMessages,
  HomeMessages,
  NavigationMessages,
  OpenFileMessages,
  ProviderMessages,
  QuestionnaireMessages,
  RecordPageMessages,
  SignInMessages,
} from './types'

/** Loads messages once per language; after a failure the next call tries again. */
export interface MessageLoader<T> {
  (code: LanguageCode): Promise<T>
  /** The messages if they are loaded, so that a page can render without suspending. */
  loaded(code: LanguageCode): T | undefined
}

export function createMessageLoader<T>(load: (code: LanguageCode) => Promise<T>): MessageLoader<T> {
  const values = new Map<LanguageCode, T>()
  const promises = new Map<LanguageCode, Promise<T>>()
  const start = async (code: LanguageCode): Promise<T> => {
    try {
      const value = await load(code)
      values.set(code, value)
      return value
    } catch (cause) {
      promises.delete(code)
      throw cause
    }
  }
  const loader = (code: LanguageCode): Promise<T> => {
    const promise = promises.get(code) ?? start(code)
    promises.set(code, promise)
    return promise
  }
  return Object.assign(loader, { loaded: (code: LanguageCode) => values.get(code) })
}

/** Messages that are loaded together: one chunk for each language. */
interface Bundles {
  /** The app shell and the home page. */
  readonly home: HomeMessages
  /** What the home page shows after its lists. */
  readonly afterLists: AfterListsMessages
  readonly recordPages: RecordPageMessages
  readonly codeSystems: CodeSystemTexts
  readonly provider: ProviderMessages
  /** The pages before and after a session. */
  readonly signIn: SignInMessages
  readonly navigation: NavigationMessages
  readonly questionnaire: QuestionnaireMessages
  /** The search for a health system, on sites with a directory. */
  readonly findSystem: FindSystemMessages
  /** Opening a saved file. */
  readonly openFile: OpenFileMessages
}

type BundleImports = { readonly [B in keyof Bundles]: () => Promise<Bundles[B]> }

const en: BundleImports = {
  home: async () => (await import('./locales/en/home')).home,
  afterLists: async () => (await import('./locales/en/after-lists')).afterLists,
  recordPages: async () => (await import('./locales/en/record-pages')).recordPages,
  codeSystems: async () => (await import('./locales/en/code-systems')).codeSystems,
  provider: async () => (await import('./locales/en/provider')).provider,
  signIn: async () => (await import('./locales/en/sign-in')).signIn,
  navigation: async () => (await import('./locales/en/navigation')).navigation,
  questionnaire: async () => (await import('./locales/en/questionnaire')).questionnaire,
  findSystem: async () => (await import('./locales/en/find-system')).findSystem,
  openFile: async () => (await import('./locales/en/open-file')).openFile,
}

const es: BundleImports = {
  home: async () => (await import('./locales/es/home')).home,
  afterLists: async () => (await import('./locales/es/after-lists')).afterLists,
  recordPages: async () => (await import('./locales/es/record-pages')).recordPages,
  codeSystems: async () => (await import('./locales/es/code-systems')).codeSystems,
  provider: async () => (await import('./locales/es/provider')).provider,
  signIn: async () => (await import('./locales/es/sign-in')).signIn,
  navigation: async () => (await import('./locales/es/navigation')).navigation,
  questionnaire: async () => (await import('./locales/es/questionnaire')).questionnaire,
  findSystem: async () => (await import('./locales/es/find-system')).findSystem,
  openFile: async () => (await import('./locales/es/open-file')).openFile,
}

/** A loader of messages that are one file for each language. */
export const createBundleLoader = <T>(english: () => Promise<T>, spanish: () => Promise<T>): MessageLoader<T> =>
  createMessageLoader(async (code) => {
    if (code === 'en') return english()
    if (code === 'es') return spanish()
    const [{ pseudoLocalize }, messages] = await Promise.all([import('./pseudo-locale'), english()])
    return pseudoLocalize(messages)
  })

const bundleLoader = <B extends keyof Bundles>(bundle: B): MessageLoader<Bundles[B]> =>
  createBundleLoader(en[bundle], es[bundle])

// This module imports nothing else: the entry chunk requests messages before the code that formats them is loaded.
export const loadHomeBundle = bundleLoader('home')
export const loadAfterListsBundle = bundleLoader('afterLists')
export const loadRecordPagesBundle = bundleLoader('recordPages')
export const loadCodeSystemsBundle = bundleLoader('codeSystems')
export const loadProviderBundle = bundleLoader('provider')
export const loadSignInMessages = bundleLoader('signIn')
export const loadNavigationMessages = bundleLoader('navigation')
export const loadQuestionnaireMessages = bundleLoader('questionnaire')
export const loadFindSystemMessages = bundleLoader('findSystem')
export const loadOpenFileMessages = bundleLoader('openFile')
