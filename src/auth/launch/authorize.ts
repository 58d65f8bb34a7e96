import { authorize } from 'fhirclient/lib/smart'
import { FhirClientAdapter } from './fhirclient-adapter'
import { signInBaseUrl, type EhrConfig } from '../../config/config'
import { callbackPath, hasCallbackConflict, findEhrByIss } from './redirect-uris'
import { loadConfig } from '../http/load-config'
import { discover, type Discovery } from './smart-configuration'
import { isObject } from '../../lib/json'
import { toSignInError, SignInError } from '../sign-in-error'
import { scopesFor, type LaunchMode } from '../tokens/scopes'
import { signOutMarker } from '../tokens/sign-out-marker'
import { withTimeout } from '../http/oauth-fetch'
import { withBasePath } from '../../config/base-path'
import { clearTabStorage, MemoryStorage, readTabStorage, writeTabStorage } from '../tab-storage'

/** What a sign-in stores in the tab before the redirect to the EHR, until the callback has exchanged the code. */
export interface PendingSignIn {
  readonly state: string
  readonly ehrId: string
  /** The EHR itself, on a site with a directory: `src/bootstrap/csp-narrow.js` reads from it where the callback page may send requests. */
  readonly ehr?: EhrConfig
  /** The path that the response must arrive at. */
  readonly callbackPath: string
  readonly mode: LaunchMode
  readonly returnTo: string
  readonly nonce: string
  /** Milliseconds since 1970. */
  readonly createdAt: number
  readonly requestedScopes: readonly string[]
  /** The token request repeats the scopes, because it goes through this site's gateway, which stores nothing of the sign-in. */
  readonly sendsScope: boolean
  readonly discovery: Discovery
  /** fhirclient's own state, including the PKCE verifier. */
  readonly clientState: unknown
  /** The code, from the EHR's response until the token endpoint has answered: a page that is reloaded meanwhile sends it again. */
  readonly code?: string
}

export interface LaunchRequest {
  readonly mode: LaunchMode
  readonly launch?: string
  readonly returnTo?: string
}

function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
}

/** The path of this site to return to after sign-in; anything else becomes `/`. */
export function safeReturnPath(path: string | undefined): string {
  const { origin } = location
  if (path === undefined || !path.startsWith('/') || !URL.canParse(path, origin)) return '/'
  const url = new URL(path, origin)
  const isSignInPage = /^\/(?:callback|launch|connect)(?:\/|$)/.test(url.pathname)
  // `/..//host` resolves to `//host`, which would be another site.
  return url.origin === origin && !isSignInPage && !url.pathname.startsWith('//')
    ? url.pathname + url.search + url.hash
    : '/'
}

function checkAuthorizeUrl(created: string | undefined, discovery: Discovery, ehrId: string): URL {
  const url = created !== undefined && URL.canParse(created) ? new URL(created) : undefined
  if (
    url === undefined ||
    url.origin + url.pathname !== new URL(discovery.authorize).origin + new URL(discovery.authorize).pathname
  ) {
    throw new SignInError('ehrError', 'the sign-in address is not the one that the EHR published', ehrId)
  }
  return url
}

/** A sign-in that continues at `/connect/go`. */
export interface PendingRedirect {
  readonly ehr: EhrConfig
  readonly launch: LaunchRequest
}

/** Throws SignInError for an EHR whose issuer belongs to another EHR of this site or differs from the configured one. */
function assertOwnIssuer(ehr: EhrConfig, ehrs: readonly EhrConfig[], { issuer }: Discovery): void {
  const isOfAnother = issuer !== undefined && ehrs.some((other) => other.id !== ehr.id && other.issuer === issuer)
  if (isOfAnother || (ehr.issuer !== undefined && issuer !== ehr.issuer))
    throw new SignInError('ehrError', 'the EHR names an issuer that is not its own', ehr.id)
}

/** Throws SignInError outside a secure context, where browsers provide no cryptography for PKCE. */
function assertSecureContext(ehr: EhrConfig): void {
  if (globalThis.isSecureContext === false) throw new SignInError('insecure', undefined, ehr.id)
}

function isStorageAvailable(): boolean {
  try {
    sessionStorage.setItem('plainchart.probe', '')
    sessionStorage.removeItem('plainchart.probe')
    return true
  } catch {
    return false
  }
}

/**
 * Throws SignInError `framed` in an iframe where a sign-in cannot work, because the browser denies storage or the EHR forbids framing its page.
 * Nothing has been sent by then, so the same address works in a window of its own.
 */
function assertNotFramed(ehr: EhrConfig): void {
  const isFramed = window.top !== window.self
  if (isFramed && (ehr.framed === 'window' || !isStorageAvailable())) throw new SignInError('framed', undefined, ehr.id)
}

/**
 * True after a sign-out in this browser, until this tab has signed in again: the EHR may still know the person who left (single sign-on), so it is asked
 * to let the reader sign in anew. Not for a launch from the EHR, whose user is at work in it.
 */
function mustSignInAnew(ehr: EhrConfig, { mode }: LaunchRequest, discovery: Discovery): boolean {
  if (mode === 'ehr' || ehr.signInAnew === false || discovery.refusesPromptLogin) return false
  const [marker, session] = [signOutMarker(), readTabStorage('session')]
  return marker !== '' && !(isObject(session) && session.signOutMarker === marker)
}

