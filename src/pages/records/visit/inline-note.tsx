import { objectsOf, textOf } from '../../../lib/json'
import { referenceOf } from '../../../fhir/reference'
import { withoutAuthor } from '../../../clinical/documents/without-author'
import { isMaskedRecord } from '../../../resources/masking'
import { descriptorOf } from '../../../resources/descriptors'
import { isSameText } from '../../../clinical/observations/report-text'
import { ExplainedParagraph } from '../../../components/note-terms/explained-paragraph'
import { MaskedRecordNotice, PrivateRecordMark } from '../../../components/rows/private-record'
import { RecordStatusChip } from '../../../components/rows/record-status'
import { RowLine } from '../../../components/rows/row-line'
import { useConceptNames } from '../../../ui/concept-names'
import { DateText } from '../../../ui/date-text'
import { Disclosure } from '../../../ui/disclosure'
import { useAudience } from '../../../ui/audience'
import { Link } from '../../../ui/link'
import { usePageMessages } from '../../../ui/use-page-messages'
import { ReferenceProvider } from '../../../ui/reference-context'
import { Value } from '../../../ui/value'
import { useRecordReferences } from '../detail-references'
import { Byline } from '../story/byline'
import { NoteFiles } from './note-files'
import { noteHref } from './note-href'
import styles from './visit.module.css'
import type { ReactNode } from 'react'
import { conclusionOf, type NoteRecord, type ClinicalNote } from '../../../clinical/encounters/visit-notes'
import type { ResourceOf } from '../../../fhir/resource'
import { useFormat } from '../../../language/language-context'
import { RecordText } from '../../../ui/record-text'

function useNoteName(sent: NoteRecord, isByline: boolean): string {
  const record = isByline ? withoutAuthor(sent) : sent
  const format = useFormat()
  const { typeNames, documents } = usePageMessages()
  const type = record.resourceType
  return (
    descriptorOf(type).title(record, format) ??
    (type === 'DocumentReference' ? documents.noName : typeNames.DiagnosticReport.patient.one)
  )
}

/** A note by its name in the reader's language, with the words of the record where they say more. */
function NoteLink({ record, isByline = false }: { record: NoteRecord; isByline?: boolean }) {
  const name = useNoteName(record, isByline)
  const found = useConceptNames().ofRecord(isByline ? withoutAuthor(record) : record, name)
  const own = <RecordText text={name} isCoded />
  return (
    <Link to={noteHref(record)}>
      {found?.name ?? own}
      {found?.isWhole === false ? <> ({own})</> : null}
    </Link>
  )
}

/** A note inline: status and date, then its text; with `atOnce`, remote text is fetched without a click. `hasByline`: authors and day in one line. */
export function InlineNote({
  written: { record, older, copies },
  atOnce,
  hasByline = false,
  children,
}: {
  written: ClinicalNote
  atOnce: boolean
  hasByline?: boolean
  children?: ReactNode
}) {
  const { documents, byType } = usePageMessages()
  const isMasked = isMaskedRecord(record)
  return (
    <div className={styles['note']}>
      <h3>
        <NoteLink record={record} isByline={hasByline} />
      </h3>
      <div className="row">
        <RecordStatusChip record={record} />
        {isMasked ? null : <PrivateRecordMark record={record} />}
        {hasByline && !isMasked ? <Byline record={record} className="muted small" /> : <NoteDate record={record} />}
      </div>
      {children}
      {isMasked ? (
        <MaskedRecordNotice record={record} />
      ) : (
        <NoteText record={record} atOnce={atOnce} hasByline={hasByline} />
      )}
      {copies.length === 0 ? null : (
        <p>
          {byType.visit.copies}{' '}
          {copies.map((copy, index) => (
            <span key={copy.id ?? index}>
              {index > 0 ? ', ' : ''}
              <NoteLink record={copy} />
            </span>
          ))}
        </p>
      )}
      {older.length === 0 ? null : (
        <Disclosure summary={documents.olderVersions(older.length)}>
          <ul>
            {older.map((each, index) => (
              <li key={each.id ?? index}>
                <NoteLink record={each} /> <RecordStatusChip record={each} />
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  )
}

function NoteDate({ record }: { record: NoteRecord }) {
  const { views, dateLabel } = usePageMessages()
  const { audience } = useAudience()
  const date = descriptorOf(record.resourceType).date(record)
  return (
    <p className="muted small">
      {date ? (
        <>
          {dateLabel(date.label, audience, date.raw)} <DateText raw={date.raw} />
        </>
      ) : (
        views.common.noDate
      )}
    </p>
  )
}

function NoteText({ record, atOnce, hasByline }: { record: NoteRecord; atOnce: boolean; hasByline: boolean }) {
  const format = useFormat()
  const { documents, label } = usePageMessages()
  const conclusion = conclusionOf(record)
  const isReport = record.resourceType === 'DiagnosticReport'
  const name = descriptorOf(record.resourceType).title(record, format)
  const description = isReport ? undefined : textOf(record.description)
  return (
    <>
      {description === undefined || description === name ? null : (
        <p className="muted">
          <RecordText text={description} />
        </p>
      )}
      {isReport ? <RowLine type="DiagnosticReport" resource={record} title={name} /> : null}
      {isReport || hasByline ? null : <UnnamedAuthors note={record} />}
      {conclusion === undefined ? null : (
        <ExplainedParagraph
          text={conclusion}
          before={
            <>
              <strong>{label('DiagnosticReport.conclusion', 'patient')}:</strong>{' '}
            </>
          }
        />
      )}
      <NoteFiles
        record={record}
        atOnce={atOnce}
        isAlreadyShown={(text) => conclusion !== undefined && isSameText(text, conclusion)}
        none={isReport ? null : <p>{documents.noFile}</p>}
      />
    </>
  )
}

/** The authors given only by reference; the name of a note includes those with a display name. */
function UnnamedAuthors({ note }: { note: ResourceOf<'DocumentReference'> }) {
  const nameless = objectsOf(note.author).filter(
    (author) => textOf(author['display']) === undefined && textOf(author['reference']) !== undefined,
  )
  return nameless.length > 0 ? (
    <NoteAuthors
      note={{
        resourceType: note.resourceType,
        ...(note.id === undefined ? {} : { id: note.id }),
        author: nameless,
        contained: note.contained,
      }}
    />
  ) : null
}

function NoteAuthors({ note }: { note: ResourceOf<'DocumentReference'> }) {
  const { label } = usePageMessages()
  const { audience } = useAudience()
  const references = useRecordReferences(note)
  // A reference without a name that leads nowhere tells nothing about the author; the page of the note shows it.
  const tellsName = ({ reference, display }: NonNullable<ReturnType<typeof referenceOf>>): boolean => {
    if (display !== undefined) return true
    const target = reference === undefined ? undefined : references.resolve(reference)
    return target !== undefined && (target.text !== undefined || target.state === 'open')
  }
  const named = objectsOf(note.author)
    .flatMap((author) => referenceOf(author) ?? [])
    .filter(tellsName)
  if (named.length === 0) return null
  return (
    <ReferenceProvider value={references}>
      <p>
        <span className="muted">{label('DocumentReference.author', audience)}:</span>{' '}
        {named.map((author, index) => (
          <span key={index}>
            {index > 0 ? ', ' : ''}
            <Value value={author} />
          </span>
        ))}
      </p>
    </ReferenceProvider>
  )
}
