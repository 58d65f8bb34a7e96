import type { MessageAudience } from '../../audience'

const person = (reader: MessageAudience): string =>
  reader.audience === 'patient' ? 'you' : (reader.firstName ?? 'this person')

/** The page that helps to ask for a correction, and its letter. */
export const correct = {
  title: 'Ask for a correction',
  intro:
    'This app cannot change the record. It helps you write a letter to the health system. Nothing you type here is sent or kept.',
  urgentTitle: 'Is it urgent?',
  urgent: (reader: MessageAudience) =>
    `If the mistake could harm ${person(reader)} now, such as a wrong allergy or medicine, call the care team today. Do not wait for a letter.`,
  alreadyMarked: 'The record already marks this as a mistake. Ask the health system if it should also be changed.',
  reasonTitle: 'What is wrong?',
  reasons: {
    wrongFact: 'A fact is wrong, such as a date, a side, a dose or a result',
    notMine: (reader: MessageAudience) => `It is not about ${person(reader)}, but about another person`,
    neverHappened: (reader: MessageAudience) =>
      reader.audience === 'patient'
        ? 'I never had or took this'
        : `${reader.firstName ?? 'This person'} never had or took this`,
    over: 'It is over, and the record says that it is not',
    missing: 'Something is missing',
    hurtful: 'The words are hurtful',
    unclear: 'I do not understand it',
  },
  unclearHelp: 'A letter does not help here. Write it down as a question for the next visit.',
  missingHelp: 'First see what this app loaded. It may be there, but not loaded or not shared with this app.',
  missingAction: 'See what was loaded',
  notMineHelp:
    'Do not share this page. Tell the health system today: the privacy of another person is at stake too. The letter gives the number of the record and not what it says.',
  shouldSay: 'What should the record say?',
  howKnown: 'How do you know?',
  moreTitle: 'Add more records to the letter',
  whichRecord: 'Choose what the letter is about, or write below what is missing.',
  keepsOld: 'Health systems rarely delete. They add a correction, and the old text stays readable.',
  privateNote: 'Records that are marked private stay covered in the letter until you show them on their own page.',
  preview: 'The letter',
  print: 'Print the letter',
  copy: 'Copy the letter',
  copied: 'The letter was copied.',
  notCopied: 'The letter could not be copied. Save it as text.',
  save: 'Save as text',
  saved: (name: string) => `Saved ${name}`,
  clear: 'Clear the letter',
  letter: {
    office: 'Medical records and privacy office',
    subject: 'Request to correct a health record',
    patient: (name: string) => `Patient: ${name}`,
    noName: 'Patient: ____________________',
    born: (date: string) => `Date of birth: ${date}`,
    recordNumber: (number: string) => `Record number: ${number}`,
    relation: 'I write for this patient as: ____________________',
    opening: {
      wrongFact: 'I believe that this part of the record is not right.',
      notMine: 'I believe that this part of the record is about another person.',
      neverHappened: 'I believe that this did not happen, or was not taken.',
      over: 'I believe that this is over, and the record does not say so.',
      missing: 'I believe that something is missing in the record.',
      hurtful: 'The words in this part of the record are hurtful. I ask for other words.',
    },
    number: (id: string) => `Number in the system: ${id}`,
    otherNumber: (id: string) => `Other number: ${id}`,
    shouldSay: (text: string) => `What the record should say: ${text}`,
    howKnown: (text: string) => `How I know: ${text}`,
    tellOthers: 'I also ask you to tell those who received the wrong information.',
    law: {
      US: 'I ask for an amendment under 45 CFR 164.526. I ask for an answer within 60 days. If you deny it, tell me why, and how I can add a statement of disagreement.',
      EU: 'I ask for rectification under Article 16 of the GDPR. I ask for an answer within one month.',
      GB: 'I ask for rectification under Article 16 of the UK GDPR. I ask for an answer within one month.',
    },
    date: 'Date: ____________________',
    signature: 'Signature: ____________________',
    made: (ehr: string, day: string) => `Written with the record of ${ehr} as it was on ${day}.`,
  },
}
