import { expect, it } from 'vitest'
import { arrange } from './cards'

const titlesFor = (audience: 'patient' | 'proxy' | 'provider') => {
  const { columns, rest } = arrange(audience)
  return [...columns.flat(), ...rest].map(({ title }) => title)
}

it('gives all readers the same cards, each once', () => {
  expect(titlesFor('provider').toSorted()).toEqual(titlesFor('patient').toSorted())
  expect(titlesFor('proxy')).toEqual(titlesFor('patient'))
  expect(new Set(titlesFor('provider')).size).toBe(titlesFor('provider').length)
})

it('begins with problems for care staff and with results for others', () => {
  expect([titlesFor('provider')[0], titlesFor('patient')[0]]).toEqual(['conditions', 'results'])
})
