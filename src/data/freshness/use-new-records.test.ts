import { hashKey, QueryClient, QueryObserver } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import {
  areAllFetchedSince,
  recordsBetween,
  countByKind,
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
const keys = ({ added: added, changed }: NewRecords) => ({ added: [...added.keys()], changed: [...changed.keys()] })

describe('the new records of the later of two lists', () => {
  it.each([
    ['none', [record('a')], [record('a')], { added: [], changed: [] }],
    ['a record', [record('a')], [record('b'), record('a')], { added: ['Observation/b'], changed: [] }],
    [
      'another version',
      [record('a', { versionId: '1' })],
      [record('a', { versionId: '2' })],
      { added: [], changed: ['Observation/a'] },
    ],
    [
      'a later update time',
      [record('a', { lastUpdated: '2026-01-01' })],
      [record('a', { lastUpdated: '2026-01-02' })],
      { added: [], changed: ['Observation/a'] },
    ],
    ['no change if a version is added', [record('a')], [record('a', { versionId: '2' })], { added: [], changed: [] }],
    ['no record without an id, which cannot be compared', [], [record(undefined)], { added: [], changed: [] }],
  ])('%s', (_, before, now, expected) => expect(keys(recordsBetween(before, now))).toEqual(expected))

  it('are counted by kind: what is no test result is not called one', () => {
    const survey = { ...record('s'), category: [{ coding: [{ code: 'survey' }] }], valueString: 'Often' }
    expect(countByKind(recordsBetween([], [record('a'), survey]).added)).toEqual([
      ['Observation', 1],
      ['Answer', 1],
    ])
  })

  it('are counted once if they are added and changed', () => {
    const first = recordsBetween([], [record('a'), record('b'), record('v', {}, 'Encounter')])
    const second = recordsBetween(
      [record('a', { versionId: '1' }), record('c', { versionId: '1' })],
      [record('a', { versionId: '2' }), record('c', { versionId: '2' })],
    )
    const both = mergeNewRecords(first, second)
    expect(countByKind(both.added)).toEqual([
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

describe('watching the lists of a session', () => {
  const startWatching = () => {
    const client = new QueryClient()
    const reports: NewRecords[] = []
    client.setQueryData(list, set([record('a')]))
    watchLists(client, session, new Map(), (newRecords) => reports.push(newRecords))
    return { client, reports }
  }

  it('reports new records after a refetch', () => {
    const { client, reports } = startWatching()
    client.setQueryData(list, set([record('b'), record('a')]))
    client.setQueryData(list, set([record('b'), record('a')]))
    expect(reports.map(keys)).toEqual([{ added: ['Observation/b'], changed: [] }])
  })

  it('reports records of a refetch that started before the watch', () => {
    const client = new QueryClient()
    const reports: NewRecords[] = []
    client.setQueryData(list, set([record('b'), record('a')]))
    watchLists(client, session, new Map([[hashKey(list), set([record('a')])]]), (newRecords) =>
      reports.push(newRecords),
    )
    expect(reports.map(keys)).toEqual([{ added: ['Observation/b'], changed: [] }])
  })

  it('reports nothing for the first load', () => {
    const { client, reports } = startWatching()
    client.setQueryData([...session, 'Encounter'], set([record('v', {}, 'Encounter')]))
    expect(reports).toEqual([])
  })

  it('reports nothing for an incomplete list, then compares with the last complete one', () => {
    const { client, reports } = startWatching()
    client.setQueryData(list, set([], { complete: false, truncationReason: 'pageFailed' }))
    client.setQueryData(list, set([record('a')]))
    expect(reports).toEqual([])
  })

  it('reports nothing of another session', () => {
    const { client, reports } = startWatching()
    const other = ['fhir', 'server', 'two', 'walter', 'search', 'Observation']
    client.setQueryData(other, set([record('a')]))
    client.setQueryData(other, set([record('b')]))
    expect(reports).toEqual([])
  })
})

describe('the lists of the current page', () => {
  it('are those with active observers', () => {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    const unsubscribes = [5, 3].map((fetchedAt) => {
      const queryKey = [...session, `Type${fetchedAt}`]
      client.setQueryData(queryKey, set([], { fetchedAt }))
      return new QueryObserver(client, { queryKey, queryFn: () => set([]), staleTime: Infinity }).subscribe(
        () => undefined,
      )
    })
    client.setQueryData([...session, 'Inactive'], set([], { fetchedAt: 1 }))
    expect(oldestActiveFetch(client, session)).toBe(3)
    expect([areAllFetchedSince(client, session, 3), areAllFetchedSince(client, session, 4)]).toEqual([true, false])
    client.setQueryData([...session, 'Type5'], set([], { fetchedAt: 5, complete: false }))
    expect(areAllFetchedSince(client, session, 3)).toBe(false)
    unsubscribes.forEach((unsubscribe) => unsubscribe())
  })
})
