/** A question to the record of a person of the sandbox. */
export interface AskedQuestion {
  readonly person: string
  readonly question: string
  /** Its answer (`describeAnswer`). `missed`: the record holds the answer, but the question is not understood. */
  readonly expected: string
}

/** Reads lines with a person, a question and its answer, separated by bars. */
export const questionsIn = (table: string): readonly AskedQuestion[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [person = '', question = '', expected = ''] = line.split(' | ')
      return { person, question, expected }
    })
