import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useSession } from '../../auth/session/session-provider'
import { useFormat } from '../../language/language-context'
import { isSaveDataOn, runWhenIdle } from '../../lib/idle'
import { useAudience } from '../../ui/audience'
import { isTermLanguage, loadedNoteTerms, loadNoteTerms, onNoteTermsLoaded } from './note-terms-loader'

/** A term in a text: `text.slice(start, end)`. */
export interface ExplainedTerm {
  readonly start: number
  readonly end: number
  readonly name: string
  readonly about: string
  readonly isReviewed: boolean
}

interface NoteTerms {
  readonly terms: readonly ExplainedTerm[]
  /** `off`: nothing is explained here; `asked`: only when the reader asks for it, as the browser saves data. */
  readonly state: 'off' | 'asked' | 'loading' | 'ready'
  /** Loads the explanations. */
  load(): void
}

const none: readonly ExplainedTerm[] = []
/** How much of a text shows its language. */
const LANGUAGE_CHARACTERS = 5000

/** The terms that can be explained in a text, which are loaded after the page. Care staff do not need them. */
export function useNoteTerms(text: string, stated: string | undefined): NoteTerms {
  const { code, detectLanguage } = useFormat()
  const { ehr } = useSession()
  const { audience } = useAudience()
  const [isWanted, setIsWanted] = useState(() => !isSaveDataOn())
  const loaded = useSyncExternalStore(onNoteTermsLoaded, () => loadedNoteTerms(code))
  const language = stated?.slice(0, 2).toLowerCase() ?? detectLanguage?.(text.slice(0, LANGUAGE_CHARACTERS)) ?? code
  const isOff = audience === 'provider' || !isTermLanguage(language) || !isTermLanguage(code)
  useEffect(() => {
    if (isOff || !isWanted) return undefined
    return runWhenIdle(() => void loadNoteTerms(code))
  }, [isOff, isWanted, code])
  const reviewedOnly = ehr.reviewedWordsOnly === true
  const terms = useMemo(() => {
    if (isOff || !loaded || !isTermLanguage(language)) return none
    const reviewed = new Set(loaded.terms.reviewed)
    const found = loaded.find(text, language).map(({ start, end, term }): ExplainedTerm => {
      const [name = '', sentence = -1] = loaded.terms.terms[term] ?? []
      return { start, end, name, about: loaded.terms.sentences[sentence] ?? '', isReviewed: reviewed.has(term) }
    })
    return reviewedOnly ? found.filter(({ isReviewed }) => isReviewed) : found
  }, [isOff, loaded, text, language, reviewedOnly])
  if (isOff) return { terms: none, state: 'off', load: () => undefined }
  const waiting = isWanted ? 'loading' : 'asked'
  return { terms, state: loaded ? 'ready' : waiting, load: () => setIsWanted(true) }
}
