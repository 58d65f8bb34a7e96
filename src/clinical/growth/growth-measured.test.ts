import { describe, expect, test } from 'vitest'
import { readObservation } from '../observations/result-reading'
import { growthMeasurements, recordedSex } from './growth-measured'
import type { Json } from '../../lib/json'
import { newestReadings } from '../assertion/__fixtures__/newest-candidates'
import { english } from '../../i18n/__fixtures__/format'

const US_CORE = 'http://hl7.org/fhir/us/core/StructureDefinition/'
const height = (changes: Json = {}) =>
  readObservation(
    {
      resourceType: 'Observation',
      status: 'final',
      code: { coding: [{ system: 'http://loinc.org', code: '8302-2' }] },
      effectiveDateTime: '2023-06-12',
      valueQuantity: { value: 102, unit: 'cm', system: 'http://unitsofmeasure.org', code: 'cm' },
      ...changes,
    },
    english,
  )
const quantity = (value: number, unit: string, more: Json = {}) => ({ valueQuantity: { value, unit, ...more } })
const of = (changes: Json, birthDate: string | undefined = '2019-06-12') =>
  growthMeasurements(newestReadings([height(changes)]), 'height', birthDate, 'male')

describe('growthMeasurements', () => {
  test('compares a height of 102 cm at four years', () => {
    expect(of({})).toMatchObject([
      { value: 102, percentile: { position: 'at', percentile: 48 }, notCompared: undefined },
    ])
    expect(of({})[0]?.months).toBeCloseTo(48, 5)
  })

  test('compares nothing without a chosen sex', () => {
    expect(growthMeasurements(newestReadings([height()]), 'height', '2019-06-12', undefined)).toMatchObject([
      { value: 102, percentile: undefined, notCompared: undefined },
    ])
  })

  test.each([
    ['in a unit of something else', quantity(40, 'kg'), 'unit'],
    ['with two units that disagree', quantity(40, 'in', { system: 'http://unitsofmeasure.org', code: 'cm' }), 'unit'],
    ['without a unit', quantity(102, ''), 'unit'],
    ['with a comparator', quantity(102, 'cm', { comparator: '>' }), 'inexact'],
    ['without a number', { valueQuantity: undefined, valueString: 'tall' }, 'noValue'],
    ['with a date without a day', { effectiveDateTime: '2023-06' }, 'date'],
    ['under two years', { effectiveDateTime: '2021-06-01' }, 'age'],
  ])('lists a measurement %s without comparing it', (_, changes, reason) => {
    expect(of(changes)).toMatchObject([{ percentile: undefined, notCompared: reason }])
  })

  test.each([
    [40, 'in', 101.6],
    [40, 'Inches', 101.6],
    [1.02, 'm', 102],
  ])('compares %s %s as centimeters', (value, unit, centimeters) => {
    expect(of(quantity(value, unit))).toMatchObject([
      { value: centimeters, percentile: { position: 'at' }, notCompared: undefined },
    ])
  })

  test.each([
    ['the birth date is not known to the day', {}, '2019-06', [{ notCompared: 'date' }]],
    ['the person was an adult', { effectiveDateTime: '2040-01-01' }, '2019-06-12', []],
    ['it was entered in error', { status: 'entered-in-error' }, '2019-06-12', []],
    [
      'it was taken lying down',
      { code: { coding: [{ system: 'http://loinc.org', code: '8306-3' }] } },
      '2019-06-12',
      [],
    ],
  ])('where %s', (_, changes, birthDate, expected) => {
    expect(of(changes, birthDate)).toMatchObject(expected)
  })
})

describe('recordedSex', () => {
  test.each([
    ['birth sex', { extension: [{ url: `${US_CORE}us-core-birthsex`, valueCode: 'F' }] }, 'female'],
    [
      'sex for clinical use before birth sex',
      {
        extension: [
          { url: `${US_CORE}us-core-birthsex`, valueCode: 'F' },
          { url: `${US_CORE}us-core-sex`, valueCode: '248153007' },
        ],
      },
      'male',
    ],
    [
      'sex as a coding',
      { extension: [{ url: `${US_CORE}us-core-sex`, valueCoding: { code: '248152002' } }] },
      'female',
    ],
    ['an unknown sex', { extension: [{ url: `${US_CORE}us-core-birthsex`, valueCode: 'UNK' }] }, undefined],
    ['the administrative gender, which is not used', { gender: 'male' }, undefined],
    ['nothing', {}, undefined],
  ])('%s', (_, patient, expected) => {
    expect(recordedSex({ resourceType: 'Patient', ...patient })).toBe(expected)
  })
})
