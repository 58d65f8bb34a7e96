import { expect, test } from 'vitest'
import { recordTypes } from '../../contract'
import { places } from '../../words/en/places'
import { allPages, closedTypes, sectionsOf } from './places'

const patient = { audience: 'patient', hasChart: true, choosesPatient: false, hasDied: false } as const
const targets = (reader: Parameters<typeof allPages>[0]) => allPages(reader).flatMap(([, pages]) => pages.map(({ to }) => to))

test('every type is reached by its list or by a page made for it, but for those that apps cannot get', () => {
  const pages = allPages({ ...patient, audience: 'provider' }).flatMap(([, all]) => all)
  const missing = recordTypes.filter((type) => !pages.some((page) => page.type === type))
  expect(missing).toEqual(['DiagnosticOrder', 'Medication', 'Patient', 'Questionnaire'])
  expect(closedTypes).toEqual(['DiagnosticOrder', 'Questionnaire'])
})

test('no page stands there twice, and each has words or is the list of a type', () => {
  const pages = allPages({ ...patient, audience: 'provider', choosesPatient: true }).flatMap(([, all]) => all)
  expect(new Set(pages.map(({ to }) => to)).size).toBe(pages.length)
  expect(pages.filter(({ to, type }) => !(to in places.pages) && to !== `/records/${type}`)).toEqual([])
})

test('groups of patients are for care staff', () => {
  expect(targets(patient)).not.toContain('/records/Group')
  expect(targets({ ...patient, audience: 'provider' })).toContain('/records/Group')
})

test('care staff without an open chart are led to nothing that shows one', () => {
  expect(targets({ ...patient, audience: 'provider', choosesPatient: true, hasChart: false })).toEqual([
    '/records/Practitioner',
    '/records/PractitionerRole',
    '/records/Organization',
    '/records/Location',
    '/records/Medication',
    '/records/Group',
    '/patients',
    '/privacy',
  ])
})

test('an appointment is offered to the living', () => {
  expect(targets(patient).filter((to) => !targets({ ...patient, hasDied: true }).includes(to))).toEqual(['/take-along'])
})

test.each([
  ['/vitals', 'results'],
  ['/records/AllergyIntolerance', 'health'],
  ['/records/MedicationDispense', 'medicines'],
  ['/documents', 'visits'],
  ['/', undefined],
  ['/results/trend/0123456789abcdef', undefined],
])('the pages beside %s are those of %s', (pathname, place) => expect(sectionsOf(pathname)?.[0]).toBe(place))
