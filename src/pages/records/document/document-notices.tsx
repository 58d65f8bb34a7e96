import { AssertionChips } from '../../../components/rows/assertion-chips'
import { useRecordStatus } from '../../../components/rows/record-status'
import { useToday } from '../../../components/patient/status-context'
import { formatRowDay } from '../../../fhir/format-date'
import { encodeIdForPath } from '../../../fhir/id'
import { descriptorOf } from '../../../resources/descriptors'
import { Banner } from '../../../ui/banner'
import { Link } from '../../../ui/link'
import { usePageMessages } from '../../../ui/use-page-messages'
import { useNotableStatus } from '../story/status-notice'
import type { StatusKey } from '../../../clinical/status/record-status'
import type { ResourceOf } from '../../../fhir/resource'

type Document = ResourceOf<'DocumentReference'>

/** Statuses that a notice of every record page states. */
const statedAlways: readonly StatusKey[] = ['mistake']
/** And where all documents are known. */
const statedElsewhere: readonly StatusKey[] = [...statedAlways, 'DocumentReference.old', 'DocumentReference.replaced']

interface DocumentNoticesProps {
  readonly document: Document
  /** Versions that it replaced, newest first. */
  readonly older: readonly Document[]
  /** Whether all documents are known, so that the notice of an older version can name its successor or say that it is missing. */
  readonly isWhole: boolean
}

/** What the reader must know before the text: that a document was changed, replaced an earlier version or is not final. */
export function DocumentNotices({ document, older, isWhole }: DocumentNoticesProps) {
  const { views } = usePageMessages()
  const status = useRecordStatus(document)
  const words = views.stories.document
  const title = useNotableStatus(document, isWhole ? statedElsewhere : statedAlways)
  const isChanged = status?.key === 'DocumentReference.amended'
  const [previous] = older
  return (
    <>
      {title !== undefined || previous ? (
        <Banner tone="warn" title={title ?? words.replaces}>
          {previous ? (
            <p>
              {isChanged ? `${words.isNewer} ` : null}
              <OlderVersionLink document={previous} />
            </p>
          ) : null}
        </Banner>
      ) : null}
      <AssertionChips record={document} />
    </>
  )
}

/** The link to the version before, named by its day. */
function OlderVersionLink({ document }: { document: Document }) {
  const { format, views } = usePageMessages()
  const today = useToday()
  const raw = descriptorOf('DocumentReference').date(document)?.raw
  const day = raw === undefined ? '' : formatRowDay(raw, today, { format, style: 'patient' })
  return (
    <Link className="no-print" to={`/documents/${encodeIdForPath(document.id)}`}>
      {views.stories.document.readOlder(day)}
    </Link>
  )
}
