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

/** Signs ana in to an app and returns the token response. */
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
    headers: responseHeaders,
  } = await ehr.token(ehr.exchangeFields(code, { client_id, redirect_uri, ...fields }), headers)
  return {
    status,
    patient: body['patient'],
    error: body['error'],
    cors: responseHeaders.get('access-control-allow-origin'),
  }
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

describe('an added app', () => {
  it.each([
    ['https', ['https://app.example.org/cb'], 'https://app.example.org/cb'],
    ['http on localhost, with the registered port', ['http://localhost:3000/cb'], 'http://localhost:3000/cb'],
    ['http on localhost, with another port', ['http://localhost:3000/cb'], 'http://localhost:41234/cb'],
    ['http on 127.0.0.1, with another port', ['http://127.0.0.1/cb'], 'http://127.0.0.1:41234/cb'],
    ['http in a container network', ['http://app:3000/cb'], 'http://app:3000/cb'],
    ['a private scheme', ['my-app://callback', 'https://app.example.org/cb'], 'my-app://callback'],
    ['a scheme with a dot', ['org.example.app:/callback'], 'org.example.app:/callback'],
  ])('can use a redirect URI with %s', async (_, redirect_uris, redirect_uri) => {
    expect((await control('POST', { client_id: 'app', redirect_uris })).status).toBe(201)
    expect(await signIn('app', redirect_uri)).toMatchObject({ status: 200, patient: 'ana' })
  })

  it.each([
    ['another path', 'http://localhost:3000/other'],
    ['another local host name', 'http://127.0.0.1:3000/cb'],
    ['https with another port', 'https://app.example.org:444/cb'],
    ['another host', 'https://evil.example/cb'],
  ])('cannot use a redirect URI with %s', async (_, redirect_uri) => {
    await control('POST', { client_id: 'app', redirect_uris: ['http://localhost:3000/cb'] })
    expect((await ehr.signIn({ client_id: 'app', redirect_uri })).status).toBe(400)
  })

  it.each([
    [
      'header',
      (secret: string) => [{ client_id: undefined, code_verifier: undefined }, basicHeader('server', secret)] as const,
    ],
    ['body', (secret: string) => [{ client_secret: secret, code_verifier: undefined }, {}] as const],
  ])('authenticates with its secret in the %s only', async (_, authenticate) => {
    await control('POST', {
      client_id: 'server',
      client_secret: 's3cret',
      redirect_uris: ['https://app.example.org/cb'],
    })
    const signInWith = (secret: string) =>
      signIn('server', 'https://app.example.org/cb', NO_PKCE, ...authenticate(secret))
    expect(await signInWith('s3cret')).toMatchObject({ status: 200, patient: 'ana' })
    expect(await signInWith('s3cre')).toMatchObject({ status: 401, error: 'invalid_client' })
  })

  const withKey = { client_id: 'keyed', redirect_uris: ['https://app.example.org/cb'] }
  it('authenticates with a key', async () => {
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
    'is rejected with an assertion %s',
    async (_, { of = 'keyed', ...changes }: { of?: string; aud?: string; exp?: string }) => {
      await control('POST', { ...withKey, jwks: { keys: [keys.jwk] } })
      expect(await signIn('keyed', 'https://app.example.org/cb', NO_PKCE, await assertion(of, changes))).toMatchObject({
        status: 401,
        error: 'invalid_client',
      })
    },
  )

  it('is rejected with a reused assertion', async () => {
    await control('POST', { ...withKey, jwks: { keys: [keys.jwk] } })
    const reused = await assertion('keyed', { jti: 'once' })
    expect((await signIn('keyed', 'https://app.example.org/cb', NO_PKCE, reused)).status).toBe(200)
    expect((await signIn('keyed', 'https://app.example.org/cb', NO_PKCE, reused)).status).toBe(401)
  })

  it('can read responses from its own origin and its listed origins', async () => {
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
  ])('with a loopback redirect URI reads responses from %s: %s', async (origin, allowed) => {
    await control('POST', { client_id: 'app', redirect_uris: ['http://localhost/cb'] })
    expect((await ehr.read('Patient/ana', undefined, { origin })).headers.get('access-control-allow-origin')).toBe(
      allowed,
    )
  })

  it.each<readonly [what: string, options: Parameters<typeof startClient>[0], offered: readonly string[]]>([
    [
      'the app that runs, and registered ones',
      {
        appOrigins: ['http://localhost:4999'],
        clients: [{ ...fromStart, client_name: 'Mine', initiate_login_uri: 'https://app.example.org/launch' }],
      },
      ['http://localhost:4999 Plainchart at http://localhost:4999', 'from-start Mine'],
    ],
    [
      'the development servers where no app is named',
      {},
      [5173, 4173].map((port) => `http://localhost:${port} Plainchart at http://localhost:${port}`),
    ],
  ])('the launch page offers %s, by name', async (_, options, offered) => {
    const server = await startClient(options)
    try {
      const page = await (await fetch(`${server.url}/ehr/launch?user=dr-lee`)).text()
      const [, list = ''] = /<select id="app" name="app">(.*?)<\/select>/s.exec(page) ?? []
      expect([...list.matchAll(/value="([^"]*)">([^<]*)</g)].map(([, id, name]) => `${id} ${name}`)).toEqual(offered)
    } finally {
      await server.close()
    }
  })

  it('is launched by the EHR at its launch URL', async () => {
    await control('POST', {
      client_id: 'app',
      client_name: 'My app',
      redirect_uris: ['https://app.example.org/cb'],
      initiate_login_uri: 'https://app.example.org/start?from=ehr',
    })
    const page = await (await fetch(`${ehr.url}/ehr/launch?user=dr-lee`)).text()
    expect(page).toContain('<option value="app">My app</option>')
    const response = await fetch(`${ehr.url}/ehr/launch`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ user: 'dr-lee', patient: 'ana', app: 'app' }),
    })
    const target = new URL(response.headers.get('location') ?? '')
    expect([
      target.origin + target.pathname,
      target.searchParams.get('from'),
      target.searchParams.get('iss'),
      target.searchParams.has('launch'),
    ]).toEqual(['https://app.example.org/start', 'ehr', ehr.fhirBase, true])
  })
})

