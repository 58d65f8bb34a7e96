import { expect, it } from 'vitest'
import { correctedBeside, correctedWord, editDistance, type Vocabulary } from './spelling'
import { stem } from './question-words'

const record = new Map([
  ['cholesterol', 'test a'],
  ['creatinine', 'test b'],
  ['penicillin', 'allergy c'],
  ['penicilina', 'allergy c'],
  ['prednisone', 'medicine d'],
  ['metformin', 'medicine e'],
])
const others = new Set(['prednisolone', 'mother'])
const forms = new Set(['vaccine', 'allergic'])
const vocabulary: Vocabulary = {
  record,
  forms,
  others,
  known: new Set([...record.keys(), ...forms, ...others].map(stem)),
  medicines: new Set(['prednisone', 'metformin']),
}

it.each([
  ['a missing letter', 'cholestrol', 'cholesterol'],
  ['two letters that changed places', 'metfromin', 'metformin'],
  ['two wrong letters in a long word', 'kreatinin', 'creatinine'],
  ['a word between two names of one thing', 'penicilin', 'penicillin'],
  ['a word of a question', 'vacine', 'vaccine'],
])('%s is corrected', (_, typed, read) => {
  expect(correctedWord(typed, vocabulary)).toBe(read)
})

it.each([
  ['a known word like one of the record', 'prednisolone'],
  ['a misspelt word nearer to a name that is not in the record', 'prednisolune', 'prednisolone'],
  ['two wrong letters in the name of a medicine', 'metphormin'],
  ['a short word', 'colo'],
  ['a plural', 'vaccines'],
  ['a number', 'a1c99'],
])('%s never becomes another word of the record', (_, typed, read?: string) => {
  expect(correctedWord(typed, vocabulary)).toBe(read)
})

it('distances count letters and stop at the limit', () => {
  expect(editDistance('abc', 'abc', 2)).toBe(0)
  expect(editDistance('abcd', 'abdc', 2)).toBe(1)
  expect(editDistance('abcdef', 'uvwxyz', 2)).toBe(3)
})

it.each([
  ['beside a word of the same name', 'blod', ['pressure'], 'blood'],
  ['not alone', 'blod', [], undefined],
  ['not beside a word of another name', 'blod', ['cholesterol'], undefined],
  ['not where two words are as near', 'iror', ['stores'], undefined],
  ['not a known word', 'iron', ['stores'], undefined],
  ['not another first letter', 'lood', ['pressure'], undefined],
])('a word of four letters is corrected %s', (_, typed, besides, read) => {
  const names = [
    ['blood', 'pressure'],
    ['iron', 'irok', 'stores'],
    ['cholesterol', 'level'],
  ]
  expect(correctedBeside(typed, besides, names, { known: new Set(names.flat().map(stem)) })).toBe(read)
})
