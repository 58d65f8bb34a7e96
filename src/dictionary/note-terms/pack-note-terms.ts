import { ingredientInName } from '../dictionary'
import { entriesOf, type DictionaryEntry } from '../entry'
import { kindOfFile, type DictionaryFiles } from '../validate-entries'
import {
  SPELLING_SEPARATOR,
  type DictionaryNoteTerm,
  type NoteTermFile,
  type OwnNoteTerm,
  type PackedNoteTerms,
} from './note-term'

type Language = 'en' | 'es'

/** The files of `data` by their name. */
export type NoteTermFiles = Readonly<Record<string, NoteTermFile>>

/** Ingredients whose name in a note is mostly not the medicine: substances of the body and of blood tests, food, and drugs of screening tests. */
const notOnlyMedicines: ReadonlySet<string> = new Set(
  'adenosine|amphetamine|calcitonin|calcium|calcium carbonate|dextroamphetamine|dopamine|epinephrine|estradiol|folic acid|glucagon|immunoglobulin g|iron|magnesium oxide|methadone|morphine|niacin|nicotine|norepinephrine|oxycodone|potassium chloride|progesterone|sodium bicarbonate|sodium chloride|sodium fluoride|testosterone|thiamine|vitamin d|zinc sulfate|ascorbic acid|codeine|fentanyl|atropine'.split(
    '|',
  ),
)

/** A term with its texts. */
interface CompleteTerm extends Omit<OwnNoteTerm, 'id'> {
  /** Terms with the same key are one: only the first mention of any of them is explained. */
  readonly key: string
  readonly isProblem: boolean
}

/** The names of medicines as terms. */
function medicineTerms(entries: ReadonlyMap<string, DictionaryEntry>): readonly CompleteTerm[] {
  return [...entries].flatMap(([key, { codes, en, es, reviewed }]) => {
    const names = codes.flatMap(({ system, code }) => (system === 'ingredient' ? [code] : []))
    const usable = names.filter((name) => !notOnlyMedicines.has(name) && !/[(),]/.test(name))
    if (!key.startsWith('medicines/') || usable.length === 0) return []
    return [{ key, isProblem: false, spellings: { en: usable, es: [ingredientInName(es.name)] }, en, es, reviewed }]
  })
}

function completeTerm(
  term: OwnNoteTerm | DictionaryNoteTerm,
  isProblem: boolean,
  entries: ReadonlyMap<string, DictionaryEntry>,
): CompleteTerm {
  if ('id' in term) return { ...term, key: term.id, isProblem }
  const entry = entries.get(term.entry)
  if (!entry) throw new Error(`The dictionary has no entry ${term.entry}`)
  const textOf = (language: Language) => ({ ...entry[language], name: term.name?.[language] ?? entry[language].name })
  // A name of its own has not been reviewed with the entry.
  const reviewed = term.name ? { clinical: null, plain: null, spanish: null } : entry.reviewed
  return { ...term, key: term.entry, isProblem, en: textOf('en'), es: textOf('es'), reviewed }
}

/** All terms of notes with their texts. Throws when the dictionary does not have an entry that a term names. */
export function completeTerms(files: NoteTermFiles, dictionary: DictionaryFiles): readonly CompleteTerm[] {
  const entries = new Map(
    Object.entries(dictionary).flatMap(([path, file]) =>
      entriesOf(file).map((entry) => [`${kindOfFile(path) ?? ''}/${entry.id}`, entry] as const),
    ),
  )
  const own = Object.values(files).flatMap(({ areProblems, terms }) =>
    terms.map((term) => completeTerm(term, areProblems, entries)),
  )
  return [...own, ...medicineTerms(entries)]
}

/** Packs the terms for the app, in the language of a reader. */
export function packNoteTerms(files: NoteTermFiles, dictionary: DictionaryFiles, language: Language): PackedNoteTerms {
  const terms = completeTerms(files, dictionary)
  const sentences = [...new Set(terms.map((term) => term[language].about))]
  const indexesOf = (fits: (term: CompleteTerm) => boolean): readonly number[] =>
    terms.flatMap((term, index) => (fits(term) ? [index] : []))
  const firstOf = new Map(terms.toReversed().map(({ key }, index) => [key, terms.length - 1 - index]))
  const repeated = terms.flatMap(({ key }, index) => {
    const first = firstOf.get(key) ?? index
    return first === index ? [] : [[index, first] as const]
  })
  const spellingsIn = (of: Language): readonly string[] => [
    ...terms.map(({ spellings }) => (spellings[of] ?? []).join(SPELLING_SEPARATOR)),
    Object.values(files)
      .flatMap(({ unexplained }) => unexplained?.[of] ?? [])
      .join(SPELLING_SEPARATOR),
  ]
  return {
    sentences,
    terms: terms.map(({ [language]: { name, about } }) => [name, sentences.indexOf(about)]),
    problems: indexesOf(({ isProblem }) => isProblem),
    reviewed: indexesOf(({ reviewed }) => reviewed.clinical !== null),
    sameAs: Object.fromEntries(repeated),
    near: Object.fromEntries(terms.flatMap(({ near }, index) => (near ? [[index, near.join(' ')]] : []))),
    spellings: { en: spellingsIn('en'), es: spellingsIn('es') },
  }
}
