import { describe, expect, it } from 'vitest'
import { formatQuantity, formatRange, quantityOf } from './quantity'
import { componentsOf, testKeyOf, resultFlag, resultValue } from './result'
import { english } from '../i18n/__fixtures__/format'

const percent = (value: number, comparator?: string) => ({ value, unit: '%', ...(comparator && { comparator }) })
const normal = { low: percent(4), high: percent(5.6) }
const code = (text: string) => ({ coding: [{ code: text }] })

describe('flags', () => {
  it.each([
    ['above', { valueQuantity: percent(6.1), referenceRange: [normal] }, 'H range'],
    ['below', { valueQuantity: percent(3), referenceRange: [normal] }, 'L range'],
    ['inside', { valueQuantity: percent(5.6), referenceRange: [normal] }, 'N range'],
    [
      'the interpretation of the lab takes precedence',
      {
        category: [code('laboratory')],
        valueQuantity: percent(5),
        referenceRange: [normal],
        interpretation: [code('H')],
      },
      'H lab',
    ],
    [
      'an interpretation from elsewhere than a lab',
      { category: [code('vital-signs')], valueQuantity: percent(5), interpretation: [code('H')] },
      'H record',
    ],
    ['an interpretation of unknown origin', { valueQuantity: percent(5), interpretation: [code('H')] }, 'H record'],
    ['no range', { valueQuantity: percent(5) }, undefined],
    ['two ranges', { valueQuantity: percent(9), referenceRange: [normal, normal] }, undefined],
    [
      'a range in words that cannot be compared',
      { valueQuantity: percent(9), referenceRange: [{ text: 'negative' }] },
      undefined,
    ],
    ['a range as text', { valueQuantity: percent(9), referenceRange: [{ text: 'under 5' }] }, 'H range'],
    [
      'a range for other people',
      { valueQuantity: percent(9), referenceRange: [{ ...normal, appliesTo: [{ text: 'Women' }] }] },
      undefined,
    ],
    ['another unit', { valueQuantity: { value: 9, unit: 'mmol/mol' }, referenceRange: [normal] }, undefined],
    ['a goal', { valueQuantity: percent(9), referenceRange: [{ ...normal, type: code('treatment') }] }, undefined],
    ['less than, certain', { valueQuantity: percent(4, '<'), referenceRange: [normal] }, 'L range'],
    ['less than, not certain', { valueQuantity: percent(5, '<'), referenceRange: [normal] }, undefined],
    ['more than, certain', { valueQuantity: percent(5.6, '>'), referenceRange: [normal] }, 'H range'],
    ['more than, not certain', { valueQuantity: percent(5, '>'), referenceRange: [normal] }, undefined],
    ['at most, at the bound', { valueQuantity: percent(4, '<='), referenceRange: [normal] }, undefined],
    ['an unknown comparator', { valueQuantity: percent(9, 'ad'), referenceRange: [normal] }, undefined],
    ['a number in a text', { valueString: '9', referenceRange: [normal] }, undefined],
    [
      'an inverted range',
      { valueQuantity: percent(9), referenceRange: [{ low: percent(5.6), high: percent(4) }] },
      undefined,
    ],
    [
      'a comparator that is a property of Object.prototype',
      { valueQuantity: percent(9, 'toString'), referenceRange: [normal] },
      undefined,
    ],
    ['one bound', { valueQuantity: percent(9), referenceRange: [{ high: percent(5) }] }, 'H range'],
  ])('%s', (_name, observation, flag) => {
    const found = resultFlag(observation, english)
    expect(found && `${found.code} ${found.source}`).toBe(flag)
  })

  it('of a component have the lab as their source when its Observation is a lab result', () => {
    expect(
      resultFlag({ valueQuantity: percent(7), interpretation: [code('H')] }, english, {
        category: [code('laboratory')],
      })?.source,
    ).toBe('lab')
  })

  const potassium = { valueQuantity: percent(7), interpretation: [code('HH')] }
  it.each([
    ['a cancelled test', { ...potassium, status: 'cancelled' }],
    ['a result entered by mistake', { ...potassium, status: 'entered-in-error' }],
    ['an absent value', { interpretation: [code('HH')], dataAbsentReason: code('not-performed') }],
    ['no value', { interpretation: [code('L')] }],
    ['a test that was not done, in words', { interpretation: [{ text: 'High' }], dataAbsentReason: code('error') }],
  ])('are not given for %s', (_name, observation) => expect(resultFlag(observation, english)).toBeUndefined())

  it.each([
    ['a component has the value', { interpretation: [code('H')], component: [{ valueQuantity: percent(7) }] }, 'H'],
    ['other results have the value', { interpretation: [code('A')], hasMember: [{ reference: 'Observation/a' }] }, 'A'],
    ['the code is the result', { interpretation: [code('POS')] }, 'POS'],
    ['the words are the result', { interpretation: [{ text: 'Growth' }] }, 'Growth'],
  ])('are given where %s', (_name, observation, flag) => expect(resultFlag(observation, english)?.code).toBe(flag))

  it('of a component are not given when its Observation was cancelled', () =>
    expect(resultFlag(potassium, english, { status: 'cancelled' })).toBeUndefined())
})

