import { normalBase } from '../../src/config/config'
import type { Gateway } from '../settings'
import { endpointsOf } from './endpoints'
import { fieldsOf, needed, OPAQUE, PKCE, SCOPES } from './fields'
import { Refusal } from './refusal'

const exactly = (value: string): RegExp => new RegExp(`^${value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`)
const passedOn = ['nonce', 'launch', 'prompt'] as const

/** The EHR's sign-in page for a question of the app. Nothing of the address is taken from the question but what is named here. Rejects with Refusal. */
export async function authorizeAddress({ ehr, base, redirectUri }: Gateway, query: string): Promise<string> {
  const fields = fieldsOf(query)
  const aud = normalBase(fields.get('aud') ?? '')
  const real = normalBase(ehr.fhirBase) ?? ehr.fhirBase
  if (aud !== base && aud !== real) throw new Refusal(400, 'invalid_request', 'aud is another FHIR base')
  const question = new URLSearchParams({
    response_type: needed(fields, 'response_type', /^code$/),
    client_id: needed(fields, 'client_id', exactly(ehr.clientId)),
    redirect_uri: needed(fields, 'redirect_uri', exactly(redirectUri)),
    scope: needed(fields, 'scope', SCOPES),
    state: needed(fields, 'state', OPAQUE),
    aud: real,
    code_challenge: needed(fields, 'code_challenge', PKCE),
    code_challenge_method: needed(fields, 'code_challenge_method', /^S256$/),
  })
  for (const name of passedOn) if (fields.has(name)) question.set(name, needed(fields, name, OPAQUE))
  const { authorize } = await endpointsOf(ehr)
  // Some servers read a plus as a plus: scopes are parted by %20.
  return `${authorize}?${question.toString().replaceAll('+', '%20')}`
}
