import { forAudience } from './for-audience'

/** Around the plain names and sentences of the dictionary (docs/dictionary.md). */
export const dictionary = {
  whatIsThis: 'What is this?',
  whatIs: (thing: string) => `What is ${thing}?`,
  /** Where the browser is told to save data. */
  showPlainNames: 'Show plain names too',
  inRecord: 'In the record:',
  inPlainWords: 'In plain words:',
  plainWordsSource: (record: string) => `Plainchart’s words. The record says: “${record}”.`,
  askCareTeam: forAudience('The care team can say what this means here.', '', undefined, ''),
  unreviewed: 'Not yet reviewed by a clinician.',
  /** On the sheet for an appointment. */
  includePlainWords: 'Add what each one is, in plain words',
  disclaimer: 'The plain words are Plainchart’s.',
  /** Stands before the way to another website. */
  externalLinkNote: 'This opens another website. It will see what was looked up, but not the record.',
  lookUp: 'Look this up on MedlinePlus',
  /** The sign of an inch is a word of its own: “in in” reads as a mistake. */
  alsoShowIn: (unit: string) => `Also show in ${unit === 'in' ? 'inches' : unit}`,
  converted: (amount: string) => `About ${amount} (converted by Plainchart)`,
  /** Of "less than" or "more than" an amount. */
  convertedBound: (amount: string) => `${amount}, rounded (converted by Plainchart)`,
  amountOf: {
    urea: (amount: string) => `${amount} of urea`,
    'urea nitrogen': (amount: string) => `${amount} of urea nitrogen`,
  },
  feet: (feet: string, inches: string) => `${feet} ft ${inches} in`,
  pounds: (pounds: string, ounces: string) => `${pounds} lb ${ounces} oz`,
} as const
