import type { FastifyInstance } from 'fastify'
import { InvalidInputError, controlScope } from '../control/scope'
import type { AppRegistry } from './app-registry'

const CONTROL = '/control/clients'

/** Control endpoints that list, add and remove apps. */
export async function clientRoutes(app: FastifyInstance, url: string, apps: AppRegistry): Promise<void> {
  await controlScope(app, url, (scope) => {
    scope.get(CONTROL, () => ({ clients: apps.list() }))
    scope.post(CONTROL, (request, reply) => {
      const clients = [request.body].flat()
      if (clients.length === 0) throw new InvalidInputError('There is no client in this list.')
      apps.add(clients)
      return reply.code(201).send({ clients: apps.list() })
    })
    scope.delete(`${CONTROL}/:id`, (request, reply) => {
      const { id } = request.params as { id: string }
      return apps.remove(id)
        ? { clients: apps.list() }
        : reply.code(404).send({ error: `No client with the id '${id}' was added.` })
    })
  })
}
