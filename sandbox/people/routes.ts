import type { FastifyInstance } from 'fastify'
import type { ClientMetadata } from 'oidc-provider'
import { peoplePage } from '../pages/people'
import { sendPage } from '../pages/send'
import { factsOf } from './records'
import type { RecordFacts } from './records'
import type { Store } from '../fhir/store'
import type { Person } from '../types'

/** Whoever signs in, with what the records have that are theirs to see. */
export interface Everybody {
  /** How anybody proves who they are. */
  readonly signIn: string
  readonly people: readonly Person[]
  readonly records: readonly RecordFacts[]
  /** The apps that come with the sandbox, with how each proves itself. */
  readonly apps: readonly {
    readonly client_id: string
    readonly name: string
    readonly proof: string
    readonly client_secret?: string
  }[]
}

const appOf = ({
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

/** The page and the JSON of all who can sign in. */
export function peopleRoutes(
  app: FastifyInstance,
  {
    store,
    people,
    clients,
    fhirBase,
  }: {
    readonly store: Store
    readonly people: readonly Person[]
    readonly clients: readonly ClientMetadata[]
    readonly fhirBase: string
  },
): void {
  let made: { readonly turn: number; readonly everybody: Everybody } | undefined
  // Worked out once for the same records, and not before somebody wants to know.
  const everybody = (): Everybody => {
    if (made?.turn !== store.turn) made = { turn: store.turn, everybody: all() }
    return made.everybody
  }
  const all = (): Everybody => ({
    signIn: 'Nobody needs a password: the sign-in page has a button for each person.',
    people,
    records: [...new Set(people.flatMap(({ patients }) => patients))].map((id) => factsOf(store, id, fhirBase)),
    apps: clients.map(appOf),
  })
  app.get('/people', (_request, reply) => sendPage(reply, peoplePage(everybody(), fhirBase)))
  app.get('/people.json', (_request, reply) => reply.header('cache-control', 'no-store').send(everybody()))
}
