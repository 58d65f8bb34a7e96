import { describe, expect, it } from 'vitest'
import { chartEvents, eventMarkers, targetLines } from './chart-annotations'

const a1c = { coding: [{ system: 'http://loinc.org', code: '4548-4' }] }
const key = 'http://loinc.org|4548-4'
const quantity = (value: number, comparator?: string, unit = '%') => ({
  value,
  unit,
  ...(comparator ? { comparator } : {}),
})
const goal = (detail: object, more: object = {}) => ({
  resourceType: 'Goal' as const,
  id: 'g',
  lifecycleStatus: 'active',
  target: [{ measure: a1c, ...detail }],
  ...more,
})

describe('targetLines', () => {
  it.each([
    ['kg', [154.32]],
    ['kg/m2', undefined],
  ])('a target of 70 %s on an axis in pounds', (unit, expected) => {
    const record = goal({ detailQuantity: { value: 70, unit } })
    const values = targetLines([record], key, { unit: 'lb' })[0]?.values
    expect(values?.map((value) => Math.round(value * 100) / 100)).toEqual(expected)
  })
  it.each([
    ['under a value', goal({ detailQuantity: quantity(7, '<') }), [[undefined, '7']]],
    ['at least a value', goal({ detailQuantity: quantity(5, '>=') }), [['5', undefined]]],
    ['a value to reach', goal({ detailQuantity: quantity(7) }), [['7', '7']]],
    ['a range', goal({ detailRange: { low: quantity(5), high: quantity(7) } }), [['5', '7']]],
    ['another unit', goal({ detailQuantity: quantity(53, '<', 'mmol/mol') }), []],
    ['another test', goal({ measure: { text: 'weight' }, detailQuantity: quantity(7) }), []],
    ['no number', goal({ detailQuantity: { unit: '%' } }), []],
    ['a number that no axis can hold', goal({ detailQuantity: quantity(1e308) }), []],
    ['words only', goal({ detailString: 'better' }), []],
    ['a goal that was dropped', goal({ detailQuantity: quantity(7, '<') }, { lifecycleStatus: 'cancelled' }), []],
  ])('%s', (_, record, expected) => {
    expect(targetLines([record], key, { unit: '%' }).map(({ low, high }) => [low?.value, high?.value])).toEqual(
      expected,
    )
  })
})

describe('chartEvents', () => {
  const order = (more: object) => ({
    resourceType: 'MedicationRequest',
    id: 'm',
    status: 'active',
    authoredOn: '2024-03-01',
    ...more,
  })
  it.each([
    ['a prescription', order({}), 1],
    ['a prescription before the time range', order({ authoredOn: '2019' }), 0],
    ['an order not to take something', order({ doNotPerform: true }), 0],
    ['a prescription entered in error', order({ status: 'entered-in-error' }), 0],
    ['a visit', { resourceType: 'Encounter', id: 'e', status: 'finished', period: { start: '2024-03-01' } }, 1],
    [
      'a visit that is planned',
      { resourceType: 'Encounter', id: 'e', status: 'planned', period: { start: '2024-03-01' } },
      0,
    ],
  ])('%s', (_, record, count) => {
    expect(chartEvents([record], () => 'x', Date.UTC(2023), Date.UTC(2025))).toHaveLength(count)
  })
})

describe('eventMarkers', () => {
  it('has one marker per day, labelled with the numbers in the list', () => {
    const on = (date: string) =>
      ({ type: 'Encounter', id: date, raw: date, at: Date.parse(date), title: 'Visit' }) as const
    expect(
      eventMarkers([on('2024-01-01'), on('2024-01-02'), on('2024-01-02T10:00:00Z'), on('2024-01-03')]).map(
        ({ label }) => label,
      ),
    ).toEqual(['1', '2–3', '4'])
  })
})
