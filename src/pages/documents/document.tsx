import { useParams } from 'react-router'
import { useRecord } from '../../data/queries/use-records'
import { objectsOf } from '../../lib/json'
import { attachmentOf } from '../../fhir/show-details'
import { periodOf } from '../../fhir/show-values'
import { show } from '../../fhir/show'
import { encodeIdForPath } from '../../fhir/id'
import { isMaskedRecord } from '../../resources/masking'
import { descriptorOf } from '../../resources/descriptors'
import { useSession } from '../../auth/session/session-provider'
import { Banner } from '../../ui/banner'
import { PageHeading } from '../../ui/page-heading'
import { usePageMessages } from '../../ui/use-page-messages'
import { FailureNote } from '../../ui/failure-note'
import { Link } from '../../ui/link'
import { FactList, Value } from '../../ui/value'
import { MaskedRecordNotice, PrivateRecordMark } from '../../components/rows/private-record'
import { RecordStatusChip } from '../../components/rows/record-status'
import { NewerVersions } from '../../components/files/newer-versions'
import FileViewer from './file-viewer'
import type { ResourceOf } from '../../fhir/resource'
import type { LabelledValues, DisplayValue } from '../../fhir/display-value'
import { useFormat } from '../../language/language-context'
import type { FormatContext } from '../../i18n/format-context'

/** One document: newer versions, its files, and its facts. */
export default function DocumentPage() {
  const format = useFormat()
  const { id = '' } = useParams()
  const { documents, typeNames } = usePageMessages()
  const { state, resource, failure, retry } = useRecord('DocumentReference', id)
  const names = typeNames.DocumentReference.patient
  const title = resource && descriptorOf('DocumentReference').title(resource, format)
  return (
    <div className="stack" key={id}>
      <p className="no-print">
        <Link to="/documents">{documents.back}</Link>
      </p>
      <PageHeading title={title ?? names.one} documentTitle={names.one} isCoded={title !== undefined} />
      {state === 'failed' && failure ? (
        <FailureNote failure={failure} what={names.many.toLowerCase()} fetching={false} retry={retry} />
      ) : null}
      {state === 'loading' ? <p role="status">{documents.loadingFile}</p> : null}
      {resource && isMaskedRecord(resource) ? <MaskedRecordNotice record={resource} /> : null}
      {resource && !isMaskedRecord(resource) ? <DocumentDetail document={resource} /> : null}
    </div>
  )
}

function DocumentDetail({ document }: { document: ResourceOf<'DocumentReference'> }) {
  const format = useFormat()
  const { documents, views } = usePageMessages()
  const { patientId } = useSession()
  const descriptor = descriptorOf('DocumentReference')
  const subject = descriptor.subjectOf(document)
  if (patientId !== undefined && subject !== undefined && subject !== patientId)
    return <Banner tone="error" title={views.detail.otherPatient} />
  return (
    <>
      {descriptor.listSection(document) === 'enteredInError' ? (
        <Banner tone="error" title={documents.mistakeTitle} />
      ) : null}
      <NewerVersions document={document} />
      <p>
        <RecordStatusChip record={document} always /> <PrivateRecordMark record={document} />
      </p>
      <DocumentFiles document={document} />
      <section>
        <h2>{documents.about}</h2>
        <FactList rows={documentFacts(document, format)} />
        <Link className="no-print" to={`/record/DocumentReference/${encodeIdForPath(document.id)}`}>
          {documents.allDetails}
        </Link>
      </section>
      <RelatedDocuments document={document} />
    </>
  )
}

const VIEWABLE_TYPES = /^(?:text\/|application\/(?:pdf|xml|xhtml\+xml|hl7)|image\/(?:png|jpe?g|gif|webp))/i

function DocumentFiles({ document }: { document: ResourceOf<'DocumentReference'> }) {
  const { documents } = usePageMessages()
  const files = objectsOf(document.content)
    .flatMap(({ attachment }) => attachmentOf(attachment) ?? [])
    .filter((shown) => shown.kind === 'attachment')
  const sorted = [...files].sort(
    (a, b) => Number(VIEWABLE_TYPES.test(b.contentType ?? '')) - Number(VIEWABLE_TYPES.test(a.contentType ?? '')),
  )
  if (sorted.length === 0) return <p>{documents.noFile}</p>
  return (
    <section className="stack">
      <h2>{documents.files}</h2>
      {sorted.length > 1 ? <p>{documents.formats(sorted.length)}</p> : null}
      {sorted.map((file, index) => (
        <FileViewer key={index} file={file} />
      ))}
    </section>
  )
}

function documentFacts(document: ResourceOf<'DocumentReference'>, format: FormatContext): readonly LabelledValues[] {
  const context = objectsOf(document.context)[0]
  const rows: readonly (readonly [label: string, values: readonly (DisplayValue | undefined)[]])[] = [
    ['DocumentReference.type', [show(document.type, 'CodeableConcept', 'DocumentReference.type', format)]],
    ['DocumentReference.context.period', [periodOf(context?.['period'])]],
    ['DocumentReference.date', [show(document.date, 'instant', 'DocumentReference.date', format)]],
    [
      'DocumentReference.author',
      objectsOf(document.author).map((author) => show(author, 'Reference', 'DocumentReference.author', format)),
    ],
    ['DocumentReference.custodian', [show(document.custodian, 'Reference', 'DocumentReference.custodian', format)]],
    ['DocumentReference.description', [show(document.description, 'string', 'DocumentReference.description', format)]],
  ]
  return rows.map(([label, values]) => ({ label, values: values.filter((value) => value !== undefined) }))
}

function RelatedDocuments({ document }: { document: ResourceOf<'DocumentReference'> }) {
  const format = useFormat()
  const { documents } = usePageMessages()
  const relations = objectsOf(document.relatesTo)
  if (relations.length === 0) return null
  return (
    <section>
      <h2>{documents.related}</h2>
      <ul>
        {relations.map((relation, index) => {
          const target = show(relation['target'], 'Reference', 'DocumentReference.relatesTo.target', format)
          const code = typeof relation['code'] === 'string' ? relation['code'] : ''
          return (
            <li key={index}>
              {documents.relations[code] ?? code}: {target ? <Value value={target} /> : documents.noName}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
