import { isRecordType } from '../../contract'
import { requestContractOf } from '../../contract/undocumented-types'
import { resolveLocalReference, parseReference } from '../../fhir/reference'
import type { Resource } from '../../fhir/resource'
import { FhirError } from '../../fhir/errors'
import { type Dropped } from '../record-set'

/** Whose records are expected: undefined `patientId` checks nothing. `bases` are the FHIR base and its aliases, without a trailing slash. */
export interface Owner {
  readonly patientId: string | undefined
  readonly bases: readonly string[]
}

export interface Page {
  readonly matches: readonly Resource[]
  readonly included: readonly Resource[]
  readonly issues: readonly string[]
  readonly dropped: readonly Dropped[]
  /** Matches whose reference to the patient is missing or cannot be read. */
  readonly unclear: number
  readonly total: number | undefined
  /** The server says in the list that something failed (an OperationOutcome of severity error or fatal). */
  readonly grave: boolean
  /** Entries of any kind. */
  readonly entries: number
  readonly next: string | undefined
}

type Json = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

function isResource(value: unknown): value is Resource {
  return (
    isObject(value) &&
    typeof value.resourceType === 'string' &&
    (value.id === undefined || typeof value.id === 'string')
  )
}

/** The texts of an OperationOutcome. */
function outcomeTexts(outcome: Json): readonly string[] {
  return listOf(outcome.issue).flatMap((issue) => {
    if (!isObject(issue)) return []
    const words = isObject(issue.details) ? textOf(issue.details.text) : undefined
    return words ?? textOf(issue.diagnostics) ?? textOf(issue.code) ?? []
  })
}

const isGrave = (outcome: Json): boolean =>
  listOf(outcome.issue).some((issue) => isObject(issue) && (issue.severity === 'error' || issue.severity === 'fatal'))

function valuesAt(value: unknown, path: readonly string[]): readonly unknown[] {
  if (Array.isArray(value)) return value.flatMap((item: unknown) => valuesAt(item, path))
  const [first, ...rest] = path
  if (first === undefined) return value === undefined ? [] : [value]
  return isObject(value) ? valuesAt(value[first], rest) : []
}

type Naming = 'theirs' | 'others' | 'unclear' | 'nobody'

/** Whom a reference names. `unclear`: a group, a part of the record itself, or what cannot be read or found, so it says nothing against anybody. */
function named(
  reference: string,
  patientId: string,
  bases: readonly string[],
  urns: ReadonlyMap<string, string>,
): Naming {
  if (reference.startsWith('#')) return 'unclear'
  // Some servers send the id alone.
  const patient = urns.get(reference) ?? (reference === patientId ? patientId : undefined)
  if (patient !== undefined) return patient === patientId ? 'theirs' : 'others'
  const target = resolveLocalReference(reference, bases)
  if (target) return target.type !== 'Patient' ? 'unclear' : target.id === patientId ? 'theirs' : 'others'
  const isElsewhere =
    parseReference(reference)?.kind === 'absolute' && !bases.some((base) => reference.startsWith(`${base}/`))
  return isElsewhere ? 'others' : 'unclear'
}

/**
 * Whose record it is, by what stands where the contract finds its patient; `nobody` for a type that belongs to no patient. A name or a number alone is
 * `unclear`, as is nothing at all: two people can have one name, and whose number it is this app cannot ask. `others` needs a readable reference to somebody else, or to
 * another server: what cannot be read never makes a record another's, as the server has sent it for this patient.
 */
