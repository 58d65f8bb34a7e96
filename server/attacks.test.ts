import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startServer } from './__fixtures__/server'
import type { Limits } from './limits'

type Server = Awaited<ReturnType<typeof startServer>>
const SECRET = 'canary-secret-of-the-site'

/** The next response of the EHR, and the requests it received. */
let next: { status: number; type: string; body: (form: string) => string }
let received: string[]
const ehr = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk: Buffer) => (body += String(chunk)))
  request.on('end', () => {
    if (request.url?.endsWith('smart-configuration'))
      return response.writeHead(200, { 'content-type': 'application/json' }).end(
        JSON.stringify({
          authorization_endpoint: `${origin()}/authorize`,
          token_endpoint: `${origin()}/token`,
          code_challenge_methods_supported: ['S256'],
        }),
      )
    received.push(`${request.method} ${request.url} ${body}`)
    return response.writeHead(next.status, { 'content-type': next.type }).end(next.body(body))
  })
})
const origin = () => `http://localhost:${(ehr.address() as AddressInfo).port}`
const entry = () => ({
  id: 'a',
  name: 'A',
  fhirBase: `${origin()}/fhir`,
  clientId: 'c',
  relay: true,
  confidential: { method: 'client_secret_post', credentials: [{ env: 'SECRET' }] },
})
const start = (more: object = {}, path = '', limits: Partial<Limits> = {}) =>
  startServer((url) => ({ url: url + path, ehrs: [entry()], ...more }), { SECRET }, undefined, limits)

let server: Server
beforeAll(async () => {
  await new Promise<void>((done) => ehr.listen(0, 'localhost', done))
  server = await start()
})
afterAll(async () => {
  await server.close()
  ehr.close()
})
beforeEach(() => {
  received = []
  next = { status: 200, type: 'application/json', body: () => '{}' }
})

const code = (url: string) =>
  new URLSearchParams({
    grant_type: 'authorization_code',
    code: 'canary-code',
    redirect_uri: `${url}/callback`,
    code_verifier: 'v'.repeat(43),
  })
const token = (to: Server, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${to.url}/ehr/a/token`, { method: 'POST', headers: { origin: to.url, ...headers }, body: code(to.url) })
const record = (to: Server, path = '/Patient/1') =>
  fetch(`${to.url}/ehr/a/fhir${path}`, { headers: { authorization: 'Bearer canary-token' } })

describe('whatever the EHR responds to a token request, the secret is neither in the response nor in the log', () => {
  const bodies: readonly (readonly [string, string, (form: string) => string])[] = [
    ['repeats the form', 'text/html', (form) => form],
    [
      'repeats the form as the error description',
      'application/json',
      (form) => JSON.stringify({ error: 'invalid_client', error_description: form }),
    ],
    ['repeats the form as the error code', 'application/json', (form) => JSON.stringify({ error: form })],
    [
      'repeats the form in additional members',
      'application/json',
      (form) => JSON.stringify({ access_token: 'a', token_type: 'Bearer', debug: form, client_secret: SECRET }),
    ],
    ['breaks off', 'application/json', (form) => `{"error":"${form}`],
  ]
  const statuses = [200, 302, 400, 401, 403, 404, 413, 429, 500, 502, 503]
  test.each(bodies.flatMap(([name, type, body]) => statuses.map((status) => [name, status, type, body] as const)))(
    '%s, HTTP %i',
    async (_, status, type, body) => {
      next = { status, type, body }
      server.lines.length = 0
      const answer = await token(server)
      const output = (await answer.text()) + JSON.stringify([...answer.headers]) + server.lines.join('')
      expect(received.join('')).toContain(SECRET)
      expect(output).not.toMatch(/canary/)
      expect(answer.headers.get('cache-control')).toBe('no-store')
    },
  )
})

