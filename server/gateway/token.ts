import { isObject, parseJson, textOf, type Json } from '../../src/lib/json'
import type { Gateway } from '../settings'
import { goodOnes, proof, type Proof } from './client'
import { askUpstream, endpointsOf } from './endpoints'
import { fieldsOf, needed, OPAQUE, PKCE, SCOPES, type Fields } from './fields'
import { leaks } from './leak'
import { Refusal } from './refusal'
import { open, seal } from './sealed'

/** What of a token answer is for the app (SMART App Launch 2.2, token response). */
const answered = [
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
/** Errors that mean something to the app; any other is between this site and the EHR. */
const forApp = ['invalid_grant', 'invalid_scope', 'invalid_request', 'access_denied']

type Form = Readonly<Record<string, string>>

const scopeOf = (fields: Fields, { confidential }: Gateway): Form =>
  fields.has('scope') && confidential?.scopeAtToken !== false ? { scope: needed(fields, 'scope', SCOPES) } : {}

const openedOf = async (sealed: string, { confidential }: Gateway): Promise<string> =>
  confidential ? open(sealed, confidential.credentials) : sealed

type Grant = (fields: Fields, gateway: Gateway) => Promise<Form>

/** A map: the name comes from a request. */
const grants: ReadonlyMap<string, Grant> = new Map<string, Grant>([
  [
    'authorization_code',
    async (fields, gateway) => {
      if (fields.get('redirect_uri') !== gateway.redirectUri)
        throw new Refusal(400, 'invalid_request', 'redirect_uri is another one')
      return {
        grant_type: 'authorization_code',
        code: needed(fields, 'code', OPAQUE),
        redirect_uri: gateway.redirectUri,
        code_verifier: needed(fields, 'code_verifier', PKCE),
        ...scopeOf(fields, gateway),
      }
    },
  ],
  [
    'refresh_token',
    async (fields, gateway) => ({
      grant_type: 'refresh_token',
      refresh_token: await openedOf(needed(fields, 'refresh_token', /^[\u0021-\u007e]{1,7000}$/), gateway),
      ...scopeOf(fields, gateway),
    }),
  ],
])

async function post(endpoint: string, form: Form, { fields, headers }: Proof): Promise<Response> {
  return askUpstream(endpoint, {
    method: 'POST',
    headers: { accept: 'application/json', ...headers },
    body: new URLSearchParams({ ...form, ...fields }),
  })
}

const proofFor = ({ ehr, confidential }: Gateway, endpoint: string): Promise<Proof> =>
  proof(ehr.clientId, confidential, endpoint)

/** An EHR that refuses the site itself (`invalid_client`) is not the reader's fault: that is for the log. */
function refusalOf(status: number, body: unknown): Refusal {
  const said = isObject(body) ? textOf(body.error) : undefined
  const code = said !== undefined && /^[a-z_]{1,40}$/.test(said) ? said : 'no error code'
  if (status >= 400 && status < 500 && forApp.includes(code)) return new Refusal(400, code, `the EHR: ${code}`)
  return new Refusal(
    status >= 500 ? 503 : 502,
    status >= 500 ? 'temporarily_unavailable' : 'server_error',
    `the token endpoint of the EHR: HTTP ${status}, ${code}`,
  )
}

/** Hands a code or a refresh token in with what the EHR wants of this site; gives the token answer for the app. Rejects with Refusal. */
export async function exchange(gateway: Gateway, source: string): Promise<Json> {
  const fields = fieldsOf(source)
  const grant = grants.get(fields.get('grant_type') ?? '')
  if (grant === undefined) throw new Refusal(400, 'unsupported_grant_type', 'another grant type')
  if ((fields.get('client_id') ?? gateway.ehr.clientId) !== gateway.ehr.clientId)
    throw new Refusal(400, 'invalid_request', 'client_id is another one')
  const form = await grant(fields, gateway)
  const { token } = await endpointsOf(gateway.ehr)
  const proven = await proofFor(gateway, token)
  const response = await post(token, form, proven)
  const body = parseJson(await response.text().catch(() => ''))
  if (!response.ok || !isObject(body)) throw refusalOf(response.ok ? 502 : response.status, body)
  // In whichever member: an EHR that sends it back in one says it in another tomorrow.
  if (leaks(body, proven, gateway.confidential))
    throw new Refusal(
      502,
      'server_error',
      'the token endpoint of the EHR: an answer that holds a secret or a signature of this site',
    )
  const kept = Object.fromEntries(answered.flatMap((name) => (body[name] === undefined ? [] : [[name, body[name]]])))
  const refresh = textOf(body.refresh_token)
  if (refresh === undefined) return kept
  return {
    ...kept,
    refresh_token: gateway.confidential ? await seal(refresh, goodOnes(gateway.confidential)) : refresh,
  }
}

/** Asks the EHR to revoke a token. Rejects with Refusal. */
export async function revoke(gateway: Gateway, source: string): Promise<void> {
  const fields = fieldsOf(source)
  const { revocation } = await endpointsOf(gateway.ehr)
  if (revocation === undefined) throw new Refusal(404, 'invalid_request', 'the EHR revokes nothing')
  const hint = needed(fields, 'token_type_hint', /^(?:refresh_token|access_token)$/)
  const given = needed(fields, 'token', /^[\u0021-\u007e]{1,7000}$/)
  const token = hint === 'refresh_token' ? await openedOf(given, gateway) : given
  const response = await post(revocation, { token, token_type_hint: hint }, await proofFor(gateway, revocation))
  if (!response.ok) throw refusalOf(response.status, parseJson(await response.text().catch(() => '')))
}
