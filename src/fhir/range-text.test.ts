import { describe, expect, it } from 'vitest'
import { readRangeText } from './range-text'

/** `low..high unit`, with the comparator of an end that is itself outside. */
function written(text: string): string | undefined {
  const range = readRangeText(text)
  if (!range) return undefined
  const endOf = (end: typeof range.low) => (end ? `${end.comparator ?? ''}${end.value}` : '')
  return `${endOf(range.low)}..${endOf(range.high)} ${range.unit ?? ''}`.trim()
}

describe('readRangeText', () => {
  it.each([
    ['<150', '..<150'],
    ['< 150 mg/dL', '..<150 mg/dL'],
    ['≤ 45 U/L', '..45 U/L'],
    ['<=45', '..45'],
    ['> 40', '>40..'],
    ['≥60', '60..'],
    ['GT 60', '>60..'],
    ['12.0 - 15.5', '12.0..15.5'],
    ['3.5–5.1', '3.5..5.1'],
    ['3.5 to 5.1 mmol/L', '3.5..5.1 mmol/L'],
    ['3,5 a 5,1', '3.5..5.1'],
    ['0,4 - 4,0', '0.4..4.0'],
    ['4.5-10.0 x10E3/uL', '4.5..10.0 x10E3/uL'],
    ['70 mg/dL - 99 mg/dL', '70..99 mg/dL'],
    ['4.0 % - 5.6 %', '4.0..5.6 %'],
    ['(12.0 - 15.5)', '12.0..15.5'],
    ['[0.5-1.1]', '0.5..1.1'],
    ['Normal range: 12-15', '12..15'],
    ['-2.0 - 2.0', '-2.0..2.0'],
    ['−2 – +2', '-2..2'],
    ['up to 40', '..40'],
    ['hasta 40', '..40'],
    ['less than 5 ng/mL', '..<5 ng/mL'],
    ['menor de 200 mg/dL', '..<200 mg/dL'],
    ['at least 60', '60..'],
    ['60 or higher', '60..'],
    ['40 mg/dL or less', '..40 mg/dL'],
    ['40 o menos', '..40'],
    ['1.005 - 1.030', '1.005..1.030'],
    ['0.400-0.900', '0.400..0.900'],
    ['between 3 and 5', '3..5'],
  ])('reads %j as %s', (text, range) => expect(written(text)).toBe(range))

  it.each([
    ['for men and women', 'M: 0.7-1.3; F: 0.5-1.1'],
    ['without a number', 'NEGATIVE'],
    ['a growth reference', 'CDC (Boys, 2-20 Years)'],
    ['a titer', '<1:40'],
    ['more than one range', '3.5-5.1, fasting 3.0-4.9'],
    ['several limits', '<200 - 239 borderline'],
    ['ends in the wrong order', '15 - 12'],
    ['thousands or decimals', '1,500 - 4,000'],
    ['thousands with a point', '150.000 - 400.000'],
    ['two notations', '0.4 - 4,0'],
    ['ends in two units', '70 mg/dL - 5.5 mmol/L'],
    ['a condition', '12-15 (adults)'],
    ['a number alone', '45'],
    ['an empty text', ' '],
  ])('does not read a text with %s', (_name, text) => expect(written(text)).toBeUndefined())
})

it('a text of more than 200 characters is no range', () => {
  expect([200, 201].map((length) => written('0.4 - 4.0'.padEnd(length)))).toEqual(['0.4..4.0', undefined])
})
