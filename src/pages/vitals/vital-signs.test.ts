import { describe, expect, it } from 'vitest'
import { readObservation } from '../../clinical/observations/result-reading'
import { numbersOf, vitalSignsOf } from './vital-signs'
import { newestReadings } from '../../clinical/assertion/__fixtures__/newest-candidates'
import { english } from '../../i18n/__fixtures__/format'

const vital = (code: string, more: object = {}) =>
  readObservation(
    {
      resourceType: 'Observation',
      id: code,
      status: 'final',
      category: [{ coding: [{ code: 'vital-signs' }] }],
      code: { text: code, coding: [{ system: 'http://loinc.org', code }] },
      ...more,
    },
    english,
  )

describe('vitalSignsOf', () => {
  it.each([
    [
      'sorts by the order of the page, unknown ones last',
      [vital('9999-9'), vital('29463-7'), vital('85354-9')],
      ['bloodPressure', 'weight', undefined],
    ],
    ['recognizes a vital sign by its code without the category', [vital('8867-4', { category: [] })], ['heartRate']],
    ['leaves out mistakes', [vital('8867-4', { status: 'entered-in-error' })], []],
    ['leaves out laboratory results', [vital('4548-4', { category: [{ coding: [{ code: 'laboratory' }] }] })], []],
  ])('%s', (_, readings, expected) => {
    expect(vitalSignsOf(newestReadings(readings)).map(({ kind }) => kind)).toEqual(expected)
  })

  it('keeps the readings of a code together in their order', () => {
    expect(
      vitalSignsOf(newestReadings([vital('8867-4', { id: 'new' }), vital('8867-4', { id: 'old' })]))[0]?.readings.map(
        ({ observation }) => observation.id,
      ),
    ).toEqual(['new', 'old'])
  })
})

it('the numbers of a vital sign are in the unit of the newest one', () => {
  const weight = (value: number, unit: string) => vital('29463-7', { valueQuantity: { value, unit } })
  expect(
    numbersOf([vital('29463-7'), weight(70, 'kg'), weight(69_500, 'gm'), weight(9, 'stones'), weight(71, 'Kg')]),
  ).toEqual([71, 69.5, 70])
})