describe('/control/clients', () => {
  const ids = async () => ((await control('GET')).clients ?? []).map(({ client_id }) => client_id)

  it('lists apps without secrets and removes apps; a reset restores the initial apps', async () => {
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
  it.each<readonly [client: unknown, message: string]>([
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
  ])('rejects %j with a message and registers nothing', async (client, message) => {
    const before = await ids()
    expect(await control('POST', client === 'text' || Array.isArray(client) ? client : [base, client])).toEqual({
      status: 400,
      error: expect.stringContaining(message) as string,
    })
    expect(await ids()).toEqual(before)
  })

  it('rejects other origins', async () => {
    expect((await control('POST', base, '', { origin: 'https://evil.example' })).status).toBe(403)
  })
})

describe('with --any-client', () => {
  let open: SandboxClient
  beforeAll(async () => {
    open = await startClient({ anyClient: true })
  })
  afterAll(() => open.close())

  it('any app can sign in, from any origin, and PKCE is still checked', async () => {
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

  it('an invalid redirect URI shows an error page', async () => {
    for (const redirect_uri of ['javascript:alert(1)', 'nonsense', ''])
      expect((await open.signIn({ client_id: 'odd', redirect_uri })).status).toBe(400)
  })

  it('known apps are limited to their redirect URIs', async () => {
    expect((await open.signIn({ redirect_uri: 'https://anywhere.example/cb' })).status).toBe(400)
  })

  it('there is no control endpoint without --faults', async () => {
    expect((await fetch(`${open.url}/control/clients`)).status).toBe(404)
  })
})
