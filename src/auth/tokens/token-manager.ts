import type { TabSync } from './tab-sync'
import type { RefreshFailure } from '../session/session'
import { withTimeout } from '../http/oauth-fetch'
import { refreshDueAt, type TokenEndpoints, type TokenSet } from './token-set'

type RefreshOutcome = 'refreshed' | 'rejected' | 'unreachable'

/** The pause after the n-th failed refresh in a row. */
const BACKOFF_MS = [0, 0, 2_000, 5_000, 15_000] as const

/**
 * Holds the tokens of one session and refreshes them, one refresh at a time for all requests.
 * fhirclient's own refresh cannot be used: it discards the refresh token on any failure (a 503, a lost connection), takes the abort signal
 * of whichever request came first, and refuses to run when the token response had no scope.
 */
export class TokenManager {
  #tokens: TokenSet | undefined
  #refresh: Promise<RefreshOutcome> | undefined
  #tokenFamily: string | undefined
  #tabSync: Promise<TabSync | undefined> | undefined
  #failedRefreshes = 0
  #notBefore = 0
  #retryAt: number | undefined
  #refreshFailure: RefreshFailure | undefined
  #isOtherPatient: ((patient: unknown) => boolean) | undefined
  #onChange: () => void = () => undefined

  constructor(
    tokens: TokenSet,
    private readonly endpoints: TokenEndpoints,
  ) {
    this.#tokens = tokens
  }

  /** Why the tokens can no longer be refreshed; undefined while they can, or when the reason is unknown. */
  get refreshFailure(): RefreshFailure | undefined {
    return this.#refreshFailure
  }

  /** When the token endpoint allows the next refresh, in milliseconds since 1970; undefined unless it has asked to wait. */
  get retryAt(): number | undefined {
    return this.#retryAt
  }

  /** Sets the listener for token changes. `isOther`: whether a token response names another patient; undefined where the patient is selected in this app. */
  attach(isOther: ((patient: unknown) => boolean) | undefined, onChange: () => void): void {
    this.#isOtherPatient = isOther
    this.#onChange = onChange
  }

  get current(): TokenSet | undefined {
    return this.#tokens
  }

  /** Refreshes exclusively, and shares the tokens, with the other tabs of this sign-in: those with the same token family. */
  joinTabs(tokenFamily: string): void {
    this.#tokenFamily = tokenFamily
    // A failed import is reported by the first refresh.
    this.#loadTabSync().catch(() => undefined)
  }

  #loadTabSync(): Promise<TabSync | undefined> {
    const family = this.#tokenFamily
    if (family === undefined) return Promise.resolve(undefined)
    const holder = { current: () => this.#tokens, adopt: (tokens: TokenSet) => this.#setTokens(tokens) }
    this.#tabSync ??= import('./refresh').then(
      ({ openTabSync }) => openTabSync(family, holder),
      (cause: unknown) => {
        this.#tabSync = undefined
        throw cause
      },
    )
    return this.#tabSync
  }

  #leaveTabs(): void {
    this.#tabSync?.then((sync) => sync?.close()).catch(() => undefined)
    this.#tabSync = this.#tokenFamily = undefined
  }

  /** The access token, refreshed if it is about to expire; undefined without tokens. */
  async accessToken(): Promise<string | undefined> {
    const dueAt = this.#tokens && refreshDueAt(this.#tokens)
    if (dueAt !== undefined && Date.now() >= dueAt) await this.refresh()
    return this.#tokens?.access
  }

  /**
   * Refreshes the tokens; concurrent calls share one request. Resolves to `rejected` without a refresh token or when the EHR rejects it, and to
   * `unreachable` without a response within the timeout; a later response is still used. Never rejects.
   */
  refresh(): Promise<RefreshOutcome> {
    if (this.#refresh === undefined && Date.now() < this.#notBefore) return Promise.resolve('unreachable')
    if (this.#refresh === undefined) {
      const refresh = this.#refreshExclusive()
        .then((outcome) => this.#withBackoff(outcome))
        .finally(() => {
          this.#refresh = undefined
        })
      this.#refresh = withTimeout('refresh', undefined, () => refresh).catch(() => 'unreachable')
    }
    return this.#refresh
  }

  /** Exponential backoff, so that a page does not send a refresh with each of its requests to a failing server. */
  #withBackoff(outcome: RefreshOutcome): RefreshOutcome {
    this.#failedRefreshes = outcome === 'unreachable' ? this.#failedRefreshes + 1 : 0
    const pauseMs = BACKOFF_MS[Math.min(this.#failedRefreshes, BACKOFF_MS.length - 1)] ?? 0
    this.#notBefore = Math.max(pauseMs > 0 ? Date.now() + pauseMs : 0, this.#notBefore)
    return outcome
  }

  async #refreshExclusive(): Promise<RefreshOutcome> {
    const request = (): Promise<RefreshOutcome> => this.#requestTokens()
    const tabSync = this.#tokens?.refresh === undefined ? undefined : await this.#loadTabSync()
    return tabSync === undefined
      ? request()
      : tabSync.refreshExclusive<RefreshOutcome>(request, 'refreshed', () => this.#abandon())
  }

  /** Gives up the refresh token: another tab has used it, and its new tokens are unreachable. Reusing the token would also end that tab's session. */
  #abandon(): RefreshOutcome {
    if (this.#tokens === undefined) return 'rejected'
    this.#refreshFailure = 'lost'
    this.#setTokens({ ...this.#tokens, refresh: undefined })
    return 'rejected'
  }

  async #requestTokens(): Promise<RefreshOutcome> {
    const held = this.#tokens
    if (!held?.refresh) return 'rejected'
    const { requestRefresh } = await import('./refresh')
    if (this.#tokens !== held) return 'rejected'
    // Stored before the request, so that a page reloaded meanwhile knows why the EHR then rejects the token.
    const sent: TokenSet = { ...held, refreshSent: true }
    this.#setTokens(sent)
    const { tokens, otherPatientTokens, retryAt } = await requestRefresh(this.endpoints, held, this.#isOtherPatient)
    if (otherPatientTokens !== undefined) void this.#revoke(otherPatientTokens)
    const hasSignedOut = this.#tokens !== sent
    if (hasSignedOut && tokens?.access !== held.access) void this.#revoke(tokens)
    if (hasSignedOut) return 'rejected'
    this.#retryAt = retryAt
    if (retryAt !== undefined) this.#notBefore = retryAt
    if (tokens === undefined) return 'unreachable'
    if (tokens.refresh === undefined && held.refreshSent === true) this.#refreshFailure = 'lost'
    if (otherPatientTokens !== undefined) this.#refreshFailure = 'otherPatient'
    this.#setTokens(tokens)
    if (tokens === held) return 'unreachable'
    return tokens.access === held.access ? 'rejected' : 'refreshed'
  }

  #setTokens(tokens: TokenSet | undefined): void {
    this.#tokens = tokens
    this.#onChange()
  }

  /** Discards the tokens at once, then asks the EHR to revoke them, refresh token first. Never rejects. */
  async revoke(): Promise<void> {
    const tokens = this.#tokens
    this.#leaveTabs()
    this.#setTokens(undefined)
    await this.#revoke(tokens)
  }

  async #revoke(tokens: TokenSet | undefined): Promise<void> {
    if (tokens === undefined || this.endpoints.revocation === undefined) return
    await import('./refresh').then(({ revokeTokens }) => revokeTokens(this.endpoints, tokens)).catch(() => undefined)
  }
}
