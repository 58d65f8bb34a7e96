import { useMemo } from 'react'
import { isRecordType } from '../../contract'
import { newestRecordsReferringTo } from '../../clinical/shared/referring-records'
import { Disclosure } from '../../ui/disclosure'
import { usePageMessages } from '../../ui/use-page-messages'
import { PaginatedList } from '../../ui/paginated-list'
import { ResourceRow } from '../../components/rows/resource-row'
import { recordKey } from '../../fhir/source'
import type { RecordType } from '../../contract'
import type { Resource } from '../../fhir/resource'

interface IncomingReferencesProps {
  readonly resource: Resource
  loaded(): ReadonlyMap<RecordType, readonly Resource[]>
}

/** Loaded records that reference this one; not on paper, which has no links. */
export function IncomingReferences({ resource, loaded }: IncomingReferencesProps) {
  const { detail, views } = usePageMessages()
  const { found, more } = useMemo(() => {
    if (!isRecordType(resource.resourceType) || resource.id === undefined) return { found: [], more: 0 }
    return newestRecordsReferringTo([...loaded().values()].flat(), resource)
  }, [resource, loaded])
  return (
    <div className="no-print">
      <Disclosure summary={views.records.groupCount(detail.mentioned, found.length + more)}>
        <p>{detail.mentionedIntro}</p>
        {found.length > 0 ? (
          <PaginatedList
            label={detail.mentioned}
            items={found.map((one) => (
              <ResourceRow key={recordKey(one)} resource={one} />
            ))}
          />
        ) : (
          <p>{detail.mentionedNone}</p>
        )}
        {more > 0 ? <p>{detail.mentionedMore(more)}</p> : null}
      </Disclosure>
    </div>
  )
}
