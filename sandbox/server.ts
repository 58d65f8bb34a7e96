import cors from '@fastify/cors'
import type { FastifyCorsOptions } from '@fastify/cors'
import fastify from 'fastify'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { JsonWebKey } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { accessCheck } from './auth/access'
import { brandsBundle, brandsPath } from './auth/brands'
import { clientsOf, originsOf } from './auth/clients'
import { clearContexts, noContexts } from './auth/context'
import { smartConfiguration } from './auth/discovery'
import { memoryStorage } from './auth/memory'
import { claimsOf, createProvider, newSigningKey, paths } from './auth/provider'
import { metadataPaths, pageRoutes, providerRoutes } from './auth/routes'
import { toldOf } from './auth/told'
import { userinfoRoutes } from './auth/userinfo'
import { Apps } from './clients/apps'
import { clientRoutes } from './clients/routes'
import { clockShift, shiftClock, shiftTo } from './clock/clock'
import { clockRoutes } from './clock/routes'
import { installFaults } from './faults/install'
import { badUrl } from './fhir/bad-url'
import { operationOutcome } from './fhir/outcome'
import { fhirRoutes } from './fhir/routes'
import { Store } from './fhir/store'
import { addressOf, listenOn, refuseOtherHosts } from './hosts'
import { loadData } from './load/load'
import { installRequestLog } from './requests/install'
import { withLongIds } from './personas/long-ids'
import { switchesOf } from './personas/personas'
import type { PersonaName, Switches } from './personas/personas'
import { buildPopulation } from './population/build'
import type { Person, Population } from './types'

export interface SandboxOptions {
  /** 0 takes a free one. */
  port: number
  /** Name or address to listen on; without it this machine alone reaches the sandbox. */
  host?: string
  /** Origin that browsers and apps reach it by when that is not `http://localhost` and the port, e.g. that of a proxy in front. */
  url?: string
  /** Files and folders to serve in place of the built-in people. */
  data?: readonly string[]
  /** Records and people to serve in place of the built-in ones, for programs that make their own. */
  population?: Population
  seed?: number
  /** Answers FHIR requests without a token too. */
  open?: boolean
  /** Takes any combination of the listed search parameters, not only the listed combinations. */
  lenient?: boolean
  /** Life of an access token in seconds, 1200 unless told. */
  tokenSeconds?: number
  /** Origins of further apps, e.g. `http://localhost:3000`. */
  appOrigins?: readonly string[]
  /** Redirect addresses besides `/callback` below each origin, e.g. `http://localhost:3000/callback/sandbox`. */
  redirectUris?: readonly string[]
  /** Further apps, each with the names of RFC 7591: `client_id`, `redirect_uris`, and `client_secret` or `jwks` for one that is not public. */
  clients?: readonly unknown[]
  /** Takes any public app: any `client_id` with any redirect address, from any origin. */
  anyClient?: boolean
  /** Launch context that each token answer tells besides the patient (`fhirContext`, `intent`, …), unless a launch from the EHR says otherwise. */
  context?: unknown
  /** Date or date and time to start on. The clock of the whole process moves, which all sandboxes in it share. */
  now?: string
  /** The kind of server to be, `standard` unless told. */
  persona?: PersonaName
  /** Switches that differ from those of the persona. */
  switches?: Partial<Switches>
  /** Faults to start with, each `kind[:type[:count[:person[:seconds]]]]`. The switchboard is there only when this is given, be it empty. */
  faults?: readonly string[]
  /** Takes one line of JSON for each request that was answered. */
  log?: (line: string) => void
  /** RSA key that id_tokens are signed with; a new one for each sandbox unless given. */
  signingKey?: JsonWebKey | undefined
}

