import { marksConflict, nameMarks, type NameMarks } from '../fhir/name-marks'
import { allWords, hasSameStem, distinctiveWords, withoutBrackets } from './name-words'
import type { Dictionary } from './dictionary'

/**
 * Whether the names of a concept and its code mean the same thing: `disagree` when they are known to mean different things, `unclear` when
 * they have no distinctive word in common.
 */
export type Agreement = 'agree' | 'unclear' | 'disagree'

/** The names in a concept. */
export interface ConceptNames {
  readonly text: string | undefined
  readonly displays: readonly string[]
}

/** The names in a concept that has entries. */
export interface NamesOfEntry extends Pick<ConceptNames, 'text'> {
  /** Displays of codings, with the entry of their code. */
  readonly displays: readonly { readonly display: string; readonly entry: number }[]
  /** Displays of codings in other code systems, such as the lab's own. */
  readonly localDisplays: readonly string[]
}

/** Words as initials of consecutive words: "MI" for myocardial infarction. */
const initialsOf = (phrase: string): string =>
  allWords(phrase)
    .map((word) => (/^\d+$/.test(word) ? word : word.charAt(0)))
    .join('')

const isShort = (word: string): boolean => /^[a-z\d]{2,5}$/.test(word)

/** Whether a name has a short word with the initials of the words that the other begins with. */
function hasInitials(name: string, phrases: readonly string[], words: ReadonlySet<string>): boolean {
  const initials = phrases.map(initialsOf)
  const own = initialsOf(name)
  return (
    distinctiveWords(name).some((word) => isShort(word) && initials.some((each) => each.startsWith(word))) ||
    [...words].some((word) => isShort(word) && word.length > 2 && own.startsWith(word))
  )
}

/** Whether a word begins with the first of the letters and has the others after it in their order. */
function hasLettersInOrder(word: string, letters: string): boolean {
  let at = 0
  for (const letter of letters) {
    const found = word.indexOf(letter, at)
    if (found === -1 || (at === 0 && found > 0)) return false
    at = found + 1
  }
  return true
}

/** Whether a short word of a name has the first letter and others of a word in order: "HTN" for hypertension. */
const isContracted = (name: string, words: ReadonlySet<string>): boolean =>
  distinctiveWords(name).some((short) => {
    return (
      isShort(short) &&
      short.length > 2 &&
      [...words].some((word) => word.length > short.length + 2 && hasLettersInOrder(word, short))
    )
  })

interface Compared {
  readonly name: string
  /** The words of all names of the other thing. */
  readonly words: ReadonlySet<string>
  /** Names of the other thing: a name that has all words of one of them may say more. */
  readonly phrases: readonly string[]
  /** How much a word tells; 0 for a word that is not known. */
  weight(word: string): number
}

/** The word of a set that is the same as a word, or has its stem. */
const sameWord = (words: ReadonlySet<string>, word: string): string | undefined =>
  words.has(word) ? word : [...words].find((other) => hasSameStem(word, other))

/** Compares the words of a name with those of another thing. */
function wordsAgree({ name, words, phrases, weight }: Compared): Agreement {
  const distinctive = distinctiveWords(name)
  const isCovered = phrases
    .map((phrase) => distinctiveWords(withoutBrackets(phrase)))
    .some((needed) => needed.length > 0 && needed.every((word) => distinctive.some((own) => hasSameStem(own, word))))
  if (isCovered) return 'agree'
  const shared = distinctive.flatMap((word) => sameWord(words, word) ?? [])
  const foreign = distinctive.filter((word) => sameWord(words, word) === undefined)
  const most = (some: readonly string[]) => Math.max(0, ...some.map(weight))
  if ((shared.length > 0 && most(foreign) <= most(shared)) || hasInitials(name, phrases, words)) return 'agree'
  if (shared.length > 0) return 'unclear'
  if (most(foreign) > 0) return 'disagree'
  return isContracted(name, words) ? 'agree' : 'unclear'
}

const worst = (found: readonly Agreement[]): Agreement =>
  (['disagree', 'unclear'] as const).find((each) => found.includes(each)) ?? 'agree'

