import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PrefetchCache } from './prefetch-cache'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Responses that the test resolves or rejects. */
function server() {
  const waiting = new Map<string, { resolve: (response: Response) => void; reject: (cause: Error) => void }>()
  const get = (address: string) => new Promise<Response>((resolve, reject) => waiting.set(address, { resolve, reject }))
  return { waiting, get }
}

test('a prefetched response is returned to one consumer only, even if it has not arrived yet', async () => {
  const [cache, { waiting, get }] = [new PrefetchCache(), server()]
  const [first, second] = [new Response('1'), new Response('2')]
  const all = cache.prefetch(['a', 'b'], get)
  waiting.get('a')?.resolve(first)
  expect(await cache.consume('a')).toBe(first)
  const late = cache.consume('b')
  waiting.get('b')?.resolve(second)
  expect(await late).toBe(second)
  expect([cache.consume('a'), cache.consume('b'), cache.consume('c')]).toEqual([undefined, undefined, undefined])
  await all
})

test('a failed request rejects only for the consumer of its response', async () => {
  const [cache, { waiting, get }] = [new PrefetchCache(), server()]
  const all = cache.prefetch(['a', 'b'], get)
  for (const request of waiting.values()) request.reject(new Error('lost'))
  await expect(all).resolves.toHaveLength(2)
  await expect(cache.consume('a')).rejects.toThrow('lost')
})

test('an aborted consumer stops waiting', async () => {
  const [cache, { get }] = [new PrefetchCache(), server()]
  void cache.prefetch(['a', 'b'], get)
  const controller = new AbortController()
  const consumed = cache.consume('a', controller.signal)
  controller.abort(new Error('gone'))
  await expect(consumed).rejects.toThrow('gone')
  await expect(cache.consume('b', controller.signal)).rejects.toThrow('gone')
})

test('a response that is not consumed within a minute is discarded', () => {
  const [cache, { get }] = [new PrefetchCache(), server()]
  void cache.prefetch(['a', 'b'], get)
  vi.advanceTimersByTime(59_000)
  expect(cache.consume('a')).toBeDefined()
  vi.advanceTimersByTime(1_000)
  expect(cache.consume('b')).toBeUndefined()
})