describe('a token response that contains the secret is rejected, and the log says so without the secret', () => {
  const basic = Buffer.from(`c:${SECRET}`).toString('base64')
  test.each([
    ['as the access token', () => ({ access_token: SECRET, token_type: 'Bearer' })],
    ['in the scope', () => ({ access_token: 'a', token_type: 'Bearer', scope: `openid ${SECRET}` })],
    [
      'in the refresh token, which would be sealed',
      () => ({ access_token: 'a', token_type: 'Bearer', refresh_token: `x${SECRET}x` }),
    ],
    ['in an additional member', () => ({ access_token: 'a', token_type: 'Bearer', debug: { asked: [SECRET] } })],
    ['as the name of a member', () => ({ access_token: 'a', token_type: 'Bearer', [SECRET]: true })],
    [
      'inside a launch context',
      () => ({ access_token: 'a', token_type: 'Bearer', fhirContext: [{ reference: `Basic/${SECRET}` }] }),
    ],
    [
      'Base64-encoded as in a header',
      () => ({ access_token: 'a', token_type: 'Bearer', tenant: Buffer.from(SECRET).toString('base64') }),
    ],
  ])('%s', async (_, body) => {
    next = { status: 200, type: 'application/json', body: () => JSON.stringify(body()) }
    server.lines.length = 0
    const answer = await token(server)
    expect([answer.status, await answer.json()]).toEqual([502, { error: 'server_error' }])
    expect(server.lines.join('')).toContain('the response contains a secret or a signature of this site')
    expect(server.lines.join('')).not.toContain('canary')
  })

  test('in the Basic header with the client id', async () => {
    const one = await start({
      ehrs: [{ ...entry(), confidential: { method: 'client_secret_basic', credentials: [{ env: 'SECRET' }] } }],
    })
    next = {
      status: 200,
      type: 'application/json',
      body: () => JSON.stringify({ access_token: basic, token_type: 'Bearer' }),
    }
    expect((await token(one)).status).toBe(502)
    await one.close()
  })

  test('a token response without the secret is forwarded', async () => {
    next = {
      status: 200,
      type: 'application/json',
      body: () => JSON.stringify({ access_token: 'canary-token', token_type: 'Bearer' }),
    }
    expect(await (await token(server)).json()).toEqual({ access_token: 'canary-token', token_type: 'Bearer' })
  })
})

describe('the rate limit per address and minute', () => {
  const statuses = async (work: () => Promise<Response>, times: number) => {
    const all = []
    for (let i = 0; i < times; i += 1) all.push((await work()).status)
    return all
  }

  test('counts sign-ins and records separately, and nothing else', async () => {
    const one = await start({ perMinute: { signIn: 2, records: 3 } })
    expect(await statuses(() => token(one), 3)).toEqual([200, 200, 429])
    const refused = await token(one)
    expect([
      await refused.json(),
      Number(refused.headers.get('retry-after')) > 0,
      refused.headers.get('cache-control'),
    ]).toEqual([{ error: 'slow_down' }, true, 'no-store'])
    expect(await statuses(() => record(one), 4)).toEqual([200, 200, 200, 429])
    expect(received).toHaveLength(5)
    expect(await statuses(() => fetch(`${one.url}/`), 8)).toEqual(Array.from({ length: 8 }, () => 200))
    await one.close()
  })

  test('has one count for all sign-in routes and one for all record routes of all EHRs', async () => {
    const one = await start({
      perMinute: { signIn: 4, records: 2 },
      ehrs: [entry(), { ...entry(), id: 'b', clientId: 'd' }],
    })
    const at = (path: string, init: RequestInit = {}) =>
      fetch(`${one.url}/ehr/${path}`, {
        redirect: 'manual',
        headers: { origin: one.url, authorization: 'Bearer a' },
        ...init,
      })
    const signIns = ['a/fhir/.well-known/smart-configuration', 'b/authorize', 'a/jwks'].map((path) => () => at(path))
    for (const ask of [...signIns, () => at('b/token', { method: 'POST', body: code(one.url) })])
      expect((await ask()).status).not.toBe(429)
    for (const ask of [
      ...signIns,
      () => at('a/token', { method: 'POST', body: code(one.url) }),
      () => at('b/revoke', { method: 'POST', body: code(one.url) }),
    ])
      expect((await ask()).status).toBe(429)
    const reads = await statuses(() => at('a/fhir/Patient/1'), 1)
    expect([
      ...reads,
      ...(await statuses(() => at('b/fhir/Goal?patient=1'), 1)),
      ...(await statuses(() => at('a/fhir?page=2'), 1)),
    ]).toEqual([200, 200, 429])
    await one.close()
  })

  test.each([
    ['without a proxy, X-Forwarded-For is ignored', undefined, ['10.0.0.1', '10.0.0.2', '10.0.0.3'], [200, 200, 429]],
    [
      'behind a proxy, each address has its own count',
      true,
      ['10.0.0.1', '10.0.0.1', '10.0.0.2', '10.0.0.1'],
      [200, 200, 200, 429],
    ],
    [
      'behind a proxy, addresses sent by the client are ignored',
      true,
      ['1.1.1.1, 10.0.0.1', '2.2.2.2, 10.0.0.1', '3.3.3.3, 10.0.0.1'],
      [200, 200, 429],
    ],
    [
      'behind two proxies',
      2,
      [
        '1.1.1.1, 10.0.0.1, 10.9.9.9',
        '2.2.2.2, 10.0.0.1, 10.9.9.9',
        '3.3.3.3, 10.0.0.1, 10.9.9.9',
        '1.1.1.1, 10.0.0.2, 10.9.9.9',
      ],
      [200, 200, 429, 200],
    ],
  ])('%s', async (_, trustProxy, addresses, expected) => {
    const one = await start({ perMinute: { signIn: 2 }, ...(trustProxy === undefined ? {} : { trustProxy }) })
    const all = []
    for (const address of addresses) all.push((await token(one, { 'x-forwarded-for': address })).status)
    expect(all).toEqual(expected)
    await one.close()
  })
})

