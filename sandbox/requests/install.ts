import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Provider } from 'oidc-provider'
import { requestsPage } from '../pages/requests'
import { InvalidInputError } from '../control/scope'
import { filterOf, RequestLog, redactAddress, type Exchange, type RequestFilters } from './log'
import { annotateRequest, annotationOf } from './annotations'

export interface RequestLogOptions {
  readonly provider: Provider
  /** Stores the log and serves it at the control endpoint and page. */
  readonly open: boolean
  /** Receives one line for each request. */
  readonly write?: (line: string) => void
}

const CONTROL = '/control/requests'
const PAGE = '/requests'
/** Not logged, so that reading the log does not add to it. */
const EXCLUDED_PATHS = [CONTROL, PAGE, '/sandbox.css']
const CONTENT_SECURITY_POLICY =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src data:; base-uri 'none'; frame-ancestors 'none'"
const MAX_WAIT_SECONDS = 60

const isExcluded = (url: string): boolean => EXCLUDED_PATHS.includes(url.split('?')[0] ?? '')

/** Records every request, with the client and person of its bearer token or of the authorization server. */
function recordRequests(app: FastifyInstance, provider: Provider, log: RequestLog): void {
  const startTimes = new WeakMap<FastifyRequest, number>()
  provider.use(async (ctx, next) => {
    await next()
    const client = ctx.oidc?.client?.clientId
    const person = ctx.oidc?.account?.accountId
    annotateRequest(ctx.req, {
      ...(client === undefined ? {} : { client }),
      ...(person === undefined ? {} : { person }),
    })
  })
  app.addHook('onRequest', async (request) => {
    startTimes.set(request, performance.now())
    const [, token] = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '') ?? []
    const grant =
      token === undefined
        ? undefined
        : ((await provider.AccessToken.find(token)) ?? (await provider.ClientCredentials.find(token)))
    if (grant)
      annotateRequest(request.raw, {
        ...(grant.clientId === undefined ? {} : { client: grant.clientId }),
        ...('accountId' in grant ? { person: grant.accountId } : {}),
      })
  })
  app.addHook('onResponse', async (request, reply) => {
    if (isExcluded(request.url)) return
    const took = Math.round(performance.now() - (startTimes.get(request) ?? 0))
    const { faults = [], notes, ...caller } = annotationOf(request.raw)
    log.add({
      at: new Date(Date.now() - took).toISOString(),
      method: request.method,
      address: redactAddress(request.url),
      ...caller,
      status: reply.raw.statusCode,
      took,
      faults,
      ...(notes === undefined ? {} : { notes }),
    })
  })
}

function integerParameter(text: string | undefined, name: string, min: number, max: number, fallback: number): number {
  if (text === undefined) return fallback
  const value = /^\d{1,6}$/.test(text) ? Number(text) : NaN
  if (value >= min && value <= max) return value
  throw new InvalidInputError(`'${name}' is a whole number from ${min} to ${max}, not '${text}'.`)
}

function parseFilters(query: unknown): RequestFilters {
  const entries = Object.entries(query as Record<string, unknown>)
  for (const [name, value] of entries)
    if (typeof value !== 'string') throw new InvalidInputError(`'${name}' may come once.`)
  return Object.fromEntries(entries) as RequestFilters
}

async function answerQuery(
  log: RequestLog,
  request: FastifyRequest,
): Promise<{ status: number; body: { requests: readonly Exchange[]; complete: boolean } }> {
  const { count, seconds, ...filters } = parseFilters(request.query)
  const [matches, minCount] = [filterOf(filters), integerParameter(count, 'count', 1, 2000, 1)]
  if (count === undefined && seconds === undefined)
    return { status: 200, body: { requests: log.list(matches), complete: true } }
  const closed = new AbortController()
  request.raw.once('close', () => closed.abort())
  const signal = AbortSignal.any([
    closed.signal,
    AbortSignal.timeout(integerParameter(seconds, 'seconds', 0, MAX_WAIT_SECONDS, 10) * 1000),
  ])
  const requests = await log.waitFor(matches, minCount, signal)
  const isComplete = requests.length >= minCount
  return { status: isComplete ? 200 : 408, body: { requests, complete: isComplete } }
}

/** Logs requests for tests and people. Call it before the routes that are to be logged. */
export function installRequestLog(
  app: FastifyInstance,
  { provider, open, write }: RequestLogOptions,
): { clear(): void } {
  const log = new RequestLog(write && ((exchange) => write(JSON.stringify(exchange))))
  if (open || write) recordRequests(app, provider, log)
  if (!open) return log
  app.get(CONTROL, async (request, reply) => {
    try {
      const { status, body } = await answerQuery(log, request)
      return await reply.code(status).header('cache-control', 'no-store').send(body)
    } catch (error) {
      if (error instanceof InvalidInputError) return reply.code(400).send({ error: error.message })
      throw error
    }
  })
  app.get(PAGE, (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .headers({ 'content-security-policy': CONTENT_SECURITY_POLICY, 'cache-control': 'no-store' })
      .send(requestsPage(log.list(() => true))),
  )
  return log
}
