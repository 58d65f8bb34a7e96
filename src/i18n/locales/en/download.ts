import { afterLists } from './after-lists'
import { pluralize, possessive, numberFormat } from './for-audience'
import type { MessageAudience } from '../../audience'

const gaps = {
  failed: (what: string) => `Could not be loaded, so not in here: ${what}.`,
  loading: (what: string) => `Not all of it was loaded yet: ${what}.`,
  partial: (what: string) => `Some may be missing: ${what}.`,
  limited: (what: string) => `Only a part was shared with this app: ${what}.`,
  notShared: (what: string) => `Not shared with this app: ${what}.`,
  closed: (what: string, ehr = 'The health system') =>
    `${ehr} does not share this part of the record with this app: ${what}.`,
  notOffered: (what: string) => `This health system does not share: ${what}.`,
}

const csv = {
  columns: {
    date: 'Date',
    dateKind: 'Kind of date',
    name: 'Name',
    status: 'Status',
    statusCodes: 'Status codes',
    codes: 'Codes',
    partOf: 'Part of',
    value: 'Value',
    comparator: 'Sign',
    unit: 'Unit',
    rangeLow: 'Range from',
    rangeHigh: 'Range to',
    range: 'Range as text',
    flag: 'How it compares',
    flagSource: 'Who compared',
  },
  id: 'Record id',
  other: 'as text',
}

const ips = {
  title: 'International Patient Summary',
  sections: {
    medicines: 'Medicines',
    allergies: 'Allergies and reactions',
    problems: 'Health conditions',
    immunizations: 'Vaccines',
    procedures: 'Procedures',
    devices: 'Implants and devices',
    results: 'Test results',
    vitals: 'Vital signs',
    pastIllness: 'Past health conditions',
    socialHistory: 'Social history',
    plan: 'Care plans',
  },
  columns: { name: 'Name', date: 'Date', status: 'Status', details: 'Details' },
  noInformation: 'No information is known here. This does not mean that there is none.',
  omitted: (count: number) =>
    `${pluralize(count, 'other record is', 'other records are')} not in this summary. It holds what is current, and the newest result of each test.`,
  doNotTake: (names: readonly string[]) =>
    `Not to be taken, as an order says: ${names.join('; ')}. These orders are given here as text only, so that no software takes them for medicines in use.`,
  aboutTitle: 'About this summary',
  about: (ehr: string) =>
    `This summary was put together by an app from the record at ${ehr}. No doctor has checked it.`,
  otherKinds: 'Visits, goals, documents, care teams and insurance are not part of this summary.',
  notInside: 'A record that is not in this summary',
}

/** Messages of printing and downloads, also used inside the files. */
export const download = {
  title: (reader: MessageAudience) =>
    reader.audience === 'provider' ? 'Export' : `Print or download ${possessive(reader)} record`,
  intro: (reader: MessageAudience) =>
    `Take ${possessive(reader)} record with you. Each file is made here in your browser. It is not sent to anyone.`,
  loadingTitle: 'Some parts are still being loaded',
  loadingText: 'Wait until all parts are here. A file that you save now will be missing some of them.',
  contentsTitle: (count: number) => `What is in the files: ${pluralize(count, 'record', 'records')}`,
  contentsCaption: 'Kinds of records and how many of each',
  columns: { kind: 'Kind of record', count: 'Records', state: 'State' },
  states: {
    complete: 'All loaded',
    failed: 'Could not be loaded',
    loading: 'Still loading',
    partial: 'Some may be missing',
    limited: 'Only a part was shared',
    notShared: 'Not shared with this app',
    closed: 'Not shared by the health system',
    notOffered: 'This health system does not share it',
  },
  gaps,
  originsMissing: (what: string) => `We could not load where some records came from: ${what}.`,
  checkingNames: 'Comparing names with their codes…',
  namesUnchecked:
    'We could not compare some names with their codes, because a part of this app did not load. A name here may not match its code.',
  doNotTakeUnchecked: 'We could not check what must not be taken: the prescriptions did not load.',
  doNotTakePartlyUnchecked: 'We could not check everything that must not be taken: some prescriptions are missing.',
  dropped: (count: number) =>
    `${pluralize(count, 'record was', 'records were')} left out, as ${count === 1 ? 'it' : 'they'} did not belong in this record.`,
  privateOmitted: (count: number) =>
    `${pluralize(count, 'record marked as private is', 'records marked as private are')} not in here.`,
  mistakesOmitted: (count: number) =>
    `${pluralize(count, 'record that was entered by mistake is', 'records that were entered by mistake are')} not in here.`,
  uncountedOmitted: (count: number) =>
    `${pluralize(count, 'record that was cancelled or entered by mistake is', 'records that were cancelled or entered by mistake are')} not in here.`,
  kindsOmitted: (what: string) => `You chose to leave out: ${what}.`,
  yearsOmitted: (count: number) =>
    `${pluralize(count, 'record from other years is', 'records from other years are')} not in here.`,
  includePrivate: (count: number) => `Put in ${pluralize(count, 'record', 'records')} marked as private too`,
  file: {
    about: (ehr: string, at: string) =>
      `Made from the record at ${ehr} on ${at}. It holds what the app had loaded, as it was received.`,
    complete: 'Nothing is known to be missing. Other clinics may have more records.',
  },
  identity: {
    name: (name: string) => `Name: ${name}`,
    born: (date: string) => `Birth date: ${date}`,
    noBirthDate: 'Birth date: not given',
    from: (ehr: string) => `From: ${ehr}`,
    madeAt: (date: string) => `Made on: ${date}`,
  },
  text: {
    title: 'Health record',
    heading: (what: string, count: number) => `${what} (${numberFormat.format(count)})`,
    missing: 'What is not in here:',
    nothingMissing: 'Nothing is known to be missing. Other clinics may have more records.',
    omitted: 'Codes and numbers for care teams are not in this text. The content of files is not in it.',
    newest: 'Allergies come by risk, the highest first. In each other part the newest record comes first.',
  },
  csv,
  ips,
  options: {
    print: 'On paper or as PDF',
    printButton: afterLists.printOrDownload.print,
    text: 'To read, also with a screen reader',
    textHelp: 'The same words as on paper, in a plain text file.',
    textSave: 'Save as text',
    csvSave: (what: string) => `Save ${what}`,
    ipsHelp:
      'A short record in a form that health systems in many countries can read. It holds what is current, and the newest result of each test.',
    ipsSave: 'Save the summary',
    ipsNone: 'We cannot make a summary, as the personal details are not loaded.',
    ipsHolds: 'What the summary holds',
    ipsCount: (taken: number, left: number) =>
      left > 0
        ? `${numberFormat.format(taken)} in it, ${numberFormat.format(left)} not in it`
        : `${numberFormat.format(taken)} in it`,
    jsonHelp:
      'Everything as it was received (FHIR). Records entered by mistake are in it, marked as such. This file is for other apps. It is hard to read on its own.',
    jsonSave: 'Save as FHIR file',
  },
  /** In place of the name of a referenced record. */
  unnamedReference: (kind: string) => `${kind} (not named here)`,
  making: 'Making the file…',
  notSaved: 'We could not make this file. Try again.',
  /** Link at the end of every page. */
  saved: (name: string) => `Saved ${name}`,
  share: 'Send this file to another app',
  empty: 'No records are loaded, so there is nothing to save.',
} as const
