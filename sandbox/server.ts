import cors from '@fastify/cors'
import type { FastifyCorsOptions } from '@fastify/cors'
import fastify from 'fastify'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ClientMetadata, Provider } from 'oidc-provider'
import type { JsonWebKey } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { createAccessCheck } from './auth/access-check'
import { brandsBundle, brandsPath } from './auth/brands'
import { builtInClients, knownOrigins } from './auth/built-in-clients'
import { parseLaunchContext, type LaunchContext } from './auth/launch-context'
import { memoryStorage } from './auth/memory-storage'
import { pageRoutes } from './auth/page-routes'
import { authPaths, createProvider, createSigningKey, userClaims } from './auth/provider'
import { discoveryPaths, providerRoutes } from './auth/provider-routes'
import { clearContexts, createContexts, type Contexts } from './auth/sign-in-context'
import { smartConfiguration } from './auth/smart-configuration'
import { userinfoRoutes } from './auth/userinfo'
import { cardRoutes } from './cards/routes'
import { AppRegistry } from './clients/app-registry'
import { separateBackends } from './clients/parse-client'
import { clientRoutes } from './clients/routes'
import { getClockShift, setClockShift, shiftToDate } from './clock/clock'
import { clockRoutes } from './clock/routes'
import { loadContent, type SandboxContent } from './content'
import { installFaults } from './faults/install'
import { operationOutcome, sendBadUrl } from './fhir/outcome'
import { FHIR_PATH, fromRoot } from './fhir/root'
import { fhirRoutes } from './fhir/routes'
import { originOf, rejectForeignHosts, resolveListenHost } from './hosts'
import type { SandboxOptions } from './options'
import { peopleRoutes } from './people/routes'
import { switchesOf, type Switches } from './personas/personas'
import { installRequestLog } from './requests/install'
import { secondEhrRoutes } from './second-ehr/routes'
import { sharedCors, shareRoutes } from './share/routes'
import { snapshotRoutes } from './second-snapshot/routes'
import type { Person } from './types'

const DEFAULT_TOKEN_SECONDS = 1200

