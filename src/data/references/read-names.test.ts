// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { grantsOf } from '../../auth/tokens/scopes'
import { FhirError, type FhirErrorKind } from '../../fhir/errors'
import { loadMessages } from '../../i18n/messages'
import { afterLists } from '../../i18n/locales/en/after-lists'
import { sessionQueryKey } from '../queries/read'
import { useNaming } from './naming'
import { MAX_NAMES, readNames } from './read-names'
import { setSource } from '../../fhir/source'
import type { Session } from '../../auth/session/session'
import type { Resource } from '../../fhir/resource'
import type { RecordSet } from '../record-set'

const server = 'https://ehr.example/fhir'
const people: Readonly<Record<string, object>> = {
  'Practitioner/ada': { name: [{ text: 'Dr. Ada' }] },
  'Practitioner/nameless': {},
  'PractitionerRole/role': {
    practitioner: { reference: 'Practitioner/ada' },
    organization: { reference: 'Organization/o' },
  },
  'PractitionerRole/loop': { practitioner: { reference: 'PractitionerRole/loop' } },
  'Organization/o': { name: 'Clinic', partOf: { reference: 'Organization/parent' } },
}

const messages = await loadMessages('en')

let asked: string[]
let failure: FhirErrorKind | undefined
/** The most requests at a time. */
let mostAtOnce: number
let atOnce: number
let client: QueryClient
let end: () => void

const session = {
  server,
  id: 's',
  patientId: 'p',
  ehr: { id: 'e', name: 'E', fhirBase: server, clientId: 'c' },
  grants: grantsOf([], 'patient/*.rs user/*.rs'),
  get: async (url: string) => {
    asked.push(url)
    atOnce += 1
    mostAtOnce = Math.max(mostAtOnce, atOnce)
    await Promise.resolve()
    atOnce -= 1
    if (failure) throw new FhirError(failure, 'read')
    const [resourceType, id] = url.split('/')
    const found = people[url] ?? { name: [{ text: `Person ${id ?? ''}` }] }
    return new Response(JSON.stringify({ resourceType, id, ...found }))
  },
} as unknown as Session

/** Loads a list of visits, each with one participant. */
function loadVisits(references: readonly string[]): void {
  const set: Partial<RecordSet> = {
    matches: references.map((reference, index) => visitWith(reference, index)),
    included: [],
  }
  client.setQueryData(sessionQueryKey(current, 'search', 'Encounter', references.length), set)
}

function visitWith(reference: string, index = 0, source = current): Resource {
  const visit = { resourceType: 'Encounter', id: `v${index}`, participant: [{ individual: { reference } }] }
  setSource([visit], source)
  return visit
}

let current: Session

/** The names of the participants of the visits, as rows read them. */
function namesOf(references: readonly string[]): readonly (string | undefined)[] {
  const { result } = renderHook(useNaming)
  return references.map((reference) => {
    const named: unknown = result.current?.named(visitWith(reference))
    const { participant } = named as { participant: { individual: { display?: string } }[] }
    return participant[0]?.individual.display
  })
}

beforeEach(() => {
  // The browser is idle after each turn.
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run))
  vi.stubGlobal('cancelIdleCallback', clearTimeout)
  asked = []
  failure = undefined
  atOnce = mostAtOnce = 0
  // What was asked for is remembered by session.
  current = { ...session }
  client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, structuralSharing: false } } })
  end = readNames(client, current, messages, afterLists.unnamedBecause)
})
afterEach(() => {
  end()
  vi.unstubAllGlobals()
})

/** Waits until everybody has been asked for. */
async function published(): Promise<void> {
  const { result } = renderHook(useNaming)
  await waitFor(() => {
    expect(result.current).toBeDefined()
    expect(client.isFetching()).toBe(0)
  })
}

