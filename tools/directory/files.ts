import { createHash } from 'node:crypto'
import { searchTextsOf, type HealthSystem } from '../../src/auth/directory/directory.ts'
import { indexFileName, indexTerms, foldName, launchFileName } from '../../src/auth/directory/search-terms.ts'
import type { Vendor } from './vendors.ts'

/** A file with more systems than this would be too long a wait on a phone: 60 kB of gzip. */
const MOST = 1100

/** The same for the same way into the same system, however often the directory is made. */
export const idOf = (vendor: string, base: string, name: string): string =>
  `dir-${createHash('sha256').update(`${vendor}\n${base}\n${name}`).digest('base64url').slice(0, 12)}`

const rowOf = ({
  id,
  name,
  location: place,
  portal,
  aliases: more,
  vendor,
  fhirBase: base,
  origins,
}: HealthSystem): readonly unknown[] => [
  id,
  name,
  place,
  portal,
  more,
  vendor,
  base,
  ...(origins.length > 0 ? [origins] : []),
]

/** How many a file has at least whose beginning more systems share than a file may have. */
const FIRST = 100

type Filed = Map<string, readonly HealthSystem[]>

interface Filing {
  readonly files: Filed
  readonly tops: Filed
}

const add = <T>(map: Map<string, T[]>, key: string, one: T): void =>
  void (map.get(key)?.push(one) ?? map.set(key, [one]))

function byWord(systems: readonly HealthSystem[]): ReadonlyMap<string, HealthSystem[]> {
  const found = new Map<string, HealthSystem[]>()
  for (const system of systems) for (const word of indexTerms(searchTextsOf(system))) add(found, word, system)
  return found
}

/** Files the systems with words that begin so: in one file where it can hold them, else in files for longer beginnings, and the first of them in one of its own. */
function shelve(
  start: string,
  words: readonly string[],
  having: ReadonlyMap<string, readonly HealthSystem[]>,
  { files, tops }: Filing,
  above = 0,
): void {
  const systems = [...new Set(words.flatMap((word) => having.get(word) ?? []))]
  if (systems.length <= MOST) return void files.set(start, systems)
  // The same ones as a letter before need no file of their own.
  if (systems.length !== above) tops.set(start, [...new Set([...(having.get(start) ?? []), ...systems])])
  const longer = new Map<string, string[]>()
  for (const word of words) if (word !== start) add(longer, [...word].slice(0, [...start].length + 1).join(''), word)
  for (const [next, list] of longer) shelve(next, list, having, { files, tops }, systems.length)
}

/** The first of those that share a beginning: systems that no other file has whole, those whose name begins so, then all others. */
function firstOf(
  start: string,
  systems: readonly HealthSystem[],
  covered: ReadonlySet<HealthSystem>,
): readonly HealthSystem[] {
  const lonely = systems.filter((system) => !covered.has(system))
  const named = systems.filter(({ name }) => foldName(name).startsWith(start))
  return [...new Set([...lonely, ...[...new Set([...named, ...systems])].slice(0, FIRST)])]
}

function filed(systems: readonly HealthSystem[]): Filing {
  const having = byWord(systems)
  const starts = new Map<string, string[]>()
  for (const word of having.keys()) add(starts, [...word].slice(0, 2).join(''), word)
  const filing: Filing = { files: new Map(), tops: new Map() }
  for (const [start, words] of starts) shelve(start, words, having, filing)
  return filing
}

const counts = (filing: Filed): object =>
  Object.fromEntries(
    [...filing]
      .map(([start, found]) => [indexFileName(start), found.length] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )

/** The content of every file of the directory, by its name without the ending. */
export function filesOf(
  systems: readonly HealthSystem[],
  vendors: readonly Vendor[],
  made: string,
): ReadonlyMap<string, unknown> {
  const sorted = systems.toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.id < b.id ? -1 : 1))
  const { files, tops } = filed(sorted)
  const covered = new Set([...files.values()].flat())
  const launch = new Map<string, HealthSystem[]>()
  for (const system of sorted.filter(({ vendor }) => vendor !== ''))
    add(launch, launchFileName(system.fhirBase), system)
  const used = new Set(sorted.map(({ vendor }) => vendor))
  const index = {
    made,
    count: systems.length,
    vendors: Object.fromEntries(vendors.filter(({ id }) => used.has(id)).map(({ id, settings }) => [id, settings])),
    files: counts(files),
    tops: counts(tops),
  }
  const rows = (found: readonly HealthSystem[]): readonly unknown[] => found.map(rowOf)
  // A launch from an EHR that is not listed has to find that out: each of the 256 files is there.
  const launches = Array.from({ length: 256 }, (_, i) => i.toString(16).padStart(2, '0')).map(
    (name) => [`launch/${name}`, rows(launch.get(name) ?? [])] as const,
  )
  return new Map<string, unknown>([
    ['index', index],
    ...[...files].map(([start, found]) => [indexFileName(start), rows(found)] as const),
    ...[...tops].map(([start, found]) => [indexFileName(start), rows(firstOf(start, found, covered))] as const),
    ...launches,
  ])
}
