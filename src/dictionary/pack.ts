import { entriesOf, type OwnEntry } from './entry'
import { kindOf, fileProblems, kindProblems, type Files } from './checks/structure'
import { conversionsOf } from './conversion-rows'
import { ingredientOf } from './dictionary'
import type { Conversion } from './convert'
import { kinds, type Kind } from './kinds'
import { qualifiersOf } from './qualifiers'

type Language = 'en' | 'es'

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
  /** Of a test in which other units its amount is given. */
  readonly conversions?: Readonly<Record<number, readonly Conversion[]>>
}

/** The words of a kind in one language. Medicines of a class share theirs: they are there once. */
interface PackedTexts {
  readonly sentences: readonly string[]
  /** Name, and place in `sentences`. */
  readonly entries: readonly (readonly [name: string, sentence: number])[]
}

/** The name of most medicines is the ingredient that they are looked up by, and is not sent twice. */
const keyOf = ({ system, code }: OwnEntry['codes'][number], name: string): string =>
  `${system}|${system === 'ingredient' && code === ingredientOf(name) ? '' : code}`

/** What is past says so at the end of its plain name, and the record begins with it ("History of …"), also where no official name is free. */
const begins = ({ en }: OwnEntry): readonly string[] => (en.name.endsWith(' in the past') ? ['^past'] : [])
const qualified = (entry: OwnEntry): readonly string[] => [
  ...new Set([
    ...[...entry.codes.flatMap(({ name }) => name ?? []), entry.en.name, entry.es.name].flatMap(qualifiersOf),
    ...begins(entry),
  ]),
]

function codesOf(entries: readonly OwnEntry[], language: Language): PackedCodes {
  const places = new Map(entries.map(({ id }, place) => [id, place]))
  const broader = entries.flatMap((entry, place) => {
    const other = entry.broader === undefined ? undefined : places.get(entry.broader)
    return other === undefined ? [] : [[place, other] as const]
  })
  const marked = entries.flatMap((entry, place) =>
    qualified(entry).length > 0 ? [[place, qualified(entry)] as const] : [],
  )
  return {
    keys: entries.map(({ codes, [language]: { name } }) => codes.map((code) => keyOf(code, name))),
    broader: Object.fromEntries(broader),
    qualified: Object.fromEntries(marked),
    reviewed: entries.flatMap(({ reviewed }, place) => (reviewed.clinical === null ? [] : [place])),
  }
}

function withConversions(entries: readonly OwnEntry[]): NonNullable<PackedCodes['conversions']> {
  return Object.fromEntries(
    entries.flatMap(({ id }, place) => (conversionsOf(id).length > 0 ? [[place, conversionsOf(id)]] : [])),
  )
}

function textsOf(entries: readonly OwnEntry[], language: Language): PackedTexts {
  const sentences = [...new Set(entries.map((entry) => entry[language].about))]
  return { sentences, entries: entries.map(({ [language]: { name, about } }) => [name, sentences.indexOf(about)]) }
}

/** A kind in one language, as the app loads it. */
export interface Packed {
  readonly codes: PackedCodes
  readonly texts: PackedTexts
}

/** Of each kind by the place of an entry: what else it is found by, as one text. */
export type PackedFinds = Readonly<Record<Kind, readonly string[]>>

/** The entries of a kind by their ids, so that the place of an entry says nothing of the file it came from and a build is always the same. Throws where a file is wrong: a wrong code would show somebody another illness. */
function inOrder(files: Files, kind: Kind): readonly OwnEntry[] {
  const own = Object.entries(files).filter(([path]) => kindOf(path) === kind)
  const problems = [...own.flatMap(([path, file]) => fileProblems(path, file)), ...kindProblems(files, kind)]
  if (problems.length > 0) throw new Error(`src/dictionary/data/${kind}: ${problems.join('; ')}`)
  return own.flatMap(([, file]) => entriesOf(file)).toSorted((a, b) => (a.id < b.id ? -1 : 1))
}

/** The entries of a kind as the app loads them. */
export function packed(files: Files, kind: Kind): Readonly<Record<Language, Packed>> {
  const entries = inOrder(files, kind)
  const conversions = kind === 'tests' ? { conversions: withConversions(entries) } : {}
  const inLanguage = (language: Language): Packed => ({
    codes: { ...codesOf(entries, language), ...conversions },
    texts: textsOf(entries, language),
  })
  return { en: inLanguage('en'), es: inLanguage('es') }
}

/** What the entries of every kind are also found by: as large as a fifth of the names and sentences, and needed by one page. */
export function packedFinds(files: Files, language: Language): PackedFinds {
  return Object.fromEntries(
    kinds.map((kind) => [kind, inOrder(files, kind).map(({ [language]: { find = [] } }) => find.join(' · '))]),
  ) as unknown as PackedFinds
}
