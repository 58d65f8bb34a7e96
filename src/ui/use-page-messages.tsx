import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { loadSignInMessages, type MessageLoader } from '../i18n/loader'
import { loadPageMessages, loadProviderMessages, withCodeSystemTexts } from '../i18n/messages'
import { LanguageProvider, useLanguage, useMessages } from '../language/language-context'
import { useAudience } from './audience'
import type { LanguageCode } from '../i18n/language'
import type { PageMessages, SignInMessages } from '../i18n/types'

/** The last load that failed while a component waited for it. */
const failures = new Map<MessageLoader<unknown>, { readonly code: LanguageCode; readonly cause: unknown }>()

/** Lets messages that could not be loaded be requested again by the next component that needs them. */
export const forgetFailedMessages = (): void => failures.clear()

/** The loaded messages; suspends the rendering component until then, and throws if they cannot be loaded. */
function readLoaded<T>(loader: MessageLoader<T>, code: LanguageCode): T {
  const messages = loader.loaded(code)
  if (messages !== undefined) return messages
  const failure = failures.get(loader)
  // Reported instead of tried again at once: that could go on forever.
  if (failure?.code === code) throw failure.cause
  // Suspends only while loading: `use` would suspend once even for a resolved promise, and the page would flash when the language changes.
  throw loader(code).catch((cause: unknown) => failures.set(loader, { code, cause }))
}

/** Messages in the current language; suspends until they are loaded. */
export const useLoadedMessages = <T,>(loader: MessageLoader<T>): T => readLoaded(loader, useMessages().language.code)

/** Messages of the record pages for the current audience; inside `PageMessagesProvider` with the texts of code systems. */
export function usePageMessages(): PageMessages {
  const { messages, pageMessages } = useLanguage()
  const { audience } = useAudience()
  const loader = audience === 'provider' ? loadProviderMessages : loadPageMessages
  return pageMessages ?? readLoaded(loader, messages.language.code)
}

/** Provides a record page with its messages, so that all values in it are formatted with the same texts. */
export function PageMessagesProvider({ children }: { children: ReactNode }) {
  const language = useLanguage()
  const messages = withCodeSystemTexts(usePageMessages())
  const value = useMemo(() => ({ ...language, messages, pageMessages: messages }), [language, messages])
  return <LanguageProvider value={value}>{children}</LanguageProvider>
}

/** Messages of the pages before and after a session. */
export function useSignInMessages(): SignInMessages {
  return useLoadedMessages(loadSignInMessages)
}
