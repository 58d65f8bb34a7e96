import { expect, it } from 'vitest'
import { kinds } from '../../src/dictionary/kinds'
import { drawn, sample } from './draw'

const letters = [...'abcdefghij']

it('a seed always draws the same, another seed others, each once', () => {
  expect(drawn(letters, 2026, 4)).toEqual(drawn(letters, 2026, 4))
  expect(drawn(letters, 2026, 10)).not.toEqual(drawn(letters, 2027, 10))
  expect(drawn(letters, 2026, 99).toSorted()).toEqual(letters)
  expect(drawn(letters, 2026, 3)).toEqual(drawn(letters, 2026, 10).slice(0, 3))
})

it.each(kinds)('%s are printed with codes and the words of both languages', (kind) => {
  const text = sample(kind, 2026, 2)
  expect(text.match(/^ {2}en /gm)).toHaveLength(2)
  expect(text.match(/^ {2}es /gm)).toHaveLength(2)
  expect(text).toMatch(new RegExp(`2 of \\d+ ${kind}, seed 2026$`))
})

it('names the kinds where one is not known', () => {
  expect(() => sample('all', 1, 1)).toThrow('There is no kind all: tests')
})
