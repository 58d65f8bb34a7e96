import type { PendingSignIn } from './authorize'
import { resolveEhr, type EhrConfig } from '../../config/config'
import { loadConfig } from '../http/load-config'
import { recordActivity } from '../session/activity'
import { onResetSignIn, setCurrentSession } from '../session/session-store'
import type { Identity } from './id-token'
import { isObject, parseJson, textOf, type Json } from '../../lib/json'
import type { PatientSelection } from './patient-selection'
import { toSignInError, SignInError, type SignInErrorKind } from '../sign-in-error'
import type { Session } from '../session/session'
import { withTimeout, isUnavailable, postForm, unavailableError } from '../http/oauth-fetch'
import { signOutMarker } from '../tokens/sign-out-marker'
import { withBasePath } from '../../config/base-path'
import { fetchSigningKeys } from './signing-keys'
import { SmartSession, type SessionRecord } from '../session/smart-session'
import { clearTabStorage, readTabStorage, writeTabStorage } from '../tab-storage'
import { parseTokenResponse } from '../tokens/token-set'
import { fhirBasesOf, tokenPatientId } from '../tokens/token-patient'

export interface SignedIn {
  readonly session: Session
  readonly returnTo: string
}

export type SignInResult = SignedIn | PatientSelection<SignedIn>

const PENDING_TTL_MS = 10 * 60_000
const ERROR_KINDS: Readonly<Record<string, SignInErrorKind>> = {
  access_denied: 'denied',
  temporarily_unavailable: 'down',
  server_error: 'ehrError',
}

function isPendingSignIn(value: unknown): value is PendingSignIn {
  return (
    isObject(value) &&
    typeof value.state === 'string' &&
    typeof value.createdAt === 'number' &&
    isObject(value.discovery) &&
    isObject(value.clientState)
  )
}

function storedPendingSignIn(): PendingSignIn | undefined {
  const pending = readTabStorage('pendingSignIn')
  return isPendingSignIn(pending) ? pending : undefined
}

/** Removes and returns the pending sign-in if it belongs to this response; a response to another request leaves it in the tab. */
function consumePendingSignIn(state: string | null): PendingSignIn {
  const pending = storedPendingSignIn()
  if (pending === undefined || state !== pending.state) throw new SignInError('stateMismatch')
  clearTabStorage('pendingSignIn')
  return pending
}

function assertRecent({ createdAt, ehrId }: PendingSignIn): void {
  if (Date.now() - createdAt > PENDING_TTL_MS) throw new SignInError('expired', undefined, ehrId)
}

/** The failure of a sign-in, with what a new one needs. An EHR launch cannot be repeated from here: its `launch` has been used. */
function repeatable(cause: unknown, { ehrId, ehr, mode, returnTo }: PendingSignIn): SignInError {
  const error = toSignInError(cause, 'ehrError', ehrId)
  if (mode === 'ehr') return error
  const again = { ehrId, mode, returnTo, ...(ehr === undefined ? {} : { ehr }) }
  return new SignInError(error.kind, error.technical, error.ehrId, { ...error.details, again })
}

/** What the server says itself, for technical details; nothing if the code to read it cannot be loaded. */
const aboutServer = (
  read: (code: typeof import('./server-error')) => SignInError['details'],
): Promise<SignInError['details']> => import('./server-error').then(read, () => ({}))

/** Validates a response whose state has already been matched. */
async function validateCallback(
  params: URLSearchParams,
  path: string,
  { discovery, ehrId, callbackPath }: PendingSignIn,
): Promise<void> {
  // The redirect URI of another EHR: the selected EHR redirected to that one and would receive its code (mix-up attack).
  if (path !== withBasePath(callbackPath))
    throw new SignInError('notForThis', 'the answer came from another EHR', ehrId)
  const iss = params.get('iss')
  const isMissing = iss === null && discovery.sendsIss
  // Older servers publish no issuer to compare with.
  const isForeign = iss !== null && discovery.issuer !== undefined && iss !== discovery.issuer
  if (isMissing || isForeign) {
    const details = await aboutServer(({ quotableIss }) => (iss === null ? {} : quotableIss(iss)))
    throw new SignInError('notForThis', 'the answer came from another issuer', ehrId, details)
  }
  const error = params.get('error')
  if (error !== null) {
    const details = await aboutServer(({ oauthErrorOf }) => oauthErrorOf(Object.fromEntries(params)))
    const kind = Object.hasOwn(ERROR_KINDS, error) ? ERROR_KINDS[error] : undefined
    throw new SignInError(kind ?? 'ehrError', details.error, ehrId, details)
  }
  if (!params.get('code')) throw new SignInError('noAnswer', 'the answer has no code', ehrId)
}

