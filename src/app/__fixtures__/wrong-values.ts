import { buildPopulation } from '../../../sandbox/population/build'
import { recordTypes, type DocumentedType } from '../../contract'
import { normalizeResponse } from '../../fhir/normalize-response'
import { parseLosslessJson } from '../../fhir/lossless-json'
import { recordWithEveryElement } from './every-element'
import type { Json } from './datatype-values'
import type { Resource } from '../../fhir/resource'

/** Ids of the patient and of the records, as they can be read from a server. */
export const wrongPatientId = 'wrong'

/** Random numbers from 0 to 1 by a seed (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const LONG = 60_000
const fill = (pattern: string): string => pattern.repeat(Math.ceil(LONG / pattern.length)).slice(0, LONG)

/** Written into the JSON as it is, for numbers that JavaScript cannot hold. */
const asSent = (json: string): string => `\u0001${json}\u0001`

const dates = [
  ...['2026-13-45', '9999-99-99', '2026-99-99T00:00:00Z', '2026-02-30', '2026-02-29', '2026-00-10', '2026-10-00'],
  ...['0000', '0000-01-01', '0001-01-02', '0099-12-31', '1582-10-10', '1883-11-18T12:03:57Z', '9998-12-31', '9999'],
  ...['9999-12-30T23:59:59-14:00', '9998-12-31T23:59:59.999-23:59', '0000-01-01T00:00:00+14:00', '+275760-09-13'],
  ...['-000001-01-01', '+275760-09-14T00:00:00Z', '2026-05-03T25:61:00Z', '2026-05-03T10:00:00+99:99', '2026-5-3'],
  ...['2026-05-03T24:00:00Z', '2026-12-31T24:00:00+14:00', '2016-12-31T23:59:60Z', '2026-05-03T10', '2026-05-03T', 'T'],
  ...[
    '2026-05-03T10:00:00.1234567890123456789Z',
    '20260503',
    '05/03/2026',
    'yesterday',
    '2026-W18-1',
    '--05-03',
    '٢٠٢٦-٠٥-٠٣',
  ],
  ...[
    '2026-05-03T02:30:00',
    '2026-03-08T02:30:00-05:00',
    '2026-05-03\u202e',
    '\u200b2026-05-03',
    '2026-05-03T00:00:00-00:00',
  ],
]
const texts = [
  ...[
    '',
    ' ',
    '\u00a0',
    '-',
    '.',
    '..',
    '/',
    '#',
    '%',
    '%00',
    '%zz',
    '?',
    '&',
    '"',
    "'",
    '\\',
    '\n',
    '\r\n\t',
    '<',
    '&lt;',
  ],
  ...[
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    'null',
    'undefined',
    'NaN',
    '[object Object]',
    'true',
    '0',
  ],
  ...[
    '\u202egnirts',
    '\u2066\u2067\u2068',
    '\u200b\u200c\u200d\ufeff',
    '\u00ad=1+1',
    '\u2060=1',
    '\u200e=1',
    '\u0085=1',
    '\u0000=1',
  ],
  ...['\ud800', '\udc00\ud800', 'a\ud83d', '\u0000', 'a\u0000b', '\u0007\u001b[31m', '\ufffe\uffff', '\u{10ffff}'],
  ...['💉'.repeat(200), 'é'.normalize('NFD').repeat(300), 'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢', 'שלום', 'مرحبا', '你好', 'İıſK'],
  ...['=1+1', '+1', '-1+1', '@SUM(A1)', '=cmd|1!A0', '\t=1', '＝1'],
  ...[
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '{{x}}',
    '${x}',
    '<!---->',
    '<?xml?>',
    '<div>',
    '</div>',
  ],
]
/** Repeated to make long texts. */
export const repeatedParts = [
  ...[
    'x',
    '<',
    '>',
    ' (',
    '(',
    ')',
    '=',
    '&',
    '&amp;',
    '\n',
    ' ',
    '\t',
    '0',
    '1,',
    '1.',
    '.',
    '-',
    '/',
    ';',
    ':',
    '"',
    'a ',
  ],
  ...[
    '<!---->',
    '<?xml?>',
    '<div>',
    '<b',
    '[',
    ']',
    '{',
    '1-',
    ' - ',
    'mg ',
    '500 mg ',
    'Tablet, ',
    '\u200b',
    '\u202e',
    '\u0301',
    '💉',
  ],
  ...[
    '\ud800',
    'A=',
    'ä',
    '% ',
    '* ',
    '_',
    '\\',
    '+',
    '<br>',
    '<script>',
    '<p>a</p>',
    'x,',
    '1/1/',
    '2026-',
    'and ',
    'twice ',
  ],
]
const longTexts = repeatedParts.map(fill)
const numbers = [
  ...[
    0,
    -0,
    1,
    -1,
    0.1,
    1e21,
    -1e21,
    1e-7,
    5e-324,
    1.7976931348623157e308,
    -1.7976931348623157e308,
    2 ** 31,
    2 ** 53,
    2 ** 64,
  ],
  ...[8.64e15, 8.64e15 + 1, 100_000_000, 1e300, 12345678901234567890, 1e15, 99_999_999.999999].map(Number),
  ...[
    '1.50',
    '1e400',
    '-1e400',
    '1E+2',
    '0.0',
    '-0.0',
    `0.${'0'.repeat(400)}1`,
    '9'.repeat(400),
    `1.${'0'.repeat(120)}`,
  ].map(asSent),
]
const kinds = [
  null,
  true,
  false,
  42,
  -1,
  'text',
  '',
  [],
  {},
  [[]],
  [null],
  [[[['x']]]],
  { a: 1 },
  [1, 'x', {}],
  { value: {} },
]
const ids = [
  ...[
    '.',
    '..',
    '../../x',
    'a/b',
    'a\\b',
    '_history',
    '_search',
    '$everything',
    'a?b',
    'a#b',
    'a b',
    '%2e%2e',
    '%',
    'a,b|c',
  ],
  ...['x'.repeat(300), '', ' ', '\u202ex', '\ud800', '\u0000', '💉', '__proto__', '-', '~', "'", '"', 'a;b', '0'],
]
const addresses = [
  ...[
    'http://evil.example/x',
    'https://evil.example/x',
    'https://user:pw@evil.example',
    '//evil.example',
    'javascript:alert(1)',
  ],
  ...[
    'data:text/html,<b>',
    'blob:https://x/y',
    'file:///etc/passwd',
    'https://bаnk.example',
    'https://[',
    'https://%zz',
    'https://',
  ],
  ...[
    'https://evil.example\\@x',
    'Binary/../../x',
    'Binary/x',
    '/Binary/x',
    'Binary/..;/x',
    'ftp://x',
    'mailto:x',
    'tel:1',
    'urn:uuid:',
  ],
  ...[
    'urn:oid:1.2.3',
    '#',
    '#x',
    'https://evil.example/\u202e',
    `https://evil.example/${'a'.repeat(5000)}`,
    'HTTPS://EVIL.EXAMPLE',
    '?',
  ],
]

