import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** An order that makes no sense; the message says why. */
export class BadOrder extends Error {}

/** False for a form or a script on another site: a page elsewhere must not control the sandbox. Programs that are no browser send neither header. */
function isOwn({ headers }: FastifyRequest, url: string): boolean {
  const site = headers['sec-fetch-site']
  return (
    (headers.origin === undefined || headers.origin === url) &&
    (site === undefined || site === 'same-origin' || site === 'none')
  )
}

function statusOf(error: unknown): number {
  if (error instanceof BadOrder) return 400
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : 500
}

/** Routes that control the sandbox: JSON and forms, for its own pages and for programs alone, with a sentence for each refusal. `url` is its address. */
export async function controlScope(
  app: FastifyInstance,
  url: string,
  routes: (app: FastifyInstance) => void,
): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(formbody)
    scope.setErrorHandler((error, _request, reply) =>
      reply
        .code(statusOf(error))
        .send({ error: error instanceof Error ? error.message : 'The sandbox made a mistake.' }),
    )
    scope.addHook('onRequest', async (request, reply) => {
      if (request.method === 'GET' || isOwn(request, url)) return undefined
      return reply.code(403).send({ error: `Only the sandbox's own pages and programs may control it: ${url}` })
    })
    routes(scope)
  })
}