it('reads each person once, a few at a time, and names every record that refers to them', async () => {
  loadVisits([
    'Practitioner/ada',
    'Practitioner/ada',
    `${server}/Practitioner/ada`,
    'Practitioner/b',
    'Practitioner/c',
    'Practitioner/d',
    'Practitioner/e',
  ])
  await published()
  expect(asked).toEqual(['ada', 'b', 'c', 'd', 'e'].map((id) => `Practitioner/${id}`))
  expect(mostAtOnce).toBe(4)
  loadVisits(['Practitioner/ada', 'Organization/o'])
  const { result } = renderHook(useNaming)
  await waitFor(() => expect(result.current?.nameOf('Organization/o')).toBe('Clinic'))
  expect(namesOf([`${server}/Practitioner/ada`, 'Practitioner/b'])).toEqual(['Dr. Ada', 'Person b'])
  expect(asked.filter((url) => url === 'Practitioner/ada')).toHaveLength(1)
})

it('names nobody in a record of another source', async () => {
  loadVisits(['Practitioner/ada'])
  await published()
  const { result } = renderHook(useNaming)
  const other = visitWith('Practitioner/ada', 0, { ...current, id: 'other' })
  expect(result.current?.named(other)).toBe(other)
})

it('reads the person of a role, and follows nothing else', async () => {
  loadVisits(['PractitionerRole/role', 'PractitionerRole/loop', 'Organization/o'])
  await published()
  expect(asked).toEqual(['PractitionerRole/role', 'PractitionerRole/loop', 'Organization/o', 'Practitioner/ada'])
  expect(namesOf(['PractitionerRole/role', 'PractitionerRole/loop'])).toEqual(['Dr. Ada', undefined])
})

it('reads no other server, no other type and nobody who is named', async () => {
  loadVisits([
    'https://elsewhere.example/fhir/Practitioner/x',
    'RelatedPerson/r',
    'Practitioner/../Patient/p',
    '#inside',
    'Practitioner/ada',
  ])
  await published()
  expect(asked).toEqual(['Practitioner/ada'])
})

it('reads at most so many people, and knows which it left out', async () => {
  const references = Array.from({ length: 3000 }, (_, index) => `Practitioner/n${index}`)
  loadVisits(references)
  const { result } = renderHook(useNaming)
  await waitFor(() => expect(result.current?.nameOf(`Practitioner/n${MAX_NAMES - 1}`)).toBeDefined())
  expect(asked).toHaveLength(MAX_NAMES)
  expect(result.current?.reasonOf(`Practitioner/n${MAX_NAMES}`)).toBe('name not loaded')
  expect(result.current?.reasonOf('Encounter/other')).toBeUndefined()
  expect(result.current?.reasonOf('Encounter/other', true)).toBe('name not loaded')
})

it.each<[FhirErrorKind, number]>([
  // The server shares nobody.
  ['notShared', 4],
  // Each may be another one.
  ['notFound', 10],
  ['failed', 10],
  // Not for a busy server.
  ['busy', 4],
])('a read that fails is not repeated: %s', async (kind, count) => {
  failure = kind
  // A list that arrives later lifts a pause.
  end()
  loadVisits(Array.from({ length: 10 }, (_, index) => `Practitioner/n${index}`))
  await new Promise((resolve) => setTimeout(resolve))
  end = readNames(client, current, messages, afterLists.unnamedBecause)
  await published()
  expect(asked).toHaveLength(count)
  expect(new Set(asked).size).toBe(count)
})

it('waits until no list is being loaded', async () => {
  let respond = (_set: Partial<RecordSet>): void => undefined
  void client.prefetchQuery({
    queryKey: sessionQueryKey(current, 'search', 'Goal'),
    queryFn: () => new Promise((resolve) => (respond = resolve)),
  })
  loadVisits(['Practitioner/ada'])
  // More turns than reading would take.
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve))
  expect(asked).toEqual([])
  respond({ matches: [], included: [] })
  await published()
  expect(asked).toEqual(['Practitioner/ada'])
})

it('leaves records as they are whose people have no name', async () => {
  loadVisits(['Practitioner/nameless'])
  await published()
  expect(namesOf(['Practitioner/nameless'])).toEqual([undefined])
})
