import type { FastifyInstance } from 'fastify'
import type { ClientMetadata } from 'oidc-provider'
import { sendPage } from '../pages/html'
import { peoplePage, type PeopleOverview } from '../pages/people'
import { recordFacts } from './record-facts'
import type { Store } from '../fhir/store'
import type { Person } from '../types'

const appSummary = ({
  client_id,
  client_name = '',
  token_endpoint_auth_method = 'none',
  client_secret,
}: ClientMetadata) => ({
  client_id,
  name: client_name,
  proof: token_endpoint_auth_method,
  ...(client_secret === undefined ? {} : { client_secret }),
})

/** Routes that list everyone who can sign in, as a page and as JSON. */
export function peopleRoutes(
  app: FastifyInstance,
  {
    store,
    people,
    clients,
    fhirBase,
    query,
  }: {
    readonly store: Store
    readonly people: readonly Person[]
    readonly clients: readonly ClientMetadata[]
    readonly fhirBase: string
    /** What links to records end with, for a server that requires a parameter. */
    readonly query: string
  },
): void {
  let cached: { readonly version: number; readonly overview: PeopleOverview } | undefined
  // Computed on the first request, once for each version of the records.
  const getOverview = (): PeopleOverview => {
    if (cached?.version !== store.version) cached = { version: store.version, overview: createOverview() }
    return cached.overview
  }
  const createOverview = (): PeopleOverview => ({
    signIn: 'Nobody needs a password: the sign-in page has a button for each person.',
    people,
    records: [...new Set(people.flatMap(({ patients }) => patients))].map((id) => recordFacts(store, id, fhirBase)),
    apps: clients.map(appSummary),
  })
  app.get('/people', (_request, reply) =>
    sendPage(
      reply,
      peoplePage(getOverview(), (reference) => `${fhirBase}/${reference}${query}`),
    ),
  )
  app.get('/people.json', (_request, reply) => reply.header('cache-control', 'no-store').send(getOverview()))
}
