import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Ahead } from './prefetch-cache'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Answers that come when they are told to. */
function server() {
  const waiting = new Map<string, { resolve: (answer: Response) => void; reject: (cause: Error) => void }>()
  const get = (address: string) => new Promise<Response>((resolve, reject) => waiting.set(address, { resolve, reject }))
  return { waiting, get }
}

test('an answer that was asked for ahead is given once, whether it has come by then or not', async () => {
  const [ahead, { waiting, get }] = [new Ahead(), server()]
  const [first, second] = [new Response('1'), new Response('2')]
  const all = ahead.ask(['a', 'b'], get)
  waiting.get('a')?.resolve(first)
  expect(await ahead.take('a')).toBe(first)
  const late = ahead.take('b')
  waiting.get('b')?.resolve(second)
  expect(await late).toBe(second)
  expect([ahead.take('a'), ahead.take('b'), ahead.take('c')]).toEqual([undefined, undefined, undefined])
  await all
})

test('a failure is told to who takes the answer, and to nobody else', async () => {
  const [ahead, { waiting, get }] = [new Ahead(), server()]
  const all = ahead.ask(['a', 'b'], get)
  for (const one of waiting.values()) one.reject(new Error('lost'))
  await expect(all).resolves.toHaveLength(2)
  await expect(ahead.take('a')).rejects.toThrow('lost')
})

test('who gives up no longer waits', async () => {
  const [ahead, { get }] = [new Ahead(), server()]
  void ahead.ask(['a', 'b'], get)
  const gone = new AbortController()
  const taken = ahead.take('a', gone.signal)
  gone.abort(new Error('gone'))
  await expect(taken).rejects.toThrow('gone')
  await expect(ahead.take('b', gone.signal)).rejects.toThrow('gone')
})

test('an answer that nobody has taken within a minute is let go', () => {
  const [ahead, { get }] = [new Ahead(), server()]
  void ahead.ask(['a', 'b'], get)
  vi.advanceTimersByTime(59_000)
  expect(ahead.take('a')).toBeDefined()
  vi.advanceTimersByTime(1_000)
  expect(ahead.take('b')).toBeUndefined()
})
