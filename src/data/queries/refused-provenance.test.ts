import { expect, test } from 'vitest'
import { SmartSession } from '../../auth/session/smart-session'
import { searchAll } from './search'
import { FhirError } from '../../fhir/errors'

const tokens = { access: 'x', refresh: undefined, obtainedAt: 0, expiresAt: undefined }
const endpoints = { token: 'https://ehr.example/token', revocation: undefined, clientId: 'c' }
const record = {
  id: 's',
  ehrId: 'e',
  tokenFamily: 'f',
  signOutMarker: '',
  tokens,
  endpoints,
  requestedScopes: ['patient/*.read'],
  patientId: 'p',
  needPatientBanner: false,
}
const empty = JSON.stringify({ resourceType: 'Bundle', type: 'searchset', total: 0 })

test('requests provenance once from a server that refuses it, then searches without it and reports that', async () => {
  const requested: string[] = []
  const get = (address: string): Promise<Response> => {
    requested.push(address)
    return address.includes('_revinclude')
      ? Promise.reject(new FhirError('failed', 'search', 400, undefined, ['Unknown _revinclude']))
      : Promise.resolve(new Response(empty))
  }
  const session = Object.assign(
    new SmartSession({ id: 'e', name: 'E', fhirBase: 'https://ehr.example/fhir', clientId: 'c' }, record),
    { get },
  )
  const first = await searchAll(session, 'Goal', { patient: 'p' }, { provenance: true })
  expect([first.complete, first.issues[0]]).toEqual([true, 'Unknown _revinclude'])
  await searchAll(session, 'Condition', { patient: 'p' }, { provenance: true })
  expect(
    requested.map(
      (address) => address.split(/[?&](?!patient)/)[0] + (address.includes('_revinclude') ? ' with provenance' : ''),
    ),
  ).toEqual(['Goal?patient=p with provenance', 'Goal?patient=p', 'Condition?patient=p'])
})
