import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { OOB_REDIRECT_URI } from './built-in-clients'
import {
  APP,
  BASIC_CLIENT,
  basicHeader,
  NATIVE_CLIENT,
  NO_PKCE,
  POST_CLIENT,
  SECRET,
  startClient,
} from './__fixtures__/oauth-client'
import type { Changes, SandboxClient } from './__fixtures__/oauth-client'

let ehr: SandboxClient
beforeAll(async () => {
  ehr = await startClient({ tokenSeconds: 300 })
})
afterAll(() => ehr.close())
afterEach(() => {
  vi.useRealTimers()
})
/** Shifts the clock, which the sandbox shares; timers are not affected. */
const wait = (seconds: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 })

const post: Changes = { client_id: POST_CLIENT, ...NO_PKCE }
const basic: Changes = { client_id: BASIC_CLIENT, ...NO_PKCE }
const noVerifier = { code_verifier: undefined }
const inBody = { ...noVerifier, client_id: POST_CLIENT, client_secret: SECRET }
const inHeader = { ...noVerifier, client_id: undefined }
const header = (id: string, secret: string) => basicHeader(id, secret)

type TokenCase = readonly [
  what: string,
  fields: Changes,
  answer: string,
  signIn?: Changes,
  headers?: Record<string, string>,
]

