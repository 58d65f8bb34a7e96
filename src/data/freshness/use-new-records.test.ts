import { hashKey, QueryClient, QueryObserver } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import {
  areAllFetchedSince,
  recordsBetween,
  countByType,
  oldestActiveFetch,
  mergeNewRecords,
  watchLists,
  type NewRecords,
} from './use-new-records'
import type { Resource } from '../../fhir/resource'
import type { RecordSet } from '../record-set'

const record = (id: string | undefined, meta?: object, resourceType = 'Observation'): Resource => ({
  resourceType,
  ...(id === undefined ? {} : { id }),
  ...(meta ? { meta } : {}),
})
const keys = ({ added: fresh, changed }: NewRecords) => ({ fresh: [...fresh], changed: [...changed] })

describe('what the later of two lists has brought', () => {
  it.each([
    ['nothing', [record('a')], [record('a')], { fresh: [], changed: [] }],
    ['a record', [record('a')], [record('b'), record('a')], { fresh: ['Observation/b'], changed: [] }],
    [
      'another version',
      [record('a', { versionId: '1' })],
      [record('a', { versionId: '2' })],
      { fresh: [], changed: ['Observation/a'] },
    ],
    [
      'a later moment',
      [record('a', { lastUpdated: '2026-01-01' })],
      [record('a', { lastUpdated: '2026-01-02' })],
      { fresh: [], changed: ['Observation/a'] },
    ],
    [
      'a version where there was none, which says nothing',
      [record('a')],
      [record('a', { versionId: '2' })],
      { fresh: [], changed: [] },
    ],
    ['a record without an id, which cannot be told from another', [], [record(undefined)], { fresh: [], changed: [] }],
  ])('%s', (_, before, now, expected) => expect(keys(recordsBetween(before, now))).toEqual(expected))

  it('is counted by kind, and what is new counts once', () => {
    const first = recordsBetween([], [record('a'), record('b'), record('v', {}, 'Encounter')])
    const then = recordsBetween(
      [record('a', { versionId: '1' }), record('c', { versionId: '1' })],
      [record('a', { versionId: '2' }), record('c', { versionId: '2' })],
    )
    const both = mergeNewRecords(first, then)
    expect(countByType(both.added)).toEqual([
      ['Observation', 2],
      ['Encounter', 1],
    ])
    expect(keys(both).changed).toEqual(['Observation/c'])
  })
})

const set = (matches: readonly Resource[], more: Partial<RecordSet> = {}): RecordSet => ({
  matches,
  included: [],
  issues: [],
  dropped: [],
  total: undefined,
  pages: 1,
  complete: true,
  fetchedAt: 1,
  ...more,
})
const session = ['fhir', 'server', 'one', 'leo', 'search']
const list = [...session, 'Observation', { patient: 'leo' }]

describe('the lists of a session', () => {
  const watched = () => {
    const client = new QueryClient()
    const came: NewRecords[] = []
    client.setQueryData(list, set([record('a')]))
    watchLists(client, session, new Map(), (one) => came.push(one))
    return { client, came }
  }

  it('tell what they bring when they come again', () => {
    const { client, came } = watched()
    client.setQueryData(list, set([record('b'), record('a')]))
    client.setQueryData(list, set([record('b'), record('a')]))
    expect(came.map(keys)).toEqual([{ fresh: ['Observation/b'], changed: [] }])
  })

  it('tell what came before anybody looked, by how they stood then', () => {
    const client = new QueryClient()
    const came: NewRecords[] = []
    client.setQueryData(list, set([record('b'), record('a')]))
    watchLists(client, session, new Map([[hashKey(list), set([record('a')])]]), (one) => came.push(one))
    expect(came.map(keys)).toEqual([{ fresh: ['Observation/b'], changed: [] }])
  })

  it('tell nothing the first time', () => {
    const { client, came } = watched()
    client.setQueryData([...session, 'Encounter'], set([record('v', {}, 'Encounter')]))
    expect(came).toEqual([])
  })

  it('tell nothing while they are not whole, and then against the last whole one', () => {
    const { client, came } = watched()
    client.setQueryData(list, set([], { complete: false, truncationReason: 'pageFailed' }))
    client.setQueryData(list, set([record('a')]))
    expect(came).toEqual([])
  })

  it('tell nothing of another session', () => {
    const { client, came } = watched()
    const other = ['fhir', 'server', 'two', 'walter', 'search', 'Observation']
    client.setQueryData(other, set([record('a')]))
    client.setQueryData(other, set([record('b')]))
    expect(came).toEqual([])
  })
})

describe('the lists of the page in front', () => {
  it('are those that something draws', () => {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    const off = [5, 3].map((fetchedAt) => {
      const queryKey = [...session, `Type${fetchedAt}`]
      client.setQueryData(queryKey, set([], { fetchedAt }))
      return new QueryObserver(client, { queryKey, queryFn: () => set([]), staleTime: Infinity }).subscribe(
        () => undefined,
      )
    })
    client.setQueryData([...session, 'Unseen'], set([], { fetchedAt: 1 }))
    expect(oldestActiveFetch(client, session)).toBe(3)
    expect([areAllFetchedSince(client, session, 3), areAllFetchedSince(client, session, 4)]).toEqual([true, false])
    client.setQueryData([...session, 'Type5'], set([], { fetchedAt: 5, complete: false }))
    expect(areAllFetchedSince(client, session, 3)).toBe(false)
    off.forEach((end) => end())
  })
})
