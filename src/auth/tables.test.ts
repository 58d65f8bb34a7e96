import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parseConfig, type EhrConfig } from '../config/config'
import { callbackPath, hasCallbackConflict, findEhrByIss } from './launch/redirect-uris'
import { guardedUrl } from './http/guarded-url'
import { parseFhirUser, findInvalidClaim } from './launch/id-token'
import { grantsOf, parseScope, scopesFor } from './tokens/scopes'
import { refreshDueAt, parseTokenResponse } from './tokens/token-set'

const ehr: EhrConfig = {
  id: 'a',
  name: 'A',
  fhirBase: 'https://ehr.example/fhir/r4',
  aliases: ['https://old.example/fhir/'],
  clientId: 'c',
}

describe('the token is sent only below the FHIR base', () => {
  test.each([
    'Patient/1',
    'Observation?patient=1&date=ge2020',
    'https://ehr.example/fhir/r4/Patient/1',
    'https://EHR.example:443/fhir/r4/Patient/1',
    'https://ehr.example/fhir/r4?_getpages=abc',
    'https://ehr.example/fhir/r4/Condition?code=http%3A%2F%2Fsnomed.info%2Fsct%7C1',
  ])('is sent to %s', (address) => expect(guardedUrl(ehr.fhirBase, address)?.origin).toBe('https://ehr.example'))

  test.each([
    'https://evil.example/fhir/r4/Patient/1',
    'http://ehr.example/fhir/r4/Patient/1',
    'https://ehr.example:8443/fhir/r4/Patient/1',
    'https://ehr.example.evil.example/fhir/r4/Patient/1',
    'https://ehr.example@evil.example/fhir/r4/Patient/1',
    'https://user:pass@ehr.example/fhir/r4/Patient/1',
    'https://ehr.example/fhir/r4x/Patient/1',
    'https://ehr.example/admin',
    'https://ehr.example/fhir/r4',
    '//evil.example/fhir/r4/Patient/1',
    '/admin',
    '../admin',
    'Patient/../../admin',
    'Patient/%2e%2e/%2e%2e/admin',
    'Patient/..%2fadmin',
    'https://ehr.example/fhir/r4/..;/admin',
    'Patient/..;jsessionid=1/../admin',
    'Patient/..;/..;/admin',
    'Patient/.;/1',
    'Patient/..%3b/admin',
    'Patient/%252e%252e/admin',
    '..\\admin',
    'Patient/1#x',
    'javascript:alert(1)',
  ])('is never sent to %s', (address) => expect(guardedUrl(ehr.fhirBase, address)).toBeUndefined())
})

test.each([
  ['https://ehr.example/fhir/r4', 'a'],
  ['https://ehr.example/fhir/r4/', 'a'],
  ['HTTPS://EHR.Example:443/fhir/r4', 'a'],
  ['https://old.example/fhir', 'a'],
  ['https://ehr.example/fhir/R4', undefined],
  ['https://ehr.example/fhir/r4//', undefined],
  ['https://ehr.example/fhir/r4?x=1', undefined],
  ['https://ehr.example/fhir/r4#x', undefined],
  ['https://me@ehr.example/fhir/r4', undefined],
  ['http://ehr.example/fhir/r4', undefined],
  ['https://evil.example/fhir/r4', undefined],
  ['not an address', undefined],
])('iss %s is EHR %s', (iss, id) => expect(findEhrByIss([ehr], iss)?.id).toBe(id))

test('the shipped config.json is valid', () => {
  const config: unknown = JSON.parse(readFileSync('public/config.json', 'utf8'))
  expect(parseConfig(config).ehrs).toHaveLength(1)
})

test('the help of a health system can be configured in part or in full', () => {
  for (const help of [
    { phone: '+1 (555) 010-0199' },
    { hours: 'Mon to Fri, 8 to 5' },
    { phone: '555 0100', hours: '24 hours', url: 'https://ehr.example/help' },
    { portal: 'https://portal.example' },
  ])
    expect(parseConfig({ ehrs: [{ ...ehr, help }] }).ehrs[0]?.help).toEqual(help)
  for (const help of [
    'call us',
    {},
    { phone: 'the desk' },
    { phone: 5550100 },
    { hours: '' },
    { url: 'http://help.example' },
    { portal: 'javascript:alert(1)' },
    { url: 'javascript:alert(1)' },
    { mail: 'desk@ehr.example' },
  ])
    expect(() => parseConfig({ ehrs: [{ ...ehr, help }] }), JSON.stringify(help)).toThrow(
      /ehrs\[0\]\.help must be an object with phone, hours, url or portal/,
    )
})

