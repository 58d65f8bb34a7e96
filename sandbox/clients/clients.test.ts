import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import type { CryptoKey, JWK } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { basicHeader, NO_PKCE, startClient, type Changes, type SandboxClient } from '../auth/__fixtures__/oauth-client'

let ehr: SandboxClient
let keys: { readonly privateKey: CryptoKey; readonly jwk: JWK }
const fromStart = { client_id: 'from-start', redirect_uris: ['https://app.example.org/callback'] }
beforeAll(async () => {
  const pair = await generateKeyPair('ES384', { extractable: true })
  keys = { privateKey: pair.privateKey, jwk: { ...(await exportJWK(pair.publicKey)), kid: 'one', alg: 'ES384' } }
  ehr = await startClient({ faults: [], clients: [fromStart] })
})
afterAll(() => ehr.close())

const control = async (method: string, body?: unknown, path = '', headers: Record<string, string> = {}) => {
  const response = await fetch(`${ehr.url}/control/clients${path}`, {
    method,
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return {
    status: response.status,
    ...((await response.json()) as { error?: string; clients?: readonly { client_id: string }[] }),
  }
}
beforeEach(async () => {
  await fetch(`${ehr.url}/control/reset`, { method: 'POST' })
})

/** Signs ana in to an app and gives the answer of the token endpoint. */
async function signIn(
  client_id: string,
  redirect_uri: string,
  changes: Changes = {},
  fields: Changes = {},
  headers: Record<string, string> = {},
) {
  const code = await ehr.codeFor({ client_id, redirect_uri, ...changes })
  const {
    status,
    body,
    headers: sent,
  } = await ehr.token(ehr.exchangeFields(code, { client_id, redirect_uri, ...fields }), headers)
  return { status, patient: body['patient'], error: body['error'], cors: sent.get('access-control-allow-origin') }
}

async function assertion(
  client: string,
  changes: { readonly alg?: string; readonly aud?: string; readonly jti?: string; readonly exp?: string } = {},
): Promise<Changes> {
  const jwt = new SignJWT({})
    .setProtectedHeader({ alg: changes.alg ?? 'ES384', kid: 'one' })
    .setIssuer(client)
    .setSubject(client)
  const client_assertion = await jwt
    .setAudience(changes.aud ?? ehr.endpoint('token'))
    .setJti(changes.jti ?? crypto.randomUUID())
    .setExpirationTime(changes.exp ?? '5m')
    .sign(keys.privateKey)
  return {
    client_assertion,
    client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
    client_id: undefined,
    code_verifier: undefined,
  }
}

describe('an app that is told about', () => {
  it.each([
    ['https', ['https://app.example.org/cb'], 'https://app.example.org/cb'],
    ['http on this machine, at the port that is named', ['http://localhost:3000/cb'], 'http://localhost:3000/cb'],
    ['http on this machine, at another port', ['http://localhost:3000/cb'], 'http://localhost:41234/cb'],
    ['http at 127.0.0.1, at another port', ['http://127.0.0.1/cb'], 'http://127.0.0.1:41234/cb'],
    ['http in a network of containers', ['http://app:3000/cb'], 'http://app:3000/cb'],
    ['a scheme of its own', ['my-app://callback', 'https://app.example.org/cb'], 'my-app://callback'],
    ['a scheme with a dot', ['org.example.app:/callback'], 'org.example.app:/callback'],
  ])('comes back to %s', async (_, redirect_uris, redirect_uri) => {
    expect((await control('POST', { client_id: 'app', redirect_uris })).status).toBe(201)
    expect(await signIn('app', redirect_uri)).toMatchObject({ status: 200, patient: 'ana' })
  })

  it.each([
    ['another path', 'http://localhost:3000/other'],
    ['another name of this machine', 'http://127.0.0.1:3000/cb'],
    ['https at another port', 'https://app.example.org:444/cb'],
    ['elsewhere', 'https://evil.example/cb'],
  ])('does not come back to %s', async (_, redirect_uri) => {
    await control('POST', { client_id: 'app', redirect_uris: ['http://localhost:3000/cb'] })
    expect((await ehr.signIn({ client_id: 'app', redirect_uri })).status).toBe(400)
  })

  it.each([
    [
      'header',
      (secret: string) => [{ client_id: undefined, code_verifier: undefined }, basicHeader('server', secret)] as const,
    ],
    ['body', (secret: string) => [{ client_secret: secret, code_verifier: undefined }, {}] as const],
  ])('proves itself with its secret in the %s, and not with another', async (_, proof) => {
    await control('POST', {
      client_id: 'server',
      client_secret: 's3cret',
      redirect_uris: ['https://app.example.org/cb'],
    })
    const answer = (secret: string) => signIn('server', 'https://app.example.org/cb', NO_PKCE, ...proof(secret))
    expect(await answer('s3cret')).toMatchObject({ status: 200, patient: 'ana' })
    expect(await answer('s3cre')).toMatchObject({ status: 401, error: 'invalid_client' })
  })

  const withKey = { client_id: 'keyed', redirect_uris: ['https://app.example.org/cb'] }
  it('proves itself with a key', async () => {
    await control('POST', { ...withKey, jwks: { keys: [keys.jwk] } })
    expect(await signIn('keyed', 'https://app.example.org/cb', NO_PKCE, await assertion('keyed'))).toMatchObject({
      status: 200,
      patient: 'ana',
    })
  })

  it.each([
    ['for another server', { aud: 'https://elsewhere.example/token' }],
    ['that has expired', { exp: '-1m' }],
    ['of another app', { of: 'from-start' }],
  ])(
    'is refused with a proof %s',
    async (_, { of = 'keyed', ...changes }: { of?: string; aud?: string; exp?: string }) => {
      await control('POST', { ...withKey, jwks: { keys: [keys.jwk] } })
      expect(await signIn('keyed', 'https://app.example.org/cb', NO_PKCE, await assertion(of, changes))).toMatchObject({
        status: 401,
        error: 'invalid_client',
      })
    },
  )

  it('is refused with a proof that was used before', async () => {
    await control('POST', { ...withKey, jwks: { keys: [keys.jwk] } })
    const proof = await assertion('keyed', { jti: 'once' })
    expect((await signIn('keyed', 'https://app.example.org/cb', NO_PKCE, proof)).status).toBe(200)
    expect((await signIn('keyed', 'https://app.example.org/cb', NO_PKCE, proof)).status).toBe(401)
  })

  it('reads answers from its own origin and from those that it names', async () => {
    await control('POST', {
      client_id: 'app',
      redirect_uris: ['https://app.example.org/cb'],
      origins: ['https://pages.example.org'],
    })
    const allowed = async (origin: string) =>
      (await ehr.read('Patient/ana', undefined, { origin })).headers.get('access-control-allow-origin')
    expect(
      await Promise.all(['https://app.example.org', 'https://pages.example.org', 'https://evil.example'].map(allowed)),
    ).toEqual(['https://app.example.org', 'https://pages.example.org', null])
    expect(
      (await signIn('app', 'https://app.example.org/cb', {}, {}, { origin: 'https://pages.example.org' })).cors,
    ).toBe('https://pages.example.org')
  })

  it.each([
    ['http://localhost:41234', 'http://localhost:41234'],
    ['http://127.0.0.1:41234', null],
    ['https://localhost:41234', null],
    ['http://localhost.evil.example', null],
  ])('with addresses on this machine reads answers from %s: %s', async (origin, allowed) => {
    await control('POST', { client_id: 'app', redirect_uris: ['http://localhost/cb'] })
    expect((await ehr.read('Patient/ana', undefined, { origin })).headers.get('access-control-allow-origin')).toBe(
      allowed,
    )
  })

  it('is opened from the EHR at its own address', async () => {
    await control('POST', {
      client_id: 'app',
      client_name: 'My app',
      redirect_uris: ['https://app.example.org/cb'],
      initiate_login_uri: 'https://app.example.org/start?from=ehr',
    })
    const page = await (await fetch(`${ehr.url}/ehr/launch?user=dr-lee`)).text()
    expect(page).toContain('<option value="app">My app</option>')
    const opened = await fetch(`${ehr.url}/ehr/launch`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ user: 'dr-lee', patient: 'ana', app: 'app' }),
    })
    const at = new URL(opened.headers.get('location') ?? '')
    expect([
      at.origin + at.pathname,
      at.searchParams.get('from'),
      at.searchParams.get('iss'),
      at.searchParams.has('launch'),
    ]).toEqual(['https://app.example.org/start', 'ehr', ehr.fhirBase, true])
  })
})