function nested(depth: number, inside: unknown): unknown {
  let value = inside
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { extension: value }
  return value
}

interface Source {
  readonly random: () => number
  readonly type: DocumentedType
  readonly id: string
}

type Kind = (source: Source, value: unknown) => unknown

const pick =
  <T>(from: readonly T[]) =>
  ({ random }: Source): T =>
    from[Math.floor(random() * from.length)] as T

/** References that lead back to the record itself, or nowhere. */
const references: Kind = ({ random, type, id }) => {
  const reference = pick([
    `${type}/${id}`,
    '#',
    `#${id}`,
    `${type}/${id}/_history/1`,
    'Patient/..',
    'X/y',
    '#self',
    ...ids,
    ...addresses,
  ])({
    random,
    type,
    id,
  })
  return { reference, display: random() < 0.5 ? 'Name' : undefined }
}

/** Kinds of wrong values, and what one puts in place of a value. */
export const wrongKinds = {
  kind: pick(kinds),
  date: pick(dates),
  text: pick(texts),
  longText: pick(longTexts),
  number: pick(numbers),
  id: pick(ids),
  address: pick(addresses),
  reference: references,
  deep: (source, value) => nested(5 + Math.floor(source.random() * 80), value),
  many: ({ random }, value) => {
    const size = JSON.stringify(value)?.length ?? 0
    // Copies, so that a later long text gets into one of them: in all of them it makes records that no server can send.
    return Array.from({ length: 2 + Math.floor(random() * (size > 5000 ? 1 : 60)) }, () => structuredClone(value))
  },
  absent: () => undefined,
  mixed: (source, value) =>
    typeof value === 'string' && !value.includes('\u0001')
      ? `${value.slice(0, value.length / 2)}${pick(texts)(source)}${value.slice(value.length / 2)}`
      : value,
} satisfies Readonly<Record<string, Kind>>

