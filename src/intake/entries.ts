import { isObject, listOf, textOf } from '../lib/json'
import { forEachInSteps, type Steps } from './in-turns'
import type { Resource } from '../fhir/resource'

/** A resource of a file with the address that the file gives it. */
export interface FileEntry {
  readonly resource: Resource
  /** `Bundle.entry.fullUrl`: a URL or a URN. */
  readonly fullUrl: string | undefined
}

/** What a file has besides resources to show; every entry is counted once. */
export interface EntryCounts {
  /** Entries that hold no resource. */
  readonly unreadable: number
  /** Entries of a history that say that a record was deleted. */
  readonly deleted: number
  /** Older versions of records that the file also has in a newer one. */
  readonly older: number
  /** Messages of a server (OperationOutcome). */
  readonly outcomes: number
}

export interface FileEntries extends EntryCounts {
  readonly entries: readonly FileEntry[]
}

const MAX_BUNDLE_DEPTH = 5

const isResource = (value: unknown): value is Resource =>
  isObject(value) && typeof value['resourceType'] === 'string' && value['resourceType'] !== ''

/** Bundles inside a file are resources too: their entries count as those of the file. */
function* unpack(value: unknown, fullUrl: string | undefined, depth: number): Generator<unknown> {
  if (Array.isArray(value)) for (const item of value) yield* unpack(item, undefined, depth)
  else if (isObject(value) && value['resourceType'] === 'Bundle' && depth < MAX_BUNDLE_DEPTH)
    for (const entry of listOf(value['entry'])) {
      const inner = isObject(entry) ? entry['resource'] : undefined
      if (isObject(inner) && inner['resourceType'] === 'Bundle') yield* unpack(inner, undefined, depth + 1)
      else yield entry
    }
  else yield { fullUrl, resource: value }
}

const isDeletion = (entry: unknown): boolean =>
  isObject(entry) && isObject(entry['request']) && entry['request']['method'] === 'DELETE'

/** The same for all versions of a record. */
function identityOf(entry: unknown): string | undefined {
  if (!isObject(entry)) return undefined
  const { resource, request } = entry
  const fullUrl = textOf(entry['fullUrl'])
  if (fullUrl !== undefined) return fullUrl
  if (isResource(resource) && resource.id !== undefined) return `${resource.resourceType}/${resource.id}`
  return isObject(request) ? textOf(request['url']) : undefined
}

const versionOf = ({ meta }: Resource): readonly [number, string] =>
  isObject(meta) ? [Number(meta['versionId']) || 0, textOf(meta['lastUpdated']) ?? ''] : [0, '']

function isNewer(one: Resource, other: Resource): boolean {
  const [[version, updated], [otherVersion, otherUpdated]] = [versionOf(one), versionOf(other)]
  return version === otherVersion ? updated > otherUpdated : version > otherVersion
}

/**
 * The resources of a parsed file: of a Bundle of any type, a list of resources, or one resource. Of several versions of a record the newest counts, and none
 * after a deletion (a history has its newest entry first). Never throws: what is no resource is counted.
 */
export function* entriesIn(value: unknown): Steps<FileEntries> {
  const byIdentity = new Map<string, FileEntry>()
  const unidentified: FileEntry[] = []
  const gone = new Set<string>()
  const counts = { unreadable: 0, deleted: 0, older: 0, outcomes: 0 }
  yield* forEachInSteps(unpack(value, undefined, 0), (entry) => {
    const identity = identityOf(entry)
    const resource = isObject(entry) ? entry['resource'] : undefined
    if (isDeletion(entry)) {
      counts.deleted += 1
      if (identity !== undefined && !byIdentity.has(identity)) gone.add(identity)
    } else if (!isResource(resource)) counts.unreadable += 1
    else if (resource.resourceType === 'OperationOutcome') counts.outcomes += 1
    else if (identity === undefined) unidentified.push({ resource, fullUrl: undefined })
    else {
      const known = byIdentity.get(identity)
      if (known !== undefined || gone.has(identity)) counts.older += 1
      if (gone.has(identity) || (known !== undefined && !isNewer(resource, known.resource))) return
      byIdentity.set(identity, { resource, fullUrl: isObject(entry) ? textOf(entry['fullUrl']) : undefined })
    }
  })
  return { ...counts, entries: [...byIdentity.values(), ...unidentified] }
}
