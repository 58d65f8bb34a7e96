import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Gateway, Settings } from '../settings'
import { goodOnes } from './client'
import { askUpstream, endpointsOf } from './endpoints'
import { authorizeAddress } from './authorize'
import { Refusal } from './refusal'
import { relay } from './relay'
import { exchange, revoke } from './token'

type Handler = (gateway: Gateway, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

/** The gateway that the address names; undefined answers 404. */
function gatewayFor(settings: Settings, request: FastifyRequest): Gateway | undefined {
  const { id } = request.params as { id: string }
  const found = settings.gateways.get(id)
  if (found) request.ehrId = found.ehr.id
  return found
}

/** Answers of every route of an EHR: a refusal in a word of OAuth, and never a cause. */
const guarded =
  (settings: () => Settings, handler: Handler) => async (request: FastifyRequest, reply: FastifyReply) => {
    const gateway = gatewayFor(settings(), request)
    if (gateway === undefined) return reply.callNotFound()
    try {
      return await handler(gateway, request, reply)
    } catch (cause) {
      if (!(cause instanceof Refusal)) throw cause
      request.problem = cause.problem
      return reply.code(cause.status).send({ error: cause.code })
    }
  }

/** Only pages of this site ask for tokens: a browser names the site that a request comes from, and a script cannot change that. */
function isOwnPage({ headers }: FastifyRequest, { url }: Settings): boolean {
  const site = headers['sec-fetch-site']
  return url !== undefined && headers.origin === new URL(url).origin && (site === undefined || site === 'same-origin')
}

const configuration: Handler = async ({ ehr, base }, _request, reply) => {
  const { document, jwks, revocation } = await endpointsOf(ehr)
  const at = base.replace(/\/fhir$/, '')
  return reply.send({
    ...document,
    authorization_endpoint: `${at}/authorize`,
    token_endpoint: `${at}/token`,
    ...(jwks === undefined ? {} : { jwks_uri: `${at}/jwks` }),
    ...(revocation === undefined ? {} : { revocation_endpoint: `${at}/revoke` }),
    token_endpoint_auth_methods_supported: ['none'],
  })
}

const keys: Handler = async ({ ehr }, _request, reply) => {
  const { jwks } = await endpointsOf(ehr)
  if (jwks === undefined) return reply.callNotFound()
  const response = await askUpstream(jwks, { headers: { accept: 'application/json' } })
  const found: unknown = response.ok ? await response.json().catch(() => undefined) : undefined
  if (found === undefined) throw new Refusal(502, 'server_error', `keys of the EHR: HTTP ${response.status}`)
  return reply.send(found)
}

/** What the EHRs check this site's signatures with: every key that has not expired, so that a new one is known before it is used. */
function publishedKeys({ gateways }: Settings) {
  const all = [...gateways.values()]
    .flatMap(({ confidential }) => (confidential ? goodOnes(confidential) : []))
    .flatMap((one) => (one.kind === 'key' ? [one.published] : []))
  return { keys: [...new Map(all.map((key) => [key.kid, key])).values()] }
}

/** Sign-in by this server for EHRs that want a secret or a signature of the site; it keeps nothing. */
export function gatewayRoutes(app: FastifyInstance, settings: () => Settings): void {
  const { base } = settings()
  const at = (path: string) => `${base}ehr/:id/${path}`
  // One hook for all routes of a kind: each of `app.rateLimit` has a count of its own.
  const counted = (kind: 'signIn' | 'records') =>
    app.rateLimit({ max: () => settings().perMinute[kind], timeWindow: 60_000 })
  const [signIn, records] = [{ onRequest: counted('signIn') }, { onRequest: counted('records') }]
  // Before the body: somebody else's page has nobody here wait for the rest of what it sends.
  const ownPage = async (request: FastifyRequest, reply: FastifyReply) => {
    if (isOwnPage(request, settings())) return
    request.problem = 'asked by another site'
    return reply.code(403).header('connection', 'close').send({ error: 'invalid_request' })
  }
  const tokens = { onRequest: [signIn.onRequest, ownPage] }
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  )
  app.get(at('fhir/.well-known/smart-configuration'), signIn, guarded(settings, configuration))
  app.get(at('jwks'), signIn, guarded(settings, keys))
  app.get(
    at('authorize'),
    signIn,
    guarded(settings, async (gateway, request, reply) =>
      reply.redirect(await authorizeAddress(gateway, request.url.split('?').slice(1).join('?')), 302),
    ),
  )
  app.post(
    at('token'),
    tokens,
    guarded(settings, async (gateway, request, reply) =>
      reply.send(await exchange(gateway, String(request.body ?? ''))),
    ),
  )
  app.post(
    at('revoke'),
    tokens,
    guarded(settings, async (gateway, request, reply) => {
      await revoke(gateway, String(request.body ?? ''))
      return reply.send({})
    }),
  )
  const pass: Handler = async (gateway, request, reply) =>
    gateway.relay ? relay(gateway, request, reply) : reply.callNotFound()
  for (const path of ['fhir', 'fhir/*']) app.get(at(path), records, guarded(settings, pass))
  app.get(`${base}.well-known/jwks.json`, (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').send(publishedKeys(settings())),
  )
}
