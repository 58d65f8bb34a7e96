import { describe, expect, test } from 'vitest'
import { SettingsError } from './settings-error'
import { maxBitsOf } from './credentials'
import { readiness, readSettings, weakSecrets } from './settings'

const now = Date.parse('2026-11-22T12:00:00Z')
const environment = { SECRET: 'canary-secret', EMPTY: '', SEALING_KEY: Buffer.alloc(32, 7).toString('base64') }
const ehr = { id: 'a', name: 'A', fhirBase: 'https://ehr.example/fhir', clientId: 'c' }
const secret = { env: 'SECRET' }
const confidential = { method: 'client_secret_post', credentials: [secret] }
const site = (changes: object, more: object = {}) => ({
  url: 'https://site.example',
  ehrs: [{ ...ehr, ...changes }],
  ...more,
})
const faultsOf = (value: unknown): readonly string[] => {
  try {
    readSettings(value, now, environment)
    return []
  } catch (cause) {
    return cause instanceof SettingsError ? cause.faults : [String(cause)]
  }
}

describe('invalid settings, each reported with its key', () => {
  test.each([
    ['not an object', [], /the settings must be a JSON object/],
    ['no EHR', { ehrs: [] }, /ehrs must be a list/],
    ['an unknown key', site({}, { orgin: 'x' }), /^orgin is not a setting$/],
    ['an unknown key of an EHR', site({ fhirbase: 'x' }), /ehrs\[0\]\.fhirbase is not a setting/],
    [
      'a FHIR base over http',
      site({ fhirBase: 'http://ehr.example/fhir' }),
      /ehrs\[0\]\.fhirBase must be an https address/,
    ],
    ['a site URL over http', site({}, { url: 'http://site.example' }), /^url must be the https address/],
    [
      'two EHRs with one issuer',
      {
        ehrs: [
          { ...ehr, issuer: 'i' },
          { ...ehr, id: 'b', issuer: 'i' },
        ],
      },
      /two EHRs have the same issuer/,
    ],
    ['two EHRs with one id', { ehrs: [ehr, ehr] }, /two EHRs have the same id/],
    ['no site URL for a gateway', { ehrs: [{ ...ehr, confidential }] }, /^url is missing: ehrs\[0\]/],
    [
      'no credentials',
      site({ confidential: { ...confidential, credentials: [] } }),
      /ehrs\[0\]\.confidential\.credentials must be a list with at least one/,
    ],
    [
      'a secret that does not exist',
      site({ confidential: { ...confidential, credentials: [{ env: 'NOWHERE' }] } }),
      /credentials\[0\]\.env: there is nothing in the environment variable NOWHERE/,
    ],
    [
      'an empty secret',
      site({ confidential: { ...confidential, credentials: [{ env: 'EMPTY' }] } }),
      /there is nothing in the environment variable EMPTY/,
    ],
    [
      'a missing file',
      site({ confidential: { ...confidential, credentials: [{ file: '/nowhere/secret' }] } }),
      /credentials\[0\]\.file: \/nowhere\/secret cannot be read/,
    ],
    [
      'a secret in the settings themselves',
      site({ confidential: { ...confidential, credentials: [{ secret: 'x' }] } }),
      /credentials\[0\]\.secret is not a setting/,
    ],
    [
      'a secret that has expired',
      site({ confidential: { ...confidential, credentials: [{ ...secret, expires: '2026-11-01' }] } }),
      /credentials: all have expired/,
    ],
    [
      'an invalid day',
      site({ confidential: { ...confidential, credentials: [{ ...secret, expires: 'soon' }] } }),
      /expires must be a day/,
    ],
    [
      'a text instead of a key',
      site({ confidential: { method: 'private_key_jwt', credentials: [{ ...secret, kid: 'k' }] } }),
      /credentials\[0\]: this is no private key/,
    ],
    [
      'an unknown method',
      site({ confidential: { ...confidential, method: 'basic' } }),
      /confidential\.method must be client_secret_post/,
    ],
    [
      'an unknown key of a gateway',
      site({ confidential: { ...confidential, key: 1 } }),
      /ehrs\[0\]\.confidential\.key is not a setting/,
    ],
    [
      'sealing keys that are no list',
      site({ confidential: { ...confidential, sealingKeys: { env: 'SEALING_KEY' } } }),
      /confidential\.sealingKeys must be a list/,
    ],
    [
      'a sealing key that is too short',
      site({ confidential: { ...confidential, sealingKeys: [secret] } }),
      /sealingKeys\[0\] must be at least 32 random bytes/,
    ],
    [
      'an unknown key of a sealing key',
      site({ confidential: { ...confidential, sealingKeys: [{ env: 'SEALING_KEY', kid: 'k' }] } }),
      /sealingKeys\[0\]\.kid is not a setting/,
    ],
    ['relay that is not a boolean', site({ relay: 'yes' }), /ehrs\[0\]\.relay must be true or false/],
    [
      'proxies that are not a number',
      site({}, { trustProxy: 'loopback' }),
      /^trustProxy must be true, false, or how many proxies/,
    ],
    ['invalid limits', site({}, { perMinute: { signIn: 0 } }), /^perMinute must be/],
  ])('%s', (_, value, fault) => {
    const faults = faultsOf(value)
    expect(faults.filter((one) => fault.test(one))).toHaveLength(1)
    expect(faults.join(' ')).not.toContain('canary-secret')
  })

  test('all faults at once', () =>
    expect(faultsOf(site({ fhirBase: 'http://x.example', x: 1, confidential: {} }, { y: 1 })).length).toBeGreaterThan(
      3,
    ))
})

