import { expect, test } from 'vitest'
import { recordTypes } from '../contract'
import { navigation } from './nav'

const targets = (audience: 'patient' | 'provider') => navigation(recordTypes, audience).flatMap(({ items }) => items.map(({ to }) => to))

test('no target stands in the navigation twice', () => {
  const all = targets('provider')
  expect(new Set(all).size).toBe(all.length)
})

test('every type is reached by its list or by a page made for it', () => {
  const missing = recordTypes.filter((type) => !targets('provider').includes(`/records/${type}`))
  expect(missing).toEqual(['Condition', 'Medication', 'MedicationRequest', 'Observation', 'Patient'])
})

test('groups of patients are for care staff', () => {
  expect(targets('patient')).not.toContain('/records/Group')
  expect(targets('provider')).toContain('/records/Group')
})

test('a type that nobody has placed stands under more', () => {
  const more = navigation(['Location'], 'patient').find(({ group }) => group === 'more')
  expect(more?.items.map(({ to }) => to)).toEqual(['/profile', '/privacy', '/records/Location'])
})
