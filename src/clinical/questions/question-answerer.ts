import { answerText } from './answer-question'
import { formWords, readText, type ReadText } from './read-question'
import { topicsOf } from './topics'
import { stem, wordsOf } from './question-words'
import { groupBy } from '../shared/group-by'
import type { Answer, AnswerContext } from './answer'
import { correctedBeside, correctedWord, type Vocabulary } from './spelling'

/** How a text was read, and its answer if it is a question. */
export interface QuestionResult {
  readonly read: ReadText
  readonly answer: Answer | undefined
}

/** Longer texts are no questions. */
const MAX_CHARACTERS = 200

/**
 * Reads and answers texts about one record. `knownTexts`: names and terms of things that may not be in the record; a word of them is never taken for a
 * misspelt one.
 */
export function createQuestionAnswerer(
  context: Omit<AnswerContext, 'topics'>,
  knownTexts: readonly string[],
): (typed: string) => QuestionResult {
  const topics = topicsOf(context.asked, context.messages.format, context.status)
  const words = topics.flatMap((topic) => topic.words)
  const others = new Set(knownTexts.flatMap(wordsOf))
  const vocabulary: Vocabulary = {
    record: new Map(
      [
        ...groupBy(
          topics.flatMap(({ key, words }) => words.map((word) => ({ key, word }))),
          ({ word }) => word,
        ),
      ].map(([word, uses]) => [word, [...new Set(uses.map(({ key }) => key))].join('\n')]),
    ),
    forms: formWords,
    others,
    known: new Set([...words, ...formWords, ...others].map(stem)),
    medicines: new Set(topics.flatMap(({ kind, words }) => (kind === 'medicine' ? words : []))),
  }
  const corrections = new Map<string, string | undefined>()
  const correct = (word: string): string | undefined => {
    if (!corrections.has(word)) corrections.set(word, correctedWord(word, vocabulary))
    return corrections.get(word)
  }
  const names = topics.map((topic) => topic.words)
  const correctIn = (word: string, text: readonly string[]): string | undefined =>
    correct(word) ??
    correctedBeside(
      word,
      text.filter((other) => other !== word).map((other) => correct(other) ?? other),
      names,
      vocabulary,
    )
  return (typed) => {
    const read = readText(typed.slice(0, MAX_CHARACTERS), correctIn, {
      today: context.status.today,
      reader: context.reader,
    })
    return { read, answer: answerText(read, { ...context, topics }) }
  }
}
