import { entriesOf, type OwnEntry } from './entry'
import { kindOf, fileProblems, kindProblems, type Files } from './checks/structure'
import type { Kind } from './kinds'
import { qualifiersOf } from './qualifiers'

/** The codes of the entries of a kind, in any language; an entry is its place in the lists. */
interface PackedCodes {
  /** Keys of each entry (`codeKey`); a family of codes ends with a star. */
  readonly keys: readonly (readonly string[])[]
  /** Of an entry the one that says less and is true as well. */
  readonly broader: Readonly<Record<number, number>>
  /** Of an entry in which ways it says more than that a thing is there (`qualifiersOf`). */
  readonly qualified: Readonly<Record<number, readonly string[]>>
  /** Entries that a clinician has reviewed. */
  readonly reviewed: readonly number[]
}

/** The words of a kind in one language. Medicines of a class share theirs: they are there once. */
interface PackedTexts {
  /** Sentences, and what all entries that have them are also found by. */
  readonly shared: readonly (readonly [about: string, ...find: string[]])[]
  /** Name, place in `shared`, and what the entry alone is also found by. */
  readonly entries: readonly (readonly [name: string, shared: number, ...find: string[]])[]
}

const keyOf = ({ system, code }: OwnEntry['codes'][number]): string => `${system}|${code}`

const qualified = ({ codes, en, es }: OwnEntry): readonly string[] => [...new Set([...codes.flatMap(({ name }) => name ?? []), en.name, es.name].flatMap(qualifiersOf))]

function codesOf(entries: readonly OwnEntry[]): PackedCodes {
  const places = new Map(entries.map(({ id }, place) => [id, place]))
  const broader = entries.flatMap((entry, place) => {
    const other = entry.broader === undefined ? undefined : places.get(entry.broader)
    return other === undefined ? [] : [[place, other] as const]
  })
  const marked = entries.flatMap((entry, place) => (qualified(entry).length > 0 ? [[place, qualified(entry)] as const] : []))
  return { keys: entries.map(({ codes }) => codes.map(keyOf)), broader: Object.fromEntries(broader), qualified: Object.fromEntries(marked), reviewed: entries.flatMap(({ reviewed }, place) => (reviewed.clinical === null ? [] : [place])) }
}

function textsOf(entries: readonly OwnEntry[], language: 'en' | 'es'): PackedTexts {
  const findsOf = (about: string) => entries.filter((entry) => entry[language].about === about).map((entry) => entry[language].find ?? [])
  const abouts = [...new Set(entries.map((entry) => entry[language].about))]
  const common = new Map(abouts.map((about) => {
    const [first = [], ...others] = findsOf(about)
    return [about, first.filter((find) => others.every((finds) => finds.includes(find)))] as const
  }))
  return {
    shared: abouts.map((about) => [about, ...(common.get(about) ?? [])]),
    entries: entries.map(({ [language]: { name, about, find = [] } }) => [name, abouts.indexOf(about), ...find.filter((each) => !common.get(about)?.includes(each))]),
  }
}

/** A kind in one language, as the app loads it. */
export interface Packed {
  readonly codes: PackedCodes
  readonly texts: PackedTexts
}

/** The entries of a kind as the app loads them. Throws where a file is wrong: a wrong code would show somebody another illness. */
export function packed(files: Files, kind: Kind): { readonly en: Packed; readonly es: Packed } {
  const own = Object.entries(files).filter(([path]) => kindOf(path) === kind)
  const problems = [...own.flatMap(([path, file]) => fileProblems(path, file)), ...kindProblems(files, kind)]
  if (problems.length > 0) throw new Error(`src/dictionary/data/${kind}: ${problems.join('; ')}`)
  // By their ids, so that the place of an entry says nothing of the file it came from and a build is always the same.
  const entries = own.flatMap(([, file]) => entriesOf(file)).toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const codes = codesOf(entries)
  return { en: { codes, texts: textsOf(entries, 'en') }, es: { codes, texts: textsOf(entries, 'es') } }
}
