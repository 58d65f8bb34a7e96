export type FailureKind =
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
  | 'refused'
  | 'stopped'

/** Why a request gave no record. Never holds a token, a body or a full URL. */
export class Failure extends Error {
  override readonly name = 'Failure'
  constructor(
    readonly kind: FailureKind,
    /** For the technical details: what was asked for, such as `Observation search`. */
    readonly what: string,
    readonly status?: number,
    readonly retryAfterSeconds?: number,
    readonly issues: readonly string[] = [],
  ) {
    super(`${what}: ${kind}${status ? ` (HTTP ${status})` : ''}`)
  }
}

const standing: readonly FailureKind[] = ['notFound', 'notShared', 'notOffered', 'otherPerson', 'refused']

/** True for an answer that stands: in a session it is not asked for again by itself. */
export const stands = (kind: FailureKind): boolean => standing.includes(kind)
