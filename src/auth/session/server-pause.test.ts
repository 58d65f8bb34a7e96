// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SmartSession } from './smart-session'

const base = 'https://ehr.example/fhir'
const now = Date.parse('2026-03-01T12:00:00Z')

/** The responses of the EHR in order; then 200. */
let responses: Response[]
let requests: string[]

const refused = (status: number, retryAfter?: string) =>
  new Response('{}', { status, headers: retryAfter === undefined ? {} : { 'retry-after': retryAfter } })

const session = () =>
  new SmartSession(
    { id: 'e', name: 'E', fhirBase: base, clientId: 'c', persist: 'memory' },
    {
      id: 's',
      ehrId: 'e',
      tokenFamily: 'f',
      signOutMarker: '',
      tokens: { access: 'a', refresh: 'r', obtainedAt: now, expiresAt: undefined },
      endpoints: { token: `${base}/token`, revocation: undefined, clientId: 'c' },
      requestedScopes: ['user/*.rs'],
      needPatientBanner: true,
      canSelectPatient: true,
    },
  )

beforeEach(() => {
  vi.useFakeTimers({ now })
  ;[responses, requests] = [[], []]
  vi.stubGlobal('fetch', (url: string) => {
    requests.push(url.replace(`${base}/`, ''))
    return Promise.resolve(responses.shift() ?? new Response('{}'))
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test.each([
  [429, '7200'],
  [503, '7200'],
  [503, 'Sun, 01 Mar 2026 14:00:00 GMT'],
  [429, 'Sunday, 01-Mar-26 14:00:00 GMT'],
])(
  'after %s with Retry-After %s no request is sent before that time, also for another patient',
  async (status, value) => {
    responses = [refused(status, value)]
    const one = session()
    const busy = { kind: 'busy', retryAt: now + 7_200_000 }
    await expect(one.get('Condition?patient=p')).rejects.toMatchObject({ ...busy, status })
    await expect(one.get('Goal?patient=p')).rejects.toMatchObject(busy)
    await expect(one.withSelectedPatient('q').get('Goal?patient=q')).rejects.toMatchObject(busy)
    expect(requests).toEqual(['Condition?patient=p'])
    vi.setSystemTime(now + 7_200_000)
    expect((await session().get('Goal?patient=p')).status).toBe(200)
  },
)

test('requests go on at the time that the server named', async () => {
  responses = [refused(429, '7200')]
  const one = session()
  await expect(one.get('Condition?patient=p')).rejects.toMatchObject({ kind: 'busy' })
  vi.setSystemTime(now + 7_200_000)
  expect((await one.get('Condition?patient=p')).status).toBe(200)
})

test('other requests wait for a pause of seconds, and end with their signal', async () => {
  responses = [refused(429, '2')]
  const one = session()
  await expect(one.get('Condition?patient=p')).rejects.toMatchObject({ kind: 'busy' })
  const stop = new AbortController()
  const [waiting, stopped] = [one.get('Goal?patient=p'), one.get('Device?patient=p', stop.signal)]
  await vi.dynamicImportSettled()
  stop.abort()
  await expect(stopped).rejects.toThrow(/abort/i)
  await vi.advanceTimersByTimeAsync(1_900)
  expect(requests).toEqual(['Condition?patient=p'])
  await vi.advanceTimersByTimeAsync(200)
  expect((await waiting).status).toBe(200)
})

test.each([
  [500, undefined],
  [503, 'soon'],
  [403, '7200'],
])('%s with Retry-After %s stops no other request', async (status, value) => {
  responses = [refused(status, value)]
  const one = session()
  await expect(one.get('Condition?patient=p')).rejects.toMatchObject({ status, retryAt: undefined })
  expect((await one.get('Goal?patient=p')).status).toBe(200)
})

test('a token endpoint that asks to wait is not asked again before, and the failure says until when', async () => {
  responses = [refused(401), refused(503, '7200'), refused(401), refused(401)]
  const one = session()
  const busy = { kind: 'busy', status: 401, retryAt: now + 7_200_000 }
  await expect(one.get('Condition?patient=p')).rejects.toMatchObject(busy)
  await expect(one.get('Goal?patient=p')).rejects.toMatchObject(busy)
  expect(requests.filter((url) => url === 'token')).toHaveLength(1)
})
