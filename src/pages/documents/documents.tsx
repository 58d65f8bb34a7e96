import { RecordBoundary } from '../../components/rows/record-boundary'
import { useRecords } from '../../data/queries/use-records'
import { isObject, listOf, objectsOf } from '../../lib/json'
import { referenceOf } from '../../fhir/reference'
import { attachmentOf } from '../../fhir/show-details'
import { encodeIdForPath } from '../../fhir/id'
import { isWholeList } from '../../fhir/whole-list'
import { isMaskedRecord } from '../../resources/masking'
import { descriptorOf } from '../../resources/descriptors'
import { DateText } from '../../ui/date-text'
import { Disclosure } from '../../ui/disclosure'
import { useSession } from '../../auth/session/session-provider'
import { useAudience } from '../../ui/audience'
import { Link } from '../../ui/link'
import { ReleaseNotice } from '../../components/session/release-notice'
import { PageHeading } from '../../ui/page-heading'
import { SectionLinks } from '../../components/navigation/section-links'
import { usePageMessages } from '../../ui/use-page-messages'
import { PaginatedList } from '../../ui/paginated-list'
import { RecordRow } from '../../ui/record-row'
import { RecordText } from '../../ui/record-text'
import { SectionState } from '../../ui/section-state'
import { Value } from '../../ui/value'
import { newestFirst } from '../../clinical/shared/newest-first'
import { usePlainNames } from '../../components/plain-language/plain-names-context'
import { PlainNamesProvider } from '../../components/plain-language/plain-names-provider'
import { PrivateRecordMark } from '../../components/rows/private-record'
import { RecordStatusChip } from '../../components/rows/record-status'
import { EnteredInErrorRecords } from '../../components/rows/entered-in-error'
import { SlimRecordGlance } from '../../components/rows/glance-row'
import { useGlanceContext } from '../../components/rows/use-glance-context'
import { useRowSources } from '../../components/rows/use-row-sources'
import { recordGlance } from '../../glance/record-glance'
import { ResourceRow } from '../../components/rows/resource-row'
import { base64ByteLength } from '../../components/files/base64'
import { documentVersions } from '../../clinical/documents/document-versions'
import { fileKindName } from '../../components/files/file-kind-name'
import { otherLanguage } from '../../lib/other-language'
import styles from './documents.module.css'
import type { Resource, ResourceOf } from '../../fhir/resource'
import type { DocumentVersions } from '../../clinical/documents/document-versions'
import { useFormat } from '../../language/language-context'

/** Documents, each with the versions that it replaced, and reports with files. */
export default function DocumentsPage() {
  const { documents, search } = usePageMessages()
  const reader = useAudience()
  const { kind } = useSession()
  return (
    <div className={`stack ${styles['list']}`}>
      <PageHeading title={documents.title} intro={documents.intro(reader)} />
      <SectionLinks />
      <ReleaseNotice />
      <PlainNamesProvider kinds={['documents', 'tests']}>
        <DocumentList />
        <ReportsWithFiles />
      </PlainNamesProvider>
      {kind === 'ehr' ? (
        <p className="no-print">
          <Link to="/records/DocumentReference" state={{ search: true }}>
            {search.open}
          </Link>
        </p>
      ) : null}
    </div>
  )
}

function DocumentList() {
  const { documents, typeNames } = usePageMessages()
  const { audience } = useAudience()
  const loaded = useRecords('DocumentReference')
  const typeName = typeNames.DocumentReference[audience === 'provider' ? 'provider' : 'patient'].many
  const isMistake = (resource: Resource) => descriptorOf('DocumentReference').listSection(resource) === 'enteredInError'
  return (
    <SectionState loaded={loaded} what={typeName.toLowerCase()}>
      {(set) => {
        const all = documentVersions(newestFirst('DocumentReference', set.matches))
        const mistakes = all.filter(({ newest }) => isMistake(newest))
        return (
          <>
            <p>{(isWholeList(loaded) ? documents.total : documents.loaded)(set.matches.length)}</p>
            <PaginatedList
              label={typeName}
              items={all
                .filter(({ newest }) => !isMistake(newest))
                .map((chain, index) => (
                  <VersionedDocumentRow key={chain.newest.id ?? index} chain={chain} />
                ))}
            />
            {mistakes.length > 0 ? (
              <EnteredInErrorRecords summary={documents.mistakes(mistakes.length)} count={mistakes.length}>
                <PaginatedList
                  label={documents.mistakes(mistakes.length)}
                  items={mistakes.map((chain, index) => (
                    <VersionedDocumentRow key={chain.newest.id ?? index} chain={chain} />
                  ))}
                />
              </EnteredInErrorRecords>
            ) : null}
          </>
        )
      }}
    </SectionState>
  )
}

