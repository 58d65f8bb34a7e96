import cors from '@fastify/cors'
import type { FastifyCorsOptions } from '@fastify/cors'
import fastify from 'fastify'
import type { FastifyRequest } from 'fastify'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { accessCheck } from './auth/access'
import { originsOf } from './auth/clients'
import type { Contexts } from './auth/context'
import { smartConfiguration } from './auth/discovery'
import { createProvider, paths } from './auth/provider'
import { pageRoutes, providerRoutes } from './auth/routes'
import { badUrl } from './fhir/bad-url'
import { fhirRoutes } from './fhir/routes'
import { Store } from './fhir/store'
import { loadData } from './load/load'
import { buildPopulation } from './population/build'

export interface SandboxOptions {
  /** 0 takes a free one. */
  port: number
  /** Files and folders to serve in place of the built-in people. */
  data?: readonly string[]
  seed?: number
  /** Answers FHIR requests without a token too. */
  open?: boolean
  /** No notes about loaded data. */
  quiet?: boolean
  /** Life of an access token in seconds, 1200 unless told. */
  tokenSeconds?: number
  /** Origins of further apps, e.g. `http://localhost:3000`. */
  appOrigins?: readonly string[]
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

async function contentOf({ data = [], seed = 1 }: SandboxOptions) {
  return data.length > 0 ? loadData(data) : { ...buildPopulation(seed), notes: [] }
}

const forAnyOrigin = /\/\.well-known\/|\/metadata(\?|$)|\/connect\/jwks/

/** Starts the sandbox EHR: FHIR API, authorization server and sign-in pages. Rejects when the port is taken or data is missing. */
export async function startSandbox(options: SandboxOptions): Promise<{ url: string; fhirBase: string; notes: readonly string[]; close(): Promise<void> }> {
  const { resources, people, notes } = await contentOf(options)
  const port = options.port === 0 ? await freePort() : options.port
  const url = `http://localhost:${port}`
  const fhirBase = `${url}/fhir`
  const origins = originsOf(options.appOrigins ?? [])
  const store = new Store(resources)
  const contexts: Contexts = { launches: new Map(), grants: new Map(), allowed: new Map() }
  const provider = await createProvider({ url, fhirBase, people, origins, tokenSeconds: options.tokenSeconds ?? 1200 }, contexts)
  const check = accessCheck(provider, people, contexts)
  const app = fastify({ forceCloseConnections: true, frameworkErrors: badUrl })
  await app.register(cors, () => (request: FastifyRequest, callback: (error: Error | null, options: FastifyCorsOptions) => void) =>
    callback(null, {
      origin: forAnyOrigin.test(request.url) ? '*' : [...origins],
      methods: ['GET', 'POST'],
      allowedHeaders: ['authorization', 'content-type', 'accept', 'prefer', 'x-request-id'],
      exposedHeaders: ['www-authenticate'],
    }))
  await app.register(scope => providerRoutes(scope, provider))
  await app.register(scope => pageRoutes(scope, { provider, contexts, people, fhirBase, origins, patient: id => store.read('Patient', id) }))
  app.get('/fhir/.well-known/smart-configuration', () => smartConfiguration(url))
  fhirRoutes(app, {
    store,
    base: fhirBase,
    accessOf: async request => {
      const access = await check(request)
      return options.open && access === 'none' ? { patients: 'all', provider: true, scopes: 'user/*.rs' } : access
    },
    metadata: { authorize: `${url}${paths.authorization}`, token: `${url}${paths.token}` },
  })
  await app.listen({ port, host: 'localhost' })
  return { url, fhirBase, notes, close: () => app.close() }
}
