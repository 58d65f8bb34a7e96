import type { RecordType } from '../../contract'
import { Failure } from '../../fhir/errors'
import type { Acceptance } from '../tokens/probe'
import { Ahead } from '../http/prefetch-cache'
import { normalBase, type EhrConfig } from '../../config/config'
import { fhirGet, nameOf, type How, type OnPart } from '../http/fhir-fetch'
import { guardedUrl } from '../http/guarded-url'
import { isObject } from '../../lib/json'
import { grantsOf, narrowed, type Grants } from '../tokens/scopes'
import type { Session, SessionOver, User } from './session'
import { clearTab, readTab, writeTab } from '../tab-storage'
import type { TokenPlace, Tokens } from '../tokens/token-set'
import { TokenKeeper } from '../tokens/token-manager'

/** Everything of a session that a reload needs; JSON, kept in the tab when the EHR's `persist` is `tab`. */
export interface SessionRecord {
  readonly id: string
  readonly ehrId: string
  /** The EHR itself, where the site has a directory: `src/bootstrap/csp-narrow.js` reads from it where this tab may send requests. */
  readonly ehr?: EhrConfig
  /** Random, one for a sign-in and all that is made from it: another patient, a copy of the tab. */
  readonly family: string
  /** The last sign-out before this sign-in. */
  readonly afterSignOut: string
  readonly tokens: Tokens
  readonly place: TokenPlace
  readonly asked: readonly string[]
  readonly scope?: string
  readonly patientId?: string
  readonly user?: User
  readonly encounterId?: string
  readonly needPatientBanner: boolean
  readonly choosesPatient?: boolean
  readonly endSessionUrl?: string
}

/** A session over one set of tokens. */
export class SmartSession implements Session {
  readonly id: string
  readonly server: string
  readonly patientId: string | undefined
  readonly user: User | undefined
  readonly encounterId: string | undefined
  grants: Grants
  noLonger: readonly RecordType[] = []
  readonly needPatientBanner: boolean
  readonly choosesPatient: boolean
  readonly endSessionUrl: string | undefined
  readonly #keeper: TokenKeeper
  #accepted: string | undefined
  #acceptance: Promise<Acceptance> | undefined
  readonly #ended = new AbortController()
  readonly #ahead = new Ahead()
  readonly #listeners = new Set<() => void>()
  #needsSignIn = false
  #kept = false

