import { isObject, textOf } from '../../lib/json'

export interface TokenSet {
  readonly access: string
  readonly refresh: string | undefined
  /** Milliseconds since 1970. */
  readonly obtainedAt: number
  readonly expiresAt: number | undefined
  /** The scope granted with these tokens, if the response named it. */
  readonly scope?: string
  /** How many refresh tokens of this sign-in were used before this one; 0 when missing. */
  readonly generation?: number
  /** The refresh token has been sent without a response so far: the EHR may have used it up. */
  readonly refreshSent?: boolean
}

/** Where tokens are refreshed and revoked. */
export interface TokenEndpoints {
  readonly token: string
  readonly revocation: string | undefined
  readonly clientId: string
  /** Scopes to send with a refresh request, for servers that require them. */
  readonly scope?: string
}

const MAX_LIFETIME_MS = 24 * 60 * 60_000

/** Tokens from a token response; undefined without a bearer token. `expires_in` may be a number or a string of digits. `previous`: the refreshed tokens. */
export function parseTokenResponse(body: unknown, now: number, previous?: TokenSet): TokenSet | undefined {
  if (!isObject(body)) return undefined
  const access = textOf(body.access_token)
  const tokenType = textOf(body.token_type)?.toLowerCase() ?? 'bearer'
  if (access === undefined || tokenType !== 'bearer') return undefined
  const seconds = Number(body.expires_in)
  const expires = body.expires_in !== undefined && body.expires_in !== null && Number.isFinite(seconds) && seconds > 0
  const refresh = textOf(body.refresh_token) ?? previous?.refresh
  const generation = previous === undefined ? 0 : (previous.generation ?? 0) + (refresh === previous.refresh ? 0 : 1)
  const scope = textOf(body.scope) ?? previous?.scope
  return {
    access,
    refresh,
    obtainedAt: now,
    expiresAt: expires ? now + Math.min(seconds * 1000, MAX_LIFETIME_MS) : undefined,
    generation,
    ...(scope === undefined ? {} : { scope }),
  }
}

/** When to refresh: 30 s or a tenth of the lifetime before expiry, whichever is more, but never in the first half of the lifetime. */
export function refreshDueAt(tokens: TokenSet): number | undefined {
  if (tokens.expiresAt === undefined) return undefined
  const lifetime = tokens.expiresAt - tokens.obtainedAt
  return tokens.expiresAt - Math.min(Math.max(30_000, lifetime / 10), lifetime / 2)
}
