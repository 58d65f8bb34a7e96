import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FhirError } from '../../fhir/errors'
import { isWholeList } from '../../fhir/whole-list'
import { joinResults, joinSets } from './join-sources'
import type { RecordsResult, RecordSet } from '../record-set'

const record = (id: string) => ({ resourceType: 'Goal', id })
const set = (ids: readonly string[], more: Partial<RecordSet> = {}): RecordSet => ({
  matches: ids.map(record),
  included: [],
  issues: [],
  dropped: [],
  total: ids.length,
  pages: 1,
  complete: true,
  fetchedAt: 5,
  ...more,
})
const idsOf = (joined: RecordSet | undefined) => joined?.matches.map(({ id }) => id)

describe('sets of several sources', () => {
  test('one is itself, and none is none', () => {
    const only = set(['a'])
    expect(joinSets([only])).toBe(only)
    expect(joinSets([undefined, undefined])).toBeUndefined()
  })

  test('have all records, also those with the same id, in the order of the sources', () => {
    const joined = joinSets([set(['a', 'b'], { unclear: 1 }), set(['a'], { unclear: 2, pages: 3, fetchedAt: 2 })])
    expect(idsOf(joined)).toEqual(['a', 'b', 'a'])
    expect(joined).toMatchObject({ pages: 4, unclear: 3, complete: true, fetchedAt: 2 })
  })

  test.each<readonly [string, readonly (RecordSet | undefined)[]]>([
    ['one has not arrived', [set([]), undefined]],
    ['one is not complete', [set([]), set(['a'], { complete: false, next: 'more' })]],
    ['one was truncated', [set([], { complete: false, truncationReason: 'pageFailed' }), set([])]],
    ['one has fewer records than its total', [set([], { total: 1, complete: false }), set(['a'])]],
    ['records of one were dropped', [set([], { dropped: [{ type: 'Goal', reason: 'otherPatient' }] }), set([])]],
    ['one has a message of its server', [set([]), set(['a'], { issues: ['slow'] })]],
  ])('are not the whole list while %s', (_, sets) => {
    expect(isWholeList({ set: joinSets(sets), failure: undefined })).toBe(false)
  })

  test('are the same for the same sets, whatever arrived first', () => {
    const sets = fc.array(
      fc.array(fc.string({ maxLength: 3 })).map((ids) => set(ids)),
      { minLength: 1, maxLength: 4 },
    )
    fc.assert(
      fc.property(
        sets.chain((all) =>
          fc.tuple(fc.constant(all), fc.shuffledSubarray([...all.keys()], { minLength: all.length })),
        ),
        ([all, order]) => {
          const arrived = new Map<number, RecordSet>()
          let last: RecordSet | undefined
          for (const index of order) {
            arrived.set(index, all[index] as RecordSet)
            last = joinSets(all.map((_, each) => arrived.get(each)))
            const isAll = arrived.size === all.length
            expect(last?.complete).toBe(isAll)
            expect(idsOf(last)).toEqual(
              all.flatMap(({ matches }, each) => (arrived.has(each) ? matches.map(({ id }) => id) : [])),
            )
          }
          expect(last).toBe(joinSets(all))
        },
      ),
      { numRuns: 50 },
    )
  })
})

describe('results of several sources', () => {
  const calls: string[] = []
  const result = (state: RecordsResult['state'], more: Partial<RecordsResult> = {}): RecordsResult => ({
    state,
    set: state === 'ready' ? set([state]) : undefined,
    failure: state === 'failed' ? new FhirError('failed', 'Goal search', 503) : undefined,
    fetching: state === 'loading',
    limits: [],
    retry: () => calls.push('retry'),
    stop: () => calls.push('stop'),
    ...more,
  })

  test('one is itself', () => {
    const only = result('ready')
    expect(joinResults([only])).toBe(only)
  })

  test.each<readonly [RecordsResult['state'], boolean, readonly RecordsResult['state'][]]>([
    ['ready', true, ['ready', 'ready']],
    ['ready', false, ['ready', 'loading']],
    ['ready', false, ['failed', 'ready']],
    ['loading', false, ['loading', 'failed']],
    ['failed', false, ['failed', 'failed']],
  ])('are %s, whole: %s, of %j', (state, isWhole, states) => {
    const results = states.map((each) => result(each))
    const joined = joinResults(results)
    expect([joined.state, isWholeList(joined)]).toEqual([state, isWhole])
    expect(joined.failure !== undefined).toBe(states.includes('failed'))
    expect(joined.fetching).toBe(states.includes('loading'))
    expect(joined.bySource).toEqual(results)
  })

  test('have the limits of all, and are retried and stopped in all', () => {
    const joined = joinResults([result('ready', { limits: ['a', 'b'] }), result('ready', { limits: ['b'] })])
    joined.retry()
    joined.stop()
    expect([joined.limits, calls]).toEqual([
      ['a', 'b'],
      ['retry', 'retry', 'stop', 'stop'],
    ])
  })
})
