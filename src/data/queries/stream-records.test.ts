// @vitest-environment happy-dom
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SmartSession } from '../../auth/session/smart-session'
import { setCurrentSession, setSessions } from '../../auth/session/session-store'
import { loadMasking } from '../privacy/masked-records'
import type { RecordSet } from '../record-set'
import { stopSearch } from './stream-records'
import { searchQuery } from './use-records'

const base = 'https://ehr.example/fhir'
const PAGES = 6

/** The page requests so far; `respond` sends the page. */
let requests: { readonly page: number; readonly respond: () => void }[]
let client: QueryClient
let session: SmartSession

const bundle = (page: number): string =>
  JSON.stringify({
    resourceType: 'Bundle',
    type: 'searchset',
    link: page < PAGES ? [{ relation: 'next', url: `Goal?page=${page + 1}` }] : [],
    entry: [{ resource: { resourceType: 'Goal', id: `g${page}`, subject: { reference: 'Patient/p' } } }],
  })

beforeEach(async () => {
  await loadMasking()
  requests = []
  client = new QueryClient({ defaultOptions: { queries: { retry: false, structuralSharing: false } } })
  session = new SmartSession(
    { id: 'e', name: 'E', fhirBase: base, clientId: 'c', persist: 'memory' },
    {
      id: 's',
      ehrId: 'e',
      tokenFamily: 'f',
      signOutMarker: '',
      tokens: { access: 'token', refresh: undefined, obtainedAt: 0, expiresAt: undefined },
      endpoints: { token: `${base}/token`, revocation: undefined, clientId: 'c' },
      requestedScopes: ['patient/*.read'],
      patientId: 'p',
      needPatientBanner: false,
    },
  )
  session.prefetch = () => Promise.resolve()
  session.get = (url, signal) =>
    new Promise((resolve, reject) => {
      const page = Number(/page=(\d+)/.exec(url)?.[1] ?? 1)
      signal?.addEventListener('abort', () => reject(signal.reason as Error))
      requests.push({ page, respond: () => resolve(new Response(bundle(page))) })
    })
  setCurrentSession(session)
})
afterEach(() => {
  setCurrentSession(undefined)
  vi.useRealTimers()
})

const query = () => searchQuery(client, session, 'Goal', { patient: 'p' })
const cachedSet = () => client.getQueryData<RecordSet>(query().queryKey)

/** Starts the search and waits for its first request. */
async function startSearch() {
  const before = requests.length
  const result = client.fetchQuery({ ...query(), staleTime: 0 })
  result.catch(() => undefined)
  await vi.waitFor(() => expect(requests).toHaveLength(before + 1))
  return { result }
}

/** Responds to the last request and waits for the next one. */
async function sendPage(): Promise<void> {
  const before = requests.length
  requests.at(-1)?.respond()
  await vi.waitFor(() => expect(requests).toHaveLength(before + 1))
}

test('updates a growing list when it has doubled since the last update', async () => {
  const { result } = await startSearch()
  const lengths = []
  for (let page = 1; page < PAGES; page += 1) {
    await sendPage()
    lengths.push(cachedSet()?.matches.length)
  }
  expect(lengths).toEqual([1, 2, 2, 4, 4])
  requests.at(-1)?.respond()
  expect((await result).matches).toHaveLength(PAGES)
})

test('updates a growing list when the last update is 5 seconds old', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  await startSearch()
  await sendPage()
  await sendPage()
  vi.setSystemTime(Date.now() + 5_000)
  await sendPage()
  expect(cachedSet()?.matches).toHaveLength(3)
})

test('a stopped search keeps its pages, and a refetch resumes it', async () => {
  const { result } = await startSearch()
  for (let page = 1; page < 4; page += 1) await sendPage()
  stopSearch(query().queryKey)
  expect(await result).toMatchObject({ truncationReason: 'stopped', complete: false, matches: { length: 3 } })
  const resumed = await startSearch()
  expect(requests.at(-1)?.page).toBe(4)
  for (let page = 4; page < PAGES; page += 1) await sendPage()
  requests.at(-1)?.respond()
  expect(await resumed.result).toMatchObject({ complete: true, matches: { length: PAGES } })
})

test('continues when no page observes the search any more', async () => {
  const unsubscribe = new QueryObserver(client, query()).subscribe(() => undefined)
  await vi.waitFor(() => expect(requests).toHaveLength(1))
  unsubscribe()
  for (let page = 1; page < PAGES; page += 1) await sendPage()
  requests.at(-1)?.respond()
  await vi.waitFor(() => expect(cachedSet()).toMatchObject({ complete: true, matches: { length: PAGES } }))
})

test('keeps a complete list until its refetch is complete', async () => {
  const complete: RecordSet = {
    matches: [{ resourceType: 'Goal', id: 'old' }],
    included: [],
    issues: [],
    dropped: [],
    total: undefined,
    pages: 1,
    complete: true,
    fetchedAt: 1,
  }
  client.setQueryData(query().queryKey, complete)
  await startSearch()
  for (let page = 1; page < PAGES; page += 1) await sendPage()
  expect(cachedSet()).toBe(complete)
})

test('ends with the session and writes nothing afterwards', async () => {
  const { result } = await startSearch()
  await sendPage()
  setCurrentSession(undefined)
  client.clear()
  await expect(result).rejects.toThrow()
  expect(cachedSet()).toBeUndefined()
})

test('continues when another source is added or removed', async () => {
  const { result } = await startSearch()
  const other = Object.assign(Object.create(session) as SmartSession, { id: 'other' })
  setSessions([session, other])
  setSessions([session])
  for (let page = 1; page < PAGES; page += 1) await sendPage()
  requests.at(-1)?.respond()
  await expect(result).resolves.toMatchObject({ complete: true })
})
