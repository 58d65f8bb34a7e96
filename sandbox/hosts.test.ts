import { connect } from 'node:net'
import { lookup } from 'node:dns/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { APP, startClient } from './auth/__fixtures__/oauth-client'
import type { SandboxClient } from './auth/__fixtures__/oauth-client'
import { sendRequest } from './testing/send-request'
import type { RequestOptions } from './testing/send-request'

vi.mock(import('node:dns/promises'), async (original) => {
  const real = await original()
  return { ...real, lookup: vi.fn(real.lookup) as unknown as typeof real.lookup }
})

const request = (origin: string, path: string, options: RequestOptions) => sendRequest(origin, path.slice(1), options)
const statusFor = async (origin: string, host: string, path = '/fhir/metadata') =>
  (await request(origin, path, { headers: { host } })).status

describe('a local sandbox', () => {
  let ehr: SandboxClient
  let port: string
  beforeAll(async () => {
    ehr = await startClient({ open: true, faults: [] })
    port = new URL(ehr.url).port
  })
  afterAll(() => ehr.close())

  it.each(['localhost', 'LOCALHOST', '127.0.0.1', '[::1]'])(
    'answers to %s with its port, another port or none',
    async (name) => {
      for (const host of [`${name}:${port}`, name, `${name}:8080`])
        expect([host, await statusFor(ehr.url, host)]).toEqual([host, 200])
    },
  )

  it.each([
    'rebound.example',
    'localhost.rebound.example',
    'rebound.example:PORT',
    'localhost:PORT@rebound.example',
    'localhost@rebound.example',
    'xlocalhost',
    '127.0.0.1.rebound.example',
    '192.0.2.7',
    '[::2]',
    'localhost/',
    'localhost:x',
    'rebound.example#localhost',
  ])('does not answer to %s', async (name) => {
    const host = name.replace('PORT', port)
    for (const path of [
      '/',
      '/fhir/Patient/ana',
      '/fhir/metadata',
      '/faults',
      '/authorization/connect/jwks',
      '/.well-known/openid-configuration',
      '/nothing',
    ]) {
      const { status, headers, text } = await request(ehr.url, path, { headers: { host, origin: APP } })
      expect([path, status, headers['access-control-allow-origin']]).toEqual([path, 421, undefined])
      expect(text).toBe(
        `This sandbox answers at ${ehr.url} only. Behind a proxy, start it with --url and the address of the proxy.\n`,
      )
    }
  })

  it.each(['localhost', 'rebound.example'])('rejects two Host headers, with %s as the second', async (second) => {
    const socket = connect(Number(port), 'localhost')
    socket.end(`GET /fhir/metadata HTTP/1.1\r\nHost: localhost\r\nHost: ${second}\r\nConnection: close\r\n\r\n`)
    let text = ''
    for await (const chunk of socket) text += String(chunk)
    expect(text).toMatch(/^HTTP\/1\.1 400 /)
  })

  it('rejects control requests and sign-ins with another host', async () => {
    for (const path of ['/control/faults', '/control/reset', '/authorization/connect/token', '/ehr/launch']) {
      expect([
        path,
        (await request(ehr.url, path, { method: 'POST', headers: { host: 'rebound.example' } })).status,
      ]).toEqual([path, 421])
    }
  })

  it('listens on its own loopback address only', async () => {
    await expect(fetch(ehr.url.replace('localhost', '127.0.0.2'))).rejects.toThrow('fetch failed')
  })
})

describe('a sandbox behind a proxy', () => {
  const url = 'https://sandbox.example.org'
  let ehr: SandboxClient
  /** Where it listens; `ehr.url` is the public origin. */
  let localOrigin: string
  beforeAll(async () => {
    const port = new URL((await startAndStop()).url).port
    ehr = await startClient({ port: Number(port), url })
    localOrigin = `http://localhost:${port}`
  })
  afterAll(() => ehr.close())
  const startAndStop = async () => {
    const client = await startClient()
    await client.close()
    return client
  }

  it('answers to the host of the proxy and to local names', async () => {
    expect(
      await Promise.all(
        ['sandbox.example.org', 'SANDBOX.example.org', 'localhost'].map((host) => statusFor(localOrigin, host)),
      ),
    ).toEqual([200, 200, 200])
    expect(
      await Promise.all(
        ['other.example.org', 'sandbox.example.org:9400', 'sandbox.example.org.rebound.example'].map((host) =>
          statusFor(localOrigin, host),
        ),
      ),
    ).toEqual([421, 421, 421])
  })

  it('uses the origin of the proxy in metadata and sign-in', async () => {
    const { text } = await request(localOrigin, '/fhir/.well-known/smart-configuration', {
      headers: { host: 'sandbox.example.org' },
    })
    const smart = JSON.parse(text) as Record<string, string>
    expect([smart['issuer'], smart['token_endpoint']]).toEqual([url, `${url}/authorization/connect/token`])
    // As forwarded by a TLS proxy, with headers that a client could have added.
    const headers = { host: 'localhost', 'x-forwarded-host': 'rebound.example', 'x-forwarded-proto': 'http' }
    const started = await request(localOrigin, ehr.authorizeUrl().slice(url.length), { headers })
    const step = String(started.headers['location'])
    const cookie = (started.headers['set-cookie'] as string[]).map((line) => line.split(';')[0]).join('; ')
    const loggedIn = await request(localOrigin, `${step}/login`, {
      method: 'POST',
      headers: { ...headers, cookie, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'person=ana',
    })
    expect(String(loggedIn.headers['location'])).toMatch(
      /^https:\/\/sandbox\.example\.org\/authorization\/connect\/authorize\//,
    )
  })
})

it('does not start without --host if localhost resolves to other machines', async () => {
  vi.mocked(lookup).mockImplementation((async () => [{ address: '192.0.2.7', family: 4 }]) as unknown as typeof lookup)
  await expect(startClient()).rejects.toThrow(
    "Here 'localhost' leads to other machines too. Say where to listen with --host.",
  )
  const explicit = await startClient({ host: '127.0.0.1' })
  expect([new URL(explicit.url).hostname, (await explicit.read('metadata')).status]).toEqual(['127.0.0.1', 200])
  await explicit.close()
})