describe('values', () => {
  it.each([
    [{ valueQuantity: percent(5) }, 'quantity'],
    [{ valueCodeableConcept: { text: 'Found' } }, 'concept'],
    [{ valueString: '5' }, 'text'],
    [{ valueBoolean: false }, 'boolean'],
    [{ valueInteger: 0 }, 'quantity'],
    [{ valueRange: { low: percent(1) } }, 'range'],
    [{ valueRatio: { numerator: { value: 1 }, denominator: { value: 160 } } }, 'ratio'],
    [{ valueSampledData: { data: '1 2 3', period: 10 } }, 'rows'],
    [{ valueTime: '08:30:00' }, 'text'],
    [{ valueDateTime: '2024' }, 'date'],
    [{ valuePeriod: { start: '2024' } }, 'period'],
    [{ dataAbsentReason: code('unknown') }, 'absent'],
    [{ valueQuantity: 'odd' }, 'unreadable'],
    [{ valueQuantity: { value: 'odd' } }, 'unreadable'],
    [{}, undefined],
  ])('%j is %s', (observation, kind) => expect(resultValue(observation, english)?.kind).toBe(kind))

  it.each([
    [
      { text: 'Blood cells had broken', coding: [{ code: 'error', display: 'Error' }] },
      { reason: 'error', explanation: 'Blood cells had broken' },
    ],
    [{ text: 'error', coding: [{ code: 'error', display: 'Error' }] }, { reason: 'error' }],
    [{ text: 'Not Performed', coding: [{ code: 'not-performed' }] }, { reason: 'not-performed' }],
    [{ text: 'Sample lost' }, { reason: 'Sample lost' }],
  ])('the absent reason %j keeps its text where it differs from the code', (dataAbsentReason, expected) => {
    expect(resultValue({ dataAbsentReason }, english)).toEqual({ kind: 'absent', ...expected })
  })

  it.each([
    [{ value: 5.4, unit: '%' }, '5.4 %'],
    [{ value: 0.01, comparator: '<', unit: 'ng/mL' }, 'Less than 0.01 ng/mL'],
    [{ value: 60, comparator: '>', code: 'mL/min' }, 'More than 60 mL/min'],
    [{ value: 3, comparator: '>=' }, 'At least 3'],
    [{ value: -1.5, code: 'Cel' }, '−1.5 °C'],
    [{ value: 12345, code: '{cells}' }, '12,345 cells'],
    [{ value: 7, code: 'odd' }, '7 odd'],
    [{ unit: 'mg' }, 'mg'],
    [{ value: 6.9, unit: '1' }, '6.9'],
  ])('%j reads %s', (quantity, text) => {
    const shown = quantityOf(quantity)
    expect(shown && formatQuantity(shown, english)).toBe(text)
  })

  it.each([
    ['weight for length', '77606-2', { value: 72.23, unit: '%', code: '%' }, '72.2nd percentile'],
    ['head size', '8289-1', { value: 3, unit: '%' }, '3rd percentile'],
    ['body mass index', '59576-9', { value: 97.5, unit: '{percentile}', code: '{percentile}' }, '97.5th percentile'],
    ['eleven', '59576-9', { value: 11, code: '%' }, '11th percentile'],
    ['a share', '4548-4', { value: 3, unit: '%' }, '3 %'],
  ])('%s is a percentile only by its code', (_name, loinc, valueQuantity, text) => {
    const item = { code: { coding: [{ system: 'http://loinc.org', code: loinc }] }, valueQuantity }
    const shown = resultValue(item, english)
    expect(shown?.kind === 'quantity' && formatQuantity(shown, english)).toBe(text)
  })

  it('open ranges are formatted with words', () => {
    const [low, high] = [quantityOf(percent(4)), quantityOf(percent(5.6))]
    expect(
      low &&
        high && [formatRange({ low, high }, english), formatRange({ low }, english), formatRange({ high }, english)],
    ).toEqual(['4 to 5.6 %', '4 % or higher', '5.6 % or lower'])
  })

  it.each([
    [
      {
        code: {
          coding: [
            { system: 'urn:x', code: 'a' },
            { system: 'http://loinc.org', code: '4548-4' },
          ],
        },
      },
      'http://loinc.org|4548-4',
    ],
    [{ code: { coding: [{ system: 'urn:oid:2.16.840.1.113883.6.1', code: '4548-4' }] } }, 'http://loinc.org|4548-4'],
    [{ code: { coding: [{ system: 'http://loinc.org', code: '17856-6' }] } }, 'http://loinc.org|17856-6'],
    [{ code: { coding: [{ system: 'urn:x', code: 'a' }] } }, 'urn:x|a'],
    [{ code: { text: ' Iron ' } }, 'text:iron'],
    [{}, undefined],
  ])('%j has the test key %s', (observation, key) => expect(testKeyOf(observation)).toBe(key))
})

it('components begin with systolic before diastolic pressure; the others keep their order', () => {
  const part = (code: string) => ({ code: { coding: [{ system: 'http://loinc.org', code }] } })
  const sent = { component: [part('x'), part('8462-4'), part('a'), part('8480-6')] }
  expect(componentsOf(sent).map((component) => testKeyOf(component)?.split('|')[1])).toEqual([
    '8480-6',
    '8462-4',
    'x',
    'a',
  ])
})