type WrongKind = keyof typeof wrongKinds
const kindNames = Object.keys(wrongKinds) as readonly WrongKind[]

/** What suits a value is used more often than the other kinds: a date that cannot be gets further than a list in place of a date. */
function suitable(value: unknown, name: string): readonly WrongKind[] {
  if (typeof value === 'number') return ['number']
  if (typeof value === 'string') {
    if (/^\d{4}(?:-|$)/.test(value)) return ['date', 'date']
    if (name === 'id') return ['id']
    if (/url|uri|system|reference/i.test(name)) return ['address', 'text']
    return ['text', 'longText', 'mixed']
  }
  return ['kind', 'many', 'deep', 'reference']
}

interface Place {
  readonly holder: Json
  readonly name: string
}

/** Every member at every depth, but what makes it a record of its type and of its patient. */
function placesIn(value: unknown, isRoot = true): readonly Place[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.keys(value).flatMap((name) =>
    isRoot && ['resourceType', 'id'].includes(name)
      ? []
      : [{ holder: value as Json, name }, ...placesIn((value as Json)[name], false)],
  )
}

const bases = new Map<DocumentedType, readonly Json[]>()
let population: readonly Json[] | undefined

/** Records to begin with: one with every element of the contract, and those of the sandbox, whose codes lead further into the app. */
function basesOf(type: DocumentedType): readonly Json[] {
  population ??= buildPopulation(1).resources as unknown as readonly Json[]
  const known = bases.get(type) ?? [
    recordWithEveryElement(type).resource,
    ...population.filter(({ resourceType }) => resourceType === type).slice(0, 400),
  ]
  bases.set(type, known)
  return known
}

/** Elements by which a server's record belongs to its patient. */
const OWNERS = ['subject', 'patient', 'beneficiary']

/**
 * A record with wrong values, the same for the same number: the first of each type is one with every element of the contract, later ones are ordinary.
 * `keepOwner`: its patient stays `wrongPatientId`, so that a search result is not left out as somebody else's.
 */
export function wrongRecord(number: number, keepOwner = false): Resource {
  const random = randomNumbers(number * 7919 + 1)
  const type = recordTypes[number % recordTypes.length] as DocumentedType
  const choices = basesOf(type)
  const base = random() < 0.4 ? choices[0] : choices[Math.floor(random() * choices.length)]
  const id = `wrong-${number}`
  const source = { random, type, id }
  const record: Json = { ...(structuredClone(base) as Json), id }
  const places = placesIn(record)
  const changes = random() < 0.1 ? Math.ceil(places.length / 3) : 1 + Math.floor(random() * 6)
  const left: Partial<Record<WrongKind, number>> = { deep: 1, longText: 2, many: 3 }
  for (let change = 0; change < changes; change += 1) {
    const { holder, name } = pick(places)(source) ?? { holder: record, name: 'x' }
    const value = holder[name]
    const kind = pick(random() < 0.75 ? suitable(value, name) : kindNames)(source)
    const remaining = left[kind] ?? 1
    if (remaining === 0) continue
    if (kind in left) left[kind] = remaining - 1
    holder[name] = wrongKinds[kind](source, value)
  }
  if (random() < 0.05) record['contained'] = [{ ...structuredClone(record), id: 'self' }]
  if (random() < 0.05) record['id'] = wrongKinds.id(source)
  if (keepOwner) {
    record['id'] = id
    for (const owner of OWNERS) if (base && owner in base) record[owner] = { reference: `Patient/${wrongPatientId}` }
    if (type === 'Patient') record['id'] = wrongPatientId
  }
  const json = JSON.stringify(record).replace(/"\\u0001([^"]*)\\u0001"/g, '$1')
  return normalizeResponse(parseLosslessJson(json)) as Resource
}
