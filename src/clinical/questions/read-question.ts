import { questionForms } from './question-forms'
import { fillers, isFiller, kindNamedBy, kindWords, withoutFillers, wordsOf, type TopicKind } from './question-words'
import type { QuestionForm } from './question-patterns'
import { ADVICE, OTHER_PERSON, QUESTION_START } from './refused-words'
import { namesOfMonths, readSpan, type TimeSpan } from './time-spans'
import type { MessageAudience } from '../../i18n/audience'

/** A question that is understood, up to its subject. */
export interface Question {
  readonly form: QuestionForm
  readonly kinds: readonly TopicKind[]
  /** The words of the subject (`withoutFillers`), with those that name its kind. */
  readonly words: readonly string[]
  readonly span: TimeSpan | undefined
  /** Read by a pattern that takes any words for the subject: "what happened" in "what happened in July". */
  readonly isLoose: boolean
}

/** Why a question is not answered, whatever the record holds. */
export type RefusedQuestion = 'advice' | 'otherPerson' | 'notUnderstood'

/** What was typed: a question, one that is not answered, or plain words to find. */
export type ReadText = {
  /** Misspelt words and what they were read as. */
  readonly corrected: readonly (readonly [typed: string, read: string])[]
  /** All words of the text without fillers, for the records that are nearest to it. */
  readonly words: readonly string[]
} & (
  | { readonly kind: 'question'; readonly question: Question }
  | { readonly kind: 'refused'; readonly reason: RefusedQuestion }
  | { readonly kind: 'words' }
)

/** The words of a pattern with several endings: "proxim[oa]" → proximo, proxima. */
const withEndings = (pattern: string): readonly string[] =>
  [...pattern.matchAll(/\b([a-z]{3,})\[([a-z]+)\]([a-z]*)/g)].flatMap(([, start = '', letters = '', end = '']) =>
    [...letters].map((letter) => `${start}${letter}${end}`),
  )

/** Every word of the patterns and of times. */
export const formWords: ReadonlySet<string> = new Set([
  ...[...questionForms.flatMap(({ patterns }) => patterns), ADVICE.source, OTHER_PERSON.source].flatMap((pattern) => [
    ...(pattern.match(/[a-z]{4,}/g) ?? []),
    ...withEndings(pattern),
  ]),
  ...namesOfMonths,
  ...fillers,
  ...kindWords,
  ...'year years month months past last pasado pasados ultimos meses since desde durante during'.split(' '),
])

const allFormWords = new Set(
  questionForms.flatMap(({ patterns }) => patterns.flatMap((pattern) => pattern.match(/[a-z]+/g) ?? [])),
)

/** Whether a word belongs to the forms of questions, so that it tells nothing about their subject. */
export const isWordOfForm = (word: string): boolean => word.length < 3 || allFormWords.has(word)

const compiled = questionForms.map(({ patterns, ...form }) => ({
  ...form,
  patterns: patterns.map((pattern) => new RegExp(`^${pattern.replace('S', '(?<subject>.+?)')}$`)),
}))

/** "a" and "an" before a name; at the end of one they belong to it ("hepatitis A"). */
const withoutArticle = (subject: string): string => subject.replace(/^(?:an?|any|some|my|mi|mis|alguna?) /, '')

/** What a proxy says of the person of the record, as the person would say it. */
const firstPersonWords: Readonly<Record<string, string>> = {
  ...{ he: 'i', she: 'i', his: 'my', her: 'my', does: 'do', has: 'have', is: 'am' },
  ...{ su: 'mi', sus: 'mis', toma: 'tomo', tiene: 'tengo', tuvo: 'tuve', vio: 'vi', pesa: 'peso', mide: 'mido' },
}

/**
 * The texts by which a question is read: as typed; for a proxy without the first name, as Spanish verbs need no subject, then with the name,
 * "he" or "she" as "I".
 */
