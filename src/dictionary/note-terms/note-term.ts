import type { DictionaryKind } from '../dictionary-kinds'
import type { EntryText, Reviews } from '../entry'

type NoteLanguage = 'en' | 'es'

/** How a term is written in notes of each language. With a capital letter it has to be written exactly so; without one in any case. */
type Spellings = Readonly<Partial<Record<NoteLanguage, readonly string[]>>>

interface TermBase {
  readonly spellings: Spellings
  /** Words of which one has to be in the same clause, for a spelling that has several meanings. */
  readonly near?: readonly string[]
}

/** A term with texts of its own: most are abbreviations. */
export interface OwnNoteTerm extends TermBase {
  readonly id: string
  readonly en: Omit<EntryText, 'find'>
  readonly es: Omit<EntryText, 'find'>
  readonly reviewed: Reviews
}

/** Another spelling of an entry of the dictionary, which has the sentences. */
export interface DictionaryNoteTerm extends TermBase {
  readonly entry: `${DictionaryKind}/${string}`
  /** What the letters of an abbreviation stand for, where the name of the entry does not say it. */
  readonly name?: Readonly<Record<NoteLanguage, string>>
}

/** A file of `data`. */
export interface NoteTermFile {
  /** Whether its terms are illnesses and complaints, which a text can doubt. */
  readonly areProblems: boolean
  readonly terms: readonly (OwnNoteTerm | DictionaryNoteTerm)[]
  /** Longer expressions in which the terms mean something else. */
  readonly unexplained?: Spellings
}

/** The terms as the app loads them, in the language of the reader. A term is addressed by its index. */
export interface PackedNoteTerms {
  readonly sentences: readonly string[]
  /** Name, and index in `sentences`. */
  readonly terms: readonly (readonly [name: string, sentence: number])[]
  /** Indexes of the terms that are illnesses and complaints. */
  readonly problems: readonly number[]
  /** Indexes of the terms that a clinician has reviewed. */
  readonly reviewed: readonly number[]
  /** By the index of a term: the first term with the same meaning. */
  readonly sameAs: Readonly<Record<number, number>>
  /** By the index of a term: words of which one has to be near, in one text. */
  readonly near: Readonly<Record<number, string>>
  /** By the language of the note: the spellings of each term, in one text; the last one has what is not explained. */
  readonly spellings: Readonly<Record<NoteLanguage, readonly string[]>>
}

/** Between two spellings in a packed text. */
export const SPELLING_SEPARATOR = '|'

/** Of a longer text only the beginning is searched. */
export const MAX_NOTE_CHARACTERS = 100_000
