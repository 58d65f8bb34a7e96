import { describe, expect, it } from 'vitest'
import { generatedCases } from '../../scripts/ci/full-matrix'
import { parseLosslessJson, stringifyLosslessJson } from '../fhir/lossless-json'
import { damagedCopies } from './__fixtures__/damaged-files'
import { FileError } from './file-error'
import { readFhirText, readLongFhirText } from './opened-file'
import { atOnce as allSteps } from './in-turns'
import { parseInSteps } from './parse-in-steps'

const never = new AbortController().signal
const atOnce = (source: string) => stringifyLosslessJson(parseLosslessJson(source))
/** With one item in a step, or all. */
const inSteps = (source: string, characters?: number) =>
  stringifyLosslessJson(allSteps(parseInSteps(source, parseLosslessJson, characters)))

describe.each([
  ['item by item', 1],
  ['many items at once', undefined],
])('a text that is parsed %s is the same as in one step', (_size, characters) => {
  it.each([
    '[]',
    ' [ ] ',
    '[1, {"a": 2.50}, "a,]\\"", {"b": [1, {"c": "}"}]}]',
    '{"resourceType":"Bundle","entry":[]}',
    '{"entry": [ {"resource":{"value":1.50}}, {"fullUrl":"a"} ], "total": 2.0}',
    '{"a":{"entry":[1]},"b":"entry","entry":[2]}',
    '{"entry":"none"}',
    '{"entry":[1],"entry":[2]}',
    '{"\\u0065ntry":[1]}',
    '"text"',
    '12.0',
  ])('%s', (source) => expect(inSteps(source, characters)).toBe(atOnce(source)))

  it('also if it is damaged', () => {
    const whole = new TextEncoder().encode('{"a":"\\"b","entry":[{"c":1.50},[2,{"d":"]"}]],"e":[3]}')
    const resultOf = (parse: () => string, source: string) => {
      try {
        return parse()
      } catch (cause) {
        expect(cause instanceof SyntaxError || cause instanceof FileError, source).toBe(true)
        return undefined
      }
    }
    for (const bytes of damagedCopies(whole, generatedCases(20_000), 33)) {
      const source = new TextDecoder().decode(bytes)
      const expected = resultOf(() => atOnce(source), source)
      expect(
        resultOf(() => inSteps(source, characters), source),
        source,
      ).toBe(expected)
    }
  })
})

describe('a long file', () => {
  const record = (id: number) => ({ resourceType: 'Observation', id: String(id), note: [{ text: 'x'.repeat(1_000) }] })
  const records = Array.from({ length: 6_000 }, (_, index) => record(index))
  const bundle = `\uFEFF${JSON.stringify({ resourceType: 'Bundle', timestamp: '2026-01-02', entry: records.map((resource) => ({ resource })) })}`
  const lines = [...records.map((each) => JSON.stringify(each)), '{', ''].join('\n')

  it.each([
    ['a Bundle', bundle],
    ['lines', lines],
  ])('%s has the same entries as when it is read at once, and other work gets its turns', async (_kind, text) => {
    let turns = 0
    const count = setInterval(() => (turns += 1))
    const part = await readLongFhirText(text, never)
    clearInterval(count)
    expect(part).toEqual(readFhirText(text))
    expect(turns).toBeGreaterThan(0)
  })

  it.each([bundle, lines])('is not read on after a stop', async (text) => {
    const stop = new AbortController()
    const reading = readLongFhirText(text, stop.signal)
    stop.abort()
    await expect(reading).rejects.toMatchObject({ name: 'FileError', kind: 'stopped' })
  })
})