function readingsOf(words: readonly string[], { audience, firstName = '' }: MessageAudience): readonly string[] {
  const asText = (each: readonly string[]) => each.filter((word) => !isFiller(word)).join(' ')
  if (audience !== 'proxy') return [asText(words)]
  const [name = ''] = wordsOf(firstName)
  const inFirstPerson = (own: Readonly<Record<string, string>>) => (word: string) =>
    own[word] ?? firstPersonWords[word] ?? word
  const own = { [name]: 'i', [`${name}s`]: 'my' }
  const withoutName = words.filter((word) => !Object.hasOwn(own, word))
  return [asText(withoutName), asText(withoutName.map(inFirstPerson(own))), asText(words.map(inFirstPerson(own)))]
}

/** False for a subject that is no more than a word for another kind of record: "what are my vaccines" asks for no test. */
function mayBeAbout(words: readonly string[], kinds: readonly TopicKind[]): boolean {
  const rest = withoutKindWords(words)
  return rest.words.length > 0 || rest.kinds.some((kind) => kinds.includes(kind))
}

function questionIn(text: string, today: string): Question | undefined {
  const { text: rest, span } = readSpan(text, today)
  for (const { form, kinds, patterns, subject: implied, needsSpan = false, formWithSpan = form } of compiled)
    for (const pattern of needsSpan && span === undefined ? [] : patterns) {
      const found = pattern.exec(rest)
      const words = found && withoutFillers(withoutArticle(implied ?? found.groups?.['subject'] ?? '').split(' '))
      if (words && words.length > 0 && mayBeAbout(words, kinds))
        return { form: span ? formWithSpan : form, kinds, words, span, isLoose: needsSpan && implied === undefined }
    }
  return undefined
}

/**
 * Reads what was typed, with misspelt words corrected: the form of a question by patterns that have to fit all of it, so that no word is ignored. `today`: the local day,
 * `yyyy-mm-dd`.
 */
export function readText(
  typed: string,
  correct: (word: string, text: readonly string[]) => string | undefined,
  { today, reader }: { readonly today: string; readonly reader: MessageAudience },
): ReadText {
  const corrected: (readonly [string, string])[] = []
  const typedWords = wordsOf(typed)
  const all = typedWords.map((word) => {
    const read = correct(word, typedWords)
    if (read !== undefined) corrected.push([word, read])
    return read ?? word
  })
  const texts = readingsOf(all, reader)
  const words = withoutFillers(texts.at(-1)?.split(' ') ?? [])
  const questions = texts.flatMap((text) => questionIn(text, today) ?? [])
  const question = questions.find(({ isLoose }) => !isLoose) ?? questions[0]
  if (question) return { kind: 'question', question, words, corrected }
  const text = all.join(' ')
  if (!/[?¿]/.test(typed) && !QUESTION_START.test(text)) return { kind: 'words', words, corrected }
  return { kind: 'refused', reason: reasonToRefuse(text) ?? 'notUnderstood', words, corrected }
}

/** Why a text is no question to the record: it asks for advice, or about another person. */
export function reasonToRefuse(text: string): RefusedQuestion | undefined {
  if (ADVICE.test(text)) return 'advice'
  return OTHER_PERSON.test(text) ? 'otherPerson' : undefined
}

/** The words of a subject without those that name a kind of record, and the kinds that these name. */
export function withoutKindWords(words: readonly string[]): {
  readonly words: readonly string[]
  readonly kinds: readonly TopicKind[]
} {
  return {
    words: words.filter((word) => kindNamedBy(word) === undefined),
    kinds: [...new Set(words.flatMap((word) => kindNamedBy(word) ?? []))],
  }
}

/** The words that tell what a text is about. */
export const subjectWords = (read: ReadText): readonly string[] =>
  withoutKindWords(read.kind === 'question' ? read.question.words : read.words).words.filter(
    (word) => read.kind !== 'refused' || !isWordOfForm(word),
  )
