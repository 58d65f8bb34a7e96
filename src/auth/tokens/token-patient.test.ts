import { expect, test } from 'vitest'
import { fhirBasesOf, isOtherPatient, tokenPatientId } from './token-patient'

const ehr = { fhirBase: 'https://ehr.example/fhir/', aliases: ['https://old.example/r4'] }

test.each([
  ['an id', 'p-1', 'p-1'],
  ['a number', 77120, '77120'],
  ['an id between spaces', ' p-1 ', 'p-1'],
  ['a reference', 'Patient/p-1', 'p-1'],
  ['a reference to a version', 'Patient/p-1/_history/3', 'p-1'],
  ['a URL below the FHIR base', 'https://ehr.example/fhir/Patient/p-1', 'p-1'],
  ['the same URL with http', 'http://ehr.example/fhir/Patient/p-1', 'p-1'],
  ['a URL below an alias', 'https://old.example/r4/Patient/p-1', 'p-1'],
  ['nothing', undefined, undefined],
  ['an empty text', '', undefined],
  ['a URL on another server', 'https://elsewhere.example/fhir/Patient/p-1', null],
  ['a URL outside the FHIR base', 'https://ehr.example/other/Patient/p-1', null],
  ['a reference to another type', 'Person/p-1', null],
  ['a name', 'Tove Aspdal', null],
  ['a conditional reference', 'Patient?identifier=77120', null],
])('%s as the patient of a token response', (_, sent, id) => {
  expect(tokenPatientId(sent, fhirBasesOf(ehr))).toBe(id)
})

test.each([
  ['p-1', false],
  ['Patient/p-1', false],
  [undefined, false],
  ['p-2', true],
  ['Patient/p-2', true],
  ['https://elsewhere.example/fhir/Patient/p-1', true],
])('a refresh that names %s is for another patient than p-1: %s', (sent, isOther) => {
  expect(isOtherPatient('p-1', ehr)(sent)).toBe(isOther)
})
