import { connect } from 'node:net'
import { createServer, type IncomingMessage } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startServer } from '../__fixtures__/server'

let ehr: ReturnType<typeof createServer>
let base: string
let heard: IncomingMessage[]
let server: Awaited<ReturnType<typeof startServer>>
const canary = 'canary-of-a-record'

beforeAll(async () => {
  ehr = createServer((request, response) => {
    heard.push(request)
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
    // Whose token it was, after a while that differs, so that mixed up answers would show.
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
beforeEach(() => void ([heard, server.lines.length] = [[], 0]))

const get = (path: string, headers: Readonly<Record<string, string>> = {}, id = 'a') =>
  fetch(`${server.url}/ehr/${id}/fhir${path}`, { headers: { authorization: 'Bearer token', ...headers } })

test('a request to read goes on with four headers at most, and the answer comes back with addresses of this server and kept nowhere', async () => {
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
  expect(heard.map(({ url }) => url)).toEqual(['/fhir/Condition?patient=1&_count=50'])
  for (const name of ['cookie', 'x-forwarded-for', 'referer', 'origin'])
    expect([name, heard[0]?.headers[name]]).toEqual([name, undefined])
})

test.each([
  ['an operation', '/Patient/1/$everything'],
  ['an operation of the server', '/$export'],
  ['a way up', '/Patient/..%2f..%2fadmin'],
  ['a way up, encoded twice', '/Patient/%252e%252e'],
  ['dots', '/Patient/..'],
  ['an encoded letter', '/P%61tient/1'],
  ['another server', '//evil.example/Patient/1'],
  ['an id with a way out', '/Patient/1;x=..'],
  ['an id that is too long', `/Patient/${'1'.repeat(300)}`],
  ['the base alone', ''],
])('%s is not passed on', async (_, path) => {
  const answer = await get(path)
  expect([400, 404]).toContain(answer.status)
  expect(heard).toEqual([])
})

test('a request line of a proxy and a header with a line break reach no other server', async () => {
  const raw = (text: string) =>
    new Promise<string>((resolve) => {
      let said = ''
      const socket = connect({ port: Number(new URL(server.url).port), host: 'localhost' }, () => socket.write(text))
      socket
        .on('data', (chunk) => (said += String(chunk)))
        .on('close', () => resolve(said.split('\r\n')[0] ?? ''))
        .on('error', () => resolve('closed'))
    })
  await raw(
    'GET http://evil.example/ehr/a/fhir/Patient/1 HTTP/1.1\r\nHost: evil.example\r\nAuthorization: Bearer a\r\nConnection: close\r\n\r\n',
  )
  expect(heard.map(({ url, headers }) => [url, headers.host])).toEqual([['/fhir/Patient/1', new URL(base).host]])
  heard = []
  expect(
    await raw('GET /ehr/a/fhir/Patient/1\r\nAuthorization: Bearer a HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'),
  ).toMatch(/ 40[01] /)
  expect(heard).toEqual([])
})

test.each(['POST', 'PUT', 'DELETE', 'PATCH'])('%s is not passed on', async (method) => {
  expect(
    (await fetch(`${server.url}/ehr/a/fhir/Patient/1`, { method, headers: { authorization: 'Bearer token' } })).status,
  ).toBe(404)
  expect(heard).toEqual([])
})

test('without a token, and for an EHR whose records do not pass through here, nothing is asked', async () => {
  expect((await get('/Patient/1', { authorization: 'Basic a' })).status).toBe(401)
  expect((await get('/Patient/1', {}, 'b')).status).toBe(404)
  expect(heard).toEqual([])
})

test('a refusal of the EHR comes back as it is, without headers that are its own affair; a redirect does not', async () => {
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

test('a page of the EHR is never one of this site', async () => {
  const answer = await get('/Binary/html')
  expect(
    ['content-disposition', 'content-security-policy', 'x-content-type-options', 'set-cookie'].map((name) =>
      answer.headers.get(name),
    ),
  ).toEqual(['attachment', "default-src 'none'; sandbox", 'nosniff', null])
})

test('answers to many at once are never mixed up, and the log knows neither addresses nor tokens nor records', async () => {
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
