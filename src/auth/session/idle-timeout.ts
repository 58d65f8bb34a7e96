/** What determines when a session ends automatically. Times in milliseconds since 1970. */
export interface SessionLimits {
  readonly lastActive: number
  readonly idleMinutes: number
  readonly expiresAt: number | undefined
  /** With a refresh token, the session does not end with the access token. */
  readonly canRefresh: boolean
}

export interface SessionEnd {
  readonly at: number
  /** Activity postpones `idle`, but not `token`. */
  readonly cause: 'idle' | 'token'
}

const FIRST_WARNING_MS = 120_000
const WARNING_STEPS_MS = [30_000, 60_000, FIRST_WARNING_MS] as const

/** The earlier of the idle timeout and, without a refresh token, the token's expiry. */
export function sessionEndOf({ lastActive, idleMinutes, expiresAt, canRefresh }: SessionLimits): SessionEnd {
  const idle: SessionEnd = { at: lastActive + idleMinutes * 60_000, cause: 'idle' }
  return canRefresh || expiresAt === undefined || expiresAt >= idle.at ? idle : { at: expiresAt, cause: 'token' }
}

/**
 * The seconds that the warning shows: 120, 60 or 30, the smallest that is not less than the remaining time; undefined before that.
 * It changes three times instead of every second, because screen readers announce each change.
 */
export function warningSeconds(end: SessionEnd, now: number): number | undefined {
  const left = end.at - now
  const step = WARNING_STEPS_MS.find((each) => left <= each)
  return step === undefined ? undefined : step / 1000
}

/** Milliseconds until `warningSeconds` changes or the session ends; 0 when it has ended. */
export function msUntilWarningChange(end: SessionEnd, now: number): number {
  const left = end.at - now
  const next = [...WARNING_STEPS_MS].reverse().find((step) => left > step) ?? 0
  return Math.max(0, left - next)
}
