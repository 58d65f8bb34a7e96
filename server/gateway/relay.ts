import type { FastifyReply, FastifyRequest } from 'fastify'
import { normalBase } from '../../src/config/config'
import { parseJson } from '../../src/lib/json'
import type { Gateway } from '../settings'
import { Refusal } from './refusal'
import { withOwnAddresses } from './rewrite'

/** A type, a record, a version of one, the base with a query (pages of some servers), what the server can do. No operation, no dots that lead up. */
const PATH = /^(?:|metadata|[A-Z][A-Za-z]{1,40}(?:\/[A-Za-z0-9._-]{1,256}(?:\/_history\/[A-Za-z0-9._-]{1,64})?)?)$/
const upwards = /(?:^|\/)\.{1,2}(?:\/|$)/
const asked = ['accept', 'authorization', 'prefer', 'if-none-match'] as const
/** One media type and no list of them: of a list browsers take the last one, which could be a page. */
const JSON_TYPE = /^application\/(?:fhir\+)?json\s*(?:;[^,]*)?$/i
const answered = ['www-authenticate', 'retry-after', 'etag', 'last-modified'] as const
/** An answer may take so long to begin, and be so long in bytes. */
const LIMIT = 60_000
const MOST = 64 * 1024 * 1024

function addressOf({ ehr }: Gateway, request: FastifyRequest): string {
  const { '*': path = '' } = request.params as { '*'?: string }
  const [raw = '', query] = [request.url.split('?')[0], request.url.split('?').slice(1).join('?')]
  if (!PATH.test(path) || upwards.test(path) || raw.includes('%') || (path === '' && query === ''))
    throw new Refusal(400, 'invalid_request', 'an address that is none of a record')
  const base = normalBase(ehr.fhirBase) ?? ehr.fhirBase
  return `${base}${path === '' ? '' : `/${path}`}${query === '' ? '' : `?${query}`}`
}

async function bytesOf(response: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += (chunk as Uint8Array).length
    if (size > MOST) throw new Refusal(502, 'server_error', 'an answer of the EHR that is too long')
    chunks.push(chunk as Uint8Array)
  }
  return Buffer.concat(chunks)
}

async function ask(address: string, { headers }: FastifyRequest, signal: AbortSignal): Promise<Response> {
  const passed = asked.flatMap((name) => (typeof headers[name] === 'string' ? [[name, headers[name]] as const] : []))
  try {
    return await fetch(address, { headers: Object.fromEntries(passed), redirect: 'error', signal })
  } catch {
    throw new Refusal(
      503,
      'temporarily_unavailable',
      'the EHR cannot be reached, does not answer in time, or answers with a redirect',
    )
  }
}

/** Passes a request to read on to the EHR, and its answer back: nothing is kept, nothing is shared between requests. Rejects with Refusal. */
export async function relay(gateway: Gateway, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const { authorization = '' } = request.headers
  const isOpen = /\/metadata(?:\?|$)/.test(request.url)
  if (!/^Bearer [\w.~+/=-]+$/i.test(authorization) && !isOpen)
    throw new Refusal(401, 'invalid_token', 'no bearer token')
  const gone = new AbortController()
  reply.raw.once('close', () => gone.abort())
  const response = await ask(
    addressOf(gateway, request),
    request,
    AbortSignal.any([gone.signal, AbortSignal.timeout(LIMIT)]),
  )
  for (const name of answered) {
    const value = response.headers.get(name)
    if (value !== null) reply.header(name, value)
  }
  reply.code(response.status).header('cache-control', 'no-store').header('vary', 'Authorization')
  const type = response.headers.get('content-type') ?? 'application/octet-stream'
  const bytes = await bytesOf(response).catch((cause: unknown) => {
    throw cause instanceof Refusal ? cause : new Refusal(502, 'server_error', 'an answer of the EHR that broke off')
  })
  if (JSON_TYPE.test(type)) {
    const value = parseJson(bytes.toString('utf8'))
    // Broken JSON goes on as it came: the app says that it is.
    return reply
      .type(type)
      .send(
        value === undefined
          ? bytes
          : JSON.stringify(withOwnAddresses(value, normalBase(gateway.ehr.fhirBase) ?? '', gateway.base)),
      )
  }
  // A page of the EHR must not be one of this site, whoever opens its address.
  return reply
    .type(type)
    .header('content-disposition', 'attachment')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .send(bytes)
}
