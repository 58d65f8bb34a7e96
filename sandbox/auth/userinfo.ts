import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Provider } from 'oidc-provider'
import type { Person } from '../types'
import { authPaths } from './provider'

export interface UserinfoOptions {
  readonly provider: Provider
  readonly people: readonly Person[]
  claims(person: Person): Readonly<Record<string, unknown>>
}

function sendError(reply: FastifyReply, status: number, error: string, parameters = '') {
  return reply.code(status).header('www-authenticate', `Bearer error="${error}"${parameters}`).send({ error })
}

/** Claims by scope; `sub` is always included. */
const CLAIMS_BY_SCOPE: Readonly<Record<string, readonly string[]>> = {
  profile: ['name', 'fhirUser', 'profile'],
  fhirUser: ['fhirUser', 'profile'],
}

/**
 * The userinfo endpoint (OpenID Connect Core, 5.3). Not that of oidc-provider, which rejects access tokens whose audience is the FHIR
 * API.
 */
export async function userinfoRoutes(
  app: FastifyInstance,
  { provider, people, claims }: UserinfoOptions,
): Promise<void> {
  await app.register(formbody)
  app.route({
    method: ['GET', 'POST'],
    url: authPaths.userinfo,
    handler: async (request, reply) => {
      void reply.header('cache-control', 'no-store')
      const [, value] = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '') ?? []
      if (request.headers.authorization === undefined)
        return reply.code(401).header('www-authenticate', 'Bearer').send({ error: 'invalid_token' })
      const token = value === undefined ? undefined : await provider.AccessToken.find(value)
      const person = people.find(({ id }) => id === token?.accountId)
      if (!token?.isValid || person === undefined) return sendError(reply, 401, 'invalid_token')
      const scopes = (token.scope ?? '').split(' ')
      if (!scopes.includes('openid')) return sendError(reply, 403, 'insufficient_scope', ', scope="openid"')
      const allowed = new Set(['sub', ...scopes.flatMap((scope) => CLAIMS_BY_SCOPE[scope] ?? [])])
      return Object.fromEntries(Object.entries(claims(person)).filter(([name]) => allowed.has(name)))
    },
  })
}
