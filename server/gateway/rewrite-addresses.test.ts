import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isObject } from '../../src/lib/json'
import { generatedCases } from '../../scripts/ci/full-matrix'
import { rewriteAddresses } from './rewrite-addresses'

const [from, to] = ['https://ehr.example/fhir', 'https://site.example/ehr/a/fhir']

/** The rewritten bytes of a source that arrives in chunks which end at these positions. */
async function rewrite(source: Buffer, ends: readonly number[] = []): Promise<Buffer> {
  const cuts = [0, ...ends.filter((end) => end < source.length).toSorted((a, b) => a - b), source.length]
  async function* chunks() {
    for (const [i, end] of cuts.slice(1).entries()) yield source.subarray(cuts[i], end)
  }
  const out: Buffer[] = []
  for await (const chunk of rewriteAddresses(chunks(), from, to)) out.push(chunk)
  return Buffer.concat(out)
}
const rewriteText = async (source: string) => String(await rewrite(Buffer.from(source)))
const everyByte = (source: string) => Array.from({ length: Buffer.byteLength(source) }, (_, i) => i)

test.each([
  [
    'the next page',
    `{"link":[{"relation":"next","url":"${from}?page=2"}]}`,
    `{"link":[{"relation":"next","url":"${to}?page=2"}]}`,
  ],
  [
    'the fullUrl of an entry',
    `{"entry":[{"fullUrl":"${from}/Condition/1"}]}`,
    `{"entry":[{"fullUrl":"${to}/Condition/1"}]}`,
  ],
  ['a reference', `{"subject":{"reference":"${from}/Patient/1"}}`, `{"subject":{"reference":"${to}/Patient/1"}}`],
  ['the base itself', `{"subject":{"reference":"${from}"}}`, `{"subject":{"reference":"${to}"}}`],
  [
    'a file',
    `{"content":[{"attachment":{"url":"${from}/Binary/1"}}]}`,
    `{"content":[{"attachment":{"url":"${to}/Binary/1"}}]}`,
  ],
  ['a file in a list of lists', `{"photo":[[{"url":"${from}/Binary/1"}]]}`, `{"photo":[[{"url":"${to}/Binary/1"}]]}`],
  [
    'a reference with escaped slashes',
    `{"reference":"https:\\/\\/ehr.example\\/fhir\\/Patient\\/1"}`,
    `{"reference":"${to}\\/Patient\\/1"}`,
  ],
  [
    'a reference with escaped letters',
    `{"reference":"\\u0068ttps://ehr.example\\u002Ffhir\\u002fPatient/1"}`,
    `{"reference":"${to}\\u002fPatient/1"}`,
  ],
  [
    'a member whose name is escaped',
    `{"full\\u0055rl":"${from}/Condition/1"}`,
    `{"full\\u0055rl":"${to}/Condition/1"}`,
  ],
  [
    'a duplicate member',
    `{"reference":"${from}/a","reference":"${from}/b"}`,
    `{"reference":"${to}/a","reference":"${to}/b"}`,
  ],
  [
    'a member after white space and a byte order mark',
    `\uFEFF {\n "reference" :\t"${from}/Patient/1" }\r\n`,
    `\uFEFF {\n "reference" :\t"${to}/Patient/1" }\r\n`,
  ],
])('the URL of %s is rewritten in place, however the response is split', async (_, source, expected) => {
  expect(await rewriteText(source)).toBe(expected)
  for (const end of everyByte(source)) expect(String(await rewrite(Buffer.from(source), [end]))).toBe(expected)
  expect(String(await rewrite(Buffer.from(source), everyByte(source)))).toBe(expected)
})

