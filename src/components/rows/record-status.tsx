import { createContext, useContext, type ReactNode } from 'react'
import { statusOf } from '../../clinical/status/status-of'
import { formatStatus } from '../../clinical/status/format-status'
import { useAudience, useMessages } from '../../ui/language'
import { StatusChip } from '../../ui/status-chip'
import { useStatusContext } from '../patient/status-context'
import type { RecordStatus, StatusKey } from '../../clinical/status/record-status'
import type { Resource } from '../../fhir/resource'

const noStatuses: readonly StatusKey[] = []
const HeadingStatuses = createContext(noStatuses)

/** Rows below do not repeat what their heading says. */
export function UnderHeading({ says, children }: { says: readonly StatusKey[]; children: ReactNode }) {
  return <HeadingStatuses value={says}>{children}</HeadingStatuses>
}

/** What stands inside a row has no heading of its own. */
export function WithoutHeading({ children }: { children: ReactNode }) {
  return <HeadingStatuses value={noStatuses}>{children}</HeadingStatuses>
}

/** What became of a record. */
export function useRecordStatus(record: Resource): RecordStatus | undefined {
  return statusOf(record, useStatusContext())
}

/** What became of a record in the words of who reads. */
export function useRecordStatusText(record: Resource): string | undefined {
  const words = useMessages()
  const { audience } = useAudience()
  const phrase = useRecordStatus(record)
  return phrase && formatStatus(phrase, words, audience)
}

/**
 * The one line and the one tone of a record. In lists a line that says nothing of note is left out, and one that the heading says; `always` says it
 * all the same. On paper the heading may stand on the page before, so what does not simply hold says so in each row. Of a directory entry without a
 * status there is nothing to say anywhere.
 */
export function RecordStatusChip({ record, always = false }: { record: Resource; always?: boolean }) {
  const phrase = useRecordStatus(record)
  const text = useRecordStatusText(record)
  const said = useContext(HeadingStatuses)
  if (!phrase || (phrase.tone === 'none' && (!always || phrase.key === 'notGiven'))) return null
  const chip = <StatusChip tone={phrase.tone}>{text}</StatusChip>
  if (always || !said.includes(phrase.key)) return chip
  return phrase.tone === 'now' ? null : <span className="print-only">{chip}</span>
}
