import { type JsonObject } from '../json'
import { createLocalJWKSet, createRemoteJWKSet, decodeProtectedHeader, jwtVerify } from 'jose'
import type { JSONWebKeySet } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PUBLIC_CLIENT } from './built-in-clients'
import { allow, APP, NATIVE_CLIENT, startClient } from './__fixtures__/oauth-client'
import type { SandboxClient } from './__fixtures__/oauth-client'

const OTHER_APP = 'http://localhost:3000'
const EVIL = 'https://evil.example'

let ehr: SandboxClient
beforeAll(async () => {
  // With its own key, as in normal use.
  ehr = await startClient({ appOrigins: [`${OTHER_APP}/`], signingKey: undefined })
})
afterAll(() => ehr.close())

const json = async (address: string) => (await (await fetch(address)).json()) as JsonObject

describe('discovery', () => {
  it('is consistent across documents', async () => {
    const [smart, openid, oauth, metadata] = await Promise.all([
      json(`${ehr.fhirBase}/.well-known/smart-configuration`),
      json(`${ehr.url}/.well-known/openid-configuration`),
      json(`${ehr.url}/.well-known/oauth-authorization-server`),
      json(`${ehr.fhirBase}/metadata`),
    ])
    expect(openid).toEqual(oauth)
    const shared = Object.keys(smart).filter((key) => key in openid)
    expect(shared).toEqual(
      expect.arrayContaining([
        'issuer',
        'authorization_endpoint',
        'token_endpoint',
        'jwks_uri',
        'revocation_endpoint',
        'introspection_endpoint',
        'userinfo_endpoint',
        'scopes_supported',
      ]),
    )
    const sorted = (document: JsonObject, key: string): unknown =>
      Array.isArray(document[key]) ? [...(document[key] as unknown[])].sort() : document[key]
    for (const key of shared) expect([key, sorted(smart, key)]).toEqual([key, sorted(openid, key)])
    const text = JSON.stringify(metadata)
    for (const name of ['authorization_endpoint', 'token_endpoint'])
      expect(text).toContain(`"valueUri":"${String(smart[name])}"`)
  })

  it('has every member that SMART App Launch requires for these capabilities', async () => {
    const smart = await json(`${ehr.fhirBase}/.well-known/smart-configuration`)
    const required = [
      'issuer',
      'jwks_uri',
      'authorization_endpoint',
      'token_endpoint',
      'grant_types_supported',
      'capabilities',
      'code_challenge_methods_supported',
    ]
    expect(Object.keys(smart)).toEqual(expect.arrayContaining(required))
    expect(smart['code_challenge_methods_supported']).toEqual(['S256'])
  })

  it.each([
    'authorization_endpoint',
    'token_endpoint',
    'jwks_uri',
    'revocation_endpoint',
    'introspection_endpoint',
    'userinfo_endpoint',
    'end_session_endpoint',
    'user_access_brand_bundle',
  ])('has a %s that exists', async (name) => {
    const smart = await json(`${ehr.fhirBase}/.well-known/smart-configuration`)
    expect((await fetch(String(smart[name]), { redirect: 'manual' })).status).not.toBe(404)
  })
})

