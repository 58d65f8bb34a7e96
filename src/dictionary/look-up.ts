import { plainLoincName } from './parse-loinc'
import { nameMarks } from '../fhir/name-marks'
import { withoutSnomedTag } from '../fhir/snomed-tag'
import { plainTitle } from './parse-title'
import { agreementWithParsedName, agreementWithEntry, type NamesOfEntry } from './names-agree'
import { addsWords, allWords, isSameName, distinctiveWords } from './name-words'
import { qualifiersOf } from './qualifiers'
import {
  conceptOf,
  hasNames,
  entryOf,
  ifAgreed,
  plainEntryOf,
  textSaysMore,
  type Concept,
  type Found,
  type PlainName,
} from './concept'
import type { Dictionary } from './dictionary'
import type { DictionaryKind } from './dictionary-kinds'
import type { CodedConcept } from './coded-concept'

/** Kinds in which a clinician's text may say more than the code ("left knee, after fall") and stays the title. */
const kindsTitledByText: ReadonlySet<DictionaryKind> = new Set([
  'conditions',
  'procedures',
  'visits',
  'documents',
  'allergens',
  'reactions',
])
/** Kinds in which a qualifier ("history of", "no known") can change the meaning, with qualifiers that do not: a screening is performed whatever it finds. */
const harmlessQualifiers: ReadonlyMap<DictionaryKind, RegExp | undefined> = new Map([
  ['conditions', undefined],
  ['procedures', /^\^?screening$/],
  ['allergens', undefined],
  ['reactions', undefined],
])

function changesMeaning({ kind, qualifiers }: Dictionary, entry: number, { text, displays }: Concept): boolean {
  const harmless = harmlessQualifiers.get(kind)
  return (
    harmlessQualifiers.has(kind) &&
    [...(text === undefined ? [] : [text]), ...displays]
      .flatMap(qualifiersOf)
      .some((qualifier) => !harmless?.test(qualifier) && !qualifiers(entry).includes(qualifier))
  )
}

/** A plain name parsed from the official name. */
function parseName({ kind, language }: Dictionary, { title, displays, keys, text }: Concept): string | undefined {
  if (kind === 'tests')
    return keys.some((key) => key.startsWith('LOINC|'))
      ? [...displays, title].map((name) => plainLoincName(name, language)).find((name) => name !== undefined)
      : undefined
  const isCoded = keys.some((key) => /^(?:SNOMED CT|ICD-10-CM)\|/.test(key))
  return language === 'en' && isCoded && (text === undefined || displays.includes(text))
    ? plainTitle(title, kind)
    : undefined
}

/** Finds the plain name of a concept; medicines have a look-up of their own (`lookUpMedicine`), which only loads with them. */
type FindName = (dictionary: Dictionary, concept: Concept) => Found

/** Whether the code and the words of a concept are known to mean different things. */
export const namesDisagree = (
  dictionary: Dictionary,
  codedConcept: CodedConcept,
  find: FindName = lookUpOther,
): boolean => find(dictionary, conceptOf(codedConcept)) === 'disagree'

/** The plain name of a coded concept; undefined unless it is certain. */
export function lookUpPlainName(
  dictionary: Dictionary,
  codedConcept: CodedConcept,
  find: FindName = lookUpOther,
): PlainName | undefined {
  if (!hasNames(codedConcept)) return undefined
  const concept = conceptOf(codedConcept)
  const plainName = find(dictionary, concept)
  if (plainName === 'disagree' || plainName === undefined) return undefined
  return {
    ...plainName,
    canBeTitle: plainName.canBeTitle && !isSameName(plainName.name, withoutSnomedTag(concept.title)),
  }
}

/** Marks that the official names of one entry may differ in: it is the same condition in either knee. */
const marksWithinEntry = ['side', 'part', 'number', 'letter']

/** Whether a title is the English name of the one ingredient that a plain name is of. */
function isIngredient(dictionary: Dictionary, title: string, { entries: [entry, ...others] }: PlainName): boolean {
  const named = dictionary.entryOf(`ingredient|${title.toLowerCase()}`)
  return named !== undefined && named === entry?.index && others.length === 0
}

/**
 * Whether a plain name in another language says all that the record's words say, so that it can stand without them: they are an official
 * name of its entry, or have only words of its names, and nothing in which the codes of an entry differ.
 */
export function saysAll(dictionary: Dictionary, { title }: CodedConcept, plain: PlainName): boolean {
  if (isSameName(plain.name, title)) return true
  const known = dictionary.entriesNamed(title)
  const isNamed = plain.entries.length > 0 && plain.entries.every(({ index }) => known.includes(index))
  if (dictionary.kind === 'medicines') return plain.canBeTitle || isIngredient(dictionary, title, plain)
  if (!kindsTitledByText.has(dictionary.kind) || (!plain.canBeTitle && !isNamed)) return plain.canBeTitle
  const hasOnlyWordsOf = (entry: number): boolean =>
    allWords(withoutSnomedTag(title)).every(
      (word) =>
        !addsWords(word, []) || [word, ...distinctiveWords(word)].some((each) => dictionary.words(entry).has(each)),
    )
  const [said, own] = [nameMarks(title), nameMarks(plain.name)]
  return (
    plain.entries.every(({ index }) => known.includes(index) || hasOnlyWordsOf(index)) &&
    marksWithinEntry.every((kind) => [...(said.get(kind) ?? [])].every((mark) => own.get(kind)?.has(mark)))
  )
}

/** The names that are compared with the entries of a concept. */
function namesOfEntry(dictionary: Dictionary, { text, codings }: Concept): NamesOfEntry {
  const known = codings.flatMap(({ system, display, key }) => {
    const entry = key === undefined ? undefined : dictionary.entryOf(key)
    return entry === undefined ? [] : [{ system, display, entry }]
  })
  const systems = new Set(known.map(({ system }) => system))
  return {
    text,
    displays: known.flatMap(({ display, entry }) => (display === undefined ? [] : [{ display, entry }])),
    localDisplays: codings.flatMap(({ system, display }) =>
      display === undefined || systems.has(system) ? [] : [display],
    ),
  }
}

function lookUpOther(dictionary: Dictionary, concept: Concept): Found {
  const entry = entryOf(dictionary, concept.keys)
  if (entry === 'disagree') return undefined
  if (entry === undefined) {
    const name = parseName(dictionary, concept)
    return name === undefined
      ? undefined
      : ifAgreed(agreementWithParsedName(concept, name), { name, canBeTitle: true, entries: [] })
  }
  if (changesMeaning(dictionary, entry, concept)) return undefined
  return ifAgreed(agreementWithEntry(dictionary, entry, namesOfEntry(dictionary, concept)), {
    name: dictionary.name(entry),
    canBeTitle: !(kindsTitledByText.has(dictionary.kind) && textSaysMore(concept, dictionary.name(entry))),
    entries: [plainEntryOf(dictionary, entry)],
  })
}
