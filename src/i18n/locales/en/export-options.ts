import { pluralize, headingFor, forAudience, numberFormat } from './for-audience'
import type { MessageAudience } from '../../audience'
import type { AssertedCount } from '../../../lib/asserted-count'

const pages = (count: number) => `about ${pluralize(count, 'page', 'pages')}`

/** Messages of the export options. */
export const exportOptions = {
  /** Name, description and formats of each option. */
  options: {
    doctor: [
      'For a doctor',
      'What a new doctor needs first: health problems, medicines, allergies, newest results, implants and whom to call.',
      'Up to two pages, on paper or as PDF',
    ],
    work: [
      'For school or work',
      'The vaccines that were given, each with its date, lot number and place. Nothing else.',
      'On paper or as PDF',
    ],
    me: [
      'For me',
      'The record as text. Choose the kinds and the years. Notes and documents can come along as files.',
      'On paper, as PDF, as text, or as a folder of files (zip)',
    ],
    copy: [
      'A protected copy',
      'The record in one file that opens only with its passphrase. Open it later in this app.',
      'One encrypted file',
    ],
    app: ['For an app', 'Files that other programs can read.', 'FHIR, tables, or a patient summary'],
  },
  /** The sheet for a doctor after death: without contacts. */
  doctorAfterDeath: [
    'For a doctor',
    'Health problems, medicines, allergies, newest results and implants, as the record has them.',
    'Up to two pages, on paper or as PDF',
  ],
  otherPages: 'You can print any page from the bottom of it.',
  appointment: 'For an appointment: choose a few records and write down your questions',
  back: 'All ways to take it along',
  about: (count: number, pageCount: number) => `${pluralize(count, 'line', 'lines')}, ${pages(pageCount)}.`,
  doctor: {
    paperTitle: (reader: MessageAudience) => headingFor(reader, 'Health summary for a doctor', 'Clinical summary'),
    patient: 'Patient',
    /** For a contact. */
    prescriber: 'Prescriber',
    noContactDetails: 'No phone or email here',
    /** The contact's own record was not loaded. */
    contactDetailsNotLoaded: 'Phone and email were not loaded',
    vitals: 'Vital signs',
    otherResults: 'Other tests',
    parts: {
      allergies: forAudience('Allergies and reactions', 'Allergies'),
      notToTake: forAudience('Must not be taken, as an order says', 'DO NOT GIVE'),
      medicines: forAudience('Medicines', 'Medications'),
      problems: forAudience('Health conditions', 'Problems'),
      implants: forAudience('Implants', 'Implants'),
      results: forAudience('Newest result of each test', 'Latest results'),
      contacts: forAudience('Whom to call', 'Contacts'),
    },
    none: {
      allergies: 'This record lists no current allergy. This does not mean that there are none.',
      medicines: 'There is no current medicine in this record. This does not mean that there are none.',
      problems: 'There is no current health condition in this record. This does not mean that there are none.',
      implants: 'There is no implant in this record. This does not mean that there are none.',
      results: 'There is no test result in this record. This does not mean that there are none.',
      contacts: 'This record names no one to call.',
    },
    partFailed: 'We could not load this part. Ask the health system for it.',
    partLoading: 'This part is still being loaded.',
    noRoom: (count: number) => `${pluralize(count, 'more line is', 'more lines are')} in the full record.`,
    includeAll: (count: number, pageCount: number) =>
      `Put ${pluralize(count, 'more line', 'more lines')} on it too. Then it is ${pages(pageCount)} long.`,
    others: {
      allergies: (count: number) =>
        `Not listed: ${pluralize(count, 'allergy', 'allergies')} that ${count === 1 ? 'is' : 'are'} over or ruled out.`,
      medicines: (count: number) =>
        `Not listed: ${pluralize(count, 'prescription', 'prescriptions')} that ${count === 1 ? 'is' : 'are'} over, suggested, a draft or a copy.`,
      problems: (count: number) =>
        `Not listed: ${pluralize(count, 'condition', 'conditions')} of the past, ruled out, or the reason for a visit.`,
      implants: (count: number) => `Not listed: ${pluralize(count, 'other device', 'other devices')}.`,
      results: (count: number) => `Not listed: ${pluralize(count, 'older result', 'older results')}.`,
    },
    answersOmitted: (count: number) =>
      `Not on this sheet: ${pluralize(count, 'answer', 'answers')} about habits, daily life and wishes.`,
    about: (ehr: string) =>
      `Put together by an app from ${ehr}. No clinician has checked it. Other clinics may have more.`,
  },
  work: {
    paperTitle: (reader: MessageAudience) => headingFor(reader, 'Vaccines that were given', 'Immunizations given'),
    caption: 'Vaccines that were given',
    columns: { vaccine: 'Vaccine', when: 'Date given', dose: 'Dose', lot: 'Lot number', place: 'Place, or given by' },
    notGiven: 'Not stated',
    holds: (count: AssertedCount) => `The sheet holds ${pluralize(count, 'vaccine dose', 'vaccine doses')}.`,
    none: 'No vaccine in this record is said to have been given. Other clinics may have more.',
    others: (count: number) =>
      `${pluralize(count, 'vaccine record does', 'vaccine records do')} not say that a vaccine was given, so ${count === 1 ? 'it is' : 'they are'} not listed.`,
    about: (ehr: string) => `From the record at ${ehr}. Other clinics may have given more vaccines.`,
  },
  me: {
    kinds: 'Kinds of records',
    all: 'Choose all',
    none: 'Choose none',
    years: 'Years',
    from: 'From',
    to: 'To',
    anyYear: 'Any year',
    yearsHelp: 'What still holds, such as an allergy, and what has no date stay in for any year.',
    holds: (records: number, pageCount: number) =>
      `${pluralize(records, 'record', 'records')}. On paper: ${pages(pageCount)}.`,
    empty: 'Nothing is chosen. Choose a kind of record.',
    confirmTitle: (pageCount: number) => `This is ${pages(pageCount)}. Do you want all of them?`,
    confirmText: 'Choose fewer kinds or years to get fewer pages. Or save the record as text.',
    confirmPrint: (pageCount: number) => `Print ${pages(pageCount)}`,
    cancelPrint: 'Choose less',
    hide: 'Hide the record',
    paperTitle: (reader: MessageAudience) => headingFor(reader, 'Health record', 'Health record'),
  },
  zip: {
    title: 'As a folder of files (zip)',
    help: (files: number) =>
      files === 0
        ? 'The record as text. No notes or documents with files are chosen.'
        : `The record as text, and ${pluralize(files, 'file', 'files')} of notes, documents and reports. A list says what is in it and what is not.`,
    size: (known: string, unknown: number) =>
      unknown === 0
        ? `The files are about ${known} in all.`
        : `The files of known size are about ${known} in all. The size of ${numberFormat.format(unknown)} is not known.`,
    save: 'Save as zip',
    progress: (done: number, all: number) =>
      `Getting files: ${numberFormat.format(done)} of ${numberFormat.format(all)}`,
    stop: 'Stop, and save what is here',
    failed: 'We could not make the folder. Try again, or save as text.',
    saved: (inside: number, missing: number) =>
      missing === 0
        ? `${pluralize(inside, 'file is', 'files are')} in it. None is missing.`
        : `${pluralize(inside, 'file is', 'files are')} in it. ${numberFormat.format(missing)} could not be put in: the list in the folder names ${missing === 1 ? 'it' : 'each'}.`,
    /** File names in the archive. */
    names: { index: 'Read this first', record: 'Health record', files: 'Documents' },
    index: {
      title: 'What is in this folder',
      record: (name: string) => `${name}: the record as text.`,
      inside: (count: number) => `Files in here (${numberFormat.format(count)})`,
      missing: (count: number) => `Files that are not in here (${numberFormat.format(count)})`,
      none: 'There are no files of notes, documents or reports.',
      noneMissing: 'No file is missing.',
      notInRecord: 'What is not in here:',
      same: (name: string) => `the same file as ${name}`,
    },
    failureReasons: {
      failed: 'We could not get it. Try again later.',
      offline: 'There was no connection.',
      timedOut: 'The health system did not answer in time.',
      busy: 'The health system was busy. Try again later.',
      notShared: 'The health system does not allow this app to get it.',
      notFound: 'The health system does not have it any more.',
      signedOut: 'The sign-in ended before. Sign in again to get it.',
      tooLarge: 'It is too large. Open it on the page of the document.',
      noRoom: 'The folder was full. Choose fewer years, or open it on the page of the document.',
      stopped: 'It was stopped before.',
      elsewhere: (host: string) => `It is kept at ${host}, and this app gets nothing from there.`,
      nowhere: 'The record gives no address that can be opened.',
      noContent: 'The record names a file and does not say where it is.',
      unreadable: 'Its content could not be read.',
      empty: 'It is empty.',
    },
  },
  copy: {
    content: 'What goes in',
    contents: { everything: 'Everything', summary: 'The summary (IPS)', chosen: 'What I choose' },
    save: 'Save a protected copy',
    passphrase: 'Passphrase of the file record-copy',
    keep: 'Keep it apart from the file. Without the passphrase no one can open this file, not even we.',
    once: 'Write it down or print it now. This app does not keep it.',
    print: 'Print the passphrase',
  },
  app: {
    csv: 'Tables for a spreadsheet (CSV)',
    csvHelp:
      'One table for each kind of record, with dates and values as they were sent. Records entered by mistake are left out.',
    csvAll: 'Save all tables (zip)',
    csvOne: 'Save one table alone',
    fhir: 'For other apps (FHIR)',
    ips: 'International Patient Summary',
  },
} as const
