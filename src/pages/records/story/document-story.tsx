import { useMemo } from 'react'
import { linkedDocuments } from '../../../clinical/documents/document-links'
import { olderVersions } from '../../../clinical/documents/document-versions'
import { visitsOfNote } from '../../../clinical/encounters/visits-of-note'
import { useRecordsOfTypes } from '../../../data/queries/use-records-of-types'
import { isOfType, type ResourceOf } from '../../../fhir/resource'
import { isEnteredInError } from '../../../resources/entered-in-error'
import { usePageMessages } from '../../../ui/use-page-messages'
import { DocumentFiles } from '../document/document-files'
import { DocumentNotices } from '../document/document-notices'
import { isFullyLoaded } from '../load-state'
import { Byline } from './byline'
import { RelatedRows } from './related-rows'
import { StoryFrame, type StoryProps } from './story-frame'

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
      <Byline record={record} />
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
