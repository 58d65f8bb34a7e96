import type { FastifyRequest } from 'fastify'
import type { Provider } from 'oidc-provider'
import type { Access, Person } from '../types'
import type { Contexts } from './sign-in-context'

/** Returns the access of a request's bearer token: `none` without a token, `invalid` for one that is unknown, expired or revoked. */
export function createAccessCheck(
  provider: Provider,
  people: readonly Person[],
  contexts: Contexts,
): (request: FastifyRequest) => Promise<Access | 'none' | 'invalid'> {
  const peopleById = new Map(people.map((person) => [person.id, { person, patients: new Set(person.patients) }]))
  return async ({ headers }) => {
    const [, value] = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '') ?? []
    if (value === undefined) return headers.authorization === undefined ? 'none' : 'invalid'
    const service = await provider.ClientCredentials.find(value)
    if (service?.isValid) return { patients: 'all', provider: true, scopes: service.scope ?? '' }
    const token = await provider.AccessToken.find(value)
    const context = token?.isValid ? contexts.grants.get(token.grantId ?? '') : undefined
    const owner = peopleById.get(token?.accountId ?? '')
    if (token === undefined || context === undefined || owner === undefined) return 'invalid'
    const { patient } = context
    const { person, patients } = owner
    return {
      patients,
      ...(patient === undefined ? {} : { patient }),
      provider: person.kind === 'provider',
      self: person.fhirUser,
      scopes: token.scope ?? '',
    }
  }
}
