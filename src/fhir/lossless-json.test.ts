import { describe, expect, it } from 'vitest'
import { normalizeResponse } from './normalize-response'
import { digitsOf, stringifyLosslessJson, parseLosslessJson } from './lossless-json'
import type { Resource } from './resource'

const parse = (source: string): object => {
  const value = parseLosslessJson(source)
  if (typeof value !== 'object' || value === null) throw new Error('no object')
  return value
}

describe('the digits of', () => {
  it.each([
    '1.50',
    '1.0',
    '0.10',
    '5',
    '-0.0',
    '-0',
    '1e-3',
    '2.50E+2',
    '12345678901234567890',
    '0.12345678901234567890',
    '1e999',
    '77.6',
  ])('%s are kept', (digits) => {
    expect(digitsOf(parse(`{ "a": "b", "value" : ${digits}, "c": 1 }`), 'value')).toBe(digits)
    expect(digitsOf(parse(`[{}, ${digits} ,2]`), '1')).toBe(digits)
  })

  it.each([
    ['after a string with quotes, braces and a backslash at its end', String.raw`{"text":"\"1.0, {[\\","value":1.50}`],
    ['under a name with an escape sequence', String.raw`{"valu\u0065":1.50}`],
    ['sent twice, those of the last', '{"value":2.0,"value":1.50}'],
  ])('a number %s are kept', (_case, source) => expect(digitsOf(parse(source), 'value')).toBe('1.50'))

  it('a duplicate name are never those of the first', () => {
    expect(digitsOf(parse('{"value":1.50,"value":1.5}'), 'value')).toBe('1.5')
    expect(stringifyLosslessJson(parse('{"a":[{"b":1.50}],"a":[{"b":1.5}]}'))).toBe('{"a":[{"b":1.5}]}')
  })

  it('an object that was not parsed are those of its value', () => {
    expect([
      digitsOf({ value: 1.5 }, 'value'),
      digitsOf({ value: NaN }, 'value'),
      digitsOf({ value: '1' }, 'value'),
      digitsOf({}, 'value'),
    ]).toEqual(['1.5', undefined, undefined, undefined])
  })
})

describe('JSON', () => {
  const source = String.raw`{"a":[1.50,{"b":2.0,"c":[]},[],{}],"d":"x\n\"","e":null,"f":true,"g":1e999}`

  it('is serialized with all digits', () => {
    expect(stringifyLosslessJson(parseLosslessJson(source))).toBe(source)
    expect(stringifyLosslessJson(parseLosslessJson(stringifyLosslessJson(parseLosslessJson(source), 2)))).toBe(source)
    expect(stringifyLosslessJson(JSON.parse('{"a":[1,{"b":"c"}],"d":[]}'), 2)).toBe(
      JSON.stringify(JSON.parse('{"a":[1,{"b":"c"}],"d":[]}'), undefined, 2),
    )
  })

  it.each(['', '{', '{"a":NaN}', '<html>', '['.repeat(100_000), `${'['.repeat(100_000)}${']'.repeat(100_000)}`])(
    'is rejected when it is %.9s',
    (text) => {
      expect(() => parseLosslessJson(text)).toThrow(SyntaxError)
    },
  )

  it('never pollutes prototypes', () => {
    const sent =
      '{"resourceType":"Goal","id":"g ","__proto__":{"polluted":"yes "},"constructor":{"prototype":{"polluted":"yes"}},"description":{"text":"x ","__proto__":{"hidden":true}}}'
    const goal = normalizeResponse(parse(sent)) as Resource
    expect(Object.prototype).not.toHaveProperty('polluted')
    expect([Object.getPrototypeOf(goal), Object.getPrototypeOf(goal['description'])]).toEqual([
      Object.prototype,
      Object.prototype,
    ])
    expect(Object.keys(goal)).toContain('__proto__')
    expect([goal.id, (goal as { polluted?: string }).polluted]).toEqual(['g', undefined])
  })
})
