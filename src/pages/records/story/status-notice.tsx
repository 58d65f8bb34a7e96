import { formatStatus } from '../../../clinical/status/format-status'
import { useRecordStatus } from '../../../components/rows/record-status'
import { useAudience } from '../../../ui/audience'
import { Banner } from '../../../ui/banner'
import { usePageMessages } from '../../../ui/use-page-messages'
import type { StatusKey } from '../../../clinical/status/record-status'
import type { Resource } from '../../../fhir/resource'

/** The status of a record as text, if the reader must know it before the content: not of what is plainly current or final, and not `stated` ones. */
export function useNotableStatus(record: Resource, stated: readonly StatusKey[]): string | undefined {
  const messages = usePageMessages()
  const { audience } = useAudience()
  const status = useRecordStatus(record)
  const isNotable = status !== undefined && status.tone !== 'none' && status.tone !== 'active'
  return isNotable && !stated.includes(status.key) ? formatStatus(status, messages, audience) : undefined
}

/** A notice with the status of a record, such as that it is not final. */
export function StatusNotice({ record, stated }: { record: Resource; stated: readonly StatusKey[] }) {
  const title = useNotableStatus(record, stated)
  return title === undefined ? null : <Banner tone="warn" title={title} />
}
