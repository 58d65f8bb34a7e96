import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { headersFor } from '../scripts/vite/security-headers.mjs'
import { shipped as shippedConfig, startServer } from './__fixtures__/server'

const shipped = { ...shippedConfig, shared: { receive: 'any' } }

let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  server = await startServer(() => shipped)
})
afterAll(() => server.close())
const get = (path: string, headers: Readonly<Record<string, string>> = {}) => fetch(server.url + path, { headers })

describe('the files of the build', () => {
  test.each([
    ['/', '/', 200, 'text/html'],
    ['/conditions', '/', 200, 'text/html'],
    ['/shared', '/shared', 200, 'text/html'],
    ['/config.json', '/', 200, 'application/json'],
    ['/assets/a-hash.js', '/assets/', 200, 'text/javascript'],
    ['/assets/missing.js', '/', 404, 'text/plain'],
    ['/assets/../../package.json', '/', 200, 'text/html'],
    ['/..%2f..%2fpackage.json', '/', 200, 'text/html'],
    ['/%E0%A4%A', '/', 400, 'application/json'],
    ['/healthz', '/', 200, 'application/json'],
  ])('%s has every security header', async (path, kind, status, type) => {
    const answer = await get(path)
    expect([answer.status, answer.headers.get('content-type')?.split(';')[0]]).toEqual([status, type])
    for (const [name, value] of Object.entries(headersFor(shipped, kind)))
      expect([name, answer.headers.get(name)]).toEqual([name, value])
    expect(await answer.text()).not.toContain('"plainchart"')
  })

  test('are sent in the best accepted coding, with the same content, and not again if unchanged', async () => {
    const bodies = new Set<string>()
    for (const [accept, coding] of [
      ['br, gzip', 'br'],
      ['gzip', 'gzip'],
      ['gzip;q=0', null],
      ['', null],
    ] as const) {
      const answer = await get('/assets/a-hash.js', { 'accept-encoding': accept })
      expect([accept, answer.headers.get('content-encoding'), answer.headers.get('vary')]).toEqual([
        accept,
        coding,
        'Accept-Encoding',
      ])
      bodies.add(await answer.text())
    }
    expect(bodies.size).toBe(1)
    const etag = (await get('/assets/a-hash.js')).headers.get('etag') ?? ''
    expect((await get('/assets/a-hash.js', { 'if-none-match': etag })).status).toBe(304)
    expect((await get('/assets/a-hash.js', { 'if-none-match': '"other"' })).status).toBe(200)
  })

  test('only GET and HEAD are allowed', async () => {
    for (const method of ['POST', 'PUT', 'DELETE'])
      expect((await fetch(`${server.url}/config.json`, { method })).status).toBe(404)
    expect((await fetch(`${server.url}/`, { method: 'HEAD' })).status).toBe(200)
  })
})

test('the log has a line for each response and nothing of the request', async () => {
  server.lines.length = 0
  await get('/record/Patient/canary-id?q=canary-query', {
    authorization: 'Bearer canary-token',
    referer: 'https://canary.example/',
    'x-request-id': 'canary-request',
    cookie: 'canary=1',
  })
  await get('/canary-path%')
  await fetch(`${server.url}/canary`, {
    method: 'POST',
    body: 'canary-body',
    headers: { 'content-type': 'application/canary' },
  })
  const lines = server.lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(lines.map(({ method, route, status }) => [method, route, status])).toContainEqual(['GET', '/*', 200])
  expect(lines.map((line) => Object.keys(line))).toContainEqual(['time', 'id', 'method', 'route', 'status', 'ms'])
  expect(server.lines.length).toBeGreaterThanOrEqual(2)
  expect(server.lines.join('')).not.toMatch(/canary|127\.0\.0\.1|::1/)
})

test('a stopping server reports that it is not ready and closes connections', async () => {
  const other = await startServer(() => shipped)
  expect((await fetch(`${other.url}/readyz`)).status).toBe(200)
  other.stop()
  const answer = await fetch(`${other.url}/readyz`)
  expect([answer.status, answer.headers.get('connection')]).toEqual([503, 'close'])
  expect((await fetch(`${other.url}/healthz`)).status).toBe(200)
  await other.close()
})
