import { generateKeyPairSync } from 'node:crypto'
import type { JsonWebKey } from 'node:crypto'
import type { AccountClaims, ClientMetadata, Configuration, KoaContextWithOIDC, Provider } from 'oidc-provider'
import { errorPage, signedOutPage, signOutPage } from '../pages/sign-in'
import type { Switches } from '../personas/personas'
import { launchContextFields, tokenResponse } from '../personas/token-response'
import type { Person } from '../types'
import type { AppRegistry } from '../clients/app-registry'
import type { Contexts } from './sign-in-context'
import type { MemoryStorage } from './memory-storage'
import { limitScopes } from '../personas/scope-limits'
import { advertisedScopes, isGranularScope, grantableScopes, scopeTypes, supportedScopes, systemScopes } from './scopes'

export interface AuthOptions {
  readonly url: string
  readonly fhirBase: string
  readonly people: readonly Person[]
  readonly clients: readonly ClientMetadata[]
  /** Apps that are not built in. */
  readonly apps: AppRegistry
  /** Lifetime of an access token. */
  readonly tokenSeconds: number
  readonly switches: Switches
  readonly storage: MemoryStorage
  readonly signingKey: JsonWebKey
}

/** Maximum length of a sign-in, however often its token is refreshed. */
export const SIGN_IN_TTL_SECONDS = 86_400

/** Signature algorithms of client assertions; SMART requires RS384 and ES384. */
export const assertionAlgorithms = ['RS384', 'ES384', 'RS256', 'ES256'] as const

/** Path of the SMART style document. */
export const stylePath = '/styles/smart_v1.json'

export const authPaths = {
  authorization: '/authorization/connect/authorize',
  token: '/authorization/connect/token',
  jwks: '/authorization/connect/jwks',
  revocation: '/authorization/connect/revocation',
  introspection: '/authorization/connect/introspect',
  userinfo: '/authorization/connect/userinfo',
  end_session: '/authorization/connect/endsession',
} as const

/** Imports oidc-provider without its warning about the Node version. */
async function importLibrary(): Promise<typeof import('oidc-provider')> {
  const { warn } = console
  console.warn = (...args: unknown[]) => {
    if (!String(args[0]).includes('Unsupported runtime')) warn(...args)
  }
  try {
    return await import('oidc-provider')
  } finally {
    console.warn = warn
  }
}

type Library = typeof import('oidc-provider')

function interactionPolicyOf({ interactionPolicy: { base, Check, Prompt } }: Library) {
  const policy = base()
  policy.remove('consent')
  const prompt = (name: string, isNeeded: (ctx: KoaContextWithOIDC) => boolean) =>
    new Prompt({ name, requestable: true }, new Check(`${name}_needed`, `${name} needed`, (ctx) => isNeeded(ctx)))
  policy.add(
    prompt('patient', ({ oidc }) => {
      const scopes = [...oidc.requestParamScopes]
      const wantsPatient =
        scopes.some((scope) => scope === 'launch/patient' || scope.startsWith('patient/')) ||
        oidc.params?.['launch'] !== undefined
      return wantsPatient && oidc.result?.['patient'] === undefined
    }),
  )
  policy.add(prompt('consent', ({ oidc }) => oidc.result?.consent === undefined))
  return policy
}

function parameterChecks(
  { errors }: Library,
  { fhirBase, switches }: AuthOptions,
  contexts: Contexts,
): Configuration['extraParams'] {
  const grantable = new Set(grantableScopes(switches))
  const audiences = switches.audSlash ? [fhirBase, `${fhirBase}/`] : [fhirBase]
  return {
    // oidc-provider calls it for every request, also without the parameter.
    aud: ({ oidc }, value) => {
      const requested = String(oidc.params?.['scope'] ?? '')
      const isAnyGrantable = requested
        .split(' ')
        .some((scope) => grantable.has(scope) || isGranularScope(scope, switches))
      if (!isAnyGrantable) throw new errors.InvalidScope('no scope that this server grants was asked for', requested)
      if (switches.pkce === 'refused' && oidc.params?.['code_challenge'] !== undefined)
        throw new errors.InvalidRequest('code_challenge is not known to this server')
      if (value !== undefined && !audiences.includes(value))
        throw new errors.InvalidRequest('aud is not the FHIR base of this server')
    },
    launch: (_ctx, value) => {
      if (value !== undefined && contexts.launches.get(value) === undefined)
        throw new errors.InvalidRequest('launch is not known to this server')
    },
  }
}

/** `scope` of a token request: at most what was granted. OAuth defines it for refresh only; this server also accepts it with a code. */
function checkRequestedScope(
  { errors }: Library,
  ctx: KoaContextWithOIDC,
  granted: ReadonlySet<string>,
  isRequired: boolean,
): void {
  const requested = ctx.oidc.body?.['scope']
  if (requested === undefined && isRequired) throw new errors.InvalidRequest("missing required parameter 'scope'")
  const excess = String(requested ?? '')
    .split(' ')
    .filter((scope) => scope !== '' && !granted.has(scope))
  if (excess.length > 0) throw new errors.InvalidScope('scope goes beyond what was granted', excess.join(' '))
}

