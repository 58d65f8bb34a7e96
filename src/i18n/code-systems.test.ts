import { describe, expect, it } from 'vitest'
import { codeSystemName } from './code-systems'

describe('codeSystemName', () => {
  it.each([
    ['http://loinc.org', 'LOINC'],
    ['urn:oid:2.16.840.1.113883.6.238', 'CDC race and ethnicity'],
    ['http://nucc.org/provider-taxonomy', 'NUCC'],
    ['http://terminology.hl7.org/CodeSystem/v3-ActCode', 'HL7 v3-ActCode'],
    ['http://terminology.hl7.org/CodeSystem/v2-0203', 'HL7 v2-0203'],
    ['http://terminology.hl7.org/CodeSystem/condition-ver-status', 'HL7 condition-ver-status'],
    ['http://hl7.org/fhir/administrative-gender', 'HL7 administrative-gender'],
    ['http://hl7.org/fhir/us/core/CodeSystem/careplan-category', 'US Core careplan-category'],
    ['https://clinic.example/codes', 'https://clinic.example/codes'],
    ['http://hl7.org/fhir/sid/unknown', 'http://hl7.org/fhir/sid/unknown'],
    [
      'http://terminology.hl7.org.evil.example/CodeSystem/v3-ActCode',
      'http://terminology.hl7.org.evil.example/CodeSystem/v3-ActCode',
    ],
    ['constructor', 'constructor'],
  ])('%s', (system, name) => {
    expect(codeSystemName(system)).toBe(name)
  })
})
