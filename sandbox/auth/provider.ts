import { generateKeyPairSync } from 'node:crypto'
import type { JsonWebKey } from 'node:crypto'
import type { AccountClaims, Configuration, KoaContextWithOIDC, Provider } from 'oidc-provider'
import { errorPage, signedOutPage, signOutPage } from '../pages/pages'
import type { Switches } from '../personas/personas'
import { tokenAnswer } from '../personas/token-answer'
import type { Person } from '../types'
import { clientsOf } from './clients'
import type { Contexts } from './context'
import type { MemoryStorage } from './memory'
import { scopesOf } from './scopes'

export interface AuthOptions {
  readonly url: string
  readonly fhirBase: string
  readonly people: readonly Person[]
  readonly origins: readonly string[]
  /** Redirect addresses of the apps besides `/callback` below each origin. */
  readonly redirectUris: readonly string[]
  /** Life of an access token in seconds. */
  readonly tokenSeconds: number
  readonly switches: Switches
  readonly storage: MemoryStorage
}

/** A sign-in lasts so many seconds, however often its token is renewed. */
export const SIGN_IN_LIFE = 86_400

/** Where SMART's style document is. */
export const stylePath = '/styles/smart_v1.json'

export const paths = {
  authorization: '/authorization/connect/authorize',
  token: '/authorization/connect/token',
  jwks: '/authorization/connect/jwks',
  revocation: '/authorization/connect/revocation',
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
    new Prompt({ name, requestable: true }, new Check(`${name}_needed`, `${name} needed`, ctx => wanted(ctx)))
  policy.add(once('patient', ({ oidc }) => {
    const scopes = [...oidc.requestParamScopes]
    const wanted = scopes.some(scope => scope === 'launch/patient' || scope.startsWith('patient/')) || oidc.params?.['launch'] !== undefined
    return wanted && oidc.result?.['patient'] === undefined
  }))
  policy.add(once('consent', ({ oidc }) => oidc.result?.consent === undefined))
  return policy
}

function checksOf({ errors }: Library, { fhirBase, switches }: AuthOptions, contexts: Contexts): Configuration['extraParams'] {
  const known = new Set(scopesOf(switches))
  const audiences = switches.audSlash ? [fhirBase, `${fhirBase}/`] : [fhirBase]
  return {
    // Called for every request, with or without the parameter.
    aud: ({ oidc }, value) => {
      const asked = String(oidc.params?.['scope'] ?? '')
      const grantable = asked.split(' ').some(scope => known.has(scope))
      if (!grantable) throw new errors.InvalidScope('no scope that this server grants was asked for', asked)
      if (value !== undefined && !audiences.includes(value)) throw new errors.InvalidRequest('aud is not the FHIR base of this server')
    },
    launch: (_ctx, value) => {
      if (value !== undefined && contexts.launches.get(value) === undefined) throw new errors.InvalidRequest('launch is not known to this server')
    },
  }
}

/** `scope` in a token request: what was granted, or less (a decision of this server; OAuth knows it for refresh only). */
function checkAskedAgain({ errors }: Library, ctx: KoaContextWithOIDC, granted: ReadonlySet<string>, needed: boolean): void {
  const asked = ctx.oidc.body?.['scope']
  if (asked === undefined && needed) throw new errors.InvalidRequest("missing required parameter 'scope'")
  const beyond = String(asked ?? '').split(' ').filter(scope => scope !== '' && !granted.has(scope))
  if (beyond.length > 0) throw new errors.InvalidScope('scope goes beyond what was granted', beyond.join(' '))
}

function issuingOf(library: Library, { switches }: AuthOptions): Pick<Configuration, 'issueRefreshToken' | 'rotateRefreshToken'> {
  return {
    issueRefreshToken: async (ctx, client, code) => {
      checkAskedAgain(library, ctx, code.scopes, switches.scopeAtToken === 'required')
      const asked = code.scopes.has('offline_access') || code.scopes.has('online_access')
      return switches.refreshTokens && asked && client.grantTypeAllowed('refresh_token')
    },
    rotateRefreshToken: ctx => {
      checkAskedAgain(library, ctx, ctx.oidc.entities.RefreshToken?.scopes ?? new Set(), switches.scopeAtRefresh === 'required')
      return true
    },
  }
}

