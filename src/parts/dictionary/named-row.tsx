import { isRecordType } from '../../contract'
import { isCover } from '../../resources/cover'
import { describe } from '../../resources/registry'
import { ResourceRow, type ResourceRowProps } from '../rows/resource-row'
import { useNamesOf } from './names-context'
import type { Resource } from '../../fhir/resource'

/** A record as a row, with its plain name where the page has asked for one; `about` is the same record with what it names by reference in its place. */
export function NamedRow({ about, ...row }: ResourceRowProps & { readonly about?: Resource }) {
  const { resource, title } = row
  const namesOf = useNamesOf()
  const type = resource.resourceType
  const words = title ?? (isRecordType(type) ? describe(type).title(resource) : undefined)
  return <ResourceRow {...row} named={isCover(resource) ? undefined : namesOf(about ?? resource, words)} />
}
