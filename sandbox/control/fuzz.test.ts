import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bundleSandbox } from '../../scripts/build-sandbox.mjs'
import { generatedCases } from '../../scripts/ci/full-matrix'
import { BASIC_CLIENT, POST_CLIENT, SECRET } from '../auth/__fixtures__/oauth-client'
import { PUBLIC_CLIENT } from '../auth/built-in-clients'
import { randomOf } from '../population/random'

/** The same seed produces the same requests. */
const SEED = 1
const REQUEST_COUNT = generatedCases(10_000)
const CONCURRENCY = 24

let sandbox: ChildProcess
let url: URL
let errorOutput = ''
beforeAll(async () => {
  // A separate process, as the requests also shift the clock.
  sandbox = spawn(process.execPath, [await bundleSandbox('sandbox-of-fuzz'), '--port', '0', '--quiet', '--faults'], {
    cwd: join(import.meta.dirname, '..', '..'),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  sandbox.stderr?.on('data', (chunk: Buffer) => (errorOutput += String(chunk)))
  const [line] = await once(sandbox.stdout ?? sandbox, 'data')
  url = new URL(String(line).replace('Sandbox EHR ready: ', '').trim())
}, 60_000)
afterAll(() => void sandbox.kill())

const random = randomOf(SEED, 'fuzz')
const below = (max: number): number => Math.floor(random.next() * max)
const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T
const times = <T>(max: number, make: () => T): readonly T[] => Array.from({ length: below(max) }, make)

const nasty = [
  '',
  ' ',
  '\u0000',
  '%',
  '%zz',
  '../..',
  '[]',
  '{}',
  'null',
  '-1',
  '1e999',
  '0',
  'NaN',
  'true',
  '__proto__',
  'constructor',
  'toString',
  "' or 1=1--",
  '<script>',
  '\r\nx: y',
  '\ud800',
  '\u202e',
  'x'.repeat(5000),
  '2027-03-01',
  '2027-02-30',
  '9999999-01-01',
  '-271821-04-20',
  'P1D',
  'http://',
  'urn:x',
  'javascript:alert(1)',
  'http://localhost:5173/callback',
]
// No faults that wait or cause status 5xx, which would look like failures.
const known = [
  'no-total',
  'truncated',
  '403',
  '404',
  'malformed',
  'Condition',
  'Patient',
  'walter',
  'dr-lee',
  'code',
  'token',
  'S256',
  'plain',
  'openid',
  'none',
  'login',
  'authorization_code',
  'refresh_token',
  'client_credentials',
  PUBLIC_CLIENT,
  BASIC_CLIENT,
  POST_CLIENT,
  SECRET,
  'patient/*.rs',
  'launch/patient',
]
const letter = () => String.fromCodePoint(pick([32, 33, 34, 37, 38, 43, 47, 58, 59, 61, 65, 97, 233, 0x202e, 0x1f600]))
function word(): string {
  if (below(3) > 0) return pick(known)
  return below(3) > 0 ? pick(nasty) : times(30, letter).join('')
}

const names = {
  faults: ['kind', 'type', 'count', 'person', 'after', 'every', 'percent', 'seed'],
  clients: [
    'client_id',
    'redirect_uris',
    'client_secret',
    'jwks',
    'client_name',
    'scope',
    'post_logout_redirect_uris',
    'grant_types',
    'initiate_login_uri',
    'origins',
  ],
  clock: ['now', 'forward'],
  requests: ['type', 'address', 'method', 'status', 'person', 'client', 'fault', 'after', 'count'],
  oauth: [
    'grant_type',
    'code',
    'redirect_uri',
    'client_id',
    'client_secret',
    'code_verifier',
    'refresh_token',
    'scope',
    'response_type',
    'response_mode',
    'state',
    'aud',
    'launch',
    'prompt',
    'nonce',
    'max_age',
    'code_challenge',
    'code_challenge_method',
    'request',
    'request_uri',
    'id_token_hint',
    'claims',
    'token',
    'client_assertion',
    'client_assertion_type',
  ],
} as const

function value(depth: number): unknown {
  const make = pick<() => unknown>([
    word,
    word,
    word,
    () => below(2) === 0,
    () => (random.next() - 0.5) * 10 ** below(20),
    () => null,
    () => times(4, () => value(depth + 1)),
    () => object(names.clients, depth + 1),
  ])
  return depth > 3 ? word() : make()
}
const object = (list: readonly string[], depth = 0): unknown =>
  Object.fromEntries(times(7, () => [below(8) === 0 ? word() : pick(list), value(depth)]))

interface ControlRequest {
  readonly method: string
  readonly path: string
  readonly type?: string
  readonly body?: string
}

const pairs = (list: readonly string[]): string =>
  new URLSearchParams([
    ...times(10, () => [below(10) === 0 ? word() : pick(list), word().replace(/[\ud800-\udfff]/g, '')]),
  ]).toString()
const form = 'application/x-www-form-urlencoded'
const truncate = (content: string): string => (below(10) === 0 ? content.slice(0, below(content.length + 1)) : content)
const randomPost = (path: string, list: readonly string[]): ControlRequest => {
  const body =
    below(5) === 0
      ? pairs(list)
      : truncate(JSON.stringify(below(3) === 0 ? times(3, () => object(list)) : object(list)))
  return {
    method: 'POST',
    path,
    type: pick(['application/json', 'application/json', 'application/json', form, 'text/plain']),
    body,
  }
}
/** A random path segment. */
const segment = (): string => encodeURIComponent(word().replace(/[\ud800-\udfff]/g, '')).slice(0, 300)

/** Random requests, each kind about equally often. */
const randomRequests: readonly (() => ControlRequest)[] = [
  // The last `type` wins, so that no fault acts on the sign-in, which would look like a failure.
  () => {
    const post = randomPost('/control/faults', names.faults)
    return {
      ...post,
      body: post.body?.replace(/^\{(?=")/, '{"seconds":0,').replace(/\}$/, ',"type":"Condition"}') ?? '',
    }
  },
  () => ({ method: 'DELETE', path: `/control/faults/${segment()}` }),
  () => randomPost('/control/clients', names.clients),
  () => ({ method: 'DELETE', path: `/control/clients/${segment()}` }),
  () => randomPost('/control/clock', names.clock),
  () => ({ method: 'GET', path: `/control/requests?seconds=0&${pairs(names.requests)}` }),
  () => ({ method: pick(['GET', 'POST']), path: `/control/advance?${pairs(['patient', 'kind'])}` }),
  () => ({
    method: pick(['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD', 'GET']),
    path: `/control/${pick(['faults', 'clients', 'clock', 'requests', 'advance', 'reset', ''])}`,
  }),
  () => ({ method: 'GET', path: `/authorization/connect/authorize?${pairs(names.oauth)}` }),
  () => ({
    method: 'GET',
    path: `/authorization/connect/authorize?client_id=${PUBLIC_CLIENT}&redirect_uri=http%3A%2F%2Flocalhost%3A5173%2Fcallback&response_type=code&${pairs(names.oauth)}`,
  }),
  () => ({
    method: 'POST',
    path: '/authorization/connect/token',
    type: pick([form, form, form, 'application/json', 'text/plain']),
    body: pairs(names.oauth),
  }),
  () => ({
    method: 'POST',
    path: `/authorization/connect/${pick(['revocation', 'introspect'])}`,
    type: form,
    body: pairs(names.oauth),
  }),
]

/** A valid control request. */
const validRequest = (path: string, body: object): ControlRequest => ({
  method: 'POST',
  path,
  type: 'application/json',
  body: JSON.stringify(body),
})
/** Valid requests, which change the state for the next ones. */
const validRequests: readonly (() => ControlRequest)[] = [
  () =>
    validRequest('/control/faults', {
      kind: pick(['no-total', 'truncated', '403', 'malformed']),
      type: pick(['Condition', 'Goal', 'Patient']),
      count: 1 + below(5),
    }),
  () =>
    validRequest('/control/clients', {
      client_id: `app-${below(50)}`,
      redirect_uris: ['http://localhost:5173/callback'],
    }),
  () => validRequest('/control/clock', { forward: below(100_000) }),
  () => ({ method: 'GET', path: pick(['/control/faults', '/control/clients', '/control/clock', '/people.json']) }),
]

const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY })
async function statusOf({ method, path, type, body }: ControlRequest): Promise<number> {
  const sent = request({
    agent,
    host: url.hostname,
    port: url.port,
    method,
    path,
    headers: {
      ...(path.startsWith('/control/') ? {} : { origin: 'http://localhost:5173' }),
      ...(type === undefined ? {} : { 'content-type': type }),
      ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }),
    },
  }).end(body)
  const [response] = (await once(sent, 'response')) as [import('node:http').IncomingMessage]
  await text(response)
  return response.statusCode ?? 0
}

it(`${REQUEST_COUNT} generated requests to control, authorize and token never cause a server error`, async () => {
  const requests = Array.from({ length: REQUEST_COUNT }, (_, i) =>
    i % 500 === 499 ? { method: 'POST', path: '/control/reset' } : pick(i % 5 === 0 ? validRequests : randomRequests)(),
  )
  const failed: unknown[] = []
  const statuses = new Map<number, number>()
  let next = 0
  await Promise.all(
    Array.from({ length: CONCURRENCY }, async () => {
      for (let i = (next += 1) - 1; i < REQUEST_COUNT; i = (next += 1) - 1) {
        const entry = requests[i] as ControlRequest
        const status = await statusOf(entry).catch((cause: unknown) => String(cause))
        if (typeof status === 'string' || status >= 500)
          failed.push([i, status, entry.method, entry.path.slice(0, 300), entry.body?.slice(0, 300)])
        else statuses.set(status, (statuses.get(status) ?? 0) + 1)
      }
    }),
  )
  expect(failed.slice(0, 5)).toEqual([])
  // Some requests were accepted, most rejected.
  const [accepted, rejected] = [(statuses.get(200) ?? 0) + (statuses.get(201) ?? 0), statuses.get(400) ?? 0]
  expect([accepted > REQUEST_COUNT / 10, rejected > REQUEST_COUNT / 5]).toEqual([true, true])
  await statusOf({ method: 'POST', path: '/control/reset' })
  expect([await statusOf({ method: 'GET', path: '/fhir/metadata' }), sandbox.exitCode, errorOutput]).toEqual([
    200,
    null,
    '',
  ])
}, 120_000)
