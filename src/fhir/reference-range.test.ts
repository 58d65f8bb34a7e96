import { describe, expect, it, vi } from 'vitest'
import { english } from '../i18n/__fixtures__/format'
import { loadMessages } from '../i18n/messages'
import { comparableRange, referenceRanges } from './reference-range'
import { resultFlag } from './result'
import { rangeTexts } from './format-reference-range'

const grams = (value: number) => ({ value, unit: 'g/dL', system: 'http://unitsofmeasure.org', code: 'g/dL' })
const quantity = (value: string) => ({ kind: 'quantity', ...grams(0), value })
const typed = (code: string, display = code) => ({ type: { coding: [{ code, display }] } })
const result = (range: object, value: object = grams(13)) => ({ valueQuantity: value, referenceRange: [range] })
/** `low..high`, or why there is no comparison. */
function compared(item: Record<string, unknown>): string {
  const range = comparableRange(item, english)
  return typeof range === 'string' ? range : `${range.low?.value ?? ''}..${range.high?.value ?? ''}`
}

describe('comparableRange', () => {
  it.each([
    ['numbers', { low: grams(12), high: grams(15.5) }, '12..15.5'],
    ['numbers that the text repeats', { low: grams(12), high: grams(15.5), text: '12.0 - 15.5 g/dL' }, '12..15.5'],
    ['one number that the text repeats', { high: grams(15.5), text: '< 15.5' }, '..15.5'],
    ['a type that says normal', { ...typed('normal', 'Normal Range'), text: '12.0 - 15.5' }, '12.0..15.5'],
    ['a type without a code that says normal', { type: { text: 'Reference range' }, low: grams(12) }, '12..'],
    ['a text with the unit of the value', { text: '12.0 - 15.5 g/dL' }, '12.0..15.5'],
    ['a text without a unit', { text: '<15' }, '..15'],
    ['a text in another unit', { text: '120 - 155 g/L' }, 'words'],
    ['a text without numbers', { text: 'NEGATIVE' }, 'words'],
    ['a text that contradicts its number', { high: grams(12), text: '> 12' }, 'words'],
    ['a text with other numbers', { low: grams(9), text: '8 to 9' }, 'words'],
    ['a text with more than its numbers', { low: grams(12), high: grams(15.5), text: 'Men: 12 - 15.5' }, 'words'],
    ['another unit', { low: { value: 120, unit: 'g/L' } }, 'units'],
    ['no unit', { low: { value: 12 } }, '12..'],
    ['a unit where the value has none', { low: grams(12) }, 'units', { value: 13 }],
    ['an age', { low: grams(12), age: { low: { value: 18, code: 'a' } } }, 'people'],
    ['people', { low: grams(12), appliesTo: [{ text: 'high risk' }] }, 'people'],
    ['a phase of the cycle', { ...typed('luteal'), low: grams(12) }, 'people'],
    ['ends in the wrong order', { low: grams(15), high: grams(12) }, 'other'],
    ['a comparator that contradicts its end', { low: { ...grams(12), comparator: '<' } }, 'other'],
    ['an end that is itself outside', { text: '>13' }, 'other'],
  ])('of %s', (_name, range, expected, value = grams(13)) => expect(compared(result(range, value))).toBe(expected))

  it('is the expected range beside a critical one', () =>
    expect(
      compared({
        valueQuantity: grams(13),
        referenceRange: [{ low: grams(12) }, { ...typed('critical'), low: grams(7) }],
      }),
    ).toBe('12..'))

  it('is none without ranges or with two', () =>
    expect([
      compared({ valueQuantity: grams(13) }),
      compared({ valueQuantity: grams(13), referenceRange: [{ low: grams(12) }, { low: grams(11) }] }),
    ]).toEqual(['noRange', 'other']))

  it.each(['10*3/uL', 'x10E3/uL', '10^3/µL'])('compares 10*3/uL with a text in %s', (unit) =>
    expect(compared(result({ text: `4.5-10.0 ${unit}` }, { value: 11.2, code: '10*3/uL' }))).toBe('4.5..10.0'),
  )
})

