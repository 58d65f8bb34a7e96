import { createRemoteJWKSet, jwtVerify } from 'jose'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { PUBLIC_CLIENT } from '../auth/built-in-clients'
import { allow, startClient, type SandboxClient } from '../auth/__fixtures__/oauth-client'
import { faultKinds, type FaultKind } from './table'
import type { FaultOrder } from './types'

interface Entry {
  readonly resource: Readonly<Record<string, unknown>>
  readonly search?: { readonly mode: string }
}
interface Body {
  readonly resourceType?: string
  readonly total?: number
  readonly entry: readonly Entry[]
  readonly link: readonly { readonly relation: string; readonly url: string }[]
}

let sandbox: SandboxClient
let ana = ''
let walter = ''
beforeAll(async () => {
  sandbox = await startClient({ faults: [] })
  const tokenOf = async (person: string) =>
    (await sandbox.token(sandbox.exchangeFields(await sandbox.codeFor({}, allow(person))))).body['access_token'] ?? ''
  ;[ana, walter] = [await tokenOf('ana'), await tokenOf('walter')]
})
afterAll(() => sandbox.close())

const control = (method: string, body?: unknown, headers: Record<string, string> = {}) =>
  fetch(`${sandbox.url}/control/faults`, {
    method,
    headers: body === undefined ? headers : { 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
const turnOn = async (...orders: FaultOrder[]) => expect((await control('POST', orders)).status).toBe(201)
const reset = () => control('DELETE')
const active = async () => ((await (await control('GET')).json()) as { active: Record<string, unknown>[] }).active
afterEach(reset)

const conditions = '/fhir/Condition?patient=walter'
const request = (path: string, token = walter, init: RequestInit = {}) =>
  fetch(sandbox.url + path, {
    redirect: 'manual',
    headers: { authorization: `Bearer ${token}`, origin: 'http://localhost:5173' },
    ...init,
  })
const bundle = async (path = conditions) => (await (await request(path)).json()) as Body
const statusOf = async (path = conditions, token = walter) => (await request(path, token)).status
const refreshToken = async () =>
  (
    await sandbox.token(
      sandbox.exchangeFields(await sandbox.codeFor({ scope: 'openid launch/patient offline_access patient/*.rs' })),
    )
  ).body['refresh_token'] ?? ''
const tokenResponse = async () => (await sandbox.token(sandbox.exchangeFields(await sandbox.codeFor()))).body

/** Validates the id_token of a new sign-in; returns its nonce, or the error code of jose. */
const idToken = async (changes: Record<string, string> = {}) => {
  const { id_token = '' } = (
    await sandbox.token(sandbox.exchangeFields(await sandbox.codeFor({ nonce: 'mine', ...changes })))
  ).body
  const checked = jwtVerify(id_token, createRemoteJWKSet(new URL(sandbox.endpoint('jwks'))), {
    issuer: sandbox.url,
    audience: PUBLIC_CLIENT,
  })
  return checked.then(
    ({ payload }) => `nonce ${String(payload['nonce'])}`,
    ({ code, claim = '' }: { code: string; claim?: string }) => `${code} ${claim}`.trim(),
  )
}
/** Origin, error, state and issuer of the redirect of an authorization request. */
const authorizeError = async () => {
  const { url } = await sandbox.signIn({ state: 'mine' }, [])
  return [
    url.pathname === '/callback' ? url.origin : 'sandbox',
    url.searchParams.get('error'),
    url.searchParams.get('state'),
    url.searchParams.get('iss'),
  ]
}
const redirectedWith = (error: string) =>
  [authorizeError, ['http://localhost:5173', error, 'mine', 'ISSUER'], ['sandbox', null, null, null]] as const
const longSearch = '/fhir/Observation?patient=walter'
const pages = async () => {
  const first = await bundle(longSearch)
  const next = first.link.find(({ relation }) => relation === 'next')?.url.replace(sandbox.url, '') ?? ''
  return [await statusOf(longSearch), await statusOf(next)]
}

/** For each fault an observation by a client, with the expected value while it is on and while it is off. */
const observations: Readonly<
  Record<
    Exclude<FaultKind, 'slow' | 'hang' | 'late' | 'drip'>,
    readonly [observe: () => Promise<unknown>, on: unknown, off: unknown]
  >
> = {
  400: [statusOf, 400, 200],
  '401-once': [async () => [await statusOf(), await statusOf()], [401, 200], [200, 200]],
  '401-always': [async () => [await statusOf(), await statusOf()], [401, 401], [200, 200]],
  403: [statusOf, 403, 200],
  404: [statusOf, 404, 200],
  410: [statusOf, 410, 200],
  413: [statusOf, 413, 200],
  429: [
    async () => [await statusOf(), (await request(conditions)).headers.get('retry-after')],
    [429, null],
    [200, null],
  ],
  '429-retry-after': [
    async () => [await statusOf(), (await request(conditions)).headers.get('retry-after')],
    [429, '3'],
    [200, null],
  ],
  500: [statusOf, 500, 200],
  503: [statusOf, 503, 200],
  redirect: [
    async () => [await statusOf(), (await request(conditions)).headers.get('location')?.endsWith('/')],
    [302, true],
    [200, undefined],
  ],
  html: [
    async () => (await request(conditions)).headers.get('content-type')?.split(';')[0],
    'text/html',
    'application/fhir+json',
  ],
  maintenance: [
    async () =>
      request(conditions).then(({ status, headers }) => [
        status,
        headers.get('content-type'),
        headers.get('retry-after'),
      ]),
    [503, 'text/html; charset=utf-8', '120'],
    [200, 'application/fhir+json; charset=utf-8', null],
  ],
  'no-cors': [
    async () => [...(await request(conditions)).headers.keys()].filter((name) => name.startsWith('access-control-')),
    [],
    ['access-control-allow-origin', 'access-control-expose-headers'],
  ],
  dropped: [
    async () =>
      (await request(conditions)).text().then(
        () => 'complete',
        () => 'truncated',
      ),
    'truncated',
    'complete',
  ],
  truncated: [
    async () =>
      bundle().then(
        () => 'JSON',
        () => 'broken',
      ),
    'broken',
    'JSON',
  ],
  '20mb': [async () => (await (await request(conditions)).text()).length > 20_000_000, true, false],
  'next-loop': [
    async () => (await bundle()).link.find(({ relation }) => relation === 'next')?.url.replace(sandbox.url, ''),
    conditions,
    undefined,
  ],
  'next-expired': [pages, [200, 410], [200, 200]],
  'next-elsewhere': [
    async () => (await bundle()).link.some(({ url }) => url.startsWith('https://elsewhere.example/')),
    true,
    false,
  ],
  'wrong-patient': [
    async () =>
      (await bundle()).entry.filter(({ resource }) =>
        JSON.stringify(resource['subject']).includes('Patient/somebody-else'),
      ).length,
    1,
    0,
  ],
  malformed: [
    async () => (await bundle()).entry.filter(({ resource }) => typeof resource['code'] === 'string').length,
    1,
    0,
  ],
  'not-a-resource': [
    async () => (await bundle()).entry.filter(({ resource }) => resource['resourceType'] === undefined).length,
    1,
    0,
  ],
  'outcome-only': [
    async () => ((await (await request(conditions)).json()) as { resourceType: string }).resourceType,
    'OperationOutcome',
    'Bundle',
  ],
  'nothing-of-total': [async () => Object.hasOwn(await bundle(), 'entry'), false, true],
  'outcome-in-bundle': [
    async () =>
      (await bundle()).entry.filter(
        ({ resource, search }) => resource['resourceType'] === 'OperationOutcome' && search?.mode === 'outcome',
      ).length,
    1,
    0,
  ],
  short: [
    async () => {
      const { total, entry, link } = await bundle()
      const matches = entry.filter(({ search }) => search?.mode === 'match').length
      return [matches < (total ?? 0), link.some(({ relation }) => relation === 'next')]
    },
    [true, false],
    [false, false],
  ],
  'no-total': [async () => typeof (await bundle()).total, 'undefined', 'number'],
  'id-token-nonce': [idToken, 'nonce of-another-sign-in', 'nonce mine'],
  'id-token-audience': [idToken, 'ERR_JWT_CLAIM_VALIDATION_FAILED aud', 'nonce mine'],
  'id-token-issuer': [idToken, 'ERR_JWT_CLAIM_VALIDATION_FAILED iss', 'nonce mine'],
  'id-token-expired': [idToken, 'ERR_JWT_EXPIRED exp', 'nonce mine'],
  'id-token-signature': [idToken, 'ERR_JWS_SIGNATURE_VERIFICATION_FAILED', 'nonce mine'],
  'jwks-rotated': [idToken, 'ERR_JWKS_NO_MATCHING_KEY', 'nonce mine'],
  'authorize-invalid_request': redirectedWith('invalid_request'),
  'authorize-unauthorized_client': redirectedWith('unauthorized_client'),
  'authorize-access_denied': redirectedWith('access_denied'),
  'authorize-unsupported_response_type': redirectedWith('unsupported_response_type'),
  'authorize-invalid_scope': redirectedWith('invalid_scope'),
  'authorize-server_error': redirectedWith('server_error'),
  'authorize-temporarily_unavailable': redirectedWith('temporarily_unavailable'),
  'token-no-scope': [async () => 'scope' in (await tokenResponse()), false, true],
  'token-no-patient': [async () => 'patient' in (await tokenResponse()), false, true],
  'token-no-id-token': [async () => 'id_token' in (await tokenResponse()), false, true],
  'refresh-refused': [
    async () => (await sandbox.refresh(await refreshToken())).body['error'],
    'invalid_grant',
    undefined,
  ],
}

const waitingFaults: readonly FaultOrder[] = [
  { kind: 'hang' },
  { kind: 'late' },
  { kind: 'slow', seconds: 3600 },
  { kind: 'drip', seconds: 3600 },
]

describe('each fault is observable over HTTP until a reset', () => {
  it('every fault is in this table', () => {
    expect([...Object.keys(observations), ...waitingFaults.map(({ kind }) => kind)].sort()).toEqual(
      [...faultKinds].sort(),
    )
  })

  it.each(Object.entries(observations))('%s', async (kind, [observe, on, off]) => {
    await turnOn({ kind })
    const expected = JSON.parse(JSON.stringify(on).replaceAll('ISSUER', sandbox.url)) as unknown
    expect(await observe()).toEqual(expected)
    await reset()
    expect(await observe()).toEqual(off)
    expect(await active()).toEqual([])
  })

  it('drip sends the start at once and the rest when turned off', async () => {
    await turnOn({ kind: 'drip', seconds: 3600 })
    const response = await request(conditions)
    const reader = response.body?.getReader()
    const first = (await reader?.read())?.value?.length ?? 0
    const total = Number(response.headers.get('content-length'))
    expect([response.status, first > 0, first < total]).toEqual([200, true, true])
    await reset()
    let length = first
    for (let chunk = await reader?.read(); chunk?.done === false; chunk = await reader?.read())
      length += chunk.value.length
    expect(length).toBe(total)
  })

  it.each([
    [
      'token',
      () =>
        sandbox.codeFor().then((code) =>
          fetch(sandbox.endpoint('token'), {
            method: 'POST',
            body: new URLSearchParams(sandbox.exchangeFields(code) as Record<string, string>),
          }),
        ),
    ],
    ['jwks', async () => fetch(sandbox.endpoint('jwks'))],
  ] as const)(
    'dropped, drip and no-cors also act on the response of the authorization server at %s',
    async (type, request) => {
      const observe = async () =>
        request().then(
          async (response) => [
            [...response.headers.keys()].some((name) => name.startsWith('access-control-allow')),
            typeof (await response.json()),
          ],
          () => 'no response',
        )
      await turnOn({ kind: 'dropped', type })
      await expect(request().then((response) => response.text())).rejects.toThrow()
      await reset()
      await turnOn({ kind: 'drip', type, seconds: 0 }, { kind: 'no-cors', type })
      expect(await observe()).toEqual([false, 'object'])
    },
  )

  it('faults can act on jwks and authorize, and count there', async () => {
    await turnOn({ kind: '503', type: 'jwks' }, { kind: 'html', type: 'authorize' })
    expect([
      (await fetch(sandbox.endpoint('jwks'))).status,
      (await fetch(sandbox.authorizeUrl(), { redirect: 'manual' })).headers.get('content-type'),
    ]).toEqual([503, 'text/html; charset=utf-8'])
    expect((await active()).map(({ hits }) => hits)).toEqual([1, 1])
  })

  it('an authorization error is redirected to registered URIs only', async () => {
    await turnOn({ kind: 'authorize-server_error' })
    const { url, text } = await sandbox.signIn({ redirect_uri: 'https://evil.example/callback' }, [])
    expect([url.origin, text]).toEqual([sandbox.url, expect.stringContaining('Sign-in did not work')])
    expect(await active()).toMatchObject([{ hits: 0 }])
  })

  it.each(waitingFaults.filter(({ kind }) => kind !== 'drip'))(
    '$kind sends no response until a reset',
    async (order) => {
      let isAnswered = false
      await turnOn(order)
      const status = statusOf().finally(() => (isAnswered = true))
      await expect.poll(async () => (await active())[0]?.['hits']).toBe(1)
      expect([await statusOf('/fhir/metadata'), isAnswered]).toEqual([200, false])
      await reset()
      expect(await status).toBe(200)
    },
  )

  it('slow waits for its seconds and then sends a complete response', async () => {
    await turnOn({ kind: 'slow', seconds: 1 })
    const start = performance.now()
    expect((await bundle()).resourceType).toBe('Bundle')
    expect(performance.now() - start).toBeGreaterThan(950)
  })

  it('a refused or failed refresh keeps the refresh token valid', async () => {
    const refresh_token = await refreshToken()
    await turnOn({ kind: 'refresh-refused' })
    expect((await sandbox.refresh(refresh_token)).status).toBe(400)
    await turnOn({ kind: '503', type: 'token' })
    expect(await sandbox.refresh(refresh_token)).toMatchObject({ status: 503, body: { error: 'server_error' } })
    await reset()
    expect((await sandbox.refresh(refresh_token)).status).toBe(200)
  })

  it('a token request without content-length is handled', async () => {
    await turnOn({ kind: 'token-no-scope', person: 'ana' })
    const body = new URLSearchParams(
      Object.entries(sandbox.exchangeFields(await sandbox.codeFor())) as [string, string][],
    ).toString()
    const stream = new ReadableStream({ start: (sink) => [sink.enqueue(new TextEncoder().encode(body)), sink.close()] })
    const response = await fetch(sandbox.endpoint('token'), {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: stream,
      duplex: 'half',
    } as RequestInit)
    expect(Object.keys((await response.json()) as object)).not.toContain('scope')
  })

  it('responses of a fault, and Retry-After, can be read by the app', async () => {
    await turnOn({ kind: '429-retry-after', seconds: 7 })
    const { headers } = await request(conditions)
    expect([
      headers.get('access-control-allow-origin'),
      headers.get('access-control-expose-headers'),
      headers.get('retry-after'),
    ]).toEqual(['http://localhost:5173', expect.stringContaining('retry-after'), '7'])
  })

  it('20mb fills an empty list with OperationOutcomes', async () => {
    await turnOn({ kind: '20mb' })
    const text = await (await request('/fhir/Procedure?patient=ana&date=1800', ana)).text()
    const { total, entry } = JSON.parse(text) as Body
    expect([
      text.length > 20_000_000,
      total,
      new Set(entry.map(({ resource, search }) => `${String(resource['resourceType'])} ${search?.mode ?? ''}`)),
    ]).toEqual([true, 0, new Set(['OperationOutcome outcome'])])
  })

  it.each(['wrong-patient', 'malformed'])('%s also changes a single read', async (kind) => {
    const read = async () => JSON.stringify(await (await request('/fhir/Patient/walter')).json())
    const unchanged = await read()
    await turnOn({ kind })
    expect(await read()).not.toBe(unchanged)
    await reset()
    expect(await read()).toBe(unchanged)
  })
})

describe('a fault acts', () => {
  it('only on its type', async () => {
    await turnOn({ kind: '503', type: 'Condition' })
    expect([
      await statusOf(),
      await statusOf('/fhir/Goal?patient=walter'),
      await statusOf('/fhir/Patient/walter'),
    ]).toEqual([503, 200, 200])
  })

  it('only as often as its count, and then turns itself off', async () => {
    await turnOn({ kind: '500', count: 2 })
    expect(await active()).toMatchObject([{ kind: '500', count: 2, hits: 0 }])
    expect([await statusOf(), await statusOf(), await statusOf()]).toEqual([500, 500, 200])
    expect(await active()).toEqual([])
  })

  it.each<readonly [what: string, order: Partial<FaultOrder>, statuses: readonly number[]]>([
    ['after a number of responses', { after: 2 }, [200, 200, 500, 500, 500, 500]],
    ['on every third response', { every: 3 }, [200, 200, 500, 200, 200, 500]],
    [
      'on every other response after two, twice',
      { after: 2, every: 2, count: 2 },
      [200, 200, 200, 500, 200, 500, 200, 200],
    ],
  ])('%s', async (_, order, statuses) => {
    await turnOn({ kind: '500', type: 'Condition', ...order })
    const received: number[] = []
    for (const _expected of statuses) received.push(await statusOf())
    expect(received).toEqual(statuses)
  })

  it('with a probability, and with the same seed on the same requests', async () => {
    const run = async (seed?: number) => {
      await reset()
      await turnOn({ kind: '500', type: 'Goal', percent: 30, ...(seed === undefined ? {} : { seed }) })
      const received: number[] = []
      for (let count = 0; count < 60; count += 1) received.push(await statusOf('/fhir/Goal?patient=walter'))
      return received
    }
    const [first, again, other] = [await run(7), await run(7), await run(8)]
    expect(again).toEqual(first)
    expect(other).not.toEqual(first)
    const hits = first.filter((status) => status === 500).length
    expect([hits > 8, hits < 30, await run()]).toEqual([true, true, await run(1)])
  })

  it('only for its person, on reads, sign-in and refresh', async () => {
    await turnOn(
      { kind: '403', person: 'walter' },
      { kind: 'token-no-patient', person: 'walter' },
      { kind: 'refresh-refused', person: 'walter' },
    )
    expect([await statusOf(), await statusOf('/fhir/Condition?patient=ana', ana)]).toEqual([403, 200])
    expect(await tokenResponse()).toHaveProperty('patient', 'ana')
    expect((await sandbox.refresh(await refreshToken())).status).toBe(200)
    await turnOn({ kind: 'refresh-refused', person: 'ana' })
    expect((await sandbox.refresh(await refreshToken())).status).toBe(400)
  })

  it('on documents, sign-in and pages only if the order names them', async () => {
    await turnOn({ kind: '500' })
    expect([
      await statusOf('/fhir/metadata'),
      await statusOf('/fhir/.well-known/smart-configuration'),
      await statusOf('/'),
    ]).toEqual([200, 200, 200])
    expect(await tokenResponse()).toHaveProperty('access_token')
    await turnOn({ kind: '404', type: 'smart-configuration' }, { kind: 'html', type: 'metadata' })
    expect([await statusOf('/fhir/metadata'), await statusOf('/fhir/.well-known/smart-configuration')]).toEqual([
      200, 404,
    ])
    expect((await request('/fhir/metadata')).headers.get('content-type')).toContain('text/html')
  })

  it('instead of older faults, which act again when it is used up', async () => {
    await turnOn({ kind: '500' }, { kind: '404', type: 'Condition', count: 1 })
    expect([await statusOf(), await statusOf()]).toEqual([404, 500])
    expect(await active()).toMatchObject([{ kind: '500', hits: 1 }])
  })

  it('together with other faults that change the response', async () => {
    await turnOn(
      { kind: 'token-no-patient' },
      { kind: 'token-no-id-token' },
      { kind: 'no-total' },
      { kind: 'outcome-in-bundle' },
    )
    const response = await tokenResponse()
    expect(['access_token', 'patient', 'id_token'].filter((name) => name in response)).toEqual(['access_token'])
    const { total, entry } = await bundle()
    expect([total, entry.at(-1)?.resource['resourceType']]).toEqual([undefined, 'OperationOutcome'])
  })

  it('until it is turned off by its id', async () => {
    await turnOn({ kind: '500', type: 'Goal' }, { kind: '503', type: 'Condition' })
    const [newest] = await active()
    expect((await fetch(`${sandbox.url}/control/faults/${String(newest?.['id'])}`, { method: 'DELETE' })).status).toBe(
      200,
    )
    expect([await statusOf(), await statusOf('/fhir/Goal?patient=walter')]).toEqual([200, 500])
    expect((await fetch(`${sandbox.url}/control/faults/999`, { method: 'DELETE' })).status).toBe(404)
  })
})

describe('orders', () => {
  it.each<[string, unknown, string]>([
    ['an unknown kind', { kind: '5OO' }, "There is no fault '5OO'. There are: 400, "],
    ['an unknown type', { kind: '500', type: 'Conditions' }, "There is no type 'Conditions'"],
    ['an unknown person', { kind: '500', person: 'bob' }, "Nobody has the id 'bob'. There are: ana, "],
    ['a count of zero', { kind: '500', count: 0 }, 'The count needs a whole number from 1.'],
    ['seconds of a fault without a wait', { kind: '500', seconds: 3 }, "'500' takes no seconds"],
    ['a search fault on tokens', { kind: 'next-loop', type: 'token' }, "cannot happen at 'token'"],
    [
      'wrong-patient on a type without patients',
      { kind: 'wrong-patient', type: 'Organization' },
      "cannot happen at 'Organization'",
    ],
    ['zero percent', { kind: '500', percent: 0 }, "'percent' needs a whole number from 1 to 100."],
    ['every zero', { kind: '500', every: 0 }, "'every' needs a whole number from 1."],
    ['a seed without percent', { kind: '500', seed: 3 }, 'The seed is that of percent'],
    [
      'a person of an authorization fault',
      { kind: 'authorize-server_error', person: 'ana' },
      'nobody is signed in yet',
    ],
    ['rotated keys on a record type', { kind: 'jwks-rotated', type: 'Goal' }, "cannot happen at 'Goal'"],
    ['an unknown member', { kind: '500', tipe: 'Goal' }, "A fault has no 'tipe'"],
    ['a count as a string', { kind: '500', count: '2' }, "'count' needs to be a number"],
    ['a string', 'slow', 'A fault is a JSON object'],
  ])('rejects %s with a message and turns nothing on', async (_, order, message) => {
    const response = await control('POST', [{ kind: '404' }, order])
    expect(response.status).toBe(400)
    expect(((await response.json()) as { error: string }).error).toContain(message)
    expect(await active()).toEqual([])
  })

  it('accepts an order as a form, as sent by curl', async () => {
    const send = (fields: Record<string, string>) =>
      fetch(`${sandbox.url}/control/faults`, { method: 'POST', body: new URLSearchParams(fields) })
    expect((await send({ kind: '503', type: 'Goal', count: '2' })).status).toBe(201)
    expect(await active()).toMatchObject([{ kind: '503', type: 'Goal', count: 2 }])
    expect(await (await send({ kind: '503', count: 'two' })).json()).toEqual({ error: "'count' needs to be a number." })
  })

  it('rejects forms and scripts of other sites', async () => {
    const form = new URLSearchParams({ kind: '500' })
    const foreign = await fetch(`${sandbox.url}/faults`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: 'https://evil.example' },
      body: form,
    })
    const script = await control('POST', { kind: '500' }, { 'sec-fetch-site': 'cross-site' })
    expect([foreign.status, script.status, await active()]).toEqual([403, 403, []])
  })

  it('has a page that turns faults on and off with forms', async () => {
    expect(await (await fetch(sandbox.url)).text()).toContain('href="/faults"')
    const post = (fields: Record<string, string>) =>
      fetch(`${sandbox.url}/faults`, {
        method: 'POST',
        redirect: 'manual',
        headers: { origin: sandbox.url, 'sec-fetch-site': 'same-origin' },
        body: new URLSearchParams(fields),
      })
    expect((await post({ kind: '503', type: 'Goal', count: '2', person: 'ana', seconds: '' })).status).toBe(303)
    expect(await active()).toMatchObject([{ kind: '503', type: 'Goal', count: 2, person: 'ana', hits: 0 }])
    const refused = await post({ kind: '503', count: 'two' })
    expect([refused.status, await refused.text()]).toEqual([
      400,
      expect.stringContaining('The count needs a whole number'),
    ])
    const page = await fetch(`${sandbox.url}/faults`)
    expect([page.headers.get('content-security-policy'), await page.text()]).toEqual([
      expect.stringContaining("default-src 'none'"),
      expect.stringContaining('Turn off 503'),
    ])
    await post({ reset: 'yes' })
    expect(await active()).toEqual([])
  })
})
