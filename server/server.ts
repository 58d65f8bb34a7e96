import { randomUUID } from 'node:crypto'
import { createServer, type RequestListener, type Server } from 'node:http'
import { isIPv6, type Socket } from 'node:net'
import rateLimit from '@fastify/rate-limit'
import fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { headersFor } from '../scripts/vite/security-headers.mjs'
import { gatewayRoutes } from './gateway/routes'
import { LIMITS, type Limits } from './limits'
import { logResponses, type Log } from './log'
import { readiness, type Settings } from './settings'
import { codingFor, createStaticFile, type StaticFile } from './static-files'

export interface ServerOptions {
  /** The current settings, which may be reloaded while the server runs. */
  readonly settings: () => Settings
  readonly files: ReadonlyMap<string, StaticFile>
  readonly log: Log
  /** True once the server has been asked to stop. */
  readonly isStopping: () => boolean
  readonly limits?: Limits
}

async function sendFile(request: FastifyRequest, reply: FastifyReply, file: StaticFile) {
  reply.header('etag', file.etag).header('vary', 'Accept-Encoding')
  if ((request.headers['if-none-match'] ?? '').split(/,\s*/).includes(file.etag)) return reply.code(304).send()
  const coding = codingFor(request.headers['accept-encoding'])
  const bytes = await file.encoded(coding)
  if (coding !== 'identity') reply.header('content-encoding', coding)
  return reply.type(file.type).send(bytes)
}

function fileRoutes(app: FastifyInstance, { settings, files }: ServerOptions) {
  const { base } = settings()
  app.get(`${base}config.json`, (request, reply) =>
    sendFile(request, reply, createStaticFile('config.json', Buffer.from(JSON.stringify(settings().app)))),
  )
  if (base !== '/') app.get(base.slice(0, -1), (_request, reply) => reply.redirect(base, 302))
  app.get(`${base}*`, (request, reply) => {
    const { '*': path } = request.params as { '*': string }
    const file = files.get(path)
    if (file) return sendFile(request, reply, file)
    // Not index.html: browsers would cache it as a script for a year.
    const page = files.get('index.html')
    if (path.startsWith('assets/') || page === undefined)
      return reply.code(404).type('text/plain').send('There is no such file.')
    return sendFile(request, reply, page)
  })
}

function healthRoutes(app: FastifyInstance, { settings, isStopping }: ServerOptions) {
  app.get('/healthz', (_request, reply) => reply.send({ status: 'ok' }))
  app.get('/readyz', (_request, reply) => {
    const { faults, warnings } = readiness(settings(), Date.now())
    const all = isStopping() ? [...faults, 'stopping'] : faults
    return reply
      .code(all.length > 0 ? 503 : 200)
      .send({ status: all.length > 0 ? 'not ready' : 'ready', faults: all, warnings })
  })
}

/** Sets the security headers of every response. Only files with a hash in their name may be cached. */
function setHeaders(request: FastifyRequest, reply: FastifyReply, { settings, files }: ServerOptions) {
  const { base, app: config } = settings()
  const path = request.url.split('?')[0] ?? '/'
  const isCacheable = reply.statusCode < 400 && path.startsWith(`${base}assets/`) && files.has(path.slice(base.length))
  const kind = path === `${base}shared` ? '/shared' : '/'
  for (const [name, value] of Object.entries(headersFor(config, isCacheable ? '/assets/' : kind)))
    if (!reply.hasHeader(name)) reply.header(name, value)
}

/** The OAuth error code for an HTTP status. */
function errorCode(status: number): string {
  if (status === 429) return 'slow_down'
  return status < 500 ? 'invalid_request' : 'server_error'
}

/** What one client has for itself: an IPv4 address, or the first 64 bits of an IPv6 address. */
export function clientNetwork(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address.replace(/^::ffff:/i, '')
  const [start = '', end] = address.split('::')
  const groups = start === '' ? [] : start.split(':')
  const filled = end === undefined ? groups : [...groups, '0', '0', '0', '0']
  return filled.slice(0, 4).join(':')
}

/** Refuses the connections of a client that already has `most`. */
function limitEachClient(server: Server, most: number): void {
  const counts = new Map<string, number>()
  server.on('connection', (socket) => {
    const client = clientNetwork(socket.remoteAddress ?? '')
    const count = (counts.get(client) ?? 0) + 1
    counts.set(client, count)
    socket.once('close', () => {
      const left = (counts.get(client) ?? 1) - 1
      if (left > 0) counts.set(client, left)
      else counts.delete(client)
    })
    if (count > most) socket.destroy()
  })
}

function createHttpServer(handler: RequestListener, limits: Limits, proxies: number, sockets: Set<Socket>): Server {
  const server = createServer(
    {
      keepAliveTimeout: limits.idleMs,
      requestTimeout: limits.requestMs,
      headersTimeout: limits.requestMs,
      // By default Node checks for timed-out requests only every 30 seconds, so a slow one could live twice as long.
      connectionsCheckingInterval: limits.requestMs / 30,
      maxHeaderSize: limits.headerBytes,
    },
    handler,
  )
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  server.setTimeout(limits.silentMs)
  server.maxConnections = limits.connections
  if (proxies === 0) limitEachClient(server, limits.addressConnections)
  return server
}

/** Ends connections without any request at the start of a shutdown: browsers open some in advance, and Node would wait for them. */
function closeSilentConnections(app: FastifyInstance, sockets: ReadonlySet<Socket>): void {
  app.addHook('preClose', async () => {
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
  })
}

/** Creates the server with all its routes, not yet listening. */
export async function createSiteServer(options: ServerOptions): Promise<FastifyInstance> {
  const { settings, log, isStopping, limits = LIMITS } = options
  const { proxies } = settings()
  const sockets = new Set<Socket>()
  const sendError = (status: number, reply: FastifyReply) =>
    reply
      .code(status)
      .type('application/json')
      .send({ error: errorCode(status) })
  const app = fastify({
    // Clients can put any address before those that the proxies append.
    trustProxy: proxies > 0 && ((_address, hop) => hop < proxies),
    genReqId: () => randomUUID(),
    bodyLimit: limits.formBytes,
    // Fastify listens with one server for each address of `localhost`.
    serverFactory: (handler) => createHttpServer(handler, limits, proxies, sockets),
    routerOptions: { maxParamLength: 512 },
    // Fastify's own error page would repeat the URL, and hooks do not run for it.
    frameworkErrors: (_error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
      void reply.code(400)
      setHeaders(request, reply, options)
      return sendError(400, reply)
    },
  })
  closeSilentConnections(app, sockets)
  logResponses(app, log)
  app.addHook('onSend', async (request, reply) => setHeaders(request, reply, options))
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 500) request.problem = error.code ?? error.name
    return sendError(status, reply)
  })
  app.setNotFoundHandler((_request, reply) => reply.code(404).type('text/plain').send('There is nothing here.'))
  app.addHook('onSend', async (_request, reply) => void (isStopping() && reply.header('connection', 'close')))
  await app.register(rateLimit, {
    global: false,
    addHeadersOnExceeding: {},
    errorResponseBuilder: (_request, { statusCode }) => Object.assign(new Error('too many requests'), { statusCode }),
  })
  healthRoutes(app, options)
  gatewayRoutes(app, settings, limits)
  fileRoutes(app, options)
  return app
}
