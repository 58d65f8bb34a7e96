import { isObject, parseJson, textOf, type Json } from '../../src/lib/json'
import type { Gateway } from '../settings'
import { authenticateClient, containsSecret, type ClientAuthentication } from './client-authentication'
import type { Discovery } from './endpoints'
import { parseFields, requireField, OPAQUE_PATTERN, PKCE_PATTERN, SCOPES_PATTERN, type Fields } from './fields'
import { OAuthError } from './oauth-error'
import { openToken, sealToken } from './sealed-token'
import { readUpstream } from './upstream'

/** The fields of a token response that are forwarded to the app (SMART App Launch 2.2). */
const FORWARDED_FIELDS = [
  'access_token',
  'token_type',
  'expires_in',
  'scope',
  'id_token',
  'patient',
  'encounter',
  'need_patient_banner',
  'smart_style_url',
  'tenant',
  'intent',
  'fhirContext',
]
/** Errors that concern the app; all others are between this site and the EHR. */
const FORWARDED_ERRORS = ['invalid_grant', 'invalid_scope', 'invalid_request', 'access_denied']

type Form = Readonly<Record<string, string>>

const scopeField = (fields: Fields, { confidential }: Gateway): Form =>
  fields.has('scope') && confidential?.scopeAtToken !== false
    ? { scope: requireField(fields, 'scope', SCOPES_PATTERN) }
    : {}

const openRefreshToken = async (sealed: string, { confidential }: Gateway): Promise<string> =>
  confidential ? openToken(sealed, confidential) : sealed

type Grant = (fields: Fields, gateway: Gateway) => Promise<Form>

/** A Map, because the name comes from a request. */
const GRANTS: ReadonlyMap<string, Grant> = new Map<string, Grant>([
  [
    'authorization_code',
    async (fields, gateway) => {
      if (fields.get('redirect_uri') !== gateway.redirectUri)
        throw new OAuthError(400, 'invalid_request', 'redirect_uri does not match')
      return {
        grant_type: 'authorization_code',
        code: requireField(fields, 'code', OPAQUE_PATTERN),
        redirect_uri: gateway.redirectUri,
        code_verifier: requireField(fields, 'code_verifier', PKCE_PATTERN),
        ...scopeField(fields, gateway),
      }
    },
  ],
  [
    'refresh_token',
    async (fields, gateway) => ({
      grant_type: 'refresh_token',
      refresh_token: await openRefreshToken(
        requireField(fields, 'refresh_token', /^[\u0021-\u007e]{1,7000}$/),
        gateway,
      ),
      ...scopeField(fields, gateway),
    }),
  ],
])

const postForm = (endpoint: string, form: Form, { fields, headers }: ClientAuthentication, { limits }: Discovery) =>
  readUpstream(
    endpoint,
    { headers: { accept: 'application/json', ...headers }, form: new URLSearchParams({ ...form, ...fields }) },
    limits,
  )

const authenticationFor = ({ ehr, confidential }: Gateway, endpoint: string): Promise<ClientAuthentication> =>
  authenticateClient(ehr.clientId, confidential, endpoint)

/** The error for the app. An EHR that rejects the site itself (`invalid_client`) is only logged. */
function toOAuthError(status: number, body: unknown): OAuthError {
  const error = isObject(body) ? textOf(body.error) : undefined
  const code = error !== undefined && /^[a-z_]{1,40}$/.test(error) ? error : 'no error code'
  if (status >= 400 && status < 500 && FORWARDED_ERRORS.includes(code))
    return new OAuthError(400, code, `the EHR: ${code}`)
  return new OAuthError(
    status >= 500 ? 503 : 502,
    status >= 500 ? 'temporarily_unavailable' : 'server_error',
    `the token endpoint of the EHR: HTTP ${status}, ${code}`,
  )
}

/** Exchanges a code or refresh token with this site's client authentication; returns the token response for the app. Rejects with OAuthError. */
export async function exchangeToken(gateway: Gateway, source: string, discovery: Discovery): Promise<Json> {
  const fields = parseFields(source)
  const grant = GRANTS.get(fields.get('grant_type') ?? '')
  if (grant === undefined) throw new OAuthError(400, 'unsupported_grant_type', 'the grant type is not supported')
  if ((fields.get('client_id') ?? gateway.ehr.clientId) !== gateway.ehr.clientId)
    throw new OAuthError(400, 'invalid_request', 'client_id does not match')
  const form = await grant(fields, gateway)
  const { token } = await discovery.endpointsOf(gateway.ehr)
  const authentication = await authenticationFor(gateway, token)
  const { ok, status, text } = await postForm(token, form, authentication, discovery)
  const body = parseJson(text)
  if (!ok || !isObject(body)) throw toOAuthError(ok ? 502 : status, body)
  // Checked in every member, not only in the expected ones.
  if (containsSecret(body, authentication, gateway.confidential))
    throw new OAuthError(
      502,
      'server_error',
      'the token endpoint of the EHR: the response contains a secret or a signature of this site',
    )
  const forwarded = Object.fromEntries(
    FORWARDED_FIELDS.flatMap((name) => (body[name] === undefined ? [] : [[name, body[name]]])),
  )
  const refresh = textOf(body.refresh_token)
  if (refresh === undefined) return forwarded
  return {
    ...forwarded,
    refresh_token: gateway.confidential ? await sealToken(refresh, gateway.confidential) : refresh,
  }
}

/** Revokes a token at the EHR. Rejects with OAuthError. */
export async function revokeToken(gateway: Gateway, source: string, discovery: Discovery): Promise<void> {
  const fields = parseFields(source)
  const { revocation } = await discovery.endpointsOf(gateway.ehr)
  if (revocation === undefined) throw new OAuthError(404, 'invalid_request', 'the EHR revokes nothing')
  const hint = requireField(fields, 'token_type_hint', /^(?:refresh_token|access_token)$/)
  const received = requireField(fields, 'token', /^[\u0021-\u007e]{1,7000}$/)
  const token = hint === 'refresh_token' ? await openRefreshToken(received, gateway) : received
  const authentication = await authenticationFor(gateway, revocation)
  const { ok, status, text } = await postForm(revocation, { token, token_type_hint: hint }, authentication, discovery)
  if (!ok) throw toOAuthError(status, parseJson(text))
}
