import { generateKeyPairSync } from 'node:crypto'
import { getResourceTypes } from '@medplum/core'
import type { Configuration, JWK, Provider } from 'oidc-provider'
import { indexDefinitions } from './definitions'

/** Id of the only app that is registered. */
export const FOREIGN_CLIENT = 'plainchart-at-foreign-ehr'

/** Scopes for every resource type of R4, in the syntax of SMART 1 and 2. */
function supportedScopes(): string[] {
  indexDefinitions()
  const ofTypes = getResourceTypes().flatMap((type) => [`patient/${type}.read`, `patient/${type}.rs`])
  return ['openid', 'fhirUser', 'offline_access', 'launch/patient', ...ofTypes]
}

/** Runs the library without its warnings: that it prefers a newer Node, and that its storage in memory is for development only. */
async function withoutWarnings<T>(work: () => T | Promise<T>): Promise<T> {
  const { warn } = console
  console.warn = () => undefined
  try {
    return await work()
  } finally {
    console.warn = warn
  }
}

function configurationFor(fhirBase: string, redirectUri: string, patients: ReadonlySet<string>): Configuration {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const signingKey = { ...privateKey.export({ format: 'jwk' }), kid: 'foreign', use: 'sig', alg: 'ES256' } as JWK
  return {
    clients: [
      {
        client_id: FOREIGN_CLIENT,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'none',
        id_token_signed_response_alg: 'ES256',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
      },
    ],
    jwks: { keys: [signingKey] },
    cookies: { keys: ['for tests only'] },
    scopes: supportedScopes(),
    claims: { openid: ['sub'], fhirUser: ['fhirUser'] },
    conformIdTokenClaims: false,
    clientBasedCORS: () => true,
    extraParams: ['aud'],
    features: {
      devInteractions: { enabled: false },
      resourceIndicators: { enabled: false },
      revocation: { enabled: true, allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId },
    },
    interactions: { url: (_ctx, { uid }) => `/sign-in/${uid}` },
    ttl: {
      AccessToken: 3600,
      AuthorizationCode: 60,
      Grant: 86_400,
      IdToken: 3600,
      Interaction: 3600,
      RefreshToken: 86_400,
      Session: 86_400,
    },
    findAccount: (_ctx, id) =>
      patients.has(id)
        ? { accountId: id, claims: () => ({ sub: id, fhirUser: `${fhirBase}/Patient/${id}` }) }
        : undefined,
  }
}

/**
 * A SMART authorization server for patients, by oidc-provider: PKCE, the patient in the token response, id_token with fhirUser, refresh and revocation.
 * Knows nothing of the sandbox.
 */
export async function createAuthorizationServer(
  issuer: string,
  fhirBase: string,
  redirectUri: string,
  patients: ReadonlySet<string>,
): Promise<Provider> {
  const provider = await withoutWarnings(async () => {
    const library = await import('oidc-provider')
    return new library.Provider(issuer, configurationFor(fhirBase, redirectUri, patients))
  })
  provider.use(async (ctx, next) => {
    const { scope, prompt = '' } = ctx.query
    // OpenID Connect grants offline access with consent only, which SMART apps do not ask for by `prompt`.
    if (ctx.path === '/auth' && String(scope).split(' ').includes('offline_access'))
      ctx.query = { ...ctx.query, prompt: `${String(prompt)} consent`.trim() }
    await next()
    if (ctx.oidc?.route === 'token' && ctx.status === 200)
      ctx.body = { ...(ctx.body as object), patient: ctx.oidc.account?.accountId }
  })
  return provider
}

/** The document at `.well-known/smart-configuration`. */
export const smartConfigurationOf = (issuer: string): object => ({
  issuer,
  jwks_uri: `${issuer}/jwks`,
  authorization_endpoint: `${issuer}/auth`,
  token_endpoint: `${issuer}/token`,
  revocation_endpoint: `${issuer}/token/revocation`,
  grant_types_supported: ['authorization_code', 'refresh_token'],
  response_types_supported: ['code'],
  token_endpoint_auth_methods_supported: ['none'],
  code_challenge_methods_supported: ['S256'],
  scopes_supported: supportedScopes(),
  capabilities: [
    'launch-standalone',
    'client-public',
    'sso-openid-connect',
    'context-standalone-patient',
    'permission-offline',
    'permission-patient',
    'permission-v1',
    'permission-v2',
  ],
})
