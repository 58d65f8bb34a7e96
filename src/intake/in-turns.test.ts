import { expect, it } from 'vitest'
import { inTurns } from './in-turns'

it('other work gets its turn before what follows', async () => {
  let turns = 0
  setTimeout(() => (turns += 1))
  function* work() {
    yield
    return turns
  }
  expect(await inTurns(work(), new AbortController().signal)).toBe(0)
  expect(turns).toBe(1)
})

it('no step follows a stop', async () => {
  const stop = new AbortController()
  setTimeout(() => stop.abort())
  function* work(): Generator<undefined, never> {
    for (;;) yield
  }
  await expect(inTurns(work(), stop.signal)).rejects.toMatchObject({ kind: 'stopped' })
})
