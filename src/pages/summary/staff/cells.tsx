import { Link } from 'react-router'
import { isRecordType } from '../../../contract'
import { formatDay } from '../../../fhir/format-date'
import { idInPath } from '../../../fhir/id'
import { languageOf } from '../../../components/rows/resource-row'
import { PrivateCover, PrivateMark } from '../../../components/private-record'
import { RecordPhrase, usePhrase, usePhraseText } from '../../../components/rows/record-status'
import { isCover } from '../../../resources/cover'
import { nameless } from '../../../resources/nameless'
import { describe } from '../../../resources/registry'
import { DataTable } from '../../../ui/data-table'
import { useLocale, useWords } from '../../../ui/language'
import type { ReactNode } from 'react'
import type { Resource } from '../../../fhir/resource'

/** The name of a record as the way to its page; one that is covered only says so. */
export function NameCell({ record, title }: { record: Resource; title?: string | undefined }) {
  const words = useWords()
  const type = record.resourceType
  if (!isRecordType(type)) return null
  const covered = isCover(record)
  const name = (covered ? undefined : title) ?? describe(type).title(record)
  return (
    <>
      <Link to={`/record/${type}/${idInPath(record.id)}`}>
        <bdi lang={languageOf(record)}>{name ?? nameless(record, words, 'provider')}</bdi>
      </Link>{' '}
      {covered ? <PrivateCover record={record} /> : <PrivateMark record={record} />}
    </>
  )
}

/** What became of a record in words alone where that is as expected; with its shape where it asks for a second look. */
export function PhraseCell({ record }: { record: Resource }) {
  const text = usePhraseText(record)
  const tone = usePhrase(record)?.tone
  return tone === 'now' || tone === 'past' ? text : <RecordPhrase record={record} />
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

interface TableProps {
  readonly caption: string
  /** By key; the first one names the row. A column in which no row says anything is left out. */
  readonly columns: Readonly<Record<string, string>>
  readonly rows: readonly { readonly key: string; readonly cells: Readonly<Record<string, ReactNode>> }[]
}

/** A table below a heading that names it, as low as it can be. */
export function ReviewTable({ caption, columns, rows }: TableProps) {
  const said = Object.entries(columns).filter(
    ([key], index) => index === 0 || rows.some(({ cells }) => cells[key] !== null && cells[key] !== undefined),
  )
  return (
    <DataTable
      caption={caption}
      titled
      dense
      rowHeader={said[0]?.[0] ?? ''}
      columns={said.map(([key, label]) => ({ key, label }))}
      rows={rows}
    />
  )
}
