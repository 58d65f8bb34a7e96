import { createContext, useContext, type ReactNode } from 'react'
import { phraseOf } from '../../clinical/status/registry'
import { phraseText } from '../../clinical/status/format-status'
import { useAudience, useWords } from '../../ui/language'
import { StatusChip } from '../../ui/status-chip'
import { useStatusContext } from '../patient/status-context'
import type { Phrase, StatusKey } from '../../clinical/status/status'
import type { Resource } from '../../fhir/resource'

const none: readonly StatusKey[] = []
const Said = createContext(none)

/** Rows below do not repeat what their heading says. */
export function UnderHeading({ says, children }: { says: readonly StatusKey[]; children: ReactNode }) {
  return <Said value={says}>{children}</Said>
}

/** What stands inside a row has no heading of its own. */
export function WithoutHeading({ children }: { children: ReactNode }) {
  return <Said value={none}>{children}</Said>
}

/** What became of a record. */
export function usePhrase(record: Resource): Phrase | undefined {
  return phraseOf(record, useStatusContext())
}

/** What became of a record in the words of who reads. */
export function usePhraseText(record: Resource): string | undefined {
  const words = useWords()
  const { audience } = useAudience()
  const phrase = usePhrase(record)
  return phrase && phraseText(phrase, words, audience)
}

/**
 * The one line and the one tone of a record. In lists a line that says nothing of note is left out, and one that the heading says; `always` says it
 * all the same. On paper the heading may stand on the page before, so what does not simply hold says so in each row. Of a directory entry without a
 * status there is nothing to say anywhere.
 */
export function RecordPhrase({ record, always = false }: { record: Resource; always?: boolean }) {
  const phrase = usePhrase(record)
  const text = usePhraseText(record)
  const said = useContext(Said)
  if (!phrase || (phrase.tone === 'none' && (!always || phrase.key === 'notGiven'))) return null
  const chip = <StatusChip tone={phrase.tone}>{text}</StatusChip>
  if (always || !said.includes(phrase.key)) return chip
  return phrase.tone === 'now' ? null : <span className="print-only">{chip}</span>
}
