import { authorize } from 'fhirclient/lib/smart'
import { SafeAdapter } from './fhirclient-adapter'
import { signInBase, type EhrConfig } from '../../config/config'
import { callbackPath, clashes, findEhr } from './redirect-uris'
import { loadConfig } from '../http/load-config'
import { discover, type Discovery } from './smart-configuration'
import { assertOwnWindow } from './iframe'
import { isObject } from '../../lib/json'
import { asProblem, SignInProblem } from '../sign-in-error'
import { scopesFor, type LaunchMode } from '../tokens/scopes'
import { inTime } from '../http/oauth-fetch'
import { sitePath } from '../../config/base-path'
import { MemoryStorage, writeTab } from '../tab-storage'

/** What a sign-in under way leaves in the tab; taken out once, at the callback. */
export interface Pending {
  readonly state: string
  readonly ehrId: string
  /** The EHR itself, where the site has a directory: `src/bootstrap/csp-narrow.js` reads from it where the page of the answer may send requests. */
  readonly ehr?: EhrConfig
  /** The path that the answer must come to. */
  readonly callback: string
  readonly mode: LaunchMode
  readonly returnTo: string
  readonly nonce: string
  /** Milliseconds since 1970. */
  readonly createdAt: number
  readonly asked: readonly string[]
  /** The token request names the scopes again: a server of this site stands between, which keeps nothing of the sign-in. */
  readonly tellsScope: boolean
  readonly discovery: Discovery
  /** fhirclient's own state, with the PKCE verifier. */
  readonly smart: unknown
}

/** How a sign-in begins. */
export interface Launch {
  readonly mode: LaunchMode
  readonly launch?: string
  readonly returnTo?: string
}

function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
}

/** A path of this site to go back to; anything else becomes `/`. */
export function safeReturn(path: string | undefined): string {
  const here = location.origin
  if (path === undefined || !path.startsWith('/') || !URL.canParse(path, here)) return '/'
  const url = new URL(path, here)
  const loops = /^\/(?:callback|launch|connect)(?:\/|$)/.test(url.pathname)
  return url.origin === here && !loops ? url.pathname + url.search + url.hash : '/'
}

function checkedAddress(made: string | undefined, discovery: Discovery, ehrId: string): URL {
  const url = made !== undefined && URL.canParse(made) ? new URL(made) : undefined
  if (
    url === undefined ||
    url.origin + url.pathname !== new URL(discovery.authorize).origin + new URL(discovery.authorize).pathname
  ) {
    throw new SignInProblem('ehrError', 'the sign-in address is not the one that the EHR published', ehrId)
  }
  return url
}

/** A sign-in on its way through `/connect/go`. */
export interface Going {
  readonly ehr: EhrConfig
  readonly launch: Launch
}

/** An EHR that calls itself what this site knows another one, or another name of its own, by is not what it says. Throws SignInProblem. */
function assertOwnIssuer(ehr: EhrConfig, ehrs: readonly EhrConfig[], { issuer }: Discovery): void {
  const isOthers = issuer !== undefined && ehrs.some((other) => other.id !== ehr.id && other.issuer === issuer)
  if (isOthers || (ehr.issuer !== undefined && issuer !== ehr.issuer))
    throw new SignInProblem('ehrError', 'the EHR names an issuer that is not its own', ehr.id)
}

/** Browsers give a page over http none of the means that PKCE needs (a secure context). Throws SignInProblem. */
function assertSecure(ehr: EhrConfig): void {
  if (globalThis.isSecureContext === false) throw new SignInProblem('insecure', undefined, ehr.id)
}

