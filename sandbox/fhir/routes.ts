import { METHODS } from 'node:http'
import { isJsonObject } from '../json'
import { hasScope, reaches, requireScope, requireProviderForGroup } from './access'
import { createCursors } from './cursor'
import { createLruCache } from './lru-cache'
import { capabilityStatement, READ_ONLY_TYPES } from './metadata'
import { FhirError, notFound, operationOutcome } from './outcome'
import { annotateRequest } from '../requests/annotations'
import { IPS_COMPOSITION, patientSummary, profilesAskedFor } from './patient-summary'
import { cacheKey, extraPageParameters, searchBundle } from './search'
import { isSearchable, isServableType, servedContract } from './served'
import { applySwitches, requireParameters, withoutExtraParameter } from '../personas/fhir-response'
import { switchesOf } from '../personas/personas'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Access, Resource } from '../types'
import type { Switches } from '../personas/personas'
import type { SearchContext } from './search'
import type { Store } from './store'

interface FhirOptions {
  store: Store
  /** Absolute base URL, without a trailing slash. */
  base: string
  /** Path of the API, that of `base` by default. */
  path?: string
  accessOf(request: FastifyRequest): Promise<Access | 'none' | 'invalid'>
  metadata: { authorize: string; token: string }
  /** Default page size; by default that of the switches. */
  pageSize?: number
  /** Switches of the persona; by default those of `standard`. */
  switches?: Switches
  /** Accepts combinations of search parameters that the contract does not list. */
  lenient?: boolean
}

