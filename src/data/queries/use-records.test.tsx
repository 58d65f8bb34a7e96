// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Suspense, type ReactNode } from 'react'
import { SessionProvider, SourceProvider } from '../../auth/session/session-provider'
import { setCurrentSession, setSessions } from '../../auth/session/session-store'
import { SmartSession } from '../../auth/session/smart-session'
import { sourceOf } from '../../fhir/source'
import { loadMessages } from '../../i18n/messages'
import { LanguageProvider } from '../../language/language-context'
import { useCachedLists, useCompleteList } from '../completeness/use-cached-lists'
import { useLoadedRecords } from '../completeness/use-loaded-records'
import { loadMasking } from '../privacy/masked-records'
import { useRecord, useRecords } from './use-records'
import { useRecordsOfTypes } from './use-records-of-types'

const types = ['Goal'] as const
const language = { messages: await loadMessages('en'), choose: () => Promise.resolve() }
let client: QueryClient
let requests: { readonly of: string; readonly url: string; readonly respond: () => void }[]
let sessions: readonly [SmartSession, SmartSession]

/** Both sources use the same ids, of goals and of patients. */
function sourceWith(id: string): SmartSession {
  const base = `https://${id}.example/fhir`
  const session = new SmartSession(
    { id, name: id, fhirBase: base, clientId: 'c', persist: 'memory' },
    {
      id,
      ehrId: id,
      tokenFamily: 'f',
      signOutMarker: '',
      tokens: { access: 'token', refresh: undefined, obtainedAt: 0, expiresAt: undefined },
      endpoints: { token: `${base}/token`, revocation: undefined, clientId: 'c' },
      requestedScopes: ['patient/*.read'],
      patientId: 'p',
      needPatientBanner: false,
    },
  )
  const goal = { resourceType: 'Goal', id: 'g', subject: { reference: 'Patient/p' }, description: { text: id } }
  session.get = (url) =>
    new Promise((resolve) => {
      const body = { resourceType: 'Bundle', type: 'searchset', entry: [{ resource: goal }] }
      requests.push({ of: id, url, respond: () => resolve(Response.json(url.includes('?') ? body : goal)) })
    })
  return session
}

beforeEach(async () => {
  await Promise.all([loadMasking(), import('./join-sources')])
  client = new QueryClient({ defaultOptions: { queries: { retry: false, structuralSharing: false } } })
  requests = []
  sessions = [sourceWith('one'), sourceWith('two')]
  setSessions(sessions)
})
afterEach(() => {
  cleanup()
  setCurrentSession(undefined)
})

const respond = (source: string) => requests.filter(({ of }) => of === source).forEach((request) => request.respond())
const wrapper = ({ children }: { children: ReactNode }) => (
  <LanguageProvider value={language}>
    <QueryClientProvider client={client}>
      <SessionProvider restoring={null} signedOut={null} ended={null}>
        <Suspense>{children}</Suspense>
      </SessionProvider>
    </QueryClientProvider>
  </LanguageProvider>
)
const inSecond = ({ children }: { children: ReactNode }) =>
  wrapper({ children: <SourceProvider value={sessions[1]}>{children}</SourceProvider> })

/** Renders a hook, and waits for the code that joins sources. */
const renderIn = <T,>(hook: () => T, within: typeof wrapper) =>
  act(async () => Promise.resolve(renderHook(hook, { wrapper: within })))

test.each([[['one', 'two']], [['two', 'one']]])(
  'a list has the records of every source in the order of the sources, when %j answer',
  async ([first = '', second = '']) => {
    const { result } = await renderIn(() => [useRecords('Goal'), useRecordsOfTypes(types)[0]?.loaded] as const, wrapper)
    const states = () => result.current.map((loaded) => loaded?.state)
    const sources = () => result.current.map((loaded) => loaded?.set?.matches.map((goal) => sourceOf(goal)?.id))
    await waitFor(() => expect(requests).toHaveLength(2))
    expect(states()).toEqual(['loading', 'loading'])
    respond(first)
    await waitFor(() => expect(states()).toEqual(['ready', 'ready']))
    expect(sources()).toEqual([[first], [first]])
    expect(result.current.map((loaded) => [loaded?.set?.complete, loaded?.fetching])).toEqual([
      [false, true],
      [false, true],
    ])
    respond(second)
    await waitFor(() => expect(sources()).toEqual(Array(2).fill(['one', 'two'])))
    expect(result.current.map((loaded) => loaded?.set?.complete)).toEqual([true, true])
    expect(result.current[0].set).toBe(result.current[1]?.set)
  },
)

test('what has loaded is that of all sources', async () => {
  const { result } = await renderIn(
    () => ({
      list: useRecords('Goal'),
      loaded: useLoadedRecords(),
      cached: useCachedLists(types),
      whole: useCompleteList('Goal'),
    }),
    wrapper,
  )
  await waitFor(() => expect(requests).toHaveLength(2))
  respond('two')
  await waitFor(() => expect(result.current.cached[0]).toHaveLength(1))
  expect(result.current.whole).toBeUndefined()
  respond('one')
  await waitFor(() => expect(result.current.whole).toHaveLength(2))
  expect(result.current.cached[0]).toHaveLength(2)
  expect(result.current.loaded().get('Goal')).toHaveLength(2)
})

test('a search by parameters, which name a patient, and a read are sent only to the source of their place', async () => {
  const { result } = await renderIn(
    () => [useRecords('Goal', { patient: 'p' }), useRecord('Goal', 'g')] as const,
    inSecond,
  )
  await waitFor(() => expect(requests.map(({ of }) => of)).toEqual(['two', 'two']))
  respond('two')
  await waitFor(() => expect(result.current.map(({ state }) => state)).toEqual(['ready', 'ready']))
  const [list, read] = result.current
  expect(list.set?.complete).toBe(true)
  expect([list.set?.matches[0], read.resource].map((goal) => goal && sourceOf(goal)?.id)).toEqual(['two', 'two'])
})
