import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { AT_ONCE, isFew, readInTurns, readOne } from './incremental'

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
  return { seen, reader: { read, kept: new WeakMap<Numbered, number>() } }
}

const records = (count: number): readonly Numbered[] => Array.from({ length: count }, (_, number) => ({ number }))

/** Work that takes longer than one turn may. */
const slowly = (): void => {
  const until = performance.now() + 10
  while (performance.now() < until);
}

describe('records as a page shows them', () => {
  test('a record is read once, however often it is asked for', () => {
    const { seen, reader } = counting()
    const [one = { number: 0 }] = records(1)
    expect([readOne(reader, one), readOne(reader, one)]).toEqual([0, 0])
    expect(seen).toEqual([0])
  })

  test('few are those that need no turns, and what was read before does not count', () => {
    const { reader } = counting()
    const many = records(AT_ONCE + 1)
    expect([isFew(reader, many.slice(1)), isFew(reader, many)]).toEqual([true, false])
    many.slice(0, 1).forEach((one) => readOne(reader, one))
    expect(isFew(reader, many)).toBe(true)
  })

  test('every record is read, in order, before it is done', async () => {
    const { seen, reader } = counting()
    const all = records(500)
    await new Promise<void>((done) => readInTurns(reader, all, done))
    expect(seen).toEqual(all.map(({ number }) => number))
  })

  test('between two turns others get theirs', async () => {
    const { seen, reader } = counting(slowly)
    const between: number[] = []
    const timer = setInterval(() => between.push(seen.length), 0)
    await new Promise<void>((done) => readInTurns(reader, records(5), done))
    clearInterval(timer)
    expect(between.some((count) => count > 0 && count < 5)).toBe(true)
  })

  test('a list that is left is read no further and is never done', async () => {
    const { seen, reader } = counting(slowly)
    let done = false
    const end = readInTurns(reader, records(50), () => (done = true))
    while (seen.length === 0) await pause(0)
    end()
    const then = seen.length
    for (let turn = 0; turn < 3; turn += 1) await pause(0)
    expect({ read: seen.length, done }).toEqual({ read: then, done: false })
  })
})