/** Longer than the page waits: tokens that arrive later are revoked. */
const EXCHANGE_TIMEOUT_MS = 2 * 60_000

async function requestTokens(pending: PendingSignIn): Promise<readonly [status: number, body: unknown]> {
  const { discovery, clientState, ehrId, requestedScopes, sendsScope, code = '' } = pending
  const { clientId, redirectUri, codeVerifier } = isObject(clientState) ? clientState : {}
  const fields = {
    grant_type: 'authorization_code',
    code,
    redirect_uri: textOf(redirectUri) ?? '',
    client_id: textOf(clientId) ?? '',
    code_verifier: textOf(codeVerifier) ?? '',
    ...(sendsScope ? { scope: requestedScopes.join(' ') } : {}),
  }
  // Some browsers let a request fail while its page is being reloaded.
  let isReloading = false
  addEventListener('beforeunload', () => (isReloading = true), { once: true })
  const request = postForm(discovery.token, fields, AbortSignal.timeout(EXCHANGE_TIMEOUT_MS))
  const [response, text] = await request
    .then(async (one) => [one, await one.text()] as const)
    .finally(() => (isReloading ? undefined : clearTabStorage('pendingSignIn')))
  if (isUnavailable(response)) throw await unavailableError(response, 'token request', ehrId)
  return [response.status, parseJson(text)]
}

const revokeUnused = (pending: PendingSignIn, response: unknown): Promise<void> =>
  import('../tokens/refresh').then(({ revokeResponse }) => revokeResponse(pending, response))

/**
 * Exchanges the code. fhirclient could do it too, but follows redirects, has no timeout, and treats a response without a token as a lost connection.
 * EHRs with confidential clients may require the scopes, which the gateway that adds the secret does not store.
 * `isRepeated`: the page was reloaded before an answer came. Then the EHR has either not seen the code, and answers, or refuses it and revokes the tokens
 * that it issued for it (RFC 6749, 4.1.2).
 */
async function exchangeCode(pending: PendingSignIn, isRepeated: boolean): Promise<Json> {
  const { ehrId, returnTo } = pending
  const exchange = requestTokens(pending)
  const [status, body] = await withTimeout('token request', ehrId, () => exchange).catch((cause: unknown) => {
    exchange.then(([, late]) => revokeUnused(pending, late)).catch(() => undefined)
    throw cause instanceof SignInError ? cause : new SignInError('unreachable', 'token request', ehrId)
  })
  if (status >= 200 && status <= 299 && isObject(body)) return body
  if (isRepeated) throw new SignInError('interrupted', `token request HTTP ${status}`, ehrId, { returnTo })
  throw new SignInError(
    'ehrError',
    `token request HTTP ${status}`,
    ehrId,
    await aboutServer(({ oauthErrorOf }) => oauthErrorOf(body)),
  )
}

const isProvider = (user: Identity['user']): boolean =>
  (user?.type === 'Practitioner' || user?.type === 'PractitionerRole') && !user.isUnverified

