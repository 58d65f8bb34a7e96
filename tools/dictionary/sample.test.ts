import { expect, it } from 'vitest'
import { dictionaryKinds } from '../../src/dictionary/dictionary-kinds'
import { drawSample, printSample } from './sample'

const letters = [...'abcdefghij']

it('draws the same sample for a seed, without duplicates', () => {
  expect(drawSample(letters, 2026, 4)).toEqual(drawSample(letters, 2026, 4))
  expect(drawSample(letters, 2026, 10)).not.toEqual(drawSample(letters, 2027, 10))
  expect(drawSample(letters, 2026, 99).toSorted()).toEqual(letters)
  expect(drawSample(letters, 2026, 3)).toEqual(drawSample(letters, 2026, 10).slice(0, 3))
})

it.each(dictionaryKinds)('prints %s with codes and the texts of both languages', (kind) => {
  const text = printSample(kind, 2026, 2)
  expect(text.match(/^ {2}en /gm)).toHaveLength(2)
  expect(text.match(/^ {2}es /gm)).toHaveLength(2)
  expect(text).toMatch(new RegExp(`2 of \\d+ ${kind}, seed 2026$`))
})

it('lists the kinds for an unknown one', () => {
  expect(() => printSample('all', 1, 1)).toThrow('Unknown kind all, expected one of: tests')
})
