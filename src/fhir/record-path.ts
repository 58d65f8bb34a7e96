import { encodeIdForPath } from './id'
import { sourceOf, type Source } from './source'
import type { Resource } from './resource'

/** The address of the page of a record. It names the source by its number, unless that is the first. */
export const pathInSource = (
  source: Source | undefined,
  type: string,
  id: string | undefined,
  view?: 'raw',
): string => {
  const query = [...(view ? [`view=${view}`] : []), ...(source?.place === undefined ? [] : [`from=${source.place}`])]
  return `/record/${type}/${encodeIdForPath(id)}${query.length === 0 ? '' : '?'}${query.join('&')}`
}

/** `pathInSource` of a record itself. */
export const recordPath = (record: Resource, view?: 'raw'): string =>
  pathInSource(sourceOf(record), record.resourceType, record.id, view)
