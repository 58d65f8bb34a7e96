export type SignInErrorKind =
  | 'denied'
  | 'stateMismatch'
  | 'expired'
  | 'interrupted'
  | 'unknownIss'
  | 'noLaunch'
  | 'noAnswer'
  | 'framed'
  | 'insecure'
  | 'unreachable'
  | 'slow'
  | 'down'
  | 'notFhir'
  | 'ehrError'
  | 'notForThis'
  | 'clocksDiffer'
  | 'storageBlocked'
  | 'noPatient'
  | 'unknownPatient'

/**
 * What the page needs beside the reason: by how much this device's clock is ahead of the EHR's and when the EHR allows the next try, in milliseconds, and
 * the path to return to after the next try.
 */
interface SignInErrorDetails {
  readonly deviceAheadMs?: number
  readonly retryAt?: number
  readonly returnTo?: string
}

/** Why a sign-in failed. `technical` is an error code or a plain cause, never a token, an address or a server's page. */
export class SignInError extends Error {
  override readonly name = 'SignInError'
  constructor(
    readonly kind: SignInErrorKind,
    readonly technical?: string,
    readonly ehrId?: string,
    readonly details: SignInErrorDetails = {},
  ) {
    super(technical ? `${kind}: ${technical}` : kind)
  }
}

/** Returns a SignInError as it is and wraps anything else in one of the given kind. */
export function toSignInError(cause: unknown, kind: SignInErrorKind, ehrId?: string): SignInError {
  if (cause instanceof SignInError) return cause
  return new SignInError(kind, cause instanceof Error ? cause.name : undefined, ehrId)
}
