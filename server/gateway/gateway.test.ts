import { createHash, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startClient, BASIC_CLIENT, POST_CLIENT, SECRET } from '../../sandbox/auth/__fixtures__/oauth-client'
import { freePort, shipped, startServer } from '../__fixtures__/server'

type Client = Awaited<ReturnType<typeof startClient>>
let sandbox: Client
let server: Awaited<ReturnType<typeof startServer>>
const verifier = randomBytes(32).toString('base64url')

beforeAll(async () => {
  const url = `http://localhost:${await freePort()}`
  sandbox = await startClient({ redirectUris: [`${url}/callback/post`, `${url}/callback/basic`] })
  const ehr = (id: string, clientId: string, method: string) => ({
    ...shipped.ehrs[0],
    id,
    fhirBase: sandbox.fhirBase,
    clientId,
    confidential: { method, credentials: [{ env: 'SECRET' }] },
  })
  server = await startServer(
    () => ({
      url,
      ehrs: [ehr('post', POST_CLIENT, 'client_secret_post'), ehr('basic', BASIC_CLIENT, 'client_secret_basic')],
    }),
    { SECRET },
    { url, lines: [] },
  )
})
afterAll(() => Promise.all([server.close(), sandbox.close()]))
beforeEach(() => void (server.lines.length = 0))

const ids = { post: POST_CLIENT, basic: BASIC_CLIENT } as const
type Id = keyof typeof ids
type Changes = Readonly<Record<string, string | undefined>>
const scope = 'openid fhirUser launch/patient offline_access patient/Patient.rs patient/Condition.rs'
const form = (fields: Changes) =>
  new URLSearchParams(Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))
const authorizeQuery = (id: Id, changes: Changes = {}) =>
  form({
    response_type: 'code',
    client_id: ids[id],
    redirect_uri: `${server.url}/callback/${id}`,
    scope,
    state: 'canary-state',
    aud: `${server.url}/ehr/${id}/fhir`,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...changes,
  }).toString()
const authorize = (id: Id, changes: Changes = {}, more = '') =>
  fetch(`${server.address}/ehr/${id}/authorize?${authorizeQuery(id, changes)}${more}`, { redirect: 'manual' })
const post = (path: string, fields: Changes | string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${server.address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: server.url, ...headers },
    body: typeof fields === 'string' ? fields : form(fields).toString(),
  })
async function codeFor(id: Id): Promise<string> {
  const to = (await authorize(id)).headers.get('location') ?? ''
  const { url: at } = await sandbox.follow(to, [
    ['login', { person: 'ana' }],
    ['consent', {}],
  ])
  return at.searchParams.get('code') ?? ''
}
const tokenRequest = async (id: Id, changes: Changes = {}): Promise<Changes> => ({
  grant_type: 'authorization_code',
  code: await codeFor(id),
  redirect_uri: `${server.url}/callback/${id}`,
  client_id: ids[id],
  code_verifier: verifier,
  scope,
  ...changes,
})
type Answer = Record<string, string>

describe.each(['post', 'basic'] as const)('an EHR that requires a client secret (%s)', (id) => {
  test('issues tokens through this server, which never reveals the secret and accepts only refresh tokens it has sealed', async () => {
    const answer = await post(`/ehr/${id}/token`, await tokenRequest(id))
    const first = (await answer.json()) as Answer
    expect([answer.status, answer.headers.get('cache-control'), first['patient']]).toEqual([200, 'no-store', 'ana'])
    expect((await sandbox.read('Patient/ana', first['access_token'])).status).toBe(200)
    expect(first['refresh_token']?.split('.')).toHaveLength(5)
    const atEhr = await sandbox.token({
      grant_type: 'refresh_token',
      refresh_token: first['refresh_token'],
      client_id: POST_CLIENT,
      client_secret: SECRET,
    })
    expect(atEhr.body).toMatchObject({ error: 'invalid_grant' })
    const second = (await (
      await post(`/ehr/${id}/token`, {
        grant_type: 'refresh_token',
        refresh_token: first['refresh_token'],
        client_id: ids[id],
      })
    ).json()) as Answer
    expect((await sandbox.read('Patient/ana', second['access_token'])).status).toBe(200)
    const other = id === 'post' ? 'basic' : 'post'
    expect(
      await (
        await post(`/ehr/${other}/token`, { grant_type: 'refresh_token', refresh_token: second['refresh_token'] })
      ).json(),
    ).toEqual({ error: 'invalid_grant' })
    expect(
      (await post(`/ehr/${id}/revoke`, { token: second['refresh_token'], token_type_hint: 'refresh_token' })).status,
    ).toBe(200)
    expect((await sandbox.read('Patient/ana', second['access_token'])).status).toBe(401)
  })
})