/** Sizes of the caches of search results and of serialized pages. */
const [MAX_CACHED_RESULTS, MAX_CACHED_PAGES] = [200, 50]
const FHIR_JSON = 'application/fhir+json; charset=utf-8'
const JSON_MEDIA_TYPES: ReadonlySet<string> = new Set([
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
  if (format !== undefined) return JSON_MEDIA_TYPES.has(format)
  return accept === undefined || accept === '' || mediaTypes(accept).some((type) => JSON_MEDIA_TYPES.has(type))
}

function segmentsOf(path: string): readonly string[] {
  try {
    return path
      .split('/')
      .filter((segment) => segment !== '')
      .map(decodeURIComponent)
  } catch {
    throw new FhirError(400, 'invalid', 'The address is not percent-encoded correctly.')
  }
}

type ServedContext = SearchContext & { readonly switches: Switches }

const isReadOnly = (type: string): boolean => READ_ONLY_TYPES.some((known) => known === type)

/** An attachment needs no scope of its own if the token may read a record that refers to it. */
function requireReadScope(store: Store, access: Access, type: string, id: string): void {
  const binary = type === 'Binary' ? store.read(type, id) : undefined
  const isAttachment =
    binary !== undefined &&
    store
      .holdersOf(binary)
      .some((holder) => hasScope(access.scopes, holder.resourceType, 'read') && reaches(store, access, holder, 'read'))
  if (!isAttachment) requireScope(access, type, 'read')
}

function readResource({ store, switches }: ServedContext, access: Access, type: string, id: string): Resource {
  // Users may always read their own resource, also with another patient in context.
  const isSelf = access.self === `${type}/${id}`
  const own = isSelf && type === 'Person' ? store.read(type, id) : undefined
  if (own !== undefined) return own
  const isReadable = isReadOnly(type) || (isServableType(type) && servedContract(type, switches)?.read === true)
  if (!isReadable) {
    throw new FhirError(
      404,
      'not-supported',
      isSearchable(type, switches) ? `${type} can only be searched.` : `${type} is not served here.`,
    )
  }
  requireProviderForGroup(access, type)
  requireReadScope(store, access, type, id)
  const resource = store.read(type, id)
  if (resource === undefined || !(isSelf || reaches(store, access, resource, 'read'))) throw notFound(type, id)
  return resource
}

function searchType(context: ServedContext, access: Access, type: string, query: string) {
  if (isSearchable(type, context.switches)) return searchBundle(context, access, type, query)
  throw new FhirError(
    404,
    'not-supported',
    isReadOnly(type) ? `${type} can only be read by id.` : `${type} is not served here.`,
  )
}

/** The bytes of a Binary, if the client accepts its content type (R4 Binary). */
function rawContent(resource: Resource, accept: string | undefined): { type: string; bytes: Buffer } | undefined {
  const { contentType, data } = resource
  if (resource.resourceType !== 'Binary' || typeof contentType !== 'string' || typeof data !== 'string')
    return undefined
  const isWanted = accept !== undefined && mediaTypes(accept)[0] === contentType.split(';')[0]?.trim().toLowerCase()
  return isWanted ? { type: contentType, bytes: Buffer.from(data, 'base64') } : undefined
}

function sendRaw(reply: FastifyReply, raw: { type: string; bytes: Buffer }): FastifyReply {
  return reply
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', 'sandbox')
    .type(raw.type)
    .send(raw.bytes)
}

/** The answer to `Patient/{id}/$summary`. */
function summaryOf(context: ServedContext, access: Access, request: FastifyRequest, id: string): object {
  const [, query = ''] = urlParts(request)
  const other = profilesAskedFor(query, parametersOf(request)).find((profile) => profile !== IPS_COMPOSITION)
  if (other !== undefined) throw new FhirError(400, 'not-supported', `There is no summary with the profile ${other}.`)
  const patient = readResource(context, access, 'Patient', id)
  return patientSummary(context.store, access, context.base, patient, new Date())
}

const sendText = (reply: FastifyReply, text: string, type = FHIR_JSON): FastifyReply => reply.type(type).send(text)
const send = (reply: FastifyReply, body: object): FastifyReply => sendText(reply, JSON.stringify(body))

function sendFhirError(error: unknown, reply: FastifyReply): FastifyReply {
  if (error instanceof FhirError) return send(reply.code(error.status), operationOutcome(error.code, error.message))
  const status =
    error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500
  if (status < 500 && error instanceof Error)
    return send(reply.code(status), operationOutcome('invalid', error.message))
  return send(
    reply.code(500),
    operationOutcome('exception', 'The server made a mistake. It has nothing to do with your request.'),
  )
}

async function requireAccess(
  request: FastifyRequest,
  reply: FastifyReply,
  accessOf: FhirOptions['accessOf'],
): Promise<Access> {
  const access = await accessOf(request)
  if (typeof access === 'object') return access
  void reply.header('www-authenticate', access === 'none' ? 'Bearer' : 'Bearer error="invalid_token"')
  throw new FhirError(
    401,
    'login',
    access === 'none' ? 'An access token is needed.' : 'The access token is not valid or has expired.',
  )
}

const urlParts = (request: FastifyRequest): readonly string[] => (request.raw.url ?? '').split(/\?(.*)/s)
const SEARCH_PATH = /^([^?]*)\/_search$/
const SUMMARY_PATH = /\/Patient\/[^/?]+\/\$summary$/

/** A request to an operation may have its parameters in a body (R4 operations, 3.2.0.4). */
const isSummaryRequest = (request: FastifyRequest): boolean => SUMMARY_PATH.test(urlParts(request)[0] ?? '')

/** The Parameters of a posted operation. */
function parametersOf({ method, body }: FastifyRequest): unknown {
  if (method !== 'POST' || body === undefined || body === null || body === '') return undefined
  if (isJsonObject(body) && body['resourceType'] === 'Parameters') return body
  throw new FhirError(400, 'invalid', 'The body of an operation is a Parameters resource.')
}

/** Path and query of a request; a posted search has its fields in the query (R4 3.1.1.3). */
function searchUrlParts(request: FastifyRequest): readonly string[] {
  const [path = '', query = ''] = urlParts(request)
  const [, type] = request.method === 'POST' ? (SEARCH_PATH.exec(path) ?? []) : []
  return type === undefined
    ? [path, query]
    : [type, [query, String(request.body ?? '')].filter((part) => part !== '').join('&')]
}

const pathOf = ({ base, path = new URL(base).pathname }: FhirOptions): string => path.replace(/\/$/, '')

function createHandler(options: FhirOptions) {
  const { store, base, switches = switchesOf('standard'), pageSize = switches.pageSize, lenient = false } = options
  const prefix = pathOf(options)
  const context: ServedContext = {
    switches,
    store,
    base,
    pageSize,
    lenient,
    cursors: createCursors(),
    resultCache: createLruCache(MAX_CACHED_RESULTS),
  }
  const pageCache = createLruCache<string>(MAX_CACHED_PAGES)
  const partsOf = lenient ? searchUrlParts : urlParts
  const noteIgnored = (request: FastifyRequest, query: string): void => {
    const extra = lenient ? [] : extraPageParameters(withoutExtraParameter(switches, query))
    if (extra.length > 0) annotateRequest(request.raw, { notes: [`ignored on a page link: ${extra.join(', ')}`] })
  }
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const [path = '', query = ''] = partsOf(request)
    const segments = segmentsOf(path.slice(prefix.length))
    const [type = '', id, ...rest] = segments
    const accept = request.headers.accept
    const wantsJson = acceptsJson(accept, query)
    const unacceptable = new FhirError(406, 'not-supported', 'Only JSON is served: ask for application/fhir+json.')
    if (type === 'metadata' && segments.length === 1) {
      if (!wantsJson) throw unacceptable
      return send(reply, capabilityStatement(base, options.metadata, { lenient, switches }))
    }
    const access = await requireAccess(request, reply, options.accessOf)
    const serialize = (body: object) => JSON.stringify(applySwitches(body, base, query, switches))
    const sendPage = (text: string) => sendText(reply, text, switches.mediaType)
    if (isSummaryRequest(request)) {
      if (!wantsJson) throw unacceptable
      return sendPage(serialize(summaryOf(context, access, request, id ?? '')))
    }
    if (type === '' || rest.length > 0) throw new FhirError(404, 'not-supported', 'There is nothing at this address.')
    requireParameters(switches, type, query, id === undefined)
    if (id === undefined) {
      if (!wantsJson) throw unacceptable
      noteIgnored(request, query)
      return sendPage(
        pageCache(cacheKey(context, access, type, query), () =>
          serialize(searchType(context, access, type, withoutExtraParameter(switches, query))),
        ),
      )
    }
    const resource = type !== 'Binary' && !wantsJson ? undefined : readResource(context, access, type, id)
    const raw = resource === undefined ? undefined : rawContent(resource, accept)
    if (raw !== undefined) return sendRaw(reply, raw)
    if (resource === undefined || !wantsJson) throw unacceptable
    return sendPage(serialize(resource))
  }
}

