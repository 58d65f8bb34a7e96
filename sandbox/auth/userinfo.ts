import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Provider } from 'oidc-provider'
import type { Person } from '../types'
import { paths } from './provider'

export interface UserinfoOptions {
  readonly provider: Provider
  readonly people: readonly Person[]
  claims(person: Person): Readonly<Record<string, unknown>>
}

function refuse(reply: FastifyReply, status: number, error: string, more = '') {
  return reply.code(status).header('www-authenticate', `Bearer error="${error}"${more}`).send({ error })
}

/** Which claims a scope opens; `sub` is always there. */
const claimsOfScope: Readonly<Record<string, readonly string[]>> = {
  profile: ['name', 'fhirUser', 'profile'],
  fhirUser: ['fhirUser', 'profile'],
}

/**
 * Who is signed in, by the access token (OpenID Connect Core, 5.3). A route of its own: the authorization server refuses tokens that
 * are meant for the FHIR API there, and these are.
 */
export async function userinfoRoutes(
  app: FastifyInstance,
  { provider, people, claims }: UserinfoOptions,
): Promise<void> {
  await app.register(formbody)
  app.route({
    method: ['GET', 'POST'],
    url: paths.userinfo,
    handler: async (request, reply) => {
      void reply.header('cache-control', 'no-store')
      const [, value] = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '') ?? []
      if (request.headers.authorization === undefined)
        return reply.code(401).header('www-authenticate', 'Bearer').send({ error: 'invalid_token' })
      const token = value === undefined ? undefined : await provider.AccessToken.find(value)
      const person = people.find(({ id }) => id === token?.accountId)
      if (!token?.isValid || person === undefined) return refuse(reply, 401, 'invalid_token')
      const scopes = (token.scope ?? '').split(' ')
      if (!scopes.includes('openid')) return refuse(reply, 403, 'insufficient_scope', ', scope="openid"')
      const open = new Set(['sub', ...scopes.flatMap((scope) => claimsOfScope[scope] ?? [])])
      return Object.fromEntries(Object.entries(claims(person)).filter(([name]) => open.has(name)))
    },
  })
}
