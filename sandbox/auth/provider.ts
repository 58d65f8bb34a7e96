import { generateKeyPairSync } from 'node:crypto'
import type { JsonWebKey } from 'node:crypto'
import type { AccountClaims, ClientMetadata, Configuration, KoaContextWithOIDC, Provider } from 'oidc-provider'
import { errorPage, signedOutPage, signOutPage } from '../pages/pages'
import type { Switches } from '../personas/personas'
import { contextAnswer, tokenAnswer } from '../personas/token-answer'
import type { Person } from '../types'
import type { Apps } from '../clients/apps'
import type { Contexts } from './context'
import type { MemoryStorage } from './memory'
import { isGranular, scopesOf, systemScopes } from './scopes'

export interface AuthOptions {
  readonly url: string
  readonly fhirBase: string
  readonly people: readonly Person[]
  readonly clients: readonly ClientMetadata[]
  /** The apps that are not built in. */
  readonly apps: Apps
  /** Life of an access token in seconds. */
  readonly tokenSeconds: number
  readonly switches: Switches
  readonly storage: MemoryStorage
  readonly signingKey: JsonWebKey
}

/** A sign-in lasts so many seconds, however often its token is renewed. */
export const SIGN_IN_LIFE = 86_400

/** Algorithms of the keys that apps prove themselves with; SMART asks for the two of 384 bits. */
export const assertionAlgorithms = ['RS384', 'ES384', 'RS256', 'ES256'] as const

/** Where SMART's style document is. */
export const stylePath = '/styles/smart_v1.json'

export const paths = {
  authorization: '/authorization/connect/authorize',
  token: '/authorization/connect/token',
  jwks: '/authorization/connect/jwks',
  revocation: '/authorization/connect/revocation',
  introspection: '/authorization/connect/introspect',
  userinfo: '/authorization/connect/userinfo',
  end_session: '/authorization/connect/endsession',
} as const

async function quietLibrary(): Promise<typeof import('oidc-provider')> {
  const { warn } = console
  console.warn = (...words: unknown[]) => {
    if (!String(words[0]).includes('Unsupported runtime')) warn(...words)
  }
  try {
    return await import('oidc-provider')
  } finally {
    console.warn = warn
  }
}

type Library = typeof import('oidc-provider')

function policyOf({ interactionPolicy: { base, Check, Prompt } }: Library) {
  const policy = base()
  policy.remove('consent')
  const once = (name: string, wanted: (ctx: KoaContextWithOIDC) => boolean) =>
    new Prompt({ name, requestable: true }, new Check(`${name}_needed`, `${name} needed`, (ctx) => wanted(ctx)))
  policy.add(
    once('patient', ({ oidc }) => {
      const scopes = [...oidc.requestParamScopes]
      const wanted =
        scopes.some((scope) => scope === 'launch/patient' || scope.startsWith('patient/')) ||
        oidc.params?.['launch'] !== undefined
      return wanted && oidc.result?.['patient'] === undefined
    }),
  )
  policy.add(once('consent', ({ oidc }) => oidc.result?.consent === undefined))
  return policy
}

function checksOf(
  { errors }: Library,
  { fhirBase, switches }: AuthOptions,
  contexts: Contexts,
): Configuration['extraParams'] {
  const known = new Set(scopesOf(switches))
  const audiences = switches.audSlash ? [fhirBase, `${fhirBase}/`] : [fhirBase]
  return {
    // Called for every request, with or without the parameter.
    aud: ({ oidc }, value) => {
      const asked = String(oidc.params?.['scope'] ?? '')
      const grantable = asked.split(' ').some((scope) => known.has(scope) || isGranular(scope, switches))
      if (!grantable) throw new errors.InvalidScope('no scope that this server grants was asked for', asked)
      if (value !== undefined && !audiences.includes(value))
        throw new errors.InvalidRequest('aud is not the FHIR base of this server')
    },
    launch: (_ctx, value) => {
      if (value !== undefined && contexts.launches.get(value) === undefined)
        throw new errors.InvalidRequest('launch is not known to this server')
    },
  }
}

