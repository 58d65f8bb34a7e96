import { isAllowedAddress, normalizeBaseUrl, type EhrConfig } from '../../src/config/config'
import { isObject, textOf, stringsOf, type Json } from '../../src/lib/json'
import { OAuthError } from './oauth-error'

/** The part of an EHR's smart-configuration that a sign-in by this server needs. */
export interface Endpoints {
  readonly authorize: string
  readonly token: string
  readonly jwks: string | undefined
  readonly revocation: string | undefined
  /** The part of the EHR's document that is forwarded to the app. */
  readonly document: Json
}

const CACHE_TTL_MS = 10 * 60_000
const UPSTREAM_TIMEOUT_MS = 20_000
const FORWARDED_KEYS = [
  'issuer',
  'scopes_supported',
  'capabilities',
  'code_challenge_methods_supported',
  'authorization_response_iss_parameter_supported',
  'response_types_supported',
  'grant_types_supported',
]

/** Sends a request to an EHR's own URL, which always comes from its settings; follows no redirects. Rejects with OAuthError. */
export async function fetchUpstream(address: string, init: RequestInit = {}): Promise<Response> {
  try {
    return await fetch(address, { ...init, redirect: 'error', signal: AbortSignal.timeout(UPSTREAM_TIMEOUT_MS) })
  } catch (cause) {
    const isTimeout = cause instanceof Error && cause.name === 'TimeoutError'
    throw new OAuthError(
      503,
      'temporarily_unavailable',
      isTimeout ? 'the EHR did not answer in time' : 'the EHR cannot be reached, or answers with a redirect',
    )
  }
}

function allowedEndpoint(ehr: EhrConfig, document: Json, name: string): string | undefined {
  const address = textOf(document[name])
  return address !== undefined && isAllowedAddress(ehr, address) ? address : undefined
}

async function fetchEndpoints(ehr: EhrConfig): Promise<Endpoints> {
  const response = await fetchUpstream(`${normalizeBaseUrl(ehr.fhirBase)}/.well-known/smart-configuration`, {
    headers: { accept: 'application/json' },
  })
  const document: unknown = response.ok ? await response.json().catch(() => undefined) : undefined
  if (!isObject(document))
    throw new OAuthError(502, 'server_error', `smart-configuration of the EHR: HTTP ${response.status}`)
  const [authorize, token] = [
    allowedEndpoint(ehr, document, 'authorization_endpoint'),
    allowedEndpoint(ehr, document, 'token_endpoint'),
  ]
  if (authorize === undefined || token === undefined || new URL(authorize).search !== '')
    throw new OAuthError(
      502,
      'server_error',
      'smart-configuration of the EHR names no endpoints that the settings allow',
    )
  if (ehr.pkce !== 'always' && !stringsOf(document.code_challenge_methods_supported).includes('S256'))
    throw new OAuthError(502, 'server_error', 'the EHR does not offer PKCE with S256')
  const forwarded = Object.fromEntries(
    FORWARDED_KEYS.flatMap((key) => (document[key] === undefined ? [] : [[key, document[key]]])),
  )
  const endSession = allowedEndpoint(ehr, document, 'end_session_endpoint')
  return {
    authorize,
    token,
    jwks: allowedEndpoint(ehr, document, 'jwks_uri'),
    revocation: allowedEndpoint(ehr, document, 'revocation_endpoint'),
    document: { ...forwarded, ...(endSession === undefined ? {} : { end_session_endpoint: endSession }) },
  }
}

const cache = new Map<string, { readonly until: number; readonly endpoints: Promise<Endpoints> }>()

/** The endpoints of an EHR, fetched again after ten minutes or a failure. Rejects with OAuthError. */
export function endpointsOf(ehr: EhrConfig): Promise<Endpoints> {
  const key = JSON.stringify([ehr.fhirBase, ehr.allowOrigins, ehr.pkce])
  const cached = cache.get(key)
  if (cached && cached.until > Date.now()) return cached.endpoints
  const endpoints = fetchEndpoints(ehr)
  cache.set(key, { until: Date.now() + CACHE_TTL_MS, endpoints })
  endpoints.catch(() => cache.delete(key))
  return endpoints
}
