import { numberFormat, pluralize, possessive } from './for-audience'
import type { MessageAudience } from '../../audience'

const records = (n: number) => pluralize(n, 'record', 'records')

/** Messages of the ledger: what was loaded and what was left out. */
export const ledger = {
  title: (reader: MessageAudience) => {
    if (reader.audience === 'provider') return 'Load ledger'
    return reader.audience === 'patient' ? 'What was loaded' : `What was loaded from ${possessive(reader)} record`
  },
  intro: (reader: MessageAudience) =>
    `See which parts of ${reader.audience === 'provider' ? 'the' : possessive(reader)} record are here and which are missing.`,
  onlyHere: 'Other clinics may have records that this app cannot see.',
  summaryTitle: 'In short',
  incomplete: (kinds: string) => `Some may be missing: ${kinds}.`,
  allLoaded: (loaded: number) => `Everything this health system sends to apps is here: ${records(loaded)}.`,
  notLoadedYet: (kinds: string) => `Not loaded yet: ${kinds}.`,
  notShared: (kinds: string) => `Missing, because this app is not allowed to see it: ${kinds}.`,
  notOffered: (kinds: string) => `The health system does not say that apps can get ${kinds}.`,
  checkAll: 'Check everything now',
  cancel: 'Stop',
  progress: (done: number, of: number) =>
    `Looking: ${numberFormat.format(done)} of ${numberFormat.format(of)} kinds done.`,
  finished: 'All kinds of records have been checked.',
  stopped: 'You stopped the check. What was loaded is kept.',
  statementLoading: 'Asking the health system what it can send…',
  statementUnknown: 'We only know what the health system can send once we ask for it.',
  otherVersion: (reader: MessageAudience, version: string) =>
    `This health system writes records in a version of the format (FHIR ${version}) that this app was not made for. It was made for version 4. Parts may be missing or wrong here. ${reader.audience === 'provider' ? 'Check against the chart in the EHR.' : 'Ask the clinic before you rely on it.'}`,
  tableTitle: 'Each kind of record',
  tableSummary: (kinds: number, loaded: number) =>
    `${pluralize(kinds, 'kind', 'kinds')}: ${pluralize(loaded, 'list', 'lists')} loaded in full`,
  caption: 'What we have of each part',
  columns: {
    kind: 'Kind of record',
    state: 'What happened',
    loaded: 'Loaded',
    permission: 'Shared with this app',
    checked: 'Last checked',
  },
  /** Of the Observations. */
  answers: (count: number) => `${numberFormat.format(count)} of them questions and answers`,
  states: {
    complete: 'All loaded',
    none: 'None',
    linked: 'Comes with other records',
    loading: 'Loading',
    truncated: 'Not all here',
    omitted: 'Some left out',
    noted: 'May be incomplete',
    failed: 'Did not load',
    notShared: 'Not allowed',
    notOffered: 'Not offered',
    notRequested: 'Not loaded yet',
    noPatient: 'No chart is open',
  },
  notes: {
    pageCap: 'The list is too long to load all of it.',
    pageFailed: 'We could not load all of it.',
    stopped: 'You stopped before all of it was here.',
    loop: 'Some may be missing.',
    total: 'The health system said that there are more than it sent.',
    allDropped:
      'The health system sent records, but every one of them was left out. So we show none. This does not mean that there are none.',
    unclear:
      'Some records do not clearly say who they belong to. The health system sent them for this person, so we show them.',
    dropped: 'Records that did not belong in this list were left out.',
    repeated: 'Some records came twice. We show each one once.',
    issues: 'The health system added a note about the list.',
    limited: 'Only a part of this kind was shared with this app.',
    refreshFailed: 'We could not check again. What you see is from before.',
    otherFailed: 'A search for some of these records failed.',
    otherTruncated: 'A search for some of these records was cut off.',
    readNotFound: 'Some that other records name were not found.',
    readClosed: 'This app cannot see some that other records name.',
    readFailed: 'Some of these could not be opened.',
    byStatement: 'The health system does not offer this kind to apps.',
    byAnswer: 'The health system does not have this kind.',
    byApi: 'The health system does not say that apps can get this kind.',
    bySettings: 'This app is not set up to get this kind here.',
    byScope: 'You or the health system left this kind out at the sign-in.',
    byServer: 'The health system does not share this part with apps.',
    noListByPerson: 'This comes along with other parts of the record.',
  },
  failedWith: {
    offline: 'You seem to be offline.',
    timedOut: 'The health system did not answer in time.',
    busy: 'The health system is busy.',
    signedOut: 'You have been signed out.',
    notFhir: 'The answer could not be read.',
    notAList: 'The answer was no list that we can read.',
    patientUnread: 'The list was empty, and we could not check who this record belongs to.',
    refused: 'The answer was too large to take in.',
    notFound: 'The record was not found.',
    failed: 'The health system or the connection had a problem.',
  },
  permissions: {
    granted: 'Yes',
    limited: 'In part',
    refused: 'No',
    notRequested: 'Not asked for',
    closed: 'No, the health system does not allow it',
  },
  count: (loaded: number, total: number | undefined) =>
    total === undefined ? records(loaded) : `${numberFormat.format(loaded)} of ${records(total)}`,
  noTotal: 'The health system did not say how many there are.',
  omitted: (n: number, why: string) => `${records(n)} left out: ${why}`,
  open: (kind: string) => `Open ${kind}`,
  permissionsLink: 'See what this app may read',
}
