import { expect, test } from 'vitest'
import { audienceOf } from './audience'

test.each([
  ['the person', 'Patient', 'ana', 'patient'],
  ['another patient', 'Patient', 'maya', 'proxy'],
  ['a related person', 'RelatedPerson', 'ana', 'proxy'],
  ['a person account', 'Person', 'ana', 'proxy'],
  ['a practitioner', 'Practitioner', 'dr-lee', 'provider'],
  ['a role of a practitioner', 'PractitionerRole', 'role', 'provider'],
])('%s reads as %s/%s: %s', (_, type, id, audience) => {
  expect(audienceOf({ patientId: 'ana', user: { type, id } })).toBe(audience)
})

test('without a user the pages speak to the person', () => {
  expect(audienceOf({ patientId: 'ana', user: undefined })).toBe('patient')
})
