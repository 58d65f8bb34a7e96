import { pluralize, possessive } from './for-audience'
import type { MessageAudience } from '../../audience'

/** Messages of the appointment sheet. */
export const appointment = {
  title: 'For an appointment',
  intro:
    'Choose what to talk about and write down your questions. Then print the sheet. It is kept only in this tab and is gone when you sign out.',
  pickTitle: 'Choose from the record',
  pickHelp: 'You can also choose a record on its own page.',
  add: 'Take this along to an appointment',
  open: 'See the sheet',
  /** Leads to the page that helps to ask for a correction. */
  looksWrong: (reader: MessageAudience) =>
    reader.audience === 'patient'
      ? 'Does something look wrong?'
      : `Does something look wrong in ${possessive(reader)} record?`,
  questionsLabel: 'Your questions, one in each line',
  sheetTitle: 'Sheet for the appointment',
  items: 'What I want to talk about',
  questions: 'My questions',
  notIncluded: 'What is not on this sheet',
  onlyChosen: 'This sheet has only what was chosen. It is not the whole record.',
  nothing: 'Nothing is chosen yet.',
  noQuestions: 'No questions are written down yet.',
  gone: (count: number) =>
    `${pluralize(count, 'chosen record is', 'chosen records are')} not loaded any more and not on this sheet.`,
  clear: 'Clear the sheet',
  save: 'Save as text',
  empty: 'We found nothing to choose from in what is loaded.',
} as const
