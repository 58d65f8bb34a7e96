export type FhirErrorKind =
  | 'offline'
  | 'timedOut'
  | 'failed'
  | 'notShared'
  | 'notOffered'
  | 'notFound'
  | 'otherPerson'
  | 'busy'
  | 'signedOut'
  | 'notFhir'
  | 'notAList'
  /** The list is empty, and the patient could not be read. */
  | 'patientUnread'
  | 'refused'
  | 'stopped'

/** A failed FHIR request. Never contains a token, a body or a full URL. */
export class FhirError extends Error {
  override readonly name = 'FhirError'
  constructor(
    readonly kind: FhirErrorKind,
    /** What was requested, such as `Observation search`, for the technical details. */
    readonly request: string,
    readonly status?: number,
    /** When the server allows the next request, in milliseconds since 1970. */
    readonly retryAt?: number,
    readonly issues: readonly string[] = [],
  ) {
    super(`${request}: ${kind}${status ? ` (HTTP ${status})` : ''}`)
  }
}

/** A pause that requests to a busy server wait for; of a longer one the reader is told at once. */
export const MAX_SILENT_PAUSE_MS = 5_000

const finalKinds: readonly FhirErrorKind[] = ['notFound', 'notShared', 'notOffered', 'otherPerson', 'refused']

/** True for errors that are not retried automatically within a session. */
export const isFinal = (kind: FhirErrorKind): boolean => finalKinds.includes(kind)