/** Makes the address of the EHR's sign-in page and leaves the pending record in the tab. Rejects with SignInProblem. */
export async function prepareSignIn(ehr: EhrConfig, launch: Launch): Promise<string> {
  assertSecure(ehr)
  assertOwnWindow(ehr)
  const config = await loadConfig()
  if (clashes(ehr, config)) throw new SignInProblem('ehrError', 'the directory uses an id of config.json', ehr.id)
  const discovery = await discover(ehr)
  assertOwnIssuer(ehr, config.ehrs, discovery)
  const asked = scopesFor(ehr, launch.mode, discovery.capabilities, discovery.scopes, discovery.offered)
  const callback = callbackPath(ehr, config)
  const url = new URL('/launch', location.origin)
  url.searchParams.set('iss', signInBase(ehr))
  if (launch.launch !== undefined) url.searchParams.set('launch', launch.launch)
  const [state, nonce, storage] = [randomHex(32), randomHex(32), new MemoryStorage()]
  const parameters = {
    clientId: ehr.clientId,
    scope: asked.join(' '),
    redirectUri: location.origin + sitePath(callback),
    stateKey: state,
    pkceMode: ehr.pkce === 'always' ? ('unsafeV1' as const) : ('required' as const),
    completeInTarget: true,
    noRedirect: true,
  }
  const made = await inTime('discovery', ehr.id, () => authorize(new SafeAdapter(url, storage), parameters))
  const address = checkedAddress(made, discovery, ehr.id)
  const smart = await storage.get(state)
  if (!isObject(smart) || smart.tokenUri !== discovery.token)
    throw new SignInProblem('ehrError', 'the EHR published two token endpoints', ehr.id)
  address.searchParams.set('nonce', nonce)
  const pending: Pending = {
    state,
    ehrId: ehr.id,
    callback,
    mode: launch.mode,
    returnTo: safeReturn(launch.returnTo),
    nonce,
    createdAt: Date.now(),
    asked,
    tellsScope: ehr.gateway !== undefined,
    discovery,
    smart,
  }
  writeTab('pending', config.directory ? { ...pending, ehr } : pending)
  return address.href
}

/** The address that a sign-in goes on at: the EHR's page, or with a directory a page of this app that may send requests to the chosen EHR alone. */
async function addressFor(ehr: EhrConfig, launch: Launch): Promise<string> {
  const { directory } = await loadConfig()
  if (!directory) return prepareSignIn(ehr, launch)
  assertSecure(ehr)
  assertOwnWindow(ehr)
  writeTab('going', { ehr, launch } satisfies Going)
  return '/connect/go'
}

let flight: Promise<void> | undefined

function leaveOnce(address: () => Promise<string>, ehrId?: string): Promise<void> {
  flight ??= address()
    .then(
      (to) => location.assign(to),
      (cause: unknown) => {
        throw asProblem(cause, 'ehrError', ehrId)
      },
    )
    .finally(() => {
      flight = undefined
    })
  return flight
}

/**
 * Leaves for the EHR's sign-in page; the person chooses there whose record is shared, care staff choose afterwards in this app.
 * Rejects with SignInProblem.
 */
export function beginStandalone(
  ehr: EhrConfig,
  returnTo?: string,
  mode: 'standalone' | 'staff' = 'standalone',
): Promise<void> {
  return leaveOnce(() => addressFor(ehr, { mode, ...(returnTo === undefined ? {} : { returnTo }) }), ehr.id)
}

/** Exactly this base, among the site's own EHRs or in its directory. */
async function ehrAt(iss: string): Promise<EhrConfig | undefined> {
  const { ehrs, directory } = await loadConfig()
  const own = findEhr(ehrs, iss)
  return own === undefined && directory ? (await import('../directory/directory')).systemAt(iss) : own
}

async function launchAddress(params: URLSearchParams): Promise<string> {
  const [iss, launch] = [params.get('iss'), params.get('launch')]
  if (!iss || !launch) throw new SignInProblem('noLaunch')
  const ehr = await ehrAt(iss)
  if (ehr === undefined) throw new SignInProblem('unknownIss')
  return addressFor(ehr, { mode: 'ehr', launch }).catch((cause: unknown) => {
    throw asProblem(cause, 'ehrError', ehr.id)
  })
}

/** Answers an EHR launch: reads only `iss`, which must be configured, and `launch`. Nothing is sent to an unknown system. Rejects with SignInProblem. */
export function beginEhrLaunch(params: URLSearchParams): Promise<void> {
  return leaveOnce(() => launchAddress(params))
}
