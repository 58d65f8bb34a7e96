import type { FastifyInstance } from 'fastify'
import { BadOrder, controlScope } from '../control/scope'
import type { Apps } from './apps'

const CONTROL = '/control/clients'

/** Lists, adds and forgets apps while the sandbox runs. */
export async function clientRoutes(app: FastifyInstance, url: string, apps: Apps): Promise<void> {
  await controlScope(app, url, (scope) => {
    scope.get(CONTROL, () => ({ clients: apps.list() }))
    scope.post(CONTROL, (request, reply) => {
      const orders = [request.body].flat()
      if (orders.length === 0) throw new BadOrder('There is no client in this list.')
      apps.add(orders)
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
