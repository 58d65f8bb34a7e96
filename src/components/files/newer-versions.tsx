import { newerDocuments } from '../../clinical/documents/document-versions'
import { useRecords } from '../../data/queries/use-records'
import { encodeIdForPath } from '../../fhir/id'
import { isWholeList } from '../../fhir/whole-list'
import { descriptorOf } from '../../resources/descriptors'
import { Banner } from '../../ui/banner'
import { useAudience } from '../../ui/audience'
import { Link } from '../../ui/link'
import { usePageMessages } from '../../ui/use-page-messages'
import type { ResourceOf } from '../../fhir/resource'
import { useFormat } from '../../language/language-context'

/** Banner on a superseded document, with links to the documents that replaced it. */
export function NewerVersions({ document }: { document: ResourceOf<'DocumentReference'> }) {
  const format = useFormat()
  const { documents } = usePageMessages()
  const audience = useAudience()
  const loaded = useRecords('DocumentReference')
  const newer = newerDocuments(document, loaded.set?.matches ?? [])
  if (newer.length === 0) {
    const isSuperseded = document.status === 'superseded' && isWholeList(loaded)
    return isSuperseded ? (
      <Banner tone="warn" title={documents.supersededTitle}>
        <p>{documents.supersededText(audience)}</p>
      </Banner>
    ) : null
  }
  return (
    <Banner tone="warn" title={documents.newerTitle}>
      {newer.map((each, index) => (
        <p key={each.id ?? index}>
          <Link to={`/documents/${encodeIdForPath(each.id)}`}>
            {documents.openNewer(descriptorOf('DocumentReference').title(each, format) ?? documents.noName)}
          </Link>
        </p>
      ))}
    </Banner>
  )
}