describe('a range for some people', () => {
  const women = { low: grams(12), high: grams(15.5), appliesTo: [{ text: 'Women' }] }
  const item = (...more: readonly object[]) => ({ valueQuantity: grams(11), referenceRange: [...more, women] })
  const men = { low: grams(13.5), high: grams(17.5), text: 'Male' }
  const critical = { ...typed('critical'), low: grams(7), appliesTo: [{ text: 'Men' }] }

  it('is compared where it is chosen, and the others are named apart', () => {
    const rangeFor = vi.fn(() => 1)
    const observation = { effectiveDateTime: '2026-10-02' }
    const sent = item(critical, men)
    expect(comparableRange(sent, english, { observation, rangeFor })).toEqual({
      low: quantity('12'),
      high: quantity('15.5'),
    })
    expect(rangeFor).toHaveBeenLastCalledWith([men, women], observation)
    expect(rangeTexts(sent, english, { observation, rangeFor })).toEqual({
      expected: ['12 to 15.5 g/dL (only for: Women)'],
      forOthers: ['13.5 to 17.5 g/dL (only for: Male)'],
      others: [{ kind: 'limit', text: '7 g/dL or higher (critical, only for: Men)' }],
    })
    expect(resultFlag(sent, english, sent, rangeFor)?.code).toBe('L')
    expect(resultFlag(sent, english)).toBeUndefined()
  })

  it.each(['people', 'sex', 'others'] as const)('is not compared where none is chosen: %s', (reason) => {
    const rangeFor = () => reason
    expect(comparableRange(item(men), english, { rangeFor })).toBe(reason)
    expect(rangeTexts(item(men), english, { rangeFor })).toMatchObject({
      expected: ['13.5 to 17.5 g/dL (only for: Male)', '12 to 15.5 g/dL (only for: Women)'],
      forOthers: [],
    })
  })

  it('needs no choice where it is only a limit that is for some', () =>
    expect(compared({ valueQuantity: grams(11), referenceRange: [{ low: grams(12) }, critical] })).toBe('12..'))

  it('is one with an age that is not readable', () =>
    expect(compared(result({ low: grams(12), age: { low: {} } }))).toBe('people'))
})

describe('ranges that are not expected ranges', () => {
  const [low, high] = [{ value: 120 }, { value: 160 }]
  it.each([
    [{ low, high, text: 'Panic limits' }, 'limit', '120 to 160 (Panic limits)'],
    [{ ...typed('normal'), low, high, text: 'Critical' }, 'limit', '120 to 160 (Critical)'],
    [{ high, text: 'Valores de pánico: >160' }, 'limit', '160 or lower (Valores de pánico: >160)'],
    [{ low, text: 'High risk' }, 'category', 'High risk: 120 or higher'],
    [{ low, high, text: 'Intermediate risk' }, 'category', 'Intermediate risk: 120 to 160'],
    [{ high, text: 'riesgo bajo' }, 'category', 'Riesgo bajo: 160 or lower'],
    [{ low, high, type: { text: 'Therapeutic Desired Level' } }, 'category', 'Therapeutic Desired Level: 120 to 160'],
    [{ high, text: 'Deficient' }, 'category', 'Deficient: 160 or lower'],
    [{ text: 'Deficiency: <20; insufficiency: 20-29' }, 'category', 'Deficiency: <20; insufficiency: 20-29'],
    [{ text: 'Toxic' }, 'words', 'Toxic'],
    [{ text: 'CDC (Boys, 2-20 Years)' }, 'basis', 'CDC (Boys, 2-20 Years)'],
    [{ ...typed('treatment'), low, high }, 'goal', '120 to 160'],
    [{ ...typed('critical'), low }, 'limit', '120 or higher (critical)'],
  ])('%j is a %s', (range, kind, text) => {
    const item = result(range, { value: 129 })
    expect(rangeTexts(item, english)).toEqual({ expected: [], forOthers: [], others: [{ kind, text }] })
    expect(compared(item)).toBe('other')
  })

  it('keeps words that change nothing', () =>
    expect(referenceRanges({ referenceRange: [{ text: 'Negative' }, { text: 'See comment' }] }, english)).toEqual([
      { kind: 'expected', text: 'Negative' },
      { kind: 'expected', text: 'See comment' },
    ]))
})

describe('the text of a range', () => {
  const spanish = async () => (await loadMessages('es')).format
  it.each([
    ['high risk', '4 g/dL or lower (only for people at high risk)', '4 g/dL o menos (solo para: high risk)'],
    ['diabetes', '4 g/dL or lower (only for: diabetes)', '4 g/dL o menos (solo para: diabetes)'],
    ['riesgo alto', '4 g/dL or lower (only for: riesgo alto)', '4 g/dL o menos (solo para personas con riesgo alto)'],
  ])('says for whom it is: %s', async (people, inEnglish, inSpanish) => {
    const item = result({ high: grams(4), appliesTo: [{ text: people }] })
    expect([rangeTexts(item, english).expected, rangeTexts(item, await spanish()).expected]).toEqual([
      [inEnglish],
      [inSpanish],
    ])
  })

  it('says that it is in another unit than the value', () =>
    expect(
      rangeTexts(
        result(
          { low: { value: 70, unit: 'mg/dL' }, high: { value: 99, unit: 'mg/dL' } },
          { value: 5.4, unit: 'mmol/L' },
        ),
        english,
      ).expected,
    ).toEqual(['70 to 99 mg/dL (in another unit, so not compared)']))
})
