import { expect, test } from 'vitest'
import { frame } from '../../i18n/locales/en/frame'
import { needsPatient, placeOf, placesFor, wayBack } from './nav'

const targets = (...given: Parameters<typeof placesFor>) => placesFor(...given).map(({ to }) => to)

test('there are six places, and care staff begin their visits with the list', () => {
  expect(targets('patient')).toEqual(['/', '/results', '/medicines', '/conditions', '/timeline', '/records'])
  expect(targets('proxy')).toEqual(targets('patient'))
  expect(targets('provider')).toEqual(['/', '/results', '/medicines', '/conditions', '/records/Encounter', '/records'])
})

test('care staff reach the search for patients, and without an open chart nothing that shows one', () => {
  expect(targets('provider')).not.toContain('/patients')
  expect(targets('provider', 'open')).toContain('/patients')
  expect(targets('provider', 'none')).toEqual(['/patients', '/records'])
  expect(targets('provider', 'none').filter(needsPatient)).toEqual([])
})

test('every place leads to a page of its own, and has words', () => {
  for (const { name, to } of placesFor('provider', 'open')) {
    expect(placeOf(to)).toBe(name)
    expect(frame.places[name]).toBeDefined()
  }
})

test.each([
  ['/results/trend/0123456789abcdef', 'results'],
  ['/vitals/growth', 'results'],
  ['/record/Condition/x', 'health'],
  ['/documents/d-1', 'visits'],
  ['/records/Coverage', 'all'],
  ['/record/Provenance/x', 'all'],
  ['/download/app', 'all'],
  ['/new', 'home'],
  ['/find', undefined],
])('%s belongs to %s', (path, place) => expect(placeOf(path)).toBe(place))

test.each([
  ['/', true],
  ['/documents', true],
  ['/records/Condition', true],
  ['/record/Patient/x', true],
  ['/records', false],
  ['/records/Location', false],
  ['/record/Practitioner/x', false],
  ['/patients', false],
])('%s shows the record of a patient: %s', (path, expected) => expect(needsPatient(path)).toBe(expected))

test.each([
  ['/', '/'],
  ['/conditions', '/conditions'],
  ['/records', '/records'],
  ['/records/Immunization', '/records/Immunization'],
  ['/record/Condition/c-1', '/'],
  ['/documents/d-1', '/documents'],
  ['/results/trend/0123456789abcdef', '/results'],
])('from %s a new sign-in leads back to %s', (from, to) => {
  expect(wayBack(from)).toBe(to)
})
