import { copiesOf, type Copies } from './copies'
import { isObject, parseJson, text } from './json'
import { inTime, postForm } from './sign-in-fetch'

export interface Tokens {
  readonly access: string
  readonly refresh: string | undefined
  /** Milliseconds since 1970. */
  readonly obtainedAt: number
  readonly expiresAt: number | undefined
}

/** Where tokens are renewed and revoked. */
export interface TokenPlace {
  readonly token: string
  readonly revocation: string | undefined
  readonly clientId: string
  /** Scopes to send with a renewal, for servers that want them. */
  readonly scope?: string
}

/** Tokens from a token response; undefined when it holds no bearer token. `expires_in` may be a number or a text of digits. */
export function tokensOf(body: unknown, now: number, before?: Tokens): Tokens | undefined {
  if (!isObject(body)) return undefined
  const access = text(body.access_token)
  const kind = text(body.token_type)?.toLowerCase() ?? 'bearer'
  if (access === undefined || kind !== 'bearer') return undefined
  const seconds = Number(body.expires_in)
  const lasts = body.expires_in !== undefined && body.expires_in !== null && Number.isFinite(seconds) && seconds > 0
  return { access, refresh: text(body.refresh_token) ?? before?.refresh, obtainedAt: now, expiresAt: lasts ? now + Math.min(seconds * 1000, DAY) : undefined }
}

/** When to renew: 30 s or a tenth of the life before its end, whichever is more, but never before half of the life. */
export function renewAt(tokens: Tokens): number | undefined {
  if (tokens.expiresAt === undefined) return undefined
  const life = tokens.expiresAt - tokens.obtainedAt
  return tokens.expiresAt - Math.min(Math.max(30_000, life / 10), life / 2)
}

type Renewal = 'renewed' | 'refused' | 'unreachable'

/** After so many renewals that came to nothing, so many milliseconds without another. */
const BACK_OFF = [0, 0, 2_000, 5_000, 15_000] as const

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/**
 * Holds the tokens of one session and renews them, one renewal at a time for all requests.
 * fhirclient's own refresh is unfit: it throws the refresh token away on any failure (a 503, a lost network), takes the abort signal
 * of whichever request came first, and refuses to run when the token response named no scope.
 */
export class TokenKeeper {
  #tokens: Tokens | undefined
  #renewal: Promise<Renewal> | undefined
  #copies: Copies | undefined
  #failed = 0
  #notBefore = 0

  constructor(
    tokens: Tokens,
    private readonly place: TokenPlace,
    private readonly onChange: (tokens: Tokens | undefined) => void,
  ) {
    this.#tokens = tokens
  }

  get current(): Tokens | undefined {
    return this.#tokens
  }

  /** From now on renews together with the tabs that hold the same sign-in, which are those of the same `family`. */
  join(family: string): void {
    this.#copies ??= copiesOf(family, { current: () => this.#tokens, adopt: (tokens) => this.#set(tokens) })
  }

  /** Ends what `join` began. */
  leave(): void {
    this.#copies?.close()
    this.#copies = undefined
  }

  /** The access token, renewed first when its end is near; undefined when there is none that could still work. */
  async access(): Promise<string | undefined> {
    const due = this.#tokens && renewAt(this.#tokens)
    if (due !== undefined && Date.now() >= due) await this.renew()
    return this.#tokens?.access
  }

  /** Waits for a renewal under way. */
  async settled(): Promise<void> {
    await this.#renewal
  }

  /** Renews now, or joins the renewal under way. `refused`: there is no refresh token, or the EHR no longer takes it. */
  renew(): Promise<Renewal> {
    if (this.#renewal === undefined && Date.now() < this.#notBefore) return Promise.resolve('unreachable')
    this.#renewal ??= this.#alone().then((renewal) => this.#paced(renewal)).finally(() => {
      this.#renewal = undefined
    })
    return this.#renewal
  }

  /** Counts renewals that came to nothing, so that a server in trouble is not asked by every request of a page. */
  #paced(renewal: Renewal): Renewal {
    this.#failed = renewal === 'unreachable' ? this.#failed + 1 : 0
    const wait = BACK_OFF[Math.min(this.#failed, BACK_OFF.length - 1)] ?? 0
    this.#notBefore = Math.max(wait > 0 ? Date.now() + wait : 0, this.#notBefore)
    return renewal
  }

  #alone(): Promise<Renewal> {
    const ask = (): Promise<Renewal> => this.#ask()
    return this.#copies === undefined || this.#tokens?.refresh === undefined ? ask() : this.#copies.once(ask, 'renewed')
  }

  async #ask(): Promise<Renewal> {
    const before = this.#tokens
    if (!before?.refresh) return 'refused'
    const { clientId, scope } = this.place
    const fields = { grant_type: 'refresh_token', refresh_token: before.refresh, client_id: clientId, ...(scope === undefined ? {} : { scope }) }
    try {
      const [response, body] = await inTime('renewal', undefined, async (signal) => {
        const answer = await postForm(this.place.token, fields, signal)
        return [answer, parseJson(await answer.text())] as const
      })
      if (this.#tokens !== before) return 'refused'
      const asked = Number(response.headers.get('retry-after') ?? 0) * 1000
      if (!response.ok && asked > 0) this.#notBefore = Date.now() + Math.min(asked, MINUTE)
      if (!response.ok) return this.#refuse(before, response.status, body)
      const tokens = tokensOf(body, Date.now(), before)
      if (tokens === undefined) return 'unreachable'
      this.#set(tokens)
      return 'renewed'
    } catch {
      return 'unreachable'
    }
  }

  #refuse(before: Tokens, status: number, body: unknown): Renewal {
    const gone = status < 500 && isObject(body) && body.error === 'invalid_grant'
    if (!gone) return 'unreachable'
    this.#set({ ...before, refresh: undefined })
    return 'refused'
  }

  #set(tokens: Tokens | undefined): void {
    this.#tokens = tokens
    this.onChange(tokens)
  }

  /** Forgets the tokens at once, then asks the EHR to revoke them, refresh token first. Never rejects. */
  async revoke(): Promise<void> {
    const { access, refresh } = this.#tokens ?? {}
    this.leave()
    this.#set(undefined)
    const { revocation, clientId } = this.place
    if (revocation === undefined) return
    for (const [hint, token] of [['refresh_token', refresh], ['access_token', access]] as const) {
      if (token) await inTime('revocation', undefined, (signal) => postForm(revocation, { token, token_type_hint: hint, client_id: clientId }, signal)).catch(() => undefined)
    }
  }
}
