// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { EhrConfig } from '../../config/config'
import { SmartSession, type SessionRecord } from '../session/smart-session'

const base = 'https://ehr.example/fhir'
const ehr: EhrConfig = { id: 'e', name: 'E', fhirBase: base, clientId: 'c', persist: 'memory' }
const signInScope = 'patient/Goal.rs patient/Condition.rs patient/Patient.r'

/** What the token response contains in addition to tokens, and the requests to the EHR. */
let extraFields: Record<string, unknown>
let requests: string[]

async function server(input: string, init?: RequestInit): Promise<Response> {
  requests.push(
    input.replace(base, '') +
      (input.endsWith('/revoke') ? ` ${new URLSearchParams(init?.body as URLSearchParams).get('token')}` : ''),
  )
  if (input.endsWith('/token'))
    return new Response(
      JSON.stringify({
        access_token: 'new',
        refresh_token: 'r2',
        token_type: 'bearer',
        expires_in: 600,
        ...extraFields,
      }),
    )
  return new Response('{}')
}

const session = (changes: Partial<SessionRecord> = {}) =>
  new SmartSession(ehr, {
    id: 's',
    ehrId: 'e',
    tokenFamily: 'f',
    signOutMarker: '',
    tokens: { access: 'old', refresh: 'r1', obtainedAt: 0, expiresAt: 1 },
    endpoints: { token: `${base}/token`, revocation: `${base}/revoke`, clientId: 'c' },
    requestedScopes: signInScope.split(' '),
    scope: signInScope,
    patientId: 'leo',
    needPatientBanner: true,
    ...changes,
  })

beforeEach(() => {
  ;[extraFields, requests] = [{}, []]
  vi.stubGlobal('fetch', server)
})
afterEach(() => vi.unstubAllGlobals())

test('a refresh for another patient ends the session with that reason, before any request with the new tokens, and revokes them', async () => {
  extraFields = { patient: 'mia' }
  const one = session()
  const listener = vi.fn()
  one.subscribe(listener)
  await expect(one.get('Goal?patient=leo')).rejects.toMatchObject({ kind: 'signedOut' })
  await expect(one.get('Goal?patient=leo')).rejects.toMatchObject({ kind: 'signedOut' })
  await vi.waitFor(() => expect(requests).toEqual(['/token', '/revoke r2', '/revoke new']))
  expect([one.needsSignIn, one.refreshFailure, one.patientId]).toEqual([true, 'otherPatient', 'leo'])
  expect(listener).toHaveBeenCalled()
})

test.each<[string, Record<string, unknown>, Partial<SessionRecord>]>([
  ['the same patient', { patient: 'leo' }, {}],
  ['the same patient as a number', { patient: 7 }, { patientId: '7' }],
  ['no patient', {}, {}],
  ['any patient where a provider selects in this app', { patient: 'mia' }, { canSelectPatient: true }],
])('the session continues after a refresh for %s', async (_, fields, changes) => {
  extraFields = fields
  const one = session(changes)
  expect((await one.get('Goal?patient=leo')).ok).toBe(true)
  expect([one.needsSignIn, one.refreshFailure]).toEqual([false, undefined])
})

test('after a refresh that grants less, the types no longer granted are listed and not readable', async () => {
  extraFields = { scope: 'patient/Patient.r patient/Condition.rs' }
  const one = session()
  expect(one.lostTypes).toEqual([])
  await one.get('Condition?patient=leo')
  expect([one.lostTypes, one.grants.canRead('Goal'), one.grants.canRead('Condition')]).toEqual([['Goal'], false, true])
})

test.each([undefined, `${signInScope} patient/Device.rs`, signInScope.split(' ').reverse().join(' ')])(
  'a refresh with the same scopes, or none named (%s), removes no grants',
  async (scope) => {
    extraFields = { scope }
    const one = session()
    await one.get('Condition?patient=leo')
    expect([one.lostTypes, one.grants.canRead('Goal')]).toEqual([[], true])
  },
)

// A listener that calls `expire` again, as the session timer does, once caused infinite recursion.
test('a session that expires notifies its listeners once, even if a listener calls expire again', () => {
  const one = session({ tokens: { access: 'old', refresh: undefined, obtainedAt: 0, expiresAt: 1 } })
  const listener = vi.fn(() => one.expire())
  one.subscribe(listener)
  one.expire()
  expect([listener.mock.calls.length, one.needsSignIn]).toEqual([1, true])
})
