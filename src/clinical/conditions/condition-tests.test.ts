import { expect, it } from 'vitest'
import { testKeysOfCondition } from './condition-tests'

const SNOMED = 'http://snomed.info/sct'
const ICD = 'http://hl7.org/fhir/sid/icd-10-cm'
const keysOf = (system: string, code: string) =>
  testKeysOfCondition({ resourceType: 'Condition', code: { coding: [{ system, code }] } })

it.each([
  ['chronic kidney disease', SNOMED, '433144002', '33914-3'],
  ['type 2 diabetes with a complication', ICD, 'E11.319', '4548-4'],
  ['high blood pressure', ICD, 'I10', '85354-9'],
])('%s has its tests', (_name, system, code, loinc) => {
  expect(keysOf(system, code)).toContain(`http://loinc.org|${loinc}`)
})

it.each([
  ['a broken hip', SNOMED, '5913000'],
  ['the same number in another system', 'http://example.org', '433144002'],
  ['a code that only begins alike', ICD, 'N1'],
])('%s has none', (_name, system, code) => {
  expect(keysOf(system, code)).toEqual([])
})

it('a condition without a code has none', () => {
  expect(testKeysOfCondition({ resourceType: 'Condition', code: { text: 'Diabetes' } })).toEqual([])
})
