import { numberFormat, pluralize } from './for-audience'

/** States of a list. `owner` is a possessive such as "your" or "Ana's". */
export interface StateMessages {
  loading(what: string, owner: string): string
  slow: string
  progress(found: number, pages: number): string
  empty(what: string, owner: string, time: string): string
  partial(what: string, owner: string): string
  failed(what: string, owner: string, detail: string): string
  down(what: string, owner: string, detail: string): string
  /** The response is truncated, not FHIR, or rejects the query. */
  unusable(what: string, owner: string, detail: string): string
  tooMuch(what: string, owner: string): string
  notAList(what: string, owner: string, detail: string): string
  /** The list is empty, but the patient could not be read. */
  patientUnread(what: string, owner: string): string
  offline: string
  timedOut: string
  /** Not granted at the sign-in. */
  notShared(what: string, owner: string, detail: string): string
  /** Forbidden by the server (403); `ehr` is the name of the health system. */
  closed(what: string, owner: string, detail: string, ehr: string | undefined): string
  notOffered(what: string, detail: string): string
  notFound(what: string, detail: string): string
  otherPerson: string
  /** `until`: the time of the next try, if the server names one. */
  busy(until: string | undefined): string
  signedOut: string
  mayHaveMore(shown: number, total: number | undefined): string
  stopped(shown: number): string
  stoppedEarly: string
  dropped(n: number): string
  allDropped(n: number, what: string, owner: string): string
  limited(what: string, owner: string): string
  /** Records without a readable reference to the patient. */
  unclear(n: number): string
  repeated(n: number): string
  issues: string
}

const section: StateMessages = {
  loading: (what, owner) => `Getting ${owner} ${what}…`,
  slow: 'This is taking longer than usual. You can keep reading other parts of the record.',
  progress: (found) => `${pluralize(found, 'record', 'records')} so far. Still looking…`,
  empty: (what, owner) =>
    `We found no ${what.replaceAll(' and ', ' or ')} in ${owner} record here. Other clinics may have records that this app cannot see.`,
  partial: (what, owner) => `Some of ${owner} ${what} may be missing. We could not load all of them.`,
  failed: (what, owner) =>
    `We can’t show ${owner} ${what} right now. This is a problem with the connection, not with ${owner} health record.`,
  down: (what, owner) =>
    `We can’t show ${owner} ${what} right now. The health system has a problem, or is closed for a while. Try again later.`,
  unusable: (what, owner) =>
    `We can’t show ${owner} ${what} right now. The health system sent an answer that this app cannot use. Try again, or ask the clinic.`,
  tooMuch: (what, owner) =>
    `We can’t show ${owner} ${what}. There is too much of it to send at once. Ask the clinic for a copy.`,
  notAList: (what, owner) =>
    `We can’t tell if there are ${what} in ${owner} record. The health system did not send a list that we can read. Try again, or ask the clinic.`,
  patientUnread: (what, owner) =>
    `We can’t tell if there are ${what} in ${owner} record. We could not check who this record belongs to. Try again.`,
  offline: 'You seem to be offline. Try again when you are back online.',
  timedOut: 'The health system did not answer in time. Try again.',
  notShared: (_, owner) => `You or the health system left out this part of ${owner} record at the sign-in.`,
  closed: (_what, owner, _detail, ehr = 'The health system') =>
    `${ehr} does not share this part of ${owner} record with this app.`,
  notOffered: (what) => `This health system does not send ${what} to this app.`,
  notFound: () => 'We can’t find this record. It may have been removed or changed.',
  otherPerson: 'This record is about another person than the one you have open. We do not show it.',
  busy: (until) =>
    until === undefined
      ? 'The health system is busy. Try again in a minute.'
      : `The health system is busy and asks this app to wait until ${until}. Try again then.`,
  signedOut: 'Your sign-in has ended to protect the record.',
  mayHaveMore: (shown, total) =>
    total === undefined
      ? `Showing ${numberFormat.format(shown)}. There may be more.`
      : `Showing ${numberFormat.format(shown)} of ${numberFormat.format(total)}. There may be more.`,
  stopped: (shown) => `You stopped the search after ${pluralize(shown, 'record', 'records')}. There are more.`,
  stoppedEarly: 'You stopped the search before any records came.',
  limited: (what, owner) => `Only a part of ${owner} ${what} was shared with this app. There may be others.`,
  dropped: (n) => `We left out ${pluralize(n, 'record', 'records')} that did not belong in this list.`,
  allDropped: (n, what) =>
    `We can’t show any ${what}. The health system sent ${pluralize(n, 'record', 'records')}, and we left out every one. This does not mean that there are none. Ask the clinic.`,
  repeated: (n) => `${pluralize(n, 'record was', 'records were')} sent twice. We show each one once.`,
  unclear: (n) =>
    `${pluralize(n, 'record', 'records')} here ${n === 1 ? 'does' : 'do'} not clearly say who ${n === 1 ? 'it belongs' : 'they belong'} to. Open ${n === 1 ? 'it' : 'them'} to see what is said.`,
  issues: 'The health system added this note about the list:',
}

export const states = {
  section,
  /** A possessive: "your" or "Ana's". */
  owner: (firstName: string | undefined) => (firstName ? `${firstName}’s` : 'your'),
  ownerUnknown: 'this person’s',
  tryAgain: 'Try again',
  stop: 'Stop',
  loadMore: 'Go on',
  /** Announced once in place of a message for each part of a page. */
  combined: {
    loading: 'Getting parts of the record…',
    failed: (n: number) => `We can’t show ${pluralize(n, 'part', 'parts')} of this page right now.`,
  },
  changeSharing: 'Change what you share',
  technical: 'Technical details',
  ledgerLink: 'See what was loaded',
  droppedReason: {
    otherPatient: 'It names another person.',
    wrongType: 'It is another kind of record.',
    notAResource: 'It could not be read as a record.',
    duplicate: 'It was sent twice; it is shown once.',
  },
  aboutThisPage: 'About this page',
  absent: 'No value given',
  identifierOnly: (identifier: string) => `Known by the number ${identifier}`,
  /** A reference without a name: the type of its target. */
  unnamedReference: (kind: string) => `${kind} (name not given here)`,
  /** A resource type without a page in this app. */
  otherKind: (type: string) => type.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
  displayInReference: (words: string) => `Named here: ${words}`,
  noName: 'No name given',
  /** Once on a page with text in the other of the two languages. */
  otherLanguage: 'Some of this page is in Spanish, as it was written in the record.',
  unreadableRaw: (raw: string) => `We can’t read this value. It was sent as: ${raw}`,
  file: 'File',
  flagSource: {
    lab: 'from the lab',
    record: 'from the record',
    range: 'compared with the range given',
  },
  numberLine: {
    inside: (value: string, range: string) => `${value}. In the expected range of ${range}.`,
    above: (value: string, range: string) => `${value}. Above the expected range of ${range}.`,
    below: (value: string, range: string) => `${value}. Below the expected range of ${range}.`,
    unclear: (value: string, range: string) => `${value}. The expected range is ${range}.`,
  },
}
