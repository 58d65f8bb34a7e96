import { codeKey } from './code-key'
import { plainLoinc } from './parse-loinc'
import { readMedicine, sayMedicine, type MedicineRead } from './parse-medicine'
import { plainTitle, withoutTag } from './parse-title'
import { qualifiersOf } from './qualifiers'
import type { Conversion } from './convert'
import type { Dictionary } from './dictionary'
import type { Kind } from './kinds'
import type { NamedThing } from './named-thing'

/** What is said of one entry. */
export interface PlainEntry {
  readonly name: string
  readonly about: string
  readonly reviewed: boolean
  /** Its place in its kind. */
  readonly place: number
  readonly conversions: readonly Conversion[]
}

/** What the dictionary has for a concept. */
export interface Plain {
  /** The plain name. */
  readonly name: string
  /** Whether it may stand as the title; else the record's words stay the title, and it stands below. */
  readonly leads: boolean
  /** None where the name was only read by its parts; several for a medicine with several ingredients. */
  readonly entries: readonly PlainEntry[]
}

interface Concept {
  readonly words: string
  readonly text: string | undefined
  readonly displays: readonly string[]
  readonly keys: readonly string[]
}

/** The coding that somebody chose comes first. */
function conceptOf({ words, text, codings }: NamedThing): Concept {
  const sorted = codings.toSorted((a, b) => Number(b.userSelected === true) - Number(a.userSelected === true))
  return {
    words,
    text,
    displays: sorted.flatMap(({ display }) => display ?? []),
    keys: sorted.flatMap(({ system, code }) =>
      system === undefined || code === undefined ? [] : (codeKey(system, code) ?? []),
    ),
  }
}

const bare = (text: string): string => withoutTag(text).toLowerCase().replace(/\s+/g, ' ').trim()

/** Kinds where a clinician's own text may say more than the code, "left knee, after fall": it stays the title. */
const textLeads: ReadonlySet<Kind> = new Set([
  'conditions',
  'procedures',
  'visits',
  'documents',
  'allergens',
  'reactions',
])
/** Kinds where a word can turn the meaning round ("history of", "no known"), and the ways that do not: a screening is done, whatever it finds. */
const canBeQualified: ReadonlyMap<Kind, RegExp | undefined> = new Map([
  ['conditions', undefined],
  ['procedures', /^\^?screening$/],
  ['allergens', undefined],
  ['reactions', undefined],
])

const saysMore = ({ text, displays }: Concept): boolean =>
  text !== undefined && displays.length > 0 && !displays.some((display) => bare(display) === bare(text))

/** The one entry that all codings agree on; `disagree` where they name different ones. */
function entryOf(dictionary: Dictionary, keys: readonly string[]): number | 'disagree' | undefined {
  const found = [...new Set(keys.flatMap((key) => dictionary.entryOf(key) ?? []))]
  if (found.length < 2) return found[0]
  return found.find((entry) => found.every((other) => dictionary.isNarrower(entry, other))) ?? 'disagree'
}

function turnsRound({ kind, qualifiers }: Dictionary, entry: number, { text, displays }: Concept): boolean {
  const meansNothing = canBeQualified.get(kind)
  return (
    canBeQualified.has(kind) &&
    [...(text === undefined ? [] : [text]), ...displays]
      .flatMap(qualifiersOf)
      .some((qualifier) => !meansNothing?.test(qualifier) && !qualifiers(entry).includes(qualifier))
  )
}

const say = (dictionary: Dictionary, entry: number): PlainEntry => ({
  name: dictionary.name(entry),
  about: dictionary.about(entry),
  reviewed: dictionary.isReviewed(entry),
  place: entry,
  conversions: dictionary.conversions(entry),
})

/** A name that was put together from the parts of the official one. */
function parsed({ kind, language }: Dictionary, { words, displays, keys, text }: Concept): string | undefined {
  if (kind === 'tests')
    return keys.some((key) => key.startsWith('LOINC|'))
      ? [...displays, words].map((name) => plainLoinc(name, language)).find((name) => name !== undefined)
      : undefined
  const isCoded = keys.some((key) => /^(?:SNOMED CT|ICD-10-CM)\|/.test(key))
  return language === 'en' && isCoded && (text === undefined || displays.includes(text))
    ? plainTitle(words, kind)
    : undefined
}

const ingredientKey = (name: string): string => `ingredient|${name}`
const shortName = (name: string): string => name.replace(/ \([^()]*\)$/, '')

function readName(dictionary: Dictionary, name: string): MedicineRead | undefined {
  return readMedicine(name, (ingredient) => dictionary.entryOf(ingredientKey(ingredient)) !== undefined)
}

const sameIngredients = (a: MedicineRead, b: MedicineRead): boolean => {
  const names = ({ ingredients }: MedicineRead) =>
    ingredients
      .map(({ ingredient }) => ingredient)
      .toSorted()
      .join('|')
  return names(a) === names(b)
}

/** Ingredients that a text names anywhere, however it is written; of "naproxen sodium" not "naproxen" too. */
const namedIn = (dictionary: Dictionary, text: string): readonly string[] => {
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

/** A medicine is looked up by its ingredients. Its own name keeps strength and form, so that it leads only where the record says no more than its code. */
function plainMedicine(dictionary: Dictionary, concept: Concept): Plain | undefined {
  const reads = [...concept.displays, ...(concept.text === undefined ? [] : [concept.text])].flatMap(
    (name) => readName(dictionary, name) ?? [],
  )
  const [read] = reads
  if (read && reads.some((other) => !sameIngredients(other, read))) return undefined
  const byCode = entryOf(dictionary, concept.keys)
  if (byCode === 'disagree') return undefined
  const byName =
    read?.ingredients.flatMap(({ ingredient }) => dictionary.entryOf(ingredientKey(ingredient)) ?? []) ?? []
  if (byCode !== undefined && read && !byName.includes(byCode)) return undefined
  const entries = read ? byName : byCode === undefined ? [] : [byCode]
  const [first] = entries
  const others = namedIn(dictionary, concept.text ?? '').map((ingredient) =>
    dictionary.entryOf(ingredientKey(ingredient)),
  )
  if (first === undefined || others.some((other) => other !== undefined && !entries.includes(other))) return undefined
  const name = read
    ? sayMedicine(read, dictionary.language, (ingredient) =>
        shortName(dictionary.name(dictionary.entryOf(ingredientKey(ingredient)) ?? first)),
      )
    : dictionary.name(first)
  return {
    name,
    leads: read !== undefined && !saysMore(concept),
    entries: entries.map((entry) => say(dictionary, entry)),
  }
}

/** What the dictionary has for a thing; undefined where it has nothing that is surely right, and the record's words stand alone. */
export function plainOf(dictionary: Dictionary, thing: NamedThing): Plain | undefined {
  const concept = conceptOf(thing)
  const found = dictionary.kind === 'medicines' ? plainMedicine(dictionary, concept) : plainThing(dictionary, concept)
  return found && { ...found, leads: found.leads && bare(found.name) !== bare(concept.words) }
}

function plainThing(dictionary: Dictionary, concept: Concept): Plain | undefined {
  const entry = entryOf(dictionary, concept.keys)
  if (entry === 'disagree') return undefined
  if (entry === undefined) {
    const name = parsed(dictionary, concept)
    return name === undefined ? undefined : { name, leads: true, entries: [] }
  }
  if (turnsRound(dictionary, entry, concept)) return undefined
  return {
    name: dictionary.name(entry),
    leads: !(textLeads.has(dictionary.kind) && saysMore(concept)),
    entries: [say(dictionary, entry)],
  }
}
