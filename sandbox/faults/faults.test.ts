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
const ask = (path: string, token = walter, init: RequestInit = {}) =>
  fetch(sandbox.url + path, {
    redirect: 'manual',
    headers: { authorization: `Bearer ${token}`, origin: 'http://localhost:5173' },
    ...init,
  })
const bundle = async (path = conditions) => (await (await ask(path)).json()) as Body
const statusOf = async (path = conditions, token = walter) => (await ask(path, token)).status
const refreshToken = async () =>
  (
    await sandbox.token(
      sandbox.exchangeFields(await sandbox.codeFor({ scope: 'openid launch/patient offline_access patient/*.rs' })),
    )
  ).body['refresh_token'] ?? ''
const tokenAnswer = async () => (await sandbox.token(sandbox.exchangeFields(await sandbox.codeFor()))).body

/** What the id_token of a new sign-in is to a client that checks it, by the name that jose gives to what is wrong. */
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
/** The answer of the authorization endpoint to a request: where it leads without its details, and with which error. */
const authorizeError = async () => {
  const { url: at } = await sandbox.signIn({ state: 'mine' }, [])
  return [
    at.pathname === '/callback' ? at.origin : 'sandbox',
    at.searchParams.get('error'),
    at.searchParams.get('state'),
    at.searchParams.get('iss'),
  ]
}
const sentBack = (error: string) =>
  [authorizeError, ['http://localhost:5173', error, 'mine', 'ISSUER'], ['sandbox', null, null, null]] as const
const long = '/fhir/Observation?patient=walter'
const pages = async () => {
  const first = await bundle(long)
  const next = first.link.find(({ relation }) => relation === 'next')?.url.replace(sandbox.url, '') ?? ''
  return [await statusOf(long), await statusOf(next)]
}

/** What a client sees of each fault: a value while it is on and another when it is off. */
const seen: Readonly<
  Record<
    Exclude<FaultKind, 'slow' | 'hang' | 'late' | 'drip'>,
    readonly [look: () => Promise<unknown>, on: unknown, off: unknown]
  >
