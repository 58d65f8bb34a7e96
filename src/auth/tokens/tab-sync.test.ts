// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { EhrConfig } from '../../config/config'
// Loaded before the tests, which count turns of the event loop.
import './refresh'
import { setSignOutMarker } from './sign-out-marker'
import { SmartSession, type SessionRecord } from '../session/smart-session'
import { createBroadcastChannels, createLockManager } from '../__fixtures__/browser'
import { broadcastGeneration } from './refresh-generation'

const base = 'https://ehr.example/fhir'
const ehr: EhrConfig = { id: 'e', name: 'E', fhirBase: base, clientId: 'c' }
/** The authorization server: accepts each refresh token once, and responds when the test lets it. */
let spent: Set<string>
let sentRefreshTokens: string[]
let pendingResponses: (() => void)[]
let holdsResponses: boolean
let revoked: string[]

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })

function tokenResponse(refresh: string): Response {
  if (spent.has(refresh)) return json({ error: 'invalid_grant' }, 400)
  spent.add(refresh)
  const next = `r${Number(refresh.slice(1)) + 1}`
  return json({ access_token: `a-${next}`, token_type: 'bearer', refresh_token: next, expires_in: 3600 })
}

async function server(input: string, init?: RequestInit): Promise<Response> {
  if (input.endsWith('/revoke')) revoked.push(new URLSearchParams(init?.body as URLSearchParams).get('token') ?? '')
  if (!input.endsWith('/token'))
    return json(
      { resourceType: 'Bundle', type: 'searchset' },
      new Headers(init?.headers).get('authorization') === 'Bearer a-r1' ? 401 : 200,
    )
  const refresh = new URLSearchParams(init?.body as URLSearchParams).get('refresh_token') ?? ''
  sentRefreshTokens.push(refresh)
  // Used up on arrival, even if nobody receives the response.
  const response = tokenResponse(refresh)
  if (holdsResponses) await new Promise<void>((resolve) => pendingResponses.push(resolve))
  return response
}

const record = (changes: Partial<SessionRecord> = {}): SessionRecord => ({
  id: 's',
  ehrId: 'e',
  tokenFamily: 'f',
  signOutMarker: '',
  tokens: { access: 'a-r1', refresh: 'r1', obtainedAt: 0, expiresAt: 1, generation: 0 },
  endpoints: { token: `${base}/token`, revocation: undefined, clientId: 'c' },
  requestedScopes: ['patient/*.read'],
  patientId: 'p',
  needPatientBanner: true,
  ...changes,
})

let openSessions: SmartSession[]
const [lockManager, channels] = [createLockManager(), createBroadcastChannels()]

/** A tab with this session record: the first one, a duplicate or a reload. */
function tab(from = record()): SmartSession {
  const session = new SmartSession(ehr, from)
  session.persist()
  openSessions.push(session)
  return session
}
const storedRecord = (): SessionRecord =>
  JSON.parse(sessionStorage.getItem('plainchart.session') ?? '{}') as SessionRecord
const read = (session: SmartSession): Promise<string> =>
  session.get('Goal?patient=p').then(
    () => 'read',
    (cause: { kind: string }) => cause.kind,
  )
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise<void>((resolve) => setImmediate(resolve))
}

beforeEach(() => {
  ;[spent, sentRefreshTokens, pendingResponses, holdsResponses, openSessions, revoked] = [
    new Set(),
    [],
    [],
    false,
    [],
    [],
  ]
  sessionStorage.clear()
  setSignOutMarker()
  lockManager.clear()
  channels.clear()
  vi.stubGlobal('navigator', { onLine: true, locks: lockManager.locks })
  vi.stubGlobal('BroadcastChannel', channels.BroadcastChannel)
  vi.stubGlobal('fetch', server)
})
afterEach(async () => {
  vi.useRealTimers()
  for (const session of openSessions) await session.end()
  vi.unstubAllGlobals()
})

test('three tabs that need a refresh at once make one, and all continue', async () => {
  holdsResponses = true
  const tabs = [tab(), tab(), tab()]
  const reads = Promise.all(tabs.map(read))
  await settle()
  expect(pendingResponses).toHaveLength(1)
  pendingResponses[0]?.()
  expect(await reads).toEqual(['read', 'read', 'read'])
  expect(sentRefreshTokens).toEqual(['r1'])
})

test('a tab that missed a refresh waits for the new tokens, even if the message is late, and does not send its own refresh token', async () => {
  const [one, other] = [tab(), tab()]
  await settle()
  channels.pause()
  expect(await read(one)).toBe('read')
  const late = read(other)
  await settle()
  channels.resume()
  expect([await late, sentRefreshTokens]).toEqual(['read', ['r1']])
})

