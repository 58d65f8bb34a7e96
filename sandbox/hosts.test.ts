import { lookup } from 'node:dns/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { APP, startClient } from './auth/__fixtures__/oauth-client'
import type { SandboxClient } from './auth/__fixtures__/oauth-client'
import { sendRequest as askBelow } from './testing/send-request'
import type { RequestOptions } from './testing/send-request'

vi.mock(import('node:dns/promises'), async (original) => {
  const real = await original()
  return { ...real, lookup: vi.fn(real.lookup) as unknown as typeof real.lookup }
})

const ask = (origin: string, path: string, how: RequestOptions) => askBelow(origin, path.slice(1), how)
const statusFor = async (at: string, host: string, path = '/fhir/metadata') =>
  (await ask(at, path, { headers: { host } })).status

describe('a sandbox for this machine', () => {
  let ehr: SandboxClient
  let port: string
  beforeAll(async () => {
    ehr = await startClient({ open: true, faults: [] })
    port = new URL(ehr.url).port
  })
  afterAll(() => ehr.close())

  it.each(['localhost', 'LOCALHOST', '127.0.0.1', '[::1]'])(
    'answers to the name %s, with the port, without and with that of a tunnel',
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
      const { status, headers, text } = await ask(ehr.url, path, { headers: { host, origin: APP } })
      expect([path, status, headers['access-control-allow-origin']]).toEqual([path, 421, undefined])
      expect(text).toBe(
        `This sandbox answers at ${ehr.url} only. Behind a proxy, start it with --url and the address of the proxy.\n`,
      )
    }
  })

  it('takes no order and no sign-in under another name', async () => {
    for (const path of ['/control/faults', '/control/reset', '/authorization/connect/token', '/ehr/launch']) {
      expect([
        path,
        (await ask(ehr.url, path, { method: 'POST', headers: { host: 'rebound.example' } })).status,
      ]).toEqual([path, 421])
    }
  })

  it('is reached at its own loopback address alone', async () => {
    await expect(fetch(ehr.url.replace('localhost', '127.0.0.2'))).rejects.toThrow('fetch failed')
  })
})

describe('a sandbox behind a proxy', () => {
  const url = 'https://sandbox.example.org'
  let ehr: SandboxClient
  /** Where it really listens; `ehr.url` is what the world sees. */
  let here: string
  beforeAll(async () => {
    const port = new URL((await startAndStop()).url).port
    ehr = await startClient({ port: Number(port), url })
    here = `http://localhost:${port}`
  })
  afterAll(() => ehr.close())
  const startAndStop = async () => {
    const tried = await startClient()
    await tried.close()
    return tried
  }

  it('answers to the name of the proxy and to those of this machine', async () => {
    expect(
      await Promise.all(
        ['sandbox.example.org', 'SANDBOX.example.org', 'localhost'].map((host) => statusFor(here, host)),
      ),
    ).toEqual([200, 200, 200])
    expect(
      await Promise.all(
        ['other.example.org', 'sandbox.example.org:9400', 'sandbox.example.org.rebound.example'].map((host) =>
          statusFor(here, host),
        ),
      ),
    ).toEqual([421, 421, 421])
  })

  it('names the address of the proxy everywhere and leads a sign-in through it', async () => {
    const { text } = await ask(here, '/fhir/.well-known/smart-configuration', {
      headers: { host: 'sandbox.example.org' },
    })
    const smart = JSON.parse(text) as Record<string, string>
    expect([smart['issuer'], smart['token_endpoint']]).toEqual([url, `${url}/authorization/connect/token`])
    // As a proxy passes it on that ends the encryption, and with what a client could have added.
    const headers = { host: 'localhost', 'x-forwarded-host': 'rebound.example', 'x-forwarded-proto': 'http' }
    const begun = await ask(here, ehr.authorizeUrl().slice(url.length), { headers })
    const step = String(begun.headers['location'])
    const cookie = (begun.headers['set-cookie'] as string[]).map((line) => line.split(';')[0]).join('; ')
    const chosen = await ask(here, `${step}/login`, {
      method: 'POST',
      headers: { ...headers, cookie, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'person=ana',
    })
    expect(String(chosen.headers['location'])).toMatch(
      /^https:\/\/sandbox\.example\.org\/authorization\/connect\/authorize\//,
    )
  })
})

it('refuses to start where localhost leads to other machines, unless told where to listen', async () => {
  vi.mocked(lookup).mockImplementation((async () => [{ address: '192.0.2.7', family: 4 }]) as unknown as typeof lookup)
  await expect(startClient()).rejects.toThrow(
    "Here 'localhost' leads to other machines too. Say where to listen with --host.",
  )
  const told = await startClient({ host: '127.0.0.1' })
  expect([new URL(told.url).hostname, (await told.read('metadata')).status]).toEqual(['127.0.0.1', 200])
  await told.close()
})