/** Sends a text, then `more` every few milliseconds; returns the statuses of all responses until the server ends the connection. */
const raw = (text: string, to: Server = server, more?: string) =>
  new Promise<readonly string[]>((resolve) => {
    let output = ''
    const interval = more === undefined ? undefined : setInterval(() => socket.write(more), 20)
    const ended = () => {
      clearInterval(interval)
      resolve(output.match(/HTTP\/1\.1 \d{3}/g)?.map((line) => line.slice(9)) ?? [])
    }
    const socket = connect({ port: Number(new URL(to.url).port), host: 'localhost' }, () => socket.write(text))
    socket
      .on('data', (chunk) => (output += String(chunk)))
      .on('close', ended)
      .on('error', ended)
  })
const post = (...headers: readonly string[]) =>
  [
    'POST /ehr/a/token HTTP/1.1',
    'Host: x',
    `Origin: ${server.url}`,
    'Content-Type: application/x-www-form-urlencoded',
    ...headers,
  ].join('\r\n')

describe('a request that two parsers could read differently', () => {
  const hidden =
    'GET /ehr/a/fhir/Patient/hidden HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer a\r\nConnection: close\r\n\r\n'
  test.each([
    [
      'has two lengths',
      () => `${post('Content-Length: 5', `Content-Length: ${5 + hidden.length}`)}\r\n\r\na=b&c${hidden}`,
    ],
    [
      'has a length and chunks',
      () => `${post('Content-Length: 5', 'Transfer-Encoding: chunked')}\r\n\r\n0\r\n\r\n${hidden}`,
    ],
    [
      'has chunks under another name',
      () => `${post('Transfer-Encoding: xchunked', 'Content-Length: 5')}\r\n\r\na=b&c${hidden}`,
    ],
    ['has a length with a sign', () => `${post('Content-Length: +5')}\r\n\r\na=b&c${hidden}`],
    ['has a space before the colon', () => `${post('Content-Length : 5')}\r\n\r\na=b&c${hidden}`],
    [
      'has an invalid chunk length',
      () => `${post('Transfer-Encoding: chunked')}\r\n\r\n0x5\r\na=b&c\r\n0\r\n\r\n${hidden}`,
    ],
    ['has a folded header', () => `${post('X-A: b', ' Content-Length: 5')}\r\n\r\na=b&c${hidden}`],
  ])('%s: is rejected, and the request hidden in it is never read', async (_, text) => {
    expect(await raw(text())).toEqual(['400'])
    expect(received).toEqual([])
  })

  test.each([
    ['a body', () => `${post('Content-Length: 5000')}\r\n\r\n`, 'a'],
    ['headers', () => 'GET / HTTP/1.1\r\nHost: x\r\n', 'X-A: b\r\n'],
  ])('%s sent too slowly is cut off at the timeout, not half a minute later', async (_, text, more) => {
    const quick = await start({}, '', { requestMs: 600 })
    expect(await raw(text().replace(server.url, quick.url), quick, more)).toEqual(['408'])
    expect(received).toEqual([])
    await quick.close()
  })

  test('a page of another site is rejected before its body is read, and the connection ends', async () => {
    expect(await raw(`${post('Content-Length: 5000').replace(server.url, 'https://evil.example')}\r\n\r\n`)).toEqual([
      '403',
    ])
  })

  test('endless URLs or headers are rejected', async () => {
    expect(await raw(`GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`)).toEqual(['431'])
    expect(await raw(`GET / HTTP/1.1\r\nHost: x\r\nX-A: ${'a'.repeat(20_000)}\r\n\r\n`)).toEqual(['431'])
  })
})

