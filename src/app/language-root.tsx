import { useLayoutEffect, useMemo, useState } from 'react'
import { LanguageProvider } from '../ui/language'
import { provideValueTables } from '../words/value-tables'
import { firstLanguage } from '../words/language'
import { loadPageWords, loadPlaceWords, loadSignInWords, loadStaffWords, loadSystemWords, loadWords } from '../words/load'
import type { ReactNode } from 'react'
import type { Words } from '../words'
import type { LanguageCode } from '../words/language'

const key = 'plainchart.language'

/** The language chosen on this device; nothing where the browser keeps nothing. */
function kept(): string | null {
  try {
    // eslint-disable-next-line no-restricted-globals -- the code of a language says nothing of a record
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function keep(code: LanguageCode): void {
  try {
    // eslint-disable-next-line no-restricted-globals -- the code of a language says nothing of a record
    localStorage.setItem(key, code)
  } catch {
    // A browser that keeps nothing: the choice holds until the page is loaded again.
  }
}

/** The words to begin with: as chosen on this device, else in the browser's language. */
export function loadFirstWords(): Promise<Words> {
  return loadWords(firstLanguage(kept(), navigator.languages))
}

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
      const [chosen] = await Promise.all([loadWords(next), loadPageWords(next), loadSignInWords(next), loadStaffWords(next), loadPlaceWords(next), loadSystemWords(next)])
      provideValueTables(chosen.language.locale, chosen.valueTables)
      keep(next)
      setWords(chosen)
    }
    return { words, choose }
  }, [words])

  return <LanguageProvider value={value}>{children}</LanguageProvider>
}
