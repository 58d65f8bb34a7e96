import { useEffect } from 'react'
import { useMessages } from '../../language/language-context'
import { runWhenIdle } from '../../lib/idle'
import { loadCodeSystemTexts } from '../../i18n/messages'
import type { LanguageCode } from '../../i18n/language'

/** Loads the texts for codes by their code system for the home page, which first renders without: a result that is only a code has no other words. */
export default function DeferredCodeTexts({ onLoaded }: { onLoaded(language: LanguageCode): void }) {
  const { code } = useMessages().language
  useEffect(() => runWhenIdle(() => void loadCodeSystemTexts(code).then(() => onLoaded(code))), [code, onLoaded])
  return null
}
