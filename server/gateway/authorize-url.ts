import { normalizeBaseUrl } from '../../src/config/config'
import type { Gateway } from '../settings'
import type { Discovery } from './endpoints'
import { parseFields, requireField, OPAQUE_PATTERN, PKCE_PATTERN, SCOPES_PATTERN } from './fields'
import { OAuthError } from './oauth-error'

const exactPattern = (value: string): RegExp => new RegExp(`^${value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`)
const FORWARDED_PARAMETERS = ['nonce', 'launch', 'prompt'] as const

/** The URL of the EHR's sign-in page for an authorization request of the app. Only the parameters named here are forwarded. Rejects with OAuthError. */
export async function authorizeUrl(
  { ehr, base, redirectUri }: Gateway,
  query: string,
  discovery: Discovery,
): Promise<string> {
  const fields = parseFields(query)
  const aud = normalizeBaseUrl(fields.get('aud') ?? '')
  const ehrBase = normalizeBaseUrl(ehr.fhirBase) ?? ehr.fhirBase
  if (aud !== base && aud !== ehrBase) throw new OAuthError(400, 'invalid_request', 'aud is another FHIR base')
  const parameters = new URLSearchParams({
    response_type: requireField(fields, 'response_type', /^code$/),
    client_id: requireField(fields, 'client_id', exactPattern(ehr.clientId)),
    redirect_uri: requireField(fields, 'redirect_uri', exactPattern(redirectUri)),
    scope: requireField(fields, 'scope', SCOPES_PATTERN),
    state: requireField(fields, 'state', OPAQUE_PATTERN),
    aud: ehrBase,
    code_challenge: requireField(fields, 'code_challenge', PKCE_PATTERN),
    code_challenge_method: requireField(fields, 'code_challenge_method', /^S256$/),
  })
  for (const name of FORWARDED_PARAMETERS)
    if (fields.has(name)) parameters.set(name, requireField(fields, name, OPAQUE_PATTERN))
  const { authorize } = await discovery.endpointsOf(ehr)
  // Some servers do not decode a plus as a space.
  return `${authorize}?${parameters.toString().replaceAll('+', '%20')}`
}