function refreshTokenSettings(
  library: Library,
  { switches }: AuthOptions,
): Pick<Configuration, 'issueRefreshToken' | 'rotateRefreshToken'> {
  return {
    issueRefreshToken: async (ctx, client, code) => {
      checkRequestedScope(library, ctx, code.scopes, switches.scopeAtToken === 'required')
      const isRequested = code.scopes.has('offline_access') || code.scopes.has('online_access')
      return switches.refreshTokens && isRequested && client.grantTypeAllowed('refresh_token')
    },
    rotateRefreshToken: (ctx) => {
      checkRequestedScope(
        library,
        ctx,
        ctx.oidc.entities.RefreshToken?.scopes ?? new Set(),
        switches.scopeAtRefresh === 'required',
      )
      return true
    },
  }
}

/** The claims of a person in id_token and userinfo. */
export function userClaims(
  { fhirBase, switches: { userClaim, userReference } }: Pick<AuthOptions, 'fhirBase' | 'switches'>,
  person: Person,
): AccountClaims {
  const user = userReference === 'absolute' ? `${fhirBase}/${person.fhirUser}` : person.fhirUser
  return { sub: person.id, name: person.name, ...(userClaim === 'none' ? {} : { [userClaim]: user }) }
}

/** The scopes of a token request and of its code or refresh token. */
function requestedScopes({ oidc: { params, entities } }: KoaContextWithOIDC): readonly string[] {
  const texts = [params?.['scope'], entities.AuthorizationCode?.scope, entities.RefreshToken?.scope]
  return texts.flatMap((text) => (typeof text === 'string' ? text.split(' ') : []))
}

/** Gives a backend service that names no scopes those that it is registered with (RFC 6749, 3.3); others are refused. */
function addDefaultScopes({ oidc: { params, client } }: KoaContextWithOIDC): void {
  if (params?.['grant_type'] === 'client_credentials' && client?.scope !== undefined) params['scope'] ??= client.scope
}

/** Scopes that can be granted to a request. The library has no patterns, so granular scopes are taken from the request. */
function grantableForRequest({ errors }: Library, ctx: KoaContextWithOIDC, switches: Switches): readonly string[] {
  const requested = requestedScopes(ctx)
  const granular = requested.filter((scope) => isGranularScope(scope, switches))
  if (ctx.oidc.params?.['grant_type'] !== 'client_credentials')
    return [...grantableScopes(switches), ...granular.filter((scope) => !scope.startsWith('system/'))]
  const backend = [...systemScopes(switches), ...granular].filter(
    (scope) => scope.startsWith('system/') && requested.includes(scope),
  )
  if (backend.length === 0)
    throw new errors.InvalidScope('a backend service asks for system/ scopes', requested.join(' '))
  return backend
}

/** Maximum lifetime of a backend service's token (SMART Backend Services). */
const BACKEND_TOKEN_TTL_SECONDS = 300

function providerFeatures(
  library: Library,
  { fhirBase, url, tokenSeconds, switches }: AuthOptions,
): Configuration['features'] {
  return {
    clientCredentials: { enabled: switches.keys },
    devInteractions: { enabled: false },
    userinfo: { enabled: false },
    // Confidential clients may introspect every token, public clients only their own.
    introspection: {
      enabled: switches.offers.includes('introspection'),
      allowedPolicy: (_ctx, client, token) => client.clientAuthMethod !== 'none' || token.clientId === client.clientId,
    },
    revocation: {
      enabled: switches.revocation,
      allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId,
    },
    rpInitiatedLogout: {
      enabled: true,
      logoutSource: (ctx, form) => void (ctx.body = signOutPage(form)),
      postLogoutSuccessSource: (ctx) => void (ctx.body = signedOutPage()),
    },
    resourceIndicators: {
      enabled: true,
      defaultResource: () => fhirBase,
      useGrantedResource: () => true,
      getResourceServerInfo: (ctx, resource) => {
        if (resource !== fhirBase)
          throw new library.errors.InvalidTarget('the resource is not the FHIR base of this server')
        addDefaultScopes(ctx)
        return {
          scope: grantableForRequest(library, ctx, switches).join(' '),
          audience: url,
          accessTokenTTL: tokenSeconds,
          accessTokenFormat: 'opaque',
        }
      },
    },
  }
}

/** Creates a private RSA key for signing id_tokens. */
export const createSigningKey = (): JsonWebKey =>
  generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' })

