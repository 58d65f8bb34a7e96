import fc from 'fast-check'
import { base64url } from 'jose'
import { expect, test } from 'vitest'
import { generatedCases } from '../../../scripts/ci/full-matrix'
import { guideKey, guideLink } from './__fixtures__/guide-examples'
import { linkOf, outcome, testKey } from './__fixtures__/links'
import { checkAddress } from './check-address'
import { contentOf, parseManifest } from './manifest'
import { parseHealthLink, type HealthLink } from './parse-link'

const key = testKey
const url = 'https://links.example.org/m/1'

test('the link of the guide is read, with or without a viewer', () => {
  const expected = {
    url: 'https://ehr.example.org/qr/Y9xwkUdtmN9wwoJoN3ffJIhX2UGvCL1JnlPVNL3kDWM/m',
    key: base64url.decode(guideKey),
    needsPasscode: true,
    isDirect: false,
    isLongTerm: true,
    label: 'Back-to-school immunizations for Oliver Brown',
    expiresAt: undefined,
  }
  for (const text of [guideLink, `https://viewer.example.org#${guideLink}`, `  My link: ${guideLink}\n`])
    expect(parseHealthLink(text)).toEqual(expected)
})

test('flags and members that are not known are ignored, and a label has at most 80 characters', () => {
  const link = parseHealthLink(
    linkOf({ url, key, flag: 'LUX', exp: 1_800_000_000, v: 1, label: 'a'.repeat(90), extension: {}, _x: 1 }),
  )
  expect(link).toMatchObject({ isLongTerm: true, isDirect: true, needsPasscode: false, expiresAt: 1_800_000_000_000 })
  expect(link.label).toBe(`${'a'.repeat(79)}…`)
})

test.each([
  ['', 'notLink'],
  ['https://viewer.example.org', 'notLink'],
  ['xshlink:/eyJ9', 'notLink'],
  ['shlink:/', 'damagedLink'],
  ['shlink:/%%%', 'damagedLink'],
  [linkOf('text'), 'damagedLink'],
  [linkOf({ url }), 'damagedLink'],
  [linkOf({ key }), 'damagedLink'],
  [linkOf({ url, key: key.slice(1) }), 'damagedLink'],
  [linkOf({ url, key: `${key}${key}` }), 'damagedLink'],
  [linkOf({ url, key, flag: 'PU' }), 'damagedLink'],
  [linkOf({ url, key, label: 'a'.repeat(5000) }), 'damagedLink'],
  [linkOf({ v: 2, label: 'Later' }), 'newerVersion'],
])('%s is %s', (text, kind) => expect(outcome(() => parseHealthLink(text))).toBe(kind))

test('any text is a link or has a reason', () => {
  const texts = fc.oneof(
    fc.string().map((text) => `shlink:/${text}`),
    fc.json().map((json) => `shlink:/${base64url.encode(json)}`),
    fc.record({ at: fc.nat(guideLink.length - 1), by: fc.integer({ min: 1, max: 127 }) }).map(({ at, by }) => {
      const changed = String.fromCharCode(guideLink.charCodeAt(at) ^ by)
      return guideLink.slice(0, at) + changed + guideLink.slice(at + 1)
    }),
    fc.nat(guideLink.length).map((end) => guideLink.slice(0, end)),
  )
  fc.assert(
    fc.property(texts, (text) => {
      const read = outcome(() => parseHealthLink(text))
      expect(typeof read === 'string' || (read as HealthLink).key.length === 32).toBe(true)
    }),
    { numRuns: generatedCases(8000), seed: 29 },
  )
})

const anywhere = { receive: 'any' } as const
test.each<readonly [address: string, kind: string | undefined]>([
  ['http://links.example.org/a', 'unsafeAddress'],
  ['ftp://links.example.org/a', 'unsafeAddress'],
  ['https://user:word@links.example.org/a', 'unsafeAddress'],
  [`https://links.example.org/${'a'.repeat(2000)}`, 'unsafeAddress'],
  ['not an address', 'unsafeAddress'],
  ...[
    'localhost',
    'app.localhost',
    'printer',
    'printer.local',
    'wiki.internal.',
    'router.home.arpa',
    '127.0.0.1',
    '2130706433',
    '0x7f.1',
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '172.31.0.1',
    '169.254.169.254',
    '192.168.1.1',
    '224.0.0.1',
    '[::1]',
    '[::ffff:10.0.0.1]',
    '[fe80::1]',
    '[fd00::1]',
    '[2002:7f00:1::]',
    '[64:ff9b::a00:1]',
  ].map((host) => [`https://${host}/a`, 'localAddress'] as const),
  ['https://links.example.org/a', undefined],
  ['https://172.32.0.1/a', undefined],
  ['https://[2606:4700::1]:8443/a', undefined],
])('where any public host may be read, %s is %s', (address, kind) =>
  expect(outcome(() => checkAddress(address, anywhere))).toBe(kind),
)

test('hosts on the list may be read, also local ones; where only those may be, no other', () => {
  const listed = { receive: 'listed', hosts: ['https://links.example.org', 'http://localhost:9400'] } as const
  const kinds = ['https://links.example.org/a', 'http://localhost:9400/a', 'https://links.example.org:8443/a', url]
  expect(kinds.map((address) => outcome(() => checkAddress(address, listed)))).toEqual([
    undefined,
    undefined,
    'otherHost',
    undefined,
  ])
})

test('the manifest of the guide is read', () => {
  const files = parseManifest(
    JSON.stringify({
      files: [
        { contentType: 'application/smart-health-card', location: 'https://bucket.cloud.example.org/file1?sas=MFXK6' },
        { contentType: 'application/smart-health-card', embedded: 'eyJ..8.x.y' },
        {
          contentType: 'application/fhir+json',
          location: 'https://bucket.cloud.example.org/file2?sas=T34',
          lastUpdated: '2025-03-09T15:29:46Z',
          status: 'finalized',
          fhirVersion: '4.0.1',
        },
        { contentType: 'application/fhir+json', embedded: 'e', status: 'no-longer-valid' },
      ],
    }),
  )
  expect(files.map(({ contentType, isWithdrawn }) => [contentOf(contentType ?? ''), isWithdrawn])).toEqual([
    ['card', false],
    ['card', false],
    ['record', false],
    ['record', true],
  ])
  expect(files[2]?.lastUpdated).toBe('2025-03-09T15:29:46Z')
})

test.each([
  ['no JSON', '<html>', 'badManifest'],
  ['no files', '{}', 'badManifest'],
  ['a file without content', '{"files":[{"contentType":"application/fhir+json"}]}', 'badManifest'],
  ['too many files', JSON.stringify({ files: Array(51).fill({ embedded: 'a' }) }), 'tooLarge'],
])('a manifest with %s is refused', (_, text, kind) => expect(outcome(() => parseManifest(text))).toBe(kind))

test.each([
  ['application/fhir+json; fhirVersion=4.0.1', 'record'],
  ['Application/FHIR+JSON', 'record'],
  ['application/smart-api-access', 'access'],
  ['image/png', 'unknown'],
  ['constructor', 'unknown'],
])('%s is %s', (type, content) => expect(contentOf(type)).toBe(content))
