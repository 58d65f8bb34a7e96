import { dictionaryKey } from './dictionary-key'
import { plainLoincName } from './parse-loinc'
import { parseMedicine, formatMedicine, type ParsedMedicine } from './parse-medicine'
import { withoutSnomedTag } from '../fhir/snomed-tag'
import { plainTitle } from './parse-title'
import {
  agreementOfMedicine,
  agreementWithParsedName,
  agreementWithEntry,
  type Agreement,
  type ConceptNames,
  type NamesOfEntry,
} from './names-agree'
import { addsWords, isSameName } from './name-words'
import { qualifiersOf } from './qualifiers'
import type { UnitConversion } from './unit-conversion'
import type { Dictionary } from './dictionary'
import type { DictionaryKind } from './dictionary-kinds'
import type { CodedConcept } from './coded-concept'

/** The name and explanation of one entry. */
export interface PlainEntry {
  readonly name: string
  readonly about: string
  readonly isReviewed: boolean
  /** Its index in the dictionary of its kind. */
  readonly index: number
  readonly conversions: readonly UnitConversion[]
}

/** The result of a look-up. */
export interface PlainName {
  readonly name: string
  /** Whether the plain name can be the title; otherwise the record's text is the title and the plain name goes below. */
  readonly canBeTitle: boolean
  /** Empty when the name was only parsed; several for a medicine with several ingredients. */
  readonly entries: readonly PlainEntry[]
}

interface Concept extends ConceptNames {
  readonly title: string
  readonly keys: readonly string[]
  readonly codings: readonly {
    readonly system: string | undefined
    readonly display: string | undefined
    readonly key: string | undefined
  }[]
}

/** Codings with `userSelected` come first. */
function conceptOf({ title, text, codings }: CodedConcept): Concept {
  const sorted = codings.toSorted((a, b) => Number(b.userSelected === true) - Number(a.userSelected === true))
  const keyed = sorted.map(({ system, code, display }) => ({
    system,
    display,
    key: system === undefined || code === undefined ? undefined : dictionaryKey(system, code),
  }))
  return {
    title,
    text,
    displays: sorted.flatMap(({ display }) => display ?? []),
    codings: keyed,
    keys: keyed.flatMap(({ key }) => key ?? []),
  }
}

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

/** Whether the text of the record says more than the displays and the plain name: another word, number, side or strength. */
const textSaysMore = ({ text, displays }: Concept, plain: string): boolean =>
  text !== undefined && addsWords(text, [...displays, plain])

/** The entry that all codings agree on; `disagree` when they have different entries. */
function entryOf(dictionary: Dictionary, keys: readonly string[]): number | 'disagree' | undefined {
  const found = [...new Set(keys.flatMap((key) => dictionary.entryOf(key) ?? []))]
  if (found.length < 2) return found[0]
  return found.find((entry) => found.every((other) => dictionary.isNarrower(entry, other))) ?? 'disagree'
}

function changesMeaning({ kind, qualifiers }: Dictionary, entry: number, { text, displays }: Concept): boolean {
  const harmless = harmlessQualifiers.get(kind)
  return (
    harmlessQualifiers.has(kind) &&
    [...(text === undefined ? [] : [text]), ...displays]
      .flatMap(qualifiersOf)
      .some((qualifier) => !harmless?.test(qualifier) && !qualifiers(entry).includes(qualifier))
  )
}

const plainEntryOf = (dictionary: Dictionary, entry: number): PlainEntry => ({
  name: dictionary.name(entry),
  about: dictionary.about(entry),
  isReviewed: dictionary.isReviewed(entry),
  index: entry,
  conversions: dictionary.conversions(entry),
})

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

const ingredientKey = (name: string): string => `ingredient|${name}`
const shortName = (name: string): string => name.replace(/ \([^()]*\)$/, '')

function parseMedicineName(dictionary: Dictionary, name: string): ParsedMedicine | undefined {
  return parseMedicine(name, (ingredient) => dictionary.entryOf(ingredientKey(ingredient)) !== undefined)
}

/** A plain name, or the finding that the code and the words of the record mean different things. */
type Found = PlainName | 'disagree' | undefined

const hasSameIngredients = (a: ParsedMedicine, b: ParsedMedicine): boolean => {
  const names = ({ ingredients }: ParsedMedicine) =>
    ingredients
      .map(({ ingredient }) => ingredient)
      .toSorted()
      .join('|')
  return names(a) === names(b)
}

