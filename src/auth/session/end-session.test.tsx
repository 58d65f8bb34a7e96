// @vitest-environment happy-dom
import { setTimeout as pause } from 'node:timers/promises'
import { act, StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { recordActivity } from './activity'
import { endSession, isSessionActive, signOut } from './end-session'
import { SessionProvider, SourceProvider, useSession, useSources } from './session-provider'
import {
  currentSession,
  currentSessions,
  selectPatient,
  sessionEndCause,
  setCurrentSession,
  setSessions,
} from './session-store'
import { signOutMarker } from '../tokens/sign-out-marker'
import { SmartSession } from './smart-session'

const base = 'https://ehr.example/fhir'
const MINUTE_MS = 60_000
let root: Root
let sent: string[]
let rerender: () => void

const recordOf = (id: string) => ({
  id,
  ehrId: 'e',
  tokenFamily: 'f',
  signOutMarker: '',
  tokens: { access: 'a', refresh: 'r', obtainedAt: Date.now(), expiresAt: undefined },
  endpoints: { token: `${base}/token`, revocation: undefined, clientId: 'c' },
  requestedScopes: ['patient/*.rs'],
  patientId: 'p',
  needPatientBanner: true,
})

const session = (idleMinutes?: number, id = 's') =>
  new SmartSession(
    {
      id: 'e',
      name: 'E',
      fhirBase: base,
      clientId: 'c',
      persist: 'tab',
      ...(idleMinutes === undefined ? {} : { idleMinutes }),
    },
    recordOf(id),
  )

/** A page of the record that renders again on demand, as it does when it reads another list from the cache. */
function Page() {
  const { patientId } = useSession()
  return <p>Record of {patientId}</p>
}

function Record() {
  return (
    <SessionProvider restoring="restoring" signedOut="signed out" ended="ended">
      <Page />
    </SessionProvider>
  )
}

/** Opens a record and uses it now. */
async function openRecord(idleMinutes?: number): Promise<void> {
  const opened = session(idleMinutes)
  opened.persist()
  setCurrentSession(opened)
  await act(async () => rerender())
  recordActivity()
}

/** The device sleeps: time passes, and no timer runs and no event is sent. */
const sleep = (minutes: number): void => void vi.setSystemTime(Date.now() + minutes * MINUTE_MS)

const page = (): string => document.body.textContent

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers({ now: Date.parse('2026-03-01T12:00:00Z') })
  sent = []
  vi.stubGlobal('fetch', async (url: unknown) => {
    sent.push(String(url))
    return new Response('{}', { headers: { 'content-type': 'application/fhir+json' } })
  })
  sessionStorage.clear()
  root = createRoot(document.body.appendChild(document.createElement('div')))
  rerender = () =>
    root.render(
      <StrictMode>
        <Record />
      </StrictMode>,
    )
})
afterEach(async () => {
  await act(async () => root.unmount())
  await endSession(currentSession(), 'signOut')
  document.body.replaceChildren()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Everything that uses a session, or shows that the page is used or shown again. */
const signs: readonly (readonly [string, () => unknown])[] = [
  ...(['pointerdown', 'keydown', 'wheel', 'touchmove', 'click'] as const).map(
    (type) => [type, () => document.body.dispatchEvent(new Event(type, { bubbles: true }))] as const,
  ),
  ...(['focus', 'pageshow', 'popstate'] as const).map((type) => [type, () => dispatchEvent(new Event(type))] as const),
  ...(['visibilitychange', 'resume'] as const).map(
    (type) => [type, () => document.dispatchEvent(new Event(type))] as const,
  ),
  ['a navigation or another read of the cache', () => rerender()],
  [
    'a request',
    () =>
      currentSession()
        ?.get('Condition')
        .catch(() => undefined),
  ],
  ['a prefetch', () => currentSession()?.prefetch(['Condition'])],
  [
    'a read of a prefetched response',
    () =>
      currentSession()
        ?.get('Prefetched')
        .catch(() => undefined),
  ],
  ['ten seconds without any event', () => vi.advanceTimersByTime(10_000)],
  ['the question itself', () => isSessionActive()],
]

describe('a session after a sleep that no event announced', () => {
  test.each(signs)('longer than the idle timeout: %s ends it before it counts', async (_, happens) => {
    await openRecord()
    await currentSession()?.prefetch(['Prefetched'])
    sent = []
    expect(page()).toBe('Record of p')
    sleep(16)
    expect([page(), sessionStorage.length]).toEqual(['Record of p', 2])
    await act(async () => void happens())
    expect([page(), currentSession(), sessionEndCause(), sessionStorage.length, sent]).toEqual([
      'ended',
      undefined,
      'idle',
      0,
      [],
    ])
  })

  test.each(signs)('shorter than the idle timeout: %s finds it active', async (_, happens) => {
    await openRecord()
    sleep(14)
    await act(async () => void happens())
    expect([page(), sessionEndCause(), sessionStorage.length]).toEqual(['Record of p', undefined, 2])
  })
})

/** Another tab, in which somebody has just signed in and uses the app, announces that. */
async function useOtherTab(): Promise<void> {
  const channel = new BroadcastChannel('plainchart.activity')
  channel.postMessage(Date.now())
  // Until the message has arrived; these timers are not faked.
  await pause(20)
  channel.close()
}

describe('activity in another tab', () => {
  test('postpones the end', async () => {
    await openRecord()
    sleep(14)
    await act(useOtherTab)
    sleep(14)
    expect(isSessionActive()).toBe(true)
  })

  test('does not revive a session that was frozen beyond its idle timeout, however the tab wakes up', async () => {
    await openRecord()
    document.dispatchEvent(new Event('freeze'))
    sleep(16)
    await act(useOtherTab)
    await act(async () => void document.body.dispatchEvent(new Event('pointerdown', { bubbles: true })))
    expect([page(), sessionEndCause(), sessionStorage.length]).toEqual(['ended', 'idle', 0])
  })
})

/** What other tabs receive while `happens`, and whether the marker of sign-outs changes. */
async function toOtherTabs(happens: () => unknown) {
  const before = signOutMarker()
  const received: unknown[] = []
  const channel = new BroadcastChannel('plainchart')
  channel.onmessage = (event: MessageEvent<unknown>) => received.push(event.data)
  await act(async () => void happens())
  await pause(20)
  channel.close()
  return { received, isMarked: signOutMarker() !== before }
}

describe('other tabs', () => {
  test('of a tab that was frozen beyond its idle timeout stay signed in, because somebody may be using them', async () => {
    await openRecord()
    sleep(16)
    expect(await toOtherTabs(() => document.dispatchEvent(new Event('resume')))).toEqual({
      received: [],
      isMarked: false,
    })
    expect([page(), sessionEndCause(), sessionStorage.length]).toEqual(['ended', 'idle', 0])
  })

  test('are signed out by a sign-out', async () => {
    await openRecord()
    const opened = currentSession()
    expect(await toOtherTabs(() => opened && signOut(opened))).toEqual({ received: ['signOut'], isMarked: true })
    expect([page(), sessionEndCause(), sessionStorage.length]).toEqual(['ended', 'signOut', 0])
  })
})

async function expectEnded(): Promise<void> {
  await act(async () => expect(isSessionActive()).toBe(false))
  expect(page()).toBe('ended')
}

test('activity postpones the end, and a sleep after it counts from there', async () => {
  await openRecord()
  sleep(14)
  dispatchEvent(new Event('pointerdown'))
  sleep(14)
  expect(isSessionActive()).toBe(true)
  sleep(1)
  await expectEnded()
})

test('the idle timeout of the EHR’s settings counts', async () => {
  await openRecord(5)
  sleep(5)
  await expectEnded()
})

test('after the clock was set back, the idle timeout starts again instead of never ending', async () => {
  await openRecord()
  sleep(-120)
  expect(isSessionActive()).toBe(true)
  sleep(15)
  await expectEnded()
})

test('a request of a sign-in in progress does not depend on the activity before it', async () => {
  await openRecord()
  sleep(16)
  const next = session()
  expect(isSessionActive(next)).toBe(true)
  await next.get('Patient')
  expect(sent).toEqual([`${base}/Patient`])
})

describe('several sources in one record', () => {
  const [first, second] = [session(30), session(10, 'second')]

  function Sources() {
    const all = useSources()
    const inFirst = useSession().id
    return (
      <p>
        {inFirst} of {all.map(({ id }) => id).join()}
      </p>
    )
  }

  test('a page has the first session, a part of it that of its source, and all see one that is added', async () => {
    setSessions([first])
    const shown = (
      <SessionProvider restoring="restoring" signedOut="signed out" ended="ended">
        <Sources />
        <SourceProvider value={second}>
          <Sources />
        </SourceProvider>
      </SessionProvider>
    )
    await act(async () => root.render(shown))
    expect(page()).toBe('s of ssecond of s')
    await act(async () => setSessions([first, second]))
    expect(page()).toBe('s of s,secondsecond of s,second')
  })

  test('the shortest idle timeout and a sign-out end all of them', async () => {
    const ends = [first, second].map((each) => vi.spyOn(each, 'end'))
    setSessions([first, second])
    recordActivity()
    sleep(9)
    expect(isSessionActive(first)).toBe(true)
    sleep(2)
    expect(isSessionActive(first)).toBe(false)
    await Promise.resolve()
    expect(currentSession()).toBeUndefined()
    expect(ends.map(({ mock }) => mock.calls.length)).toEqual([1, 1])
  })
})

test('another patient is opened in the place of the one before, beside the other sources', () => {
  const staff = new SmartSession(session().ehr, { ...recordOf('staff'), canSelectPatient: true })
  const other = session(undefined, 'other')
  setSessions([other, staff])
  selectPatient(staff, 'q')
  expect(currentSessions().map(({ patientId }) => patientId)).toEqual(['p', 'q'])
  expect(currentSessions()[0]).toBe(other)
})
