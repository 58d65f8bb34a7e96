import type { DictionarySystem } from './dictionary-key'
import type { TestTopic } from './test-topics'

/** A code of an entry. `docs/dictionary.md` describes the format of each part. */
export interface EntryCode {
  readonly system: DictionarySystem
  /** Can be a family for ICD-10-CM (`N18.3*`); for an ingredient its name. */
  readonly code: string
  /** The official name as in the ranked list; omitted when none is free to use. */
  readonly name?: string
  /** Where the code was verified, if it is not in the ranked list. */
  readonly source?: string
}

/** The texts of an entry in one language. */
export interface EntryText {
  /** Shown as a title, together with the record's own text. */
  readonly name: string
  /** One or two sentences: what it is, measures or is for; never about a person's value. */
  readonly about: string
  /** Other search terms. */
  readonly find?: readonly string[]
}

/** A review of the current texts. `of` is their fingerprint, printed by the check, and becomes stale with any change. */
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
  /** Stable, lower case, with hyphens; unique in its kind. */
  readonly id: string
  readonly codes: readonly EntryCode[]
  /** UCUM units in which it is measured. */
  readonly units?: readonly string[]
  /** The id of a less specific entry that is also true: "type 2 diabetes" for "eye disease from type 2 diabetes". */
  readonly broader?: string
  /** Of a test, where its topic is not that of its file. */
  readonly topic?: TestTopic
  readonly reviewed: Reviews
}

/** An entry with all its texts. */
export interface DictionaryEntry extends EntryBase {
  readonly en: EntryText
  readonly es: EntryText
}

/** Texts that apply to every medicine of a class and purpose. */
export interface ClassText {
  /** Shown in brackets after the name of the medicine. */
  readonly label: string
  readonly about: string
  readonly find?: readonly string[]
}

/** A medicine that has a name and takes its other texts from its class. */
export interface MedicineClassEntry extends EntryBase {
  readonly class: string
  readonly en: { readonly name: string; readonly find?: readonly string[] }
  readonly es: { readonly name: string; readonly find?: readonly string[] }
}

/** A file of `data`. */
export interface DictionaryFile {
  /** The topic of its tests. */
  readonly topic?: TestTopic
  /** Classes of medicines, for the entries of this file. */
  readonly classes?: Readonly<Record<string, { readonly en: ClassText; readonly es: ClassText }>>
  readonly entries: readonly (DictionaryEntry | MedicineClassEntry)[]
}

const withClassText = (medicine: MedicineClassEntry['en'], shared: ClassText | undefined): EntryText => ({
  name: `${medicine.name} (${shared?.label ?? ''})`,
  about: shared?.about ?? '',
  find: [...(medicine.find ?? []), ...(shared?.find ?? [])],
})

/** The entries of a file, with its topic and the texts of their classes. */
export const entriesOf = ({ topic, classes = {}, entries }: DictionaryFile): readonly DictionaryEntry[] =>
  entries.map((each) => {
    const entry = topic === undefined ? each : { topic, ...each }
    return 'class' in entry
      ? {
          ...entry,
          en: withClassText(entry.en, classes[entry.class]?.en),
          es: withClassText(entry.es, classes[entry.class]?.es),
        }
      : entry
  })
