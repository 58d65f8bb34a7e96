import { dictionaryKey } from './dictionary-key'
import { addsWords } from './name-words'
import type { Agreement, ConceptNames } from './names-agree'
import type { UnitConversion } from './unit-conversion'
import type { Dictionary } from './dictionary'
import type { TestTopic } from './test-topics'
import type { CodedConcept } from './coded-concept'
import { canBeName, comparedPart } from '../lib/matched-text'

/** The name and explanation of one entry. */
export interface PlainEntry {
  readonly name: string
  readonly about: string
  readonly isReviewed: boolean
  /** Its index in the dictionary of its kind. */
  readonly index: number
  readonly conversions: readonly UnitConversion[]
  /** Of a test: the heading for its results. */
  readonly topic?: TestTopic
}

/** The result of a look-up. */
export interface PlainName {
  readonly name: string
  /** Whether the plain name can be the title; otherwise the record's text is the title and the plain name goes below. */
  readonly canBeTitle: boolean
  /** Empty when the name was only parsed; several for a medicine with several ingredients. */
  readonly entries: readonly PlainEntry[]
}

/** A plain name, or the finding that the code and the words of the record mean different things. */
export type Found = PlainName | 'disagree' | undefined

/** A coded concept with the keys of its codes. */
export interface Concept extends ConceptNames {
  readonly title: string
  readonly keys: readonly string[]
  readonly codings: readonly {
    readonly system: string | undefined
    readonly display: string | undefined
    readonly key: string | undefined
  }[]
}

/** Whether all words of a concept are short enough to be names; the end of a longer text could change what it means. */
export const hasNames = ({ title, text = '', codings }: CodedConcept): boolean =>
  [title, text, ...codings.map(({ display = '' }) => display)].every(canBeName)

/** Reads a concept, of a long text the beginning; codings with `userSelected` come first. */
export function conceptOf({ title, text, codings }: CodedConcept): Concept {
  const sorted = codings.toSorted((a, b) => Number(b.userSelected === true) - Number(a.userSelected === true))
  const keyed = sorted.map(({ system, code, display }) => ({
    system,
    display: display === undefined ? undefined : comparedPart(display),
    key: system === undefined || code === undefined ? undefined : dictionaryKey(system, code),
  }))
  return {
    title: comparedPart(title),
    text: text === undefined ? undefined : comparedPart(text),
    displays: keyed.flatMap(({ display }) => display ?? []),
    codings: keyed,
    keys: keyed.flatMap(({ key }) => key ?? []),
  }
}

/** Whether the text of the record says more than the displays and the plain name: another word, number, side or strength. */
export const textSaysMore = ({ text, displays }: Concept, plain: string): boolean =>
  text !== undefined && addsWords(text, [...displays, plain])

/** The entry that all codings agree on; `disagree` when they have different entries. */
export function entryOf(dictionary: Dictionary, keys: readonly string[]): number | 'disagree' | undefined {
  const found = [...new Set(keys.flatMap((key) => dictionary.entryOf(key) ?? []))]
  if (found.length < 2) return found[0]
  return found.find((entry) => found.every((other) => dictionary.isNarrower(entry, other))) ?? 'disagree'
}

/** The texts of an entry. */
export function plainEntryOf(dictionary: Dictionary, entry: number): PlainEntry {
  const topic = dictionary.topic(entry)
  return {
    name: dictionary.name(entry),
    about: dictionary.about(entry),
    isReviewed: dictionary.isReviewed(entry),
    index: entry,
    conversions: dictionary.conversions(entry),
    ...(topic === undefined ? {} : { topic }),
  }
}

/** The plain name, if the names of the concept agree. */
export const ifAgreed = (agreement: Agreement, plainName: PlainName): Found =>
  ({ agree: plainName, unclear: undefined, disagree: 'disagree' as const })[agreement]
