import { expect, it } from 'vitest'
import { maskRecord } from '../../resources/masking'
import { english } from '../../i18n/__fixtures__/format'
import { foldRepeats } from './fold-repeats'
import type { Resource } from '../../fhir/resource'

const allergy = (id: string, more: object = {}): Resource => ({
  resourceType: 'AllergyIntolerance',
  id,
  code: { text: 'Penicillin' },
  clinicalStatus: { coding: [{ code: 'active' }] },
  ...more,
})
const device = (id: string, more: object = {}): Resource => ({
  resourceType: 'Device',
  id,
  type: { text: 'Defibrillator' },
  ...more,
})

const vaccine = (id: string, more: object = {}): Resource => ({
  resourceType: 'Immunization',
  id,
  status: 'completed',
  vaccineCode: { text: 'Flu vaccine' },
  occurrenceDateTime: '2024-10-01',
  ...more,
})
const procedure = (id: string, more: object = {}): Resource => ({
  resourceType: 'Procedure',
  id,
  status: 'completed',
  code: { text: 'Colonoscopy' },
  performedPeriod: { start: '2024-10-01T10:00:00Z', end: '2024-10-01T10:30:00Z' },
  ...more,
})

it.each<readonly [string, readonly Resource[], readonly string[]]>([
  ['the same allergy', [allergy('a', { recordedDate: '2020' }), allergy('b')], ['a b']],
  ['in other capitals', [allergy('a'), allergy('b', { code: { text: 'PENICILLIN' } })], ['a b']],
  ['another reaction', [allergy('a'), allergy('b', { reaction: [{ description: 'Rash' }] })], ['a', 'b']],
  ['another risk', [allergy('a'), allergy('b', { criticality: 'high' })], ['a', 'b']],
  ['another status', [allergy('a'), allergy('b', { clinicalStatus: { coding: [{ code: 'resolved' }] } })], ['a', 'b']],
  ['statements', [allergy('a', { code: { text: 'NKA' } }), allergy('b', { code: { text: 'None known' } })], ['a b']],
  ['without a name', [allergy('a', { code: {} }), allergy('b', { code: {} })], ['a', 'b']],
  ['one serial number', [device('a', { serialNumber: '7' }), device('b', { serialNumber: '7' })], ['a b']],
  ['two serial numbers', [device('a', { serialNumber: '7' }), device('b', { serialNumber: '8' })], ['a', 'b']],
  ['devices without a number', [device('a'), device('b')], ['a', 'b']],
  ['one vaccination', [vaccine('a', { recorded: '2024' }), vaccine('b')], ['a b']],
  ['vaccinations on two days', [vaccine('a'), vaccine('b', { occurrenceDateTime: '2024-10-02' })], ['a', 'b']],
  ['two lots', [vaccine('a', { lotNumber: 'X1' }), vaccine('b', { lotNumber: 'X2' })], ['a', 'b']],
  ['given and not given', [vaccine('a'), vaccine('b', { status: 'not-done' })], ['a', 'b']],
  [
    'vaccinations without a date',
    [vaccine('a', { occurrenceDateTime: undefined }), vaccine('b', { occurrenceDateTime: undefined })].map((each) =>
      JSON.parse(JSON.stringify(each)),
    ),
    ['a', 'b'],
  ],
  ['one procedure', [procedure('a'), procedure('b', { encounter: { reference: 'Encounter/1' } })], ['a b']],
  ['two parts of the body', [procedure('a', { bodySite: [{ text: 'Left' }] }), procedure('b')], ['a', 'b']],
  ['an unknown modifier', [procedure('a', { modifierExtension: [{ url: 'x' }] }), procedure('b')], ['a', 'b']],
  ['private records', [maskRecord(allergy('a'), english), maskRecord(allergy('b'), english)], ['a', 'b']],
])('folds records that say the same: %s', (_name, records, expected) => {
  expect(foldRepeats(records, english).map(({ all }) => all.map(({ id }) => id).join(' '))).toEqual(expected)
})
