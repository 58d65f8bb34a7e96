import type { RecordType } from '../../contract'
import { FhirError } from '../../fhir/errors'
import type { PermissionProbe } from '../tokens/permission-probe'
import { PrefetchCache } from '../http/prefetch-cache'
import { normalizeBaseUrl, type EhrConfig } from '../../config/config'
import { fhirGet, requestName, type FhirGetOptions, type OnPartialText } from '../http/fhir-fetch'
import type { ServerPause } from '../http/server-pause'
import { guardedUrl } from '../http/guarded-url'
import { isObject } from '../../lib/json'
import { isSessionActive } from './end-session'
import { grantsOf, typesNoLongerGranted, type Grants } from '../tokens/scopes'
import type { EhrSignOut, RefreshFailure, Session, User } from './session'
import { clearTabStorage, readTabStorage, writeTabStorage } from '../tab-storage'
import type { TokenEndpoints, TokenSet } from '../tokens/token-set'
import { isOtherPatient } from '../tokens/token-patient'
import { TokenManager } from '../tokens/token-manager'

/** What a session needs to survive a reload; JSON, stored in the tab when the EHR's `persist` is `tab`. */
export interface SessionRecord {
  readonly id: string
  readonly ehrId: string
  /** The EHR itself, on a site with a directory: `src/bootstrap/csp-narrow.js` reads from it where this tab may send requests. */
  readonly ehr?: EhrConfig
  /** Random; the same for everything derived from one sign-in: sessions for other patients, duplicated tabs. */
  readonly tokenFamily: string
  /** The last sign-out before this sign-in. */
  readonly signOutMarker: string
  readonly tokens: TokenSet
  readonly endpoints: TokenEndpoints
  readonly requestedScopes: readonly string[]
  /** Types outside the documented API that the server offers. */
  readonly extraTypes?: readonly RecordType[]
  readonly scope?: string
  readonly patientId?: string
  readonly user?: User
  readonly encounterId?: string
  readonly needPatientBanner: boolean
  readonly canSelectPatient?: boolean
  readonly endSessionUrl?: string
  /** Only to sign out at the EHR. */
  readonly idToken?: string
}

export class SmartSession implements Session {
  readonly kind = 'ehr'
  readonly id: string
  readonly server: string
  readonly patientId: string | undefined
  readonly user: User | undefined
  readonly encounterId: string | undefined
  grants: Grants
  lostTypes: readonly RecordType[] = []
  readonly needPatientBanner: boolean
  readonly canSelectPatient: boolean
  readonly ehrSignOut: EhrSignOut | undefined
  readonly #tokens: TokenManager
  /** The last access token that a request succeeded with. */
  #acceptedToken: string | undefined
  #permissionProbe: Promise<PermissionProbe> | undefined
  readonly #end = new AbortController()
  readonly #prefetchCache = new PrefetchCache()
  readonly #listeners = new Set<() => void>()
  #needsSignIn = false
  #isPersisted = false

