import { numberFormat } from './for-audience'
import type { StateMessages } from './states'

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** States of a list for providers: terse, with the server's response. */
export const providerStates = {
  loading: (what) => `Loading ${what}…`,
  slow: 'Slow response from server (8 s).',
  progress: (found, pages) => `${numberFormat.format(found)} loaded, page ${pages}…`,
  empty: (what, _, time) => `No ${what.replaceAll(' and ', ' or ')} returned (search completed ${time}).`,
  partial: (what) => `Partial: not all ${what} loaded.`,
  failed: (what, _, detail) => `${capital(what)} could not be loaded. ${detail}`.trim(),
  down: (what, _, detail) => `${capital(what)} could not be loaded: server error or maintenance. ${detail}`.trim(),
  unusable: (what, _, detail) =>
    `${capital(what)} could not be loaded: answer is an error, broken off or not FHIR. ${detail}`.trim(),
  tooMuch: (what) => `${capital(what)} could not be loaded: too large to send (413) or to take in.`,
  notAList: (what, _, detail) => `Unknown whether there are ${what}: no readable list in the answer. ${detail}`.trim(),
  patientUnread: (what) => `Unknown whether there are ${what}: none returned, but the patient could not be read.`,
  offline: 'Offline. Try again when the connection is back.',
  notShared: (what, _, detail) =>
    `Not authorized for ${what}. ${detail} Needs access in the EHR; this app has no break-glass.`,
  closed: (what, _, detail) =>
    `Not authorized for ${what}. ${detail} Needs access in the EHR; this app has no break-glass.`,
  notOffered: (what, detail) => `Server does not support ${what}. ${detail}`.trim(),
  notFound: (_, detail) => `Not found. ${detail}`.trim(),
  otherPerson: 'Belongs to another patient. Not shown.',
  busy: (until) => `Server busy${until === undefined ? '' : `, asks to wait until ${until}`}.`,
  signedOut: 'Session ended.',
  dropped: (n) => `${numberFormat.format(n)} returned but left out: other patient, other type or unreadable.`,
  allDropped: (n, what) =>
    `No ${what} shown: all ${numberFormat.format(n)} returned records were left out. Do not read as none on file.`,
  stoppedEarly: 'Stopped by you. Nothing loaded.',
  stopped: (shown) => `Stopped by you at ${numberFormat.format(shown)}. More on the server.`,
  mayHaveMore: (shown, total) =>
    total === undefined
      ? `${numberFormat.format(shown)} shown; server total unknown.`
      : `${numberFormat.format(shown)} of ${numberFormat.format(total)} shown.`,
} satisfies Partial<StateMessages>
