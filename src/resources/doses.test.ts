import { describe, expect, it } from 'vitest'
import { dosesOf } from './doses'
import type { ResourceOf } from '../fhir/resource'

const immunization = (elements: object): ResourceOf<'Immunization'> => ({ resourceType: 'Immunization', ...elements })

describe('dosesOf', () => {
  it.each([
    [
      'a number of a series',
      { doseNumberPositiveInt: 2, seriesDosesPositiveInt: 3 },
      [{ number: '2', series: '3', isCounted: true }],
    ],
    ['a number alone', { doseNumberPositiveInt: 4 }, [{ number: '4', series: undefined, isCounted: true }]],
    [
      'numbers sent as text',
      { doseNumberString: '1', seriesDosesString: '2' },
      [{ number: '1', series: '2', isCounted: true }],
    ],
    [
      'other text',
      { doseNumberString: 'first sugar lump', seriesDosesString: 'three sugar lumps' },
      [{ number: 'first sugar lump', series: 'three sugar lumps', isCounted: false }],
    ],
    [
      'a number with a series as text',
      { doseNumberPositiveInt: 1, seriesDosesString: 'as needed' },
      [{ number: '1', series: 'as needed', isCounted: false }],
    ],
    ['a dose number of zero', { doseNumberPositiveInt: 0 }, []],
    ['a series without the dose', { seriesDosesPositiveInt: 3 }, []],
  ])('reads %s', (_, protocol, doses) => {
    expect(dosesOf(immunization({ protocolApplied: [protocol] }))).toEqual(doses)
  })
})