/** Whether a name of common words only ("Blood count") says no more than a name of the other thing. */
const isPartOf = (name: string, phrases: readonly string[]): boolean =>
  phrases.some((phrase) => allWords(name).every((word) => allWords(phrase).includes(word)))

/** Compares a name with an entry and with other names of it. */
function compareWithEntry(dictionary: Dictionary, entry: number, name: string, others: readonly string[]): Agreement {
  const named = dictionary.entriesNamed(name)
  if (named.includes(entry)) return 'agree'
  const isMoreSpecific = named.some((other) => dictionary.isNarrower(other, entry))
  const isLessSpecific = named.some((other) => dictionary.isNarrower(entry, other))
  if (named.length > 0 && !isMoreSpecific && !isLessSpecific) return 'disagree'
  // A display is the name of its code: a code that says more than that is in doubt. A text may say less.
  if (isLessSpecific && !isMoreSpecific && others.length === 0) return 'unclear'
  const marks = nameMarks(name)
  if ([dictionary.marks(entry), ...others.map(nameMarks)].some((each) => marksConflict(marks, each))) return 'disagree'
  const phrases = [dictionary.name(entry), ...others]
  if (distinctiveWords(name).length === 0)
    return dictionary.isGeneral(entry) || isPartOf(name, phrases) ? 'agree' : 'unclear'
  const words = new Set([...dictionary.words(entry), ...others.flatMap(distinctiveWords)])
  return wordsAgree({ name, words, phrases, weight: (word) => dictionary.wordWeight(word) })
}

/** Compares the displays of a concept with the entries of their codes, and its text with the entry that is used and with the displays. */
export function agreementWithEntry(
  dictionary: Dictionary,
  entry: number,
  { text, displays, localDisplays }: NamesOfEntry,
): Agreement {
  const names = displays.map(({ display }) => display)
  return worst([
    ...displays.map((each) => compareWithEntry(dictionary, each.entry, each.display, [])),
    ...(text === undefined || names.includes(text) ? [] : [compareWithEntry(dictionary, entry, text, names)]),
    // A lab's own short name is often not understood; it counts only when it is known to mean something else.
    ...localDisplays
      .map((display) => compareWithEntry(dictionary, entry, display, names))
      .filter((each) => each === 'disagree'),
  ])
}

/** Compares the text of a concept with its displays and with the names that were parsed from them. */
function agreementWithNames(text: string, displays: readonly string[], names: readonly string[]): Agreement {
  const phrases = [...displays, ...names]
  if (displays.some((display) => marksConflict(nameMarks(text), nameMarks(display)))) return 'disagree'
  if (distinctiveWords(text).length === 0) return isPartOf(text, phrases) ? 'agree' : 'unclear'
  return wordsAgree({ name: text, words: new Set(phrases.flatMap(distinctiveWords)), phrases, weight: () => 0 })
}

/** Compares the text of a concept without entry with the displays that a plain name is parsed from. */
export const agreementWithParsedName = ({ text, displays }: ConceptNames, parsed: string): Agreement =>
  text === undefined || displays.length === 0 ? 'agree' : agreementWithNames(text, displays, [parsed])

/** Whether one name says that a medicine acts for long, and the other, which names a form, does not. */
const isReleasedOtherwise = (marks: NameMarks, other: NameMarks): boolean =>
  marks.has('release') && other.has('form') && !other.has('release')

/** Whether the text of a medicine and a name of its code exclude each other: strengths, form, or how it is released. */
export const medicineMarksConflict = (text: string, name: string): boolean => {
  const marks = nameMarks(text)
  const others = nameMarks(name)
  return marksConflict(marks, others) || isReleasedOtherwise(marks, others)
}

/** Compares the text of a medicine with its displays and the names of its ingredients, word by word. */
export function agreementOfMedicine({ text, displays }: ConceptNames, names: readonly string[]): Agreement {
  if (text === undefined || displays.includes(text)) return 'agree'
  if (displays.some((display) => medicineMarksConflict(text, display))) return 'disagree'
  return agreementWithNames(text, displays, names)
}