/** `scope` in a token request: what was granted, or less (a decision of this server; OAuth knows it for refresh only). */
function checkAskedAgain(
  { errors }: Library,
  ctx: KoaContextWithOIDC,
  granted: ReadonlySet<string>,
  needed: boolean,
): void {
  const asked = ctx.oidc.body?.['scope']
  if (asked === undefined && needed) throw new errors.InvalidRequest("missing required parameter 'scope'")
  const beyond = String(asked ?? '')
    .split(' ')
    .filter((scope) => scope !== '' && !granted.has(scope))
  if (beyond.length > 0) throw new errors.InvalidScope('scope goes beyond what was granted', beyond.join(' '))
}

function issuingOf(
  library: Library,
  { switches }: AuthOptions,
): Pick<Configuration, 'issueRefreshToken' | 'rotateRefreshToken'> {
  return {
    issueRefreshToken: async (ctx, client, code) => {
      checkAskedAgain(library, ctx, code.scopes, switches.scopeAtToken === 'required')
      const asked = code.scopes.has('offline_access') || code.scopes.has('online_access')
      return switches.refreshTokens && asked && client.grantTypeAllowed('refresh_token')
    },
    rotateRefreshToken: (ctx) => {
      checkAskedAgain(
        library,
        ctx,
        ctx.oidc.entities.RefreshToken?.scopes ?? new Set(),
        switches.scopeAtRefresh === 'required',
      )
      return true
    },
  }
}

/** Who a person is, as id_token and userinfo say it. */
export function claimsOf(
  { fhirBase, switches: { userClaim, userReference } }: Pick<AuthOptions, 'fhirBase' | 'switches'>,
  person: Person,
): AccountClaims {
  const user = userReference === 'absolute' ? `${fhirBase}/${person.fhirUser}` : person.fhirUser
  return { sub: person.id, name: person.name, ...(userClaim === 'none' ? {} : { [userClaim]: user }) }
}

/** The scopes of a token request or of what it goes back to. */
function scopesIn({ oidc: { params, entities } }: KoaContextWithOIDC): readonly string[] {
  const texts = [params?.['scope'], entities.AuthorizationCode?.scope, entities.RefreshToken?.scope]
  return texts.flatMap((text) => (typeof text === 'string' ? text.split(' ') : []))
}

/** What can be granted to who asks: the library knows no patterns, so scopes by category are those that were asked for. */
function grantableTo({ errors }: Library, ctx: KoaContextWithOIDC, switches: Switches): readonly string[] {
  const asked = scopesIn(ctx)
  const granular = asked.filter((scope) => isGranular(scope, switches))
  if (ctx.oidc.params?.['grant_type'] !== 'client_credentials')
    return [...scopesOf(switches), ...granular.filter((scope) => !scope.startsWith('system/'))]
  const backend = [...systemScopes(switches), ...granular].filter(
    (scope) => scope.startsWith('system/') && asked.includes(scope),
  )
  if (backend.length === 0) throw new errors.InvalidScope('a backend service asks for system/ scopes', asked.join(' '))
  return backend
}

/** A token of a backend service lives no longer (SMART backend services). */
const BACKEND_LIFE = 300

function featuresOf(
  library: Library,
  { fhirBase, url, tokenSeconds, switches }: AuthOptions,
): Configuration['features'] {
  return {
    clientCredentials: { enabled: switches.keys },
    devInteractions: { enabled: false },
    userinfo: { enabled: false },
    // Programs with a secret or a key may ask about every token, a public app about its own.
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
        return {
          scope: grantableTo(library, ctx, switches).join(' '),
          audience: url,
          accessTokenTTL: tokenSeconds,
          accessTokenFormat: 'opaque',
        }
      },
    },
  }
}

/** A new key for signing id_tokens, with its private part. */
export const newSigningKey = (): JsonWebKey =>
  generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' })

