import { isRecordType } from '../../../contract'
import { formatDay } from '../../../fhir/format-date'
import { encodeIdForPath } from '../../../fhir/id'
import { recordLanguage } from '../../../fhir/record-language'
import { MaskedRecordNotice, PrivateRecordMark } from '../../../components/rows/private-record'
import { StatusOnlyChip, useRecordStatus, useRecordStatusText } from '../../../components/rows/record-status'
import { AssertionChips } from '../../../components/rows/assertion-chips'
import { isMaskedRecord } from '../../../resources/masking'
import { placeholderName } from '../../../resources/placeholder-name'
import { descriptorOf } from '../../../resources/descriptors'
import { DataTable } from '../../../ui/data-table'
import { Link } from '../../../ui/link'
import { useFormat, useMessages } from '../../../language/language-context'
import { NamesDisagreeChip } from '../../../components/rows/names-disagree-chip'
import type { ReactNode } from 'react'
import type { Resource } from '../../../fhir/resource'

/** The name of a record as a link to its page, with what another part of the record says against it; a masked record only says so. */
export function NameCell({ record, title }: { record: Resource; title?: string | undefined }) {
  const format = useFormat()
  const messages = useMessages()
  const type = record.resourceType
  if (!isRecordType(type)) return null
  const isMasked = isMaskedRecord(record)
  const name = (isMasked ? undefined : title) ?? descriptorOf(type).title(record, format)
  return (
    <>
      <Link to={`/record/${type}/${encodeIdForPath(record.id)}`}>
        <bdi lang={recordLanguage(record)}>{name ?? placeholderName(record, messages, 'provider')}</bdi>
      </Link>{' '}
      {isMasked ? <MaskedRecordNotice record={record} /> : <PrivateRecordMark record={record} />}
      <AssertionChips record={record} />
      <NamesDisagreeChip record={record} title={name} />
    </>
  )
}

/** The status of a record: text for usual statuses, else a chip. */
export function StatusCell({ record }: { record: Resource }) {
  const text = useRecordStatusText(record)
  const tone = useRecordStatus(record)?.tone
  return tone === 'active' || tone === 'past' ? text : <StatusOnlyChip record={record} />
}

/** The day of a date, without its time. */
export function DayCell({ raw }: { raw: string }) {
  const format = useFormat()
  return (
    <time dateTime={raw}>
      <bdi>{formatDay(raw, { format, style: 'provider' })}</bdi>
    </time>
  )
}

interface ReviewTableProps {
  readonly caption: string
  /** Labels by key; the first column is the row header. Columns without content are left out. */
  readonly columns: Readonly<Record<string, string>>
  readonly rows: readonly { readonly key: string; readonly cells: Readonly<Record<string, ReactNode>> }[]
}

/** A dense table below a heading with the same text as its caption. */
export function ReviewTable({ caption, columns, rows }: ReviewTableProps) {
  const filled = Object.entries(columns).filter(
    ([key], index) => index === 0 || rows.some(({ cells }) => cells[key] !== null && cells[key] !== undefined),
  )
  return (
    <DataTable
      caption={caption}
      hideCaption
      dense
      rowHeader={filled[0]?.[0] ?? ''}
      columns={filled.map(([key, label]) => ({ key, label }))}
      rows={rows}
    />
  )
}
