// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { setCurrentSession } from '../../auth/session/session-store'
import { SmartSession } from '../../auth/session/smart-session'
import { createQueryClient, shouldRetry } from './query-client'
import { sessionQueryKey } from './read'
import { FhirError, type FhirErrorKind } from '../../fhir/errors'

const tokens = { access: 'x', refresh: undefined, obtainedAt: 0, expiresAt: undefined }
const place = { token: 'https://ehr.example/token', revocation: undefined, clientId: 'c' }
const session = (id: string, patientId: string) =>
  new SmartSession(
    { id: 'e', name: 'E', fhirBase: 'https://ehr.example/fhir', clientId: 'c' },
    {
      id,
      ehrId: 'e',
      tokenFamily: 'f',
      signOutMarker: '',
      tokens,
      endpoints: place,
      requestedScopes: [],
      patientId,
      needPatientBanner: false,
    },
  )

afterEach(() => setCurrentSession(undefined))

test('what was read in one session is gone in the next one, also what comes late', async () => {
  const client = createQueryClient()
  const [ana, walter] = [session('s1', 'ana'), session('s2', 'walter')]
  setCurrentSession(ana)
  client.setQueryData(sessionQueryKey(ana, 'search', 'Goal'), 'of Ana')
  let arrive: (value: string) => void = () => undefined
  const late = client
    .fetchQuery({
      queryKey: sessionQueryKey(ana, 'search', 'Device'),
      queryFn: () => new Promise<string>((done) => (arrive = done)),
    })
    .catch(() => undefined)
  setCurrentSession(walter)
  arrive('late, of Ana')
  await late
  expect(
    client
      .getQueryCache()
      .getAll()
      .map(({ state }) => state.data),
  ).toEqual([])
})

test('no key of one patient, sign-in or server is that of another one', () => {
  const walter = session('s1', 'walter')
  const elsewhere = Object.assign(session('s1', 'walter'), { server: 'https://other.example/fhir' })
  const keys = [walter, session('s2', 'walter'), session('s1', 'ana'), elsewhere].map((one) =>
    JSON.stringify(sessionQueryKey(one, 'search', 'Goal')),
  )
  expect(new Set(keys).size).toBe(4)
})

const failure = (kind: FhirErrorKind, status?: number) => new FhirError(kind, 'Goal search', status)
test.each([
  ['a server in trouble', failure('failed', 503), true],
  ['a server that is busy', failure('busy', 429), true],
  ['a connection that was lost', failure('failed'), true],
  ['a part that is closed', failure('notShared', 403), false],
  ['a record that is not there', failure('notFound', 404), false],
  ['a question that is not understood', failure('failed', 400), false],
  ['a list that is too large', failure('failed', 413), false],
  ['a sign-in that is over', failure('signedOut', 401), false],
  ['an answer that is no FHIR', failure('notFhir', 200), false],
  ['a fault of our own', new TypeError('x'), false],
])('%s is asked again by itself: %s, and never more than twice', (_, cause, again) => {
  expect([shouldRetry(0, cause), shouldRetry(1, cause), shouldRetry(2, cause)]).toEqual([again, again, false])
})