describe('/control/clients', () => {
  const ids = async () => ((await control('GET')).clients ?? []).map(({ client_id }) => client_id)

  it('lists apps without their secrets, forgets those that were added, and a reset brings the start back', async () => {
    await control('POST', [
      { client_id: 'a', client_secret: 'hidden', redirect_uris: ['https://a.example/cb'] },
      { client_id: 'b', redirect_uris: ['https://b.example/cb'] },
    ])
    expect((await ids()).slice(-3)).toEqual(['from-start', 'a', 'b'])
    expect(JSON.stringify(await control('GET'))).not.toMatch(/hidden|sandbox-secret/)
    expect([
      (await control('DELETE', undefined, '/a')).status,
      (await control('DELETE', undefined, '/a')).status,
      (await ids()).at(-1),
    ]).toEqual([200, 404, 'b'])
    expect((await ehr.signIn({ client_id: 'a', redirect_uri: 'https://a.example/cb' })).status).toBe(400)
    await control('DELETE', undefined, '/from-start')
    await fetch(`${ehr.url}/control/reset`, { method: 'POST' })
    expect((await ids()).at(-1)).toBe('from-start')
    expect(await signIn('from-start', 'https://app.example.org/callback')).toMatchObject({ status: 200 })
  })

  const base = { client_id: 'x', redirect_uris: ['https://x.example/cb'] }
  it.each<readonly [order: unknown, sentence: string]>([
    ['text', 'A client is a JSON object with a client_id and redirect_uris.'],
    [[], 'There is no client in this list.'],
    [{ redirect_uris: ['https://x.example/cb'] }, 'A client is a JSON object with a client_id'],
    [{ client_id: 'x' }, "Client 'x' needs redirect_uris."],
    [{ ...base, colour: 'red' }, "Client 'x': there is no 'colour'. There are: client_id, "],
    [{ ...base, ['__proto__x']: 1 }, "Client 'x': there is no '__proto__x'."],
    [
      { ...base, redirect_uris: 'https://x.example/cb' },
      "Client 'x': 'redirect_uris' needs to be a list of addresses.",
    ],
    [{ ...base, redirect_uris: ['callback'] }, "Client 'x': 'callback' is no whole address"],
    [
      { ...base, redirect_uris: ['https://x.example/cb#part'] },
      "Client 'x': redirect_uris must not contain fragments.",
    ],
    [
      { ...base, redirect_uris: ['javascript:alert(1)'] },
      "Client 'x': redirect_uris must not use the javascript URI scheme.",
    ],
    [
      { ...base, redirect_uris: ['my-app://cb', 'http://app:3000/cb'] },
      "Client 'x': redirect_uris for native clients using http",
    ],
    [{ ...base, origins: ['x.example'] }, "Client 'x': 'x.example' is no whole address"],
    [{ ...base, token_endpoint_auth_method: 'tls' }, "Client 'x': token_endpoint_auth_method is one of none, "],
    [{ ...base, token_endpoint_auth_method: 'private_key_jwt' }, "Client 'x': private_key_jwt needs jwks."],
    [
      { ...base, token_endpoint_auth_method: 'none', client_secret: 's' },
      "Client 'x': none has no use for client_secret.",
    ],
    [{ ...base, grant_types: ['implicit'] }, "Client 'x': 'grant_types' needs to be a list of authorization_code"],
    [
      { client_id: 'x', grant_types: ['client_credentials'] },
      "Client 'x': client_credentials needs client_secret or jwks.",
    ],
    [{ ...base, jwks: { keys: [] } }, "Client 'x': 'jwks' needs to be a key set"],
    [{ ...base, jwks: { keys: [{ kty: 'RSA' }] } }, "Client 'x': client JSON Web Key Set is invalid"],
    [{ ...base, client_id: 'b2f1c7de-5a43-4c0e-9d55-6f0f3d7a1c20' }, 'is built in.'],
  ])('%j is refused with a sentence, and nothing is registered', async (order, sentence) => {
    const before = await ids()
    expect(await control('POST', order === 'text' || Array.isArray(order) ? order : [base, order])).toEqual({
      status: 400,
      error: expect.stringContaining(sentence) as string,
    })
    expect(await ids()).toEqual(before)
  })

  it('is not for pages elsewhere', async () => {
    expect((await control('POST', base, '', { origin: 'https://evil.example' })).status).toBe(403)
  })
})

