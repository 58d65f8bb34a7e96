import type { Copies } from './tab-sync'
import type { SessionOver } from '../session/session'
import { inTime } from '../http/oauth-fetch'
import { renewAt, type TokenPlace, type Tokens } from './token-set'

type Renewal = 'renewed' | 'refused' | 'unreachable'

/** After so many renewals that came to nothing, so many milliseconds without another. */
const BACK_OFF = [0, 0, 2_000, 5_000, 15_000] as const

/**
 * Holds the tokens of one session and renews them, one renewal at a time for all requests.
 * fhirclient's own refresh is unfit: it throws the refresh token away on any failure (a 503, a lost network), takes the abort signal
 * of whichever request came first, and refuses to run when the token response named no scope.
 */
export class TokenKeeper {
  #tokens: Tokens | undefined
  #renewal: Promise<Renewal> | undefined
  #family: string | undefined
  #copies: Promise<Copies | undefined> | undefined
  #failed = 0
  #notBefore = 0
  #over: SessionOver | undefined
  #patient: string | undefined
  #onChange: () => void = () => undefined

  constructor(
    tokens: Tokens,
    private readonly place: TokenPlace,
  ) {
    this.#tokens = tokens
  }

  /** Why there is no renewal any more; undefined while there may be. */
  get over(): SessionOver | undefined {
    return this.#over
  }

  /** Tells this session, and no other, of changes. `patient` is whose record it is for; undefined where that is chosen in this app. */
  serve(patient: string | undefined, onChange: () => void): void {
    this.#patient = patient
    this.#onChange = onChange
  }

  get current(): Tokens | undefined {
    return this.#tokens
  }

  /** From now on renews together with the tabs that hold the same sign-in, which are those of the same `family`. */
  join(family: string): void {
    this.#family = family
    // What has no use for it yet need not hear that it could not be loaded.
    this.#others().catch(() => undefined)
  }

  #others(): Promise<Copies | undefined> {
    const family = this.#family
    if (family === undefined) return Promise.resolve(undefined)
    const holder = { current: () => this.#tokens, adopt: (tokens: Tokens) => this.#set(tokens) }
    this.#copies ??= import('./refresh').then(
      ({ copiesOf }) => copiesOf(family, holder),
      (cause: unknown) => {
        this.#copies = undefined
        throw cause
      },
    )
    return this.#copies
  }

  /** Ends what `join` began. */
  #leave(): void {
    this.#copies?.then((copies) => copies?.close()).catch(() => undefined)
    this.#copies = this.#family = undefined
  }

  /** The access token, renewed first when its end is near; undefined when there is none that could still work. */
  async access(): Promise<string | undefined> {
    const due = this.#tokens && renewAt(this.#tokens)
    if (due !== undefined && Date.now() >= due) await this.renew()
    return this.#tokens?.access
  }

  /** Renews now, or joins the renewal under way. `refused`: there is no refresh token, or the EHR no longer takes it; `unreachable`: not by now, but it may come. */
  renew(): Promise<Renewal> {
    if (this.#renewal === undefined && Date.now() < this.#notBefore) return Promise.resolve('unreachable')
    if (this.#renewal === undefined) {
      const renewal = this.#alone()
        .then((result) => this.#paced(result))
        .finally(() => {
          this.#renewal = undefined
        })
      this.#renewal = inTime('renewal', undefined, () => renewal).catch(() => 'unreachable')
    }
    return this.#renewal
  }

  /** Counts renewals that came to nothing, so that a server in trouble is not asked by every request of a page. */
  #paced(renewal: Renewal): Renewal {
    this.#failed = renewal === 'unreachable' ? this.#failed + 1 : 0
    const wait = BACK_OFF[Math.min(this.#failed, BACK_OFF.length - 1)] ?? 0
    this.#notBefore = Math.max(wait > 0 ? Date.now() + wait : 0, this.#notBefore)
    return renewal
  }

  async #alone(): Promise<Renewal> {
    const ask = (): Promise<Renewal> => this.#ask()
    const copies = this.#tokens?.refresh === undefined ? undefined : await this.#others()
    return copies === undefined ? ask() : copies.once<Renewal>(ask, 'renewed', () => this.#giveUp())
  }

  /** Another tab has used the refresh token up and what it got is out of reach. To send it again would end the sign-in of that tab as well. */
  #giveUp(): Renewal {
    if (this.#tokens === undefined) return 'refused'
    this.#over = 'lost'
    this.#set({ ...this.#tokens, refresh: undefined })
    return 'refused'
  }

  async #ask(): Promise<Renewal> {
    const held = this.#tokens
    if (!held?.refresh) return 'refused'
    const { askForTokens } = await import('./refresh')
    if (this.#tokens !== held) return 'refused'
    // Kept before it is sent: a page that is loaded anew meanwhile knows why the EHR refuses it then.
    const before = { ...held, sent: true }
    this.#set(before)
    const { tokens, foreign, wait = 0 } = await askForTokens(this.place, held, this.#patient)
    if (foreign !== undefined) void this.#withdraw(foreign)
    const forgotten = this.#tokens !== before
    // Somebody signed out meanwhile.
    if (forgotten && tokens?.access !== held.access) void this.#withdraw(tokens)
    if (forgotten) return 'refused'
    if (wait > 0) this.#notBefore = Date.now() + wait
    if (tokens === undefined) return 'unreachable'
    if (tokens.refresh === undefined && held.sent === true) this.#over = 'lost'
    if (foreign !== undefined) this.#over = 'otherPatient'
    this.#set(tokens)
    if (tokens === held) return 'unreachable'
    return tokens.access === held.access ? 'refused' : 'renewed'
  }

  #set(tokens: Tokens | undefined): void {
    this.#tokens = tokens
    this.#onChange()
  }

  /** Forgets the tokens at once, then asks the EHR to revoke them, refresh token first. Never rejects. */
  async revoke(): Promise<void> {
    const tokens = this.#tokens
    this.#leave()
    this.#set(undefined)
    await this.#withdraw(tokens)
  }

  async #withdraw(tokens: Tokens | undefined): Promise<void> {
    if (tokens === undefined || this.place.revocation === undefined) return
    await import('./refresh').then(({ withdraw }) => withdraw(this.place, tokens)).catch(() => undefined)
  }
}
