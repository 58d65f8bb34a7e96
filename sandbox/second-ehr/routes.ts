import type { FastifyInstance } from 'fastify'
import { controlScope } from '../control/scope'
import { longId } from '../personas/long-ids'
import type { SecondEhrKey } from './answer-key'

const withLongId = (reference: string): string => {
  const [type = '', id = ''] = reference.split('/')
  return `${type}/${longId(type, id)}`
}

/** The answer key with long ids, for personas that use them. */
export function withLongIdsInKey({ tenant, people }: SecondEhrKey): SecondEhrKey {
  const pairs = <P extends { readonly here: string }>(list: readonly P[]) =>
    list.map((pair) => ({ ...pair, here: withLongId(pair.here) }))
  return {
    tenant,
    people: people.map((person) => ({
      ...person,
      here: withLongId(person.here),
      folds: pairs(person.folds),
      apart: pairs(person.apart),
      disagreements: pairs(person.disagreements),
    })),
  }
}

/** Control endpoint with the expected result of merging the records with those of the default EHR. */
export async function secondEhrRoutes(app: FastifyInstance, url: string, key: SecondEhrKey): Promise<void> {
  await controlScope(app, url, (scope) => {
    scope.get('/control/tenant-key', () => key)
  })
}