describe('the id_token', () => {
  const signIn = async (changes: Record<string, string>, person: string, patient?: string) =>
    (await ehr.token(ehr.exchangeFields(await ehr.codeFor(changes, allow(person, patient))))).body['id_token'] ?? ''
  const expected = () => ({
    issuer: ehr.url,
    audience: PUBLIC_CLIENT,
    algorithms: ['RS256'],
    requiredClaims: ['exp', 'iat', 'sub', 'nonce', 'fhirUser'],
  })

  it.each([
    ['ana', undefined, 'Patient/ana'],
    ['maya', 'leo', 'Patient/maya'],
    ['dr-lee', 'rosa', 'Practitioner/dr-lee'],
  ])('of %s for %s names %s and is valid with the published keys', async (person, patient, user) => {
    const token = await signIn(
      { nonce: `n-${person}`, scope: 'openid fhirUser profile launch/patient' },
      person,
      patient,
    )
    const { payload } = await jwtVerify(token, createRemoteJWKSet(new URL(ehr.endpoint('jwks'))), expected())
    expect([payload['nonce'], payload.sub, payload['fhirUser']]).toEqual([
      `n-${person}`,
      person,
      `${ehr.fhirBase}/${user}`,
    ])
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(1200)
    const session = (await ehr.token(ehr.exchangeFields(await ehr.codeFor({}, allow(person, patient))))).body[
      'access_token'
    ]
    expect([user, (await ehr.read(user, session)).status]).toEqual([user, 200])
  })

  it('omits fhirUser if not requested, and nonce if not sent', async () => {
    const { payload } = await jwtVerify(
      await signIn({ scope: 'openid launch/patient' }, 'ana'),
      createRemoteJWKSet(new URL(ehr.endpoint('jwks'))),
    )
    expect([payload['fhirUser'], payload['nonce']]).toEqual([undefined, undefined])
  })

  it('is returned on refresh, for the same user and nonce', async () => {
    const { body } = await ehr.token(
      ehr.exchangeFields(await ehr.codeFor({ nonce: 'first', scope: 'openid fhirUser offline_access launch/patient' })),
    )
    const refreshed = (await ehr.refresh(body['refresh_token'])).body['id_token'] ?? ''
    const { payload } = await jwtVerify(refreshed, createRemoteJWKSet(new URL(ehr.endpoint('jwks'))), expected())
    expect([payload.sub, payload['nonce']]).toEqual(['ana', 'first'])
  })

  it.each<readonly [what: string, change: (parts: string[]) => string[]]>([
    [
      'a changed claim',
      ([head = '', , sign = '']) => [head, Buffer.from('{"sub":"walter"}').toString('base64url'), sign],
    ],
    ['no signature', ([, body = '']) => [Buffer.from('{"alg":"none"}').toString('base64url'), body, '']],
    [
      'another signature',
      ([head = '', body = '', sign = '']) => [head, body, `${sign.startsWith('A') ? 'B' : 'A'}${sign.slice(1)}`],
    ],
  ])('is invalid with %s', async (_, change) => {
    const token = change((await signIn({}, 'ana')).split('.')).join('.')
    await expect(jwtVerify(token, createRemoteJWKSet(new URL(ehr.endpoint('jwks'))))).rejects.toThrow()
  })

  it('is signed with the key of its sandbox only, and the private key is not published', async () => {
    const other = await startClient({ signingKey: undefined })
    try {
      const token = await signIn({}, 'ana')
      const keys = (await json(ehr.endpoint('jwks'))) as unknown as JSONWebKeySet
      const others = (await json(other.endpoint('jwks'))) as unknown as JSONWebKeySet
      await expect(jwtVerify(token, createLocalJWKSet(keys))).resolves.toBeDefined()
      await expect(jwtVerify(token, createLocalJWKSet(others))).rejects.toThrow()
      expect(
        keys.keys
          .flatMap((key) => Object.keys(key))
          .filter((name) => ['d', 'p', 'q', 'dp', 'dq', 'qi', 'k'].includes(name)),
      ).toEqual([])
      expect(decodeProtectedHeader(token)).toMatchObject({ alg: 'RS256', kid: keys.keys[0]?.kid })
    } finally {
      await other.close()
    }
  })
})

