import { normalBase, parseConfig, type EhrConfig } from '../../config/config'
import { fileOf, fold, launchFileOf, queryWords, searchWords, startsOf } from './search-terms'
import { isObject, textOf, texts } from '../../lib/json'
import { kept } from '../../lib/memoize'
import { SignInProblem } from '../sign-in-error'

/** One way into one health system, as `tools/directory.mjs` writes it down. */
export interface System {
  readonly id: string
  readonly name: string
  readonly place: string
  /** How its patients know the way in, such as the name of its portal; empty where the list has none. */
  readonly portal: string
  /** Other names, places and web addresses that it is found by. */
  readonly more: string
  /** Whose client it is reached with; empty where it cannot be reached from a web page. */
  readonly vendor: string
  readonly base: string
  /** Origins besides that of the base which sign-in there uses. */
  readonly origins: readonly string[]
}

/** The content of `index.json`. */
export interface DirectoryIndex {
  /** When it was made. */
  readonly made: string
  readonly count: number
  /** Files that have every system with a word that begins as their name does, with how many these are. */
  readonly files: ReadonlyMap<string, number>
  /** Beginnings of words that too many systems have for one file, with how many: their files have the first of these. */
  readonly tops: ReadonlyMap<string, number>
  /** Settings that the systems of one vendor share, by its id. */
  readonly vendors: ReadonlyMap<string, Readonly<Record<string, unknown>>>
}

export interface Found {
  readonly systems: readonly System[]
  /** How many more there are. */
  readonly more: number
  /** False when what was typed is in so many names that not all of them were looked at. */
  readonly complete: boolean
}

/** How many are shown at most. */
export const MOST = 50

/** A row of a file: id, name, place, portal, more, vendor, base, origins. */
export function systemOf(row: unknown): System | undefined {
  if (!Array.isArray(row)) return undefined
  const [id, name, place = '', portal = '', more = '', vendor = '', base = '', origins] = row as readonly unknown[]
  const parts = [id, name, place, portal, more, vendor, base]
  if (!parts.every((part) => typeof part === 'string') || !textOf(id) || !textOf(name)) return undefined
  return { id, name, place, portal, more, vendor, base, origins: texts(origins) } as System
}

/** Every word must be the beginning of one of the system's; two that were typed apart may be one there. */
function hasAll(own: readonly string[], words: readonly string[]): boolean {
  const begins = (start: string): boolean => own.some((word) => word.startsWith(start))
  return words.every(
    (word, i) =>
      begins(word) ||
      (i > 0 && begins(`${words[i - 1]}${word}`)) ||
      (words[i + 1] !== undefined && begins(`${word}${words[i + 1]}`)),
  )
}

/** The texts that a system is found by. */
export const textsOf = ({ name, place, portal, more }: System): readonly string[] => [
  name,
  place,
  portal,
  ...more.split('|'),
]
const wordsOf = kept((system: System): readonly string[] => searchWords(textsOf(system)))

/** Made once: to compare by the language without one costs more than all else. */
const { compare } = new Intl.Collator('en')

/** How near a system is: its name begins with what was typed, then with the first word of that, then has all its words, then all others. */
function rank({ name }: System, start: string, words: readonly string[]): number {
  const own = fold(name)
  const tests = [own.startsWith(start), own.startsWith(words[0] ?? ''), hasAll(searchWords([name]), words)]
  const first = tests.indexOf(true)
  return first < 0 ? tests.length : first
}

/** The systems that have every word of what was typed, the nearest first, each group by name and place. */
export function match(systems: readonly System[], query: string): readonly System[] {
  const words = queryWords(query)
  if (words.length === 0) return []
  const start = fold(query)
  const ranks = new Map(
    systems.filter((system) => hasAll(wordsOf(system), words)).map((system) => [system, rank(system, start, words)]),
  )
  return [...ranks.keys()].toSorted(
    (a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0) || compare(a.name, b.name) || compare(a.place, b.place),
  )
}

const FOLDER = '/directory'
const files = new Map<string, Promise<unknown>>()

/** Reads a file of the directory once per page; a failed read is tried again on the next call. Only the name of the file says anything of what was typed. */
function read(name: string): Promise<unknown> {
  const reading =
    files.get(name) ??
    fetch(`${FOLDER}/${name}.json`, { cache: 'no-cache', credentials: 'same-origin', redirect: 'error' })
      .then((response) =>
        response.ok ? (response.json() as Promise<unknown>) : Promise.reject(new Error(`HTTP ${response.status}`)),
      )
      .catch(() => {
        files.delete(name)
        throw new SignInProblem('unreachable', `directory/${name}.json could not be read`)
      })
  files.set(name, reading)
  return reading
}

