import { Link } from 'react-router'
import { isRecordType } from '../../../contract'
import { formatDay } from '../../../fhir/format-date'
import { encodeIdForPath } from '../../../fhir/id'
import { recordLanguage } from '../../../components/rows/resource-row'
import { MaskedRecordNotice, PrivateRecordMark } from '../../../components/rows/private-record'
import { RecordStatusChip, useRecordStatus, useRecordStatusText } from '../../../components/rows/record-status'
import { isMaskedRecord } from '../../../resources/masking'
import { placeholderName } from '../../../resources/placeholder-name'
import { descriptorOf } from '../../../resources/descriptors'
import { DataTable } from '../../../ui/data-table'
import { useLocale, useMessages } from '../../../ui/language'
import type { ReactNode } from 'react'
import type { Resource } from '../../../fhir/resource'

/** The name of a record as the way to its page; one that is covered only says so. */
export function NameCell({ record, title }: { record: Resource; title?: string | undefined }) {
  const words = useMessages()
  const type = record.resourceType
  if (!isRecordType(type)) return null
  const covered = isMaskedRecord(record)
  const name = (covered ? undefined : title) ?? descriptorOf(type).title(record)
  return (
    <>
      <Link to={`/record/${type}/${encodeIdForPath(record.id)}`}>
        <bdi lang={recordLanguage(record)}>{name ?? placeholderName(record, words, 'provider')}</bdi>
      </Link>{' '}
      {covered ? <MaskedRecordNotice record={record} /> : <PrivateRecordMark record={record} />}
    </>
  )
}

/** What became of a record in words alone where that is as expected; with its shape where it asks for a second look. */
export function StatusCell({ record }: { record: Resource }) {
  const text = useRecordStatusText(record)
  const tone = useRecordStatus(record)?.tone
  return tone === 'now' || tone === 'past' ? text : <RecordStatusChip record={record} />
}

/** The day of a date; its time is on the page of the record. */
export function DayCell({ raw }: { raw: string }) {
  const locale = useLocale()
  return (
    <time dateTime={raw}>
      <bdi>{formatDay(raw, { locale, style: 'provider' })}</bdi>
    </time>
  )
}

interface ReviewTableProps {
  readonly caption: string
  /** By key; the first one names the row. A column in which no row says anything is left out. */
  readonly columns: Readonly<Record<string, string>>
  readonly rows: readonly { readonly key: string; readonly cells: Readonly<Record<string, ReactNode>> }[]
}

/** A table below a heading that names it, as low as it can be. */
export function ReviewTable({ caption, columns, rows }: ReviewTableProps) {
  const said = Object.entries(columns).filter(
    ([key], index) => index === 0 || rows.some(({ cells }) => cells[key] !== null && cells[key] !== undefined),
  )
  return (
    <DataTable
      caption={caption}
      hideCaption
      dense
      rowHeader={said[0]?.[0] ?? ''}
      columns={said.map(([key, label]) => ({ key, label }))}
      rows={rows}
    />
  )
}
