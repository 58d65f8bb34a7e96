import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { normalizeBaseUrl } from '../../src/config/config'
import type { Limits } from '../limits'
import type { Gateway } from '../settings'
import { OAuthError } from './oauth-error'
import { rewriteAddresses } from './rewrite-addresses'
import { openUpstream } from './upstream'

/** A type, a record, a version of one, the base with a query (next pages of some servers), or metadata. No operations. */
const PATH = /^(?:|metadata|[A-Z][A-Za-z]{1,40}(?:\/[A-Za-z0-9._-]{1,256}(?:\/_history\/[A-Za-z0-9._-]{1,64})?)?)$/
const PARENT_SEGMENT = /(?:^|\/)\.{1,2}(?:\/|$)/
const FORWARDED_REQUEST_HEADERS = ['accept', 'prefer', 'if-none-match'] as const
const BEARER = /^Bearer [\w.~+/=-]+$/i
/** A single media type: from a list browsers use the last one, which could be HTML. */
const JSON_TYPE = /^application\/(?:fhir\+)?json\s*(?:;[^,]*)?$/i
const FORWARDED_RESPONSE_HEADERS = ['www-authenticate', 'retry-after', 'etag', 'last-modified'] as const

/** The path below the FHIR base, decoded by the router; empty for the base itself. */
const pathOf = ({ params }: FastifyRequest): string => (params as { readonly '*'?: string })['*'] ?? ''

function upstreamUrl({ ehr }: Gateway, request: FastifyRequest): string {
  const path = pathOf(request)
  const [raw = '', query] = [request.url.split('?')[0], request.url.split('?').slice(1).join('?')]
  if (!PATH.test(path) || PARENT_SEGMENT.test(path) || raw.includes('%') || (path === '' && query === ''))
    throw new OAuthError(400, 'invalid_request', 'an address that is none of a record')
  const base = normalizeBaseUrl(ehr.fhirBase) ?? ehr.fhirBase
  return `${base}${path === '' ? '' : `/${path}`}${query === '' ? '' : `?${query}`}`
}

/** The headers for the EHR. Only a bearer token is forwarded, and only `metadata` is requested without one. Throws OAuthError. */
function forwardedHeaders(request: FastifyRequest): Readonly<Record<string, string>> {
  const { authorization = '' } = request.headers
  const isBearer = BEARER.test(authorization)
  if (!isBearer && pathOf(request) !== 'metadata') throw new OAuthError(401, 'invalid_token', 'no bearer token')
  const others = FORWARDED_REQUEST_HEADERS.flatMap((name) => {
    const value = request.headers[name]
    return typeof value === 'string' ? [[name, value] as const] : []
  })
  return { ...Object.fromEntries(others), ...(isBearer ? { authorization } : {}) }
}

async function* withFirst(first: Buffer, rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer, void, undefined> {
  yield first
  yield* rest
}

/**
 * Relays a read request to the EHR and its response back, byte for byte except for the EHR's own URLs, without storing or sharing anything. The response
 * is read as fast as its reader takes it; one that breaks off here breaks off there too. Rejects with OAuthError until its first byte is sent.
 */
export async function relay(
  gateway: Gateway,
  request: FastifyRequest,
  reply: FastifyReply,
  limits: Limits,
): Promise<unknown> {
  const address = upstreamUrl(gateway, request)
  const forwarded = forwardedHeaders(request)
  const disconnected = new AbortController()
  reply.raw.once('close', () => disconnected.abort())
  const { status, headers, body } = await openUpstream(address, forwarded, disconnected.signal, limits)
  const type = headers['content-type'] ?? 'application/octet-stream'
  const isJson = JSON_TYPE.test(type)
  const bytes = isJson ? rewriteAddresses(body, normalizeBaseUrl(gateway.ehr.fhirBase) ?? '', gateway.base) : body
  // Awaited before anything is sent, so that a response that fails at once gets a status of its own.
  const first = await bytes.next()
  for (const name of FORWARDED_RESPONSE_HEADERS) {
    const value = headers[name]
    if (value !== undefined) reply.header(name, value)
  }
  reply.code(status).type(type).header('cache-control', 'no-store').header('vary', 'Authorization')
  // HTML of the EHR must not run as a page of this site.
  if (!isJson)
    reply.header('content-disposition', 'attachment').header('content-security-policy', "default-src 'none'; sandbox")
  if (first.done) return reply.send()
  const stream = Readable.from(withFirst(first.value, bytes), { objectMode: false, highWaterMark: limits.bufferBytes })
  stream.once('error', (cause) => {
    request.problem = cause instanceof OAuthError ? cause.problem : 'the response broke off'
  })
  return reply.send(stream)
}
