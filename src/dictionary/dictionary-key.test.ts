import { describe, expect, it } from 'vitest'
import { dictionaryKey, isLoincNumber, isSnomedIdentifier } from './dictionary-key'

describe('a LOINC number', () => {
  it.each(['718-7', '2345-7', '4548-4', '105045-9', '8480-6'])('has a correct check digit: %s', (code) => {
    expect(isLoincNumber(code)).toBe(true)
  })
  it.each(['718-6', '2354-7', '1088AAAA-1', '7187', '718-', ' 718-7', '718-7 ', '', '00000000-0'])(
    'is not “%s”',
    (code) => {
      expect(isLoincNumber(code)).toBe(false)
    },
  )
  it('is invalid with any digit changed', () => {
    const wrong = [...'105045'].flatMap((digit, at) =>
      [...'0123456789']
        .filter((other) => other !== digit)
        .map((other) => `${'105045'.slice(0, at)}${other}${'105045'.slice(at + 1)}-9`),
    )
    expect(wrong.filter(isLoincNumber)).toEqual([])
  })
})

describe('a SNOMED CT identifier', () => {
  it.each(['38341003', '44054006', '428191000124101', '368581000119106', '1015401000000102'])(
    'has a correct check digit: %s',
    (code) => {
      expect(isSnomedIdentifier(code)).toBe(true)
    },
  )
  it.each(['38341004', '44054060', '3834100', '38341003 ', '0038341003', '', '12345678901234567890', '754221018'])(
    'is not “%s”',
    (code) => {
      expect(isSnomedIdentifier(code)).toBe(false)
    },
  )
  it('is invalid with two adjacent digits swapped', () => {
    const code = '428191000124101'
    const swapped = [...code]
      .slice(0, -3)
      .flatMap((digit, at) =>
        digit === code[at + 1] ? [] : [`${code.slice(0, at)}${String(code[at + 1])}${digit}${code.slice(at + 2)}`],
      )
    expect(swapped.length).toBeGreaterThan(5)
    expect(swapped.filter(isSnomedIdentifier)).toEqual([])
  })
})

describe('dictionaryKey', () => {
  it.each([
    ['http://loinc.org', '718-7', 'LOINC|718-7'],
    ['urn:oid:2.16.840.1.113883.6.1', '718-7', 'LOINC|718-7'],
    ['http://snomed.info/sct', '38341003', 'SNOMED CT|38341003'],
    ['http://hl7.org/fhir/sid/icd-10-cm', 'N18.31', 'ICD-10-CM|N18.31'],
    ['http://hl7.org/fhir/sid/cvx', '140', 'CVX|140'],
    ['http://terminology.hl7.org/CodeSystem/v3-ActCode', 'AMB', 'ActCode|AMB'],
  ])('%s %s', (system, code, key) => {
    expect(dictionaryKey(system, code)).toBe(key)
  })
  it.each([
    ['http://loinc.org', '718-8'],
    ['http://loinc.org', ' 718-7'],
    ['http://example.org', '718-7'],
    ['ingredient', 'metformin'],
    ['constructor', '1'],
    ['http://hl7.org/fhir/sid/icd-10-cm', 'N18.3*'],
  ])('is undefined for %s “%s”', (system, code) => {
    expect(dictionaryKey(system, code)).toBeUndefined()
  })
})
