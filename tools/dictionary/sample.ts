import { entriesOf, type DictionaryFile, type DictionaryEntry } from '../../src/dictionary/entry.ts'
import { dictionaryKinds, type DictionaryKind } from '../../src/dictionary/dictionary-kinds.ts'

const filesByPath = import.meta.glob<DictionaryFile>('../../src/dictionary/data/**/*.ts', {
  eager: true,
  import: 'default',
})

/** Pseudo-random numbers from 0 to 1 for a seed (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** A random sample of a list, reproducible by seed. */
export function drawSample<T>(list: readonly T[], seed: number, count: number): readonly T[] {
  const next = randomNumbers(seed)
  return list
    .map((item) => ({ item, order: next() }))
    .toSorted((a, b) => a.order - b.order)
    .slice(0, count)
    .map(({ item }) => item)
}

/** The entries of a kind sorted by id. */
const entriesOfKind = (kind: DictionaryKind): readonly DictionaryEntry[] =>
  Object.entries(filesByPath)
    .filter(([path]) => path.includes(`/data/${kind}/`))
    .flatMap(([, file]) => entriesOf(file))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))

const entryText = ({ id, codes, en, es }: DictionaryEntry): string =>
  [
    id,
    ...codes.map(({ system, code, name }) => `  ${system} ${code}${name === undefined ? '' : ` ${name}`}`),
    `  en ${en.name}: ${en.about}`,
    `  es ${es.name}: ${es.about}`,
  ].join('\n')

/** The text of a reproducible sample. Throws for an unknown kind. */
export function printSample(kind: string, seed: number, count: number): string {
  const known = dictionaryKinds.find((each) => each === kind)
  if (known === undefined) throw new Error(`Unknown kind ${kind}, expected one of: ${dictionaryKinds.join(', ')}`)
  const entries = entriesOfKind(known)
  return `${drawSample(entries, seed, count).map(entryText).join('\n')}\n\n${Math.min(count, entries.length)} of ${entries.length} ${known}, seed ${seed}`
}
