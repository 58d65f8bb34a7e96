import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Provider } from 'oidc-provider'
import { note } from '../requests/notes'
import { delivered, isDelivered } from './delivery'
import type { Met, Switchboard } from './switchboard'
import type { Answer, Ask, SigningKey } from './types'

export interface FaultEdge {
  readonly switchboard: Switchboard
  readonly provider: Provider
  /** Address of the sandbox without a slash at the end. */
  readonly url: string
  readonly fhirBase: string
  readonly authorizationPath: string
  readonly tokenPath: string
  readonly jwksPath: string
  readonly signingKey: SigningKey
}

/** The body of a request, put back so that the authorization server can read it too. */
async function peekBody(raw: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  const gone = new AbortController()
  raw.once('close', () => gone.abort())
  for (;;) {
    const chunk: unknown = raw.read()
    if (Buffer.isBuffer(chunk)) chunks.push(chunk)
    else if (raw.complete || raw.destroyed) break
    else await once(raw, 'readable', { signal: gone.signal }).catch(() => undefined)
  }
  const body = Buffer.concat(chunks)
  if (body.length > 0 && !raw.destroyed) raw.unshift(body)
  return body.toString()
}

async function tokenAsk({ provider, url }: FaultEdge, request: FastifyRequest): Promise<Ask> {
  const fields = new URLSearchParams(await peekBody(request.raw))
  const refresh = fields.get('grant_type') === 'refresh_token'
  const held = refresh
    ? await provider.RefreshToken.find(fields.get('refresh_token') ?? '')
    : await provider.AuthorizationCode.find(fields.get('code') ?? '')
  return { interaction: refresh ? 'refresh' : 'code', type: 'token', url: url + request.url, person: held?.accountId }
}

/** Where the app of a request for authorization may be answered; undefined where it gave no address that is registered. */
async function addressOfApp(provider: Provider, url: string, query: URLSearchParams): Promise<URL | undefined> {
  const [id, address, state] = ['client_id', 'redirect_uri', 'state'].map((name) => query.get(name) ?? '')
  const client = id ? await provider.Client.find(id) : undefined
  if (!address || !URL.canParse(address) || !client?.redirectUriAllowed(address)) return undefined
  const back = new URL(address)
  if (state) back.searchParams.set('state', state)
  back.searchParams.set('iss', url)
  return back
}

async function authorizeAsk({ provider, url }: FaultEdge, request: FastifyRequest): Promise<Ask> {
  const asked = new URL(url + request.url)
  const back = await addressOfApp(provider, url, asked.searchParams)
  return {
    interaction: 'authorize',
    type: 'authorize',
    url: asked.href,
    person: undefined,
    ...(back === undefined ? {} : { back }),
  }
}

const documents: Readonly<Record<string, string>> = {
  metadata: 'metadata',
  '.well-known/smart-configuration': 'smart-configuration',
}

async function recordAsk({ provider, url, fhirBase }: FaultEdge, request: FastifyRequest): Promise<Ask | undefined> {
  const [path = ''] = (url + request.url).split('?')
  if (!path.startsWith(`${fhirBase}/`)) return undefined
  const rest = path.slice(fhirBase.length + 1)
  const document = documents[rest]
  const [, token = ''] = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '') ?? []
  const person = token === '' ? undefined : (await provider.AccessToken.find(token))?.accountId
  if (document !== undefined) return { interaction: 'document', type: document, url: url + request.url, person }
  const [type = '', id] = rest.split('/')
  return { interaction: id === undefined ? 'search' : 'read', type, url: url + request.url, person }
}

async function askOf(edge: FaultEdge, request: FastifyRequest): Promise<Ask | undefined> {
  const [path] = request.url.split('?')
  if (request.method === 'POST' && path === edge.tokenPath) return tokenAsk(edge, request)
  if (request.method !== 'GET') return undefined
  if (path === edge.authorizationPath) return authorizeAsk(edge, request)
  if (path === edge.jwksPath)
    return { interaction: 'document', type: 'jwks', url: edge.url + request.url, person: undefined }
  return recordAsk(edge, request)
}

