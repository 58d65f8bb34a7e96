// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { EhrConfig } from '../../config/config'
// Before the tests, which count turns of the loop.
import './refresh'
import { markSignOut } from './sign-out-marker'
import { SmartSession, type SessionRecord } from '../session/smart-session'
import { channelsOfOneBrowser, locksOfOneBrowser } from '../__fixtures__/browser'
import { tellTurn } from './refresh-generation'

const base = 'https://ehr.example/fhir'
const ehr: EhrConfig = { id: 'e', name: 'E', fhirBase: base, clientId: 'c' }
/** The authorization server, which gives each refresh token away once, and answers when the test says so. */
let spent: Set<string>
let asked: string[]
let answers: (() => void)[]
let held: boolean
let revoked: string[]

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })

function tokenAnswer(refresh: string): Response {
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
  asked.push(refresh)
  // Used up on arrival, whoever hears the answer.
  const answer = tokenAnswer(refresh)
  if (held) await new Promise<void>((go) => answers.push(go))
  return answer
}

const record = (changes: Partial<SessionRecord> = {}): SessionRecord => ({
  id: 's',
  ehrId: 'e',
  family: 'f',
  afterSignOut: '',
  tokens: { access: 'a-r1', refresh: 'r1', obtainedAt: 0, expiresAt: 1, turn: 0 },
  place: { token: `${base}/token`, revocation: undefined, clientId: 'c' },
  asked: ['patient/*.read'],
  patientId: 'p',
  needPatientBanner: true,
  ...changes,
})

let open: SmartSession[]
const [browser, channels] = [locksOfOneBrowser(), channelsOfOneBrowser()]

/** A tab with this record, as a copy, a reload or the first one. */
function tab(from = record()): SmartSession {
  const one = new SmartSession(ehr, from)
  one.keep()
  open.push(one)
  return one
}
const kept = (): SessionRecord => JSON.parse(sessionStorage.getItem('plainchart.session') ?? '{}') as SessionRecord
const read = (one: SmartSession): Promise<string> =>
  one.get('Goal?patient=p').then(
    () => 'read',
    (cause: { kind: string }) => cause.kind,
  )
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise<void>((go) => setImmediate(go))
}

beforeEach(() => {
  ;[spent, asked, answers, held, open, revoked] = [new Set(), [], [], false, [], []]
  sessionStorage.clear()
  markSignOut()
  browser.clear()
  channels.clear()
  vi.stubGlobal('navigator', { onLine: true, locks: browser.locks })
  vi.stubGlobal('BroadcastChannel', channels.BroadcastChannel)
  vi.stubGlobal('fetch', server)
})
afterEach(async () => {
  vi.useRealTimers()
  for (const one of open) await one.end()
  vi.unstubAllGlobals()
})

test('three tabs that need a renewal at once make one, and all read on', async () => {
  held = true
  const tabs = [tab(), tab(), tab()]
  const reads = Promise.all(tabs.map(read))
  await settle()
  expect(answers).toHaveLength(1)
  answers[0]?.()
  expect(await reads).toEqual(['read', 'read', 'read'])
  expect(asked).toEqual(['r1'])
})

test('a tab that did not hear of a renewal waits for what came of it, however long the word takes, and does not use its own refresh token', async () => {
  const [one, other] = [tab(), tab()]
  await settle()
  channels.quiet()
  expect(await read(one)).toBe('read')
  const late = read(other)
  await settle()
  channels.hear()
  expect([await late, asked]).toEqual(['read', ['r1']])
})

test('the word may be lost and the tab that has the newer tokens be loading: it is waited for', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const [one, other] = [tab(), tab()]
  await settle()
  channels.quiet()
  expect(await read(one)).toBe('read')
  channels.forget()
  const reloaded = kept()
  await one.end()
  const late = read(other)
  await settle()
  expect(asked).toEqual(['r1'])
  tab(reloaded)
  await vi.advanceTimersByTimeAsync(1_000)
  expect([await late, asked]).toEqual(['read', ['r1']])
})

