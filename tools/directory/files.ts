import { createHash } from 'node:crypto'
import { searchTextsOf, type HealthSystem } from '../../src/auth/directory/directory.ts'
import { indexFileName, indexTerms, foldName, launchFileName } from '../../src/auth/directory/search-terms.ts'
import type { Vendor } from './vendors.ts'

/** About 60 kB gzipped; larger files would load too slowly on a phone. */
const MAX_SYSTEMS_PER_FILE = 1100

/** A stable id for an endpoint of a system, which does not change when the directory is rebuilt. */
export const systemId = (vendor: string, base: string, name: string): string =>
  `dir-${createHash('sha256').update(`${vendor}\n${base}\n${name}`).digest('base64url').slice(0, 12)}`

const rowOf = ({ origins, ...system }: HealthSystem): readonly unknown[] => [
  system.id,
  system.name,
  system.location,
  system.portal,
  system.aliases,
  system.vendor,
  system.fhirBase,
  ...(origins.length > 0 ? [origins] : []),
]

/** Number of systems in the top file of a prefix that has too many for one file, in addition to those in no other file. */
const TOP_FILE_SYSTEMS = 100

type SystemsByPrefix = Map<string, readonly HealthSystem[]>

interface PrefixIndex {
  /** Complete files. */
  readonly files: SystemsByPrefix
  /** Systems of prefixes that are split into several files. */
  readonly tops: SystemsByPrefix
}

const add = <T>(map: Map<string, T[]>, key: string, one: T): void =>
  void (map.get(key)?.push(one) ?? map.set(key, [one]))

function systemsByTerm(systems: readonly HealthSystem[]): ReadonlyMap<string, HealthSystem[]> {
  const found = new Map<string, HealthSystem[]>()
  for (const system of systems) for (const term of indexTerms(searchTextsOf(system))) add(found, term, system)
  return found
}

/** Adds the systems of a prefix: as one file if they fit, or else as files of longer prefixes and a top file. */
function addPrefix(
  prefix: string,
  terms: readonly string[],
  systemsOfTerm: ReadonlyMap<string, readonly HealthSystem[]>,
  { files, tops }: PrefixIndex,
  parentCount = 0,
): void {
  const systems = [...new Set(terms.flatMap((term) => systemsOfTerm.get(term) ?? []))]
  if (systems.length <= MAX_SYSTEMS_PER_FILE) return void files.set(prefix, systems)
  // The same systems as for the shorter prefix need no top file.
  if (systems.length !== parentCount) tops.set(prefix, [...new Set([...(systemsOfTerm.get(prefix) ?? []), ...systems])])
  const longer = new Map<string, string[]>()
  for (const term of terms) if (term !== prefix) add(longer, [...term].slice(0, [...prefix].length + 1).join(''), term)
  for (const [next, list] of longer) addPrefix(next, list, systemsOfTerm, { files, tops }, systems.length)
}

/** The content of a top file: systems in no complete file, then those whose name has the prefix, then others. */
function topSystems(
  prefix: string,
  systems: readonly HealthSystem[],
  covered: ReadonlySet<HealthSystem>,
): readonly HealthSystem[] {
  const uncovered = systems.filter((system) => !covered.has(system))
  const named = systems.filter(({ name }) => foldName(name).startsWith(prefix))
  return [...new Set([...uncovered, ...[...new Set([...named, ...systems])].slice(0, TOP_FILE_SYSTEMS)])]
}

function buildPrefixIndex(systems: readonly HealthSystem[]): PrefixIndex {
  const systemsOfTerm = systemsByTerm(systems)
  const termsByPrefix = new Map<string, string[]>()
  for (const term of systemsOfTerm.keys()) add(termsByPrefix, [...term].slice(0, 2).join(''), term)
  const prefixIndex: PrefixIndex = { files: new Map(), tops: new Map() }
  for (const [prefix, terms] of termsByPrefix) addPrefix(prefix, terms, systemsOfTerm, prefixIndex)
  return prefixIndex
}

const systemCounts = (systemsByPrefix: SystemsByPrefix): object =>
  Object.fromEntries(
    [...systemsByPrefix]
      .map(([prefix, found]) => [indexFileName(prefix), found.length] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )

/** Orders texts by code units, independent of locale. */
const compare = (a: string, b: string): number => Number(a > b) - Number(a < b)

/** The content of each file of the directory, by name without extension. */
export function directoryFiles(
  systems: readonly HealthSystem[],
  vendors: readonly Vendor[],
  generatedAt: string,
): ReadonlyMap<string, unknown> {
  const sorted = systems.toSorted((a, b) => compare(a.name, b.name) || compare(a.id, b.id))
  const { files, tops } = buildPrefixIndex(sorted)
  const covered = new Set([...files.values()].flat())
  const launch = new Map<string, HealthSystem[]>()
  for (const system of sorted.filter(({ vendor }) => vendor !== ''))
    add(launch, launchFileName(system.fhirBase), system)
  const used = new Set(sorted.map(({ vendor }) => vendor))
  const index = {
    made: generatedAt,
    count: systems.length,
    vendors: Object.fromEntries(vendors.filter(({ id }) => used.has(id)).map(({ id, settings }) => [id, settings])),
    files: systemCounts(files),
    tops: systemCounts(tops),
  }
  const rows = (found: readonly HealthSystem[]): readonly unknown[] => found.map(rowOf)
  // All 256 launch files exist, so that a launch from an unlisted EHR gets an empty list instead of an error.
  const launches = Array.from({ length: 256 }, (_, i) => i.toString(16).padStart(2, '0')).map(
    (name) => [`launch/${name}`, rows(launch.get(name) ?? [])] as const,
  )
  return new Map<string, unknown>([
    ['index', index],
    ...[...files].map(([prefix, found]) => [indexFileName(prefix), rows(found)] as const),
    ...[...tops].map(([prefix, found]) => [indexFileName(prefix), rows(topSystems(prefix, found, covered))] as const),
    ...launches,
  ])
}
