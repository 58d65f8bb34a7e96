import { entriesOf, type DictionaryFile, type OwnEntry } from '../../src/dictionary/entry.ts'
import { kinds, type Kind } from '../../src/dictionary/kinds.ts'

const found = import.meta.glob<DictionaryFile>('../../src/dictionary/data/**/*.ts', { eager: true, import: 'default' })

/** Numbers from 0 to 1 that hang on the seed alone (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** So many of a list in an order of chance, always the same for a seed. */
export function drawn<T>(list: readonly T[], seed: number, count: number): readonly T[] {
  const next = numbers(seed)
  return list
    .map((item) => ({ item, at: next() }))
    .toSorted((a, b) => a.at - b.at)
    .slice(0, count)
    .map(({ item }) => item)
}

/** The entries of a kind by their ids; medicines of a class are there once for each ingredient. */
const entriesOfKind = (kind: Kind): readonly OwnEntry[] =>
  Object.entries(found)
    .filter(([path]) => path.includes(`/data/${kind}/`))
    .flatMap(([, file]) => entriesOf(file))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))

const lines = ({ id, codes, en, es }: OwnEntry): string =>
  [
    id,
    ...codes.map(({ system, code, name }) => `  ${system} ${code}${name === undefined ? '' : ` ${name}`}`),
    `  en ${en.name}: ${en.about}`,
    `  es ${es.name}: ${es.about}`,
  ].join('\n')

/** What is printed for a kind, a seed and a count, so that anybody reads the same sample. */
export function sample(kind: string, seed: number, count: number): string {
  const known = kinds.find((each) => each === kind)
  if (known === undefined) throw new Error(`There is no kind ${kind}: ${kinds.join(', ')}`)
  const entries = entriesOfKind(known)
  return `${drawn(entries, seed, count).map(lines).join('\n')}\n\n${Math.min(count, entries.length)} of ${entries.length} ${known}, seed ${seed}`
}
