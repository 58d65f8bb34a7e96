import { generateKeyPairSync, randomBytes } from 'node:crypto'
import type { Configuration, KoaContextWithOIDC, Provider } from 'oidc-provider'
import { errorPage } from '../pages/pages'
import type { Person } from '../types'
import { clientsOf } from './clients'
import type { Contexts } from './context'
import { memoryStorage } from './memory'
import { dataScopes, identityScopes } from './scopes'

export interface AuthOptions {
  readonly url: string
  readonly fhirBase: string
  readonly people: readonly Person[]
  readonly origins: readonly string[]
  /** Life of an access token in seconds. */
  readonly tokenSeconds: number
}

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

function checksOf({ errors }: Library, { fhirBase }: AuthOptions, contexts: Contexts): Configuration['extraParams'] {
  return {
    aud: (_ctx, value) => {
      if (value !== undefined && value.replace(/\/$/, '') !== fhirBase) throw new errors.InvalidRequest('aud is not the FHIR base of this server')
    },
    launch: (_ctx, value) => {
      if (value !== undefined && !contexts.launches.has(value)) throw new errors.InvalidRequest('launch is not known to this server')
    },
  }
}

function configurationOf(library: Library, options: AuthOptions, contexts: Contexts): Configuration {
  const { people, fhirBase, url, tokenSeconds, origins } = options
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return {
    adapter: memoryStorage(),
    clients: clientsOf(origins),
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kty: 'RSA', kid: 'sandbox', use: 'sig', alg: 'RS256' }] },
    cookies: { keys: [randomBytes(32).toString('hex')] },
    clockTolerance: 0,
    routes: paths,
    scopes: [...identityScopes, ...dataScopes],
    claims: { openid: ['sub'], profile: ['name', 'fhirUser'], fhirUser: ['fhirUser'] },
    conformIdTokenClaims: false,
    extraParams: checksOf(library, options, contexts),
    interactions: { policy: policyOf(library), url: (_ctx, interaction) => `/interaction/${interaction.uid}` },
    ttl: { AuthorizationCode: 60, AccessToken: tokenSeconds, IdToken: 1200, Interaction: 3600, Grant: 86_400, Session: 86_400, RefreshToken: 86_400 },
    issueRefreshToken: async (_ctx, client, code) => client.grantTypeAllowed('refresh_token') && (code.scopes.has('offline_access') || code.scopes.has('online_access')),
    rotateRefreshToken: true,
    clientBasedCORS: (_ctx, origin) => origins.includes(origin),
    renderError: (ctx, out) => {
      ctx.type = 'html'
      ctx.body = errorPage(out.error, out.error_description)
    },
    findAccount: (_ctx, id) => {
      const person = people.find(one => one.id === id)
      return person && { accountId: id, claims: () => ({ sub: id, name: person.name, fhirUser: `${fhirBase}/${person.fhirUser}` }) }
    },
    loadExistingGrant: async ctx => {
      const id = ctx.oidc.result?.consent?.grantId
      return id === undefined ? undefined : ctx.oidc.provider.Grant.find(id)
    },
    features: {
      devInteractions: { enabled: false },
      userinfo: { enabled: false },
      revocation: { enabled: true },
      rpInitiatedLogout: { enabled: true },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => fhirBase,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({ scope: [...identityScopes, ...dataScopes].join(' '), audience: url, accessTokenTTL: tokenSeconds, accessTokenFormat: 'opaque' }),
      },
    },
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
    const { patient, encounter } = context
    const banner = options.people.find(({ id }) => id === context.user)?.kind === 'provider'
    Object.assign(ctx.body as object, { need_patient_banner: banner, ...(patient ? { patient } : {}), ...(encounter ? { encounter } : {}) })
  })
  return provider
}
