import { forAudience } from './for-audience'
import { homeUnits } from './home-units'

/** Messages around plain names and explanations from the dictionary (docs/dictionary.md). */
export const dictionary = {
  whatIsThis: 'What is this?',
  whatIs: (thing: string) => `What is ${thing}?`,
  /** Shown when the browser asks to save data. */
  showPlainNames: 'Show plain names too',
  inRecord: 'In the record:',
  inPlainWords: 'In plain words:',
  /** Of a record whose code means something else than its words; in a row, and on its page. */
  namesDisagree: 'The code and the words do not agree.',
  namesDisagreeInFull: forAudience(
    'The code and the words do not agree, so this has no plain name here. The care team can say which is right.',
    'The code and the text do not agree, so this has no plain name here.',
    undefined,
    'The code and the words do not agree, so this has no plain name here.',
  ),
  /** Before the words of the record. */
  plainWordsSource: 'Plainchart’s words. In the record:',
  askCareTeam: forAudience('The care team can say what this means here.', '', undefined, ''),
  unreviewed: 'Not yet reviewed by a clinician.',
  /** On the appointment sheet. */
  includePlainWords: 'Add what each one is, in plain words',
  disclaimer: 'The plain words are Plainchart’s.',
  /** Shown before a link to another website. */
  externalLinkNote: 'This opens another website. It will see what was looked up, but not the record.',
  lookUp: 'Look this up on MedlinePlus',
  /** “in” is also a word: “in in” would read as a mistake. */
  alsoShowIn: (unit: string) => `Also show in ${unit === 'in' ? 'inches' : unit}`,
  converted: (amount: string) => `About ${amount} (converted by Plainchart)`,
  /** For an amount with a comparator. */
  convertedBound: (amount: string) => `${amount}, rounded (converted by Plainchart)`,
  amountOf: {
    urea: (amount: string) => `${amount} of urea`,
    'urea nitrogen': (amount: string) => `${amount} of urea nitrogen`,
  },
  ...homeUnits,
} as const
