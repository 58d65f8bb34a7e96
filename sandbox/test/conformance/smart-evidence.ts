import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import type { JsonObject } from '../../json'
import { PUBLIC_CLIENT } from '../../auth/built-in-clients'
import {
  allow,
  APP,
  BASIC_CLIENT,
  basicHeader,
  POST_CLIENT,
  SECRET,
  startClient,
} from '../../auth/__fixtures__/oauth-client'
import type { Changes, SandboxClient } from '../../auth/__fixtures__/oauth-client'

export interface JsonResponse {
  readonly status: number
  readonly headers: Headers
  readonly body: JsonObject
}

/** Client authentication methods, as named by SMART. */
export const CLIENT_AUTH_METHODS = [
  'public',
  'confidential symmetric, in the header',
  'confidential symmetric, in the body',
  'confidential asymmetric',
] as const
export type ClientAuth = (typeof CLIENT_AUTH_METHODS)[number]
export const launches = ['standalone', 'EHR'] as const
export const scopeVersions = ['v1', 'v2'] as const

export interface Launch {
  readonly launch: (typeof launches)[number]
  readonly clientAuth: ClientAuth
  readonly scopes: (typeof scopeVersions)[number]
}

/** Results of a sign-in with refresh and introspection. */
export interface Evidence {
  readonly requestedScopes: readonly string[]
  readonly clientId: string
  /** Launch URL of an EHR launch. */
  readonly launchUrl: URL | undefined
  readonly callback: URL
  readonly token: JsonResponse
  readonly idToken: string
  readonly refreshed: JsonResponse
  readonly refreshedWithFewer: JsonResponse
  readonly introspected: JsonResponse
  readonly introspectedInvalid: JsonResponse
}

const KEY_CLIENT = 'keyed-app'
const CLIENT_IDS: Readonly<Record<ClientAuth, string>> = {
  public: PUBLIC_CLIENT,
  'confidential symmetric, in the header': BASIC_CLIENT,
  'confidential symmetric, in the body': POST_CLIENT,
  'confidential asymmetric': KEY_CLIENT,
}

/** Starts a sandbox with additional clients that have keys. `authenticate` returns the client authentication of a token request. */
export async function startSmartServer() {
  const { privateKey, publicKey } = await generateKeyPair('ES384')
  const jwks = { keys: [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'ES384' }] }
  const service = { client_id: 'service', grant_types: ['client_credentials'], jwks }
  const ehr = await startClient({
    clients: [
      {
        client_id: KEY_CLIENT,
        redirect_uris: [`${APP}/callback`],
        grant_types: ['authorization_code', 'refresh_token'],
        jwks,
      },
      service,
    ],
  })
  const assertion = (issuer: string, audience = ehr.endpoint('token'), expires: string | number = '4m') =>
    new SignJWT({})
      .setProtectedHeader({ alg: 'ES384', kid: 'one', typ: 'JWT' })
      .setIssuer(issuer)
      .setSubject(issuer)
      .setAudience(audience)
      .setJti(crypto.randomUUID())
      .setExpirationTime(expires)
      .sign(privateKey)
  const assertionFields = async (issuer: string): Promise<Changes> => ({
    client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
    client_assertion: await assertion(issuer),
  })
  const authenticate = async (
    kind: ClientAuth,
  ): Promise<readonly [fields: Changes, headers: Readonly<Record<string, string>>]> => {
    if (kind === 'public') return [{ client_id: PUBLIC_CLIENT }, {}]
    if (kind === 'confidential asymmetric')
      return [{ client_id: undefined, ...(await assertionFields(KEY_CLIENT)) }, {}]
    return kind.endsWith('body')
      ? [{ client_id: POST_CLIENT, client_secret: SECRET }, {}]
      : [{ client_id: undefined }, basicHeader(BASIC_CLIENT, SECRET)]
  }
  return { ehr, assertion, assertionFields, authenticate }
}
export type SmartServer = Awaited<ReturnType<typeof startSmartServer>>

const scopesOf = ({ launch, scopes }: Launch): readonly string[] => [
  launch === 'EHR' ? 'launch' : 'launch/patient',
  'openid',
  'fhirUser',
  'offline_access',
  ...['Patient', 'Condition', 'Observation'].map((type) => `patient/${type}.${scopes === 'v1' ? 'read' : 'rs'}`),
]

async function startEhrLaunch(ehr: SandboxClient): Promise<URL> {
  const { headers } = await fetch(`${ehr.url}/ehr/launch`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ user: 'dr-lee', patient: 'walter', app: APP }),
  })
  return new URL(headers.get('location') ?? '', ehr.url)
}

/** Runs a sign-in, an exchange, two refreshes and introspection. */
export async function collectEvidence({ ehr, authenticate }: SmartServer, launch: Launch): Promise<Evidence> {
  const requestedScopes = scopesOf(launch)
  const launchUrl = launch.launch === 'EHR' ? await startEhrLaunch(ehr) : undefined
  const clientId = CLIENT_IDS[launch.clientAuth]
  const parameters = {
    client_id: clientId,
    scope: requestedScopes.join(' '),
    state: 'the-state',
    nonce: 'the-nonce',
    ...(launchUrl ? { launch: launchUrl.searchParams.get('launch') ?? '' } : {}),
  }
  const { url } = await ehr.signIn(parameters, launchUrl ? [['consent', {}]] : allow('walter'))
  const requestToken = async (fields: Changes): Promise<JsonResponse> => {
    const [authFields, headers] = await authenticate(launch.clientAuth)
    return ehr.token({ ...fields, ...authFields }, headers)
  }
  const token = await requestToken(ehr.exchangeFields(url.searchParams.get('code') ?? ''))
  const refresh = (body: JsonObject, changes: Changes = {}) =>
    requestToken({ grant_type: 'refresh_token', refresh_token: String(body['refresh_token']), ...changes })
  const refreshed = await refresh(token.body)
  const fewer = requestedScopes.filter((scope) => !scope.includes('Observation'))
  const refreshedWithFewer = await refresh(refreshed.body, { scope: fewer.join(' ') })
  const introspect = (text: unknown) =>
    ehr.post('introspect', { token: String(text) }, basicHeader(BASIC_CLIENT, SECRET))
  return {
    requestedScopes,
    clientId,
    launchUrl,
    callback: url,
    token,
    idToken: String(token.body['id_token']),
    refreshed,
    refreshedWithFewer,
    introspected: await introspect(refreshedWithFewer.body['access_token']),
    introspectedInvalid: await introspect('no-token-of-this-server'),
  }
}

/** Exchanges a code with another verifier, or none. */
export async function exchangeWithVerifier(
  { ehr }: SmartServer,
  code_verifier: string | undefined,
): Promise<JsonResponse> {
  const code = await ehr.codeFor({}, allow('walter'))
  return ehr.token(ehr.exchangeFields(code, { code_verifier }))
}
