import { expect, it } from 'vitest'
import { secondEaseOf, englishSyllablesByRules, secondGradeOf } from './second-reading-grade'

it.each([
  ['bacteria', 4],
  ['anxiety', 4],
  ['opioid', 3],
  ['react', 2],
  ['usual', 3],
  ['doing', 2],
  ['easier', 3],
  ['medicine', 3],
  ['hospital', 3],
  ['viruses', 3],
  ['passes', 2],
  ['checked', 1],
  ['treated', 2],
  ['uses', 2],
  ['makes', 1],
  ['something', 2],
  ['whole', 1],
  ['people', 2],
  ['infection', 3],
  ['special', 2],
  ['tissue', 2],
  ['question', 2],
  ['young', 1],
  ['fluid', 2],
  ['the', 1],
  ['be', 1],
  ['eyes', 1],
] as const)('“%s” has %i syllables', (word, count) => {
  expect(englishSyllablesByRules(word)).toBe(count)
})

it('has no exceptions for health terms, unlike the first formula', () => {
  expect(secondGradeOf('A medicine for the hospital.')).toBeCloseTo(0.39 * 5 + 11.8 * (9 / 5) - 15.59)
  expect(secondEaseOf('La medicina.')).toBeCloseTo(206.835 - 62.3 * (5 / 2) - 2)
})
