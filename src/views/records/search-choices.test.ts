import { describe, expect, it } from 'vitest'
import { contractOf, recordTypes } from '../../contract'
import { searchChoices, searchParams } from './search-choices'

describe('searchChoices', () => {
  it('offers only combinations of the contract, each once', () => {
    for (const type of recordTypes) {
      const offered = contractOf(type).searches.flatMap((search) => [search.by, ...(search.alsoBy ? [search.alsoBy] : [])]).map((by) => by.join('+'))
      const keys = searchChoices(type).map((choice) => choice.key)
      expect(new Set(keys).size).toBe(keys.length)
      for (const key of keys) expect(offered).toContain(key)
    }
  })

  it.each(['Organization', 'Practitioner', 'Location', 'PractitionerRole'] as const)('%s can be searched', (type) => {
    expect(searchChoices(type).length).toBeGreaterThan(0)
  })
})

describe('searchParams', () => {
  const choice = { key: 'a+b', inputs: [{ name: 'a', type: 'string' }, { name: 'b', type: 'token' }] } as const

  it.each([
    ['all filled', { a: ' Lee ', b: 's|1' }, { a: 'Lee', b: 's|1' }],
    ['one empty', { a: 'Lee', b: ' ' }, undefined],
    ['one never typed', { a: 'Lee' }, undefined],
    ['another combination’s box is not sent', { a: 'x', b: 'y', c: 'z' }, { a: 'x', b: 'y' }],
  ])('%s', (_name, typed, expected) => {
    expect(searchParams(choice, typed)).toEqual(expected)
  })
})
