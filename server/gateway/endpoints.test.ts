import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cached, type ResultCache } from './endpoints'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('results of an EHR that names another address each time do not pile up', async () => {
  const entries: ResultCache<number> = new Map()
  const read = cached(1000, entries)
  for (let number = 0; number < 100; number += 1) {
    expect(await read(`https://ehr.example/keys/${number}`, () => Promise.resolve(number))).toBe(number)
    vi.advanceTimersByTime(500)
  }
  expect(entries.size).toBe(2)
})

test('a request that fails late does not drop the newer result of the same address', async () => {
  const read = cached<string>(1000)
  let fail = (): void => undefined
  const late = read('a', () => new Promise((_, reject) => (fail = () => reject(new Error('late')))))
  vi.advanceTimersByTime(1000)
  await read('a', () => Promise.resolve('new'))
  fail()
  await expect(late).rejects.toThrow('late')
  expect(await read('a', () => Promise.resolve('newest'))).toBe('new')
})