/** Waits as the fault says, but no longer than the fault is on and somebody waits for the answer. */
async function hold({ fault, seconds, over }: Met, raw: ServerResponse): Promise<void> {
  if (fault.wait === undefined) return
  const gone = new AbortController()
  raw.once('close', () => gone.abort())
  const signal = AbortSignal.any([over, gone.signal])
  if (fault.wait === 'seconds') await delay(seconds * 1000, undefined, { signal }).catch(() => undefined)
  else if (!signal.aborted) await once(signal, 'abort')
}

const textHeaders = (headers: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))

interface Plan {
  readonly met: readonly Met[]
  readonly spoil: (answer: Answer) => Answer
  readonly ready: () => Promise<void>
}

const isSent = (name: string): boolean => name !== 'content-length' && name !== 'transfer-encoding'

/** Makes the headers of an answer those of the changed one. */
function changeHeaders(
  before: Answer,
  after: Answer,
  set: (name: string, value: string) => void,
  remove: (name: string) => void,
): void {
  for (const name of Object.keys(before.headers)) if (!(name in after.headers)) remove(name)
  for (const [name, value] of Object.entries(after.headers))
    if (isSent(name) && before.headers[name] !== value) set(name, value)
}

/** The authorization server writes past Fastify: its answer is changed where it leaves. */
function changeRaw(raw: ServerResponse, { met, spoil, ready }: Plan): void {
  const [write, end] = [
    raw.write.bind(raw) as (piece: Buffer) => boolean,
    raw.end.bind(raw) as (body?: string) => ServerResponse,
  ]
  const changed = async (body: unknown): Promise<void> => {
    await ready()
    const before = {
      status: raw.statusCode,
      headers: textHeaders(raw.getHeaders()),
      body: Buffer.isBuffer(body) || typeof body === 'string' ? body.toString() : '',
    }
    const answer = spoil(before)
    changeHeaders(
      before,
      answer,
      (name, value) => raw.setHeader(name, value),
      (name) => raw.removeHeader(name),
    )
    raw.statusCode = answer.status
    raw.setHeader('content-length', Buffer.byteLength(answer.body))
    if (!isDelivered(met)) return void end(answer.body)
    try {
      for await (const piece of delivered(answer.body, met, raw)) write(piece as Buffer)
      end()
    } catch {
      raw.destroy()
    }
  }
  raw.end = ((body: unknown) => (void changed(body), raw)) as typeof raw.end
}

/** Paths whose answers the authorization server writes itself. */
const writtenByProvider: ReadonlySet<string> = new Set(['token', 'jwks', 'authorize'])

/** Puts the switchboard between the network and the routes that are registered after it. */
export function faultHooks(app: FastifyInstance, edge: FaultEdge): void {
  const plans = new WeakMap<FastifyRequest, Plan>()
  app.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    if (!edge.switchboard.busy) return undefined
    const ask = await askOf(edge, request)
    if (ask === undefined) return undefined
    const met = edge.switchboard.take(ask)
    if (met.length === 0) return undefined
    note(request.raw, { faults: met.map(({ kind }) => kind) })
    for (const one of met) if (one.fault.after !== true) await hold(one, reply.raw)
    const spoil = (answer: Answer) =>
      met.reduce((before, { fault }) => fault.change?.(before, ask, edge.signingKey) ?? before, answer)
    const ready = async () => {
      for (const one of met) if (one.fault.after === true) await hold(one, reply.raw)
    }
    const [answering] = met.filter(({ fault }) => fault.instead)
    const instead = answering?.fault.instead?.(ask, answering.seconds)
    if (instead === undefined && writtenByProvider.has(ask.type))
      return void changeRaw(reply.raw, { met, spoil, ready })
    plans.set(request, { met, spoil, ready })
    if (instead === undefined) return undefined
    return reply
      .code(instead.status)
      .headers({ 'cache-control': 'no-store', ...instead.headers })
      .send(instead.body)
  })
  app.addHook('onSend', async (request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
    const plan = plans.get(request)
    if (plan === undefined || typeof payload !== 'string') return payload
    await plan.ready()
    const before = { status: reply.statusCode, headers: textHeaders(reply.getHeaders()), body: payload }
    const answer = plan.spoil(before)
    changeHeaders(
      before,
      answer,
      (name, value) => void reply.header(name, value),
      (name) => void reply.removeHeader(name),
    )
    if (!isDelivered(plan.met)) return answer.body
    void reply.header('content-length', Buffer.byteLength(answer.body))
    return delivered(answer.body, plan.met, reply.raw)
  })
}
