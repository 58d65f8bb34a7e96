import type { Resource } from './resource'

/** An EHR that somebody signed in to, a file that was opened on this device, or a link that somebody shared. */
export type SourceKind = 'ehr' | 'file' | 'link'

/** Where records come from. Ids are unique only within one source. */
export interface Source {
  readonly kind: SourceKind
  /** Random, new for each sign-in and each opened file. */
  readonly id: string
}

const sources = new WeakMap<Resource, Source>()

/** Where a resource was received; undefined for one that this app made. */
export const sourceOf = (resource: Resource): Source | undefined => sources.get(resource)

/** Notes where resources were received. The resources stay as they are. */
export function setSource(resources: readonly Resource[], source: Source): void {
  for (const resource of resources) sources.set(resource, source)
}

/** A copy of a record is from the same source; returns the copy. */
export function copySource<R extends Resource>(record: Resource, copy: R): R {
  const source = sources.get(record)
  if (source !== undefined && copy !== record) sources.set(copy, source)
  return copy
}

/** True for records that can refer to each other. */
export const isSameSource = (one: Resource, other: Resource): boolean => sourceOf(one)?.id === sourceOf(other)?.id

/** The key of a record for look-ups: records of two sources may have the same type and id. */
export const keyInSource = (source: Source | undefined, type: string, id = ''): string =>
  source === undefined ? `${type}/${id}` : `${source.id}/${type}/${id}`

/** `keyInSource` of a record itself. */
export const recordKey = (record: Resource): string => keyInSource(sourceOf(record), record.resourceType, record.id)
