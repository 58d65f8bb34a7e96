import { once } from '../lib/memoize'
import { nameHash, distinctiveWords } from './name-words'
import { withoutSnomedTag } from '../fhir/snomed-tag'
import type { NameMarks } from '../fhir/name-marks'
import type { UnitConversion } from './unit-conversion'
import type { DictionaryKind } from './dictionary-kinds'
import type { TestTopic } from './test-topics'

type Language = 'en' | 'es'

/** The codes of the entries of a kind, the same in every language. An entry is addressed by its index. */
export interface PackedCodes {
  /** Keys (`dictionaryKey`) of each entry; a family of codes ends with a star. */
  readonly keys: readonly (readonly string[])[]
  /** By the index of an entry: the index of a less specific entry that is also true. */
  readonly broader: Readonly<Record<number, number>>
  /** By the index of an entry: the qualifiers in its names (`qualifiersOf`). */
  readonly qualifiers: Readonly<Record<number, readonly string[]>>
  /** By the index of an entry: the distinctive words of its names and English search terms (`distinctiveWords`) that are not in its name, in one text. */
  readonly words: readonly string[]
  /** By the index of an entry: the hashes of its official names, in one text (`nameHash`). */
  readonly names: readonly string[]
  /** Indexes of the entries with an English or official name of common words only. */
  readonly general: readonly number[]
  /** By the index of an entry: the marks of its English and official names, as "kind:mark" (`nameMarks`). */
  readonly marks: Readonly<Record<number, readonly string[]>>
  /** Indexes of the entries that a clinician has reviewed. */
  readonly reviewed: readonly number[]
  /** By the index of a test: the other units for its amount. */
  readonly conversions?: Readonly<Record<number, readonly UnitConversion[]>>
  /** The indexes of the tests of each topic. */
  readonly topics?: Readonly<Partial<Record<TestTopic, readonly number[]>>>
}

/** The texts of a kind in one language. Sentences shared by a class of medicines are stored once. */
export interface PackedTexts {
  readonly sentences: readonly string[]
  /** Name, and index in `sentences`. */
  readonly entries: readonly (readonly [name: string, sentence: number])[]
}

/** A kind in one language, as the app loads it. */
export interface PackedDictionary {
  readonly codes: PackedCodes
  readonly texts: PackedTexts
}

/** For each kind, by the index of an entry: its other search terms as one text. */
export type PackedSearchTerms = Readonly<Record<DictionaryKind, readonly string[]>>

/** The entries of a kind in one language, ready for look-ups. An entry is addressed by its index. */
export interface Dictionary {
  readonly kind: DictionaryKind
  readonly language: Language
  /** The entry for a key (`dictionaryKey`), or for the code family that contains it. */
  entryOf(key: string): number | undefined
  /** Whether the first entry is the second, or a more specific one. */
  isNarrower(entry: number, other: number): boolean
  /** All medicine ingredients that have an entry. */
  readonly ingredients: readonly string[]
  qualifiers(entry: number): readonly string[]
  /** The distinctive words of the names of an entry. */
  words(entry: number): ReadonlySet<string>
  /** The entries with this plain or official name. */
  entriesNamed(name: string): readonly number[]
  /** How much a word tells: more the fewer entries have it, 0 if none has. */
  wordWeight(word: string): number
  /** Whether an English or official name of an entry consists of common words only ("Hospital admission"). */
  isGeneral(entry: number): boolean
  marks(entry: number): NameMarks
  isReviewed(entry: number): boolean
  /** Other units for the amount of a test. */
  conversions(entry: number): readonly UnitConversion[]
  /** The topic of a test; undefined for other kinds. */
  topic(entry: number): TestTopic | undefined
  name(entry: number): string
  about(entry: number): string
}

const familyPattern = /^(ICD-10-CM\|[A-Z]\d[\dA-Z]\.?[\dA-Z]{0,4})\*$/

/** The ingredient in the name of a medicine entry. */
export const ingredientInName = (name: string): string => name.replace(/ \([^()]*\)$/, '').toLowerCase()

/** Marks from their packed form. */
function unpackMarks(packed: readonly string[]): NameMarks {
  const marks = new Map<string, Set<string>>()
  for (const each of packed) {
    const [kind = '', mark = ''] = each.split(':')
    marks.set(kind, (marks.get(kind) ?? new Set()).add(mark))
  }
  return marks
}

/** Creates a dictionary from the packed files that the app loads. */
export function createDictionary(
  kind: DictionaryKind,
  language: Language,
  { codes, texts }: PackedDictionary,
): Dictionary {
  const keys = codes.keys.flatMap((ownKeys, entry) =>
    ownKeys.map(
      (key) => [key === 'ingredient|' ? key + ingredientInName(texts.entries[entry]?.[0] ?? '') : key, entry] as const,
    ),
  )
  const exact = new Map(keys.filter(([key]) => !familyPattern.test(key)))
  // Longest first: a code belongs to the most specific family.
  const families = keys
    .flatMap(([key, entry]) => (familyPattern.test(key) ? [{ start: key.slice(0, -1), entry }] : []))
    .toSorted((a, b) => b.start.length - a.start.length)
  const reviewed = new Set(codes.reviewed)
  const general = new Set(codes.general)
  const topics = once(() => {
    const byTopic = Object.entries(codes.topics ?? {}) as [TestTopic, readonly number[]][]
    return new Map(byTopic.flatMap(([topic, entries]) => entries.map((entry) => [entry, topic] as const)))
  })
  const words = once(() =>
    codes.words.map(
      (other, entry) => new Set([...other.split(' '), ...distinctiveWords(texts.entries[entry]?.[0] ?? '')]),
    ),
  )
  const named = once(() => {
    const entries = new Map<string, number[]>()
    texts.entries.forEach(([name], entry) => {
      for (const hash of [nameHash(name), ...(codes.names[entry]?.match(/.{4}/g) ?? [])])
        entries.set(hash, [...(entries.get(hash) ?? []), entry])
    })
    return entries
  })
  const wordCounts = once(() => {
    const counts = new Map<string, number>()
    for (const word of words().flatMap((each) => [...each])) counts.set(word, (counts.get(word) ?? 0) + 1)
    return counts
  })
  const isNarrower = (entry: number, other: number, seen = 0): boolean => {
    const next = codes.broader[entry]
    return entry === other || (next !== undefined && seen < codes.keys.length && isNarrower(next, other, seen + 1))
  }
  return {
    kind,
    language,
    entryOf: (key) => exact.get(key) ?? families.find(({ start }) => key.startsWith(start))?.entry,
    isNarrower: (entry, other) => isNarrower(entry, other),
    ingredients: keys.flatMap(([key]) => (key.startsWith('ingredient|') ? [key.slice('ingredient|'.length)] : [])),
    qualifiers: (entry) => codes.qualifiers[entry] ?? [],
    words: (entry) => words()[entry] ?? new Set(),
    entriesNamed: (name) => named().get(nameHash(withoutSnomedTag(name))) ?? [],
    wordWeight: (word) => Math.log((words().length + 1) / (wordCounts().get(word) ?? words().length + 1)),
    isGeneral: (entry) => general.has(entry),
    marks: (entry) => unpackMarks(codes.marks[entry] ?? []),
    conversions: (entry) => codes.conversions?.[entry] ?? [],
    topic: (entry) => topics().get(entry),
    isReviewed: (entry) => reviewed.has(entry),
    name: (entry) => texts.entries[entry]?.[0] ?? '',
    about: (entry) => texts.sentences[texts.entries[entry]?.[1] ?? -1] ?? '',
  }
}
