import { normalizeBaseUrl, parseConfig, type EhrConfig } from '../../config/config'
import { indexFileName, foldName, launchFileName, queryTerms, searchTerms, prefixesOf } from './search-terms'
import { isObject, textOf, stringsOf } from '../../lib/json'
import { memoizeByObject } from '../../lib/memoize'
import { SignInError } from '../sign-in-error'

/** One EHR endpoint of one health system, as `tools/directory` writes it. */
export interface HealthSystem {
  readonly id: string
  readonly name: string
  readonly location: string
  /** What its patients know it by, such as the name of its portal; empty if the list has none. */
  readonly portal: string
  /** Other names, places and web addresses that it is found by, separated by `|`. */
  readonly aliases: string
  /** The vendor whose client is used to sign in; empty if it cannot be reached from a web page. */
  readonly vendor: string
  readonly fhirBase: string
  /** Origins that its sign-in uses in addition to that of the FHIR base. */
  readonly origins: readonly string[]
}

/** The content of `index.json`. */
export interface DirectoryIndex {
  readonly createdAt: string
  readonly count: number
  /** Files with every system that has a word with the file's prefix, and how many systems these are. */
  readonly files: ReadonlyMap<string, number>
  /** Prefixes that too many systems have for one file, and how many: these files have the first of them. */
  readonly partialFiles: ReadonlyMap<string, number>
  /** Settings shared by the systems of a vendor, by vendor id. */
  readonly vendors: ReadonlyMap<string, Readonly<Record<string, unknown>>>
}

export interface DirectoryMatches {
  readonly systems: readonly HealthSystem[]
  /** The host of each system that shares its name with one on another host, by which people can tell them apart. */
  readonly hosts: ReadonlyMap<HealthSystem, string>
  /** How many more match. */
  readonly remaining: number
  /** False when so many systems match that not all of them were searched. */
  readonly complete: boolean
}

export const MAX_MATCHES = 50

/** Parses a row of a file: id, name, location, portal, aliases, vendor, FHIR base, origins. Undefined for any other value. */
export function parseSystem(row: unknown): HealthSystem | undefined {
  if (!Array.isArray(row)) return undefined
  const [id, name, location = '', portal = '', aliases = '', vendor = '', fhirBase = '', origins] =
    row as readonly unknown[]
  const fields = [id, name, location, portal, aliases, vendor, fhirBase]
  if (!fields.every((part) => typeof part === 'string') || !textOf(id) || !textOf(name)) return undefined
  return { id, name, location, portal, aliases, vendor, fhirBase, origins: stringsOf(origins) } as HealthSystem
}

/** True when every query term is the prefix of a system term; two neighbouring query terms may be one there. */
function matchesEveryTerm(systemTerms: readonly string[], query: readonly string[]): boolean {
  const hasPrefix = (prefix: string): boolean => systemTerms.some((term) => term.startsWith(prefix))
  return query.every(
    (term, i) =>
      hasPrefix(term) ||
      (i > 0 && hasPrefix(`${query[i - 1]}${term}`)) ||
      (query[i + 1] !== undefined && hasPrefix(`${term}${query[i + 1]}`)),
  )
}

/** The texts that a system is found by. */
export const searchTextsOf = ({ name, location, portal, aliases }: HealthSystem): readonly string[] => [
  name,
  location,
  portal,
  ...aliases.split('|'),
]
const searchTermsOf = memoizeByObject((system: HealthSystem): readonly string[] => searchTerms(searchTextsOf(system)))

/** Created once: `localeCompare` would be the slowest part of a search. */
const { compare } = new Intl.Collator('en')

/** The best rank (0) has a name that starts with the query; then with its first term; then a name with all its terms; then all others. */
function rank({ name }: HealthSystem, query: string, terms: readonly string[]): number {
  const folded = foldName(name)
  const tests = [
    folded.startsWith(query),
    folded.startsWith(terms[0] ?? ''),
    matchesEveryTerm(searchTerms([name]), terms),
  ]
  const best = tests.indexOf(true)
  return best < 0 ? tests.length : best
}

/** The systems that match every term of the query, best rank first, then by name and location. */
export function matchSystems(systems: readonly HealthSystem[], query: string): readonly HealthSystem[] {
  const terms = queryTerms(query)
  if (terms.length === 0) return []
  const folded = foldName(query)
  const ranks = new Map(
    systems
      .filter((system) => matchesEveryTerm(searchTermsOf(system), terms))
      .map((system) => [system, rank(system, folded, terms)]),
  )
  return [...ranks.keys()].toSorted(
    (a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0) || compare(a.name, b.name) || compare(a.location, b.location),
  )
}

const FOLDER = '/directory'
const fileRequests = new Map<string, Promise<unknown>>()

/** Reads a file of the directory once per page load; a failed read is retried on the next call. Only the file name reveals anything of the query. */
function readFile(name: string): Promise<unknown> {
  const request =
    fileRequests.get(name) ??
    fetch(`${FOLDER}/${name}.json`, { cache: 'no-cache', credentials: 'same-origin', redirect: 'error' })
      .then((response) =>
        response.ok ? (response.json() as Promise<unknown>) : Promise.reject(new Error(`HTTP ${response.status}`)),
      )
      .catch(() => {
        fileRequests.delete(name)
        throw new SignInError('unreachable', `directory/${name}.json could not be read`)
      })
  fileRequests.set(name, request)
  return request
}

const entriesOf = (value: unknown): readonly (readonly [string, unknown])[] =>
  isObject(value) ? Object.entries(value) : []
