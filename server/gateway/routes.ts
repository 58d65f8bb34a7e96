import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Gateway, Settings } from '../settings'
import { usableCredentials } from './client-authentication'
import type { Limits } from '../limits'
import { createDiscovery, type Discovery } from './endpoints'
import { authorizeUrl } from './authorize-url'
import { OAuthError } from './oauth-error'
import { relay } from './relay'
import { exchangeToken, revokeToken } from './token'

type Handler = (gateway: Gateway, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

/** The gateway that the URL names; undefined if there is none (404). */
function gatewayOf(settings: Settings, request: FastifyRequest): Gateway | undefined {
  const { id } = request.params as { id: string }
  const gateway = settings.gateways.get(id)
  if (gateway) request.ehrId = gateway.ehr.id
  return gateway
}

/** Wraps every route of an EHR: errors become OAuth error codes, without the cause. */
const withGateway =
  (settings: () => Settings, handler: Handler) => async (request: FastifyRequest, reply: FastifyReply) => {
    const gateway = gatewayOf(settings(), request)
    if (gateway === undefined) return reply.callNotFound()
    try {
      return await handler(gateway, request, reply)
    } catch (cause) {
      if (!(cause instanceof OAuthError)) throw cause
      request.problem = cause.problem
      return reply.code(cause.status).send({ error: cause.code })
    }
  }

/** Only pages of this site may request tokens. Browsers set these headers, and scripts cannot change them. */
function isOwnPage({ headers }: FastifyRequest, { url }: Settings): boolean {
  const site = headers['sec-fetch-site']
  return url !== undefined && headers.origin === new URL(url).origin && (site === undefined || site === 'same-origin')
}

const smartConfiguration =
  (discovery: Discovery): Handler =>
  async ({ ehr, base }, _request, reply) => {
    const { document, jwks, revocation } = await discovery.endpointsOf(ehr)
    const gatewayUrl = base.replace(/\/fhir$/, '')
    return reply.send({
      ...document,
      authorization_endpoint: `${gatewayUrl}/authorize`,
      token_endpoint: `${gatewayUrl}/token`,
      ...(jwks === undefined ? {} : { jwks_uri: `${gatewayUrl}/jwks` }),
      ...(revocation === undefined ? {} : { revocation_endpoint: `${gatewayUrl}/revoke` }),
      token_endpoint_auth_methods_supported: ['none'],
    })
  }

const jwks =
  (discovery: Discovery): Handler =>
  async ({ ehr }, _request, reply) => {
    const { jwks } = await discovery.endpointsOf(ehr)
    return jwks === undefined ? reply.callNotFound() : reply.send(await discovery.keysAt(jwks))
  }

/** The keys that EHRs verify this site's signatures with: all that have not expired, so that a new one is known before it is used. */
function siteJwks({ gateways }: Settings) {
  const all = [...gateways.values()]
    .flatMap(({ confidential }) => (confidential ? usableCredentials(confidential) : []))
    .flatMap((credential) => (credential.kind === 'key' ? [credential.publicJwk] : []))
  return { keys: [...new Map(all.map((key) => [key.kid, key])).values()] }
}

/** The OAuth gateway for EHRs that require a client secret or signature; it stores nothing. */
export function gatewayRoutes(app: FastifyInstance, settings: () => Settings, limits: Limits): void {
  const discovery = createDiscovery(limits)
  const { base } = settings()
  const route = (path: string) => `${base}ehr/:id/${path}`
  // One hook for all routes of a kind, because each `app.rateLimit` has its own count.
  const limit = (kind: 'signIn' | 'records') =>
    app.rateLimit({ max: () => settings().perMinute[kind], timeWindow: 60_000 })
  const [signIn, records] = [{ onRequest: limit('signIn') }, { onRequest: limit('records') }]
  // Before the body is read, so that other sites' requests do not occupy the server.
  const requireOwnPage = async (request: FastifyRequest, reply: FastifyReply) => {
    if (isOwnPage(request, settings())) return
    request.problem = 'asked by another site'
    return reply.code(403).header('connection', 'close').send({ error: 'invalid_request' })
  }
  const tokens = { onRequest: [signIn.onRequest, requireOwnPage] }
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  )
  app.get(route('fhir/.well-known/smart-configuration'), signIn, withGateway(settings, smartConfiguration(discovery)))
  app.get(route('jwks'), signIn, withGateway(settings, jwks(discovery)))
  app.get(
    route('authorize'),
    signIn,
    withGateway(settings, async (gateway, request, reply) =>
      reply.redirect(await authorizeUrl(gateway, request.url.split('?').slice(1).join('?'), discovery), 302),
    ),
  )
  app.post(
    route('token'),
    tokens,
    withGateway(settings, async (gateway, request, reply) =>
      reply.send(await exchangeToken(gateway, String(request.body ?? ''), discovery)),
    ),
  )
  app.post(
    route('revoke'),
    tokens,
    withGateway(settings, async (gateway, request, reply) => {
      await revokeToken(gateway, String(request.body ?? ''), discovery)
      return reply.send({})
    }),
  )
  const relayHandler: Handler = async (gateway, request, reply) =>
    gateway.relay ? relay(gateway, request, reply, limits) : reply.callNotFound()
  // Without HEAD, which would read the whole response of the EHR.
  for (const path of ['fhir', 'fhir/*'])
    app.get(route(path), { ...records, exposeHeadRoute: false }, withGateway(settings, relayHandler))
  app.get(`${base}.well-known/jwks.json`, (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').send(siteJwks(settings())),
  )
}