test('no URL leads out of the build folder or to another site', async () => {
  const paths = [
    '/../package.json',
    '/%2e%2e/package.json',
    '/..%5cpackage.json',
    '/assets/..%2f..%2f..%2fpackage.json',
    '/assets/%2e%2e/index.html',
    '/%00',
    '//evil.example/%2e%2e',
    '/\\evil.example',
    '/assets//etc/passwd',
  ]
  for (const path of paths) {
    const output = await new Promise<string>((resolve) => {
      let text = ''
      const socket = connect({ port: Number(new URL(server.url).port), host: 'localhost' }, () =>
        socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`),
      )
      socket.on('data', (chunk) => (text += String(chunk))).on('close', () => resolve(text))
    })
    expect([path, /^HTTP\/1\.1 (?:200|400|404) /.test(output), /location:|"plainchart"|root:/i.test(output)]).toEqual([
      path,
      true,
      false,
    ])
  }
})

test('no response sets a cookie or is readable by other sites, and none with tokens or records is cacheable', async () => {
  for (const answer of [
    await fetch(server.url),
    await token(server),
    await token(server, { origin: 'https://evil.example' }),
    await record(server),
    await fetch(`${server.url}/ehr/a/token`, {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    }),
  ]) {
    expect([
      answer.url,
      answer.headers.get('set-cookie'),
      answer.headers.get('access-control-allow-origin'),
      answer.headers.get('cache-control'),
    ]).toEqual([answer.url, null, null, 'no-store'])
  }
})

describe('a response of the EHR never becomes a page of this site', () => {
  test.each([
    ['text/html', false],
    ['application/json, text/html', false],
    ['application/json-seq', false],
    ['image/svg+xml', false],
    ['application/json', true],
    ['application/fhir+json; charset=utf-8', true],
  ])('as %s', async (type, isJson) => {
    next = { status: 200, type, body: () => '{"a":"<script>1</script>"}' }
    const answer = await record(server, '/metadata')
    expect(answer.headers.get('content-disposition')).toBe(isJson ? null : 'attachment')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('content-security-policy')).toMatch(
      isJson ? /^default-src 'none'; script-src 'self'/ : /^default-src 'none'; sandbox$/,
    )
  })
})

describe('below a base path', () => {
  let below: Server
  beforeAll(async () => {
    below = await start({}, '/records/')
  })
  afterAll(() => below.close())
  const at = (path: string) => fetch(below.url + path, { redirect: 'manual' })

  test.each([
    ['/records/', 200, 'text/html', 'no-store'],
    ['/records/config.json', 200, 'application/json', 'no-store'],
    ['/records/callback?code=1&state=2', 200, 'text/html', 'no-store'],
    ['/records/connect/go', 200, 'text/html', 'no-store'],
    ['/records/conditions', 200, 'text/html', 'no-store'],
    ['/records/assets/a-hash.js', 200, 'text/javascript', 'public, max-age=31536000, immutable'],
    ['/records/assets/missing.js', 404, 'text/plain', 'no-store'],
    ['/records/directory/index.json', 200, 'application/json', 'no-store'],
    ['/records/ehr/a/fhir/.well-known/smart-configuration', 200, 'application/json', 'no-store'],
    ['/records/.well-known/jwks.json', 200, 'application/json', 'public, max-age=300'],
    ['/', 404, 'text/plain', 'no-store'],
    ['/config.json', 404, 'text/plain', 'no-store'],
    ['/assets/a-hash.js', 404, 'text/plain', 'no-store'],
    ['/ehr/a/fhir/.well-known/smart-configuration', 404, 'text/plain', 'no-store'],
    ['/healthz', 200, 'application/json', 'no-store'],
  ])('%s returns %i', async (path, status, type, cacheControl) => {
    const answer = await at(path)
    expect([
      answer.status,
      answer.headers.get('content-type')?.split(';')[0],
      answer.headers.get('cache-control'),
    ]).toEqual([status, type, cacheControl])
  })

  test('the base path without a slash redirects to it, whatever host the request names', async () => {
    const answer = await fetch(`${below.url}/records?next=https://evil.example`, {
      redirect: 'manual',
      headers: { 'x-forwarded-host': 'evil.example' },
    })
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/records/'])
  })

  test('the redirect URI sent to the EHR contains the base path', async () => {
    const authorizeQuery = (path: string) =>
      new URLSearchParams({
        response_type: 'code',
        client_id: 'c',
        redirect_uri: `${below.url}${path}`,
        scope: 'openid',
        state: 's',
        aud: `${below.url}/records/ehr/a/fhir`,
        code_challenge: 'c'.repeat(43),
        code_challenge_method: 'S256',
      }).toString()
    const to =
      (await at(`/records/ehr/a/authorize?${authorizeQuery('/records/callback')}`)).headers.get('location') ?? ''
    expect(new URL(to).searchParams.get('redirect_uri')).toBe(`${below.url}/records/callback`)
    expect((await at(`/records/ehr/a/authorize?${authorizeQuery('/callback')}`)).status).toBe(400)
    expect(
      ((await (await at('/records/config.json')).json()) as { ehrs: { fhirBase: string }[] }).ehrs[0]?.fhirBase,
    ).toBe(`${below.url}/records/ehr/a/fhir`)
  })
})