/** Ingredients that occur anywhere in a text; "naproxen sodium" does not also match "naproxen". */
const ingredientsIn = (dictionary: Dictionary, text: string): readonly string[] => {
  const words = ` ${text.toLowerCase().replace(/[^\p{L}\d-]+/gu, ' ')} `
  const found = dictionary.ingredients
    .filter((ingredient) => words.includes(` ${ingredient} `))
    .toSorted((a, b) => b.length - a.length)
  return found.filter((ingredient, index) =>
    found
      .slice(0, index)
      .reduce((rest, longer) => rest.replaceAll(` ${longer} `, ' | '), words)
      .includes(` ${ingredient} `),
  )
}

/** The entries of the ingredients in a concept, with its parsed name if it has one. */
function medicineEntries(
  dictionary: Dictionary,
  { displays, text, keys }: Concept,
): { readonly read: ParsedMedicine | undefined; readonly entries: readonly number[] } | 'disagree' {
  const reads = [...displays, ...(text === undefined ? [] : [text])].flatMap(
    (name) => parseMedicineName(dictionary, name) ?? [],
  )
  const [read] = reads
  if (read && reads.some((other) => !hasSameIngredients(other, read))) return 'disagree'
  const byCode = entryOf(dictionary, keys)
  if (byCode === 'disagree') return { read, entries: [] }
  const byName =
    read?.ingredients.flatMap(({ ingredient }) => dictionary.entryOf(ingredientKey(ingredient)) ?? []) ?? []
  if (byCode !== undefined && read && !byName.includes(byCode)) return 'disagree'
  const coded = byCode === undefined ? [] : [byCode]
  const entries = read ? byName : coded
  const others = ingredientsIn(dictionary, text ?? '').map((ingredient) =>
    dictionary.entryOf(ingredientKey(ingredient)),
  )
  return entries.length > 0 && others.some((other) => other !== undefined && !entries.includes(other))
    ? 'disagree'
    : { read, entries }
}

/** Looks a medicine up by its ingredients. The plain name keeps strength and form and can only be the title when the record's text says no more than its code. */
function lookUpMedicine(dictionary: Dictionary, concept: Concept): Found {
  const found = medicineEntries(dictionary, concept)
  if (found === 'disagree') return found
  const { read, entries } = found
  const [first] = entries
  if (first === undefined) return undefined
  const name = read
    ? formatMedicine(read, dictionary.language, (ingredient) =>
        shortName(dictionary.name(dictionary.entryOf(ingredientKey(ingredient)) ?? first)),
      )
    : dictionary.name(first)
  const ingredients = entries.map((entry) => dictionary.name(entry))
  return ifAgreed(
    agreementOfMedicine(concept, [
      name,
      ...ingredients,
      ...(read?.ingredients ?? []).map(({ ingredient }) => ingredient),
    ]),
    {
      name,
      canBeTitle: concept.title === '' || (read !== undefined && !textSaysMore(concept, name)),
      entries: entries.map((entry) => plainEntryOf(dictionary, entry)),
    },
  )
}

function find(dictionary: Dictionary, concept: Concept): Found {
  return dictionary.kind === 'medicines' ? lookUpMedicine(dictionary, concept) : lookUpOther(dictionary, concept)
}

/** Whether the code and the words of a concept are known to mean different things. */
export const namesDisagree = (dictionary: Dictionary, codedConcept: CodedConcept): boolean =>
  find(dictionary, conceptOf(codedConcept)) === 'disagree'

/** The plain name of a coded concept; undefined unless it is certain. */
export function lookUpPlainName(dictionary: Dictionary, codedConcept: CodedConcept): PlainName | undefined {
  const concept = conceptOf(codedConcept)
  const plainName = find(dictionary, concept)
  if (plainName === 'disagree' || plainName === undefined) return undefined
  return {
    ...plainName,
    canBeTitle: plainName.canBeTitle && !isSameName(plainName.name, withoutSnomedTag(concept.title)),
  }
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

const ifAgreed = (agreement: Agreement, plainName: PlainName): Found =>
  ({ agree: plainName, unclear: undefined, disagree: 'disagree' as const })[agreement]

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