describe('CORS', () => {
  const urls = {
    token: () => ehr.endpoint('token'),
    revocation: () => ehr.endpoint('revocation'),
    fhir: () => `${ehr.fhirBase}/Patient/ana`,
    smart: () => `${ehr.fhirBase}/.well-known/smart-configuration`,
    openid: () => `${ehr.url}/.well-known/openid-configuration`,
    metadata: () => `${ehr.fhirBase}/metadata`,
    'a read with a public path in its query': () => `${ehr.fhirBase}/Patient/ana?x=/.well-known/`,
    'a search with a public path in its query': () => `${ehr.fhirBase}/Condition?patient=ana&x=/fhir/metadata`,
    'a read with a similar path': () => `${ehr.fhirBase}/Patient/.well-known/metadata`,
    jwks: () => ehr.endpoint('jwks'),
  }
  it.each<readonly [target: keyof typeof urls, origin: string, allowed: string | null]>([
    ['token', APP, APP],
    ['token', OTHER_APP, OTHER_APP],
    ['token', EVIL, null],
    ['token', 'null', null],
    ['revocation', APP, APP],
    ['revocation', EVIL, null],
    ['fhir', APP, APP],
    ['fhir', OTHER_APP, OTHER_APP],
    ['fhir', EVIL, null],
    ['fhir', 'http://localhost:5173.evil.example', null],
    ['fhir', 'https://localhost:5173', null],
    ['a read with a public path in its query', EVIL, null],
    ['a search with a public path in its query', EVIL, null],
    ['a read with a similar path', EVIL, null],
    ['smart', EVIL, '*'],
    ['openid', EVIL, '*'],
    ['metadata', EVIL, '*'],
    ['jwks', EVIL, '*'],
  ])('of %s for %s is %s, in preflight and response', async (target, origin, allowed) => {
    const url = urls[target]()
    const method = target === 'token' || target === 'revocation' ? 'POST' : 'GET'
    const preflightHeaders = {
      origin,
      'access-control-request-method': method,
      'access-control-request-headers': 'authorization,content-type',
    }
    const preflight = await fetch(url, { method: 'OPTIONS', headers: preflightHeaders })
    const response = await fetch(url, { method, headers: { origin } })
    expect([
      preflight.status,
      preflight.headers.get('access-control-allow-origin'),
      response.headers.get('access-control-allow-origin'),
    ]).toEqual([204, allowed, allowed])
    expect(preflight.headers.get('access-control-allow-headers')).toMatch(/authorization.*content-type/)
    expect(preflight.headers.get('access-control-allow-methods')).toContain(method)
    expect([
      preflight.headers.has('access-control-allow-credentials'),
      response.headers.has('access-control-allow-credentials'),
    ]).toEqual([target === 'token', target === 'token'])
    if (allowed !== '*') expect(response.headers.get('vary')).toMatch(/origin/i)
  })

  it('exposes the WWW-Authenticate header to apps', async () => {
    const response = await fetch(`${ehr.fhirBase}/Patient/ana`, { headers: { origin: APP } })
    expect([response.status, response.headers.get('access-control-expose-headers')]).toEqual([
      401,
      expect.stringContaining('www-authenticate'),
    ])
  })
})

describe('an app registered at start', () => {
  it('can sign in with its own redirect URI', async () => {
    const code = await ehr.codeFor({ redirect_uri: `${OTHER_APP}/callback` })
    expect((await ehr.token(ehr.exchangeFields(code, { redirect_uri: `${OTHER_APP}/callback` }))).status).toBe(200)
  })

  it('cannot redeem a code issued for another redirect URI', async () => {
    const code = await ehr.codeFor({ redirect_uri: `${OTHER_APP}/callback` })
    expect((await ehr.token(ehr.exchangeFields(code))).body['error']).toBe('invalid_grant')
  })
})

describe('an open sandbox', () => {
  it.each([
    ['without a token', undefined, 200],
    ['with an invalid token, so that the mistake is visible', 'nonsense', 401],
  ])('answers requests %s', async (_, bearer, status) => {
    const open = await startClient({ open: true })
    try {
      expect((await open.read('Patient/walter', bearer)).status).toBe(status)
      expect((await ehr.read('Patient/walter', bearer)).status).toBe(401)
    } finally {
      await open.close()
    }
  })

  it('limits a token to its own patient', async () => {
    const open = await startClient({ open: true })
    try {
      const { body } = await open.token(open.exchangeFields(await open.codeFor()))
      expect([
        (await open.read('Patient/ana', body['access_token'])).status,
        (await open.read('Patient/walter', body['access_token'])).status,
      ]).toEqual([200, 404])
    } finally {
      await open.close()
    }
  })
})

describe('sign-out at the EHR', () => {
  const signOut = (query: Record<string, string>) =>
    fetch(`${ehr.endpoint('endsession')}?${new URLSearchParams(query).toString()}`, { redirect: 'manual' })

  it('accepts only the redirect URIs of the app', async () => {
    expect((await signOut({ client_id: PUBLIC_CLIENT, post_logout_redirect_uri: `${APP}/signed-out` })).status).toBe(
      200,
    )
    expect((await signOut({ client_id: PUBLIC_CLIENT, post_logout_redirect_uri: EVIL })).status).toBe(400)
    expect((await signOut({ client_id: NATIVE_CLIENT, post_logout_redirect_uri: `${APP}/signed-out` })).status).toBe(
      400,
    )
  })
})

it('a sandbox rejects the code of another one', async () => {
  const other = await startClient()
  try {
    const fields = ehr.exchangeFields(await other.codeFor())
    expect((await ehr.token(fields)).body['error']).toBe('invalid_grant')
  } finally {
    await other.close()
  }
})
