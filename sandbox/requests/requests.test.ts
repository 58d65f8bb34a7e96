import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { allow, startClient, type SandboxClient } from '../auth/__fixtures__/oauth-client'
import { PUBLIC_CLIENT } from '../auth/built-in-clients'
import { redactAddress, type Exchange } from './log'

let sandbox: SandboxClient
let walter = ''
const lines: string[] = []
beforeAll(async () => {
  sandbox = await startClient({ faults: [], log: (line) => lines.push(line) })
})
afterAll(() => sandbox.close())
beforeEach(async () => {
  await fetch(`${sandbox.url}/control/reset`, { method: 'POST' })
  walter =
    (await sandbox.token(sandbox.exchangeFields(await sandbox.codeFor({}, allow('walter'))))).body['access_token'] ?? ''
})

const get = (path: string) => fetch(sandbox.url + path, { headers: { authorization: `Bearer ${walter}` } })
const logged = async (query = '') => {
  const response = await fetch(`${sandbox.url}/control/requests${query}`)
  return {
    status: response.status,
    ...((await response.json()) as { requests: readonly Exchange[]; complete: boolean; error?: string }),
  }
}

describe('the log of requests', () => {
  it('has client, person, status and faults of each request', async () => {
    await get('/fhir/Condition?patient=walter')
    await fetch(`${sandbox.url}/control/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"kind":"503","type":"Goal"}',
    })
    await get('/fhir/Goal?patient=walter')
    await get('/fhir/Patient/ana')
    const rows = (await logged('?method=get&address=/fhir/')).requests.map(
      ({ address, client, person, status, faults }) => [address, client, person, status, faults],
    )
    expect(rows).toEqual([
      ['/fhir/Condition?patient=walter', PUBLIC_CLIENT, 'walter', 200, []],
      ['/fhir/Goal?patient=walter', PUBLIC_CLIENT, 'walter', 503, ['503']],
      ['/fhir/Patient/ana', PUBLIC_CLIENT, 'walter', 404, []],
    ])
  })

  it('notes further parameters on a page link, which are ignored', async () => {
    const first = (await (await get('/fhir/Observation?patient=walter')).json()) as {
      link: { relation: string; url: string }[]
    }
    const next = first.link.find(({ relation }) => relation === 'next')?.url.replace(sandbox.url, '') ?? ''
    await get(next)
    await get(`${next}&_count=1000`)
    const rows = (await logged('?address=_page')).requests
    expect(rows.map(({ status, notes }) => [status, notes])).toEqual([
      [200, undefined],
      [200, ['ignored on a page link: _count']],
    ])
  })

  it('has rejected write requests', async () => {
    for (const [method, path] of [
      ['POST', '/fhir/Observation'],
      ['PUT', '/fhir/Patient/walter'],
      ['DELETE', '/fhir/Patient/walter'],
      ['POST', '/fhir'],
    ] as const) {
      const response = await fetch(sandbox.url + path, {
        method,
        headers: { authorization: `Bearer ${walter}`, 'content-type': 'application/fhir+json' },
        ...(method === 'DELETE' ? {} : { body: '{"resourceType":"Observation"}' }),
      })
      expect([response.status, response.headers.get('allow'), await response.json()]).toEqual([
        405,
        'GET',
        {
          resourceType: 'OperationOutcome',
          issue: [{ severity: 'error', code: 'not-supported', diagnostics: 'Only GET is supported.' }],
        },
      ])
    }
    expect(
      (await logged('?status=405&person=walter')).requests.map(({ method, address }) => `${method} ${address}`),
    ).toEqual(['POST /fhir/Observation', 'PUT /fhir/Patient/walter', 'DELETE /fhir/Patient/walter', 'POST /fhir'])
  })

  it('has client and person of a token request, without tokens or codes', async () => {
    const {
      requests: [token],
    } = await logged('?method=POST&address=/token')
    expect(token).toMatchObject({ client: PUBLIC_CLIENT, person: 'walter', status: 200 })
    await get('/fhir/Patient/walter')
    const text = JSON.stringify((await logged()).requests)
    expect([text.includes(walter), text.includes('/fhir/Patient/walter')]).toEqual([false, true])
    expect(redactAddress('/callback?code=abc&state=s-1&session=2')).toBe('/callback?code=…&state=…&session=2')
  })

  it.each([
    ['?type=Condition', ['/fhir/Condition?patient=walter']],
    ['?status=4xx&type=Patient', ['/fhir/Patient/ana']],
    ['?status=404&person=walter', ['/fhir/Patient/ana']],
    ['?person=ana', []],
    ['?client=nobody', []],
    ['?fault=503', []],
    ['?type=Cond', []],
  ])('%s filters the log', async (query, addresses) => {
    await get('/fhir/Condition?patient=walter')
    await get('/fhir/Patient/ana')
    expect((await logged(query)).requests.map(({ address }) => address)).toEqual(addresses)
  })

  it('can wait for matching requests', async () => {
    const waiting = logged('?type=Goal&count=2&seconds=30')
    await get('/fhir/Goal?patient=walter')
    await get('/fhir/Goal?patient=walter')
    expect(await waiting).toMatchObject({ status: 200, complete: true, requests: [{ status: 200 }, { status: 200 }] })
    expect(await logged('?type=Goal&count=3&seconds=0')).toMatchObject({
      status: 408,
      complete: false,
      requests: [{}, {}],
    })
  })

  it('can be filtered by requests after a number', async () => {
    await get('/fhir/Goal?patient=walter')
    const last = (await logged()).requests.at(-1)?.number ?? 0
    await get('/fhir/Condition?patient=walter')
    expect((await logged(`?after=${last}`)).requests.map(({ address }) => address)).toEqual([
      '/fhir/Condition?patient=walter',
    ])
  })

  it.each([
    ['?colour=red', "There is no filter 'colour'."],
    ['?after=x', "'after' is the number of a request"],
    ['?status=6', "'status' is a status such as 503"],
    ['?count=0', "'count' is a whole number from 1 to 2000"],
    ['?seconds=61', "'seconds' is a whole number from 0 to 60"],
    ['?person=a&person=b', "'person' may come once."],
    ['?__proto__=a', "There is no filter '__proto__'."],
  ])('rejects %s with a message', async (query, message) => {
    expect(await logged(query)).toMatchObject({ status: 400, error: expect.stringContaining(message) })
  })

  it('has a page with the newest requests first, escaped', async () => {
    await get('/fhir/Goal?patient=<b>walter')
    const text = await (await fetch(`${sandbox.url}/requests`)).text()
    expect(text).toMatch(
      /<td>walter<\/td><td>GET \/fhir\/Goal\?patient=(?:&lt;b&gt;|%3Cb%3E)walter<\/td><td>40[03]<\/td>/,
    )
    expect(text).not.toContain('<b>walter')
  })

  it('can be written as lines of JSON', async () => {
    await get('/fhir/Goal?patient=walter')
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ address: '/fhir/Goal?patient=walter', status: 200 })
  })
})

it('a sandbox without --faults has no request log', async () => {
  const plain = await startClient({})
  expect([
    (await fetch(`${plain.url}/control/requests`)).status,
    (await fetch(`${plain.url}/requests`)).status,
  ]).toEqual([404, 404])
  await plain.close()
})