test('the app gets the endpoints of this server with the issuer and capabilities of the EHR', async () => {
  const document = (await (
    await fetch(`${server.address}/ehr/post/fhir/.well-known/smart-configuration`)
  ).json()) as Record<string, unknown>
  const at = `${server.url}/ehr/post`
  expect(document).toMatchObject({
    issuer: sandbox.url,
    authorization_endpoint: `${at}/authorize`,
    token_endpoint: `${at}/token`,
    jwks_uri: `${at}/jwks`,
    revocation_endpoint: `${at}/revoke`,
    code_challenge_methods_supported: ['S256'],
  })
  expect(await (await fetch(`${server.address}/ehr/post/jwks`)).json()).toEqual(
    await (await fetch(sandbox.endpoint('jwks'))).json(),
  )
})

test('an authorization request is forwarded with the FHIR base of the EHR and known parameters only', async () => {
  const to = new URL(
    (await authorize('post', {}, '&request_uri=https%3A%2F%2Fevil.example&nonce=n')).headers.get('location') ?? '',
  )
  expect(to.origin + to.pathname).toBe(sandbox.endpoint('authorize'))
  expect([...to.searchParams.keys()].toSorted()).toEqual([
    'aud',
    'client_id',
    'code_challenge',
    'code_challenge_method',
    'nonce',
    'redirect_uri',
    'response_type',
    'scope',
    'state',
  ])
  expect(to.searchParams.get('aud')).toBe(sandbox.fhirBase)
  expect(to.search).toContain('scope=openid%20fhirUser')
})

describe('rejected without a request to the EHR', () => {
  test.each([
    ['another client', { client_id: 'x' }],
    ['another redirect URI', { redirect_uri: 'https://evil.example/callback' }],
    ['a redirect URI with user info', { redirect_uri: 'http://localhost@evil.example/callback/post' }],
    ['another FHIR base', { aud: 'https://evil.example/fhir' }],
    ['no PKCE', { code_challenge: undefined }],
    ['plain PKCE', { code_challenge_method: 'plain' }],
    ['a write scope', { scope: 'openid patient/*.write' }],
    ['a system scope', { scope: 'system/*.read' }],
    ['no scope', { scope: undefined }],
    ['another response type', { response_type: 'token' }],
  ])('an authorization request with %s', async (_, changes) => {
    const answer = await authorize('post', changes)
    expect([answer.status, answer.headers.get('location'), await answer.json()]).toEqual([
      400,
      null,
      { error: 'invalid_request' },
    ])
  })

  test('a duplicate parameter', async () => expect((await authorize('post', {}, '&state=again')).status).toBe(400))

  test.each([
    ['no origin', {}, { origin: '' }, 403, 'invalid_request'],
    ['another origin', {}, { origin: 'https://evil.example' }, 403, 'invalid_request'],
    ['a page of a same-site origin', {}, { 'sec-fetch-site': 'same-site' }, 403, 'invalid_request'],
    ['no verifier', { code_verifier: undefined }, {}, 400, 'invalid_request'],
    ['another redirect URI', { redirect_uri: 'https://evil.example' }, {}, 400, 'invalid_request'],
    ['another client', { client_id: 'x' }, {}, 400, 'invalid_request'],
    ['another grant type', { grant_type: 'client_credentials' }, {}, 400, 'unsupported_grant_type'],
    ['a grant type that is a JavaScript property', { grant_type: 'constructor' }, {}, 400, 'unsupported_grant_type'],
    [
      'a refresh token of the EHR itself',
      { grant_type: 'refresh_token', refresh_token: 'raw' },
      {},
      400,
      'invalid_grant',
    ],
    ['a form that is too long', { code: 'x'.repeat(9000) }, {}, 413, 'invalid_request'],
    ['another content type', {}, { 'content-type': 'text/xml' }, 415, 'invalid_request'],
  ])('a token request with %s', async (_, changes, headers, status, error) => {
    const answer = await post(
      '/ehr/post/token',
      {
        grant_type: 'authorization_code',
        code: 'canary-code',
        redirect_uri: `${server.url}/callback/post`,
        code_verifier: verifier,
        ...changes,
      },
      headers,
    )
    expect([answer.status, await answer.json()]).toEqual([status, { error }])
  })

  test('an EHR that is not in the settings', async () => expect((await post('/ehr/evil/token', {})).status).toBe(404))
})

test('a code rejected by the EHR gets its error code, and neither responses nor the log contain tokens, codes or the secret', async () => {
  const fields = await tokenRequest('post')
  const good = await (await post('/ehr/post/token', fields)).text()
  const again = await post('/ehr/post/token', { ...fields, code: 'canary-code' })
  expect([again.status, await again.json()]).toEqual([400, { error: 'invalid_grant' }])
  const { access_token = '', refresh_token = '', id_token = '' } = JSON.parse(good) as Answer
  const log = server.lines.join('')
  expect(log).toMatch(/"route":"\/ehr\/:id\/token".*"ehr":"post","problem":"the EHR: invalid_grant"/)
  for (const canary of [
    SECRET,
    access_token,
    refresh_token,
    id_token,
    String(fields['code']),
    verifier,
    'canary',
    '/ana',
  ])
    expect([canary.slice(0, 8), log.includes(canary)]).toEqual([canary.slice(0, 8), false])
  expect(good).not.toContain(SECRET)
})