/** Registers the FHIR API at `base`: read, search with includes, `Patient/{id}/$summary` and /metadata; every error is an OperationOutcome. */
export function fhirRoutes(app: FastifyInstance, options: FhirOptions): void {
  const prefix = pathOf(options)
  const handler = createHandler(options)
  void app.register(async (scope) => {
    // Fastify would answer unregistered methods with its own 404.
    for (const method of METHODS)
      if (method !== 'CONNECT' && !scope.supportedMethods.includes(method)) scope.addHttpMethod(method)
    scope.setErrorHandler((error, _request, reply) => sendFhirError(error, reply))
    scope.addHook('onRequest', async (request, reply) => {
      void reply.header('cache-control', 'no-store')
      const isPostedSearch = options.lenient === true && SEARCH_PATH.test(urlParts(request)[0] ?? '')
      const takesPost = isPostedSearch || isSummaryRequest(request)
      if (request.method === 'GET' || (takesPost && request.method === 'POST')) return
      void reply.header('allow', takesPost ? 'GET, POST' : 'GET')
      throw new FhirError(
        405,
        'not-supported',
        takesPost ? 'Only GET and POST are supported here.' : 'Only GET is supported.',
      )
    })
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    )
    scope.addContentTypeParser(
      'application/fhir+json',
      { parseAs: 'string' },
      scope.getDefaultJsonParser('error', 'error'),
    )
    for (const url of [prefix === '' ? '/' : prefix, `${prefix}/*`]) {
      scope.route({
        method: scope.supportedMethods.filter((method) => method !== 'OPTIONS'),
        url,
        exposeHeadRoute: false,
        handler,
      })
    }
  })
}