const entriesOf = (value: unknown): readonly (readonly [string, unknown])[] =>
  isObject(value) ? Object.entries(value) : []
const counted = (value: unknown): ReadonlyMap<string, number> =>
  new Map(entriesOf(value).flatMap(([name, many]) => (typeof many === 'number' ? [[name, many] as const] : [])))
const readings = new Map<string, Promise<readonly System[]>>()
let index: Promise<DirectoryIndex> | undefined

async function systemsIn(name: string): Promise<readonly System[]> {
  const rows = await read(name)
  return Array.isArray(rows) ? rows.flatMap((row) => systemOf(row) ?? []) : []
}

/** Kept, so that the words of a system are cut once. */
function once(name: string): Promise<readonly System[]> {
  const reading = readings.get(name) ?? systemsIn(name)
  readings.set(name, reading)
  reading.catch(() => readings.delete(name))
  return reading
}

/** What the directory holds. Rejects with SignInProblem. */
export function directoryIndex(): Promise<DirectoryIndex> {
  index ??= read('index').then(
    (value) => {
      const { made, count, files: whole, tops, vendors } = isObject(value) ? value : {}
      const settings = entriesOf(vendors).flatMap(([id, one]) => (isObject(one) ? [[id, one] as const] : []))
      return {
        made: textOf(made) ?? '',
        count: typeof count === 'number' ? count : 0,
        files: counted(whole),
        tops: counted(tops),
        vendors: new Map(settings),
      }
    },
    (cause: unknown) => {
      index = undefined
      throw cause
    },
  )
  return index
}

interface Shelf {
  /** Undefined where no system has such a word. */
  readonly file: string | undefined
  /** It has every system with the word. */
  readonly complete: boolean
  readonly many: number
}

/** Where the systems with a word that begins so are. */
function shelfOf(word: string, { files: whole, tops }: DirectoryIndex): Shelf {
  let top: Shelf | undefined
  for (const name of startsOf(word).map(fileOf)) {
    const many = whole.get(name)
    if (many !== undefined) return { file: name, complete: true, many }
    const first = tops.get(name)
    if (first !== undefined) top = { file: name, complete: false, many: first }
  }
  return top ?? { file: undefined, complete: true, many: 0 }
}

/** Which files to look into for these words, the smallest first that has every system with its word. */
export function shelvesFor(words: readonly string[], index: DirectoryIndex): readonly Shelf[] {
  return words
    .map((word) => shelfOf(word, index))
    .toSorted((a, b) => Number(b.complete) - Number(a.complete) || a.many - b.many)
}

/** Looks for what was typed. Only the first letters of its words are asked for, from the app's own host. Rejects with SignInProblem. */
export async function findSystems(query: string): Promise<Found> {
  const about = await directoryIndex()
  const systems = new Map<string, System>()
  let complete = false
  let hits: readonly System[] = []
  for (const { file, complete: all } of shelvesFor(queryWords(query), about)) {
    for (const system of file === undefined ? [] : await once(file)) systems.set(system.id, system)
    hits = match([...systems.values()], query)
    complete ||= all
    if (all && hits.length > 0) break
  }
  return { systems: hits.slice(0, MOST), more: Math.max(0, hits.length - MOST), complete }
}

/** The system as an EHR to sign in with; undefined for one that cannot be reached from a web page. Rejects with SignInProblem. */
export async function ehrOf(system: System): Promise<EhrConfig | undefined> {
  const { vendors } = await directoryIndex()
  const { allowOrigins, ...settings } = vendors.get(system.vendor) ?? {}
  if (system.vendor === '' || settings.clientId === undefined) return undefined
  const ehr = {
    ...settings,
    id: system.id,
    name: system.name,
    fhirBase: system.base,
    allowOrigins: [...new Set([...texts(allowOrigins), ...system.origins])],
  }
  try {
    const [checked] = parseConfig({ ehrs: [ehr] }).ehrs
    return checked && { ...checked, vendor: system.vendor }
  } catch (cause) {
    throw new SignInProblem('ehrError', `directory: ${cause instanceof Error ? cause.message : system.id}`)
  }
}

/** The system with exactly this base, for a launch from an EHR; undefined when the directory has none. Rejects with SignInProblem. */
export async function systemAt(iss: string): Promise<EhrConfig | undefined> {
  const wanted = normalBase(iss)
  if (wanted === undefined) return undefined
  const found = await systemsIn(`launch/${launchFileOf(wanted)}`)
  const system = found.find(({ base }) => base !== '' && normalBase(base) === wanted)
  return system && ehrOf(system)
}
