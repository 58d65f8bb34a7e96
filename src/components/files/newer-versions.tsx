import { Link } from 'react-router'
import { newerThan } from '../../clinical/documents/document-versions'
import { useRecords } from '../../data/queries/use-records'
import { idInPath } from '../../fhir/id'
import { describe } from '../../resources/registry'
import { Banner } from '../../ui/banner'
import { useAudience } from '../../ui/language'
import { usePageWords } from '../../ui/page-words'
import type { Resource } from '../../fhir/resource'

/** A document that was replaced says so first, with the way to the one that took its place. */
export function NewerVersions({ document }: { document: Resource }) {
  const { documents } = usePageWords()
  const reader = useAudience()
  const { set } = useRecords('DocumentReference')
  const newer = document.id === undefined ? [] : newerThan(document.id, set?.matches ?? [])
  if (newer.length === 0) {
    const gone = document['status'] === 'superseded' && set?.complete
    return gone ? (
      <Banner tone="warn" title={documents.supersededTitle}>
        <p>{documents.supersededText(reader)}</p>
      </Banner>
    ) : null
  }
  return (
    <Banner tone="warn" title={documents.newerTitle}>
      {newer.map((each, index) => (
        <p key={each.id ?? index}>
          <Link to={`/documents/${idInPath(each.id)}`}>
            {documents.newerOpen(describe('DocumentReference').title(each) ?? documents.noName)}
          </Link>
        </p>
      ))}
    </Banner>
  )
}