describe('with --any-client', () => {
  let open: SandboxClient
  beforeAll(async () => {
    open = await startClient({ anyClient: true })
  })
  afterAll(() => open.close())

  it('whoever asks signs in, from any origin, and the verifier counts as ever', async () => {
    const app = { client_id: 'never-seen', redirect_uri: 'https://anywhere.example/cb' }
    const exchange = async (changes: Changes) =>
      open.token(open.exchangeFields(await open.codeFor(app), { ...app, ...changes }), {
        origin: 'https://anywhere.example',
      })
    const { status, headers, body } = await exchange({})
    expect([status, body['patient'], headers.get('access-control-allow-origin')]).toEqual([
      200,
      'ana',
      'https://anywhere.example',
    ])
    expect((await exchange({ code_verifier: 'x'.repeat(43) })).body['error']).toBe('invalid_grant')
    expect(
      (await open.read('Patient/ana', body['access_token'], { origin: 'https://anywhere.example' })).headers.get(
        'access-control-allow-origin',
      ),
    ).toBe('https://anywhere.example')
  })

  it('an address that is none ends on a page', async () => {
    for (const redirect_uri of ['javascript:alert(1)', 'nonsense', ''])
      expect((await open.signIn({ client_id: 'odd', redirect_uri })).status).toBe(400)
  })

  it('the apps that are known keep their addresses', async () => {
    expect((await open.signIn({ redirect_uri: 'https://anywhere.example/cb' })).status).toBe(400)
  })

  it('there is no control without the switchboard', async () => {
    expect((await fetch(`${open.url}/control/clients`)).status).toBe(404)
  })
})
