import { expect, test } from 'vitest'
import { recordTypes } from '../../contract'
import { navigation } from '../../i18n/locales/en/navigation'
import { allPages, typesNotOffered, pageSectionOf } from './sections'

const patient = { audience: 'patient', hasChart: true, choosesPatient: false, hasDied: false, offered: [] } as const
const targets = (reader: Parameters<typeof allPages>[0]) =>
  allPages(reader).flatMap(([, pages]) => pages.map(({ to }) => to))

test.each([
  [[], ['DiagnosticOrder', 'Medication', 'Patient', 'Questionnaire'], ['DiagnosticOrder', 'Questionnaire']],
  [['Questionnaire'], ['DiagnosticOrder', 'Medication', 'Patient'], ['DiagnosticOrder']],
  [['DiagnosticOrder', 'Questionnaire'], ['Medication', 'Patient'], []],
] as const)(
  'every type is reached by its list or by a page made for it, but for those that the server does not offer: it offers %j',
  (offered, missing, closed) => {
    const pages = allPages({ ...patient, audience: 'provider', offered }).flatMap(([, all]) => all)
    expect(recordTypes.filter((type) => !pages.some((page) => page.type === type))).toEqual(missing)
    expect(typesNotOffered(offered)).toEqual(closed)
  },
)

test('no page stands there twice, and each has words or is the list of a type', () => {
  const pages = allPages({ ...patient, audience: 'provider', choosesPatient: true }).flatMap(([, all]) => all)
  expect(new Set(pages.map(({ to }) => to)).size).toBe(pages.length)
  expect(pages.filter(({ to, type }) => !(to in navigation.pages) && to !== `/records/${type}`)).toEqual([])
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
  ['/results/trend/lab-1', undefined],
])('the pages beside %s are those of %s', (pathname, place) => expect(pageSectionOf(pathname)?.[0]).toBe(place))
