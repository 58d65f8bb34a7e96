import { Link } from 'react-router'
import { objectsOf, textOf } from '../../../lib/json'
import { referenceOf } from '../../../fhir/reference'
import { isCover } from '../../../resources/cover'
import { describe } from '../../../resources/registry'
import { saysTheSame } from '../../../clinical/observations/report-words'
import { PrivateCover, PrivateMark } from '../../../components/private-record'
import { RecordPhrase } from '../../../components/rows/record-status'
import { RowLine } from '../../../components/rows/row-line'
import { DateText } from '../../../ui/date-text'
import { Disclosure } from '../../../ui/disclosure'
import { useAudience } from '../../../ui/language'
import { usePageWords } from '../../../ui/page-words'
import { ReferenceProvider } from '../../../ui/reference-context'
import { Value } from '../../../ui/value'
import { useRecordReferences } from '../detail-references'
import { Files } from './note-files'
import { hrefOf, typeOf } from './note-address'
import styles from './visit.module.css'
import type { ReactNode } from 'react'
import type { Written } from '../../../clinical/encounters/visit-notes'
import type { Resource } from '../../../fhir/resource'

function useName(record: Resource): string {
  const { typeNames, documents } = usePageWords()
  const type = typeOf(record)
  return (
    describe(type).title(record) ??
    (type === 'DocumentReference' ? documents.noName : typeNames.DiagnosticReport.patient.one)
  )
}

function NoteLink({ record }: { record: Resource }) {
  const name = useName(record)
  return (
    <Link to={hrefOf(record)}>
      <bdi>{name}</bdi>
    </Link>
  )
}

/** What was written, in place: who and when, then its words; `atOnce` when its text may be fetched without being asked for. */
export function NoteInPlace({
  written: { record, older, copies },
  atOnce,
  children,
}: {
  written: Written
  atOnce: boolean
  children?: ReactNode
}) {
  const { documents, typed } = usePageWords()
  const covered = isCover(record)
  return (
    <div className={styles['note']}>
      <h3>
        <NoteLink record={record} />
      </h3>
      <div className="row">
        <RecordPhrase record={record} />
        {covered ? null : <PrivateMark record={record} />}
      </div>
      <When record={record} />
      {children}
      {covered ? <PrivateCover record={record} /> : <Words record={record} atOnce={atOnce} />}
      {copies.length === 0 ? null : (
        <p>
          {typed.visit.copies}{' '}
          {copies.map((copy, index) => (
            <span key={copy.id ?? index}>
              {index > 0 ? ', ' : ''}
              <NoteLink record={copy} />
            </span>
          ))}
        </p>
      )}
      {older.length === 0 ? null : (
        <Disclosure summary={documents.older(older.length)}>
          <ul>
            {older.map((each, index) => (
              <li key={each.id ?? index}>
                <NoteLink record={each} /> <RecordPhrase record={each} />
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  )
}

function When({ record }: { record: Resource }) {
  const { views, dateLabel } = usePageWords()
  const { audience } = useAudience()
  const date = describe(typeOf(record)).date(record)
  return (
    <p className="muted small">
      {date ? (
        <>
          {dateLabel(date.label, audience, date.raw)} <DateText raw={date.raw} />
        </>
      ) : (
        views.frame.noDate
      )}
    </p>
  )
}

function Words({ record, atOnce }: { record: Resource; atOnce: boolean }) {
  const { documents, label } = usePageWords()
  const conclusion = textOf(record['conclusion'])
  const isReport = typeOf(record) === 'DiagnosticReport'
  const name = describe(typeOf(record)).title(record)
  const description = textOf(record['description'])
  return (
    <>
      {description === undefined || description === name ? null : (
        <p className="muted">
          <bdi>{description}</bdi>
        </p>
      )}
      {isReport ? (
        <RowLine type="DiagnosticReport" resource={record} title={name} />
      ) : (
        <NamelessAuthors note={record} />
      )}
      {conclusion === undefined ? null : (
        <p style={{ whiteSpace: 'pre-line' }}>
          <strong>{label('DiagnosticReport.conclusion', 'patient')}:</strong> <bdi>{conclusion}</bdi>
        </p>
      )}
      <Files
        record={record}
        atOnce={atOnce}
        isSaid={(text) => conclusion !== undefined && saysTheSame(text, conclusion)}
        none={isReport ? null : <p>{documents.noFile}</p>}
      />
    </>
  )
}

/** Who wrote a note stands in its name, but for those whom it only points to. */
function NamelessAuthors({ note }: { note: Resource }) {
  const nameless = objectsOf(note['author']).filter(
    (author) => textOf(author['display']) === undefined && textOf(author['reference']) !== undefined,
  )
  return nameless.length > 0 ? (
    <Authors
      note={{
        resourceType: note.resourceType,
        ...(note.id === undefined ? {} : { id: note.id }),
        author: nameless,
        contained: note['contained'],
      }}
    />
  ) : null
}

function Authors({ note }: { note: Resource }) {
  const { label } = usePageWords()
  const { audience } = useAudience()
  const references = useRecordReferences(note)
  return (
    <ReferenceProvider value={references}>
      <p>
        <span className="muted">{label('DocumentReference.author', audience)}:</span>{' '}
        {objectsOf(note['author'])
          .flatMap((author) => referenceOf(author) ?? [])
          .map((author, index) => (
            <span key={index}>
              {index > 0 ? ', ' : ''}
              <Value shown={author} />
            </span>
          ))}
      </p>
    </ReferenceProvider>
  )
}
