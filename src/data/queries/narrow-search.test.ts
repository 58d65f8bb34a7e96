import { describe, expect, it } from 'vitest'
import { recordTypes } from '../../contract'
import { narrowestSearch } from './narrow-search'
import { searchUrl } from './search-url'
import type { Resource } from '../../fhir/resource'

const subject = { reference: 'Patient/p' }
const coded = (code: string, system = 'http://loinc.org') => ({ coding: [{ system, code }] })

describe('the narrowest search that matches a record', () => {
  it.each([
    [
      'a result is searched by its test and day',
      { resourceType: 'Observation', subject, code: coded('4548-4'), effectiveDateTime: '2024-05-03T23:10:00-05:00' },
      { patient: 'p', code: 'http://loinc.org|4548-4', date: ['ge2024-05-02', 'le2024-05-04'] },
    ],
    [
      'a result without a day is searched by its test',
      { resourceType: 'Observation', subject, code: coded('4548-4') },
      { patient: 'p', code: 'http://loinc.org|4548-4' },
    ],
    [
      'a year does not count as a day',
      { resourceType: 'Procedure', subject, performedDateTime: '2019' },
      { patient: 'p' },
    ],
    [
      'a code that would mean a list is ignored',
      { resourceType: 'Observation', subject, code: coded('a,b') },
      { patient: 'p' },
    ],
    [
      'the patient parameter is the id alone',
      { resourceType: 'Coverage', beneficiary: { reference: 'https://ehr.example/fhir/Patient/p' } },
      { patient: 'p' },
    ],
    ['a record without a patient cannot be searched', { resourceType: 'Coverage' }, undefined],
  ] as const)('%s', (_name, resource, expected) => {
    expect(narrowestSearch(resource.resourceType, resource as Resource)).toEqual(expected)
  })

  it.each(recordTypes)('%s is searched by parameters that the API lists', (type) => {
    const references = { subject, patient: subject, beneficiary: subject }
    const resource = {
      resourceType: type,
      ...references,
      status: 'active',
      code: coded('c'),
      category: [coded('k')],
      type: [coded('t')],
      name: 'N',
      period: { start: '2024-01-05' },
    }
    const params = narrowestSearch(type, resource)
    if (params) expect(searchUrl(type, params)).toContain(`${type}?`)
  })
})