function providerConfiguration(library: Library, options: AuthOptions, contexts: Contexts): Configuration {
  const { people, tokenSeconds, clients, apps, switches, storage, signingKey } = options
  return {
    adapter: (model) => (model === 'Client' ? apps.adapter : storage.adapter(model)),
    clients: [...clients],
    jwks: { keys: [{ ...signingKey, kty: 'RSA', kid: 'sandbox', use: 'sig', alg: 'RS256' }] },
    clockTolerance: 0,
    routes: authPaths,
    // A backend service may register its scopes; only client credentials grant them.
    scopes: [...supportedScopes(switches)],
    responseTypes: ['code'],
    discovery: switches.offers.includes('userinfo') ? { userinfo_endpoint: `${options.url}${authPaths.userinfo}` } : {},
    clientAuthMethods: [
      'none',
      'client_secret_basic',
      'client_secret_post',
      ...(switches.keys ? ['private_key_jwt' as const] : []),
    ],
    enabledJWA: { clientAuthSigningAlgValues: [...assertionAlgorithms] },
    allowOmittingSingleRegisteredRedirectUri: false,
    claims: { openid: ['sub'], profile: ['name', 'fhirUser', 'profile'], fhirUser: ['fhirUser', 'profile'] },
    conformIdTokenClaims: false,
    extraParams: parameterChecks(library, options, contexts),
    interactions: {
      policy: interactionPolicyOf(library),
      url: (_ctx, interaction) => `/interaction/${interaction.uid}`,
    },
    ttl: {
      AuthorizationCode: 60,
      AccessToken: tokenSeconds,
      ClientCredentials: Math.min(BACKEND_TOKEN_TTL_SECONDS, tokenSeconds),
      IdToken: 1200,
      Interaction: 3600,
      Grant: SIGN_IN_TTL_SECONDS,
      Session: SIGN_IN_TTL_SECONDS,
      RefreshToken: SIGN_IN_TTL_SECONDS,
    },
    pkce: { required: (_ctx, client) => switches.pkce === 'required' && client.clientAuthMethod === 'none' },
    ...refreshTokenSettings(library, options),
    clientBasedCORS: (_ctx, origin) => apps.allowsOrigin(origin),
    renderError: (ctx, error) => {
      ctx.type = 'html'
      ctx.body = errorPage(error.error, error.error_description)
    },
    findAccount: (_ctx, id) => {
      const person = people.find((person) => person.id === id)
      return person && { accountId: id, claims: () => userClaims(options, person) }
    },
    loadExistingGrant: async (ctx) => {
      const id = ctx.oidc.result?.consent?.grantId
      return id === undefined ? undefined : ctx.oidc.provider.Grant.find(id)
    },
    features: providerFeatures(library, options),
  }
}

/** The user in an introspection response: the claim of the id_token, if the token has the scope for it (SMART, token introspection). */
function introspectedUser(
  options: AuthOptions,
  person: Person | undefined,
  scope: string,
): Readonly<Record<string, unknown>> {
  if (person === undefined || !scope.split(' ').some((name) => name === 'fhirUser' || name === 'profile')) return {}
  const { sub: _, name: __, ...user } = userClaims(options, person)
  return user
}

/** Before the library reads an authorization request: notes its app, limits its scopes, and asks for consent to offline access. */
function prepareAuthorization(ctx: Pick<KoaContextWithOIDC, 'query'>, { apps, switches }: AuthOptions): void {
  const { scope = '', prompt, client_id, redirect_uri } = ctx.query
  if (typeof client_id === 'string' && typeof redirect_uri === 'string') apps.noteUnregistered(client_id, redirect_uri)
  const prompts = typeof prompt === 'string' ? prompt.split(' ') : []
  const needsConsent =
    !['none', 'consent'].some((each) => prompts.includes(each)) && String(scope).split(' ').includes('offline_access')
  const types = scopeTypes(switches).filter((type) => type !== '*')
  ctx.query = {
    ...ctx.query,
    ...(switches.limits.length > 0 ? { scope: limitScopes(String(scope), switches.limits, types) } : {}),
    ...(needsConsent ? { prompt: [...prompts, 'consent'].join(' ') } : {}),
  }
}

/** Creates the authorization server (OAuth 2, OpenID Connect, SMART App Launch); its issuer is the origin of the sandbox. */
export async function createProvider(options: AuthOptions, contexts: Contexts): Promise<Provider> {
  const library = await importLibrary()
  const provider = new library.Provider(options.url, providerConfiguration(library, options, contexts))
  provider.use(async (ctx, next) => {
    if (ctx.path === authPaths.authorization) prepareAuthorization(ctx, options)
    await next()
    if (ctx.oidc?.route === 'discovery')
      ctx.body = { ...(ctx.body as object), scopes_supported: advertisedScopes(options.switches) }
    const grant = ctx.oidc?.entities.Grant?.jti
    const context = grant === undefined ? undefined : contexts.grants.get(grant)
    if (ctx.status !== 200 || context === undefined) return
    const person = options.people.find(({ id }) => id === context.user)
    const needsBanner = person?.kind === 'provider'
    const body = ctx.body as Record<string, unknown>
    if (ctx.oidc?.route === 'token')
      ctx.body = tokenResponse(body, context, needsBanner, `${options.url}${stylePath}`, options.switches)
    if (ctx.oidc?.route === 'introspection' && body['active'] === true)
      ctx.body = {
        ...body,
        ...introspectedUser(options, person, String(body['scope'])),
        ...launchContextFields(context, needsBanner, options.switches),
      }
  })
  return provider
}
