import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Invalid input from a flag, form or control request; the message is shown to the caller. */
export class InvalidInputError extends Error {}

/** False for a form or script on another site, which must not control the sandbox. Clients other than browsers send neither header. */
function isSameSite({ headers }: FastifyRequest, url: string): boolean {
  const site = headers['sec-fetch-site']
  return (
    (headers.origin === undefined || headers.origin === url) &&
    (site === undefined || site === 'same-origin' || site === 'none')
  )
}

function statusOf(error: unknown): number {
  if (error instanceof InvalidInputError) return 400
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : 500
}

/** Registers control routes: JSON and form bodies, same-site callers only, JSON errors. `url` is the origin of the sandbox. */
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
      if (request.method === 'GET' || isSameSite(request, url)) return undefined
      return reply.code(403).send({ error: `Only the sandbox's own pages and programs may control it: ${url}` })
    })
    routes(scope)
  })
}