function createSessionRecord(
  ehr: EhrConfig,
  pending: PendingSignIn,
  response: Json,
  { user }: Identity,
): SessionRecord {
  const tokens = parseTokenResponse(response, Date.now())
  if (tokens === undefined) throw new SignInError('ehrError', 'the token response has no bearer token', ehr.id)
  const [scope, idToken, patientId, encounterId, endSessionUrl] = [
    textOf(response.scope),
    textOf(response.id_token),
    tokenPatientId(response.patient, fhirBasesOf(ehr)),
    textOf(response.encounter),
    pending.discovery.endSession,
  ]
  if (patientId === null) throw new SignInError('unknownPatient', 'the token response names no patient id', ehr.id)
  return {
    id: crypto.randomUUID(),
    ehrId: ehr.id,
    ...(pending.ehr === undefined ? {} : { ehr }),
    tokenFamily: crypto.randomUUID(),
    signOutMarker: signOutMarker(),
    tokens,
    endpoints: {
      token: pending.discovery.token,
      revocation: pending.discovery.revocation,
      clientId: ehr.clientId,
      ...(ehr.refreshScope ? { scope: scope ?? pending.requestedScopes.join(' ') } : {}),
    },
    requestedScopes: pending.requestedScopes,
    extraTypes: pending.discovery.extraTypes,
    ...(scope === undefined ? {} : { scope }),
    ...(patientId === undefined ? {} : { patientId }),
    ...(user === undefined ? {} : { user }),
    ...(encounterId === undefined ? {} : { encounterId }),
    ...(endSessionUrl === undefined ? {} : { endSessionUrl }),
    ...(endSessionUrl === undefined || idToken === undefined || ehr.endSession === 'link' ? {} : { idToken }),
    needPatientBanner: response.need_patient_banner !== false,
    canSelectPatient: pending.mode === 'staff' && patientId === undefined && isProvider(user),
  }
}

let pendingSelection: PatientSelection<SignedIn> | undefined

/** The open selection of the last sign-in; undefined after a reload, once a patient has been selected, and when it is over. */
export function pendingPatientSelection(): PatientSelection<SignedIn> | undefined {
  return pendingSelection?.isOver() ? undefined : pendingSelection
}

/** Opens the record. If the previous session was for another patient, returns to the summary, since the old page has nothing of this record. */
function openSession(session: SmartSession, returnTo: string): SignedIn {
  const previous = readTabStorage('session')
  const isOtherPatient = isObject(previous) && previous.patientId !== session.patientId
  pendingSelection = undefined
  session.persist()
  // The activity of a previous session of this tab says nothing about this one.
  recordActivity()
  setCurrentSession(session)
  return { session, returnTo: isOtherPatient ? '/' : returnTo }
}

/**
 * An EHR launch requests one chart only. If none was open, authorizes again at the EHR: providers for the patients they may see, all others to select
 * whose record. Revokes the tokens granted so far. Never resolves, since the page is left. Rejects with SignInError.
 */
async function authorizeAgain(session: SmartSession, mode: 'standalone' | 'staff', returnTo: string): Promise<never> {
  void session.end()
  const { startStandaloneLaunch } = await import('./authorize')
  await startStandaloneLaunch(session.ehr, returnTo, mode)
  return new Promise<never>(() => undefined)
}

/**
 * Determines whose record to open: the token's patient; none yet for providers who select one in this app; else the patients that the EHR returns;
 * else the user, if a patient. The EHR's patients come first, because a caregiver may have selected another person's record there.
 */
async function resolvePatient(
  session: SmartSession,
  { user }: Identity,
  { mode, returnTo }: PendingSignIn,
): Promise<SignInResult> {
  if (session.patientId !== undefined || session.canSelectPatient) return openSession(session, returnTo)
  if (mode === 'ehr' && isProvider(user)) return authorizeAgain(session, 'staff', returnTo)
  const { fetchReachablePatients, offerSelection } = await import('./patient-context')
  const choices = await fetchReachablePatients(session)
  const [first] = choices
  if (first !== undefined && choices.length === 1) return openSession(session.withPatient(first.id), returnTo)
  if (first === undefined && user?.type === 'Patient' && !user.isUnverified)
    return openSession(session.withPatient(user.id), returnTo)
  if (first === undefined && mode === 'ehr') return authorizeAgain(session, 'standalone', returnTo)
  if (first === undefined) throw new SignInError('noPatient', undefined, session.ehr.id)
  pendingSelection = offerSelection(session, choices, (id) => openSession(session.withPatient(id), returnTo))
  return pendingSelection
}

/** A Person may be the patient; only its links tell (SMART App Launch 2.2, scopes for requesting identity data). */
async function withLinkedPatients(session: SmartSession): Promise<SmartSession> {
  const { user } = session
  if (user?.type !== 'Person') return session
  const { fetchLinkedPatients } = await import('./person-links')
  return session.withUser({ ...user, patientIds: await fetchLinkedPatients(session) })
}