test('waits for a tab with newer tokens that is still loading, even if its message was lost', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const [one, other] = [tab(), tab()]
  await settle()
  channels.pause()
  expect(await read(one)).toBe('read')
  channels.discard()
  const reloaded = storedRecord()
  await one.end()
  const late = read(other)
  await settle()
  expect(sentRefreshTokens).toEqual(['r1'])
  tab(reloaded)
  await vi.advanceTimersByTimeAsync(1_000)
  expect([await late, sentRefreshTokens]).toEqual(['read', ['r1']])
})

test('when the tab with newer tokens does not return, the other requires a sign-in and does not send the used refresh token', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  broadcastGeneration('f', 1)
  const one = tab()
  const reading = read(one)
  await settle()
  for (let second = 0; second < 21; second += 1) await vi.advanceTimersByTimeAsync(1_000)
  // The first request fails as unreachable; later ones require a sign-in.
  expect([await reading, await read(one), one.needsSignIn, one.refreshFailure, sentRefreshTokens]).toEqual([
    'failed',
    'signedOut',
    true,
    'lost',
    [],
  ])
})

test('a slow refresh response has a longer timeout than other requests and is used when it arrives', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  holdsResponses = true
  const one = tab()
  const reading = read(one)
  await settle()
  await vi.advanceTimersByTimeAsync(20_100)
  expect([await reading, await read(one)]).toEqual(['failed', 'failed'])
  pendingResponses[0]?.()
  await settle()
  expect([await read(one), one.needsSignIn, sentRefreshTokens]).toEqual(['read', false, ['r1']])
})

test('a page reloaded during a refresh reports that the response is lost', async () => {
  holdsResponses = true
  const one = tab()
  void read(one)
  await settle()
  const reloaded = storedRecord()
  holdsResponses = false
  lockManager.releaseByPrefix('plainchart.')
  const again = tab(reloaded)
  expect([await read(again), again.refreshFailure, sentRefreshTokens]).toEqual(['signedOut', 'lost', ['r1', 'r1']])
})

test('a refresh token that was sent and never arrived can be sent again', async () => {
  const one = tab({ ...record(), tokens: { ...record().tokens, refreshSent: true } })
  expect([await read(one), one.refreshFailure]).toEqual(['read', undefined])
})

test('a refresh token rejected for one tab is not sent by another', async () => {
  spent.add('r1')
  const [one, other] = [tab(), tab()]
  expect([await read(one), await read(other)]).toEqual(['signedOut', 'signedOut'])
  expect([sentRefreshTokens, one.refreshFailure, other.refreshFailure]).toEqual([['r1'], undefined, undefined])
})

test('newer tokens win even if the clock was set back', async () => {
  const now = Date.now()
  const [one, other] = [
    tab({ ...record(), tokens: { ...record().tokens, obtainedAt: now + 3_600_000 } }),
    tab({ ...record(), tokens: { ...record().tokens, obtainedAt: now + 3_600_000 } }),
  ]
  await settle()
  expect([await read(one), await read(other), sentRefreshTokens]).toEqual(['read', 'read', ['r1']])
})

test('a page restored from the back-forward cache does not overwrite a newer sign-in of its tab', async () => {
  const [old, other] = [tab(), tab()]
  await settle()
  const mia = JSON.stringify({ ...record({ id: 'other', tokenFamily: 'g', patientId: 'mia' }) })
  sessionStorage.setItem('plainchart.session', mia)
  await read(other)
  await settle()
  expect(sessionStorage.getItem('plainchart.session')).toBe(mia)
  await old.end()
  expect(sessionStorage.getItem('plainchart.session')).toBe(mia)
})

test('tokens that arrive after a sign-out are revoked', async () => {
  holdsResponses = true
  const one = tab(record({ endpoints: { token: `${base}/token`, revocation: `${base}/revoke`, clientId: 'c' } }))
  const reading = read(one)
  await settle()
  await one.end()
  pendingResponses[0]?.()
  await reading.catch(() => undefined)
  await settle()
  expect(revoked).toEqual(['r1', 'a-r1', 'r2', 'a-r2'])
})

test('a session for another patient opened during a refresh gets the new tokens', async () => {
  holdsResponses = true
  const one = tab(record({ canSelectPatient: true }))
  void read(one)
  await settle()
  const next = one.withSelectedPatient('q')
  next.persist()
  openSessions.push(next)
  const reading = read(next)
  pendingResponses[0]?.()
  expect([await reading, storedRecord().patientId, storedRecord().tokens.access, sentRefreshTokens]).toEqual([
    'read',
    'q',
    'a-r2',
    ['r1'],
  ])
})
