import { Link } from 'react-router'
import { useRecords } from '../../data/queries/use-records'
import { isObject, listOf, objectsOf } from '../../lib/json'
import { referenceOf } from '../../fhir/reference'
import { attachmentOf } from '../../fhir/show-details'
import { idInPath } from '../../fhir/id'
import { isCover } from '../../resources/cover'
import { describe } from '../../resources/registry'
import { DateText } from '../../ui/date-text'
import { Disclosure } from '../../ui/disclosure'
import { useAudience } from '../../ui/language'
import { PageHeading } from '../../ui/page-heading'
import { SectionLinks } from '../../components/navigation/section-links'
import { usePageWords } from '../../ui/page-words'
import { RecordList } from '../../ui/record-list'
import { RecordRow } from '../../ui/record-row'
import { SectionState } from '../../ui/section-state'
import { Value } from '../../ui/value'
import { newestFirst } from '../../clinical/shared/newest-first'
import { useNamesOf } from '../../components/plain-language/names-context'
import { PlainNames } from '../../components/plain-language/plain-names'
import { PrivateMark } from '../../components/private-record'
import { RecordPhrase } from '../../components/rows/record-status'
import { Mistakes } from '../../components/rows/mistakes'
import { ResourceRow } from '../../components/rows/resource-row'
import { sizeOfBase64 } from '../../components/files/file-bytes'
import { chains } from '../../clinical/documents/document-versions'
import { kindName } from '../../components/files/kind-words'
import { otherLanguage } from './other-language'
import styles from './documents.module.css'
import type { Resource } from '../../fhir/resource'
import type { Chain } from '../../clinical/documents/document-versions'

/** Notes, letters and files, each with the versions that it replaced, and test reports that come with a file. */
export default function Documents() {
  const { documents, search } = usePageWords()
  const reader = useAudience()
  return (
    <div className="stack">
      <PageHeading title={documents.title} intro={documents.intro(reader)} />
      <SectionLinks />
      <PlainNames kinds={['documents', 'tests']}>
        <Notes />
        <Reports />
      </PlainNames>
      <p className="no-print">
        <Link to="/records/DocumentReference" state={{ search: true }}>
          {search.open}
        </Link>
      </p>
    </div>
  )
}

function Notes() {
  const { documents, typeNames } = usePageWords()
  const { audience } = useAudience()
  const loaded = useRecords('DocumentReference')
  const what = typeNames.DocumentReference[audience === 'provider' ? 'provider' : 'patient'].many
  const isMistake = (resource: Resource) => describe('DocumentReference').place(resource) === 'void'
  return (
    <SectionState loaded={loaded} what={what.toLowerCase()}>
      {(set) => {
        const all = chains(newestFirst('DocumentReference', set.matches))
        const mistakes = all.filter(({ newest }) => isMistake(newest))
        return (
          <>
            <p>{documents.total(set.matches.length)}</p>
            <RecordList
              label={what}
              items={all
                .filter(({ newest }) => !isMistake(newest))
                .map((chain, index) => (
                  <ChainRow key={chain.newest.id ?? index} chain={chain} />
                ))}
            />
            {mistakes.length > 0 ? (
              <Mistakes summary={documents.mistakes(mistakes.length)} count={mistakes.length}>
                <RecordList
                  label={documents.mistakes(mistakes.length)}
                  items={mistakes.map((chain, index) => (
                    <ChainRow key={chain.newest.id ?? index} chain={chain} />
                  ))}
                />
              </Mistakes>
            ) : null}
          </>
        )
      }}
    </SectionState>
  )
}

function ChainRow({ chain: { newest, older } }: { chain: Chain }) {
  const { documents } = usePageWords()
  return (
    <>
      <DocumentRow document={newest} />
      {older.length > 0 ? (
        <div className={styles['older']}>
          <Disclosure summary={documents.older(older.length)}>
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

function DocumentRow({ document }: { document: Resource }) {
  const { documents, views, dateLabel } = usePageWords()
  const { audience } = useAudience()
  const namesOf = useNamesOf()
  if (isCover(document)) return <ResourceRow resource={document} />
  const descriptor = describe('DocumentReference')
  const date = descriptor.date(document)
  const title = descriptor.title(document)
  const named = namesOf(document, title)
  return (
    <RecordRow
      href={`/documents/${idInPath(document.id)}`}
      title={named?.name ?? title ?? documents.noName}
      chips={
        <>
          <RecordPhrase record={document} />
          <PrivateMark record={document} />
        </>
      }
      meta={
        date ? (
          <>
            {dateLabel(date.label, audience, date.raw)} <DateText raw={date.raw} ago />
          </>
        ) : (
          views.frame.noDate
        )
      }
    >
      {named?.below}
      <People document={document} />
      <Formats document={document} />
    </RecordRow>
  )
}

/** Who keeps a document, and who wrote it where its name does not say so; a reference without a name would stand there as a bare word. */
function People({ document }: { document: Resource }) {
  const { label } = usePageWords()
  const { audience } = useAudience()
  const isNamed = describe('DocumentReference').isNamed(document)
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
              <Value shown={shown} />
            </span>
          ))}
        </span>
      ))}
    </p>
  )
}

/** Kind, size and, where it is another than that of the page, language of each file of a document. */
function Formats({ document }: { document: Resource }) {
  const { documents, language } = usePageWords()
  const texts = objectsOf(document['content']).flatMap(({ attachment }) => {
    const file = attachmentOf(attachment)
    if (file?.kind !== 'attachment') return []
    const size = file.data === undefined ? file.size : sizeOfBase64(file.data)
    return [
      documents.kinds[kindName(file.contentType)],
      ...(size === undefined ? [] : [documents.fileSize(size)]),
      ...otherLanguage(file.language, language.code),
    ].join(', ')
  })
  return <p className="muted small">{texts.length > 0 ? texts.join(' · ') : documents.noFile}</p>
}

function Reports() {
  const { documents, typeNames } = usePageWords()
  const { audience } = useAudience()
  const loaded = useRecords('DiagnosticReport')
  const what = typeNames.DiagnosticReport[audience === 'provider' ? 'provider' : 'patient'].many.toLowerCase()
  const withFile = (report: Resource) => listOf(report['presentedForm']).some(isObject)
  const reports = newestFirst('DiagnosticReport', (loaded.set?.matches ?? []).filter(withFile))
  if (loaded.set?.complete && reports.length === 0) return null
  return (
    <section>
      <h2>{documents.reports}</h2>
      <SectionState loaded={loaded} what={what}>
        {() => (
          <RecordList
            label={documents.reports}
            items={reports.map((report, index) => (
              <ResourceRow key={report.id ?? index} resource={report} />
            ))}
          />
        )}
      </SectionState>
    </section>
  )
}