async function freePort(host: string): Promise<number> {
  const server = createServer().listen(0, host)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

const isTaken = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'

async function contentOf({ data = [], seed = 1, population }: SandboxOptions) {
  if (population) return { ...population, notes: [] }
  if (data.length === 0) return { ...buildPopulation(seed), notes: [] }
  const loaded = await loadData(data)
  if (loaded.resources.length === 0) throw new Error([`There are no FHIR resources in ${data.join(', ')}.`, ...loaded.notes].join('\n'))
  return loaded
}

/** Documents that apps of any origin may read; the whole path counts. */
const forAnyOrigin: ReadonlySet<string> = new Set(['/fhir/metadata', '/fhir/.well-known/smart-configuration', ...metadataPaths, paths.jwks, brandsPath])

/** Pages of the apps may read answers, whenever an app became known. */
async function letOriginsRead(app: FastifyInstance, apps: Apps): Promise<void> {
  const callers = (origin: string | undefined) => (origin !== undefined && apps.mayCall(origin) ? [origin] : [...apps.origins()])
  await app.register(cors, () => (request: FastifyRequest, callback: (error: Error | null, options: FastifyCorsOptions) => void) =>
    callback(null, {
      origin: forAnyOrigin.has(request.url.split('?')[0] ?? '') ? '*' : callers(request.headers.origin),
      methods: ['GET', 'POST'],
      allowedHeaders: ['authorization', 'content-type', 'accept', 'prefer', 'x-request-id'],
      exposedHeaders: ['www-authenticate', 'retry-after'],
    }))
}

/** Starts the sandbox EHR: FHIR API, authorization server and sign-in pages. Rejects when the port is taken or data is missing. */
export async function startSandbox(options: SandboxOptions): Promise<{ url: string; fhirBase: string; people: readonly Person[]; notes: readonly string[]; close(): Promise<void> }> {
  if (options.now !== undefined) shiftClock(shiftTo(options.now))
  const startShift = clockShift()
  const told = toldOf(options.context ?? {})
  const switches = { ...switchesOf(options.persona ?? 'standard'), ...options.switches }
  const content = await contentOf(options)
  const { resources, people, notes } = switches.ids === 'long' ? withLongIds(content) : content
  const host = await listenOn(options.host)
  const port = options.port === 0 ? await freePort(host) : options.port
  const url = options.url ?? addressOf(host, port)
  const fhirBase = `${url}/fhir`
  const redirectUris = options.redirectUris ?? []
  const origins = originsOf([...(options.appOrigins ?? []), ...redirectUris])
  const store = new Store(resources)
  const contexts = noContexts()
  const storage = memoryStorage()
  const builtIn = clientsOf(origins, redirectUris)
  const apps = new Apps({ origins, builtIn, any: options.anyClient ?? false })
  const forget = () => {
    storage.clear()
    apps.reset()
    clearContexts(contexts)
  }
  const signingKey = options.signingKey ?? newSigningKey()
  const provider = await createProvider({ url, fhirBase, people, clients: builtIn, apps, tokenSeconds: options.tokenSeconds ?? 1200, switches, storage, signingKey }, contexts)
  apps.start(provider, options.clients ?? [])
  const check = accessCheck(provider, people, contexts)
  const app = fastify({ forceCloseConnections: true, frameworkErrors: badUrl })
  refuseOtherHosts(app, url)
  await letOriginsRead(app, apps)
  const log = installRequestLog(app, { provider, open: options.faults !== undefined, ...(options.log ? { write: options.log } : {}) })
  const restart = () => {
    shiftClock(startShift)
    forget()
    log.clear()
  }
  if (options.faults) {
    await installFaults(app, { flags: options.faults, provider, people, url, fhirBase, authorizationPath: paths.authorization, tokenPath: paths.token, jwksPath: paths.jwks, signingKey: () => signingKey, forget: restart })
    await clientRoutes(app, url, apps)
    await clockRoutes(app, url)
  }
  app.addHook('onClose', async () => shiftClock(0))
  await app.register(scope => providerRoutes(scope, provider, switches, options.url))
  await app.register(scope => pageRoutes(scope, { provider, contexts, people, fhirBase, apps, told, patient: id => store.read('Patient', id) }))
  if (switches.offers.includes('userinfo')) await app.register(scope => userinfoRoutes(scope, { provider, people, claims: person => claimsOf({ fhirBase, switches }, person) }))
  if (switches.offers.includes('brands')) app.get(brandsPath, (_request, reply) => reply.type('application/fhir+json; charset=utf-8').send(brandsBundle(url, fhirBase)))
  app.get('/fhir/.well-known/smart-configuration', (_request, reply) => {
    if (switches.smartConfiguration) return smartConfiguration(url, switches)
    return reply.code(404).type('application/fhir+json').send(operationOutcome('not-found', 'There is no such document here.'))
  })
  fhirRoutes(app, {
    store,
    switches,
    base: fhirBase,
    lenient: options.lenient ?? false,
    accessOf: async request => {
      const access = await check(request)
      return options.open && access === 'none' ? { patients: 'all', provider: true, scopes: 'user/*.rs' } : access
    },
    metadata: { authorize: `${url}${paths.authorization}`, token: `${url}${paths.token}` },
  })
  try {
    await app.listen({ port, host })
  } catch (error) {
    await app.close()
    if (options.port === 0 && isTaken(error)) return startSandbox(options)
    throw error
  }
  return { url, fhirBase, people, notes, close: () => app.close() }
}
