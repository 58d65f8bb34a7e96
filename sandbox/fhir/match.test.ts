import { describe, expect, it } from 'vitest'
import { contractOf } from '../../src/contract'
import { createCriterion } from './match'
import { FhirError } from './outcome'
import type { RecordType } from '../../src/contract'

const base = 'http://ehr.example/fhir'

function matches(type: RecordType, name: string, value: string, resource: object): boolean {
  const parameter = contractOf(type).parameters[name]
  if (parameter === undefined) throw new Error(`${type} has no ${name}`)
  return createCriterion({ type, name, parameter, base }, value)(resource)
}

const SNOMED = 'http://snomed.info/sct'
const coded = {
  code: {
    coding: [
      { system: 'http://loinc.org', code: '1-8' },
      { system: SNOMED, code: '44' },
    ],
  },
  status: 'final',
  class: { system: 'v3', code: 'AMB' },
}
const patient = {
  identifier: [{ system: 'urn:mrn', value: 'a|b' }, { value: 'c,d' }],
  name: [{ family: 'Müller', given: ['José', 'Ana'] }, { text: 'Dr Zoë' }],
  birthDate: '1986-11-28',
}
const address = { line: ['1 Main St'], city: 'São Paulo', state: 'KS', use: 'work' }
const place = { name: 'Overland Park Clinic', alias: ['OPC'], address, operationalStatus: { code: 'O' } }
const subject = (reference: string) => ({ subject: { reference } })

describe('matching', () => {
  it.each<[RecordType, string, string, object, boolean]>([
    ['Observation', 'code', '44', coded, true],
    ['Observation', 'code', `${SNOMED}|44`, coded, true],
    ['Observation', 'code', `${SNOMED}|1-8`, coded, false],
    ['Observation', 'code', '|44', coded, true],
    ['Observation', 'code', `${SNOMED}|`, coded, true],
    ['Observation', 'code', 'urn:other|', coded, false],
    ['Observation', 'code', '99,44', coded, true],
    ['Observation', 'code', '4', coded, false],
    ['Observation', 'status', 'final', coded, true],
    ['Observation', 'status', 'http://wrong.example|final', coded, false],
    ['Observation', 'status', 'http://wrong.example|', coded, false],
    ['Observation', 'status', 'http://hl7.org/fhir/observation-status|final', coded, true],
    ['Observation', 'status', 'amended,final', coded, true],
    ['Encounter', 'class', 'v3|AMB', coded, true],
    ['Patient', 'identifier', 'urn:mrn|a\\|b', patient, true],
    ['Patient', 'identifier', 'c\\,d', patient, true],
    ['Patient', 'identifier', 'other|c\\,d', patient, false],
    ['Patient', 'name', 'jose', patient, true],
    ['Patient', 'name', 'MULL', patient, true],
    ['Patient', 'name', 'dr z', patient, true],
    ['Patient', 'family', 'ller', patient, false],
    ['Patient', 'given', 'ana', patient, true],
    ['Patient', 'birthdate', '1986', patient, true],
    ['Patient', 'birthdate', 'lt1986-11-28', patient, false],
    ['Location', 'name', 'park', place, true],
    ['Location', 'name', 'ark', place, true],
    ['Location', 'name', 'arc', place, false],
    ['Organization', 'name', 'overland park', place, true],
    ['Organization', 'name', 'park', place, false],
    ['Organization', 'name', 'STRASSE', { name: 'Straße der Ärzte' }, true],
    ['Organization', 'name', 'jorgen', { name: 'Jørgen' }, true],
    ['Location', 'name', 'opc', place, true],
    ['Location', 'address', 'sao', place, true],
    ['Location', 'address', 'work', place, false],
    ['Location', 'address-state', 'ks', place, true],
    ['Location', 'operational-status', 'O', place, true],
    ['Condition', 'patient', 'x', subject('Patient/x'), true],
    ['Condition', 'patient', 'Patient/x', subject('Patient/x/_history/2'), true],
    ['Condition', 'patient', `${base}/Patient/x`, subject(`${base}/Patient/x`), true],
    ['Condition', 'patient', 'x', subject('Group/x'), false],
    ['Condition', 'patient', 'x', subject('http://other.example/fhir/Patient/x'), false],
    ['Condition', 'patient', 'y,x', subject('Patient/x'), true],
    ['CareTeam', 'subject', 'Group/x', subject('Patient/x'), false],
    ['Goal', 'target-date', '2021-06-01', { target: [{ dueDate: '2021-01-01' }] }, true],
    ['Goal', 'target-date', '2020-06-01', { target: [{ dueDate: '2021-01-01' }] }, false],
    ['Procedure', 'date', '2020', { performedString: 'in spring' }, false],
    ['Observation', 'date', '2020-05', { effectiveTiming: { event: ['2019-01-01', '2020-05-09'] } }, true],
    ['Observation', 'date', '2020-05-09T10:00:00 02:00', { effectiveInstant: '2020-05-09T08:00:00.000Z' }, true],
  ])('%s %s=%s', (type, name, value, resource, expected) => {
    expect(matches(type, name, value, resource)).toBe(expected)
  })

  it.each<[RecordType, string, string]>([
    ['Observation', 'date', 'ne2020'],
    ['Observation', 'date', 'sa2020-01-01'],
    ['Observation', 'date', '2020-02-30'],
    ['Observation', 'code', ''],
    ['Observation', 'code', '|'],
    ['Observation', 'code', 'a|b|c'],
    ['Observation', 'code', '44,'],
  ])('rejects %s %s=%s', (type, name, value) => {
    expect(() => matches(type, name, value, {})).toThrow(FhirError)
  })
})
