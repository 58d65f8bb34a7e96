import { METHODS } from 'node:http'
import { isRecordType } from '../../src/contract'
import { hasScope, reaches, requireScope, requireUser } from './access'
import { cursors } from './cursor'
import { keptLatest } from './lru-cache'
import { capabilityStatement, readOnlyTypes } from './metadata'
import { FhirFailure, notFound, operationOutcome } from './outcome'
import { nameOf, searchBundle } from './search'
import { servedOf } from './served'
import { dressed, requireAsked, withoutExtra } from '../personas/fhir-answer'
import { switchesOf } from '../personas/personas'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Access, Resource } from '../types'
import type { Switches } from '../personas/personas'
import type { SearchContext } from './search'
import type { Store } from './store'

interface FhirOptions {
  store: Store
  /** Absolute base address without a slash at the end. */
  base: string
  accessOf(request: FastifyRequest): Promise<Access | 'none' | 'invalid'>
  metadata: { authorize: string; token: string }
  /** Matches on a page where `_count` does not say; as the switches say if not given. */
  pageSize?: number
  /** How this server differs from others; the standard ones if not given. */
  switches?: Switches
  /** Takes combinations of search parameters that the contract does not list. */
  lenient?: boolean
}

/** How many results of searches are kept, and how many pages as they were sent. */
const [RESULTS, PAGES] = [200, 50]
const FHIR_JSON = 'application/fhir+json; charset=utf-8'
const jsonTypes: ReadonlySet<string> = new Set([
  '*/*',
  'application/*',
  'application/json',
  'application/fhir+json',
  'json',
])

const mediaTypes = (accept: string): readonly string[] =>
  accept.split(',').map((part) => (part.split(';')[0] ?? '').trim().toLowerCase())

function acceptsJson(accept: string | undefined, query: string): boolean {
  const format = new URLSearchParams(query).get('_format')?.replace(' ', '+')
  if (format !== undefined) return jsonTypes.has(format)
  return accept === undefined || accept === '' || mediaTypes(accept).some((type) => jsonTypes.has(type))
}

function segmentsOf(path: string): readonly string[] {
  try {
    return path
      .split('/')
      .filter((segment) => segment !== '')
      .map(decodeURIComponent)
  } catch {
    throw new FhirFailure(400, 'invalid', 'The address is not percent-encoded correctly.')
  }
}

type ServedContext = SearchContext & { readonly switches: Switches }

const isReadOnly = (type: string): boolean => readOnlyTypes.some((known) => known === type)

/** Attachments come with the record that holds them: its scope is enough. */
function requireReadScope(store: Store, access: Access, type: string, id: string): void {
  const binary = type === 'Binary' ? store.read(type, id) : undefined
  const held =
    binary !== undefined &&
    store
      .holdersOf(binary)
      .some((holder) => hasScope(access.scopes, holder.resourceType, 'read') && reaches(store, access, holder, 'read'))
  if (!held) requireScope(access, type, 'read')
}

function readResource({ store, switches }: ServedContext, access: Access, type: string, id: string): Resource {
  const readable = isRecordType(type) ? servedOf(type, switches).read : isReadOnly(type)
  if (!readable) {
    const searchable = isRecordType(type) && servedOf(type, switches).searches.length > 0
    throw new FhirFailure(
      404,
      'not-supported',
      searchable ? `${type} can only be searched.` : `${type} is not served here.`,
    )
  }
  requireUser(access, type)
  requireReadScope(store, access, type, id)
  const resource = store.read(type, id)
  // Who is signed in is their own data (seed 1), also while another person's record is open.
  const own = access.self === `${type}/${id}`
  if (resource === undefined || !(own || reaches(store, access, resource, 'read'))) throw notFound(type, id)
  return resource
}

function searchType(context: ServedContext, access: Access, type: string, query: string) {
  const served = isRecordType(type) && servedOf(type, context.switches).searches.length > 0
  if (served) return searchBundle(context, access, type, query)
  throw new FhirFailure(
    404,
    'not-supported',
    isReadOnly(type) ? `${type} can only be read by id.` : `${type} is not served here.`,
  )
}

/** The bytes of a Binary, when the client asks for its own content type (R4 Binary). */
function rawContent(resource: Resource, accept: string | undefined): { type: string; bytes: Buffer } | undefined {
  const { contentType, data } = resource
  if (resource.resourceType !== 'Binary' || typeof contentType !== 'string' || typeof data !== 'string')
    return undefined
  const wanted = accept !== undefined && mediaTypes(accept)[0] === contentType.split(';')[0]?.trim().toLowerCase()
  return wanted ? { type: contentType, bytes: Buffer.from(data, 'base64') } : undefined
}

function sendRaw(reply: FastifyReply, raw: { type: string; bytes: Buffer }): FastifyReply {
  return reply
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', 'sandbox')
    .type(raw.type)
    .send(raw.bytes)
}

const sendText = (reply: FastifyReply, text: string, type = FHIR_JSON): FastifyReply => reply.type(type).send(text)
const send = (reply: FastifyReply, body: object): FastifyReply => sendText(reply, JSON.stringify(body))