async function freePort(host: string): Promise<number> {
  const server = createServer().listen(0, host)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

const isPortTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'

interface ListenAddress {
  readonly host: string
  readonly port: number
  readonly url: string
}

async function resolveAddress(options: SandboxOptions): Promise<ListenAddress> {
  const host = await resolveListenHost(options.host)
  const port = options.port === 0 ? await freePort(host) : options.port
  return { host, port, url: options.url ?? originOf(host, port, options.tls ? 'https' : 'http') }
}

/** Documents that apps of any origin may read; matched against the whole path. */
const PUBLIC_PATHS: ReadonlySet<string> = new Set([
  '/fhir/metadata',
  '/fhir/.well-known/smart-configuration',
  ...discoveryPaths,
  authPaths.jwks,
  brandsPath,
])

/** Lets pages of every registered app read responses, also of apps that are registered later. */
async function registerCors(app: FastifyInstance, apps: AppRegistry): Promise<void> {
  const callers = (origin: string | undefined) =>
    origin !== undefined && apps.allowsOrigin(origin) ? [origin] : [...apps.origins()]
  await app.register(
    cors,
    () => (request: FastifyRequest, callback: (error: Error | null, options: FastifyCorsOptions) => void) => {
      const path = request.url.split('?')[0] ?? ''
      callback(null, {
        origin: sharedCors(path) ?? (PUBLIC_PATHS.has(path) ? '*' : callers(request.headers.origin)),
        // fhirclient 2.1 refreshes with `credentials: 'include'`. The endpoint reads no cookie.
        credentials: path === authPaths.token,
        methods: ['GET', 'POST'],
        allowedHeaders: ['authorization', 'content-type', 'accept', 'prefer', 'x-request-id'],
        exposedHeaders: ['www-authenticate', 'retry-after'],
      })
    },
  )
}

const rewriteFromRoot = ({ url = '' }: { readonly url?: string | undefined }): string => fromRoot(url)

/** The cast gives both kinds of server, with and without TLS, one type. */
const createApp = ({ tls, base }: SandboxOptions): FastifyInstance =>
  fastify({
    forceCloseConnections: true,
    frameworkErrors: sendBadUrl,
    ...(tls ? { https: tls } : {}),
    ...(base === '/' ? { rewriteUrl: rewriteFromRoot } : {}),
  }) as unknown as FastifyInstance

interface Auth {
  readonly provider: Provider
  readonly apps: AppRegistry
  readonly builtIn: readonly ClientMetadata[]
  readonly contexts: Contexts
  readonly signingKey: JsonWebKey
  /** Which clients were not registered, and why. */
  readonly notes: readonly string[]
  /** Ends every sign-in and forgets the apps that were added. */
  reset(): void
}

/** What the routes of one sandbox share. */
interface SandboxContext {
  readonly options: SandboxOptions
  readonly switches: Switches
  readonly launchContext: LaunchContext
  readonly content: SandboxContent
  readonly url: string
  readonly fhirBase: string
  readonly auth: Auth
}

async function createAuth(
  options: SandboxOptions,
  { url, fhirBase, content: { people }, switches }: Omit<SandboxContext, 'auth'>,
): Promise<Auth> {
  const redirectUris = options.redirectUris ?? []
  const origins = knownOrigins([...(options.appOrigins ?? []), ...redirectUris])
  const [contexts, storage] = [createContexts(), memoryStorage()]
  const builtIn = builtInClients(origins, redirectUris)
  const running = (options.appOrigins ?? []).map((origin) => new URL(origin).origin)
  const apps = new AppRegistry({ origins, running, builtIn, acceptsAny: options.anyClient ?? false })
  const signingKey = options.signingKey ?? createSigningKey()
  const tokenSeconds = options.tokenSeconds ?? DEFAULT_TOKEN_SECONDS
  const provider = await createProvider(
    { url, fhirBase, people, clients: builtIn, apps, tokenSeconds, switches, storage, signingKey },
    contexts,
  )
  const all = options.clients ?? []
  // One file of clients fits every persona.
  const { usable, left } = switches.keys ? { usable: all, left: [] } : separateBackends(all)
  apps.start(provider, usable)
  const reset = () => {
    storage.clear()
    apps.reset()
    clearContexts(contexts)
  }
  const notes = left.map(
    (id) => `The client '${id}' is not registered: this server has no backend services and no keys.`,
  )
  return { provider, apps, builtIn, contexts, signingKey, notes, reset }
}

/** Registers the control endpoints. Call it before the routes that faults act on. */
async function registerControl(
  app: FastifyInstance,
  flags: readonly string[],
  { content, url, auth }: SandboxContext,
  onReset: () => void,
): Promise<void> {
  const { people, snapshots, store, answerKey } = content
  await installFaults(app, {
    flags,
    provider: auth.provider,
    people,
    url,
    fhirBase: `${url}${FHIR_PATH}`,
    signingKey: () => auth.signingKey,
    onReset,
    isSecondSnapshot: () => snapshots.isSecondSnapshot(),
    authorizationPath: authPaths.authorization,
    tokenPath: authPaths.token,
    jwksPath: authPaths.jwks,
  })
  await clientRoutes(app, url, auth.apps)
  await clockRoutes(app, url)
  await snapshotRoutes(app, url, snapshots, store)
  if (answerKey) await secondEhrRoutes(app, url, answerKey)
}

async function registerAuthRoutes(app: FastifyInstance, context: SandboxContext): Promise<void> {
  const { options, switches, launchContext, content, url, fhirBase, auth } = context
  const { provider, apps, contexts } = auth
  const { people, store } = content
  await app.register((scope) => providerRoutes(scope, provider, switches, options.url))
  await app.register((scope) =>
    pageRoutes(scope, {
      provider,
      contexts,
      people,
      fhirBase,
      apps,
      launchContext,
      smartConfiguration: switches.smartConfiguration,
      patient: (id) => store.read('Patient', id),
    }),
  )
  if (switches.offers.includes('userinfo'))
    await app.register((scope) =>
      userinfoRoutes(scope, { provider, people, claims: (person) => userClaims({ fhirBase, switches }, person) }),
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
}

/** Returns how to reset the store of shared links. */
function registerRecordRoutes(app: FastifyInstance, context: SandboxContext): () => void {
  const { options, switches, content, url, fhirBase, auth } = context
  const { store, people } = content
  const checkAccess = createAccessCheck(auth.provider, people, auth.contexts)
  const { extraParameter } = switches
  const query = extraParameter === '' ? '' : `?${extraParameter}=a-1`
  cardRoutes(app, { url, store, people })
  peopleRoutes(app, { store, people, clients: auth.builtIn, fhirBase, query })
  fhirRoutes(app, {
    store,
    switches,
    base: fhirBase,
    path: FHIR_PATH,
    lenient: options.lenient ?? false,
    accessOf: async (request) => {
      const access = await checkAccess(request)
      return options.open && access === 'none' ? { patients: 'all', provider: true, scopes: 'user/*.rs' } : access
    },
    metadata: { authorize: `${url}${authPaths.authorization}`, token: `${url}${authPaths.token}` },
  })
  const [patient = ''] = people.flatMap(({ patients }) => patients)
  return shareRoutes(app, { store, url, fhirBase, patient })
}

/** Starts the sandbox EHR: FHIR API, authorization server and sign-in pages. Rejects when the port is taken or data is missing. */
export async function startSandbox(options: SandboxOptions): Promise<{
  url: string
  fhirBase: string
  people: readonly Person[]
  notes: readonly string[]
  switches: Switches
  close(): Promise<void>
}> {
  if (options.now !== undefined) setClockShift(shiftToDate(options.now))
  const initialShiftMs = getClockShift()
  const launchContext = parseLaunchContext(options.context ?? {})
  const switches = { ...switchesOf(options.persona ?? 'standard'), ...options.switches }
  const content = await loadContent(options, switches)
  const { host, port, url } = await resolveAddress(options)
  const fhirBase = options.base === '/' ? url : `${url}${FHIR_PATH}`
  const base = { options, switches, launchContext, content, url, fhirBase }
  const context: SandboxContext = { ...base, auth: await createAuth(options, base) }
  const app = createApp(options)
  rejectForeignHosts(app, url)
  await registerCors(app, context.auth.apps)
  const log = installRequestLog(app, {
    provider: context.auth.provider,
    open: options.faults !== undefined,
    ...(options.log ? { write: options.log } : {}),
  })
  let resetShare = (): void => undefined
  if (options.faults)
    await registerControl(app, options.faults, context, () => {
      resetShare()
      setClockShift(initialShiftMs)
      context.auth.reset()
      content.snapshots.reset()
      log.clear()
    })
  app.addHook('onClose', async () => setClockShift(0))
  await registerAuthRoutes(app, context)
  resetShare = registerRecordRoutes(app, context)
  try {
    await app.listen({ port, host })
  } catch (error) {
    await app.close()
    if (options.port === 0 && isPortTaken(error)) return startSandbox(options)
    throw error
  }
  return {
    url,
    fhirBase,
    people: content.people,
    notes: [...content.notes, ...context.auth.notes],
    switches,
    close: () => app.close(),
  }
}