async function completeSignIn(params: URLSearchParams, path: string): Promise<SignInResult> {
  const pending = consumePendingSignIn(params.get('state'))
  try {
    assertRecent(pending)
    await validateCallback(params, path, pending)
    const exchanging = { ...pending, code: params.get('code') ?? '' }
    writeTabStorage('pendingSignIn', exchanging)
    return await exchangeAndOpen(exchanging, false)
  } catch (cause) {
    throw repeatable(cause, pending)
  }
}

/** Continues after a reload of the callback page, with the code that was being exchanged. */
async function resumeSignIn({ state }: PendingSignIn): Promise<SignInResult> {
  const pending = consumePendingSignIn(state)
  try {
    assertRecent(pending)
    writeTabStorage('pendingSignIn', pending)
    return await exchangeAndOpen(pending, true)
  } catch (cause) {
    throw repeatable(cause, pending)
  }
}

/** The code to verify id_tokens: loaded while the code is exchanged, because pages without a sign-in need none of it. */
const loadIdTokenCode = () =>
  import('./id-token').catch(() => {
    throw new SignInError('unreachable', 'code of this app')
  })

async function readIdentity(
  ehr: EhrConfig,
  { discovery, nonce }: PendingSignIn,
  idToken: string | undefined,
  keys: ReturnType<typeof fetchSigningKeys> | undefined,
): Promise<Identity> {
  if (idToken === undefined) return { user: undefined }
  const { verifyIdToken } = await loadIdTokenCode()
  return verifyIdToken(ehr, discovery, idToken, nonce, keys)
}

async function exchangeAndOpen(pending: PendingSignIn, isRepeated: boolean): Promise<SignInResult> {
  // In parallel: the endpoints were validated before the redirect, and no response is used before the EHR is confirmed to be configured still.
  const exchange = exchangeCode(pending, isRepeated)
  const expectsIdToken = pending.requestedScopes.includes('openid')
  const keys = expectsIdToken ? fetchSigningKeys(pending.ehrId, pending.discovery) : undefined
  // Awaited only once there is an id_token.
  if (expectsIdToken) loadIdTokenCode().catch(() => undefined)
  try {
    const [config, response] = await Promise.all([loadConfig(), exchange])
    const ehr = resolveEhr(config, pending)
    if (ehr === undefined) throw new SignInError('unknownIss')
    const identity = await readIdentity(ehr, pending, textOf(response.id_token), keys)
    const session = new SmartSession(ehr, createSessionRecord(ehr, pending, response, identity))
    return await resolvePatient(await withLinkedPatients(session), identity, pending)
  } catch (cause) {
    exchange.then((response) => revokeUnused(pending, response)).catch(() => undefined)
    throw toSignInError(cause, 'ehrError', pending.ehrId)
  }
}

let lastCallback: { readonly state: string | null; readonly result: Promise<SignInResult> } | undefined

/** After a sign-out, going back to the callback page does not sign in again. */
onResetSignIn(() => {
  lastCallback = undefined
  pendingSelection = undefined
})

/** True for a path that an EHR redirects back to. */
export const isCallbackPath = (path: string): boolean =>
  path === withBasePath('/callback') || path.startsWith(withBasePath('/callback/'))

/** True where the summary opens: at its own path, and where most sign-ins end. */
export const opensSummary = (): boolean => isCallbackPath(location.pathname) || location.pathname === withBasePath('/')

/**
 * Completes a sign-in on the callback page. Exchanges a code once, however often it is called (StrictMode calls twice), and removes the parameters
 * from the address first. Rejects with SignInError.
 */
export function completeCallback(): Promise<SignInResult> {
  const params = new URL(location.href).searchParams
  const isResponse = ['state', 'code', 'error'].some((name) => params.has(name))
  if (!isResponse) {
    const pending = storedPendingSignIn()
    if (lastCallback === undefined && pending?.code)
      lastCallback = { state: pending.state, result: resumeSignIn(pending) }
    return lastCallback?.result ?? Promise.reject(new SignInError('noAnswer'))
  }
  const path = location.pathname
  history.replaceState(history.state, '', path)
  const state = params.get('state')
  if (lastCallback === undefined || lastCallback.state !== state)
    lastCallback = { state, result: completeSignIn(params, path) }
  return lastCallback.result
}
