import { describe, expect, it } from 'vitest'
import { noAllergyWords, noKnownAllergy } from './no-known-allergy'

const coded = (resourceType: string, ...codes: readonly string[]) => ({
  resourceType,
  code: { coding: codes.map((code) => ({ system: 'http://snomed.info/sct', code })) },
})
const said = (...texts: readonly string[]) => ({
  resourceType: 'AllergyIntolerance',
  code: { text: texts[0], coding: texts.slice(1).map((display) => ({ code: 'local', display })) },
})

it.each([
  ['none of any kind', coded('AllergyIntolerance', '716186003'), 'any'],
  ['none to medicines, beside a local code', coded('AllergyIntolerance', 'local', '409137002'), 'drug'],
  ['none to food', coded('AllergyIntolerance', '429625007'), 'food'],
  ['nothing, for nobody asked', coded('AllergyIntolerance', '1631000175102'), 'notAsked'],
  ['nothing, by the code of a summary', coded('AllergyIntolerance', 'no-allergy-info'), 'notAsked'],
  ['an allergy', coded('AllergyIntolerance', '91936005'), undefined],
  ['the same code on another kind of record', coded('Condition', '716186003'), undefined],
  ['no code', { resourceType: 'AllergyIntolerance' }, undefined],
  ['a name that every object has', coded('AllergyIntolerance', 'toString'), undefined],
] as const)('an allergy record that denies: %s', (_name, resource, expected) => {
  expect(noKnownAllergy(resource)).toBe(expected)
})

describe('the same in words', () => {
  it.each([
    ['Not on File', 'notAsked'],
    ['No known contrast allergy (situation)', 'other'],
    ['No known allergy to latex', 'other'],
    ['NKDA', 'drug'],
    ['No Known Allergies.', 'any'],
    ['Denies drug allergies', 'drug'],
    ['No known drug allergies except penicillin', undefined],
    ['Penicillin, no known reaction', undefined],
    ['Not on File: ask about penicillin', undefined],
    ['Penicillin', undefined],
  ] as const)('%s: %s', (text, expected) => {
    expect(noKnownAllergy(said(text))).toBe(expected)
  })

  it('deny nothing when one of them names a substance', () => {
    expect(noKnownAllergy(said('No known allergies', 'Penicillin'))).toBeUndefined()
    expect(noKnownAllergy(said('No known allergies', 'No known allergy (situation)'))).toBe('any')
  })
})

it('is told as a sentence, with the words of the record where the table has none', () => {
  const words = {
    any: 'none',
    drug: 'drug',
    food: 'food',
    environment: 'air',
    notAsked: 'nobody asked',
    other: (text: string) => `The record says: ${text}`,
  }
  expect(noAllergyWords(said('Not on File'), words)).toBe('nobody asked')
  expect(noAllergyWords(said('No known contrast allergy (situation)'), words)).toBe(
    'The record says: No known contrast allergy (situation)',
  )
  expect(noAllergyWords(said('Penicillin'), words)).toBeUndefined()
})
