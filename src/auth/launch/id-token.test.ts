// @vitest-environment happy-dom
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { EhrConfig } from '../../config/config'
import type { SignInError } from '../sign-in-error'
import { verifyIdToken } from './id-token'

const base = 'https://ehr.example'
const ehr: EhrConfig = { id: 'e', name: 'E', fhirBase: `${base}/fhir`, clientId: 'c' }
const discovery = {
  authorize: `${base}/authorize`,
  token: `${base}/token`,
  issuer: base,
  jwks: `${base}/jwks`,
  capabilities: [],
  scopes: [],
  extraTypes: [],
  sendsIss: false,
}
const [ehrKeys, otherKeys] = [await generateKeyPair('RS256'), await generateKeyPair('RS256')]
const keys = { keys: [{ ...(await exportJWK(ehrKeys.publicKey)), alg: 'RS256', kid: 'k' }] }

interface Changes {
  readonly key?: CryptoKey | Uint8Array
  readonly alg?: string
  readonly kid?: string
  readonly issuer?: string
  readonly audience?: string
  readonly expires?: string
  readonly nonce?: string
}
const token = ({
  key = ehrKeys.privateKey,
  alg = 'RS256',
  kid = 'k',
  issuer = base,
  audience = 'c',
  expires = '5m',
  nonce = 'n',
}: Changes = {}) =>
  new SignJWT({ nonce, fhirUser: 'Practitioner/x', name: 'Lee' })
    .setProtectedHeader({ alg, kid })
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime(expires)
    .sign(key)
const check = (idToken: string) => verifyIdToken(ehr, discovery, idToken, 'n')

let jwksStatus: number
beforeEach(() => {
  jwksStatus = 200
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(keys), { status: jwksStatus }))
})
afterEach(() => vi.unstubAllGlobals())

test('an id_token signed by the EHR identifies the user', async () => {
  expect(await check(await token())).toEqual({ user: { type: 'Practitioner', id: 'x', name: 'Lee' } })
})

test.each<[string, Changes, RegExp]>([
  ['signed with another key', { key: otherKeys.privateKey }, /SIGNATURE/],
  ['signed with a key that the EHR does not publish', { key: otherKeys.privateKey, kid: 'unknown' }, /NO_MATCHING_KEY/],
  ['of another issuer', { issuer: 'https://evil.example' }, /iss/],
  ['for another app', { audience: 'other' }, /aud/],
  ['for another sign-in', { nonce: 'other' }, /nonce/],
])('an id_token %s ends the sign-in', async (_, changes, reason) => {
  await expect(check(await token(changes))).rejects.toMatchObject({
    kind: 'notForThis',
    technical: expect.stringMatching(reason) as string,
  })
})

const MINUTE_S = 60
/** A token whose times are minutes away from now by this device's clock. */
const tokenAt = (
  times: { readonly iat?: number; readonly nbf?: number; readonly exp: number },
  key = ehrKeys.privateKey,
) => {
  const at = (minutes: number) => Math.floor(Date.now() / 1000) + minutes * MINUTE_S
  const claims = Object.fromEntries(Object.entries(times).map(([name, minutes]) => [name, at(minutes)]))
  return new SignJWT({ nonce: 'n', fhirUser: 'Practitioner/x', iss: base, aud: 'c', ...claims })
    .setProtectedHeader({ alg: 'RS256', kid: 'k' })
    .sign(key)
}

test.each([
  ['issued seven minutes ahead', { iat: 7, exp: 12 }],
  ['issued a day ahead', { iat: 1440, exp: 1445 }],
  ['issued and valid from four minutes ahead', { iat: 4, nbf: 4, exp: 9 }],
  ['that expired four minutes ago', { iat: -9, exp: -4 }],
])('an id_token %s is accepted', async (_, times) => {
  expect(await check(await tokenAt(times))).toEqual({ user: { type: 'Practitioner', id: 'x' } })
})