> = {
  400: [statusOf, 400, 200],
  '401-once': [async () => [await statusOf(), await statusOf()], [401, 200], [200, 200]],
  '401-always': [async () => [await statusOf(), await statusOf()], [401, 401], [200, 200]],
  403: [statusOf, 403, 200],
  404: [statusOf, 404, 200],
  410: [statusOf, 410, 200],
  413: [statusOf, 413, 200],
  429: [async () => [await statusOf(), (await ask(conditions)).headers.get('retry-after')], [429, null], [200, null]],
  '429-retry-after': [
    async () => [await statusOf(), (await ask(conditions)).headers.get('retry-after')],
    [429, '3'],
    [200, null],
  ],
  500: [statusOf, 500, 200],
  503: [statusOf, 503, 200],
  redirect: [
    async () => [await statusOf(), (await ask(conditions)).headers.get('location')?.endsWith('/')],
    [302, true],
    [200, undefined],
  ],
  html: [
    async () => (await ask(conditions)).headers.get('content-type')?.split(';')[0],
    'text/html',
    'application/fhir+json',
  ],
  maintenance: [
    async () =>
      ask(conditions).then(({ status, headers }) => [status, headers.get('content-type'), headers.get('retry-after')]),
    [503, 'text/html; charset=utf-8', '120'],
    [200, 'application/fhir+json; charset=utf-8', null],
  ],
  'no-cors': [
    async () => [...(await ask(conditions)).headers.keys()].filter((name) => name.startsWith('access-control-')),
    [],
    ['access-control-allow-origin', 'access-control-expose-headers'],
  ],
  dropped: [
    async () =>
      (await ask(conditions)).text().then(
        () => 'whole',
        () => 'cut off',
      ),
    'cut off',
    'whole',
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
  '20mb': [async () => (await (await ask(conditions)).text()).length > 20_000_000, true, false],
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
    async () => ((await (await ask(conditions)).json()) as { resourceType: string }).resourceType,
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
  'no-total': [async () => typeof (await bundle()).total, 'undefined', 'number'],
  'id-token-nonce': [idToken, 'nonce of-another-sign-in', 'nonce mine'],
  'id-token-audience': [idToken, 'ERR_JWT_CLAIM_VALIDATION_FAILED aud', 'nonce mine'],
  'id-token-issuer': [idToken, 'ERR_JWT_CLAIM_VALIDATION_FAILED iss', 'nonce mine'],
  'id-token-expired': [idToken, 'ERR_JWT_EXPIRED exp', 'nonce mine'],
  'id-token-signature': [idToken, 'ERR_JWS_SIGNATURE_VERIFICATION_FAILED', 'nonce mine'],
  'jwks-rotated': [idToken, 'ERR_JWKS_NO_MATCHING_KEY', 'nonce mine'],
  'authorize-invalid_request': sentBack('invalid_request'),
  'authorize-unauthorized_client': sentBack('unauthorized_client'),
  'authorize-access_denied': sentBack('access_denied'),
  'authorize-unsupported_response_type': sentBack('unsupported_response_type'),
  'authorize-invalid_scope': sentBack('invalid_scope'),
  'authorize-server_error': sentBack('server_error'),
  'authorize-temporarily_unavailable': sentBack('temporarily_unavailable'),
  'token-no-scope': [async () => 'scope' in (await tokenAnswer()), false, true],
  'token-no-patient': [async () => 'patient' in (await tokenAnswer()), false, true],
  'token-no-id-token': [async () => 'id_token' in (await tokenAnswer()), false, true],
  'refresh-refused': [
    async () => (await sandbox.refresh(await refreshToken())).body['error'],
    'invalid_grant',
    undefined,
  ],
}

const waiting: readonly FaultOrder[] = [
  { kind: 'hang' },
  { kind: 'late' },
  { kind: 'slow', seconds: 3600 },
  { kind: 'drip', seconds: 3600 },
]

describe('each fault is seen over HTTP and is gone after a reset', () => {
  it('all of them are in this table', () => {
    expect([...Object.keys(seen), ...waiting.map(({ kind }) => kind)].sort()).toEqual([...faultKinds].sort())
  })

  it.each(Object.entries(seen))('%s', async (kind, [look, on, off]) => {
    await turnOn({ kind })
    const wanted = JSON.parse(JSON.stringify(on).replaceAll('ISSUER', sandbox.url)) as unknown
    expect(await look()).toEqual(wanted)
    await reset()
    expect(await look()).toEqual(off)
    expect(await active()).toEqual([])
  })

  it('drip lets the beginning through at once and the rest when it is turned off', async () => {
    await turnOn({ kind: 'drip', seconds: 3600 })
    const response = await ask(conditions)
    const reader = response.body?.getReader()
    const first = (await reader?.read())?.value?.length ?? 0
    const whole = Number(response.headers.get('content-length'))
    expect([response.status, first > 0, first < whole]).toEqual([200, true, true])
    await reset()
    let length = first
    for (let piece = await reader?.read(); piece?.done === false; piece = await reader?.read())
      length += piece.value.length
    expect(length).toBe(whole)
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
    'what the authorization server answers at %s is dropped, dripped and kept from pages of other origins, too',
    async (type, look) => {
      const keys = async () =>
        look().then(
          async (response) => [
            [...response.headers.keys()].some((name) => name.startsWith('access-control-allow')),
            typeof (await response.json()),
          ],
          () => 'no answer',
        )
      await turnOn({ kind: 'dropped', type })
      await expect(look().then((response) => response.text())).rejects.toThrow()
      await reset()
      await turnOn({ kind: 'drip', type, seconds: 0 }, { kind: 'no-cors', type })
      expect(await keys()).toEqual([false, 'object'])
    },
  )

  it('jwks can be down, and answers of the authorization server that are changed count in the log of the faults', async () => {
    await turnOn({ kind: '503', type: 'jwks' }, { kind: 'html', type: 'authorize' })
    expect([
      (await fetch(sandbox.endpoint('jwks'))).status,
      (await fetch(sandbox.authorizeUrl(), { redirect: 'manual' })).headers.get('content-type'),
    ]).toEqual([503, 'text/html; charset=utf-8'])
    expect((await active()).map(({ hits }) => hits)).toEqual([1, 1])
  })

  it('an error at authorization goes to an address of the app alone', async () => {
    await turnOn({ kind: 'authorize-server_error' })
    const { url: at, text } = await sandbox.signIn({ redirect_uri: 'https://evil.example/callback' }, [])
    expect([at.origin, text]).toEqual([sandbox.url, expect.stringContaining('Sign-in did not work')])
    expect(await active()).toMatchObject([{ hits: 0 }])
  })

  it.each(waiting.filter(({ kind }) => kind !== 'drip'))(
    '$kind gives no answer until the reset, which lets it through',
    async (order) => {
      let answered = false
      await turnOn(order)
      const status = statusOf().finally(() => (answered = true))
      await expect.poll(async () => (await active())[0]?.['hits']).toBe(1)
      expect([await statusOf('/fhir/metadata'), answered]).toEqual([200, false])
      await reset()
      expect(await status).toBe(200)
    },
  )

  it('slow waits as many seconds as asked for, and the answer is whole', async () => {
    await turnOn({ kind: 'slow', seconds: 1 })
    const begun = performance.now()
    expect((await bundle()).resourceType).toBe('Bundle')
    expect(performance.now() - begun).toBeGreaterThan(950)
  })

  it('a refused or failing renewal uses up nothing: the same refresh token works after the reset', async () => {
    const refresh_token = await refreshToken()
    await turnOn({ kind: 'refresh-refused' })
    expect((await sandbox.refresh(refresh_token)).status).toBe(400)
    await turnOn({ kind: '503', type: 'token' })
    expect(await sandbox.refresh(refresh_token)).toMatchObject({ status: 503, body: { error: 'server_error' } })
    await reset()
    expect((await sandbox.refresh(refresh_token)).status).toBe(200)
  })

  it('a token request whose body has no length is read and answered all the same', async () => {
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

  it('answers of a fault can be read by the app on its own origin, Retry-After too', async () => {
    await turnOn({ kind: '429-retry-after', seconds: 7 })
    const { headers } = await ask(conditions)
    expect([
      headers.get('access-control-allow-origin'),
      headers.get('access-control-expose-headers'),
      headers.get('retry-after'),
    ]).toEqual(['http://localhost:5173', expect.stringContaining('retry-after'), '7'])
  })

  it('20mb fills a list that is empty, too, with what is no record of anybody', async () => {
    await turnOn({ kind: '20mb' })
    const text = await (await ask('/fhir/Procedure?patient=ana&date=1800', ana)).text()
    const { total, entry } = JSON.parse(text) as Body
    expect([
      text.length > 20_000_000,
      total,
      new Set(entry.map(({ resource, search }) => `${String(resource['resourceType'])} ${search?.mode ?? ''}`)),
    ]).toEqual([true, 0, new Set(['OperationOutcome outcome'])])
  })

  it.each(['wrong-patient', 'malformed'])('%s spoils a record that is read by itself, too', async (kind) => {
    const read = async () => JSON.stringify(await (await ask('/fhir/Patient/walter')).json())
    const whole = await read()
    await turnOn({ kind })
    expect(await read()).not.toBe(whole)
    await reset()
    expect(await read()).toBe(whole)
  })
})

describe('where a fault acts', () => {
  it('only on its type', async () => {
    await turnOn({ kind: '503', type: 'Condition' })
    expect([
      await statusOf(),
      await statusOf('/fhir/Goal?patient=walter'),
      await statusOf('/fhir/Patient/walter'),
    ]).toEqual([503, 200, 200])
  })

  it('only as often as its count says, then it has turned itself off', async () => {
    await turnOn({ kind: '500', count: 2 })
    expect(await active()).toMatchObject([{ kind: '500', count: 2, hits: 0 }])
    expect([await statusOf(), await statusOf(), await statusOf()]).toEqual([500, 500, 200])
    expect(await active()).toEqual([])
  })

  it.each<readonly [what: string, order: Partial<FaultOrder>, statuses: readonly number[]]>([
    ['after so many answers', { after: 2 }, [200, 200, 500, 500, 500, 500]],
    ['every third', { every: 3 }, [200, 200, 500, 200, 200, 500]],
    ['every other after two, twice', { after: 2, every: 2, count: 2 }, [200, 200, 200, 500, 200, 500, 200, 200]],
  ])('%s', async (_, order, statuses) => {
    await turnOn({ kind: '500', type: 'Condition', ...order })
    const got: number[] = []
    for (const _one of statuses) got.push(await statusOf())
    expect(got).toEqual(statuses)
  })

  it('by chance, and with the same seed at the same requests again', async () => {
    const row = async (seed?: number) => {
      await reset()
      await turnOn({ kind: '500', type: 'Goal', percent: 30, ...(seed === undefined ? {} : { seed }) })
      const got: number[] = []
      for (let one = 0; one < 60; one += 1) got.push(await statusOf('/fhir/Goal?patient=walter'))
      return got
    }
    const [first, again, other] = [await row(7), await row(7), await row(8)]
    expect(again).toEqual(first)
    expect(other).not.toEqual(first)
    const met = first.filter((status) => status === 500).length
    expect([met > 8, met < 30, await row()]).toEqual([true, true, await row(1)])
  })

  it('only for its person, on records, on a new sign-in and on a renewal', async () => {
    await turnOn(
      { kind: '403', person: 'walter' },
      { kind: 'token-no-patient', person: 'walter' },
      { kind: 'refresh-refused', person: 'walter' },
    )
    expect([await statusOf(), await statusOf('/fhir/Condition?patient=ana', ana)]).toEqual([403, 200])
    expect(await tokenAnswer()).toHaveProperty('patient', 'ana')
    expect((await sandbox.refresh(await refreshToken())).status).toBe(200)
    await turnOn({ kind: 'refresh-refused', person: 'ana' })
    expect((await sandbox.refresh(await refreshToken())).status).toBe(400)
  })

  it('leaves the documents of the server, sign-in and its pages alone unless they are named', async () => {
    await turnOn({ kind: '500' })
    expect([
      await statusOf('/fhir/metadata'),
      await statusOf('/fhir/.well-known/smart-configuration'),
      await statusOf('/'),
    ]).toEqual([200, 200, 200])
    expect(await tokenAnswer()).toHaveProperty('access_token')
    await turnOn({ kind: '404', type: 'smart-configuration' }, { kind: 'html', type: 'metadata' })
    expect([await statusOf('/fhir/metadata'), await statusOf('/fhir/.well-known/smart-configuration')]).toEqual([
      200, 404,
    ])
    expect((await ask('/fhir/metadata')).headers.get('content-type')).toContain('text/html')
  })

  it('of several faults that answer the newest does, and the older one again when it is used up', async () => {
    await turnOn({ kind: '500' }, { kind: '404', type: 'Condition', count: 1 })
    expect([await statusOf(), await statusOf()]).toEqual([404, 500])
    expect(await active()).toMatchObject([{ kind: '500', hits: 1 }])
  })

  it('several faults that change an answer change it together', async () => {
    await turnOn(
      { kind: 'token-no-patient' },
      { kind: 'token-no-id-token' },
      { kind: 'no-total' },
      { kind: 'outcome-in-bundle' },
    )
    const answer = await tokenAnswer()
    expect(['access_token', 'patient', 'id_token'].filter((name) => name in answer)).toEqual(['access_token'])
    const { total, entry } = await bundle()
    expect([total, entry.at(-1)?.resource['resourceType']]).toEqual([undefined, 'OperationOutcome'])
  })

  it('one fault can be turned off by its id', async () => {
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
    ['a count of nothing', { kind: '500', count: 0 }, 'The count needs a whole number from 1.'],
    ['seconds where there is no wait', { kind: '500', seconds: 3 }, "'500' takes no seconds"],
    ['a fault of lists on tokens', { kind: 'next-loop', type: 'token' }, "cannot happen at 'token'"],
    ['another patient on places', { kind: 'wrong-patient', type: 'Organization' }, "cannot happen at 'Organization'"],
    ['no per cent', { kind: '500', percent: 0 }, "'percent' needs a whole number from 1 to 100."],
    ['every nothing', { kind: '500', every: 0 }, "'every' needs a whole number from 1."],
    ['a seed of nothing', { kind: '500', seed: 3 }, 'The seed is that of percent'],
    ['a person before anybody signs in', { kind: 'authorize-server_error', person: 'ana' }, 'nobody is signed in yet'],
    ['rotated keys of records', { kind: 'jwks-rotated', type: 'Goal' }, "cannot happen at 'Goal'"],
    ['a misspelt member', { kind: '500', tipe: 'Goal' }, "An order has no 'tipe'"],
    ['a count in quotes', { kind: '500', count: '2' }, "'count' needs to be a number"],
    ['no object', 'slow', 'An order is a JSON object'],
  ])('%s is refused with a sentence, and nothing is turned on', async (_, order, sentence) => {
    const response = await control('POST', [{ kind: '404' }, order])
    expect(response.status).toBe(400)
    expect(((await response.json()) as { error: string }).error).toContain(sentence)
    expect(await active()).toEqual([])
  })

  it('an order may be a form, as curl sends it', async () => {
    const send = (fields: Record<string, string>) =>
      fetch(`${sandbox.url}/control/faults`, { method: 'POST', body: new URLSearchParams(fields) })
    expect((await send({ kind: '503', type: 'Goal', count: '2' })).status).toBe(201)
    expect(await active()).toMatchObject([{ kind: '503', type: 'Goal', count: 2 }])
    expect(await (await send({ kind: '503', count: 'two' })).json()).toEqual({ error: "'count' needs to be a number." })
  })

  it('other sites cannot turn faults on: neither by a form nor by a script', async () => {
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

  it('the page turns faults on and off with forms alone', async () => {
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
