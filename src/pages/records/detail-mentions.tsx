import { useMemo } from 'react'
import { isRecordType } from '../../contract'
import { mentionsOf } from '../../clinical/shared/pointers'
import { Disclosure } from '../../ui/disclosure'
import { usePageWords } from '../../ui/page-words'
import { RecordList } from '../../ui/record-list'
import { ResourceRow } from '../../components/rows/resource-row'
import type { RecordType } from '../../contract'
import type { Resource } from '../../fhir/resource'

interface MentionsProps {
  readonly resource: Resource
  loaded(): ReadonlyMap<RecordType, readonly Resource[]>
}

/** Loaded records that point to this one. */
export function Mentions({ resource, loaded }: MentionsProps) {
  const { detail, views } = usePageWords()
  const { found, more } = useMemo(() => {
    const type = resource.resourceType
    if (!isRecordType(type) || resource.id === undefined) return { found: [], more: 0 }
    return mentionsOf([...loaded().values()].flat(), { type, id: resource.id })
  }, [resource, loaded])
  return (
    <Disclosure summary={views.records.groupCount(detail.mentioned, found.length + more)}>
      <p>{detail.mentionedWhy}</p>
      {found.length > 0 ? (
        <RecordList
          label={detail.mentioned}
          items={found.map((one) => (
            <ResourceRow key={`${one.resourceType}/${one.id ?? ''}`} resource={one} />
          ))}
        />
      ) : (
        <p>{detail.mentionedNone}</p>
      )}
      {more > 0 ? <p>{detail.mentionedMore(more)}</p> : null}
    </Disclosure>
  )
}
