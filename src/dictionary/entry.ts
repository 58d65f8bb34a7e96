import type { System } from './code-key'

/** A code that an entry is about. `docs/dictionary.md` says how each part is written. */
export interface EntryCode {
  readonly system: System
  /** For ICD-10-CM also a family: `N18.3*`. For an ingredient its name. */
  readonly code: string
  /** The official name, unchanged, as the ranked list has it; left out where the list has none that is free. */
  readonly name?: string
  /** Where the code was confirmed, if it is not in the ranked list. */
  readonly source?: string
}

/** What a reader sees of an entry in one language. */
export interface EntryWords {
  /** Stands as a title, with the record's own words beside it. */
  readonly name: string
  /** One or two sentences: what it is, measures or is for; never about the person's value. */
  readonly about: string
  /** What else a person may type to find it. */
  readonly find?: readonly string[]
}

/** Somebody's review of the words that are there now: `of` is their mark, printed by the check, and goes stale with the first changed letter. */
interface Review {
  readonly on: string
  readonly by: string
  readonly of: string
}

export interface Reviews {
  readonly clinical: Review | null
  readonly plain: Review | null
  readonly spanish: Review | null
}

interface EntryBase {
  /** Stable, lower case, with hyphens; once in its kind. */
  readonly id: string
  readonly codes: readonly EntryCode[]
  /** UCUM units in which it is measured. */
  readonly units?: readonly string[]
  /** The id of an entry that is true as well, but says less: "type 2 diabetes" of "eye disease from type 2 diabetes". */
  readonly broader?: string
  readonly reviewed: Reviews
}

/** An entry with words of its own. */
export interface OwnEntry extends EntryBase {
  readonly en: EntryWords
  readonly es: EntryWords
}

/** Words that hold for every medicine of a class and purpose. */
export interface ClassWords {
  /** Stands in brackets after the name of the medicine. */
  readonly label: string
  readonly about: string
  readonly find?: readonly string[]
}

/** A medicine that takes its words from its class, and brings its name. */
export interface ClassEntry extends EntryBase {
  readonly class: string
  readonly en: { readonly name: string; readonly find?: readonly string[] }
  readonly es: { readonly name: string; readonly find?: readonly string[] }
}

/** One file of `data`. */
export interface DictionaryFile {
  /** Classes of medicines, for the entries of this file. */
  readonly classes?: Readonly<Record<string, { readonly en: ClassWords; readonly es: ClassWords }>>
  readonly entries: readonly (OwnEntry | ClassEntry)[]
}

const joined = (own: ClassEntry['en'], shared: ClassWords | undefined): EntryWords => ({
  name: `${own.name} (${shared?.label ?? ''})`,
  about: shared?.about ?? '',
  find: [...(own.find ?? []), ...(shared?.find ?? [])],
})

/** The entries of a file with the words of their classes put in. */
export const entriesOf = ({ classes = {}, entries }: DictionaryFile): readonly OwnEntry[] =>
  entries.map((entry) =>
    'class' in entry
      ? { ...entry, en: joined(entry.en, classes[entry.class]?.en), es: joined(entry.es, classes[entry.class]?.es) }
      : entry,
  )
