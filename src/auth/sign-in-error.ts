export type ProblemKind =
  | 'denied'
  | 'stateMismatch'
  | 'expired'
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
  | 'storageBlocked'
  | 'noPatient'

/** Why nobody is signed in. `technical` holds a code or a plain cause, never a token, an address or a server's page. */
export class SignInProblem extends Error {
  override readonly name = 'SignInProblem'
  constructor(
    readonly kind: ProblemKind,
    readonly technical?: string,
    readonly ehrId?: string,
  ) {
    super(technical ? `${kind}: ${technical}` : kind)
  }
}

/** Passes a SignInProblem through and makes one of the given kind from anything else. */
export function asProblem(cause: unknown, kind: ProblemKind, ehrId?: string): SignInProblem {
  if (cause instanceof SignInProblem) return cause
  return new SignInProblem(kind, cause instanceof Error ? cause.name : undefined, ehrId)
}
