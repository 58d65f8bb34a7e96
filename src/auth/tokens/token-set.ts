import { isObject, textOf } from '../../lib/json'

export interface Tokens {
  readonly access: string
  readonly refresh: string | undefined
  /** Milliseconds since 1970. */
  readonly obtainedAt: number
  readonly expiresAt: number | undefined
  /** What the EHR granted with them, where it said so. */
  readonly scope?: string
  /** How many refresh tokens of this sign-in were used up before; 0 when it is not there. */
  readonly turn?: number
  /** The refresh token has been sent and no answer has come: the EHR may have used it up. */
  readonly sent?: boolean
}

/** Where tokens are renewed and revoked. */
export interface TokenPlace {
  readonly token: string
  readonly revocation: string | undefined
  readonly clientId: string
  /** Scopes to send with a renewal, for servers that want them. */
  readonly scope?: string
}

const DAY = 24 * 60 * 60_000

/** Tokens from a token response; undefined when it holds no bearer token. `expires_in` may be a number or a text of digits. */
export function tokensOf(body: unknown, now: number, before?: Tokens): Tokens | undefined {
  if (!isObject(body)) return undefined
  const access = textOf(body.access_token)
  const kind = textOf(body.token_type)?.toLowerCase() ?? 'bearer'
  if (access === undefined || kind !== 'bearer') return undefined
  const seconds = Number(body.expires_in)
  const lasts = body.expires_in !== undefined && body.expires_in !== null && Number.isFinite(seconds) && seconds > 0
  const refresh = textOf(body.refresh_token) ?? before?.refresh
  const turn = before === undefined ? 0 : (before.turn ?? 0) + (refresh === before.refresh ? 0 : 1)
  const scope = textOf(body.scope) ?? before?.scope
  return {
    access,
    refresh,
    obtainedAt: now,
    expiresAt: lasts ? now + Math.min(seconds * 1000, DAY) : undefined,
    turn,
    ...(scope === undefined ? {} : { scope }),
  }
}

/** When to renew: 30 s or a tenth of the life before its end, whichever is more, but never before half of the life. */
export function renewAt(tokens: Tokens): number | undefined {
  if (tokens.expiresAt === undefined) return undefined
  const life = tokens.expiresAt - tokens.obtainedAt
  return tokens.expiresAt - Math.min(Math.max(30_000, life / 10), life / 2)
}