describe('the response of the token endpoint to', () => {
  it.each([
    ['a public app with its verifier', {}, '200 Bearer'],
    ['a public app without a verifier', noVerifier, '400 invalid_grant'],
    ['a public app with a wrong verifier', { code_verifier: 'x'.repeat(43) }, '400 invalid_grant'],
    ['a too short verifier', { code_verifier: 'x' }, '400 invalid_request'],
    ['an unknown code', { code: 'nonsense' }, '400 invalid_grant'],
    ['no code', { code: undefined }, '400 invalid_request'],
    ['another redirect_uri', { redirect_uri: `${APP}/other` }, '400 invalid_grant'],
    ['no redirect_uri', { redirect_uri: undefined }, '400 invalid_request'],
    ['no client', { client_id: undefined }, '400 invalid_request'],
    ['an unknown client', { client_id: 'ffffffff-0000-4000-8000-000000000000' }, '401 invalid_client'],
    ['the code of another public app', { client_id: NATIVE_CLIENT }, '400 invalid_grant'],
    [
      'the code of a public app from a server app',
      { client_id: POST_CLIENT, client_secret: SECRET },
      '400 invalid_grant',
    ],
    ['a secret from a public app', { client_secret: 'x' }, '401 invalid_client'],
    ['no grant_type', { grant_type: undefined }, '400 invalid_request'],
    ['grant_type password', { grant_type: 'password', username: 'ana', password: 'x' }, '400 unsupported_grant_type'],
    ['grant_type client_credentials', { grant_type: 'client_credentials' }, '400 invalid_request'],
    ['grant_type implicit', { grant_type: 'implicit' }, '400 unsupported_grant_type'],
    ['the granted scope', { scope: 'openid fhirUser launch/patient patient/*.rs' }, '200 Bearer'],
    ['less scope than was granted', { scope: 'patient/*.rs' }, '200 Bearer'],
    ['more scope than was granted', { scope: 'openid user/*.rs' }, '400 invalid_scope'],
    ['an unknown scope', { scope: 'bogus' }, '400 invalid_scope'],
    ['the FHIR base of another server as resource', { resource: 'https://evil.example/fhir' }, '400 invalid_target'],
    [
      'a desktop app',
      { client_id: NATIVE_CLIENT, redirect_uri: OOB_REDIRECT_URI },
      '200 Bearer',
      { client_id: NATIVE_CLIENT, redirect_uri: OOB_REDIRECT_URI },
    ],
    [
      'a desktop app without a verifier',
      { client_id: NATIVE_CLIENT, redirect_uri: OOB_REDIRECT_URI, ...noVerifier },
      '400 invalid_grant',
      { client_id: NATIVE_CLIENT, redirect_uri: OOB_REDIRECT_URI },
    ],
    ['a secret in the body', inBody, '200 Bearer', post],
    [
      'a secret in the body from an app registered for the header',
      { ...inBody, client_id: BASIC_CLIENT },
      '200 Bearer',
      basic,
    ],
    ['a wrong secret in the body', { ...inBody, client_secret: 'x' }, '401 invalid_client', post],
    ['the secret with an extra character', { ...inBody, client_secret: `${SECRET}0` }, '401 invalid_client', post],
    ['an empty secret', { ...inBody, client_secret: '' }, '401 invalid_client', post],
    ['no secret', { ...noVerifier, client_id: POST_CLIENT }, '401 invalid_client', post],
    ['a secret in the header', inHeader, '200 Bearer', basic, header(BASIC_CLIENT, SECRET)],
    [
      'a secret in the header and the same client_id',
      { ...noVerifier, client_id: BASIC_CLIENT },
      '200 Bearer',
      basic,
      header(BASIC_CLIENT, SECRET),
    ],
    [
      'a secret in the header from an app registered for the body',
      inHeader,
      '200 Bearer',
      post,
      header(POST_CLIENT, SECRET),
    ],
    ['a wrong secret in the header', inHeader, '401 invalid_client', basic, header(BASIC_CLIENT, 'x')],
    ['a header that is not Basic', inHeader, '400 invalid_request', basic, { authorization: 'Basic !!!' }],
    ['a header of another scheme', inHeader, '400 invalid_request', basic, { authorization: `Digest ${SECRET}` }],
    ['a secret in header and body', inBody, '400 invalid_request', post, header(POST_CLIENT, SECRET)],
    [
      'another client_id in the body than in the header',
      { ...noVerifier, client_id: POST_CLIENT },
      '400 invalid_request',
      basic,
      header(BASIC_CLIENT, SECRET),
    ],
    [
      'a server app that used PKCE',
      { client_id: POST_CLIENT, client_secret: SECRET },
      '200 Bearer',
      { client_id: POST_CLIENT },
    ],
    ['a server app that used PKCE, without the verifier', inBody, '400 invalid_grant', { client_id: POST_CLIENT }],
    ['a verifier without a challenge', { client_id: POST_CLIENT, client_secret: SECRET }, '400 invalid_grant', post],
  ] satisfies readonly TokenCase[])('%s', async (...[, fields, answer, signIn = {}, headers = {}]: TokenCase) => {
    const {
      status,
      body,
      headers: responseHeaders,
    } = await ehr.token(ehr.exchangeFields(await ehr.codeFor(signIn), fields), headers)
    expect(`${status} ${body['error'] ?? body['token_type']}`).toBe(answer)
    expect([
      responseHeaders.get('cache-control'),
      responseHeaders.get('pragma'),
      responseHeaders.get('access-control-allow-origin'),
      'access_token' in body,
    ]).toEqual(['no-store', 'no-cache', APP, status === 200])
  })

  it.each<readonly [what: string, type: string, body: string, answer: string]>([
    ['a JSON body', 'application/json', '{"grant_type":"authorization_code"}', 'invalid_request'],
    ['a multipart body', 'multipart/form-data; boundary=x', '--x--', 'invalid_request'],
    ['an empty body', 'application/x-www-form-urlencoded', '', 'invalid_request'],
    ['a broken body', 'application/x-www-form-urlencoded', 'grant_type=%zz&=&&&', 'invalid_request'],
    [
      'an unknown charset',
      'application/x-www-form-urlencoded; charset=bogus',
      'grant_type=authorization_code',
      'invalid_request',
    ],
    ['100,000 characters', 'application/x-www-form-urlencoded', `code=${'x'.repeat(100_000)}`, 'invalid_request'],
    ['a repeated parameter', 'application/x-www-form-urlencoded', 'client_id=a&client_id=b', 'invalid_request'],
  ])('%s', async (_, type, body, answer) => {
    const response = await fetch(ehr.endpoint('token'), {
      method: 'POST',
      headers: { 'content-type': type, origin: APP },
      body,
    })
    expect([response.status, response.headers.get('access-control-allow-origin'), await response.json()]).toEqual([
      400,
      APP,
      expect.objectContaining({ error: answer }),
    ])
  })

  it.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'])('%s is 405', async (method) => {
    const response = await fetch(ehr.endpoint('token'), { method })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
  })

  it.each([
    [
      'all members',
      'openid fhirUser launch/patient patient/*.rs',
      ['access_token', 'expires_in', 'id_token', 'need_patient_banner', 'patient', 'scope', 'token_type'],
    ],
    [
      'no id_token without openid',
      'launch/patient patient/*.read',
      ['access_token', 'expires_in', 'need_patient_banner', 'patient', 'scope', 'token_type'],
    ],
    [
      'no patient if not requested',
      'openid',
      ['access_token', 'expires_in', 'id_token', 'need_patient_banner', 'scope', 'token_type'],
    ],
    [
      'a refresh token',
      'online_access patient/*.rs',
      ['access_token', 'expires_in', 'need_patient_banner', 'patient', 'refresh_token', 'scope', 'token_type'],
    ],
  ])('a code exchange has %s', async (_, scope, fields) => {
    const { body } = await ehr.token(ehr.exchangeFields(await ehr.codeFor({ scope })))
    expect(Object.keys(body).sort()).toEqual(fields)
    expect(body).toMatchObject({ scope, expires_in: 300 })
  })

  it('a code exchange has only the known scopes', async () => {
    const code = await ehr.codeFor({
      scope: 'openid bogus launch/patient patient/*.write patient/Goal.rs?x=1 patient/Goal.rs',
    })
    expect((await ehr.token(ehr.exchangeFields(code))).body['scope']).toBe('openid launch/patient patient/Goal.rs')
  })
})

