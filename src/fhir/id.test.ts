import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { encodeIdForPath, escapeIdForSearch, isId } from './id'
import { parseReference } from './reference'

const characters = [..."ABCXYZabcxyz0189._~:=@+|!*'();-"]
const ids = fc
  .array(fc.constantFrom(...characters), { minLength: 1, maxLength: 256 })
  .map((all) => all.join(''))
  .filter((id) => !/^\.+$/.test(id))
const BASE = 'https://ehr.example/fhir/r4'

describe('an id', () => {
  it.each([
    '1',
    'a-b.c',
    'a'.repeat(70),
    'eX_9'.repeat(22),
    'a'.repeat(256),
    '_',
    'history',
    '...a',
    'YWJj==',
    'urn:1',
    "O'Neil",
  ])('can be %s', (id) => expect(isId(id)).toBe(true))
  it.each([
    '',
    'a'.repeat(257),
    '.',
    '..',
    '...',
    'a/b',
    '../b',
    'a\\b',
    'a%2Fb',
    '%2e%2e',
    'a?b',
    'a#b',
    'a b',
    'a\n',
    'a\u0000b',
    'a\u202eb',
    'é',
    '_history',
    '_search',
    '$everything',
    'a,b',
    'a&b',
    '<b>',
  ])('cannot be %j', (id) => expect(isId(id)).toBe(false))

  it('is parsed from references to it', () => {
    fc.assert(
      fc.property(ids, (id) => {
        expect(isId(id)).toBe(true)
        expect(parseReference(`Observation/${id}`)).toEqual({ kind: 'relative', type: 'Observation', id })
        expect(parseReference(`Observation/${id}/_history/${id}`)).toEqual({
          kind: 'relative',
          type: 'Observation',
          id,
        })
        expect(parseReference(`${BASE}/Patient/${id}`)).toMatchObject({ kind: 'absolute', type: 'Patient', id })
      }),
    )
  })

  it('remains one path segment of a URL, even with malicious characters', () => {
    const hostile = fc.oneof(
      ids,
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        '..',
        '.',
        '../..',
        '%2e%2e',
        '%2F',
        '//evil.example',
        '?a=b',
        '#x',
        '\\..\\',
        '\u0000',
        '\ud800',
        'javascript:x',
      ),
    )
    fc.assert(
      fc.property(hostile, (id) => {
        const url = new URL(`/record/Goal/${encodeIdForPath(id)}`, 'https://app.example')
        const parts = url.pathname.split('/')
        expect([url.origin, url.search, url.hash, ...parts.slice(0, 3)]).toEqual([
          'https://app.example',
          '',
          '',
          '',
          'record',
          'Goal',
        ])
        expect(parts.length).toBe(4)
        expect(['', id]).toContain(decodeURIComponent(parts[3] ?? ''))
        if (isId(id)) expect(decodeURIComponent(parts[3] ?? '')).toBe(id)
      }),
      { numRuns: 1000 },
    )
  })

  it('is one value in a search parameter', () => {
    fc.assert(fc.property(ids, (id) => void expect(escapeIdForSearch(id).split(/(?<!\\)[,|]/)).toHaveLength(1)))
    expect(escapeIdForSearch('a|b')).toBe(String.raw`a\|b`)
  })
})

it.each([
  'Patient/',
  'Patient',
  'p',
  'Patient/..',
  'Patient/$everything',
  'Patient/_history',
  'Patient/a/b',
  'Patient/%2e%2e',
  'Patient/a b',
  'Patient?identifier=a|b',
  'patient/p',
  '',
])('%j is not a reference to a record', (reference) => {
  expect(parseReference(reference)).toBeUndefined()
})
