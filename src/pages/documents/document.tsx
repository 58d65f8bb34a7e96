import { Link, useParams } from 'react-router'
import { useRecord } from '../../data/queries/use-records'
import { objectsOf } from '../../lib/json'
import { attachmentOf } from '../../fhir/show-details'
import { periodOf } from '../../fhir/show-values'
import { show } from '../../fhir/show'
import { idInPath } from '../../fhir/id'
import { isCover } from '../../resources/cover'
import { describe } from '../../resources/registry'
import { useSession } from '../../auth/session/session-provider'
import { Banner } from '../../ui/banner'
import { FactList } from '../../ui/fact-list'
import { PageHeading } from '../../ui/page-heading'
import { usePageWords } from '../../ui/page-words'
import { FailureNote } from '../../ui/failure-note'
import { Value } from '../../ui/value'
import { PrivateCover, PrivateMark } from '../../components/private-record'
import { RecordPhrase } from '../../components/rows/record-status'
import { NewerVersions } from '../../components/files/newer-versions'
import FileViewer from './viewer'
import type { Resource } from '../../fhir/resource'
import type { LabelledShown, Shown } from '../../fhir/shown'

/** One document: whether a newer one took its place, what it is, and its files. */
export default function DocumentPage() {
  const { id = '' } = useParams()
  const { documents, typeNames } = usePageWords()
  const { state, resource, failure, retry } = useRecord('DocumentReference', id)
  const names = typeNames.DocumentReference.patient
  return (
    <div className="stack" key={id}>
      <p className="no-print">
        <Link to="/documents">{documents.back}</Link>
      </p>
      <PageHeading
        title={(resource && describe('DocumentReference').title(resource)) ?? names.one}
        documentTitle={names.one}
      />
      {state === 'failed' && failure ? (
        <FailureNote failure={failure} what={names.many.toLowerCase()} fetching={false} retry={retry} />
      ) : null}
      {state === 'loading' ? <p role="status">{documents.getting}</p> : null}
      {resource ? isCover(resource) ? <PrivateCover record={resource} /> : <Document document={resource} /> : null}
    </div>
  )
}

function Document({ document }: { document: Resource }) {
  const { documents, views } = usePageWords()
  const { patientId } = useSession()
  const descriptor = describe('DocumentReference')
  const subject = descriptor.subjectOf(document)
  if (patientId !== undefined && subject !== undefined && subject !== patientId)
    return <Banner tone="error" title={views.detail.otherPatient} />
  return (
    <>
      {descriptor.place(document) === 'void' ? <Banner tone="error" title={documents.mistakeTitle} /> : null}
      <NewerVersions document={document} />
      <p>
        <RecordPhrase record={document} always /> <PrivateMark record={document} />
      </p>
      <Files document={document} />
      <section>
        <h2>{documents.about}</h2>
        <FactList rows={factsOf(document)} />
        <Link className="no-print" to={`/record/DocumentReference/${idInPath(document.id)}`}>
          {documents.allDetails}
        </Link>
      </section>
      <Related document={document} />
    </>
  )
}

const viewable = /^(?:text\/|application\/(?:pdf|xml|xhtml\+xml|hl7)|image\/(?:png|jpe?g|gif|webp))/i

function Files({ document }: { document: Resource }) {
  const { documents } = usePageWords()
  const files = objectsOf(document['content'])
    .flatMap(({ attachment }) => attachmentOf(attachment) ?? [])
    .filter((shown) => shown.kind === 'attachment')
  const best = [...files].sort(
    (a, b) => Number(viewable.test(b.contentType ?? '')) - Number(viewable.test(a.contentType ?? '')),
  )
  if (best.length === 0) return <p>{documents.noFile}</p>
  return (
    <section className="stack">
      <h2>{documents.files}</h2>
      {best.length > 1 ? <p>{documents.formats(best.length)}</p> : null}
      {best.map((file, index) => (
        <FileViewer key={index} file={file} />
      ))}
    </section>
  )
}

function factsOf(document: Resource): readonly LabelledShown[] {
  const context = objectsOf(document['context'])[0]
  const rows: readonly (readonly [label: string, values: readonly (Shown | undefined)[]])[] = [
    ['DocumentReference.type', [show(document['type'], 'CodeableConcept', 'DocumentReference.type')]],
    ['DocumentReference.context.period', [periodOf(context?.['period'])]],
    ['DocumentReference.date', [show(document['date'], 'instant', 'DocumentReference.date')]],
    [
      'DocumentReference.author',
      objectsOf(document['author']).map((author) => show(author, 'Reference', 'DocumentReference.author')),
    ],
    ['DocumentReference.custodian', [show(document['custodian'], 'Reference', 'DocumentReference.custodian')]],
    ['DocumentReference.description', [show(document['description'], 'string', 'DocumentReference.description')]],
  ]
  return rows.map(([label, values]) => ({ label, values: values.filter((value) => value !== undefined) }))
}

function Related({ document }: { document: Resource }) {
  const { documents } = usePageWords()
  const relations = objectsOf(document['relatesTo'])
  if (relations.length === 0) return null
  return (
    <section>
      <h2>{documents.related}</h2>
      <ul>
        {relations.map((relation, index) => {
          const target = show(relation['target'], 'Reference', 'DocumentReference.relatesTo.target')
          const code = typeof relation['code'] === 'string' ? relation['code'] : ''
          return (
            <li key={index}>
              {documents.relations[code] ?? code}: {target ? <Value shown={target} /> : documents.noName}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
