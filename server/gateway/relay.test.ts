import { connect } from 'node:net'
import { createServer, type IncomingMessage } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startServer } from '../__fixtures__/server'

let ehr: ReturnType<typeof createServer>
let base: string
let received: IncomingMessage[]
let server: Awaited<ReturnType<typeof startServer>>
const canary = 'canary-of-a-record'
/** JSON that JSON.parse and JSON.stringify would change. */
const digits = '{ "valueQuantity": {"value":4.50, "value":1e-3},\n "n":12345678901234567890, "t":"\\u00e9\\/" }'

beforeAll(async () => {
  ehr = createServer((request, response) => {
    received.push(request)
    const { pathname } = new URL(request.url ?? '', 'http://ehr')
    const json = (body: unknown, status = 200, headers = {}) =>
      response.writeHead(status, { 'content-type': 'application/fhir+json', ...headers }).end(JSON.stringify(body))
    if (pathname === '/fhir/Binary/html')
      return response.writeHead(200, { 'content-type': 'text/html', 'set-cookie': 'a=b' }).end('<script>1</script>')
    if (pathname === '/fhir/Condition/moved') return response.writeHead(302, { location: 'http://evil.example/' }).end()
    if (pathname === '/fhir/Condition/refused')
      return json({ resourceType: 'OperationOutcome' }, 401, {
        'www-authenticate': 'Bearer',
        'retry-after': '7',
        'x-internal': 'x',
        'access-control-allow-origin': '*',
      })
    if (pathname === '/fhir/Condition/broken')
      return response.writeHead(200, { 'content-type': 'application/json' }).end('{"resourceType":')
    if (pathname === '/fhir/Observation/digits')
      return response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(digits)
    // Returns the token after a varying delay, so that mixed-up responses would be noticed.
    return setTimeout(
      () =>
        json({
          resourceType: 'Bundle',
          id: request.headers.authorization,
          note: canary,
          link: [{ relation: 'next', url: `${base}?page=2` }],
        }),
      Number(request.headers.authorization?.length) % 7,
    )
  })
  await new Promise<void>((done) => ehr.listen(0, 'localhost', done))
  const address = ehr.address()
  base = `http://localhost:${typeof address === 'object' && address ? address.port : 0}/fhir`
  server = await startServer(
    (url) => ({
      url,
      ehrs: [
        { id: 'a', name: 'A', fhirBase: base, clientId: 'c', relay: true },
        {
          id: 'b',
          name: 'B',
          fhirBase: base,
          clientId: 'c',
          confidential: { method: 'client_secret_post', credentials: [{ env: 'SECRET' }] },
        },
      ],
    }),
    { SECRET: 's' },
  )
})
afterAll(async () => {
  await server.close()
  ehr.close()
})
beforeEach(() => void ([received, server.lines.length] = [[], 0]))

const get = (path: string, headers: Readonly<Record<string, string>> = {}, id = 'a') =>
  fetch(`${server.url}/ehr/${id}/fhir${path}`, { headers: { authorization: 'Bearer token', ...headers } })

test('a read request is forwarded with at most four headers, and the response has URLs of this server and is not cacheable', async () => {
  const answer = await get('/Condition?patient=1&_count=50', {
    accept: 'application/fhir+json',
    cookie: 'a=b',
    'x-forwarded-for': '10.0.0.1',
    referer: 'https://site.example/record',
  })
  expect([answer.status, answer.headers.get('cache-control'), answer.headers.get('vary')]).toEqual([
    200,
    'no-store',
    'Authorization',
  ])
  expect(await answer.json()).toMatchObject({ link: [{ url: `${server.url}/ehr/a/fhir?page=2` }], note: canary })
  expect(received.map(({ url }) => url)).toEqual(['/fhir/Condition?patient=1&_count=50'])
  for (const name of ['cookie', 'x-forwarded-for', 'referer', 'origin'])
    expect([name, received[0]?.headers[name]]).toEqual([name, undefined])
})

test.each([
  ['an operation', '/Patient/1/$everything'],
  ['an operation of the server', '/$export'],
  ['a parent path', '/Patient/..%2f..%2fadmin'],
  ['a parent path, encoded twice', '/Patient/%252e%252e'],
  ['dots', '/Patient/..'],
  ['an encoded letter', '/P%61tient/1'],
  ['another server', '//evil.example/Patient/1'],
  ['an id with a path parameter', '/Patient/1;x=..'],
  ['an id that is too long', `/Patient/${'1'.repeat(300)}`],
  ['the base alone', ''],
])('%s is not forwarded', async (_, path) => {
  const answer = await get(path)
  expect([400, 404]).toContain(answer.status)
  expect(received).toEqual([])
})

