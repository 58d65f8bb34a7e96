import { expect, it } from 'vitest'
import { noKnownAllergy } from './no-known-allergy'

const coded = (resourceType: string, ...codes: readonly string[]) => ({ resourceType, code: { coding: codes.map((code) => ({ system: 'http://snomed.info/sct', code })) } })

it.each([
  ['none of any kind', coded('AllergyIntolerance', '716186003'), 'any'],
  ['none to medicines, beside a local code', coded('AllergyIntolerance', 'local', '409137002'), 'drug'],
  ['none to food', coded('AllergyIntolerance', '429625007'), 'food'],
  ['an allergy', coded('AllergyIntolerance', '91936005'), undefined],
  ['the same code on another kind of record', coded('Condition', '716186003'), undefined],
  ['no code', { resourceType: 'AllergyIntolerance' }, undefined],
  ['a name that every object has', coded('AllergyIntolerance', 'toString'), undefined],
] as const)('an allergy record that denies: %s', (_name, resource, expected) => {
  expect(noKnownAllergy(resource)).toBe(expected)
})