describe('stays byte for byte as sent', () => {
  test.each([
    ['a text', `{"note":[{"text":"see ${from}/Patient/1"}],"text":{"div":"<div>${from}/x</div>"}}`],
    ['a text that is a URL', `{"description":"${from}/Patient/1"}`],
    ['the URL of an extension', `{"extension":[{"url":"${from}/StructureDefinition/x","valueString":"y"}]}`],
    ['the URL of a code system', `{"code":{"coding":[{"system":"${from}/codes"}]}}`],
    ['a URL in a list', `{"reference":["${from}/Patient/1"],"link":["${from}?page=2"]}`],
    [
      'another server',
      `{"subject":{"reference":"https://ehr.example/fhir-other/Patient/1"},"link":[{"url":"https://other.example/fhir?page=2"}]}`,
    ],
    ['the start of the base', `{"reference":"https://ehr.example"}`],
    ['a URL with an escaped quote after the base', `{"reference":"${from}\\"/Patient/1"}`],
    ['a relative reference', '{"subject":{"reference":"Patient/1"}}'],
    ['an empty reference', '{"subject":{"reference":""},"a":{"reference":null},"b":{"reference":{}}}'],
    ['digits', '{"a":4.50,"b":1e-3,"c":12345678901234567890,"d":0.1000000000000000055511,"e":0.0,"f":-0,"g":1E400}'],
    ['values of every kind', '{"a":[1,null,true,"x",{"__proto__":1}],"b":{"constructor":"c"},"a":2}'],
    ['escapes and characters', '{"a":"\\u00e9\\n\\\\\\"","b":"é😀\u2028","\\"c\\\\":"\\ud800"}'],
    ['white space', '\n{ "a" :\t1 ,\r\n"b": [ ] }\n'],
    ['invalid JSON', '{"reference":"https://ehr.ex'],
    ['other invalid JSON', ']}{"a":"b" "c",,"reference"'],
    ['bytes that are not UTF-8', '{"a":"\u00ff"}'],
    ['what is nested too deeply for the app', `${'['.repeat(100_000)}{"reference":"${from}/Patient/1"}`],
  ])('%s', async (_, source) => {
    const bytes = Buffer.from(source, source.includes('\u00ff') ? 'latin1' : 'utf8')
    expect((await rewrite(bytes)).equals(bytes)).toBe(true)
    for (const end of everyByte(source.slice(0, 200))) expect((await rewrite(bytes, [end])).equals(bytes)).toBe(true)
  })

  /** JSON as servers write it: any digits, white space, escapes and duplicate names. */
  const space = fc.constantFrom('', ' ', '\n\t')
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }).map((value) => JSON.stringify(value)),
    fc.constantFrom('"\\/a\\u0041\\\\"', '""', '"https:\\/\\/ehr.example"', '"https://ehr.example/fhi"'),
  )
  const number = fc.tuple(fc.integer(), fc.constantFrom('', '.50', '.0', 'e-3', 'E+20')).map((parts) => parts.join(''))
  const name = fc.oneof(fc.constantFrom('"reference"', '"url"', '"link"', '"fullUrl"'), text)
  const { value } = fc.letrec<{ value: string }>((tie) => ({
    value: fc.oneof(
      { depthSize: 'medium' },
      fc.oneof(text, number, fc.constantFrom('true', 'null')),
      fc.tuple(space, fc.array(tie('value'))).map(([gap, all]) => `[${gap}${all.join(`,${gap}`)}${gap}]`),
      fc
        .tuple(space, fc.array(fc.tuple(name, tie('value'))))
        .map(([gap, all]) => `{${gap}${all.map(([key, one]) => `${key}${gap}:${gap}${one}`).join(`${gap},`)}}`),
    ),
  }))

  test('any JSON without a URL of the EHR, however it is split', () =>
    fc.assert(
      fc.asyncProperty(value, fc.array(fc.nat(400)), async (source, ends) => {
        const bytes = Buffer.from(source)
        expect((await rewrite(bytes, ends)).equals(bytes)).toBe(true)
      }),
      { seed: 1, numRuns: generatedCases(500) },
    ))
})

/** What rewriting means, on parsed values. */
function rewritten(value: unknown, parent = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => rewritten(item, parent))
  if (!isObject(value)) return value
  const isUrl = (key: string) =>
    ['reference', 'fullUrl'].includes(key) ||
    (key === 'url' &&
      ['link', 'attachment', 'valueAttachment', 'presentedForm', 'photo', 'content', 'image'].includes(parent))
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [
      key,
      typeof member === 'string' && isUrl(key)
        ? member.replace(/^https:\/\/ehr\.example\/fhir(?=[/?]|$)/, to)
        : rewritten(member, key),
    ]),
  )
}

test('exactly the elements with URLs of records are rewritten in any resource', () =>
  fc.assert(
    fc.asyncProperty(
      fc.object({
        key: fc.constantFrom(
          'reference',
          'url',
          'fullUrl',
          'link',
          'content',
          'attachment',
          'extension',
          'valueAttachment',
          'x',
        ),
        values: [fc.constantFrom(`${from}/Patient/1`, `${from}?page=2`, from, `${from}x`, 'Patient/1', 1, null)],
        maxDepth: 5,
      }),
      fc.array(fc.nat(1000)),
      async (value, ends) => {
        const out = await rewrite(Buffer.from(JSON.stringify(value)), ends)
        expect(JSON.parse(String(out))).toEqual(rewritten(JSON.parse(JSON.stringify(value))))
      },
    ),
    { seed: 1, numRuns: generatedCases(500) },
  ))