test('when the tab that has the newer tokens does not come back, the other asks for a sign-in and leaves the used token alone', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  tellTurn('f', 1)
  const one = tab()
  const reading = read(one)
  await settle()
  for (let second = 0; second < 21; second += 1) await vi.advanceTimersByTimeAsync(1_000)
  // Whoever asks is told to try again first, and to sign in once it is sure.
  expect([await reading, await read(one), one.needsSignIn, one.over, asked]).toEqual([
    'failed',
    'signedOut',
    true,
    'lost',
    [],
  ])
})

test('an answer that is slow is waited for beyond what a page waits, and taken in when it comes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  held = true
  const one = tab()
  const reading = read(one)
  await settle()
  await vi.advanceTimersByTimeAsync(20_100)
  expect([await reading, await read(one)]).toEqual(['failed', 'failed'])
  answers[0]?.()
  await settle()
  expect([await read(one), one.needsSignIn, asked]).toEqual(['read', false, ['r1']])
})

test('a page that is loaded anew while its renewal is answered has lost what came, and says so', async () => {
  held = true
  const one = tab()
  void read(one)
  await settle()
  const reloaded = kept()
  held = false
  browser.drop('plainchart.')
  const again = tab(reloaded)
  expect([await read(again), again.over, asked]).toEqual(['signedOut', 'lost', ['r1', 'r1']])
})

test('a refresh token that was sent and never arrived works the next time', async () => {
  const one = tab({ ...record(), tokens: { ...record().tokens, sent: true } })
  expect([await read(one), one.over]).toEqual(['read', undefined])
})

test('what one tab is refused the other does not ask for again', async () => {
  spent.add('r1')
  const [one, other] = [tab(), tab()]
  expect([await read(one), await read(other)]).toEqual(['signedOut', 'signedOut'])
  expect([asked, one.over, other.over]).toEqual([['r1'], undefined, undefined])
})

test('a clock that is set back meanwhile does not make newer tokens old', async () => {
  const now = Date.now()
  const [one, other] = [
    tab({ ...record(), tokens: { ...record().tokens, obtainedAt: now + 3_600_000 } }),
    tab({ ...record(), tokens: { ...record().tokens, obtainedAt: now + 3_600_000 } }),
  ]
  await settle()
  expect([await read(one), await read(other), asked]).toEqual(['read', 'read', ['r1']])
})

test('a page that the browser wakes for a moment leaves the newer sign-in of its tab alone', async () => {
  const [old, other] = [tab(), tab()]
  await settle()
  const mia = JSON.stringify({ ...record({ id: 'other', family: 'g', patientId: 'mia' }) })
  sessionStorage.setItem('plainchart.session', mia)
  await read(other)
  await settle()
  expect(sessionStorage.getItem('plainchart.session')).toBe(mia)
  await old.end()
  expect(sessionStorage.getItem('plainchart.session')).toBe(mia)
})

test('tokens that come after a sign-out are given back', async () => {
  held = true
  const one = tab(record({ place: { token: `${base}/token`, revocation: `${base}/revoke`, clientId: 'c' } }))
  const reading = read(one)
  await settle()
  await one.end()
  answers[0]?.()
  await reading.catch(() => undefined)
  await settle()
  expect(revoked).toEqual(['r1', 'a-r1', 'r2', 'a-r2'])
})

test('another patient is opened in the middle of a renewal: the new page of the record has what comes of it', async () => {
  held = true
  const one = tab(record({ choosesPatient: true }))
  void read(one)
  await settle()
  const next = one.withChosenPatient('q')
  next.keep()
  open.push(next)
  const reading = read(next)
  answers[0]?.()
  expect([await reading, kept().patientId, kept().tokens.access, asked]).toEqual(['read', 'q', 'a-r2', ['r1']])
})
