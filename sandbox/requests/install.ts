import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Provider } from 'oidc-provider'
import { requestsPage } from '../pages/requests'
import { BadWish, filterOf, RequestLog, shown, type Exchange, type Wanted } from './log'
import { note, noteOf } from './notes'

export interface RequestLogOptions {
  readonly provider: Provider
  /** Serves the log to programs and people; without it nothing is kept. */
  readonly open: boolean
  /** Writes one line for each request. */
  readonly write?: (line: string) => void
}

const CONTROL = '/control/requests'
const PAGE = '/requests'
/** Not logged: who reads the log would otherwise find themselves in it. */
const ownPaths = [CONTROL, PAGE, '/sandbox.css']
const policy = "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; frame-ancestors 'none'"
const MAX_SECONDS = 60

const isOwn = (url: string): boolean => ownPaths.includes(url.split('?')[0] ?? '')

/** Notes who asks: the bearer token of a request for records, what the authorization server finds out about its own. */
function watch(app: FastifyInstance, provider: Provider, log: RequestLog): void {
  const came = new WeakMap<FastifyRequest, number>()
  provider.use(async (ctx, next) => {
    await next()
    const client = ctx.oidc?.client?.clientId
    const person = ctx.oidc?.account?.accountId
    note(ctx.req, { ...(client === undefined ? {} : { client }), ...(person === undefined ? {} : { person }) })
  })
  app.addHook('onRequest', async (request) => {
    came.set(request, performance.now())
    const [, token] = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '') ?? []
    const found =
      token === undefined
        ? undefined
        : ((await provider.AccessToken.find(token)) ?? (await provider.ClientCredentials.find(token)))
    if (found)
      note(request.raw, {
        ...(found.clientId === undefined ? {} : { client: found.clientId }),
        ...('accountId' in found ? { person: found.accountId } : {}),
      })
  })
  app.addHook('onResponse', async (request, reply) => {
    if (isOwn(request.url)) return
    const took = Math.round(performance.now() - (came.get(request) ?? 0))
    const { faults = [], ...who } = noteOf(request.raw)
    log.add({
      at: new Date(Date.now() - took).toISOString(),
      method: request.method,
      address: shown(request.url),
      ...who,
      status: reply.raw.statusCode,
      took,
      faults,
    })
  })
}

function wholeOf(text: string | undefined, name: string, least: number, most: number, otherwise: number): number {
  const value = text === undefined ? otherwise : /^\d{1,6}$/.test(text) ? Number(text) : NaN
  if (value >= least && value <= most) return value
  throw new BadWish(`'${name}' is a whole number from ${least} to ${most}, not '${text ?? ''}'.`)
}

function wishOf(query: unknown): Wanted {
  const entries = Object.entries(query as Record<string, unknown>)
  for (const [name, value] of entries) if (typeof value !== 'string') throw new BadWish(`'${name}' may come once.`)
  return Object.fromEntries(entries) as Wanted
}

async function answer(
  log: RequestLog,
  request: FastifyRequest,
): Promise<{ status: number; body: { requests: readonly Exchange[]; complete: boolean } }> {
  const { count, seconds, ...filters } = wishOf(request.query)
  const [fits, least] = [filterOf(filters), wholeOf(count, 'count', 1, 2000, 1)]
  if (count === undefined && seconds === undefined)
    return { status: 200, body: { requests: log.list(fits), complete: true } }
  const gone = new AbortController()
  request.raw.once('close', () => gone.abort())
  const signal = AbortSignal.any([
    gone.signal,
    AbortSignal.timeout(wholeOf(seconds, 'seconds', 0, MAX_SECONDS, 10) * 1000),
  ])
  const requests = await log.waitFor(fits, least, signal)
  return { status: requests.length >= least ? 200 : 408, body: { requests, complete: requests.length >= least } }
}

/** Keeps what the sandbox was asked, for a test to assert on and a person to look at; to be called before the routes that it watches. */
export function installRequestLog(
  app: FastifyInstance,
  { provider, open, write }: RequestLogOptions,
): { clear(): void } {
  const log = new RequestLog(write && ((one) => write(JSON.stringify(one))))
  if (open || write) watch(app, provider, log)
  if (!open) return log
  app.get(CONTROL, async (request, reply) => {
    try {
      const { status, body } = await answer(log, request)
      return await reply.code(status).header('cache-control', 'no-store').send(body)
    } catch (error) {
      if (error instanceof BadWish) return reply.code(400).send({ error: error.message })
      throw error
    }
  })
  app.get(PAGE, (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .headers({ 'content-security-policy': policy, 'cache-control': 'no-store' })
      .send(requestsPage(log.list(() => true))),
  )
  return log
}
