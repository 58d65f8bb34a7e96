import { useMemo } from 'react'
import { linkedDocuments } from '../../../clinical/documents/document-links'
import { olderVersions } from '../../../clinical/documents/document-versions'
import { visitsOfNote } from '../../../clinical/encounters/visits-of-note'
import { useRecordsOfTypes } from '../../../data/queries/use-records-of-types'
import { formatDay } from '../../../fhir/format-date'
import { referenceOf } from '../../../fhir/reference'
import { isOfType, type ResourceOf } from '../../../fhir/resource'
import { objectsOf } from '../../../lib/json'
import { descriptorOf } from '../../../resources/descriptors'
import { isEnteredInError } from '../../../resources/entered-in-error'
import { usePageMessages } from '../../../ui/use-page-messages'
import { useRecordReferences } from '../detail-references'
import { DocumentFiles } from '../document/document-files'
import { DocumentNotices } from '../document/document-notices'
import { isFullyLoaded } from '../load-state'
import { RelatedRows } from './related-rows'
import { StoryFrame, type StoryProps } from './story-frame'
import styles from '../document/document.module.css'

type Document = ResourceOf<'DocumentReference'>

const linkedTypes = ['DocumentReference', 'Encounter'] as const
const relatedKinds = ['visits', 'documents'] as const

/** The page of a document: whether it was changed or replaced, its text or files, and the visit and documents that it goes with. */
export function DocumentStory({ record, naming, recordName }: StoryProps<Document>) {
  const all = useRecordsOfTypes(linkedTypes)
  const words = usePageMessages().views.stories.document
  const { older, visits, isByDate, linked } = useMemo(() => {
    const loaded = all.flatMap(({ loaded: { set } }) => set?.matches ?? [])
    const documents = loaded.filter((each) => isOfType(each, 'DocumentReference'))
    const older = olderVersions(record, documents)
    return {
      older,
      linked: linkedDocuments(record, documents),
      ...visitsOfNote(
        { record, older, copies: [] },
        loaded.filter((each) => isOfType(each, 'Encounter')),
      ),
    }
  }, [all, record])
  const isWhole = all.filter(({ type }) => type === 'DocumentReference').every(isFullyLoaded)
  return (
    <>
      <Byline document={record} />
      <StoryFrame
        type="DocumentReference"
        record={record}
        naming={naming}
        recordName={recordName}
        sentences={[]}
        notices={
          <>
            <DocumentNotices document={record} older={older} isWhole={isWhole} />
            <DocumentFiles document={record} />
          </>
        }
        first={null}
        second={
          <RelatedRows
            title={words.goesWith}
            icon="visits"
            // The notice above links the version before.
            records={[...visits, ...older.slice(1), ...linked]}
            all={all}
            kinds={relatedKinds}
          />
        }
        about={isEnteredInError(record) ? [] : [words.about.notes, isByDate ? words.about.byDate : '']}
        details={words.details}
        hasWhatItIs={false}
      />
    </>
  )
}

/** Who wrote the document, and its day. */
function Byline({ document }: { document: Document }) {
  const { format } = usePageMessages()
  const references = useRecordReferences(document)
  const names = objectsOf(document.author).flatMap((author) => {
    const { display, reference } = referenceOf(author) ?? {}
    const found = reference === undefined ? undefined : references.resolve(reference)
    return display ?? (found?.isMasked === true ? [] : (found?.text ?? []))
  })
  const raw = descriptorOf('DocumentReference').date(document)?.raw
  const day = raw === undefined ? undefined : formatDay(raw, { format, style: 'patient' })
  return names.length === 0 && day === undefined ? null : (
    <p className={styles['byline']}>
      <bdi>{names.join(', ')}</bdi>
      {names.length > 0 && day !== undefined ? ', ' : null}
      {day === undefined ? null : <time dateTime={raw}>{day}</time>}
    </p>
  )
}