function claimsOf({ fhirBase, switches: { userClaim, userReference } }: AuthOptions, person: Person): AccountClaims {
  const user = userReference === 'absolute' ? `${fhirBase}/${person.fhirUser}` : person.fhirUser
  return { sub: person.id, name: person.name, ...(userClaim === 'none' ? {} : { [userClaim]: user }) }
}

function featuresOf({ errors }: Library, { fhirBase, url, tokenSeconds, switches }: AuthOptions): Configuration['features'] {
  return {
    devInteractions: { enabled: false },
    userinfo: { enabled: false },
    revocation: { enabled: switches.revocation, allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId },
    rpInitiatedLogout: {
      enabled: true,
      logoutSource: (ctx, form) => void (ctx.body = signOutPage(form)),
      postLogoutSuccessSource: ctx => void (ctx.body = signedOutPage()),
    },
    resourceIndicators: {
      enabled: true,
      defaultResource: () => fhirBase,
      useGrantedResource: () => true,
      getResourceServerInfo: (_ctx, resource) => {
        if (resource !== fhirBase) throw new errors.InvalidTarget('the resource is not the FHIR base of this server')
        return { scope: scopesOf(switches).join(' '), audience: url, accessTokenTTL: tokenSeconds, accessTokenFormat: 'opaque' }
      },
    },
  }
}

const signingKey = (): JsonWebKey => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' })

function configurationOf(library: Library, options: AuthOptions, contexts: Contexts): Configuration {
  const { people, tokenSeconds, origins, redirectUris, switches, storage } = options
  return {
    adapter: storage.adapter,
    clients: clientsOf(origins, redirectUris),
    jwks: { keys: [{ ...signingKey(), kty: 'RSA', kid: 'sandbox', use: 'sig', alg: 'RS256' }] },
    clockTolerance: 0,
    routes: paths,
    scopes: [...scopesOf(switches)],
    responseTypes: ['code'],
    clientAuthMethods: ['none', 'client_secret_basic', 'client_secret_post'],
    allowOmittingSingleRegisteredRedirectUri: false,
    claims: { openid: ['sub'], profile: ['name', 'fhirUser', 'profile'], fhirUser: ['fhirUser', 'profile'] },
    conformIdTokenClaims: false,
    extraParams: checksOf(library, options, contexts),
    interactions: { policy: policyOf(library), url: (_ctx, interaction) => `/interaction/${interaction.uid}` },
    ttl: { AuthorizationCode: 60, AccessToken: tokenSeconds, IdToken: 1200, Interaction: 3600, Grant: SIGN_IN_LIFE, Session: SIGN_IN_LIFE, RefreshToken: SIGN_IN_LIFE },
    ...issuingOf(library, options),
    clientBasedCORS: (_ctx, origin) => origins.includes(origin),
    renderError: (ctx, out) => {
      ctx.type = 'html'
      ctx.body = errorPage(out.error, out.error_description)
    },
    findAccount: (_ctx, id) => {
      const person = people.find(one => one.id === id)
      return person && { accountId: id, claims: () => claimsOf(options, person) }
    },
    loadExistingGrant: async ctx => {
      const id = ctx.oidc.result?.consent?.grantId
      return id === undefined ? undefined : ctx.oidc.provider.Grant.find(id)
    },
    features: featuresOf(library, options),
  }
}

/** The authorization server (OAuth 2, OpenID Connect, SMART App Launch); its issuer is the server's address. */
export async function createProvider(options: AuthOptions, contexts: Contexts): Promise<Provider> {
  const library = await quietLibrary()
  const provider = new library.Provider(options.url, configurationOf(library, options, contexts))
  provider.use(async (ctx, next) => {
    const { scope = '', prompt } = ctx.query
    if (ctx.path === paths.authorization && prompt === undefined && String(scope).split(' ').includes('offline_access')) ctx.query = { ...ctx.query, prompt: 'consent' }
    await next()
    const grant = ctx.oidc?.entities.Grant?.jti
    const context = grant === undefined ? undefined : contexts.grants.get(grant)
    if (ctx.oidc?.route !== 'token' || ctx.status !== 200 || context === undefined) return
    const banner = options.people.find(({ id }) => id === context.user)?.kind === 'provider'
    ctx.body = tokenAnswer(ctx.body as Record<string, unknown>, context, banner, `${options.url}${stylePath}`, options.switches)
  })
  return provider
}
