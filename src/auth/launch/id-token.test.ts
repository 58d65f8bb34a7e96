// @vitest-environment happy-dom
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { EhrConfig } from '../../config/config'
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
  new SignJWT({ nonce, fhirUser: 'Practitioner/x' })
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
  expect(await check(await token())).toEqual({ user: { type: 'Practitioner', id: 'x' }, isVerified: true })
})

test.each<[string, Changes, RegExp]>([
  ['signed with another key', { key: otherKeys.privateKey }, /SIGNATURE/],
  ['signed with a key that the EHR does not publish', { key: otherKeys.privateKey, kid: 'unknown' }, /NO_MATCHING_KEY/],
  ['of another issuer', { issuer: 'https://evil.example' }, /iss/],
  ['for another app', { audience: 'other' }, /aud/],
  ['that has expired', { expires: '-10m' }, /exp/],
  ['for another sign-in', { nonce: 'other' }, /nonce/],
])('an id_token %s ends the sign-in', async (_, changes, reason) => {
  await expect(check(await token(changes))).rejects.toMatchObject({
    kind: 'notForThis',
    technical: expect.stringMatching(reason) as string,
  })
})

test('an id_token that cannot be read ends the sign-in', async () => {
  await expect(check('x.y.z')).rejects.toMatchObject({ kind: 'notForThis' })
})

const noUser = { user: undefined, isVerified: false }
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

test('without readable keys, the user is for display only', async () => {
  jwksStatus = 404
  expect(await check(await token())).toEqual({ user: { type: 'Practitioner', id: 'x' }, isVerified: false })
})
