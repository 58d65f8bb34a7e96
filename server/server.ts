import { randomUUID } from 'node:crypto'
import rateLimit from '@fastify/rate-limit'
import fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { headersFor } from '../scripts/vite/security-headers.mjs'
import { gatewayRoutes } from './gateway/routes'
import { logAnswers, type Log } from './log'
import { readiness, type Settings } from './settings'
import { codingFor, fileOf, type StaticFile } from './static-files'

export interface Parts {
  /** Those of the moment: they may be read anew while the server runs. */
  readonly settings: () => Settings
  readonly files: ReadonlyMap<string, StaticFile>
  readonly log: Log
  /** True from when the server is asked to stop. */
  readonly stopping: () => boolean
  /** After so many milliseconds a request must be there as a whole; 30 seconds unless told. */
  readonly patience?: number
}

async function sendFile(request: FastifyRequest, reply: FastifyReply, file: StaticFile) {
  reply.header('etag', file.etag).header('vary', 'Accept-Encoding')
  if ((request.headers['if-none-match'] ?? '').split(/,\s*/).includes(file.etag)) return reply.code(304).send()
  const coding = codingFor(request.headers['accept-encoding'])
  const bytes = await file.as(coding)
  if (coding !== 'identity') reply.header('content-encoding', coding)
  return reply.type(file.type).send(bytes)
}

function fileRoutes(app: FastifyInstance, { settings, files }: Parts) {
  const { base } = settings()
  app.get(`${base}config.json`, (request, reply) =>
    sendFile(request, reply, fileOf('config.json', Buffer.from(JSON.stringify(settings().app)))),
  )
  if (base !== '/') app.get(base.slice(0, -1), (_request, reply) => reply.redirect(base, 302))
  app.get(`${base}*`, (request, reply) => {
    const { '*': path } = request.params as { '*': string }
    const file = files.get(path)
    if (file) return sendFile(request, reply, file)
    // The page in place of a script would be kept as one for a year.
    const page = files.get('index.html')
    if (path.startsWith('assets/') || page === undefined)
      return reply.code(404).type('text/plain').send('There is no such file.')
    return sendFile(request, reply, page)
  })
}

function healthRoutes(app: FastifyInstance, { settings, stopping }: Parts) {
  app.get('/healthz', (_request, reply) => reply.send({ status: 'ok' }))
  app.get('/readyz', (_request, reply) => {
    const { faults, warnings } = readiness(settings(), Date.now())
    const all = stopping() ? [...faults, 'stopping'] : faults
    return reply
      .code(all.length > 0 ? 503 : 200)
      .send({ status: all.length > 0 ? 'not ready' : 'ready', faults: all, warnings })
  })
}

/** Every answer carries the headers of the one table; files with a hash in their name alone may be kept. */
function giveHeaders(request: FastifyRequest, reply: FastifyReply, { settings, files }: Parts) {
  const { base, app: config } = settings()
  const path = request.url.split('?')[0] ?? '/'
  const kept = reply.statusCode < 400 && path.startsWith(`${base}assets/`) && files.has(path.slice(base.length))
  for (const [name, value] of Object.entries(headersFor(config, kept ? '/assets/' : '/')))
    if (!reply.hasHeader(name)) reply.header(name, value)
}

/** The server with all its routes, not yet listening. */
export async function createServer(parts: Parts): Promise<FastifyInstance> {
  const { settings, log, stopping, patience = 30_000 } = parts
  const { proxies } = settings()
  const refused = (status: number, reply: FastifyReply) =>
    reply
      .code(status)
      .type('application/json')
      .send({ error: status === 429 ? 'slow_down' : status < 500 ? 'invalid_request' : 'server_error' })
  const app = fastify({
    // Those who ask can write any address in front of what the proxies add.
    trustProxy: proxies > 0 && ((_address, hop) => hop < proxies),
    genReqId: () => randomUUID(),
    bodyLimit: 8 * 1024,
    requestTimeout: patience,
    // Node looks for requests that are over their time every half minute unless told, so one that trickles would live twice as long.
    http: { connectionsCheckingInterval: patience / 30, requestTimeout: patience, headersTimeout: patience },
    routerOptions: { maxParamLength: 512 },
    // Its own page would repeat the address; no hook sees this answer.
    frameworkErrors: (_error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
      void reply.code(400)
      giveHeaders(request, reply, parts)
      return refused(400, reply)
    },
  })
  logAnswers(app, log)
  app.addHook('onSend', async (request, reply) => giveHeaders(request, reply, parts))
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 500) request.problem = error.code ?? error.name
    return refused(status, reply)
  })
  app.setNotFoundHandler((_request, reply) => reply.code(404).type('text/plain').send('There is nothing here.'))
  app.addHook('onSend', async (_request, reply) => void (stopping() && reply.header('connection', 'close')))
  await app.register(rateLimit, {
    global: false,
    addHeadersOnExceeding: {},
    errorResponseBuilder: (_request, { statusCode }) => Object.assign(new Error('too many requests'), { statusCode }),
  })
  healthRoutes(app, parts)
  gatewayRoutes(app, settings)
  fileRoutes(app, parts)
  return app
}
