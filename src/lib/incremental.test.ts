import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import {
  MAX_SYNC_RECORDS,
  canReadAtOnce,
  incrementalReader,
  processInSlices,
  readCached,
  readList,
} from './incremental'

interface Numbered {
  readonly number: number
}

function counting(work: () => void = () => undefined) {
  const seen: number[] = []
  const read = ({ number }: Numbered): number => {
    work()
    seen.push(number)
    return number * 2
  }
  return { seen, reader: incrementalReader(read) }
}

const records = (count: number): readonly Numbered[] => Array.from({ length: count }, (_, number) => ({ number }))

/** Work that takes longer than one slice. */
const slowly = (): void => {
  const until = performance.now() + 10
  while (performance.now() < until);
}

describe('incremental reading', () => {
  test('a record is read once', () => {
    const { seen, reader } = counting()
    const [one = { number: 0 }] = records(1)
    expect([readCached(reader, one), readCached(reader, one)]).toEqual([0, 0])
    expect(seen).toEqual([0])
  })

  test('a record of which nothing is known is read once too', () => {
    let count = 0
    const reader = incrementalReader<Numbered, undefined>(() => void (count += 1))
    const [one = { number: 0 }] = records(1)
    expect([readCached(reader, one), readCached(reader, one), count]).toEqual([undefined, undefined, 1])
  })

  test('a list is read once, and has the same results on each page', () => {
    const { seen, reader } = counting()
    const list = records(3)
    expect(readList(reader, list)).toEqual([0, 2, 4])
    expect(readList(reader, list)).toBe(readList(reader, list))
    expect(readList(reader, [...list])).toEqual([0, 2, 4])
    expect(seen).toEqual([0, 1, 2])
  })

  test('only unread records count towards the limit of a synchronous read', () => {
    const { reader } = counting()
    const many = records(MAX_SYNC_RECORDS + 1)
    expect([canReadAtOnce(reader, many.slice(1)), canReadAtOnce(reader, many)]).toEqual([true, false])
    many.slice(0, 1).forEach((one) => readCached(reader, one))
    expect(canReadAtOnce(reader, many)).toBe(true)
  })

  test('every record is read, in order, before done is called', async () => {
    const { seen, reader } = counting()
    const all = records(500)
    await new Promise<void>((done) => processInSlices(reader, all, done))
    expect(seen).toEqual(all.map(({ number }) => number))
  })

  test('other tasks run between two slices', async () => {
    const { seen, reader } = counting(slowly)
    const between: number[] = []
    const timer = setInterval(() => between.push(seen.length), 0)
    await new Promise<void>((done) => processInSlices(reader, records(5), done))
    clearInterval(timer)
    expect(between.some((count) => count > 0 && count < 5)).toBe(true)
  })

  test('a cancelled read stops and never calls done', async () => {
    const { seen, reader } = counting(slowly)
    let done = false
    const cancel = processInSlices(reader, records(50), () => (done = true))
    while (seen.length === 0) await pause(0)
    cancel()
    const readBefore = seen.length
    for (let tick = 0; tick < 3; tick += 1) await pause(0)
    expect({ read: seen.length, done }).toEqual({ read: readBefore, done: false })
  })
})
