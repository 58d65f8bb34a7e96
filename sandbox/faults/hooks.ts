import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Provider } from 'oidc-provider'
import { annotateRequest } from '../requests/annotations'
import { peekBody } from '../requests/peek-body'
import { streamBody, needsStream } from './stream-body'
import type { MatchedFault, Switchboard } from './switchboard'
import type { FaultResponse, FaultRequest, SigningKey } from './types'

export interface FaultContext {
  readonly switchboard: Switchboard
  readonly provider: Provider
  /** Origin of the sandbox, without a trailing slash. */
  readonly url: string
  readonly fhirBase: string
  readonly authorizationPath: string
  readonly tokenPath: string
  readonly jwksPath: string
  readonly signingKey: SigningKey
}

async function tokenRequest({ provider, url }: FaultContext, request: FastifyRequest): Promise<FaultRequest> {
  const fields = new URLSearchParams(await peekBody(request.raw))
  const isRefresh = fields.get('grant_type') === 'refresh_token'
  const grant = isRefresh
    ? await provider.RefreshToken.find(fields.get('refresh_token') ?? '')
    : await provider.AuthorizationCode.find(fields.get('code') ?? '')
  return {
    interaction: isRefresh ? 'refresh' : 'code',
    type: 'token',
    url: url + request.url,
    person: grant?.accountId,
  }
}

/** The redirect URI of an authorization request, with `state` and `iss`; undefined if it is not registered. */
async function callbackOf(provider: Provider, url: string, query: URLSearchParams): Promise<URL | undefined> {
  const [id, address, state] = ['client_id', 'redirect_uri', 'state'].map((name) => query.get(name) ?? '')
  const client = id ? await provider.Client.find(id) : undefined
  if (!address || !URL.canParse(address) || !client?.redirectUriAllowed(address)) return undefined
  const callback = new URL(address)
  if (state) callback.searchParams.set('state', state)
  callback.searchParams.set('iss', url)
  return callback
}

async function authorizeRequest({ provider, url }: FaultContext, request: FastifyRequest): Promise<FaultRequest> {
  const address = new URL(url + request.url)
  const callback = await callbackOf(provider, url, address.searchParams)
  return {
    interaction: 'authorize',
    type: 'authorize',
    url: address.href,
    person: undefined,
    ...(callback === undefined ? {} : { callback }),
  }
}

const DOCUMENT_TYPES: Readonly<Record<string, string>> = {
  metadata: 'metadata',
  '.well-known/smart-configuration': 'smart-configuration',
}

async function fhirRequest(
  { provider, url, fhirBase }: FaultContext,
  request: FastifyRequest,
): Promise<FaultRequest | undefined> {
  const [path = ''] = (url + request.url).split('?')
  if (!path.startsWith(`${fhirBase}/`)) return undefined
  const rest = path.slice(fhirBase.length + 1)
  const document = DOCUMENT_TYPES[rest]
  const [, token = ''] = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '') ?? []
  const person = token === '' ? undefined : (await provider.AccessToken.find(token))?.accountId
  if (document !== undefined) return { interaction: 'document', type: document, url: url + request.url, person }
  const [type = '', id] = rest.split('/')
  return { interaction: id === undefined ? 'search' : 'read', type, url: url + request.url, person }
}

async function faultRequestOf(context: FaultContext, request: FastifyRequest): Promise<FaultRequest | undefined> {
  const [path] = request.url.split('?')
  if (request.method === 'POST' && path === context.tokenPath) return tokenRequest(context, request)
  if (request.method !== 'GET') return undefined
  if (path === context.authorizationPath) return authorizeRequest(context, request)
  if (path === context.jwksPath)
    return { interaction: 'document', type: 'jwks', url: context.url + request.url, person: undefined }
  return fhirRequest(context, request)
}

/** Waits until the delay is over, the fault is turned off, or the client disconnects. */
async function waitForFault({ fault, seconds, ended }: MatchedFault, raw: ServerResponse): Promise<void> {
  if (fault.wait === undefined) return
  const closed = new AbortController()
  raw.once('close', () => closed.abort())
  const signal = AbortSignal.any([ended, closed.signal])
  if (fault.wait === 'seconds') await delay(seconds * 1000, undefined, { signal }).catch(() => undefined)
  else if (!signal.aborted) await once(signal, 'abort')
}

