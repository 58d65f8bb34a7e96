import { expect, test } from 'vitest'
import { recordTypes } from '../contract'
import { navigation, needsPatient, wayBack } from './nav'

const targets = (audience: 'patient' | 'provider') => navigation(recordTypes, audience).flatMap(({ items }) => items.map(({ to }) => to))

test('no target stands in the navigation twice', () => {
  const all = targets('provider')
  expect(new Set(all).size).toBe(all.length)
})

test('every type is reached by its list or by a page made for it, but for those that apps cannot get', () => {
  const missing = recordTypes.filter((type) => !targets('provider').includes(`/records/${type}`))
  expect(missing).toEqual(['Condition', 'DiagnosticOrder', 'DocumentReference', 'Medication', 'MedicationRequest', 'Observation', 'Patient', 'Questionnaire'])
})

test('groups of patients are for care staff', () => {
  expect(targets('patient')).not.toContain('/records/Group')
  expect(targets('provider')).toContain('/records/Group')
})

test('a type that nobody has placed stands under more', () => {
  const more = navigation(['Location'], 'patient').find(({ group }) => group === 'more')
  expect(more?.items.map(({ to }) => to)).toEqual(['/profile', '/take-along', '/download', '/search', '/loaded', '/privacy', '/records/Location'])
})

test('care staff reach the search for patients, and without an open chart nothing that shows one', () => {
  const all = (charts: 'one' | 'open' | 'none') => navigation(recordTypes, 'provider', charts).flatMap(({ items }) => items.map(({ to }) => to))
  expect(all('one')).not.toContain('/patients')
  expect(all('open')).toContain('/patients')
  expect(all('none').filter(needsPatient)).toEqual([])
  expect(all('none')).toContain('/records/Medication')
})

test.each([
  ['/', true],
  ['/documents', true],
  ['/records/Condition', true],
  ['/record/Patient/x', true],
  ['/records/Location', false],
  ['/record/Practitioner/x', false],
  ['/patients', false],
])('%s shows the record of a patient: %s', (path, expected) => expect(needsPatient(path)).toBe(expected))

test.each([
  ['/', '/'],
  ['/conditions', '/conditions'],
  ['/records/Immunization', '/records/Immunization'],
  ['/record/Condition/c-1', '/'],
  ['/documents/d-1', '/documents'],
  ['/results/trend/0123456789abcdef', '/results'],
])('from %s a new sign-in leads back to %s', (from, to) => {
  expect(wayBack(from)).toBe(to)
})

test('an appointment is offered to the living', () => {
  const all = (hasDied: boolean) => navigation(recordTypes, 'proxy', 'one', hasDied).flatMap(({ items }) => items.map(({ to }) => to))
  expect(all(false).filter((to) => !all(true).includes(to))).toEqual(['/take-along'])
})
