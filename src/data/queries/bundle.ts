import { isRecordType } from '../../contract'
import { requestContractOf } from '../../contract/undocumented-types'
import { resolveLocalReference, parseReference } from '../../fhir/reference'
import type { Resource } from '../../fhir/resource'
import { FhirError } from '../../fhir/errors'
import { isObject, textOf, type Json } from '../../lib/json'
import { type DroppedEntry } from '../record-set'

/** The patient whose records are expected; undefined `patientId` disables the check. `bases`: the FHIR base and its aliases, without a trailing slash. */
export interface RecordOwner {
  readonly patientId: string | undefined
  readonly bases: readonly string[]
}

export interface BundlePage {
  readonly matches: readonly Resource[]
  readonly included: readonly Resource[]
  readonly issues: readonly string[]
  readonly dropped: readonly DroppedEntry[]
  /** Matches whose reference to the patient is missing or cannot be read. */
  readonly unclear: number
  readonly total: number | undefined
  /** The list contains an OperationOutcome of severity error or fatal. */
  readonly hasErrors: boolean
  /** Number of entries of any kind. */
  readonly entries: number
  readonly next: string | undefined
}

const arrayOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

function isResource(value: unknown): value is Resource {
  return (
    isObject(value) &&
    typeof value.resourceType === 'string' &&
    (value.id === undefined || typeof value.id === 'string')
  )
}

/** The texts of an OperationOutcome. */
function issueTexts(outcome: Json): readonly string[] {
  return arrayOf(outcome.issue).flatMap((issue) => {
    if (!isObject(issue)) return []
    const details = isObject(issue.details) ? textOf(issue.details.text) : undefined
    return details ?? textOf(issue.diagnostics) ?? textOf(issue.code) ?? []
  })
}

const isErrorOutcome = (outcome: Json): boolean =>
  arrayOf(outcome.issue).some((issue) => isObject(issue) && (issue.severity === 'error' || issue.severity === 'fatal'))

/** The values at a path of element names, in every item of lists. */
export function valuesAt(value: unknown, path: readonly string[]): readonly unknown[] {
  if (Array.isArray(value)) return value.flatMap((item: unknown) => valuesAt(item, path))
  const [first, ...rest] = path
  if (first === undefined) return value === undefined ? [] : [value]
  return isObject(value) ? valuesAt(value[first], rest) : []
}

type Ownership = 'own' | 'other' | 'unclear' | 'none'

/** Whose record a subject reference makes it. `unclear`: a group, a contained resource, or a reference that cannot be read or found. */
function referencedOwner(
  reference: string,
  patientId: string,
  bases: readonly string[],
  urns: ReadonlyMap<string, string>,
): Ownership {
  if (reference.startsWith('#')) return 'unclear'
  // Some servers send only the id.
  const patient = urns.get(reference) ?? (reference === patientId ? patientId : undefined)
  if (patient !== undefined) return patient === patientId ? 'own' : 'other'
  const target = resolveLocalReference(reference, bases)
  if (target && target.type !== 'Patient') return 'unclear'
  if (target) return target.id === patientId ? 'own' : 'other'
  const isElsewhere =
    parseReference(reference)?.kind === 'absolute' && !bases.some((base) => reference.startsWith(`${base}/`))
  return isElsewhere ? 'other' : 'unclear'
}

/**
 * Whose record it is, by the elements that the contract names for the patient; `none` for a type that belongs to no patient. Only a display name or an
 * identifier, or no subject at all, is `unclear`: names are not unique, and identifiers cannot be looked up. `other` needs a readable reference to another
 * patient or server; an unreadable one never makes it another patient's record, because the server sent it for this patient.
 */
export function ownershipOf(
  resource: Resource,
  { patientId, bases }: RecordOwner,
  urns: ReadonlyMap<string, string> = new Map(),
): Ownership {
  if (patientId === undefined || !isRecordType(resource.resourceType)) return 'none'
  if (resource.resourceType === 'Patient') return resource.id === patientId ? 'own' : 'other'
  const paths = requestContractOf(resource.resourceType).parameters.patient?.paths ?? []
  const all = paths
    .flatMap((path) => valuesAt(resource, path.split('.')))
    .filter(isObject)
    .map(({ reference }) =>
      typeof reference === 'string' ? referencedOwner(reference, patientId, bases, urns) : 'unclear',
    )
  return (
    (['own', 'other'] as const).find((ownership) => all.includes(ownership)) ??
    (paths.length === 0 ? 'none' : 'unclear')
  )
}

