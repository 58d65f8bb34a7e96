// @vitest-environment happy-dom
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { EhrConfig } from '../../config/config'
import { identify } from './id-token'

const base = 'https://ehr.example'
const ehr: EhrConfig = { id: 'e', name: 'E', fhirBase: `${base}/fhir`, clientId: 'c' }
const discovery = {
  authorize: `${base}/authorize`,
  token: `${base}/token`,
  issuer: base,
  jwks: `${base}/jwks`,
  capabilities: [],
  scopes: [],
  offered: [],
  sendsIss: false,
}
const [own, other] = [await generateKeyPair('RS256'), await generateKeyPair('RS256')]
const keys = { keys: [{ ...(await exportJWK(own.publicKey)), alg: 'RS256', kid: 'k' }] }

interface Changes {
  readonly key?: CryptoKey | Uint8Array
  readonly alg?: string
  readonly kid?: string
  readonly issuer?: string
  readonly audience?: string
  readonly ends?: string
  readonly nonce?: string
}
const token = ({
  key = own.privateKey,
  alg = 'RS256',
  kid = 'k',
  issuer = base,
  audience = 'c',
  ends = '5m',
  nonce = 'n',
}: Changes = {}) =>
  new SignJWT({ nonce, fhirUser: 'Practitioner/x' })
    .setProtectedHeader({ alg, kid })
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime(ends)
    .sign(key)
const check = (idToken: string) => identify(ehr, discovery, idToken, 'n')

let jwksStatus: number
beforeEach(() => {
  jwksStatus = 200
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(keys), { status: jwksStatus }))
})
afterEach(() => vi.unstubAllGlobals())

test('an id_token signed by the EHR says who signed in', async () => {
  expect(await check(await token())).toEqual({ user: { type: 'Practitioner', id: 'x' }, trusted: true })
})

test.each<[string, Changes, RegExp]>([
  ['signed with another key', { key: other.privateKey }, /SIGNATURE/],
  ['signed with a key that the EHR does not publish', { key: other.privateKey, kid: 'unknown' }, /NO_MATCHING_KEY/],
  ['of another issuer', { issuer: 'https://evil.example' }, /iss/],
  ['for another app', { audience: 'other' }, /aud/],
  ['that has expired', { ends: '-10m' }, /exp/],
  ['for another sign-in', { nonce: 'other' }, /nonce/],
])('an id_token %s ends the sign-in', async (_, changes, why) => {
  await expect(check(await token(changes))).rejects.toMatchObject({
    kind: 'notForThis',
    technical: expect.stringMatching(why) as string,
  })
})

test('an id_token that cannot be read ends the sign-in', async () => {
  await expect(check('x.y.z')).rejects.toMatchObject({ kind: 'notForThis' })
})

const nobody = { user: undefined, trusted: false }
test('an id_token without a signature says nothing, as if there were none', async () => {
  const claims = new UnsecuredJWT({ nonce: 'n', fhirUser: 'Practitioner/x' })
    .setIssuer(base)
    .setAudience('c')
    .setExpirationTime('5m')
  expect(await check(claims.encode())).toEqual(nobody)
})

test.each(['HS256', 'HS512'])(
  'an id_token with %s, whose secret no app in a browser can have, says nothing, even with the published key as the secret',
  async (alg) => {
    const secret = new TextEncoder().encode(JSON.stringify(keys.keys[0]).padEnd(64))
    expect(await check(await token({ key: secret, alg }))).toEqual(nobody)
  },
)

test.each(['None', 'nOnE', ''])('a signature by the name of "%s" says nothing', async (alg) => {
  const [, claims = '', signature = ''] = (await token()).split('.')
  const header = btoa(JSON.stringify({ alg })).replaceAll('=', '')
  expect(await check(`${header}.${claims}.${signature}`)).toEqual(nobody)
})

test('where the keys cannot be read, the user is for display alone', async () => {
  jwksStatus = 404
  expect(await check(await token())).toEqual({ user: { type: 'Practitioner', id: 'x' }, trusted: false })
})
