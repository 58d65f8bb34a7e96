import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { startServer } from './__fixtures__/server'
import { connectionsFor, LIMITS, type Limits } from './limits'
import { clientNetwork } from './server'

type Respond = (response: ServerResponse, request: IncomingMessage) => void

/** What the EHR does with each request except for its smart-configuration. */
let respond: Respond
let received: string[]
const ehr = createServer((request, response) => {
  received.push(request.url ?? '')
  if (!request.url?.endsWith('smart-configuration')) return respond(response, request)
  return response.writeHead(200, { 'content-type': 'application/json' }).end(
    JSON.stringify({
      authorization_endpoint: `${origin()}/authorize`,
      token_endpoint: `${origin()}/token`,
      jwks_uri: `${origin()}/keys`,
      code_challenge_methods_supported: ['S256'],
    }),
  )
})
const origin = () => `http://localhost:${(ehr.address() as AddressInfo).port}`

let server: Awaited<ReturnType<typeof startServer>> | undefined
const start = async (limits: Partial<Limits> = {}, settings: object = {}) => {
  server = await startServer(
    (url) => ({
      url,
      ...settings,
      ehrs: [
        {
          id: 'a',
          name: 'A',
          fhirBase: `${origin()}/fhir`,
          clientId: 'c',
          relay: true,
          confidential: { method: 'client_secret_post', credentials: [{ env: 'SECRET' }] },
        },
      ],
    }),
    { SECRET: 'a-secret-of-the-site' },
    undefined,
    limits,
  )
  return server
}

beforeAll(async () => {
  await new Promise<void>((done) => ehr.listen(0, 'localhost', done))
})
beforeEach(() => {
  received = []
  respond = (response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
})
afterEach(async () => {
  ehr.closeAllConnections()
  await server?.close()
  server = undefined
})
afterAll(() => void ehr.close())

const record = (path = '/Patient/1') =>
  fetch(`${server?.url}/ehr/a/fhir${path}`, { headers: { authorization: 'Bearer token' } })
const token = () =>
  fetch(`${server?.url}/ehr/a/token`, {
    method: 'POST',
    headers: { origin: server?.url ?? '' },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code: 'code',
      redirect_uri: `${server?.url}/callback`,
      code_verifier: 'v'.repeat(43),
    }),
  })
const socketTo = async ({ address }: { readonly address: string }): Promise<Socket> => {
  const socket = connect({ port: Number(new URL(address).port), host: new URL(address).hostname.replace(/[[\]]/g, '') })
  await once(socket, 'connect')
  return socket
}
/** The status of a request on a connection of its own; undefined if the server closes that without a response. */
const statusFor = ({ address }: { readonly address: string }, localAddress?: string): Promise<number | undefined> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(address)
    const from = localAddress === undefined ? {} : { localAddress }
    request({ host: hostname.replace(/[[\]]/g, ''), port, path: '/healthz', agent: false, ...from }, (response) =>
      resolve(response.resume().statusCode),
    )
      .on('error', () => resolve(undefined))
      .end()
  })
/** The log line of the only request so far. It may follow the end of the connection. */
async function logLine(): Promise<Record<string, unknown>> {
  for (;;) {
    const [line] = server?.lines ?? []
    if (line !== undefined) return JSON.parse(line) as Record<string, unknown>
    await new Promise(setImmediate)
  }
}

