/** What decides when a session ends by itself. Times in milliseconds since 1970. */
export interface Limits {
  readonly lastActive: number
  readonly idleMinutes: number
  readonly expiresAt: number | undefined
  /** The EHR gave a refresh token, so the end of the access token is no end of the session. */
  readonly renewable: boolean
}

export interface SessionEnd {
  readonly at: number
  /** `idle` can be put off by staying, `token` cannot. */
  readonly cause: 'idle' | 'token'
}

export const DEFAULT_IDLE_MINUTES = 15

const WARNING = 120_000
const steps = [30_000, 60_000, WARNING] as const

/** The first end that the limits lead to. */
export function endOf({ lastActive, idleMinutes, expiresAt, renewable }: Limits): SessionEnd {
  const idle: SessionEnd = { at: lastActive + idleMinutes * 60_000, cause: 'idle' }
  return renewable || expiresAt === undefined || expiresAt >= idle.at ? idle : { at: expiresAt, cause: 'token' }
}

/**
 * How much time the warning names, in seconds: 120, 60 or 30, the smallest that is not shorter than what is left; undefined while there is
 * more time than that. It changes three times, not each second, so that a screen reader is not talked over.
 */
export function warned(end: SessionEnd, now: number): number | undefined {
  const left = end.at - now
  const step = steps.find((one) => left <= one)
  return step === undefined ? undefined : step / 1000
}

/** Milliseconds until what `warned` says changes, or the session ends; 0 when it has ended. */
export function untilChange(end: SessionEnd, now: number): number {
  const left = end.at - now
  const next = [...steps].reverse().find((one) => left > one) ?? 0
  return Math.max(0, left - next)
}
