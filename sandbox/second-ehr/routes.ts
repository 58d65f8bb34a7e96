import type { FastifyInstance } from 'fastify'
import { controlScope } from '../control/scope'
import { longId } from '../personas/long-ids'
import type { TenantKey } from './answer-key'

const renamed = (reference: string): string => {
  const [type = '', id = ''] = reference.split('/')
  return `${type}/${longId(type, id)}`
}

/** The key with the ids that the records here have in a kind of server whose ids are long. */
export function withLongIdsHere({ tenant, people }: TenantKey): TenantKey {
  const pairs = <P extends { readonly here: string }>(list: readonly P[]) =>
    list.map((pair) => ({ ...pair, here: renamed(pair.here) }))
  return {
    tenant,
    people: people.map((person) => ({
      ...person,
      here: renamed(person.here),
      folds: pairs(person.folds),
      apart: pairs(person.apart),
      disagreements: pairs(person.disagreements),
    })),
  }
}

/** Tells a test what an app is to find that joins the records here with those of the usual sandbox. */
export async function tenantRoutes(app: FastifyInstance, url: string, key: TenantKey): Promise<void> {
  await controlScope(app, url, (scope) => {
    scope.get('/control/tenant-key', () => key)
  })
}
