// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ReactNode } from 'react'
import type { RecordType } from '../../contract'
import { FhirError } from '../../fhir/errors'
import { SessionProvider } from '../../auth/session/session-provider'
import { setCurrentSession } from '../../auth/session/session-store'
import { SmartSession } from '../../auth/session/smart-session'
import { loadMessages } from '../../i18n/messages'
import { LanguageProvider } from '../../language/language-context'
import { loadMasking, setRevealed } from '../privacy/masked-records'
import { useRecordsOfTypes, type TypedRecordsResult } from './use-records-of-types'

const types: readonly RecordType[] = ['Goal', 'Condition', 'Device']
const secret = {
  resourceType: 'Goal',
  id: 'g',
  subject: { reference: 'Patient/p' },
  description: { text: 'secret' },
  meta: { security: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-Confidentiality', code: 'R' }] },
}
/** The response of each type; undefined while it is pending. */
let responses: Partial<Record<string, () => Promise<Response>>>
let client: QueryClient

const list =
  (...resources: readonly object[]) =>
  () =>
    Promise.resolve(
      Response.json({ resourceType: 'Bundle', type: 'searchset', entry: resources.map((resource) => ({ resource })) }),
    )

beforeEach(async () => {
  await loadMasking()
  client = new QueryClient({ defaultOptions: { queries: { retry: false, structuralSharing: false } } })
  responses = { Goal: list(secret), Condition: () => Promise.reject(new FhirError('failed', 'Condition search', 500)) }
  const session = new SmartSession(
    { id: 'e', name: 'E', fhirBase: 'https://ehr.example/fhir', clientId: 'c', persist: 'memory' },
    {
      id: 's',
      ehrId: 'e',
      tokenFamily: 'f',
      signOutMarker: '',
      tokens: { access: 'token', refresh: undefined, obtainedAt: 0, expiresAt: undefined },
      endpoints: { token: 'https://ehr.example/token', revocation: undefined, clientId: 'c' },
      requestedScopes: types.map((type) => `patient/${type}.read`),
      patientId: 'p',
      needPatientBanner: false,
    },
  )
  session.get = (url) => responses[/^\w+/.exec(url)?.[0] ?? '']?.() ?? new Promise(() => undefined)
  setCurrentSession(session)
})
afterEach(() => {
  cleanup()
  setCurrentSession(undefined)
})

const language = { messages: await loadMessages('en'), choose: () => Promise.resolve() }
const wrapper = ({ children }: { children: ReactNode }) => (
  <LanguageProvider value={language}>
    <QueryClientProvider client={client}>
      <SessionProvider restoring={null} signedOut={null} ended={null}>
        {children}
      </SessionProvider>
    </QueryClientProvider>
  </LanguageProvider>
)
const states = (all: readonly TypedRecordsResult[]) => all.map(({ type, loaded }) => [type, loaded.state])

test('each type has its own state, in the order of the types', async () => {
  const { result } = renderHook(() => useRecordsOfTypes(types), { wrapper })
  expect(states(result.current)).toEqual(types.map((type) => [type, 'loading']))
  await waitFor(() =>
    expect(states(result.current)).toEqual([
      ['Goal', 'ready'],
      ['Condition', 'failed'],
      ['Device', 'loading'],
    ]),
  )
})

test('a retry refetches only its type', async () => {
  const { result } = renderHook(() => useRecordsOfTypes(types), { wrapper })
  await waitFor(() => expect(result.current[1]?.loaded.state).toBe('failed'))
  responses = { Condition: list({ resourceType: 'Condition', id: 'c', subject: { reference: 'Patient/p' } }) }
  act(() => result.current[1]?.loaded.retry())
  await waitFor(() => expect(result.current[1]?.loaded.set?.matches).toHaveLength(1))
  expect(result.current[0]?.loaded.fetching).toBe(false)
})

test('returns the same array and sets until a result changes', async () => {
  const { result, rerender } = renderHook(() => useRecordsOfTypes(types), { wrapper })
  await waitFor(() => expect(result.current[0]?.loaded.state).toBe('ready'))
  const before = result.current
  rerender()
  expect(result.current).toBe(before)
})

test('masks private records until they are revealed, and not for exports', async () => {
  const { result } = renderHook(() => useRecordsOfTypes(types), { wrapper })
  const unmasked = renderHook(() => useRecordsOfTypes(types, { unmasked: true }), { wrapper })
  const showsSecret = (all: readonly TypedRecordsResult[]) =>
    JSON.stringify(all[0]?.loaded.set?.matches).includes('secret')
  await waitFor(() => expect(result.current[0]?.loaded.state).toBe('ready'))
  expect(showsSecret(result.current)).toBe(false)
  expect(showsSecret(unmasked.result.current)).toBe(true)
  const goal = unmasked.result.current[0]?.loaded.set?.matches[0]
  act(() => goal && setRevealed(goal, true))
  expect(showsSecret(result.current)).toBe(true)
})
