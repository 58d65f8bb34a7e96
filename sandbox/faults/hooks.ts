import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Provider } from 'oidc-provider'
import { note } from '../requests/notes'
import type { Met, Switchboard } from './switchboard'
import type { Answer, Ask } from './types'

export interface FaultEdge {
  readonly switchboard: Switchboard
  readonly provider: Provider
  /** Address of the sandbox without a slash at the end. */
  readonly url: string
  readonly fhirBase: string
  /** Path of the token endpoint. */
  readonly tokenPath: string
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
  const held = refresh ? await provider.RefreshToken.find(fields.get('refresh_token') ?? '') : await provider.AuthorizationCode.find(fields.get('code') ?? '')
  return { interaction: refresh ? 'refresh' : 'code', type: 'token', url: url + request.url, person: held?.accountId }
}

const documents: Readonly<Record<string, string>> = { metadata: 'metadata', '.well-known/smart-configuration': 'smart-configuration' }

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
  return request.method === 'GET' ? recordAsk(edge, request) : undefined
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

/** The authorization server writes past Fastify: its answer is changed where it leaves. */
function changeRaw(raw: ServerResponse, change: (answer: Answer) => Answer, ready: () => Promise<void>): void {
  const end = raw.end.bind(raw) as (body: string) => ServerResponse
  const changed = (body: unknown): ServerResponse => {
    const answer = change({ status: raw.statusCode, headers: textHeaders(raw.getHeaders()), body: Buffer.isBuffer(body) || typeof body === 'string' ? body.toString() : '' })
    raw.statusCode = answer.status
    raw.setHeader('content-length', Buffer.byteLength(answer.body))
    return end(answer.body)
  }
  const later = (body: unknown): ServerResponse => (void ready().then(() => changed(body)), raw)
  raw.end = later as typeof raw.end
}

/** Puts the switchboard between the network and the routes that are registered after it. */
export function faultHooks(app: FastifyInstance, edge: FaultEdge): void {
  const changes = new WeakMap<FastifyRequest, { readonly spoil: (answer: Answer) => Answer; readonly ready: () => Promise<void> }>()
  app.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    if (!edge.switchboard.busy) return undefined
    const ask = await askOf(edge, request)
    if (ask === undefined) return undefined
    const met = edge.switchboard.take(ask)
    if (met.length > 0) note(request.raw, { faults: met.map(({ kind }) => kind) })
    for (const one of met) if (one.fault.after !== true) await hold(one, reply.raw)
    for (const { fault, seconds } of met) {
      if (!fault.instead) continue
      const { status, headers, body } = fault.instead(ask, seconds)
      return reply.code(status).headers({ 'cache-control': 'no-store', ...headers }).send(body)
    }
    const spoil = (answer: Answer) => met.reduce((before, { fault }) => fault.change?.(before, ask) ?? before, answer)
    const ready = async () => {
      for (const one of met) if (one.fault.after === true) await hold(one, reply.raw)
    }
    if (ask.type === 'token' && met.length > 0) changeRaw(reply.raw, spoil, ready)
    else if (met.length > 0) changes.set(request, { spoil, ready })
    return undefined
  })
  app.addHook('onSend', async (request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
    const change = changes.get(request)
    if (change === undefined || typeof payload !== 'string') return payload
    await change.ready()
    return change.spoil({ status: reply.statusCode, headers: textHeaders(reply.getHeaders()), body: payload }).body
  })
}
