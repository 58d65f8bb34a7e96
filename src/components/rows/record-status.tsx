import { createContext, useContext, type ReactNode } from 'react'
import { statusOf } from '../../clinical/status/status-of'
import { formatStatus } from '../../clinical/status/format-status'
import { useTextAudience } from '../../ui/detail-level'
import { useMessages } from '../../language/language-context'
import { StatusChip } from '../../ui/status-chip'
import { useStatusContext } from '../patient/status-context'
import { AssertionChips } from './assertion-chips'
import type { RecordStatus, StatusKey } from '../../clinical/status/record-status'
import type { Resource } from '../../fhir/resource'

const noStatuses: readonly StatusKey[] = []
const HeadingStatuses = createContext(noStatuses)

interface UnderHeadingProps {
  readonly statuses: readonly StatusKey[]
  readonly children: ReactNode
}

/** Rows below a heading do not repeat the statuses it implies. */
export function UnderHeading({ statuses, children }: UnderHeadingProps) {
  return <HeadingStatuses value={statuses}>{children}</HeadingStatuses>
}

/** Resets `UnderHeading` for the content of a row. */
export function WithoutHeading({ children }: { children: ReactNode }) {
  return <HeadingStatuses value={noStatuses}>{children}</HeadingStatuses>
}

/** The status of a record; undefined for types without one. */
export function useRecordStatus(record: Resource): RecordStatus | undefined {
  return statusOf(record, useStatusContext())
}

/** The status of a record as text, at the current level of detail. */
export function useRecordStatusText(record: Resource): string | undefined {
  const messages = useMessages()
  const audience = useTextAudience()
  const status = useRecordStatus(record)
  return status && formatStatus(status, messages, audience)
}

/** The status of a record, and what another part of the record says against it, as chips. */
export function RecordStatusChip({ record, always = false }: { record: Resource; always?: boolean }) {
  return (
    <>
      <StatusOnlyChip record={record} always={always} />
      <AssertionChips record={record} />
    </>
  )
}

/**
 * The status of a record as a chip. Lists omit unremarkable statuses and those implied by the heading, unless `always`. In print, where the
 * heading may be on another page, rows repeat all but current statuses. Directory entries without a status never have a chip.
 */
export function StatusOnlyChip({ record, always = false }: { record: Resource; always?: boolean }) {
  const status = useRecordStatus(record)
  const text = useRecordStatusText(record)
  const implied = useContext(HeadingStatuses)
  if (!status || (status.tone === 'none' && (!always || status.key === 'notGiven'))) return null
  const chip = <StatusChip tone={status.tone}>{text}</StatusChip>
  if (always || !implied.includes(status.key)) return chip
  return status.tone === 'active' ? null : <span className="print-only">{chip}</span>
}