function configurationOf(library: Library, options: AuthOptions, contexts: Contexts): Configuration {
  const { people, tokenSeconds, clients, apps, switches, storage, signingKey } = options
  return {
    adapter: (model) => (model === 'Client' ? apps.adapter : storage.adapter(model)),
    clients: [...clients],
    jwks: { keys: [{ ...signingKey, kty: 'RSA', kid: 'sandbox', use: 'sig', alg: 'RS256' }] },
    clockTolerance: 0,
    routes: paths,
    scopes: [...scopesOf(switches)],
    responseTypes: ['code'],
    discovery: switches.offers.includes('userinfo') ? { userinfo_endpoint: `${options.url}${paths.userinfo}` } : {},
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
    extraParams: checksOf(library, options, contexts),
    interactions: { policy: policyOf(library), url: (_ctx, interaction) => `/interaction/${interaction.uid}` },
    ttl: {
      AuthorizationCode: 60,
      AccessToken: tokenSeconds,
      ClientCredentials: Math.min(BACKEND_LIFE, tokenSeconds),
      IdToken: 1200,
      Interaction: 3600,
      Grant: SIGN_IN_LIFE,
      Session: SIGN_IN_LIFE,
      RefreshToken: SIGN_IN_LIFE,
    },
    ...issuingOf(library, options),
    clientBasedCORS: (_ctx, origin) => apps.mayCall(origin),
    renderError: (ctx, out) => {
      ctx.type = 'html'
      ctx.body = errorPage(out.error, out.error_description)
    },
    findAccount: (_ctx, id) => {
      const person = people.find((one) => one.id === id)
      return person && { accountId: id, claims: () => claimsOf(options, person) }
    },
    loadExistingGrant: async (ctx) => {
      const id = ctx.oidc.result?.consent?.grantId
      return id === undefined ? undefined : ctx.oidc.provider.Grant.find(id)
    },
    features: featuresOf(library, options),
  }
}

/** The user of a token as introspection names it: by the claim of the id_token, for tokens that were asked for with it (SMART, token introspection). */
function userOf(options: AuthOptions, person: Person | undefined, scope: string): Readonly<Record<string, unknown>> {
  if (person === undefined || !scope.split(' ').some((one) => one === 'fhirUser' || one === 'profile')) return {}
  const { sub: _, name: __, ...user } = claimsOf(options, person)
  return user
}

/** The authorization server (OAuth 2, OpenID Connect, SMART App Launch); its issuer is the server's address. */
export async function createProvider(options: AuthOptions, contexts: Contexts): Promise<Provider> {
  const library = await quietLibrary()
  const provider = new library.Provider(options.url, configurationOf(library, options, contexts))
  provider.use(async (ctx, next) => {
    const { scope = '', prompt, client_id, redirect_uri } = ctx.query
    if (ctx.path === paths.authorization && typeof client_id === 'string' && typeof redirect_uri === 'string')
      options.apps.meet(client_id, redirect_uri)
    if (ctx.path === paths.authorization && prompt === undefined && String(scope).split(' ').includes('offline_access'))
      ctx.query = { ...ctx.query, prompt: 'consent' }
    await next()
    const grant = ctx.oidc?.entities.Grant?.jti
    const context = grant === undefined ? undefined : contexts.grants.get(grant)
    if (ctx.status !== 200 || context === undefined) return
    const person = options.people.find(({ id }) => id === context.user)
    const banner = person?.kind === 'provider'
    const body = ctx.body as Record<string, unknown>
    if (ctx.oidc?.route === 'token')
      ctx.body = tokenAnswer(body, context, banner, `${options.url}${stylePath}`, options.switches)
    if (ctx.oidc?.route === 'introspection' && body['active'] === true)
      ctx.body = {
        ...body,
        ...userOf(options, person, String(body['scope'])),
        ...contextAnswer(context, banner, options.switches),
      }
  })
  return provider
}