function VersionedDocumentRow({ chain: { newest, older } }: { chain: DocumentVersions }) {
  const { documents } = usePageMessages()
  return (
    <>
      <DocumentRow document={newest} />
      {older.length > 0 ? (
        <div className={styles['older']}>
          <Disclosure summary={documents.olderVersions(older.length)}>
            <ul>
              {older.map((each, index) => (
                <li key={each.id ?? index}>
                  <DocumentRow document={each} />
                </li>
              ))}
            </ul>
          </Disclosure>
        </div>
      ) : null}
    </>
  )
}

function DocumentRow({ document }: { document: ResourceOf<'DocumentReference'> }) {
  const { audience } = useAudience()
  return audience === 'provider' ? (
    <RecordBoundary record={document}>
      <DetailedRow document={document} />
    </RecordBoundary>
  ) : (
    <ShortRow record={document} />
  )
}

/** The row for patients and proxies. */
function ShortRow({ record }: { record: Resource }) {
  const context = useGlanceContext()
  const sources = useRowSources()
  return <SlimRecordGlance record={record} isSlim={false} toGlance={(each) => recordGlance(each, context, sources)} />
}

function DetailedRow({ document }: { document: ResourceOf<'DocumentReference'> }) {
  const format = useFormat()
  const { documents, views, dateLabel } = usePageMessages()
  const { audience } = useAudience()
  const namesOf = usePlainNames()
  if (isMaskedRecord(document)) return <ResourceRow resource={document} />
  const descriptor = descriptorOf('DocumentReference')
  const date = descriptor.date(document)
  const title = descriptor.title(document, format)
  const named = namesOf(document, title)
  return (
    <RecordRow
      href={`/documents/${encodeIdForPath(document.id)}`}
      title={<RecordText text={named?.name ?? title ?? documents.noName} />}
      chips={
        <>
          <RecordStatusChip record={document} />
          <PrivateRecordMark record={document} />
        </>
      }
      meta={
        date ? (
          <>
            {dateLabel(date.label, audience, date.raw)} <DateText raw={date.raw} ago />
          </>
        ) : (
          views.common.noDate
        )
      }
    >
      {named?.below}
      <DocumentPeople document={document} />
      <FileFormats document={document} />
    </RecordRow>
  )
}

/** The custodian of a document, and its author when the title does not name one; references without a name are left out. */
function DocumentPeople({ document }: { document: ResourceOf<'DocumentReference'> }) {
  const format = useFormat()
  const { label } = usePageMessages()
  const { audience } = useAudience()
  const isNamed = descriptorOf('DocumentReference').isNamed(document, format)
  const people = [...(isNamed ? [] : ['author']), 'custodian'].flatMap((element) => {
    const named = objectsOf(document[element])
      .flatMap((reference) => referenceOf(reference) ?? [])
      .filter(({ display }) => display !== undefined)
    return named.length === 0 ? [] : [{ element, named }]
  })
  if (people.length === 0) return null
  return (
    <p className={styles['people']}>
      {people.map(({ element, named }) => (
        <span key={element}>
          <span className="muted">{label(`DocumentReference.${element}`, audience)}:</span>{' '}
          {named.map((shown, index) => (
            <span key={index}>
              {index > 0 ? ', ' : ''}
              <Value value={shown} />
            </span>
          ))}
        </span>
      ))}
    </p>
  )
}

/** The format and size of each file, and its language when it differs from that of the page. */
function FileFormats({ document }: { document: ResourceOf<'DocumentReference'> }) {
  const { documents, language } = usePageMessages()
  const texts = objectsOf(document.content).flatMap(({ attachment }) => {
    const file = attachmentOf(attachment)
    if (file?.kind !== 'attachment') return []
    const size = file.data === undefined ? file.size : base64ByteLength(file.data)
    return [
      documents.kinds[fileKindName(file.contentType)],
      ...(size === undefined ? [] : [documents.fileSize(size)]),
      ...otherLanguage(file.language, language.code),
    ].join(', ')
  })
  return <p className="muted small">{texts.length > 0 ? texts.join(' · ') : documents.noFile}</p>
}

function ReportsWithFiles() {
  const { documents, typeNames } = usePageMessages()
  const { audience } = useAudience()
  const loaded = useRecords('DiagnosticReport')
  const typeName = typeNames.DiagnosticReport[audience === 'provider' ? 'provider' : 'patient'].many.toLowerCase()
  const hasFile = (report: ResourceOf<'DiagnosticReport'>) => listOf(report.presentedForm).some(isObject)
  const reports = newestFirst('DiagnosticReport', (loaded.set?.matches ?? []).filter(hasFile))
  if (isWholeList(loaded) && reports.length === 0) return null
  return (
    <section>
      <h2>{documents.reports}</h2>
      <SectionState loaded={loaded} what={typeName}>
        {() => (
          <PaginatedList
            label={documents.reports}
            items={reports.map((report, index) =>
              audience === 'provider' ? (
                <ResourceRow key={report.id ?? index} resource={report} />
              ) : (
                <ShortRow key={report.id ?? index} record={report} />
              ),
            )}
          />
        )}
      </SectionState>
    </section>
  )
}
