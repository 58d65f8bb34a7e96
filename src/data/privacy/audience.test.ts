import { expect, test } from 'vitest'
import { audienceOf, isRelationUnknown } from './audience'

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

test.each([
  ['a Person with a link to the patient', ['maya', 'ana'], 'patient', false],
  ['a Person with links to others', ['maya'], 'proxy', true],
  ['a Person that cannot be read', [], 'proxy', true],
])('%s', (_, patientIds, audience, isUnknown) => {
  const reader = { patientId: 'ana', user: { type: 'Person', id: 'h1', patientIds } }
  expect([audienceOf(reader), isRelationUnknown(reader)]).toEqual([audience, isUnknown])
})

test.each([
  ['Practitioner', 'proxy', true],
  ['PractitionerRole', 'proxy', true],
  ['RelatedPerson', 'proxy', false],
  ['Patient', 'patient', false],
])('a %s who could not be verified reads as %s, never as staff', (type, audience, isUnknown) => {
  const reader = { patientId: 'ana', user: { type, id: 'ana', isUnverified: true } } as const
  expect([audienceOf(reader), isRelationUnknown(reader)]).toEqual([audience, isUnknown])
})

test.each([
  ['Patient', 'maya'],
  ['RelatedPerson', 'r'],
  ['Practitioner', 'x'],
])('the relation of a %s is known', (type, id) => {
  expect(isRelationUnknown({ patientId: 'ana', user: { type, id } })).toBe(false)
})
