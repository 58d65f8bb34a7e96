import { counted } from './reader'

/** Words of the page of a form. */
export const forms = {
  questions: 'Questions',
  same: 'This is the form itself, the same for everybody who gets it. No answers are in it.',
  none: 'The health system sent no questions with this form.',
  noWords: 'A question without words',
  kinds: {
    yesNo: 'Yes or no', whole: 'A whole number', number: 'A number', amount: 'A number with its unit', date: 'A date', moment: 'A date and a time', time: 'A time of day', words: 'Your own words',
    link: 'A web address', file: 'A file', record: 'Something from the record', choice: 'Pick from a list', openChoice: 'Pick from a list, or use other words',
  },
  otherKind: (kind: string) => `Answered by: “${kind}”`,
  required: 'Needs an answer',
  repeats: 'More than one answer is fine',
  readOnly: 'Filled in by the health system',
  longest: (letters: number) => `Up to ${counted(letters, 'letter', 'letters')}`,
  choices: 'Choices',
  choicesAt: (address: string) => `The choices are not in the form. They are kept here: ${address}`,
  filledIn: 'Filled in already',
  onlyIf: 'Asked only if',
  onlyIfAny: 'Asked only if one of these is true',
  onlyIfAll: 'Asked only if all of these are true',
  answered: (question: string) => `“${question}” has an answer`,
  open: (question: string) => `“${question}” has no answer`,
  unclear: (question: string) => `something about “${question}” that this app cannot read`,
  unclearAll: 'something that this app cannot read',
  answerTo: (question: string) => `The answer to “${question}”`,
  is: { '=': 'is', '!=': 'is not', '>': 'is more than', '<': 'is less than', '>=': 'is this or more:', '<=': 'is this or less:' },
} as const
