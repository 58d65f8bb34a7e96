import { expect, it } from 'vitest'
import { memoizeByObject } from './memoize'

it('calls the function once for each object, even when two objects are equal', () => {
  const seen: object[] = []
  const read = memoizeByObject((of: { readonly code?: string }) => {
    seen.push(of)
    return of.code
  })
  const [first, second] = [{ code: 'a' }, { code: 'a' }]
  expect([read(first), read(second), read(first)]).toEqual(['a', 'a', 'a'])
  expect(seen).toEqual([first, second])
})

it('memoizes undefined', () => {
  let times = 0
  const read = memoizeByObject((_of: object) => {
    times += 1
    return undefined
  })
  const nothing = {}
  read(nothing)
  read(nothing)
  expect(times).toBe(1)
})
