import { expect, test } from 'vitest'
import { descriptorOf } from '../../resources/descriptors'
import { grantsOf } from '../../auth/tokens/scopes'
import { criticalAddresses, CRITICAL_TYPES } from './first-page'
import { searchUrl, type SearchParams } from '../queries/search-url'

const granted = (scope: string) => grantsOf(scope.split(' '), scope)

test('critical requests use the same URLs as the pages', () => {
  const patientId = 'a,b|c$d e'
  const pageUrls = CRITICAL_TYPES.map((type) =>
    searchUrl(
      type,
      descriptorOf(type).listQuery(patientId) as SearchParams,
      type === 'MedicationRequest' ? { include: ['MedicationRequest:medication'] } : {},
    ),
  )
  expect(criticalAddresses({ patientId, grants: granted('patient/*.rs'), user: undefined })).toEqual([
    'Patient/a%2Cb%7Cc%24d%20e',
    'Encounter?patient=a%5C%2Cb%5C%7Cc%5C%24d+e&status=planned',
    ...pageUrls,
  ])
})

test('visits to come are requested early for patients and proxies, whose home page shows them, and not for providers', () => {
  const grants = granted('patient/Encounter.rs')
  const searches = (type: 'Patient' | 'RelatedPerson' | 'Practitioner') =>
    criticalAddresses({ patientId: 'p', grants, user: { type, id: 'x' } })
  expect(searches('Patient')).toEqual(['Encounter?patient=p&status=planned'])
  expect(searches('RelatedPerson')).toEqual(['Encounter?patient=p&status=planned'])
  expect(searches('Practitioner')).toEqual([])
})

test('requests nothing that was not granted, and nothing without a patient', () => {
  expect(
    criticalAddresses({
      patientId: 'p',
      grants: granted('patient/Condition.rs patient/Patient.s patient/Observation.r'),
      user: undefined,
    }),
  ).toEqual(['Condition?patient=p'])
  expect(criticalAddresses({ patientId: undefined, grants: granted('patient/*.rs'), user: undefined })).toEqual([])
})

test('does not request a type of which scopes grant only a part', () => {
  const scope = 'patient/Condition.rs?category=a|b patient/Observation.rs'
  expect(criticalAddresses({ patientId: 'p', grants: granted(scope), user: undefined })).toEqual([
    'Observation?patient=p',
  ])
})
