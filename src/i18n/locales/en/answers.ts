import { pluralize, headingFor } from './for-audience'
import type { MessageAudience } from '../../audience'

/** Messages of the page of Observations that are no test results: habits, social history, surveys, wishes. */
export const answers = {
  listName: 'questions and answers',
  title: (reader: MessageAudience) => headingFor(reader, 'Questions and answers', 'Social history and surveys'),
  intro:
    'Answers about daily life, habits, work, home and wishes, and other facts that were noted in visits. These are not test results.',
  none: 'There are no questions and answers in this record.',
  /** Of the questions. */
  count: (questions: number, answers: number) =>
    answers === questions
      ? pluralize(questions, 'question', 'questions')
      : `${pluralize(questions, 'question', 'questions')} with ${pluralize(answers, 'answer', 'answers')}. The newest answer is shown first.`,
  earlier: 'Earlier answers',
  excluded: 'Cancelled or entered by mistake',
  excludedText: 'Do not rely on these.',
  /** On the page of test results. */
  onOtherPage: (count: number) =>
    `${pluralize(count, 'answer about habits, daily life or a survey is', 'answers about habits, daily life or surveys are')} not in this list:`,
} as const
