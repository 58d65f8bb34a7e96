import { useLayoutEffect, useMemo, useState } from 'react'
import { LanguageProvider } from '../../ui/language'
import { provideValueTables } from '../../i18n/value-tables'
import {
  loadPageWords,
  loadPlaceWords,
  loadSignInWords,
  loadStaffWords,
  loadSystemWords,
  loadWords,
} from '../../i18n/load'
import { keepLanguage } from '../first-language'
import type { ReactNode } from 'react'
import type { Words } from '../../i18n'
import type { LanguageCode } from '../../i18n/language'

/** Holds the language in use, and tells the document. */
export function LanguageRoot({ first, children }: { first: Words; children: ReactNode }) {
  const [words, setWords] = useState(first)
  const { code, dir } = words.language

  useLayoutEffect(() => {
    document.documentElement.lang = code
    document.documentElement.dir = dir
  }, [code, dir])

  const value = useMemo(() => {
    const choose = async (next: LanguageCode) => {
      const [chosen] = await Promise.all([
        loadWords(next),
        loadPageWords(next),
        loadSignInWords(next),
        loadStaffWords(next),
        loadPlaceWords(next),
        loadSystemWords(next),
      ])
      provideValueTables(chosen.language.locale, chosen.valueTables)
      keepLanguage(next)
      setWords(chosen)
    }
    return { words, choose }
  }, [words])

  return <LanguageProvider value={value}>{children}</LanguageProvider>
}