test.each([
  ['that expired six minutes ago', { iat: -11, exp: -6 }, 'exp', 11],
  ['that expired ten minutes ago, without the time of its issue', { exp: -10 }, 'exp', 10],
  ['that is valid in seven minutes only', { iat: 7, nbf: 7, exp: 12 }, 'nbf', -7],
  ['that is valid in an hour only, without the time of its issue', { nbf: 60, exp: 65 }, 'nbf', -60],
])('an id_token %s says by how much the clocks differ', async (_, times, claim, minutesAhead) => {
  const error = await check(await tokenAt(times)).catch((cause: unknown) => cause as SignInError)
  expect(error).toMatchObject({ kind: 'clocksDiffer', technical: `id_token: ${claim}` })
  expect(Math.round(((error as SignInError).details.deviceAheadMs ?? 0) / 60_000)).toBe(minutesAhead)
})

test('a forged id_token is refused as forged, whatever its times', async () => {
  await expect(check(await tokenAt({ iat: -30, exp: -20 }, otherKeys.privateKey))).rejects.toMatchObject({
    kind: 'notForThis',
  })
})

test('an id_token that cannot be read ends the sign-in', async () => {
  await expect(check('x.y.z')).rejects.toMatchObject({ kind: 'notForThis' })
})

const noUser = { user: undefined }
test('an id_token without a signature counts as missing', async () => {
  const claims = new UnsecuredJWT({ nonce: 'n', fhirUser: 'Practitioner/x' })
    .setIssuer(base)
    .setAudience('c')
    .setExpirationTime('5m')
  expect(await check(claims.encode())).toEqual(noUser)
})

test.each(['HS256', 'HS512'])(
  'an id_token with %s, a shared secret that no browser app can have, counts as missing, even with the published key as the secret',
  async (alg) => {
    const secret = new TextEncoder().encode(JSON.stringify(keys.keys[0]).padEnd(64))
    expect(await check(await token({ key: secret, alg }))).toEqual(noUser)
  },
)

test.each(['None', 'nOnE', ''])('the algorithm "%s" counts as no signature', async (alg) => {
  const [, claims = '', signature = ''] = (await token()).split('.')
  const header = btoa(JSON.stringify({ alg })).replaceAll('=', '')
  expect(await check(`${header}.${claims}.${signature}`)).toEqual(noUser)
})

/** The token with another header, and a signature that fits neither. */
const withHeader = async (header: object) => {
  const [, claims = '', signature = ''] = (await token()).split('.')
  return `${btoa(JSON.stringify(header)).replaceAll('=', '')}.${claims}.${signature}`
}
test.each([
  ['with a critical header that the app does not know', { alg: 'RS256', kid: 'k', crit: ['x'], x: 1 }],
  ['signed with ES256K, which browsers cannot check', { alg: 'ES256K', kid: 'k' }],
  ['signed with Ed25519, for which the EHR publishes no key', { alg: 'Ed25519', kid: 'k' }],
  ['with an encoding that the app does not know', { alg: 'RS256', kid: 'k', b64: false, crit: ['b64'] }],
])('an id_token %s ends the sign-in, although its keys can be read', async (_, header) => {
  await expect(check(await withHeader(header))).rejects.toMatchObject({ kind: 'notForThis' })
})

test('an id_token whose key cannot be used ends the sign-in', async () => {
  const broken = { keys: [{ kty: 'RSA', kid: 'k', alg: 'RS256', n: '', e: '' }] }
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(broken)))
  await expect(check(await token())).rejects.toMatchObject({ kind: 'notForThis' })
})

const unverified = { user: { type: 'Practitioner', id: 'x', isUnverified: true } }
test('without readable keys, the user is unverified and has no name', async () => {
  jwksStatus = 404
  expect(await check(await token())).toEqual(unverified)
})

test('at an EHR that publishes no keys, the user is unverified and has no name', async () => {
  const { jwks: _, ...withoutKeys } = discovery
  expect(await verifyIdToken(ehr, withoutKeys, await token(), 'n')).toEqual(unverified)
})
