import { expect, test } from 'vitest'
import { recordTypes } from '../../contract'
import { navigation } from '../../i18n/locales/en/navigation'
import { allPages, typesNotOffered, pageSectionOf } from './sections'

const patient = { audience: 'patient', hasChart: true, canSelectPatient: false, hasDied: false, offered: [] } as const
const targets = (options: Parameters<typeof allPages>[0]) =>
  allPages(options).flatMap(([, pages]) => pages.map(({ to }) => to))

test.each([
  [[], ['DiagnosticOrder', 'Medication', 'Patient', 'Questionnaire'], ['DiagnosticOrder', 'Questionnaire']],
  [['Questionnaire'], ['DiagnosticOrder', 'Medication', 'Patient'], ['DiagnosticOrder']],
  [['DiagnosticOrder', 'Questionnaire'], ['Medication', 'Patient'], []],
] as const)(
  'every type has a page, except those that the server does not offer: it offers %j',
  (offered, missing, notOffered) => {
    const pages = allPages({ ...patient, audience: 'provider', offered }).flatMap(([, all]) => all)
    expect(recordTypes.filter((type) => !pages.some((page) => page.type === type))).toEqual(missing)
    expect(typesNotOffered(offered)).toEqual(notOffered)
  },
)

test('no page is listed twice, and each has a label or is the list of a type', () => {
  const pages = allPages({ ...patient, audience: 'provider', canSelectPatient: true }).flatMap(([, all]) => all)
  expect(new Set(pages.map(({ to }) => to)).size).toBe(pages.length)
  expect(pages.filter(({ to, type }) => !(to in navigation.pages) && to !== `/records/${type}`)).toEqual([])
})

test('groups of patients are only listed for providers', () => {
  expect(targets(patient)).not.toContain('/records/Group')
  expect(targets({ ...patient, audience: 'provider' })).toContain('/records/Group')
})

test('providers without an open chart get no page that needs one', () => {
  expect(targets({ ...patient, audience: 'provider', canSelectPatient: true, hasChart: false })).toEqual([
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

test('the appointment page is not listed after death', () => {
  expect(targets(patient).filter((to) => !targets({ ...patient, hasDied: true }).includes(to))).toEqual(['/take-along'])
})

test.each([
  ['/vitals', 'results'],
  ['/records/AllergyIntolerance', 'health'],
  ['/records/MedicationDispense', 'medicines'],
  ['/documents', 'visits'],
  ['/', undefined],
  ['/results/trend/lab-1', undefined],
])('%s is in the section %s', (pathname, section) => expect(pageSectionOf(pathname)?.[0]).toBe(section))
