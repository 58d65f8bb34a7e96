import { describe, expect, it } from 'vitest'
import { noKnownAllergyText, noKnownAllergyKind } from './no-known-allergy'
import { english } from '../i18n/__fixtures__/format'

const coded = (resourceType: string, ...codes: readonly string[]) => ({
  resourceType,
  code: { coding: codes.map((code) => ({ system: 'http://snomed.info/sct', code })) },
})
const withTexts = (...texts: readonly string[]) => ({
  resourceType: 'AllergyIntolerance',
  code: { text: texts[0], coding: texts.slice(1).map((display) => ({ code: 'local', display })) },
})

it.each([
  ['none of any kind', coded('AllergyIntolerance', '716186003'), 'any'],
  ['none to medicines, with a local code', coded('AllergyIntolerance', 'local', '409137002'), 'drug'],
  ['none to food', coded('AllergyIntolerance', '429625007'), 'food'],
  ['nothing, as nobody asked', coded('AllergyIntolerance', '1631000175102'), 'notAsked'],
  ['nothing, by an IPS code', coded('AllergyIntolerance', 'no-allergy-info'), 'notAsked'],
  ['an allergy', coded('AllergyIntolerance', '91936005'), undefined],
  ['the same code on another kind of record', coded('Condition', '716186003'), undefined],
  ['no code', { resourceType: 'AllergyIntolerance' }, undefined],
  ['a property of Object.prototype', coded('AllergyIntolerance', 'toString'), undefined],
] as const)('an allergy record that denies: %s', (_name, resource, expected) => {
  expect(noKnownAllergyKind(resource)).toBe(expected)
})

describe('denials by text', () => {
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
    expect(noKnownAllergyKind(withTexts(text))).toBe(expected)
  })

  it('are none when one of the texts names a substance', () => {
    expect(noKnownAllergyKind(withTexts('No known allergies', 'Penicillin'))).toBeUndefined()
    expect(noKnownAllergyKind(withTexts('No known allergies', 'No known allergy (situation)'))).toBe('any')
  })
})

it('is shown as a sentence, with the text of the record for `other`', () => {
  const words = {
    any: 'none',
    drug: 'drug',
    food: 'food',
    environment: 'air',
    notAsked: 'nobody asked',
    other: (text: string) => `The record says: ${text}`,
  }
  expect(noKnownAllergyText(withTexts('Not on File'), words, english)).toBe('nobody asked')
  expect(noKnownAllergyText(withTexts('No known contrast allergy (situation)'), words, english)).toBe(
    'The record says: No known contrast allergy (situation)',
  )
  expect(noKnownAllergyText(withTexts('Penicillin'), words, english)).toBeUndefined()
})
