// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { EhrConfig } from '../../config/config'
import { SmartSession, type SessionRecord } from '../session/smart-session'

const base = 'https://ehr.example/fhir'
const ehr: EhrConfig = { id: 'e', name: 'E', fhirBase: base, clientId: 'c', persist: 'memory' }
const atSignIn = 'patient/Goal.rs patient/Condition.rs patient/Patient.r'

/** What the token endpoint answers besides tokens; what was asked of the EHR. */
let answer: Record<string, unknown>
let asked: string[]

async function server(input: string, init?: RequestInit): Promise<Response> {
  asked.push(
    input.replace(base, '') +
      (input.endsWith('/revoke') ? ` ${new URLSearchParams(init?.body as URLSearchParams).get('token')}` : ''),
  )
  if (input.endsWith('/token'))
    return new Response(
      JSON.stringify({ access_token: 'new', refresh_token: 'r2', token_type: 'bearer', expires_in: 600, ...answer }),
    )
  return new Response('{}')
}

const session = (changes: Partial<SessionRecord> = {}) =>
  new SmartSession(ehr, {
    id: 's',
    ehrId: 'e',
    family: 'f',
    afterSignOut: '',
    tokens: { access: 'old', refresh: 'r1', obtainedAt: 0, expiresAt: 1 },
    place: { token: `${base}/token`, revocation: `${base}/revoke`, clientId: 'c' },
    asked: atSignIn.split(' '),
    scope: atSignIn,
    patientId: 'leo',
    needPatientBanner: true,
    ...changes,
  })

beforeEach(() => {
  ;[answer, asked] = [{}, []]
  vi.stubGlobal('fetch', server)
})
afterEach(() => vi.unstubAllGlobals())

test('a renewal that names another patient ends the session before anything is asked with it, says why, and gives the tokens back', async () => {
  answer = { patient: 'mia' }
  const one = session()
  const told = vi.fn()
  one.subscribe(told)
  await expect(one.get('Goal?patient=leo')).rejects.toMatchObject({ kind: 'signedOut' })
  await expect(one.get('Goal?patient=leo')).rejects.toMatchObject({ kind: 'signedOut' })
  await vi.waitFor(() => expect(asked).toEqual(['/token', '/revoke r2', '/revoke new']))
  expect([one.needsSignIn, one.over, one.patientId]).toEqual([true, 'otherPatient', 'leo'])
  expect(told).toHaveBeenCalled()
})

test.each<[string, Record<string, unknown>, Partial<SessionRecord>]>([
  ['the same patient', { patient: 'leo' }, {}],
  ['the same patient as a number', { patient: 7 }, { patientId: '7' }],
  ['no patient', {}, {}],
  ['a patient where care staff choose in this app', { patient: 'mia' }, { choosesPatient: true }],
])('a renewal that names %s goes on', async (_, given, changes) => {
  answer = given
  const one = session(changes)
  expect((await one.get('Goal?patient=leo')).ok).toBe(true)
  expect([one.needsSignIn, one.over]).toEqual([false, undefined])
})

test('a renewal that grants less is taken at its word: what is no longer shared is not asked for, and is named', async () => {
  answer = { scope: 'patient/Patient.r patient/Condition.rs' }
  const one = session()
  expect(one.noLonger).toEqual([])
  await one.get('Condition?patient=leo')
  expect([one.noLonger, one.grants.reads('Goal'), one.grants.reads('Condition')]).toEqual([['Goal'], false, true])
})

test.each([undefined, `${atSignIn} patient/Device.rs`, atSignIn.split(' ').reverse().join(' ')])(
  'a renewal with as many scopes, or none named (%s), takes nothing away',
  async (scope) => {
    answer = { scope }
    const one = session()
    await one.get('Condition?patient=leo')
    expect([one.noLonger, one.grants.reads('Goal')]).toEqual([[], true])
  },
)

// A listener that asks anew, as the clock of a session does, came back here without end.
test('a session that lapses tells of it once, whatever those who hear of it do', () => {
  const one = session({ tokens: { access: 'old', refresh: undefined, obtainedAt: 0, expiresAt: 1 } })
  const told = vi.fn(() => one.lapse())
  one.subscribe(told)
  one.lapse()
  expect([told.mock.calls.length, one.needsSignIn]).toEqual([1, true])
})
