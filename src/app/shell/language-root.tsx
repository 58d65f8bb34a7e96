import { useLayoutEffect, useMemo, useState } from 'react'
import { LanguageProvider } from '../../ui/language'
import { activateValueTables } from '../../i18n/value-tables'
import {
  loadPageMessages,
  loadNavigationMessages,
  loadSignInMessages,
  loadProviderMessages,
  loadCodeSystemTexts,
  loadMessages,
} from '../../i18n/load'
import { saveLanguage } from '../initial-language'
import type { ReactNode } from 'react'
import type { Messages } from '../../i18n'
import type { LanguageCode } from '../../i18n/language'

/** Holds the language in use, and tells the document. */
export function LanguageRoot({ first, children }: { first: Messages; children: ReactNode }) {
  const [words, setWords] = useState(first)
  const { code, dir } = words.language

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
      activateValueTables(chosen.language.locale, chosen.valueTables)
      saveLanguage(next)
      setWords(chosen)
    }
    return { messages: words, choose }
  }, [words])

  return <LanguageProvider value={value}>{children}</LanguageProvider>
}
