import { entriesOf, type DictionaryEntry } from './entry'
import { fileProblems, kindOfFile, kindProblems, type DictionaryFiles } from './validate-entries'
import { conversionsOf } from './conversion-rows'
import {
  ingredientInName,
  type PackedCodes,
  type PackedDictionary,
  type PackedSearchTerms,
  type PackedTexts,
} from './dictionary'
import { dictionaryKinds, type DictionaryKind } from './dictionary-kinds'
import { testTopics, type TestTopic } from './test-topics'
import { nameMarks } from '../fhir/name-marks'
import { nameHash, distinctiveWords, withoutBrackets } from './name-words'
import { withoutSnomedTag } from '../fhir/snomed-tag'
import { qualifiersOf } from './qualifiers'

type Language = 'en' | 'es'

/** The name of most medicines is the ingredient that they are looked up by; it is not stored twice. */
const keyOf = ({ system, code }: DictionaryEntry['codes'][number], name: string): string =>
  `${system}|${system === 'ingredient' && code === ingredientInName(name) ? '' : code}`

/** A plain name that ends with "in the past" stands for official names that begin with "History of …", even when no official name is free to use. */
const startQualifiers = ({ en }: DictionaryEntry): readonly string[] =>
  en.name.endsWith(' in the past') ? ['^past'] : []
const qualifiersOfEntry = (entry: DictionaryEntry): readonly string[] => [
  ...new Set([
    ...[...entry.codes.flatMap(({ name }) => name ?? []), entry.en.name, entry.es.name].flatMap(qualifiersOf),
    ...startQualifiers(entry),
  ]),
]

const officialNames = ({ codes }: DictionaryEntry): readonly string[] => codes.flatMap(({ name }) => name ?? [])

/** The official names of an entry, and of a condition in another language than English its English plain name, which records use as well. */
const namesInOtherWords = (entry: DictionaryEntry, kind: DictionaryKind, language: Language): readonly string[] => [
  ...officialNames(entry),
  ...(kind === 'conditions' && language !== 'en' ? [withoutBrackets(entry.en.name)] : []),
]

/** The distinctive words of the names of an entry and of its English search terms, without those of the name in the dictionary's language. */
function otherWords(entry: DictionaryEntry, language: Language): string {
  const own = distinctiveWords(entry[language].name)
  const all = [...officialNames(entry), entry.en.name, entry.es.name, ...(entry.en.find ?? [])].flatMap(
    distinctiveWords,
  )
  return [...new Set(all)].filter((word) => !own.includes(word)).join(' ')
}

/** The marks of the English and official names of an entry; what is in brackets only explains. */
const marksOfEntry = (entry: DictionaryEntry): readonly string[] => [
  ...new Set(
    [...officialNames(entry), withoutBrackets(entry.en.name)].flatMap((name) =>
      [...nameMarks(name)].flatMap(([kind, marks]) => [...marks].map((mark) => `${kind}:${mark}`)),
    ),
  ),
]

/** Kinds whose names are compared word by word; medicines are compared by ingredient, and units have no text. */
const kindsWithWords: ReadonlySet<DictionaryKind> = new Set(
  dictionaryKinds.filter((kind) => kind !== 'medicines' && kind !== 'units'),
)

function packCodes(entries: readonly DictionaryEntry[], kind: DictionaryKind, language: Language): PackedCodes {
  const indexes = new Map(entries.map(({ id }, index) => [id, index]))
  const broader = entries.flatMap((entry, index) => {
    const other = entry.broader === undefined ? undefined : indexes.get(entry.broader)
    return other === undefined ? [] : [[index, other] as const]
  })
  const qualified = entries.flatMap((entry, index) =>
    qualifiersOfEntry(entry).length > 0 ? [[index, qualifiersOfEntry(entry)] as const] : [],
  )
  const hasWords = kindsWithWords.has(kind)
  return {
    keys: entries.map(({ codes, [language]: { name } }) => codes.map((code) => keyOf(code, name))),
    broader: Object.fromEntries(broader),
    qualifiers: Object.fromEntries(qualified),
    words: hasWords ? entries.map((entry) => otherWords(entry, language)) : [],
    names: hasWords
      ? entries.map((entry) =>
          [...new Set(namesInOtherWords(entry, kind, language).map((name) => nameHash(withoutSnomedTag(name))))].join(
            '',
          ),
        )
      : [],
    general: entries.flatMap((entry, index) =>
      [...officialNames(entry), entry.en.name].some((name) => distinctiveWords(withoutBrackets(name)).length === 0)
        ? [index]
        : [],
    ),
    marks: Object.fromEntries(
      hasWords
        ? entries.flatMap((entry, index) => {
            const marks = marksOfEntry(entry)
            return marks.length > 0 ? [[index, marks] as const] : []
          })
        : [],
    ),
    reviewed: entries.flatMap(({ reviewed }, index) => (reviewed.clinical === null ? [] : [index])),
  }
}

function packConversions(entries: readonly DictionaryEntry[]): NonNullable<PackedCodes['conversions']> {
  return Object.fromEntries(
    entries.flatMap(({ id }, index) => (conversionsOf(id).length > 0 ? [[index, conversionsOf(id)]] : [])),
  )
}

function packTopics(entries: readonly DictionaryEntry[]): NonNullable<PackedCodes['topics']> {
  const indexesOf = (topic: TestTopic): readonly number[] =>
    entries.flatMap((entry, index) => (entry.topic === topic ? [index] : []))
  return Object.fromEntries(testTopics.map((topic) => [topic, indexesOf(topic)]))
}

function packTexts(entries: readonly DictionaryEntry[], language: Language): PackedTexts {
  const sentences = [...new Set(entries.map((entry) => entry[language].about))]
  return { sentences, entries: entries.map(({ [language]: { name, about } }) => [name, sentences.indexOf(about)]) }
}

/** The entries of a kind sorted by id, so that an index does not depend on the file and builds are reproducible. Throws when a file is invalid: a wrong code would show another illness. */
function sortedEntries(files: DictionaryFiles, kind: DictionaryKind): readonly DictionaryEntry[] {
  const ofKind = Object.entries(files).filter(([path]) => kindOfFile(path) === kind)
  const problems = [...ofKind.flatMap(([path, file]) => fileProblems(path, file)), ...kindProblems(files, kind)]
  if (problems.length > 0) throw new Error(`src/dictionary/data/${kind}: ${problems.join('; ')}`)
  return ofKind.flatMap(([, file]) => entriesOf(file)).toSorted((a, b) => (a.id < b.id ? -1 : 1))
}

/** Packs the entries of a kind for the app, in each language. Throws when a file is invalid. */
export function packDictionary(
  files: DictionaryFiles,
  kind: DictionaryKind,
): Readonly<Record<Language, PackedDictionary>> {
  const entries = sortedEntries(files, kind)
  const ofTests = kind === 'tests' ? { conversions: packConversions(entries), topics: packTopics(entries) } : {}
  const inLanguage = (language: Language): PackedDictionary => ({
    codes: { ...packCodes(entries, kind, language), ...ofTests },
    texts: packTexts(entries, language),
  })
  return { en: inLanguage('en'), es: inLanguage('es') }
}

/** Packs the search terms of all kinds: a fifth of the size of names and sentences, and used by one page. */
export function packSearchTerms(files: DictionaryFiles, language: Language): PackedSearchTerms {
  return Object.fromEntries(
    dictionaryKinds.map((kind) => [
      kind,
      sortedEntries(files, kind).map(({ [language]: { find = [] } }) => find.join(' · ')),
    ]),
  ) as unknown as PackedSearchTerms
}
