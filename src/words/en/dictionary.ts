/** Around the plain names and sentences of the dictionary (docs/dictionary.md). */
export const dictionary = {
  what: 'What is this?',
  /** Where the browser is told to save data. */
  load: 'Show plain names too',
  inRecord: 'In the record:',
  inPlainWords: 'In plain words:',
  mark: (record: string) => `Plainchart’s words. The record says: “${record}”.`,
  ask: 'The care team can say what this means here.',
  unreviewed: 'Not yet reviewed by a clinician.',
} as const