/** Creates the URL of the EHR's sign-in page and stores the pending sign-in in the tab. Rejects with SignInError. */
export async function prepareAuthorization(ehr: EhrConfig, launch: LaunchRequest): Promise<string> {
  assertSecureContext(ehr)
  assertNotFramed(ehr)
  const config = await loadConfig()
  if (hasCallbackConflict(ehr, config))
    throw new SignInError('ehrError', 'the directory uses an id of config.json', ehr.id)
  const discovery = await discover(ehr)
  assertOwnIssuer(ehr, config.ehrs, discovery)
  const requestedScopes = scopesFor(ehr, launch.mode, discovery.capabilities, discovery.scopes, discovery.extraTypes)
  const path = callbackPath(ehr, config)
  const url = new URL('/launch', location.origin)
  url.searchParams.set('iss', signInBaseUrl(ehr))
  if (launch.launch !== undefined) url.searchParams.set('launch', launch.launch)
  const [state, nonce, storage] = [randomHex(32), randomHex(32), new MemoryStorage()]
  const parameters = {
    clientId: ehr.clientId,
    scope: requestedScopes.join(' '),
    redirectUri: location.origin + withBasePath(path),
    stateKey: state,
    pkceMode: ehr.pkce === 'always' ? ('unsafeV1' as const) : ('required' as const),
    completeInTarget: true,
    noRedirect: true,
  }
  const created = await withTimeout('discovery', ehr.id, () =>
    authorize(new FhirClientAdapter(url, storage), parameters),
  )
  const address = checkAuthorizeUrl(created, discovery, ehr.id)
  const clientState = await storage.get(state)
  if (!isObject(clientState) || clientState.tokenUri !== discovery.token)
    throw new SignInError('ehrError', 'the EHR published two token endpoints', ehr.id)
  address.searchParams.set('nonce', nonce)
  // OpenID Connect Core, 3.1.2.1. An EHR that does not know it ignores it (RFC 6749, 3.1).
  if (requestedScopes.includes('openid') && mustSignInAnew(ehr, launch, discovery))
    address.searchParams.set('prompt', 'login')
  const pending: PendingSignIn = {
    state,
    ehrId: ehr.id,
    callbackPath: path,
    mode: launch.mode,
    returnTo: safeReturnPath(launch.returnTo),
    nonce,
    createdAt: Date.now(),
    requestedScopes,
    sendsScope: ehr.gateway !== undefined,
    discovery,
    clientState,
  }
  writeTabStorage('pendingSignIn', config.directory ? { ...pending, ehr } : pending)
  return address.href
}

/** Where a sign-in continues: at the EHR's page or, on a site with a directory, at a page of this app that may send requests to the selected EHR only. */
async function redirectUrl(ehr: EhrConfig, launch: LaunchRequest): Promise<string> {
  const { directory } = await loadConfig()
  if (!directory) return prepareAuthorization(ehr, launch)
  assertSecureContext(ehr)
  assertNotFramed(ehr)
  writeTabStorage('pendingRedirect', { ehr, launch } satisfies PendingRedirect)
  return '/connect/go'
}

/** The sign-in to continue on this page; undefined if there is none, as after a reload. */
export function readPendingRedirect(): PendingRedirect | undefined {
  const stored = readTabStorage('pendingRedirect')
  return isObject(stored) && isObject(stored.ehr) && isObject(stored.launch)
    ? (stored as unknown as PendingRedirect)
    : undefined
}

/**
 * Continues the sign-in on a page whose Content Security Policy allows requests to its EHR only. The redirect replaces the page in the history.
 * Rejects with SignInError.
 */
export async function resumeRedirect(): Promise<void> {
  const pending = readPendingRedirect()
  if (pending === undefined) throw new SignInError('noAnswer')
  const url = await prepareAuthorization(pending.ehr, pending.launch).catch((cause: unknown) => {
    throw toSignInError(cause, 'ehrError', pending.ehr.id)
  })
  clearTabStorage('pendingRedirect')
  location.replace(url)
}

let inFlight: Promise<void> | undefined

function redirectOnce(createUrl: () => Promise<string>, ehrId?: string): Promise<void> {
  inFlight ??= createUrl()
    .then(
      (url) => location.assign(url),
      (cause: unknown) => {
        throw toSignInError(cause, 'ehrError', ehrId)
      },
    )
    .finally(() => {
      inFlight = undefined
    })
  return inFlight
}

/**
 * Redirects to the EHR's sign-in page. The user selects there whose record is shared; providers (`staff`) select the patient afterwards in this app.
 * Rejects with SignInError.
 */
export function startStandaloneLaunch(
  ehr: EhrConfig,
  returnTo?: string,
  mode: 'standalone' | 'staff' = 'standalone',
): Promise<void> {
  return redirectOnce(() => redirectUrl(ehr, { mode, ...(returnTo === undefined ? {} : { returnTo }) }), ehr.id)
}

/** The EHR with exactly this base, configured or in the directory. */
async function findEhrForIss(iss: string): Promise<EhrConfig | undefined> {
  const { ehrs, directory } = await loadConfig()
  const configured = findEhrByIss(ehrs, iss)
  return configured === undefined && directory
    ? (await import('../directory/directory')).findEhrByBase(iss)
    : configured
}

async function ehrLaunchUrl(params: URLSearchParams): Promise<string> {
  const [iss, launch] = [params.get('iss'), params.get('launch')]
  if (!iss || !launch) throw new SignInError('noLaunch')
  const ehr = await findEhrForIss(iss)
  if (ehr === undefined) {
    const details = await import('./server-error').then(
      ({ quotableIss }) => quotableIss(iss),
      () => ({}),
    )
    throw new SignInError('unknownIss', undefined, undefined, details)
  }
  return redirectUrl(ehr, { mode: 'ehr', launch }).catch((cause: unknown) => {
    throw toSignInError(cause, 'ehrError', ehr.id)
  })
}

/** Handles an EHR launch. Reads only `launch` and `iss`, which must be known; nothing is sent to an unknown system. Rejects with SignInError. */
export function startEhrLaunch(params: URLSearchParams): Promise<void> {
  return redirectOnce(() => ehrLaunchUrl(params))
}
