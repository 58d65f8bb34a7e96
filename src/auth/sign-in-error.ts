import type { EhrConfig } from '../config/config'

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

/** What the page needs beside the reason. */
interface SignInErrorDetails {
  /** By how many milliseconds this device's clock is ahead of the EHR's. */
  readonly deviceAheadMs?: number
  /** When the EHR allows the next try, in milliseconds since 1970. */
  readonly retryAt?: number
  /** The path to return to after the next try. */
  readonly returnTo?: string
  /** The error code of the authorization server. */
  readonly error?: string
  /** The authorization server's own text, made safe to quote. */
  readonly serverText?: string
  /** The FHIR base of an EHR launch that this site does not know. */
  readonly unknownIss?: string
  /** The sign-in that failed, to start it again: what a new sign-in at the same EHR needs. */
  readonly again?: SignInToRepeat
}

interface SignInToRepeat {
  readonly ehrId: string
  /** Only for an EHR of the directory, which config.json does not list. */
  readonly ehr?: EhrConfig
  readonly mode: 'standalone' | 'staff'
  readonly returnTo: string
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