  constructor(
    readonly ehr: EhrConfig,
    private readonly record: SessionRecord,
    tokens = new TokenManager(record.tokens, record.endpoints),
    private readonly pause: ServerPause = { until: 0 },
  ) {
    this.id = record.id
    this.server = normalizeBaseUrl(ehr.fhirBase) ?? ehr.fhirBase
    this.patientId = record.patientId
    this.user = record.user
    this.encounterId = record.encounterId
    this.grants = grantsOf(record.requestedScopes, record.scope, record.extraTypes)
    this.needPatientBanner = record.needPatientBanner
    this.canSelectPatient = record.canSelectPatient === true
    const { endSessionUrl: url, idToken } = record
    this.ehrSignOut =
      url === undefined ? undefined : { name: ehr.name, url, idToken, returns: ehr.endSession === 'return' }
    this.#tokens = tokens
    const { patientId } = record.canSelectPatient ? {} : record
    tokens.attach(patientId === undefined ? undefined : isOtherPatient(patientId, ehr), () => this.#onTokenChange())
    this.#updateGrants()
  }

  get expiresAt(): number | undefined {
    return this.#tokens.current?.expiresAt
  }

  get canRefresh(): boolean {
    return this.#tokens.current?.refresh !== undefined
  }

  get needsSignIn(): boolean {
    return this.#needsSignIn
  }

  get refreshFailure(): RefreshFailure | undefined {
    return this.#tokens.refreshFailure
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Stores the session in this tab, so that it survives a reload, if the EHR's settings allow it. Where storage is denied, a reload ends the session. */
  persist(): void {
    this.#isPersisted = (this.ehr.persist ?? 'tab') === 'tab'
    this.#save()
    // Duplicating a tab copies its storage, so another tab may hold the same tokens.
    if (this.#isPersisted) this.#tokens.joinTabs(this.record.tokenFamily)
  }

  /** The same sign-in for one of the patients that it can read. */
  withPatient(patientId: string): SmartSession {
    return new SmartSession(this.ehr, { ...this.record, patientId }, this.#tokens, this.pause)
  }

  /** The same sign-in with more known about who signed in. */
  withUser(user: User): SmartSession {
    return new SmartSession(this.ehr, { ...this.record, user }, this.#tokens, this.pause)
  }

  withSelectedPatient(patientId: string | undefined): SmartSession {
    this.#end.abort()
    this.#isPersisted = false
    const { patientId: _, ...record } = this.record
    return new SmartSession(
      this.ehr,
      { ...record, id: crypto.randomUUID(), ...(patientId === undefined ? {} : { patientId }) },
      this.#tokens,
      this.pause,
    )
  }

  prefetch(addresses: readonly string[], signal?: AbortSignal, onPartialText?: OnPartialText): Promise<unknown> {
    return this.#prefetchCache.prefetch(addresses, (address) =>
      this.#get(address, signal, onPartialText && { onPartialText }),
    )
  }

  get(address: string, signal?: AbortSignal, options: FhirGetOptions = {}): Promise<Response> {
    const isPrefetchable = options.accept === undefined && isSessionActive(this)
    const prefetched = isPrefetchable ? this.#prefetchCache.consume(address, signal) : undefined
    return prefetched ?? this.#get(address, signal, options)
  }

  async #get(address: string, signal?: AbortSignal, options?: FhirGetOptions): Promise<Response> {
    const url = this.#guardedUrl(address)
    const request = requestName(url, this.server)
    if (!isSessionActive(this)) throw new FhirError('signedOut', request)
    const eitherSignal = signal ? AbortSignal.any([signal, this.#end.signal]) : this.#end.signal
    if (this.pause.until > Date.now()) await this.#pausePassed(request, eitherSignal)
    const token = await this.#tokens.accessToken()
    eitherSignal.throwIfAborted()
    if (token === undefined || this.#needsSignIn) throw new FhirError('signedOut', request)
    try {
      return await this.#fetch(url, request, token, eitherSignal, options)
    } catch (cause) {
      if (!(cause instanceof FhirError) || cause.status !== 401) throw cause
      return this.#retryAfterRefresh(url, request, token, eitherSignal, options)
    }
  }

  /** Waits while the server has asked to; the code for that is loaded on demand, and without it the wait is reported. */
  async #pausePassed(request: string, signal: AbortSignal): Promise<void> {
    await import('../http/server-pause').then(
      ({ pausePassed }) => pausePassed(this.pause, request, signal),
      () => {
        throw new FhirError('busy', request, undefined, this.pause.until)
      },
    )
  }

  /** After a 401: one refresh and one retry. When the token endpoint is unreachable, the session continues. */
  async #retryAfterRefresh(
    url: URL,
    request: string,
    refusedToken: string,
    signal: AbortSignal,
    options: FhirGetOptions | undefined,
  ): Promise<Response> {
    const outcome = this.#tokens.current?.access === refusedToken ? await this.#tokens.refresh() : 'refreshed'
    signal.throwIfAborted()
    const { retryAt } = this.#tokens
    if (outcome === 'unreachable') throw new FhirError(retryAt === undefined ? 'failed' : 'busy', request, 401, retryAt)
    const token = this.#tokens.current?.access
    if (outcome === 'rejected' || token === undefined) return this.#throwExpired(request)
    try {
      return await this.#fetch(url, request, token, signal, options)
    } catch (cause) {
      if (!(cause instanceof FhirError) || cause.status !== 401) throw cause
      if (await this.#isTokenRejected(token, request)) return this.#throwExpired(request)
      // A new token that is refused for this request only: the type is not shared, and the session continues.
      throw new FhirError('notShared', request, 401, undefined, cause.issues)
    }
  }

  async #isTokenRejected(token: string, request: string): Promise<boolean> {
    if (this.#acceptedToken === token) return false
    const [type = ''] = request.split(' ')
    this.#permissionProbe ??= import('../tokens/permission-probe').then((module) => new module.PermissionProbe())
    const sendProbe = (address: string): Promise<Response> =>
      this.#fetch(this.#guardedUrl(address), request, token, this.#end.signal)
    return this.#permissionProbe.then((probe) => probe.isTokenRejected(token, type, this, sendProbe)).catch(() => false)
  }

  #guardedUrl(address: string): URL {
    const url = guardedUrl(this.server, address)
    if (url === undefined) throw new FhirError('refused', 'an address outside the FHIR base')
    for (const [name, value] of Object.entries(this.ehr.extra ?? {})) url.searchParams.set(name, value)
    return url
  }

  async #fetch(
    url: URL,
    request: string,
    token: string,
    signal: AbortSignal,
    options?: FhirGetOptions,
  ): Promise<Response> {
    try {
      const response = await fhirGet(url, request, token, signal, options)
      this.#acceptedToken = token
      return response
    } catch (cause) {
      if (cause instanceof FhirError) this.pause.until = Math.max(this.pause.until, cause.retryAt ?? 0)
      throw cause
    }
  }

  /** Notifies once: a listener may call this again before it knows. */
  expire(): void {
    if (this.#needsSignIn) return
    this.#needsSignIn = true
    this.#notify()
  }

  #throwExpired(request: string): never {
    this.expire()
    throw new FhirError('signedOut', request, 401)
  }

  async end(): Promise<void> {
    this.#end.abort()
    this.#needsSignIn = true
    if (this.#isPersisted && this.#isStoredInTab()) clearTabStorage('session')
    this.#isPersisted = false
    await this.#tokens.revoke()
  }

  #onTokenChange(): void {
    this.#updateGrants()
    // Requests from now on could return another person's record.
    if (this.refreshFailure === 'otherPatient') this.#needsSignIn = true
    // A page restored from the back-forward cache for a moment must not overwrite a newer sign-in of its tab.
    if (this.#isStoredInTab()) this.#save()
    this.#notify()
  }

  /** An EHR may grant less with a refresh than at sign-in. */
  #updateGrants(): void {
    const { scope } = this.#tokens.current ?? {}
    if (scope === undefined || scope === this.grants.granted.join(' ')) return
    const { requestedScopes, scope: scopeAtSignIn, extraTypes } = this.record
    this.grants = grantsOf(requestedScopes, scope, extraTypes)
    this.lostTypes = typesNoLongerGranted(grantsOf(requestedScopes, scopeAtSignIn), this.grants)
  }

  #isStoredInTab(): boolean {
    const stored = readTabStorage('session')
    return isObject(stored) && stored.id === this.id
  }

  #save(): void {
    const tokens = this.#tokens.current
    if (!this.#isPersisted || tokens === undefined) return
    try {
      writeTabStorage('session', { ...this.record, tokens } satisfies SessionRecord)
    } catch {
      this.#isPersisted = false
    }
  }

  #notify(): void {
    for (const listener of [...this.#listeners]) listener()
  }
}