test('the app gets URLs of the server and no gateway settings', () => {
  const { app, gateways } = readSettings(
    {
      url: 'https://site.example/records/',
      ehrs: [
        { ...ehr, confidential },
        { ...ehr, id: 'b', relay: true },
        { ...ehr, id: 'c' },
      ],
    },
    now,
    environment,
  )
  const at = (id: string) => `https://site.example/records/ehr/${id}/fhir`
  expect(app.ehrs).toEqual([
    { ...ehr, gateway: at('a') },
    { ...ehr, id: 'b', gateway: at('b'), relayed: true, fhirBase: at('b'), aliases: [ehr.fhirBase] },
    { ...ehr, id: 'c' },
  ])
  expect([...gateways.values()].map(({ redirectUri }) => redirectUri)).toEqual([
    'https://site.example/records/callback/a',
    'https://site.example/records/callback/b',
  ])
})

test('with a directory, every EHR has its own redirect URI', () => {
  const { gateways } = readSettings(site({ confidential }, { directory: true }), now, environment)
  expect(gateways.get('a')?.redirectUri).toBe('https://site.example/callback/a')
})

test.each([
  ['2027-01-31', '2026-11-22T00:00:00Z', [], []],
  ['2026-12-10', '2026-11-22T00:00:00Z', [], ['a: the last secret or key expires within 30 days']],
  ['2026-12-10', '2026-12-10T23:00:00Z', [], ['a: the last secret or key expires within 30 days']],
  ['2026-12-10', '2026-12-12T00:00:00Z', ['a: every secret or key has expired'], []],
])('a secret valid until %s, checked at %s', (expires, at, faults, warnings) => {
  const settings = readSettings(
    site({ confidential: { ...confidential, credentials: [{ ...secret, expires }] } }),
    now,
    environment,
  )
  expect(readiness(settings, Date.parse(at))).toEqual({ faults, warnings })
})

test.each([
  ['hunter22', 41],
  ['1234567890', 33],
  ['0123456789abcdef0123456789abcdef', 128],
  ['correct horse', 85],
  ['Zk9-q2LxV0_mB7tR4uYcW1', 144],
])('the secret %s has at most %i bits', (text, bits) => expect(maxBitsOf(text)).toBe(bits))

test('a secret that could be guessed is reported without the secret, unless refresh tokens have a key of their own', () => {
  const warningsFor = (changes: object, SECRET = 'canary-secret') =>
    weakSecrets(readSettings(site({ confidential: { ...confidential, ...changes } }), now, { ...environment, SECRET }))
  expect(warningsFor({})).toEqual([expect.stringMatching(/^a: credentials\[0\] is a secret of fewer than 128 bits/)])
  expect(warningsFor({}).join('')).not.toContain('canary')
  expect(warningsFor({}, 'Zk9-q2LxV0_mB7tR4uYcW1')).toEqual([])
  expect(warningsFor({ sealingKeys: [{ env: 'SEALING_KEY' }] })).toEqual([])
})