describe('a connection', () => {
  test('that sends nothing is closed', async () => {
    const socket = await socketTo(await start({ silentMs: 200 }))
    await once(socket.resume(), 'close')
    expect(received).toEqual([])
  })

  test('that sends nothing does not delay a shutdown', async () => {
    const one = await start()
    const accepted = once(one.app.server, 'connection')
    const socket = await socketTo(one)
    await accepted
    await Promise.all([once(socket.resume(), 'close'), one.close()])
  })

  test('that stays unused after a response is closed', async () => {
    const socket = await socketTo(await start({ idleMs: 200 }))
    socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n')
    const [response] = await once(socket, 'data')
    expect(String(response)).toContain(' 200 ')
    await once(socket, 'close')
  })

  test('beyond the number that the system allows is refused until another one ends', async () => {
    const one = await start({ connections: 2 })
    const held = [await socketTo(one), await socketTo(one)]
    expect(await statusFor(one)).toBeUndefined()
    held[0]?.destroy()
    await vi.waitUntil(async () => (await statusFor(one)) === 200)
    held[1]?.destroy()
  })

  test('of an address that has its share is refused until another one of it ends', async () => {
    const one = await start({ addressConnections: 2 })
    const held = [await socketTo(one), await socketTo(one)]
    expect(await statusFor(one)).toBeUndefined()
    held[0]?.destroy()
    await vi.waitUntil(async () => (await statusFor(one)) === 200)
    held[1]?.destroy()
  })

  // Other systems have no second loopback address.
  test.runIf(process.platform === 'linux')('of another address is accepted meanwhile', async () => {
    const address = (await start({ addressConnections: 1 })).address.replace('[::1]', '127.0.0.1')
    const held = await socketTo({ address })
    expect([await statusFor({ address }), await statusFor({ address }, '127.0.0.2')]).toEqual([undefined, 200])
    held.destroy()
  })

  test('of one address may be one of four', () =>
    expect(LIMITS.addressConnections).toBe(Math.floor(LIMITS.connections / 4)))

  test('behind a proxy is one of many clients, so the share of an address does not apply', async () => {
    const one = await start({ addressConnections: 1 }, { trustProxy: true })
    const held = [await socketTo(one), await socketTo(one)]
    expect((await fetch(`${one.url}/healthz`)).status).toBe(200)
    for (const socket of held) socket.destroy()
  })

  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::9', '2001:db8:1:2'],
    ['2001:db8::9', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
  ])('from %s counts for %s', (address, client) => expect(clientNetwork(address)).toBe(client))

  test.each([
    ['Max open files            1024                 1048576              files     \n', 512],
    ['Max processes 3\nMax open files            1048576              1048576              files     \n', 4_000],
    ['Max open files            unlimited            unlimited            files     \n', 4_000],
    ['', 4_000],
  ])('may use half of the open files: %j allows %i', (limits, count) => expect(connectionsFor(limits)).toBe(count))
})

describe('a sign-in request to an EHR', () => {
  test.each<[string, Respond]>([
    ['that does not respond', () => undefined],
    ['that stops in the middle', (response) => response.writeHead(200).write('{"access_token":')],
    [
      'that sends a byte now and then',
      (response) => {
        response.writeHead(200)
        const timer = setInterval(() => response.write(' '), 10)
        response.on('close', () => clearInterval(timer))
      },
    ],
  ])('%s fails in time', async (_, behaviour) => {
    await start({ signInMs: 300 })
    respond = behaviour
    const answer = await token()
    expect([answer.status, await answer.json()]).toEqual([503, { error: 'temporarily_unavailable' }])
    expect(await logLine()).toMatchObject({ problem: 'the EHR does not respond in time, or stalls' })
  })

  const long = Buffer.alloc(40_000_000, ' ')
  test.each<[string, Respond]>([
    ['announces too many bytes', (response) => response.writeHead(200, { 'content-length': '2000000' }).write('{')],
    ['sends too many bytes', (response) => response.writeHead(200).end(long)],
    ['sends a gzip bomb', (response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(long))],
    [
      'sends a Brotli bomb',
      (response) => response.writeHead(200, { 'content-encoding': 'br' }).end(brotliCompressSync(long)),
    ],
  ])('that %s is not read further', async (_, behaviour) => {
    await start()
    respond = behaviour
    for (const ask of [token, () => fetch(`${server?.url}/ehr/a/jwks`)]) {
      const answer = await ask()
      expect([answer.status, await answer.json()]).toEqual([502, { error: 'server_error' }])
    }
    expect(await logLine()).toMatchObject({ problem: 'a response of the EHR that is too long' })
  })

  test('that responds in an unknown content coding or breaks off is rejected', async () => {
    await start()
    respond = (response) => response.writeHead(200, { 'content-encoding': 'zstd' }).end('{}')
    expect((await token()).status).toBe(502)
    respond = (response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('{"access_token":"a"}').subarray(0, 20))
    expect((await token()).status).toBe(502)
    respond = (response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('{"access_token":"a"}'))
    expect(await (await token()).json()).toEqual({ access_token: 'a' })
  })

  test.each([
    ['is read once for all requests of a minute', {}, 1],
    ['is read again afterwards', { keysMs: 0, endpointsMs: 0 }, 3],
  ])('what it publishes %s', async (_, limits, times) => {
    const { url } = await start(limits)
    for (let i = 0; i < 3; i += 1) expect((await fetch(`${url}/ehr/a/jwks`)).status).toBe(200)
    expect(received.filter((path) => path === '/keys')).toHaveLength(times)
    expect(received.filter((path) => path.endsWith('smart-configuration'))).toHaveLength(times)
  })

  test('keys that could not be read are requested again', async () => {
    const { url } = await start()
    respond = (response) => response.writeHead(500).end()
    expect((await fetch(`${url}/ehr/a/jwks`)).status).toBe(502)
    respond = (response) => response.writeHead(200).end('{"keys":[]}')
    expect(await (await fetch(`${url}/ehr/a/jwks`)).json()).toEqual({ keys: [] })
  })
})