function sendFailure(error: unknown, reply: FastifyReply): FastifyReply {
  if (error instanceof FhirFailure) return send(reply.code(error.status), operationOutcome(error.code, error.message))
  const status =
    error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500
  if (status < 500 && error instanceof Error)
    return send(reply.code(status), operationOutcome('invalid', error.message))
  return send(
    reply.code(500),
    operationOutcome('exception', 'The server made a mistake. It has nothing to do with your request.'),
  )
}

async function signedIn(
  request: FastifyRequest,
  reply: FastifyReply,
  accessOf: FhirOptions['accessOf'],
): Promise<Access> {
  const access = await accessOf(request)
  if (typeof access === 'object') return access
  void reply.header('www-authenticate', access === 'none' ? 'Bearer' : 'Bearer error="invalid_token"')
  throw new FhirFailure(
    401,
    'login',
    access === 'none' ? 'An access token is needed.' : 'The access token is not valid or has expired.',
  )
}

const partsOf = (request: FastifyRequest): readonly string[] => (request.raw.url ?? '').split(/\?(.*)/s)
const POSTED = /^([^?]*)\/_search$/

/** A search that was posted is the same one with its fields in the address (R4 3.1.1.3). */
function askedBy(request: FastifyRequest): readonly string[] {
  const [path = '', query = ''] = partsOf(request)
  const [, type] = request.method === 'POST' ? (POSTED.exec(path) ?? []) : []
  return type === undefined
    ? [path, query]
    : [type, [query, String(request.body ?? '')].filter((part) => part !== '').join('&')]
}

function answerer(options: FhirOptions) {
  const { store, base, switches = switchesOf('standard'), pageSize = switches.pageSize, lenient = false } = options
  const prefix = new URL(base).pathname.replace(/\/$/, '')
  const context: ServedContext = {
    switches,
    store,
    base,
    pageSize,
    lenient,
    cursors: cursors(),
    kept: keptLatest(RESULTS),
  }
  const pages = keptLatest<string>(PAGES)
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const [path = '', query = ''] = lenient ? askedBy(request) : partsOf(request)
    const segments = segmentsOf(path.slice(prefix.length))
    const [type = '', id, ...rest] = segments
    const accept = request.headers.accept
    const json = acceptsJson(accept, query)
    const unacceptable = new FhirFailure(406, 'not-supported', 'Only JSON is served: ask for application/fhir+json.')
    if (type === 'metadata' && segments.length === 1) {
      if (!json) throw unacceptable
      return send(reply, capabilityStatement(base, options.metadata, { lenient, switches }))
    }
    const access = await signedIn(request, reply, options.accessOf)
    const written = (body: object) => JSON.stringify(dressed(body, base, query, switches))
    const answer = (text: string) => sendText(reply, text, switches.mediaType)
    if (type === '' || rest.length > 0) throw new FhirFailure(404, 'not-supported', 'There is nothing at this address.')
    requireAsked(switches, type, query, id === undefined)
    if (id === undefined) {
      if (!json) throw unacceptable
      return answer(
        pages(nameOf(context, access, type, query), () =>
          written(searchType(context, access, type, withoutExtra(switches, query))),
        ),
      )
    }
    const resource = type !== 'Binary' && !json ? undefined : readResource(context, access, type, id)
    const raw = resource === undefined ? undefined : rawContent(resource, accept)
    if (raw !== undefined) return sendRaw(reply, raw)
    if (resource === undefined || !json) throw unacceptable
    return answer(written(resource))
  }
}

/** Serves the FHIR API below the path of `base`: read, search, includes and /metadata; every error is an OperationOutcome. */
export function fhirRoutes(app: FastifyInstance, options: FhirOptions): void {
  const prefix = new URL(options.base).pathname.replace(/\/$/, '')
  const answer = answerer(options)
  void app.register(async (scope) => {
    // Fastify answers methods it does not know with a 404 of its own.
    for (const method of METHODS)
      if (method !== 'CONNECT' && !scope.supportedMethods.includes(method)) scope.addHttpMethod(method)
    scope.setErrorHandler((error, _request, reply) => sendFailure(error, reply))
    scope.addHook('onRequest', async (request, reply) => {
      void reply.header('cache-control', 'no-store')
      const posted = options.lenient === true && POSTED.test(partsOf(request)[0] ?? '')
      if (request.method === 'GET' || (posted && request.method === 'POST')) return
      void reply.header('allow', posted ? 'GET, POST' : 'GET')
      throw new FhirFailure(
        405,
        'not-supported',
        posted ? 'Only GET and POST are supported here.' : 'Only GET is supported.',
      )
    })
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    )
    for (const url of [prefix === '' ? '/' : prefix, `${prefix}/*`]) {
      scope.route({
        method: scope.supportedMethods.filter((method) => method !== 'OPTIONS'),
        url,
        exposeHeadRoute: false,
        handler: answer,
      })
    }
  })
}
