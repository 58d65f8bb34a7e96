import { isRecordType } from '../../contract'
import { isCover } from '../../resources/cover'
import { describe } from '../../resources/registry'
import { ResourceRow, type ResourceRowProps } from '../rows/resource-row'
import { useNamesOf } from './names-context'

/** A record as a row, with its plain name where the page has asked for one. */
export function NamedRow(row: ResourceRowProps) {
  const { resource, title } = row
  const namesOf = useNamesOf()
  const type = resource.resourceType
  const words = title ?? (isRecordType(type) ? describe(type).title(resource) : undefined)
  return <ResourceRow {...row} named={isCover(resource) ? undefined : namesOf(resource, words)} />
}