function urnsIn(entries: readonly unknown[]): ReadonlyMap<string, string> {
  const pairs = entries.flatMap((entry) => {
    const [fullUrl, resource] = isObject(entry) ? [textOf(entry.fullUrl), entry.resource] : []
    return fullUrl?.startsWith('urn:') && isResource(resource) && resource.resourceType === 'Patient' && resource.id
      ? [[fullUrl, resource.id] as const]
      : []
  })
  return new Map(pairs)
}

type SortedEntry =
  | { readonly to: 'matches' | 'included'; readonly resource: Resource }
  | { readonly to: 'issues'; readonly issues: readonly string[]; readonly hasErrors: boolean }
  | DroppedEntry

function sortEntry(entry: unknown, type: string, owner: RecordOwner, urns: ReadonlyMap<string, string>): SortedEntry {
  const resource = isObject(entry) ? entry.resource : undefined
  if (!isObject(entry) || !isResource(resource)) return { type, reason: 'notAResource' }
  const mode = isObject(entry.search) ? entry.search.mode : undefined
  if (resource.resourceType === 'OperationOutcome')
    return { to: 'issues', issues: issueTexts(resource), hasErrors: isErrorOutcome(resource) }
  const dropped = { type: resource.resourceType, ...(resource.id === undefined ? {} : { id: resource.id }) }
  if (mode === 'match' && resource.resourceType !== type) return { ...dropped, reason: 'wrongType' }
  const ownership = ownershipOf(resource, owner, urns)
  if (ownership === 'other') return { ...dropped, reason: 'otherPatient' }
  // No search includes its own type, so such a record of this patient is a match, whatever the server calls it.
  return {
    to: resource.resourceType !== type || (mode === 'include' && ownership === 'none') ? 'included' : 'matches',
    resource,
  }
}

/** True for a valid R4 searchset, whose emptiness can be trusted. */
function isSearchset({ type, entry, total }: Json): boolean {
  return (
    type === 'searchset' &&
    (entry === undefined || Array.isArray(entry)) &&
    (total === undefined || typeof total === 'number')
  )
}

/** For a next link without a URL: the session refuses it, like every URL outside its server, so the list counts as truncated. */
const UNREACHABLE_URL = 'about:blank'

/** The URL of the next page. Only a page without a next link ends the list. */
function nextUrl(link: unknown): string | undefined {
  const next = arrayOf(link)
    .filter(isObject)
    .find(({ relation }) => relation === 'next')
  return next || isObject(link) ? (textOf(next?.url) ?? UNREACHABLE_URL) : undefined
}

/** How much of a Bundle is searched for the start of its entries. */
export const MAX_HEAD_CHARS = 20_000

/** The URL of the next page if the Bundle names it before its entries, from the text received so far; undefined if not, or not yet. */
export function nextUrlInHead(soFar: string): string | undefined {
  const end = soFar.slice(0, MAX_HEAD_CHARS).indexOf('"entry"')
  if (end < 0) return undefined
  try {
    const head: unknown = JSON.parse(`${soFar.slice(0, end).replace(/,\s*$/, '')}}`)
    return isObject(head) ? nextUrl(head.link) : undefined
  } catch {
    return undefined
  }
}

/** Splits one page of a search for `type`. Throws FhirError `notFhir` if the body is no Bundle, `notAList` for an OperationOutcome instead of one or an invalid empty list. */
export function splitBundle(body: unknown, type: string, owner: RecordOwner): BundlePage {
  if (isObject(body) && body.resourceType === 'OperationOutcome')
    throw new FhirError('notAList', `${type} search`, undefined, undefined, issueTexts(body))
  if (!isObject(body) || body.resourceType !== 'Bundle') throw new FhirError('notFhir', `${type} search`)
  const entries = arrayOf(body.entry)
  if (entries.length === 0 && !isSearchset(body)) throw new FhirError('notAList', `${type} search`)
  const urns = urnsIn(entries)
  const sorted = entries.map((entry) => sortEntry(entry, type, owner, urns))
  const sortedTo = (to: 'matches' | 'included'): readonly Resource[] =>
    sorted.flatMap((each) => ('to' in each && each.to === to ? each.resource : []))
  const matches = sortedTo('matches')
  return {
    matches,
    included: sortedTo('included'),
    issues: sorted.flatMap((each) => ('to' in each && each.to === 'issues' ? each.issues : [])),
    dropped: sorted.flatMap((each) => ('reason' in each ? each : [])),
    unclear: matches.filter((resource) => ownershipOf(resource, owner, urns) === 'unclear').length,
    total: typeof body.total === 'number' ? body.total : undefined,
    hasErrors: sorted.some((each) => 'to' in each && each.to === 'issues' && each.hasErrors),
    entries: entries.length,
    next: nextUrl(body.link),
  }
}