const countsIn = (value: unknown): ReadonlyMap<string, number> =>
  new Map(entriesOf(value).flatMap(([name, count]) => (typeof count === 'number' ? [[name, count] as const] : [])))
const systemRequests = new Map<string, Promise<readonly HealthSystem[]>>()
let indexRequest: Promise<DirectoryIndex> | undefined

async function readSystems(name: string): Promise<readonly HealthSystem[]> {
  const rows = await readFile(name)
  return Array.isArray(rows) ? rows.flatMap((row) => parseSystem(row) ?? []) : []
}

/** Cached, because search terms are memoized by system object. */
function systemsInFile(name: string): Promise<readonly HealthSystem[]> {
  const request = systemRequests.get(name) ?? readSystems(name)
  systemRequests.set(name, request)
  request.catch(() => systemRequests.delete(name))
  return request
}

/** The index of the directory, read once per page load. Rejects with SignInError. */
export function directoryIndex(): Promise<DirectoryIndex> {
  indexRequest ??= readFile('index').then(
    (value) => {
      const { made, count, files, tops, vendors } = isObject(value) ? value : {}
      const vendorSettings = entriesOf(vendors).flatMap(([id, settings]) =>
        isObject(settings) ? [[id, settings] as const] : [],
      )
      return {
        createdAt: textOf(made) ?? '',
        count: typeof count === 'number' ? count : 0,
        files: countsIn(files),
        partialFiles: countsIn(tops),
        vendors: new Map(vendorSettings),
      }
    },
    (cause: unknown) => {
      indexRequest = undefined
      throw cause
    },
  )
  return indexRequest
}

interface IndexFile {
  /** Undefined when no system has the term. */
  readonly file: string | undefined
  /** The file has every system with the term. */
  readonly complete: boolean
  readonly count: number
}

/** The file of the systems with a term: a complete one, or else the partial one with the longest prefix. */
function fileForTerm(term: string, { files, partialFiles }: DirectoryIndex): IndexFile {
  let partial: IndexFile | undefined
  for (const file of prefixesOf(term).map(indexFileName)) {
    const count = files.get(file)
    if (count !== undefined) return { file, complete: true, count }
    const partialCount = partialFiles.get(file)
    if (partialCount !== undefined) partial = { file, complete: false, count: partialCount }
  }
  return partial ?? { file: undefined, complete: true, count: 0 }
}

/** The files to search for these terms: complete ones first, then the smallest. */
export function filesForTerms(terms: readonly string[], index: DirectoryIndex): readonly IndexFile[] {
  return terms
    .map((term) => fileForTerm(term, index))
    .toSorted((a, b) => Number(b.complete) - Number(a.complete) || a.count - b.count)
}

/** The hosts of systems whose name others have on another host: an entry of a list may imitate a system. */
function hostsOfNamesakes(systems: readonly HealthSystem[]): ReadonlyMap<HealthSystem, string> {
  const hosts = new Map(
    systems.flatMap((each) => (URL.canParse(each.fhirBase) ? [[each, new URL(each.fhirBase).host] as const] : [])),
  )
  const hostsByName = new Map<string, Set<string>>()
  for (const [{ name }, host] of hosts)
    hostsByName.set(foldName(name), (hostsByName.get(foldName(name)) ?? new Set()).add(host))
  return new Map([...hosts].filter(([{ name }]) => (hostsByName.get(foldName(name))?.size ?? 0) > 1))
}

/** Finds the systems that match a query. Only prefixes of its terms are requested, from the app's own host. Rejects with SignInError. */
export async function findSystems(query: string): Promise<DirectoryMatches> {
  const index = await directoryIndex()
  const systems = new Map<string, HealthSystem>()
  let complete = false
  let hits: readonly HealthSystem[] = []
  for (const { file, complete: isComplete } of filesForTerms(queryTerms(query), index)) {
    for (const system of file === undefined ? [] : await systemsInFile(file)) systems.set(system.id, system)
    hits = matchSystems([...systems.values()], query)
    complete ||= isComplete
    if (isComplete && hits.length > 0) break
  }
  return {
    systems: hits.slice(0, MAX_MATCHES),
    hosts: hostsOfNamesakes(hits),
    remaining: Math.max(0, hits.length - MAX_MATCHES),
    complete,
  }
}

/** The system as an EHR to sign in to; undefined if it cannot be reached from a web page. Rejects with SignInError. */
export async function toEhrConfig(system: HealthSystem): Promise<EhrConfig | undefined> {
  const { vendors } = await directoryIndex()
  const { allowOrigins, ...settings } = vendors.get(system.vendor) ?? {}
  if (system.vendor === '' || settings.clientId === undefined) return undefined
  const ehr = {
    ...settings,
    id: system.id,
    name: system.name,
    fhirBase: system.fhirBase,
    allowOrigins: [...new Set([...stringsOf(allowOrigins), ...system.origins])],
  }
  try {
    const [parsed] = parseConfig({ ehrs: [ehr] }).ehrs
    return parsed && { ...parsed, vendor: system.vendor }
  } catch (cause) {
    throw new SignInError('ehrError', `directory: ${cause instanceof Error ? cause.message : system.id}`)
  }
}

/** The system with exactly this base, for an EHR launch; undefined if the directory has none. Rejects with SignInError. */
export async function findEhrByBase(iss: string): Promise<EhrConfig | undefined> {
  const base = normalizeBaseUrl(iss)
  if (base === undefined) return undefined
  const systems = await readSystems(`launch/${launchFileName(base)}`)
  const system = systems.find(({ fhirBase }) => fhirBase !== '' && normalizeBaseUrl(fhirBase) === base)
  return system && toEhrConfig(system)
}
