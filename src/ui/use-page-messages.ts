import { loadSignInMessages, type MessageLoader } from '../i18n/loader'
import { loadPageMessages, loadProviderMessages } from '../i18n/messages'
import { useAudience, useMessages } from './language'
import type { PageMessages, SignInMessages } from '../i18n/types'

/** Messages in the current language; suspends until they are loaded. */
export function useLoadedMessages<T>(loader: MessageLoader<T>): T {
  const { code } = useMessages().language
  const messages = loader.loaded(code)
  // Suspends only while loading: `use` would suspend once even for a resolved promise, and the page would flash when the language changes.
  if (messages === undefined) throw loader(code)
  return messages
}

/** Messages of the record pages for the current audience. */
export function usePageMessages(): PageMessages {
  const { audience } = useAudience()
  return useLoadedMessages(audience === 'provider' ? loadProviderMessages : loadPageMessages)
}

/** Messages of the pages before and after a session. */
export function useSignInMessages(): SignInMessages {
  return useLoadedMessages(loadSignInMessages)
}