describe('a FHIR response', () => {
  const json = (response: ServerResponse, headers = {}) =>
    response.writeHead(200, { 'content-type': 'application/json', ...headers })
  /** An endless body that counts what was taken from it. */
  const endless = (chunk: Buffer) => {
    const taken = { bytes: 0 }
    function* chunks() {
      for (;;) {
        taken.bytes += chunk.length
        yield chunk
      }
    }
    return { taken, body: Readable.from(chunks(), { objectMode: false }) }
  }

  test('that does not begin in time is given up', async () => {
    await start({ responseMs: 200 })
    respond = () => undefined
    expect((await record()).status).toBe(503)
  })

  test.each<[string, Partial<Limits>, Respond, string]>([
    [
      'stalls',
      { stallMs: 200 },
      (response) => json(response).write('{'),
      'the EHR does not respond in time, or stalls',
    ],
    [
      'takes too long as a whole',
      { relayMs: 400 },
      (response) => {
        json(response)
        const timer = setInterval(() => response.write(' '), 10)
        response.on('close', () => clearInterval(timer))
      },
      'a response of the EHR that broke off',
    ],
    [
      'is too long',
      { relayBytes: 100_000 },
      (response) => endless(Buffer.alloc(1000, ' ')).body.pipe(json(response)),
      'a response of the EHR that is too long',
    ],
    [
      'is a gzip bomb',
      {},
      (response) => json(response, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(40_000_000, ' '))),
      'a response of the EHR that is too long',
    ],
    [
      'breaks off',
      {},
      (response) => {
        json(response).write('{"a":')
        setTimeout(() => response.destroy(), 50)
      },
      'a response of the EHR that broke off',
    ],
  ])('that %s breaks off for its reader too, and the log says why', async (_, limits, behaviour, problem) => {
    await start(limits)
    respond = behaviour
    const answer = await record()
    expect(answer.status).toBe(200)
    await expect(answer.text()).rejects.toThrow('terminated')
    expect(await logLine()).toMatchObject({ status: 200, complete: false, problem })
  })

  test('that announces too many bytes is rejected before any is sent', async () => {
    await start({ relayBytes: 1000 })
    respond = (response) => json(response, { 'content-length': '1001' }).write('{')
    expect((await record()).status).toBe(502)
  })

  test('is decompressed, and complete JSON of ordinary compressibility is no bomb', async () => {
    await start()
    const entries = Array.from({ length: 20_000 }, (_, i) => ({ fullUrl: `urn:${i}`, resource: { id: String(i) } }))
    const text = JSON.stringify({ resourceType: 'Bundle', entry: entries })
    for (const [coding, bytes] of [
      ['gzip', gzipSync(text)],
      ['br', brotliCompressSync(text)],
      ['identity', Buffer.from(text)],
    ] as const) {
      respond = (response) => json(response, { 'content-encoding': coding }).end(bytes)
      expect([coding, await (await record()).text()]).toEqual([coding, text])
    }
  })

  test('that its reader does not take is not read ahead either, and the connection is closed', async () => {
    const one = await start({ silentMs: 500 })
    const { taken, body } = endless(Buffer.alloc(64 * 1024, ' '))
    const ended = new Promise<void>((done) => {
      respond = (response) => {
        body.pipe(json(response))
        response.on('close', done)
      }
    })
    const socket = (await socketTo(one)).pause()
    socket.write('GET /ehr/a/fhir/Patient/1 HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer a\r\n\r\n')
    await ended
    // All that fits into the buffers of the operating system and of both servers, of a response without an end.
    expect(taken.bytes).toBeLessThan(40_000_000)
    expect(await logLine()).toMatchObject({ complete: false })
    socket.destroy()
  })

  test('is no longer read when its reader has gone', async () => {
    await start()
    const { body } = endless(Buffer.alloc(1000, ' '))
    const ended = new Promise<void>((done) => {
      respond = (response) => {
        body.pipe(json(response))
        response.on('close', done)
      }
    })
    const controller = new AbortController()
    const answer = await fetch(`${server?.url}/ehr/a/fhir/Patient/1`, {
      headers: { authorization: 'Bearer a' },
      signal: controller.signal,
    })
    expect(answer.status).toBe(200)
    controller.abort()
    await ended
  })
})
