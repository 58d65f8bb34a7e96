import { expect, it } from 'vitest'
import { typeTermsOf } from './use-search-terms'

it('an allergy is found by its kind in both languages', () => {
  expect(typeTermsOf({ resourceType: 'AllergyIntolerance', id: 'a' })).toEqual(['Allergy', 'Alergia'])
})

it.each([
  ['a result, which would be found by the word test with all others', { resourceType: 'Observation', id: 'o' }],
  [
    'a private record',
    {
      resourceType: 'AllergyIntolerance',
      id: 'a',
      meta: { security: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-Confidentiality', code: 'R' }] },
    },
  ],
  ['what is no kind of record', { resourceType: 'constructor', id: 'p' }],
])('nothing for %s', (_, resource) => {
  expect(typeTermsOf(resource)).toEqual([])
})
