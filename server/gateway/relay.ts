import type { FastifyReply, FastifyRequest } from 'fastify'
import { normalizeBaseUrl } from '../../src/config/config'
import { parseJson } from '../../src/lib/json'
import type { Gateway } from '../settings'
import { OAuthError } from './oauth-error'
import { rewriteAddresses } from './rewrite-addresses'

/** A type, a record, a version of one, the base with a query (next pages of some servers), or metadata. No operations. */
const PATH = /^(?:|metadata|[A-Z][A-Za-z]{1,40}(?:\/[A-Za-z0-9._-]{1,256}(?:\/_history\/[A-Za-z0-9._-]{1,64})?)?)$/
const PARENT_SEGMENT = /(?:^|\/)\.{1,2}(?:\/|$)/
const FORWARDED_REQUEST_HEADERS = ['accept', 'authorization', 'prefer', 'if-none-match'] as const
/** A single media type: from a list browsers use the last one, which could be HTML. */
const JSON_TYPE = /^application\/(?:fhir\+)?json\s*(?:;[^,]*)?$/i
const FORWARDED_RESPONSE_HEADERS = ['www-authenticate', 'retry-after', 'etag', 'last-modified'] as const
const RELAY_TIMEOUT_MS = 60_000
const MAX_RESPONSE_BYTES = 64 * 1024 * 1024

function upstreamUrl({ ehr }: Gateway, request: FastifyRequest): string {
  const { '*': path = '' } = request.params as { '*'?: string }
  const [raw = '', query] = [request.url.split('?')[0], request.url.split('?').slice(1).join('?')]
  if (!PATH.test(path) || PARENT_SEGMENT.test(path) || raw.includes('%') || (path === '' && query === ''))
    throw new OAuthError(400, 'invalid_request', 'an address that is none of a record')
  const base = normalizeBaseUrl(ehr.fhirBase) ?? ehr.fhirBase
  return `${base}${path === '' ? '' : `/${path}`}${query === '' ? '' : `?${query}`}`
}

async function readBytes(response: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += (chunk as Uint8Array).length
    if (size > MAX_RESPONSE_BYTES) throw new OAuthError(502, 'server_error', 'an answer of the EHR that is too long')
    chunks.push(chunk as Uint8Array)
  }
  return Buffer.concat(chunks)
}

async function fetchRecords(address: string, { headers }: FastifyRequest, signal: AbortSignal): Promise<Response> {
  const forwarded = FORWARDED_REQUEST_HEADERS.flatMap((name) =>
    typeof headers[name] === 'string' ? [[name, headers[name]] as const] : [],
  )
  try {
    return await fetch(address, { headers: Object.fromEntries(forwarded), redirect: 'error', signal })
  } catch {
    throw new OAuthError(
      503,
      'temporarily_unavailable',
      'the EHR cannot be reached, does not answer in time, or answers with a redirect',
    )
  }
}

/** Relays a read request to the EHR and its response back, without storing or sharing anything. Rejects with OAuthError. */
export async function relay(gateway: Gateway, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const { authorization = '' } = request.headers
  const isPublic = /\/metadata(?:\?|$)/.test(request.url)
  if (!/^Bearer [\w.~+/=-]+$/i.test(authorization) && !isPublic)
    throw new OAuthError(401, 'invalid_token', 'no bearer token')
  const disconnected = new AbortController()
  reply.raw.once('close', () => disconnected.abort())
  const response = await fetchRecords(
    upstreamUrl(gateway, request),
    request,
    AbortSignal.any([disconnected.signal, AbortSignal.timeout(RELAY_TIMEOUT_MS)]),
  )
  for (const name of FORWARDED_RESPONSE_HEADERS) {
    const value = response.headers.get(name)
    if (value !== null) reply.header(name, value)
  }
  reply.code(response.status).header('cache-control', 'no-store').header('vary', 'Authorization')
  const type = response.headers.get('content-type') ?? 'application/octet-stream'
  const bytes = await readBytes(response).catch((cause: unknown) => {
    throw cause instanceof OAuthError
      ? cause
      : new OAuthError(502, 'server_error', 'an answer of the EHR that broke off')
  })
  if (JSON_TYPE.test(type)) {
    const value = parseJson(bytes.toString('utf8'))
    // Invalid JSON is relayed unchanged: the app reports it.
    return reply
      .type(type)
      .send(
        value === undefined
          ? bytes
          : JSON.stringify(rewriteAddresses(value, normalizeBaseUrl(gateway.ehr.fhirBase) ?? '', gateway.base)),
      )
  }
  // HTML of the EHR must not run as a page of this site.
  return reply
    .type(type)
    .header('content-disposition', 'attachment')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .send(bytes)
}
