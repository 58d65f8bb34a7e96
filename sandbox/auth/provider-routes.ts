import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Provider } from 'oidc-provider'
import type { Switches } from '../personas/personas'
import { OOB_REDIRECT_URI } from './built-in-clients'
import { authPaths } from './provider'
import { identifyByRefreshToken } from './refresh-client'

const SESSION_COOKIE = '_session'

/**
 * Continues a sign-in with the session stored in its interaction, not with the browser's cookie, which belongs to the latest sign-in.
 * This keeps the sign-ins of several tabs apart; the cookie only decides whom a sign-out affects.
 */
async function restoreOwnSession(provider: Provider, { params, raw }: FastifyRequest): Promise<void> {
  const { uid } = params as { uid: string }
  const own = (await provider.Interaction.find(uid))?.session?.cookie
  const others = (raw.headers.cookie ?? '').split(/; */).filter((pair) => !pair.startsWith(`${SESSION_COOKIE}=`))
  raw.headers.cookie = [...others, ...(own === undefined ? [] : [`${SESSION_COOKIE}=${own}`])].join('; ')
}

const methodNotAllowed = (reply: FastifyReply, allowed: string) =>
  reply
    .code(405)
    .header('allow', allowed)
    .send({ error: 'invalid_request', error_description: `only ${allowed} here` })

const MAX_FORM_BYTES = 16_384

/** The fields of a posted form; undefined if it is too large. */
async function readForm({ raw }: FastifyRequest): Promise<URLSearchParams | undefined> {
  let text = ''
  for await (const chunk of raw) {
    text += String(chunk)
    if (text.length > MAX_FORM_BYTES) return undefined
  }
  return new URLSearchParams(text)
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
type Method = (typeof METHODS)[number]

/** Metadata documents of the authorization server (OpenID Connect Discovery; RFC 8414). */
export const discoveryPaths = ['/.well-known/openid-configuration', '/.well-known/oauth-authorization-server']

/**
 * Passes the authorization server's paths to it with unread bodies; other methods on them get 405.
 * `url` is the public origin behind a proxy, when it differs from the one that requests arrive at.
 */
export async function providerRoutes(
  app: FastifyInstance,
  provider: Provider,
  { revocation, offers, secretIn, singleSignOn, clientAtRefresh }: Switches,
  url?: string,
): Promise<void> {
  const forwarded =
    url === undefined
      ? {}
      : { 'x-forwarded-host': new URL(url).host, 'x-forwarded-proto': new URL(url).protocol.slice(0, -1) }
  provider.proxy = url !== undefined
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
  const handle = provider.callback()
  /** Without single sign-on every authorization request starts a new sign-in; a launch from the EHR always does, because it names its user. */
  const startsSignIn = ({ url, query }: FastifyRequest): boolean =>
    url.split('?')[0] === authPaths.authorization && (!singleSignOn || 'launch' in (query as object))
  const pass = (request: FastifyRequest, reply: FastifyReply) => {
    if (startsSignIn(request)) delete request.raw.headers.cookie
    Object.assign(request.raw.headers, forwarded)
    reply.hijack()
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value)
    const { setHeader } = reply.raw
    reply.raw.setHeader = (name, value) =>
      setHeader.call(
        reply.raw,
        name,
        name.toLowerCase() === 'location' && String(value).startsWith(OOB_REDIRECT_URI)
          ? String(value).replace(OOB_REDIRECT_URI, '/oob')
          : value,
      )
    void handle(request.raw, reply.raw)
  }
  const resume = async (request: FastifyRequest, reply: FastifyReply) => {
    await restoreOwnSession(provider, request)
    return pass(request, reply)
  }
  const acceptToken = async (request: FastifyRequest, reply: FastifyReply) => {
    // RFC 6749, 5.1 requires it in addition to Cache-Control.
    void reply.header('pragma', 'no-cache')
    const usesBasicAuth = /^basic /i.test(request.headers.authorization ?? '')
    const isToken = request.url.split('?')[0] === authPaths.token
    if (isToken && clientAtRefresh === 'optional') await identifyByRefreshToken(provider, request.raw)
    if (secretIn.includes('header') || !usesBasicAuth) return pass(request, reply)
    return reply
      .code(401)
      .header('cache-control', 'no-store')
      .send({ error: 'invalid_client', error_description: 'the secret belongs in the body' })
  }
  const signOut = async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.method !== 'POST') return pass(request, reply)
    const fields = await readForm(request)
    if (fields === undefined) return reply.code(413).send({ error: 'invalid_request' })
    // The library reads a form only where its cookies are SameSite=None, which browsers accept over https alone.
    Object.assign(request.raw, { method: 'GET', url: `${authPaths.end_session}?${fields.toString()}` })
    return pass(request, reply)
  }
  const routes: readonly (readonly [methods: readonly Method[], urls: readonly string[], handler: typeof pass])[] = [
    [['GET', 'HEAD'], [authPaths.authorization, authPaths.jwks, ...discoveryPaths], pass],
    [['GET', 'HEAD'], [`${authPaths.authorization}/:uid`], resume],
    [
      ['POST'],
      [
        authPaths.token,
        ...(revocation ? [authPaths.revocation] : []),
        ...(offers.includes('introspection') ? [authPaths.introspection] : []),
      ],
      acceptToken,
    ],
    [['GET', 'HEAD', 'POST'], [authPaths.end_session], signOut],
    [['GET', 'HEAD', 'POST'], [`${authPaths.end_session}/:step`], pass],
  ]
  for (const [methods, urls, handler] of routes) {
    const others = METHODS.filter((method) => !methods.includes(method))
    for (const url of urls) {
      app.route({ method: [...methods], url, handler })
      app.route({ method: others, url, handler: (_request, reply) => methodNotAllowed(reply, methods.join(', ')) })
    }
  }
  const unknown = { error: 'invalid_request', error_description: 'there is no such endpoint here' }
  for (const url of ['/authorization', '/authorization/*'])
    app.all(url, (_request, reply) => reply.code(404).send(unknown))
}
