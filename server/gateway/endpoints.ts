import { isAllowedAddress, normalizeBaseUrl, type EhrConfig } from '../../src/config/config'
import { isObject, parseJson, textOf, stringsOf, type Json } from '../../src/lib/json'
import type { Limits } from '../limits'
import { OAuthError } from './oauth-error'
import { readUpstream } from './upstream'

/** The part of an EHR's smart-configuration that a sign-in by this server needs. */
export interface Endpoints {
  readonly authorize: string
  readonly token: string
  readonly jwks: string | undefined
  readonly revocation: string | undefined
  /** The part of the EHR's document that is forwarded to the app. */
  readonly document: Json
}

const FORWARDED_KEYS = [
  'issuer',
  'scopes_supported',
  'capabilities',
  'code_challenge_methods_supported',
  'authorization_response_iss_parameter_supported',
  'response_types_supported',
  'grant_types_supported',
]

function allowedEndpoint(ehr: EhrConfig, document: Json, name: string): string | undefined {
  const address = textOf(document[name])
  return address !== undefined && isAllowedAddress(ehr, address) ? address : undefined
}

/** The sign-in page gets its parameters in the query. */
const hasQueryOrHash = (address: string): boolean => /[?#]/.test(address)

/** A public JSON document of the EHR; undefined if the response is none. */
async function fetchDocument(address: string, limits: Limits): Promise<readonly [document: unknown, status: number]> {
  const { ok, status, text } = await readUpstream(address, { headers: { accept: 'application/json' } }, limits)
  return [ok ? parseJson(text) : undefined, status]
}

async function fetchEndpoints(ehr: EhrConfig, limits: Limits): Promise<Endpoints> {
  const [document, status] = await fetchDocument(
    `${normalizeBaseUrl(ehr.fhirBase)}/.well-known/smart-configuration`,
    limits,
  )
  if (!isObject(document)) throw new OAuthError(502, 'server_error', `smart-configuration of the EHR: HTTP ${status}`)
  const [authorize, token] = [
    allowedEndpoint(ehr, document, 'authorization_endpoint'),
    allowedEndpoint(ehr, document, 'token_endpoint'),
  ]
  if (authorize === undefined || token === undefined || hasQueryOrHash(authorize))
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

async function fetchKeys(jwks: string, limits: Limits): Promise<Json> {
  const [keys, status] = await fetchDocument(jwks, limits)
  if (!isObject(keys)) throw new OAuthError(502, 'server_error', `keys of the EHR: HTTP ${status}`)
  return keys
}

/** The results of requests by their keys. */
export type ResultCache<T> = Map<string, { readonly until: number; readonly result: Promise<T> }>

/**
 * Shares requests with the same key, and their results for `ttlMs`; failures are not kept, nor results after that time, because an EHR may name
 * another address of its keys each time it is asked.
 */
export function cached<T>(
  ttlMs: number,
  entries: ResultCache<T> = new Map(),
): (key: string, request: () => Promise<T>) => Promise<T> {
  return (key, request) => {
    const now = Date.now()
    for (const [each, { until }] of entries) if (until <= now) entries.delete(each)
    const known = entries.get(key)
    if (known) return known.result
    const entry = { until: now + ttlMs, result: request() }
    entries.set(key, entry)
    entry.result.catch(() => {
      if (entries.get(key) === entry) entries.delete(key)
    })
    return entry.result
  }
}

/** What EHRs publish about their sign-in. Both functions reject with OAuthError. */
export interface Discovery {
  readonly limits: Limits
  endpointsOf(ehr: EhrConfig): Promise<Endpoints>
  /** The JWK set at a `jwks_uri` of the EHR. */
  keysAt(jwks: string): Promise<Json>
}

export function createDiscovery(limits: Limits): Discovery {
  const [endpoints, keys] = [cached<Endpoints>(limits.endpointsMs), cached<Json>(limits.keysMs)]
  return {
    limits,
    endpointsOf: (ehr) =>
      endpoints(JSON.stringify([ehr.fhirBase, ehr.allowOrigins, ehr.pkce]), () => fetchEndpoints(ehr, limits)),
    keysAt: (jwks) => keys(jwks, () => fetchKeys(jwks, limits)),
  }
}
