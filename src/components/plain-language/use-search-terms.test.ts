import { expect, it } from 'vitest'
import { typeTermsOf } from './use-search-terms'

it('an allergy is found by its type in both languages', () => {
  expect(typeTermsOf({ resourceType: 'AllergyIntolerance', id: 'a' })).toEqual(['Allergy', 'Alergia'])
})

it.each([
  ['a result, as all results would match "test"', { resourceType: 'Observation', id: 'o' }],
  [
    'a private record',
    {
      resourceType: 'AllergyIntolerance',
      id: 'a',
      meta: { security: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-Confidentiality', code: 'R' }] },
    },
  ],
  ['an unknown type', { resourceType: 'constructor', id: 'p' }],
])('there are no type terms for %s', (_, resource) => {
  expect(typeTermsOf(resource)).toEqual([])
})
