// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { setCurrentSession, setSessions } from '../../auth/session/session-store'
import { SmartSession } from '../../auth/session/smart-session'
import { createQueryClient, shouldRetry } from './query-client'
import { sessionQueryKey } from './read'
import { FhirError, type FhirErrorKind } from '../../fhir/errors'

const tokens = { access: 'x', refresh: undefined, obtainedAt: 0, expiresAt: undefined }
const endpoints = { token: 'https://ehr.example/token', revocation: undefined, clientId: 'c' }
const session = (id: string, patientId: string) =>
  new SmartSession(
    { id: 'e', name: 'E', fhirBase: 'https://ehr.example/fhir', clientId: 'c' },
    {
      id,
      ehrId: 'e',
      tokenFamily: 'f',
      signOutMarker: '',
      tokens,
      endpoints,
      requestedScopes: [],
      patientId,
      needPatientBanner: false,
    },
  )

afterEach(() => setCurrentSession(undefined))

test('the next session has no data of the previous one, including late responses', async () => {
  const client = createQueryClient()
  const [ana, walter] = [session('s1', 'ana'), session('s2', 'walter')]
  setCurrentSession(ana)
  client.setQueryData(sessionQueryKey(ana, 'search', 'Goal'), 'of Ana')
  let resolve: (value: string) => void = () => undefined
  const late = client
    .fetchQuery({
      queryKey: sessionQueryKey(ana, 'search', 'Device'),
      queryFn: () => new Promise<string>((done) => (resolve = done)),
    })
    .catch(() => undefined)
  setCurrentSession(walter)
  resolve('late, of Ana')
  await late
  expect(
    client
      .getQueryCache()
      .getAll()
      .map(({ state }) => state.data),
  ).toEqual([])
})

test('a source that is added or removed leaves the data of the others', () => {
  const client = createQueryClient()
  const [ana, other] = [session('s1', 'ana'), session('s2', 'ana')]
  const keyOf = (one: SmartSession) => sessionQueryKey(one, 'search', 'Goal')
  setSessions([ana])
  client.setQueryData(keyOf(ana), 'of the first')
  setSessions([ana, other])
  client.setQueryData(keyOf(other), 'of the second')
  expect([ana, other].map((one) => client.getQueryData(keyOf(one)))).toEqual(['of the first', 'of the second'])
  setSessions([other])
  expect([ana, other].map((one) => client.getQueryData(keyOf(one)))).toEqual([undefined, 'of the second'])
})

test('query keys of different patients, sign-ins and servers differ', () => {
  const walter = session('s1', 'walter')
  const elsewhere = Object.assign(session('s1', 'walter'), { server: 'https://other.example/fhir' })
  const keys = [walter, session('s2', 'walter'), session('s1', 'ana'), elsewhere].map((one) =>
    JSON.stringify(sessionQueryKey(one, 'search', 'Goal')),
  )
  expect(new Set(keys).size).toBe(4)
})

const failure = (kind: FhirErrorKind, status?: number) => new FhirError(kind, 'Goal search', status)
test.each([
  ['a server error', failure('failed', 503), true],
  ['a rate limit', failure('busy', 429), true],
  ['a rate limit for a second', new FhirError('busy', 'Goal search', 429, Date.now() + 1000), true],
  ['a rate limit for two hours', new FhirError('busy', 'Goal search', 429, Date.now() + 7_200_000), false],
  ['a lost connection', failure('failed'), true],
  ['a type that is not shared', failure('notShared', 403), false],
  ['a record that is not found', failure('notFound', 404), false],
  ['an invalid request', failure('failed', 400), false],
  ['a response that is too large', failure('failed', 413), false],
  ['an expired session', failure('signedOut', 401), false],
  ['a response that is not FHIR', failure('notFhir', 200), false],
  ['a programming error', new TypeError('x'), false],
])('%s is retried: %s, and at most twice', (_, cause, isRetried) => {
  expect([shouldRetry(0, cause), shouldRetry(1, cause), shouldRetry(2, cause)]).toEqual([isRetried, isRetried, false])
})
