import cors from '@fastify/cors'
import type { FastifyCorsOptions } from '@fastify/cors'
import fastify from 'fastify'
import type { FastifyInstance, FastifyRequest } from 'fastify'
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
import { toldOf } from './auth/launch-context'
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
import { advanceRoutes, twoStates, type Advance } from './second-snapshot/routes'
import { loadData } from './load/load'
import type { SandboxOptions } from './options'
import { peopleRoutes } from './people/routes'
import { withCommonElements } from './personas/common-elements'
import { withLongIds } from './personas/long-ids'
import { switchesOf, type Switches } from './personas/personas'
import { recordsBeyond } from './population/undocumented-types'
import { buildPopulation } from './population/build'
import { countedPopulation } from './population/fixed-counts'
import { TODAY } from './population/builders'
import { dayOf, endingOn } from './population/shift-dates'
import { installRequestLog } from './requests/install'
import type { TenantKey } from './second-ehr/answer-key'
import { lakeside } from './second-ehr/lakeside'
import { tenantRoutes, withLongIdsHere } from './second-ehr/routes'
import type { Person, Population, Resource } from './types'

async function freePort(host: string): Promise<number> {
  const server = createServer().listen(0, host)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

const isTaken = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'

interface Content extends Population {
  readonly notes: readonly string[]
  readonly key?: TenantKey
}

async function contentOf(
  { data = [], seed = 1, population, counts, tenant }: SandboxOptions,
  { alsoHas }: Switches,
): Promise<Content> {
  if (tenant) {
    const { population: there, key } = lakeside(buildPopulation(seed), seed)
    return { ...there, key, notes: [] }
  }
  if (population) return { ...population, notes: [] }
  if (counts) return { ...countedPopulation(seed, counts), notes: [] }
  if (data.length === 0) {
    const { resources, people } = buildPopulation(seed)
    return { resources: [...resources, ...recordsBeyond(alsoHas)], people, notes: [] }
  }
  const loaded = await loadData(data)
  if (loaded.resources.length === 0)
    throw new Error([`There are no FHIR resources in ${data.join(', ')}.`, ...loaded.notes].join('\n'))
  return loaded
}

/** The records on their timeline, with what this kind of server sends of each. */
function recordsOf(written: readonly Resource[], today: string, { commonElements }: Switches): readonly Resource[] {
  const dated = endingOn(written, today)
  return commonElements ? dated.map((one) => withCommonElements(one, today)) : dated
}

/** Documents that apps of any origin may read; the whole path counts. */
const forAnyOrigin: ReadonlySet<string> = new Set([
  '/fhir/metadata',
  '/fhir/.well-known/smart-configuration',
  ...metadataPaths,
  paths.jwks,
  brandsPath,
])

/** Pages of the apps may read answers, whenever an app became known. */
async function letOriginsRead(app: FastifyInstance, apps: Apps): Promise<void> {
  const callers = (origin: string | undefined) =>
    origin !== undefined && apps.mayCall(origin) ? [origin] : [...apps.origins()]
  await app.register(
    cors,
    () => (request: FastifyRequest, callback: (error: Error | null, options: FastifyCorsOptions) => void) =>
      callback(null, {
        origin: forAnyOrigin.has(request.url.split('?')[0] ?? '') ? '*' : callers(request.headers.origin),
        methods: ['GET', 'POST'],
        allowedHeaders: ['authorization', 'content-type', 'accept', 'prefer', 'x-request-id'],
        exposedHeaders: ['www-authenticate', 'retry-after'],
      }),
  )
}

/** With and without TLS it is one to all that is put into it. */
const fastifyFor = ({ tls }: SandboxOptions): FastifyInstance =>
  fastify({
    forceCloseConnections: true,
    frameworkErrors: badUrl,
    ...(tls ? { https: tls } : {}),
  }) as unknown as FastifyInstance

type Switchboard = Omit<Parameters<typeof installFaults>[1], 'authorizationPath' | 'tokenPath' | 'jwksPath' | 'isLater'>

/** All that a test or a person controls a sandbox by; to be called before the routes that faults act on. */
async function openSwitchboard(
  app: FastifyInstance,
  faults: Switchboard,
  {
    apps,
    states,
    store,
    key,
  }: { readonly apps: Apps; readonly states: Advance; readonly store: Store; readonly key: TenantKey | undefined },
): Promise<void> {
  await installFaults(app, {
    ...faults,
    isLater: () => states.isLater(),
    authorizationPath: paths.authorization,
    tokenPath: paths.token,
    jwksPath: paths.jwks,
  })
  await clientRoutes(app, faults.url, apps)
  await clockRoutes(app, faults.url)
  await advanceRoutes(app, faults.url, states, store)
  if (key) await tenantRoutes(app, faults.url, key)
}

/** Starts the sandbox EHR: FHIR API, authorization server and sign-in pages. Rejects when the port is taken or data is missing. */
export async function startSandbox(options: SandboxOptions): Promise<{
  url: string
  fhirBase: string
  people: readonly Person[]
  notes: readonly string[]
  close(): Promise<void>
}> {
  if (options.now !== undefined) shiftClock(shiftTo(options.now))
  const startShift = clockShift()
  const told = toldOf(options.context ?? {})
  const switches = { ...switchesOf(options.persona ?? 'standard'), ...options.switches }
  const content = await contentOf(options, switches)
  const {
    resources: written,
    people,
    notes,
    key,
  } = switches.ids === 'long'
    ? { ...withLongIds(content), ...(content.key ? { key: withLongIdsHere(content.key) } : {}) }
    : content
  const today = dayOf(options.until ?? TODAY)
  const resources = recordsOf(written, today, switches)
  const host = await listenOn(options.host)
  const port = options.port === 0 ? await freePort(host) : options.port
  const url = options.url ?? addressOf(host, port, options.tls ? 'https' : 'http')
  const fhirBase = `${url}/fhir`
  const redirectUris = options.redirectUris ?? []
  const origins = originsOf([...(options.appOrigins ?? []), ...redirectUris])
  const store = new Store(resources)
  const states = twoStates(store, resources, { later: options.later ?? false, today })
  const [contexts, storage] = [noContexts(), memoryStorage()]
  const builtIn = clientsOf(origins, redirectUris)
  const apps = new Apps({ origins, builtIn, any: options.anyClient ?? false })
  const forget = () => {
    storage.clear()
    apps.reset()
    clearContexts(contexts)
  }
  const signingKey = options.signingKey ?? newSigningKey()
  const provider = await createProvider(
    {
      url,
      fhirBase,
      people,
      clients: builtIn,
      apps,
      tokenSeconds: options.tokenSeconds ?? 1200,
      switches,
      storage,
      signingKey,
    },
    contexts,
  )
  apps.start(provider, options.clients ?? [])
  const check = accessCheck(provider, people, contexts)
  const app = fastifyFor(options)
  refuseOtherHosts(app, url)
  await letOriginsRead(app, apps)
  const log = installRequestLog(app, {
    provider,
    open: options.faults !== undefined,
    ...(options.log ? { write: options.log } : {}),
  })
  const restart = () => {
    shiftClock(startShift)
    forget()
    states.reset()
    log.clear()
  }
  if (options.faults)
    await openSwitchboard(
      app,
      { flags: options.faults, provider, people, url, fhirBase, signingKey: () => signingKey, forget: restart },
      { apps, states, store, key },
    )
  app.addHook('onClose', async () => shiftClock(0))
  await app.register((scope) => providerRoutes(scope, provider, switches, options.url))
  await app.register((scope) =>
    pageRoutes(scope, { provider, contexts, people, fhirBase, apps, told, patient: (id) => store.read('Patient', id) }),
  )
  if (switches.offers.includes('userinfo'))
    await app.register((scope) =>
      userinfoRoutes(scope, { provider, people, claims: (person) => claimsOf({ fhirBase, switches }, person) }),
    )
  if (switches.offers.includes('brands'))
    app.get(brandsPath, (_request, reply) =>
      reply.type('application/fhir+json; charset=utf-8').send(brandsBundle(url, fhirBase)),
    )
  app.get('/fhir/.well-known/smart-configuration', (_request, reply) => {
    if (switches.smartConfiguration) return smartConfiguration(url, switches)
    return reply
      .code(404)
      .type('application/fhir+json')
      .send(operationOutcome('not-found', 'There is no such document here.'))
  })
  peopleRoutes(app, { store, people, clients: builtIn, fhirBase })
  fhirRoutes(app, {
    store,
    switches,
    base: fhirBase,
    lenient: options.lenient ?? false,
    accessOf: async (request) => {
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