describe('a code', () => {
  it('works once; a second use revokes the tokens of the first', async () => {
    const fields = ehr.exchangeFields(await ehr.codeFor({ scope: 'openid offline_access launch/patient patient/*.rs' }))
    const { body } = await ehr.token(fields)
    expect((await ehr.read('Patient/ana', body['access_token'])).status).toBe(200)
    expect((await ehr.token(fields)).body['error']).toBe('invalid_grant')
    expect((await ehr.read('Patient/ana', body['access_token'])).status).toBe(401)
    expect((await ehr.refresh(body['refresh_token'])).body['error']).toBe('invalid_grant')
  })

  it('works at most once when used concurrently', async () => {
    const fields = ehr.exchangeFields(await ehr.codeFor())
    const responses = await Promise.all([ehr.token(fields), ehr.token(fields), ehr.token(fields)])
    expect(responses.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1)
    const [accessToken] = responses.flatMap(({ body }) => body['access_token'] ?? [])
    if (accessToken !== undefined) expect((await ehr.read('Patient/ana', accessToken)).status).toBe(401)
  })

  it.each([
    [59, 200],
    [61, 400],
  ])('used after %i seconds gets %i', async (seconds, status) => {
    wait(0) // The clock stands still, as a code expires at a whole second.
    const code = await ehr.codeFor()
    wait(seconds)
    expect((await ehr.token(ehr.exchangeFields(code))).status).toBe(status)
  })

  it('stays valid after a wrong verifier', async () => {
    const code = await ehr.codeFor()
    expect((await ehr.token(ehr.exchangeFields(code, { code_verifier: 'y'.repeat(43) }))).status).toBe(400)
    expect((await ehr.token(ehr.exchangeFields(code))).status).toBe(200)
  })
})

describe('an access token', () => {
  const signIn = async (changes: Changes = {}) =>
    (await ehr.token(ehr.exchangeFields(await ehr.codeFor(changes)))).body['access_token'] ?? ''

  it.each([
    [299, 200],
    [301, 401],
  ])('used after %i seconds gets %i', async (seconds, status) => {
    wait(0)
    const token = await signIn()
    wait(seconds)
    const response = await ehr.read('Patient/ana', token)
    expect([response.status, response.headers.get('www-authenticate')]).toEqual([
      status,
      status === 200 ? null : 'Bearer error="invalid_token"',
    ])
  })

  it.each<readonly [what: string, header: (token: string) => string | undefined, challenge: string | null]>([
    ['Bearer', (token) => `Bearer ${token}`, null],
    ['a lowercase scheme', (token) => `bearer ${token}`, null],
    ['no header', () => undefined, 'Bearer'],
    ['another scheme', (token) => `Basic ${token}`, 'Bearer error="invalid_token"'],
    ['no scheme', (token) => token, 'Bearer error="invalid_token"'],
    ['an extra character', (token) => `Bearer ${token}x`, 'Bearer error="invalid_token"'],
    ['two tokens', (token) => `Bearer ${token} ${token}`, 'Bearer error="invalid_token"'],
    ['no token', () => 'Bearer ', 'Bearer error="invalid_token"'],
  ])('in a request with %s gets the expected challenge', async (_, makeHeader, challenge) => {
    const authorization = makeHeader(await signIn())
    const response = await ehr.read('Patient/ana', undefined, authorization === undefined ? {} : { authorization })
    expect([response.status, response.headers.get('www-authenticate')]).toEqual([
      challenge === null ? 200 : 401,
      challenge,
    ])
  })

  it('is ignored in the URL', async () =>
    expect((await ehr.read(`Patient/ana?access_token=${await signIn()}`)).status).toBe(401))

  it.each([
    ['its own patient', 'Patient/ana', 200],
    ['another patient', 'Patient/walter', 404],
    ['an unknown patient', 'Patient/nobody', 404],
    ['a search for another patient', 'Condition?patient=walter', 403],
    ['a type outside its scopes', 'Coverage?patient=ana', 403],
  ])('gets the expected status for %s', async (_, path, status) => {
    const token = await signIn({ scope: 'launch/patient patient/Patient.rs patient/Condition.rs' })
    expect((await ehr.read(path, token)).status).toBe(status)
  })

  it('cannot be replaced by an id_token, a refresh token or a code', async () => {
    const code = await ehr.codeFor({ scope: 'openid offline_access launch/patient patient/*.rs' })
    const { body } = await ehr.token(ehr.exchangeFields(code))
    for (const other of [body['id_token'], body['refresh_token'], code])
      expect((await ehr.read('Patient/ana', other)).status).toBe(401)
  })
})
