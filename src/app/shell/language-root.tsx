import { useLayoutEffect, useMemo, useState } from 'react'
import { LanguageProvider } from '../../language/language-context'
import { loadPageMessages, loadProviderMessages, loadCodeSystemTexts, loadMessages } from '../../i18n/messages'
import { loadNavigationMessages, loadSignInMessages } from '../../i18n/loader'
import { saveLanguage } from '../initial-language'
import type { ReactNode } from 'react'
import type { Messages } from '../../i18n/types'
import type { LanguageCode } from '../../i18n/language'

/** Provides the current language and sets `lang` and `dir` of the document. */
export function LanguageRoot({ initialMessages, children }: { initialMessages: Messages; children: ReactNode }) {
  const [messages, setMessages] = useState(initialMessages)
  const { code, dir } = messages.language

  useLayoutEffect(() => {
    document.documentElement.lang = code
    document.documentElement.dir = dir
  }, [code, dir])

  const value = useMemo(() => {
    const choose = async (next: LanguageCode) => {
      const [chosen] = await Promise.all([
        loadMessages(next),
        loadPageMessages(next),
        loadSignInMessages(next),
        loadProviderMessages(next),
        loadNavigationMessages(next),
        loadCodeSystemTexts(next),
      ])
      saveLanguage(next)
      setMessages(chosen)
    }
    return { messages, choose }
  }, [messages])

  return <LanguageProvider value={value}>{children}</LanguageProvider>
}
