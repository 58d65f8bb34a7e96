import { expect, test } from 'vitest'
import { audienceOf } from './audience'

test.each([
  ['the patient', 'Patient', 'ana', 'patient'],
  ['another patient', 'Patient', 'maya', 'proxy'],
  ['a related person', 'RelatedPerson', 'ana', 'proxy'],
  ['a Person account', 'Person', 'ana', 'proxy'],
  ['a practitioner', 'Practitioner', 'dr-lee', 'provider'],
  ['a PractitionerRole', 'PractitionerRole', 'role', 'provider'],
])('%s reads as %s/%s: %s', (_, type, id, audience) => {
  expect(audienceOf({ patientId: 'ana', user: { type, id } })).toBe(audience)
})

test('without a user, the audience is the patient', () => {
  expect(audienceOf({ patientId: 'ana', user: undefined })).toBe('patient')
})
