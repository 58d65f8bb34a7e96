import { isAllowed, normalBase, type EhrConfig } from '../../src/config/config'
import { isObject, textOf, texts, type Json } from '../../src/lib/json'
import { Refusal } from './refusal'

/** The part of an EHR's smart-configuration that a sign-in by this server needs. */
export interface Endpoints {
  readonly authorize: string
  readonly token: string
  readonly jwks: string | undefined
  readonly revocation: string | undefined
  /** As the EHR says it, for the app. */
  readonly document: Json
}

const MINUTE = 60_000
const LIMIT = 20_000
const passedOn = [
  'issuer',
  'scopes_supported',
  'capabilities',
  'code_challenge_methods_supported',
  'authorization_response_iss_parameter_supported',
  'response_types_supported',
  'grant_types_supported',
]

/** Asks an EHR's own address, which is always one of its settings; follows no redirect. */
export async function askUpstream(address: string, init: RequestInit = {}): Promise<Response> {
  try {
    return await fetch(address, { ...init, redirect: 'error', signal: AbortSignal.timeout(LIMIT) })
  } catch (cause) {
    const slow = cause instanceof Error && cause.name === 'TimeoutError'
    throw new Refusal(
      503,
      'temporarily_unavailable',
      slow ? 'the EHR did not answer in time' : 'the EHR cannot be reached, or answers with a redirect',
    )
  }
}

function endpointIn(ehr: EhrConfig, document: Json, name: string): string | undefined {
  const address = textOf(document[name])
  return address !== undefined && isAllowed(ehr, address) ? address : undefined
}

async function read(ehr: EhrConfig): Promise<Endpoints> {
  const response = await askUpstream(`${normalBase(ehr.fhirBase)}/.well-known/smart-configuration`, {
    headers: { accept: 'application/json' },
  })
  const document: unknown = response.ok ? await response.json().catch(() => undefined) : undefined
  if (!isObject(document))
    throw new Refusal(502, 'server_error', `smart-configuration of the EHR: HTTP ${response.status}`)
  const [authorize, token] = [
    endpointIn(ehr, document, 'authorization_endpoint'),
    endpointIn(ehr, document, 'token_endpoint'),
  ]
  if (authorize === undefined || token === undefined || new URL(authorize).search !== '')
    throw new Refusal(502, 'server_error', 'smart-configuration of the EHR names no endpoints that the settings allow')
  if (ehr.pkce !== 'always' && !texts(document.code_challenge_methods_supported).includes('S256'))
    throw new Refusal(502, 'server_error', 'the EHR does not offer PKCE with S256')
  const said = Object.fromEntries(
    passedOn.flatMap((key) => (document[key] === undefined ? [] : [[key, document[key]]])),
  )
  const endSession = endpointIn(ehr, document, 'end_session_endpoint')
  return {
    authorize,
    token,
    jwks: endpointIn(ehr, document, 'jwks_uri'),
    revocation: endpointIn(ehr, document, 'revocation_endpoint'),
    document: { ...said, ...(endSession === undefined ? {} : { end_session_endpoint: endSession }) },
  }
}

const kept = new Map<string, { readonly until: number; readonly endpoints: Promise<Endpoints> }>()

/** The endpoints of an EHR, asked for again after ten minutes or a failure. Rejects with Refusal. */
export function endpointsOf(ehr: EhrConfig): Promise<Endpoints> {
  const key = JSON.stringify([ehr.fhirBase, ehr.allowOrigins, ehr.pkce])
  const found = kept.get(key)
  if (found && found.until > Date.now()) return found.endpoints
  const endpoints = read(ehr)
  kept.set(key, { until: Date.now() + 10 * MINUTE, endpoints })
  endpoints.catch(() => kept.delete(key))
  return endpoints
}