test('an absolute request target and a header with a line break reach no other server', async () => {
  const raw = (text: string) =>
    new Promise<string>((resolve) => {
      let output = ''
      const socket = connect({ port: Number(new URL(server.url).port), host: 'localhost' }, () => socket.write(text))
      socket
        .on('data', (chunk) => (output += String(chunk)))
        .on('close', () => resolve(output.split('\r\n')[0] ?? ''))
        .on('error', () => resolve('closed'))
    })
  await raw(
    'GET http://evil.example/ehr/a/fhir/Patient/1 HTTP/1.1\r\nHost: evil.example\r\nAuthorization: Bearer a\r\nConnection: close\r\n\r\n',
  )
  expect(received.map(({ url, headers }) => [url, headers.host])).toEqual([['/fhir/Patient/1', new URL(base).host]])
  received = []
  expect(
    await raw('GET /ehr/a/fhir/Patient/1\r\nAuthorization: Bearer a HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'),
  ).toMatch(/ 40[01] /)
  expect(received).toEqual([])
})

test.each(['POST', 'PUT', 'DELETE', 'PATCH'])('%s is not forwarded', async (method) => {
  expect(
    (await fetch(`${server.url}/ehr/a/fhir/Patient/1`, { method, headers: { authorization: 'Bearer token' } })).status,
  ).toBe(404)
  expect(received).toEqual([])
})

test('a response without a URL of the EHR arrives byte for byte: digits, order, duplicate names, escapes and white space', async () => {
  expect(await (await get('/Observation/digits')).text()).toBe(digits)
})

test('sends no request without a token or for an EHR that is not relayed', async () => {
  for (const authorization of ['', 'Basic a', 'Bearer', 'Bearer a, Basic b'])
    for (const path of ['/Patient/1', '/Patient?x=/metadata', '/Patient/metadata', '/Patient/1?_format=/metadata?'])
      expect([authorization, path, (await get(path, { authorization })).status]).toEqual([authorization, path, 401])
  expect((await get('/Patient/1', {}, 'b')).status).toBe(404)
  expect(received).toEqual([])
})

test('metadata needs no token, and no other credentials are forwarded with it', async () => {
  for (const authorization of ['', 'Basic a', 'Bearer token'])
    expect((await get('/metadata?_format=json', { authorization })).status).toBe(200)
  expect(received.map(({ url, headers }) => [url, headers.authorization])).toEqual([
    ['/fhir/metadata?_format=json', undefined],
    ['/fhir/metadata?_format=json', undefined],
    ['/fhir/metadata?_format=json', 'Bearer token'],
  ])
})

test('HEAD reads nothing of the EHR', async () => {
  await fetch(`${server.url}/ehr/a/fhir/Patient/1`, { method: 'HEAD', headers: { authorization: 'Bearer token' } })
  expect(received).toEqual([])
})

test('an error of the EHR is returned without its internal headers; a redirect is not', async () => {
  const refused = await get('/Condition/refused')
  expect([
    refused.status,
    ...['www-authenticate', 'retry-after', 'x-internal', 'access-control-allow-origin'].map((name) =>
      refused.headers.get(name),
    ),
  ]).toEqual([401, 'Bearer', '7', null, null])
  expect((await get('/Condition/moved')).status).toBe(503)
  expect(await (await get('/Condition/broken')).text()).toBe('{"resourceType":')
})

test('HTML of the EHR is never a page of this site', async () => {
  const answer = await get('/Binary/html')
  expect(
    ['content-disposition', 'content-security-policy', 'x-content-type-options', 'set-cookie'].map((name) =>
      answer.headers.get(name),
    ),
  ).toEqual(['attachment', "default-src 'none'; sandbox", 'nosniff', null])
})

test('parallel responses are never mixed up, and the log contains no URLs, tokens or records', async () => {
  const tokens = Array.from({ length: 60 }, (_, i) => `canary-${'x'.repeat(i)}`)
  const ids = await Promise.all(
    tokens.map(
      async (token) =>
        (
          (await (await get('/Condition?patient=canary', { authorization: `Bearer ${token}` })).json()) as {
            id: string
          }
        ).id,
    ),
  )
  expect(ids).toEqual(tokens.map((token) => `Bearer ${token}`))
  expect(server.lines.length).toBe(60)
  expect(server.lines.join('')).not.toMatch(/canary|Condition/)
  expect(JSON.parse(server.lines[0] ?? '')).toMatchObject({ route: '/ehr/:id/fhir/*', ehr: 'a', status: 200 })
})