export function whoseIs(
  resource: Resource,
  { patientId, bases }: Owner,
  urns: ReadonlyMap<string, string> = new Map(),
): Naming {
  if (patientId === undefined || !isRecordType(resource.resourceType)) return 'nobody'
  if (resource.resourceType === 'Patient') return resource.id === patientId ? 'theirs' : 'others'
  const paths = requestContractOf(resource.resourceType).parameters.patient?.paths ?? []
  const all = paths
    .flatMap((path) => valuesAt(resource, path.split('.')))
    .filter(isObject)
    .map(({ reference }) => (typeof reference === 'string' ? named(reference, patientId, bases, urns) : 'unclear'))
  return (
    (['theirs', 'others'] as const).find((naming) => all.includes(naming)) ??
    (paths.length === 0 ? 'nobody' : 'unclear')
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

type Sorted =
  | { readonly to: 'matches' | 'included'; readonly resource: Resource }
  | { readonly to: 'issues'; readonly issues: readonly string[]; readonly grave: boolean }
  | Dropped

function sortEntry(entry: unknown, type: string, owner: Owner, urns: ReadonlyMap<string, string>): Sorted {
  const resource = isObject(entry) ? entry.resource : undefined
  if (!isObject(entry) || !isResource(resource)) return { type, reason: 'notAResource' }
  const mode = isObject(entry.search) ? entry.search.mode : undefined
  if (resource.resourceType === 'OperationOutcome')
    return { to: 'issues', issues: outcomeTexts(resource), grave: isGrave(resource) }
  const named = { type: resource.resourceType, ...(resource.id === undefined ? {} : { id: resource.id }) }
  if (mode === 'match' && resource.resourceType !== type) return { ...named, reason: 'wrongType' }
  const whose = whoseIs(resource, owner, urns)
  if (whose === 'others') return { ...named, reason: 'otherPatient' }
  // No search here asks for includes of its own type, so such a record of this patient is in the list, whatever the server calls it.
  return {
    to: resource.resourceType !== type || (mode === 'include' && whose === 'nobody') ? 'included' : 'matches',
    resource,
  }
}

/** True for a page that may be taken at its word when it holds nothing: a searchset whose parts have the types that R4 gives them. */
function isSearchset({ type, entry, total }: Json): boolean {
  return (
    type === 'searchset' &&
    (entry === undefined || Array.isArray(entry)) &&
    (total === undefined || typeof total === 'number')
  )
}

/** Stands for a next page without an address: the session refuses it as it does every address outside of its server, so that the list is told as cut off. */
const nowhere = 'about:blank'

/** Where the list goes on. Only a page without a word of a next one ends it. */
function nextOf(link: unknown): string | undefined {
  const after = listOf(link)
    .filter(isObject)
    .find(({ relation }) => relation === 'next')
  return after || isObject(link) ? (textOf(after?.url) ?? nowhere) : undefined
}

/** What a list says before its records is no longer than this, in characters. */
const HEAD = 20_000

/** The next page that a list names before its records, as far as it has come; undefined where it does not, or not yet. */
export function nextIn(soFar: string): string | undefined {
  const records = soFar.slice(0, HEAD).indexOf('"entry"')
  if (records < 0) return undefined
  try {
    const head: unknown = JSON.parse(`${soFar.slice(0, records).replace(/,\s*$/, '')}}`)
    return isObject(head) ? nextOf(head.link) : undefined
  } catch {
    return undefined
  }
}

/** Splits one page of a search for `type`. Throws Failure `notFhir` when the body is no FHIR list, and `notAList` for a note in its place or a list that says nothing. */
export function splitBundle(body: unknown, type: string, owner: Owner): Page {
  if (isObject(body) && body.resourceType === 'OperationOutcome')
    throw new FhirError('notAList', `${type} search`, undefined, undefined, outcomeTexts(body))
  if (!isObject(body) || body.resourceType !== 'Bundle') throw new FhirError('notFhir', `${type} search`)
  const entries = listOf(body.entry)
  if (entries.length === 0 && !isSearchset(body)) throw new FhirError('notAList', `${type} search`)
  const urns = urnsIn(entries)
  const sorted = entries.map((entry) => sortEntry(entry, type, owner, urns))
  const into = (to: 'matches' | 'included'): readonly Resource[] =>
    sorted.flatMap((one) => ('to' in one && one.to === to ? one.resource : []))
  const matches = into('matches')
  return {
    matches,
    included: into('included'),
    issues: sorted.flatMap((one) => ('to' in one && one.to === 'issues' ? one.issues : [])),
    dropped: sorted.flatMap((one) => ('reason' in one ? one : [])),
    unclear: matches.filter((one) => whoseIs(one, owner, urns) === 'unclear').length,
    total: typeof body.total === 'number' ? body.total : undefined,
    grave: sorted.some((one) => 'to' in one && one.to === 'issues' && one.grave),
    entries: entries.length,
    next: nextOf(body.link),
  }
}