  constructor(
    readonly ehr: EhrConfig,
    private readonly record: SessionRecord,
    keeper = new TokenKeeper(record.tokens, record.place),
  ) {
    this.id = record.id
    this.server = normalBase(ehr.fhirBase) ?? ehr.fhirBase
    this.patientId = record.patientId
    this.user = record.user
    this.encounterId = record.encounterId
    this.grants = grantsOf(record.asked, record.scope)
    this.needPatientBanner = record.needPatientBanner
    this.choosesPatient = record.choosesPatient === true
    this.endSessionUrl = record.endSessionUrl
    this.#keeper = keeper
    keeper.serve(record.choosesPatient ? undefined : record.patientId, () => this.#changed())
    this.#readScope()
  }

  get expiresAt(): number | undefined {
    return this.#keeper.current?.expiresAt
  }

  get renewable(): boolean {
    return this.#keeper.current?.refresh !== undefined
  }

  get needsSignIn(): boolean {
    return this.#needsSignIn
  }

  get over(): SessionOver | undefined {
    return this.#keeper.over
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Keeps the session in this tab over a reload, where the EHR's settings allow it. Storage that is denied costs only the reload. */
  keep(): void {
    this.#kept = (this.ehr.persist ?? 'tab') === 'tab'
    // What is kept in a tab is copied with it.
    this.#save()
    if (this.#kept) this.#keeper.join(this.record.family)
  }

  /** The same sign-in for one of the patients that it reaches. */
  withPatient(patientId: string): SmartSession {
    return new SmartSession(this.ehr, { ...this.record, patientId }, this.#keeper)
  }

  withChosenPatient(patientId: string | undefined): SmartSession {
    this.#ended.abort()
    this.#kept = false
    const { patientId: _, ...record } = this.record
    return new SmartSession(
      this.ehr,
      { ...record, id: crypto.randomUUID(), ...(patientId === undefined ? {} : { patientId }) },
      this.#keeper,
    )
  }

  askAhead(addresses: readonly string[], signal?: AbortSignal, onPart?: OnPart): Promise<unknown> {
    return this.#ahead.ask(addresses, (address) => this.#get(address, signal, onPart && { onPart }))
  }

  get(address: string, signal?: AbortSignal, how: How = {}): Promise<Response> {
    return (how.accept === undefined ? this.#ahead.take(address, signal) : undefined) ?? this.#get(address, signal, how)
  }

  async #get(address: string, signal?: AbortSignal, how?: How): Promise<Response> {
    const url = this.#urlOf(address)
    const what = nameOf(url, this.server)
    const either = signal ? AbortSignal.any([signal, this.#ended.signal]) : this.#ended.signal
    const token = await this.#keeper.access()
    either.throwIfAborted()
    if (token === undefined || this.#needsSignIn) throw new Failure('signedOut', what)
    try {
      return await this.#ask(url, what, token, either, how)
    } catch (cause) {
      if (!(cause instanceof Failure) || cause.status !== 401) throw cause
      return this.#again(url, what, token, either, how)
    }
  }

  /** After a 401: one renewal, one more try. A renewal that merely could not be reached leaves the session as it is. */
  async #again(url: URL, what: string, refused: string, signal: AbortSignal, how: How | undefined): Promise<Response> {
    const renewal = this.#keeper.current?.access === refused ? await this.#keeper.renew() : 'renewed'
    signal.throwIfAborted()
    if (renewal === 'unreachable') throw new Failure('failed', what, 401)
    const token = this.#keeper.current?.access
    if (renewal === 'refused' || token === undefined) return this.#expire(what)
    try {
      return await this.#ask(url, what, token, signal, how)
    } catch (cause) {
      if (!(cause instanceof Failure) || cause.status !== 401) throw cause
      const [type = ''] = what.split(' ')
      this.#acceptance ??= import('../tokens/probe').then((module) => new module.Acceptance())
      const ask = (address: string): Promise<Response> =>
        this.#ask(this.#urlOf(address), what, token, this.#ended.signal)
      const isOver =
        this.#accepted !== token &&
        (await this.#acceptance.then((acceptance) => acceptance.isOver(token, type, this, ask)).catch(() => false))
      if (isOver) return this.#expire(what)
      // A fresh token that is refused for this one thing: it is not shared, and the session goes on.
      throw new Failure('notShared', what, 401, undefined, cause.issues)
    }
  }

  #urlOf(address: string): URL {
    const url = guardedUrl(this.server, address)
    if (url === undefined) throw new Failure('refused', 'an address outside the FHIR base')
    for (const [name, value] of Object.entries(this.ehr.extra ?? {})) url.searchParams.set(name, value)
    return url
  }

  async #ask(url: URL, what: string, token: string, signal: AbortSignal, how?: How): Promise<Response> {
    const response = await fhirGet(url, what, token, signal, how)
    this.#accepted = token
    return response
  }

  /** Once: those who are told may ask for it again before they know. */
  lapse(): void {
    if (this.#needsSignIn) return
    this.#needsSignIn = true
    this.#tell()
  }

  #expire(what: string): never {
    this.lapse()
    throw new Failure('signedOut', what, 401)
  }

  async end(): Promise<void> {
    this.#ended.abort()
    this.#needsSignIn = true
    if (this.#kept && this.#isInTab()) clearTab('session')
    this.#kept = false
    await this.#keeper.revoke()
  }

  #changed(): void {
    this.#readScope()
    // What is asked for from here on could be another person's record.
    if (this.over === 'otherPatient') this.#needsSignIn = true
    // A page that the browser froze, and wakes for a moment when somebody goes back, must not put its sign-in in the place of a newer one.
    if (this.#isInTab()) this.#save()
    this.#tell()
  }

  /** An EHR may grant less with a renewal than at the sign-in. */
  #readScope(): void {
    const { scope } = this.#keeper.current ?? {}
    if (scope === undefined || scope === this.grants.granted.join(' ')) return
    const { asked, scope: atSignIn } = this.record
    this.grants = grantsOf(asked, scope)
    this.noLonger = narrowed(grantsOf(asked, atSignIn), this.grants)
  }

  #isInTab(): boolean {
    const inTab = readTab('session')
    return isObject(inTab) && inTab.id === this.id
  }

  #save(): void {
    const tokens = this.#keeper.current
    if (!this.#kept || tokens === undefined) return
    try {
      writeTab('session', { ...this.record, tokens } satisfies SessionRecord)
    } catch {
      this.#kept = false
    }
  }

  #tell(): void {
    for (const listener of [...this.#listeners]) listener()
  }
}
