import { expect, test } from 'vitest'
import { appShell } from '../../i18n/locales/en/app-shell'
import { needsPatient, navigationSectionOf, navigationSectionsFor, returnPathFrom } from './navigation-sections'

const targets = (...args: Parameters<typeof navigationSectionsFor>) =>
  navigationSectionsFor(...args).map(({ to }) => to)

test('there are six sections; for providers, visits open as a list', () => {
  expect(targets('patient')).toEqual(['/', '/results', '/medicines', '/conditions', '/timeline', '/records'])
  expect(targets('proxy')).toEqual(targets('patient'))
  expect(targets('provider')).toEqual(['/', '/results', '/medicines', '/conditions', '/records/Encounter', '/records'])
})

test('providers get the patient search, and without an open chart no section that needs one', () => {
  expect(targets('provider')).not.toContain('/patients')
  expect(targets('provider', 'open')).toContain('/patients')
  expect(targets('provider', 'none')).toEqual(['/patients', '/records'])
  expect(targets('provider', 'none').filter(needsPatient)).toEqual([])
})

test('each section has a label and links to its own page', () => {
  for (const { name, to } of navigationSectionsFor('provider', 'open')) {
    expect(navigationSectionOf(to)).toBe(name)
    expect(appShell.sections[name]).toBeDefined()
  }
})

test.each([
  ['/results/trend/lab-1', 'results'],
  ['/vitals/growth', 'results'],
  ['/record/Condition/x', 'health'],
  ['/documents/d-1', 'visits'],
  ['/records/Coverage', 'all'],
  ['/record/Provenance/x', 'all'],
  ['/download/app', 'all'],
  ['/new', 'home'],
  ['/find', undefined],
])('%s belongs to %s', (path, section) => expect(navigationSectionOf(path)).toBe(section))

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
  ['/results/trend/lab-1', '/results'],
])('from %s a new sign-in leads back to %s', (from, to) => {
  expect(returnPathFrom(from)).toBe(to)
})
