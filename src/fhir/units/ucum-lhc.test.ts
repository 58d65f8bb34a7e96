import { UcumLhcUtils } from '@lhncbc/ucum-lhc'
import { describe, expect, it } from 'vitest'
import { convertExactly } from './convert-unit'
import { sameUnit } from './unit'

/** UCUM as implemented by the National Library of Medicine, which shares nothing with this app. */
const ucum = UcumLhcUtils.getInstance()
const system = 'http://unitsofmeasure.org'

const combine = (tops: readonly string[], bottoms: readonly string[]): readonly string[] =>
  tops.flatMap((top) => bottoms.map((bottom) => `${top}/${bottom}`))
const prefixed = (prefixes: string, unit: string): readonly string[] =>
  prefixes.split(' ').map((prefix) => `${prefix.replace('-', '')}${unit}`)

/** UCUM codes of the commonest kinds of units and of their neighbors. */
const codes: readonly string[] = [
  ...prefixed('k - m u n p', 'g'),
  ...['[lb_av]', '[oz_av]', '[lb_tr]', '[oz_tr]', '[gr]'],
  ...prefixed('k - d c m u n', 'm'),
  ...['[in_i]', '[ft_i]', '[yd_i]', '[in_us]', '[ft_us]', 'm2', 'cm2'],
  ...prefixed('- d c m u n p f', 'L'),
  ...['cm3', 'mm3', '[foz_us]', '[tsp_us]'],
  ...['s', 'ms', 'us', 'min', 'h', 'd', 'wk', 'mo', 'a', 'Cel', '[degF]', 'K', '%', '[pH]', '[ppm]'],
  ...combine(prefixed('k - m u n p', 'g'), ['L', 'dL', 'mL', 'uL']),
  ...combine(prefixed('- m u n p', 'mol'), ['L', 'dL', 'mL']),
  ...combine(prefixed('- m u k', 'U'), ['L', 'mL', 'dL']),
  ...combine(prefixed('- m u k', '[IU]'), ['L', 'mL', 'dL']),
  ...combine(['meq', 'eq', 'mosm'], ['L', 'kg', 'dL']),
  ...combine(['10*3', '10*6', '10*9', '10*12', '1'], ['uL', 'mL', 'L', 'mm3']),
  ...combine(['mg', 'ug', 'g'], ['g', 'mg', 'mmol', 'd', 'h', 'kg', 'g{creat}']),
  ...['/min', '/h', '/s', '/uL', '/L', '{beats}/min', 'kg/m2', 'g/m2', 'mm/h', 'cm/h', 'mL/min', 'mL/h', 'L/min'],
  ...['mm[Hg]', 'cm[H2O]', 'kPa', 'mmol/mol', 'U', '[IU]', 'mU', 'mL/min/{1.73_m2}'],
].filter((code) => ucum.validateUnitString(code).status === 'valid')
const pairs = codes.flatMap((from) => codes.map((to) => [from, to] as const))
/** A value in another unit, by the other implementation; NaN where the units do not measure the same. */
const convertedByUcum = (value: number, from: string, to: string): number => {
  const isArbitrary = from.includes('[IU]') && to.includes('[IU]')
  // It converts no arbitrary units, not even to their own multiples; their prefixes are those of any unit.
  const [fromCode, toCode] = [from, to].map((code) => (isArbitrary ? code.replace('[IU]', 'U') : code))
  return ucum.convertUnitTo(fromCode ?? '', value, toCode ?? '').toVal ?? Number.NaN
}
const unitOf = (code: string) => ({ system, code })

describe('against an independent implementation of UCUM', () => {
  it('knows the codes', () => expect(codes.length).toBeGreaterThan(130))

  it('two units are only the same if one of them is one of the other', () => {
    const same = pairs.filter(([from, to]) => from !== to && sameUnit(unitOf(from), unitOf(to)))
    expect(same.length).toBeGreaterThan(40)
    expect(same.filter(([from, to]) => Number(convertedByUcum(1, from, to).toPrecision(9)) !== 1)).toEqual([])
  })

  it.each([1, 37, 98.6, 0.5, 7012])('%s converts to the same number', (value) => {
    const converted = pairs.flatMap(([from, to]) => {
      const result = convertExactly(value, unitOf(from), unitOf(to))
      return from === to || result === undefined ? [] : [{ from, to, result }]
    })
    expect(converted.length).toBeGreaterThan(150)
    for (const { from, to, result } of converted) {
      const expected = convertedByUcum(value, from, to)
      expect(Math.abs(result - expected), `${from} ${to}`).toBeLessThanOrEqual(Math.abs(expected) * 1e-9)
    }
  })

  it('every pound, inch, liter, hour and degree converts that can', () => {
    const families = [
      ['kg', 'g', 'mg', 'ug', 'ng', 'pg', '[lb_av]', '[oz_av]'],
      ['m', 'cm', 'mm', 'um', '[in_i]', '[ft_i]'],
      ['L', 'dL', 'mL', 'uL', 'fL', 'cm3', 'mm3'],
      ['s', 'ms', 'min', 'h', 'd', 'wk'],
      ['Cel', '[degF]'],
    ]
    for (const family of families)
      for (const from of family)
        for (const to of family)
          expect([from, to, convertExactly(1, unitOf(from), unitOf(to)) === undefined]).toEqual([from, to, false])
  })
})