const textHeaders = (headers: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))

interface FaultPlan {
  readonly matched: readonly MatchedFault[]
  readonly transform: (response: FaultResponse) => FaultResponse
  readonly beforeSend: () => Promise<void>
}

const isEndToEndHeader = (name: string): boolean => name !== 'content-length' && name !== 'transfer-encoding'

/** Updates the headers of a response to those of the changed one. */
function applyHeaders(
  before: FaultResponse,
  after: FaultResponse,
  set: (name: string, value: string) => void,
  remove: (name: string) => void,
): void {
  for (const name of Object.keys(before.headers)) if (!(name in after.headers)) remove(name)
  for (const [name, value] of Object.entries(after.headers))
    if (isEndToEndHeader(name) && before.headers[name] !== value) set(name, value)
}

/** Changes a response of the authorization server, which writes to the raw response without Fastify. */
function interceptRawResponse(raw: ServerResponse, { matched, transform, beforeSend }: FaultPlan): void {
  const [write, end] = [
    raw.write.bind(raw) as (chunk: Buffer) => boolean,
    raw.end.bind(raw) as (body?: string) => ServerResponse,
  ]
  const send = async (body: unknown): Promise<void> => {
    await beforeSend()
    const before = {
      status: raw.statusCode,
      headers: textHeaders(raw.getHeaders()),
      body: Buffer.isBuffer(body) || typeof body === 'string' ? body.toString() : '',
    }
    const after = transform(before)
    applyHeaders(
      before,
      after,
      (name, value) => raw.setHeader(name, value),
      (name) => raw.removeHeader(name),
    )
    raw.statusCode = after.status
    raw.setHeader('content-length', Buffer.byteLength(after.body))
    if (!needsStream(matched)) return void end(after.body)
    try {
      for await (const chunk of streamBody(after.body, matched, raw)) write(chunk as Buffer)
      end()
    } catch {
      raw.destroy()
    }
  }
  raw.end = ((body: unknown) => (void send(body), raw)) as typeof raw.end
}

/** Types whose responses the authorization server writes itself. */
const PROVIDER_TYPES: ReadonlySet<string> = new Set(['token', 'jwks', 'authorize'])

/** Applies the switchboard's faults to all routes that are registered after it. */
export function faultHooks(app: FastifyInstance, context: FaultContext): void {
  const plans = new WeakMap<FastifyRequest, FaultPlan>()
  app.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    if (!context.switchboard.hasFaults) return undefined
    const faultRequest = await faultRequestOf(context, request)
    if (faultRequest === undefined) return undefined
    const matched = context.switchboard.match(faultRequest)
    if (matched.length === 0) return undefined
    annotateRequest(request.raw, { faults: matched.map(({ kind }) => kind) })
    for (const match of matched) if (match.fault.afterResponse !== true) await waitForFault(match, reply.raw)
    const transform = (response: FaultResponse) =>
      matched.reduce(
        (before, { fault }) => fault.transform?.(before, faultRequest, context.signingKey) ?? before,
        response,
      )
    const beforeSend = async () => {
      for (const match of matched) if (match.fault.afterResponse === true) await waitForFault(match, reply.raw)
    }
    const [responding] = matched.filter(({ fault }) => fault.respond)
    const response = responding?.fault.respond?.(faultRequest, responding.seconds)
    if (response === undefined && PROVIDER_TYPES.has(faultRequest.type))
      return void interceptRawResponse(reply.raw, { matched, transform, beforeSend })
    plans.set(request, { matched, transform, beforeSend })
    if (response === undefined) return undefined
    return reply
      .code(response.status)
      .headers({ 'cache-control': 'no-store', ...response.headers })
      .send(response.body)
  })
  app.addHook('onSend', async (request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
    const plan = plans.get(request)
    if (plan === undefined || typeof payload !== 'string') return payload
    await plan.beforeSend()
    const before = { status: reply.statusCode, headers: textHeaders(reply.getHeaders()), body: payload }
    const after = plan.transform(before)
    applyHeaders(
      before,
      after,
      (name, value) => void reply.header(name, value),
      (name) => void reply.removeHeader(name),
    )
    if (!needsStream(plan.matched)) return after.body
    void reply.header('content-length', Buffer.byteLength(after.body))
    return streamBody(after.body, plan.matched, reply.raw)
  })
}