test('the notice on when results are shown has a text in English at least', () => {
  for (const releaseNotice of [{ en: 'At once.' }, { en: 'At once.', es: 'Enseguida.' }])
    expect(parseConfig({ ehrs: [{ ...ehr, releaseNotice }] }).ehrs[0]?.releaseNotice).toEqual(releaseNotice)
  for (const releaseNotice of ['At once.', {}, { es: 'Enseguida.' }, { en: '' }, { en: 'At once.', fr: 'Vite.' }])
    expect(() => parseConfig({ ehrs: [{ ...ehr, releaseNotice }] }), JSON.stringify(releaseNotice)).toThrow(
      /ehrs\[0\]\.releaseNotice must be an object with a text in English/,
    )
})

test('shared links are opened only where a site says from which hosts', () => {
  for (const shared of [
    { receive: 'off' },
    { receive: 'any' },
    { receive: 'any', hosts: ['http://localhost:9400'] },
    { receive: 'listed', hosts: ['https://links.example'] },
  ])
    expect(parseConfig({ ehrs: [ehr], shared }).shared).toEqual(shared)
  expect(parseConfig({ ehrs: [ehr] }).shared).toBeUndefined()
  for (const shared of [
    true,
    {},
    { receive: 'all' },
    { receive: 'any', hosts: 'https://links.example' },
    { receive: 'any', hosts: ['links.example'] },
    { receive: 'any', hosts: ['http://links.example'] },
    { receive: 'any', hosts: ['https://links.example/path'] },
    { receive: 'any', other: 1 },
  ])
    expect(() => parseConfig({ ehrs: [ehr], shared }), JSON.stringify(shared)).toThrow(/shared must be an object/)
})

test.each([
  [{}, /ehrs must be a list/],
  [{ ehrs: [{ ...ehr, fhirBase: 'http://ehr.example/fhir' }] }, /ehrs\[0\]\.fhirBase must be an https address/],
  [{ ehrs: [{ ...ehr, clientSecret: 'x' }] }, /clientSecret is not a setting/],
  [{ ehrs: [{ ...ehr, persist: 'forever' }] }, /persist must be tab or memory/],
  [{ ehrs: [{ ...ehr, idleMinutes: 2 }] }, /idleMinutes must be a whole number from 5/],
  [{ ehrs: [{ ...ehr, reviewedWordsOnly: 'yes' }] }, /reviewedWordsOnly must be true or false/],
  [{ ehrs: [{ ...ehr, medlinePlus: 0 }] }, /medlinePlus must be true or false/],
  [{ ehrs: [ehr, ehr] }, /same id/],
  [
    {
      ehrs: [
        { ...ehr, issuer: 'https://i.example' },
        { ...ehr, id: 'b', issuer: 'https://i.example' },
      ],
    },
    /same issuer/,
  ],
  [{ ehrs: [{ ...ehr, id: 'a/../b' }] }, /ehrs\[0\]\.id must be up to 64 letters/],
])('config fault %#', (config, message) => expect(() => parseConfig(config)).toThrow(message))

test.each([
  ['patient/Observation.read', 'patient', 'Observation', true, true, undefined],
  ['patient/*.*', 'patient', '*', true, true, undefined],
  ['user/Condition.rs', 'user', 'Condition', true, true, undefined],
  ['user/Condition.r', 'user', 'Condition', false, true, undefined],
  ['patient/Condition.cruds', 'patient', 'Condition', true, true, undefined],
  ['patient/Condition.write', 'patient', 'Condition', false, false, undefined],
  ['patient/Observation.rs?category=laboratory', 'patient', 'Observation', true, true, 'category=laboratory'],
])('scope %s', (scope, context, type, search, read, query) =>
  expect(parseScope(scope)).toEqual({ context, type, search, read, query }),
)

test.each([
  'openid',
  'launch/patient',
  'system/Patient.read',
  'patient/Patient',
  'patient/Patient.',
  'patient/Patient.xyz',
])('%s is no scope for records', (scope) => expect(parseScope(scope)).toBeUndefined())

