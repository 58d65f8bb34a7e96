import { expect, it } from 'vitest'
import { kept } from './memoize'

it('reads an object once, and another one that says the same by itself', () => {
  const seen: object[] = []
  const read = kept((of: { readonly code?: string }) => {
    seen.push(of)
    return of.code
  })
  const [first, second] = [{ code: 'a' }, { code: 'a' }]
  expect([read(first), read(second), read(first)]).toEqual(['a', 'a', 'a'])
  expect(seen).toEqual([first, second])
})

it('keeps that there is nothing', () => {
  let times = 0
  const read = kept((_of: object) => {
    times += 1
    return undefined
  })
  const nothing = {}
  read(nothing)
  read(nothing)
  expect(times).toBe(1)
})