test('grants follow the granted scopes, or the requested ones if the response has none', () => {
  const grants = grantsOf(['patient/Goal.read'], 'patient/Condition.rs?category=a patient/Patient.r')
  expect([
    grants.canRead('Condition'),
    grants.canRead('Goal'),
    grants.canRead('Patient'),
    grants.canRead('Patient', 'read'),
  ]).toEqual([true, false, false, true])
  expect(grants.limits('Condition')).toEqual(['category=a'])
  const scopes =
    'patient/Goal.r patient/Goal.s?category=b patient/Device.rs patient/Device.rs?type=c patient/Device.rs?type=c'
  const mixed = grantsOf([], scopes)
  expect([mixed.limits('Goal'), mixed.queries('Goal')]).toEqual([['category=b'], ['category=b']])
  expect([mixed.limits('Device'), mixed.queries('Device')]).toEqual([[], ['type=c']])
  expect(grantsOf(['patient/Goal.read'], undefined).canRead('Goal')).toBe(true)
})

test('scopes are requested in one style and per type', () => {
  const v2 = scopesFor(ehr, 'standalone', ['permission-v2'], [])
  expect(v2).toEqual(
    expect.arrayContaining(['openid', 'fhirUser', 'launch/patient', 'patient/Observation.rs', 'patient/Provenance.rs']),
  )
  expect(v2.some((scope) => scope.endsWith('.read') || scope.includes('DiagnosticOrder'))).toBe(false)
  expect(scopesFor({ ...ehr, offline: 'online_access' }, 'ehr', [], [])).toEqual(
    expect.arrayContaining(['launch', 'online_access', 'patient/Patient.read']),
  )
})

test.each([
  ['Patient/1', { type: 'Patient', id: '1' }],
  ['https://ehr.example/fhir/r4/Practitioner/x/_history/2', { type: 'Practitioner', id: 'x' }],
  ['https://evil.example/fhir/Patient/1', undefined],
  ['Group/1', undefined],
])('fhirUser %s', (reference, user) => expect(parseFhirUser(reference, [ehr.fhirBase])).toEqual(user))

const claims = { iss: 'i', aud: 'c', exp: 1000, nonce: 'n' }
test.each([
  [claims, undefined],
  [{ ...claims, iss: 'x' }, 'iss'],
  [{ ...claims, aud: ['x'] }, 'aud'],
  [{ ...claims, exp: '1000' }, 'exp'],
  [{ ...claims, iat: 'now' }, 'iat'],
  [{ ...claims, nbf: null }, 'nbf'],
  [{ ...claims, nonce: undefined }, 'nonce'],
])('id_token claims %#', (claimSet, invalid) =>
  expect(findInvalidClaim(claimSet, { issuer: 'i', clientId: 'c', nonce: 'n' })).toBe(invalid),
)

test.each([
  ['1200', 1_200_000 - 120_000],
  [60, 30_000],
  [10, 5_000],
  [undefined, undefined],
])('a token of %s s is refreshed at %s ms', (expires_in, at) => {
  const tokens = parseTokenResponse({ access_token: 'a', token_type: 'Bearer', expires_in }, 0)
  expect(tokens && refreshDueAt(tokens)).toBe(at)
})

test('a token that is not a bearer token is refused', () =>
  expect(parseTokenResponse({ access_token: 'a', token_type: 'mac' }, 0)).toBeUndefined())

describe('redirect URIs', () => {
  const configured: EhrConfig = { id: 'own', name: 'Own', fhirBase: 'https://configured.example/r4', clientId: 'c' }
  const listed: EhrConfig = { ...configured, id: 'dir-1', vendor: 'meadow' }
  test.each([
    ['/callback', configured, { ehrs: [configured] }],
    ['/callback/own', configured, { ehrs: [configured, { ...configured, id: 'other' }] }],
    ['/callback/own', configured, { ehrs: [configured], directory: true }],
    ['/callback/meadow', listed, { ehrs: [configured], directory: true }],
  ])('%s', (path, ehr, config) => expect(callbackPath(ehr, config)).toBe(path))

  test.each([
    ['a vendor with an id of its own', listed, false],
    ['a vendor with the id of a configured EHR', { ...listed, vendor: 'own' }, true],
    ['a system with the id of a configured EHR', { ...listed, id: 'own' }, true],
    ['a configured EHR itself', configured, false],
  ])('are never shared by two EHRs: %s', (_, ehr, isConflict) =>
    expect(hasCallbackConflict(ehr, { ehrs: [configured], directory: true })).toBe(isConflict),
  )

  test('a site may have a directory and no configured EHR', () => {
    expect(parseConfig({ ehrs: [], directory: true })).toEqual({ ehrs: [], directory: true })
    expect(() => parseConfig({ ehrs: [] })).toThrow('at least one EHR')
    expect(() => parseConfig({ ehrs: [configured], directory: 'yes' })).toThrow('directory must be true or false')
  })
})
