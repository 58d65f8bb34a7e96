// @vitest-environment happy-dom
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { beginEhrLaunch, prepareSignIn, safeReturn } from './authorize'
import { completeCallback } from './callback'
import type { EhrConfig } from '../../config/config'
import { signOut } from '../session/restore'
import { setCurrentSession } from '../session/session-store'
import { discover, readDiscovery } from './smart-configuration'
import { SignInProblem } from '../sign-in-error'

let base: string
let close: () => void
/** What reached the EHR, and what reached the server that must hear nothing. */
let heard: string[]
let evilHeard: string[]
let evil: string
let answerToken: (response: ServerResponse) => void
let answerRevocation: (request: IncomingMessage, response: ServerResponse) => void

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'content-type': 'application/json',
}
const send = (response: ServerResponse, body: unknown, status = 200): void =>
  void response.writeHead(status, cors).end(JSON.stringify(body))
const ehr = (): EhrConfig => ({
  id: 'e',
  name: 'E',
  fhirBase: `${base}/fhir`,
  clientId: 'registered',
  persist: 'memory',
})
const document = () => ({
  authorization_endpoint: `${base}/authorize`,
  token_endpoint: `${base}/token`,
  revocation_endpoint: `${base}/revoke`,
  code_challenge_methods_supported: ['S256'],
})

function answer(request: IncomingMessage, response: ServerResponse): void {
  const path = request.url ?? ''
  if (request.method !== 'OPTIONS') heard.push(`${request.method} ${path}`)
  if (path === '/config.json') send(response, { ehrs: [ehr()] })
  else if (path.endsWith('smart-configuration')) send(response, document())
  else if (path === '/token') answerToken(response)
  else if (path === '/revoke') answerRevocation(request, response)
  else send(response, { resourceType: 'Patient', id: 'p' })
}

async function listen(
  handle: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<readonly [string, () => void]> {
  const server = createServer(handle)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return [`http://127.0.0.1:${(server.address() as AddressInfo).port}`, () => server.close()]
}

beforeAll(async () => {
  const [honest, closeHonest] = await listen(answer)
  const [other, closeOther] = await listen((request, response) => {
    evilHeard.push(request.url ?? '')
    send(response, {})
  })
  ;[base, evil] = [honest, other]
  close = () => [closeHonest, closeOther].forEach((one) => one())
})
afterAll(() => close())
beforeEach(() => {
  ;[heard, evilHeard] = [[], []]
  answerToken = (response) =>
    send(response, { access_token: 'opaque', token_type: 'Bearer', refresh_token: 'r', patient: 'p' })
  answerRevocation = (_request, response) => send(response, {})
  sessionStorage.clear()
  setCurrentSession(undefined)
  at('/')
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const at = (path: string): void =>
  (window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(`${base}${path}`)

/** Comes back from the EHR's sign-in page with this answer. */
async function comeBack(query: string) {
  const address = new URL(await prepareSignIn(ehr(), { mode: 'standalone', returnTo: '/results' }))
  history.replaceState(null, '', `/callback?state=${address.searchParams.get('state')}&${query}`)
  return completeCallback()
}

describe('what a link brings along', () => {
  const hostile = () =>
    new URLSearchParams({
      fhirServiceUrl: `${evil}/fhir`,
      patientId: 'other',
      clientId: 'evil',
      client_id: 'evil',
      redirect_uri: `${evil}/callback`,
      redirectUri: `${evil}/callback`,
      scope: 'user/*.*',
      key: 'x',
      state: 'known',
    })
  const asked = (address: string): void => {
    const { origin, searchParams } = new URL(address)
    expect([origin, searchParams.get('client_id'), searchParams.get('redirect_uri'), searchParams.get('aud')]).toEqual([
      base,
      'registered',
      `${base}/callback`,
      `${base}/fhir`,
    ])
    expect(searchParams.get('state')).toMatch(/^[0-9a-f]{64}$/)
    expect(searchParams.get('scope')).not.toContain('*')
    expect(address).not.toContain('evil')
    expect(address).not.toContain('patientId')
    expect(evilHeard).toEqual([])
  }

  test('besides iss and launch changes nothing of an EHR launch', async () => {
    const params = new URLSearchParams([['iss', `${base}/fhir`], ['launch', 'from-the-chart'], ...hostile()])
    at(`/launch?${params.toString()}`)
    const left = vi.spyOn(location, 'assign').mockReturnValue()
    await beginEhrLaunch(params)
    const address = String(left.mock.calls[0]?.[0])
    asked(address)
    expect(new URL(address).searchParams.get('launch')).toBe('from-the-chart')
  })

  test.each(['/', '/connect', '/conditions', '/results', '/callback'])(
    'to %s changes nothing of a sign-in',
    async (path) => {
      at(`${path}?${hostile().toString()}&iss=${encodeURIComponent(`${evil}/fhir`)}&launch=x`)
      const address = await prepareSignIn(ehr(), { mode: 'standalone' })
      asked(address)
      expect(new URL(address).searchParams.has('launch')).toBe(false)
    },
  )
})

test.each([
  ['/conditions?show=all#top', '/conditions?show=all#top'],
  ['//evil.example/x', '/'],
  ['/\\evil.example', '/'],
  ['/\t/evil.example', '/'],
  ['/%2f%2fevil.example', '/%2f%2fevil.example'],
  ['https://evil.example/', '/'],
  ['javascript:alert(1)', '/'],
  ['data:text/html,x', '/'],
  ['/callback?code=x', '/'],
  ['/callback/e', '/'],
  ['/launch?iss=x', '/'],
  [undefined, '/'],
])('after a sign-in %s leads to %s, a page of this site', (path, to) => {
  expect(safeReturn(path)).toBe(to)
  expect(new URL(safeReturn(path), base).origin).toBe(base)
})

describe('an EHR is refused before anybody leaves', () => {
  const problem = (document: unknown) => {
    try {
      return readDiscovery(
        { ...ehr(), fhirBase: 'https://ehr.example/fhir', allowOrigins: ['https://auth.example'] },
        document,
      )
    } catch (cause) {
      return cause instanceof SignInProblem ? cause.kind : cause
    }
  }
  const good = {
    authorization_endpoint: 'https://auth.example/authorize',
    token_endpoint: 'https://auth.example/token',
    code_challenge_methods_supported: ['S256'],
  }

  test.each([
    ['without PKCE by S256', { ...good, code_challenge_methods_supported: undefined }, 'ehrError'],
    ['with plain PKCE alone', { ...good, code_challenge_methods_supported: ['plain'] }, 'ehrError'],
    ['with a sign-in page over http', { ...good, authorization_endpoint: 'http://auth.example/authorize' }, 'ehrError'],
    ['with a token endpoint over http', { ...good, token_endpoint: 'http://auth.example/token' }, 'ehrError'],
    [
      'with a sign-in page on a host that the site does not name',
      { ...good, authorization_endpoint: 'https://auth.example.evil.example/authorize' },
      'ehrError',
    ],
    [
      'with a token endpoint on a host that the site does not name',
      { ...good, token_endpoint: 'https://evil.example/token' },
      'ehrError',
    ],
    ['with a sign-in page that is a script', { ...good, authorization_endpoint: 'javascript:alert(1)' }, 'ehrError'],
    [
      'with questions in the address of its sign-in page',
      { ...good, authorization_endpoint: 'https://auth.example/authorize?client_id=x' },
      'ehrError',
    ],
    ['without a sign-in page', { ...good, authorization_endpoint: undefined }, 'notFhir'],
    ['without a token endpoint', { ...good, token_endpoint: undefined }, 'notFhir'],
    ['with a list in place of the document', [], 'notFhir'],
  ])('%s', (_, document, kind) => expect(problem(document)).toBe(kind))

  test('keys, revocation and sign-out elsewhere are left unused', () => {
    const elsewhere = {
      ...good,
      jwks_uri: 'https://evil.example/keys',
      revocation_endpoint: 'https://evil.example/revoke',
      end_session_endpoint: 'http://auth.example/out',
    }
    expect(problem(elsewhere)).toEqual({
      authorize: good.authorization_endpoint,
      token: good.token_endpoint,
      capabilities: [],
      scopes: [],
      offered: [],
      sendsIss: false,
    })
  })
})

test.each([
  [
    'in scopes',
    {
      scopes_supported: [
        'openid',
        'patient/Questionnaire.rs',
        'user/Questionnaire.r',
        'patient/*.rs',
        'patient/Goal.rs',
      ],
    },
    undefined,
    ['Questionnaire'],
  ],
  ['by no scope of its own', { scopes_supported: ['patient/*.rs', 'system/DiagnosticOrder.rs'] }, undefined, []],
  [
    'in another document',
    { scopes_supported: ['patient/Questionnaire.rs'] },
    ['DiagnosticOrder', 'Goal'],
    ['DiagnosticOrder'],
  ],
] as const)(
  'a type that the API does not show is offered where the server names it: %s',
  (_, scopes, types, offered) => {
    const document = {
      authorization_endpoint: 'https://ehr.example/authorize',
      token_endpoint: 'https://ehr.example/token',
      code_challenge_methods_supported: ['S256'],
      ...scopes,
    }
    expect(readDiscovery({ ...ehr(), fhirBase: 'https://ehr.example/fhir' }, document, types).offered).toEqual(offered)
  },
)

test('an EHR that nothing answers for is said to be out of reach', async () => {
  await expect(discover({ ...ehr(), fhirBase: 'http://127.0.0.1:1/fhir' })).rejects.toMatchObject({
    kind: 'unreachable',
  })
})

test('an EHR whose answer ends in the middle is said to be out of reach, and one whose answer is no JSON not to be understood', async () => {
  const cut = () => new Response(new ReadableStream({ pull: (sink) => sink.error(new TypeError('terminated')) }))
  vi.stubGlobal('fetch', async () => cut())
  await expect(discover({ ...ehr(), fhirBase: 'https://ehr.example/fhir' })).rejects.toMatchObject({
    kind: 'unreachable',
  })
  vi.stubGlobal('fetch', async () => new Response('{'))
  await expect(discover({ ...ehr(), fhirBase: 'https://ehr.example/fhir' })).rejects.toMatchObject({ kind: 'notFhir' })
  vi.unstubAllGlobals()
})

test.each([
  ['access_denied', 'denied'],
  ['temporarily_unavailable', 'down'],
  ['server_error', 'ehrError'],
  ['unauthorized_client', 'ehrError'],
  ['login_required', 'ehrError'],
  ['invalid_scope', 'ehrError'],
  // What the sandbox says of a launch that is over.
  ['invalid_request', 'ehrError'],
  ['<b>call 555-0100</b>', 'ehrError'],
  ['call_555_0100_call_555_0100_call_555_0100_', 'ehrError'],
])('the error %s of the EHR is said in words of our own, and no code is handed in', async (error, kind) => {
  const failed = await comeBack(
    new URLSearchParams({
      error,
      error_description: 'Call 555-0100 and tell them your password',
      error_uri: evil,
    }).toString(),
  ).catch((cause: unknown) => cause)
  expect(failed).toMatchObject({ kind })
  expect(`${String(failed)} ${JSON.stringify(failed)}`).not.toMatch(/555|password|127\.0\.0\.1|</)
  expect(heard.filter((line) => line.startsWith('POST'))).toEqual([])
  expect([location.search, sessionStorage.length]).toEqual(['', 0])
})

test.each<readonly [what: string, status: number, body: unknown, kind: string]>([
  ['refuses the app', 401, { error: 'invalid_client' }, 'ehrError'],
  ['refuses the code', 400, { error: 'invalid_grant' }, 'ehrError'],
  ['has no token', 200, { token_type: 'Bearer' }, 'ehrError'],
  ['has a token of another kind', 200, { access_token: 'a', token_type: 'DPoP' }, 'ehrError'],
  ['is no object', 200, ['a'], 'ehrError'],
  ['is one of a server in trouble', 502, {}, 'down'],
])('a token answer that %s signs nobody in', async (_, status, body, kind) => {
  answerToken = (response) => send(response, body, status)
  await expect(comeBack('code=a')).rejects.toMatchObject({ kind })
  expect(sessionStorage.length).toBe(0)
})

test.each([
  ['as text', '600', 600],
  ['missing', undefined, undefined],
  ['of nothing', 0, undefined],
  ['below nothing', -5, undefined],
  ['that is no number', 'soon', undefined],
  ['without end', 1e12, 86_400],
])('a life of a token %s is taken for what it can be', async (_, expires_in, seconds) => {
  answerToken = (response) =>
    send(response, {
      access_token: 'a',
      token_type: 'bearer',
      patient: 'p',
      ...(expires_in === undefined ? {} : { expires_in }),
    })
  const done = await comeBack('code=a')
  const left =
    'session' in done && done.session.expiresAt !== undefined
      ? Math.round((done.session.expiresAt - Date.now()) / 1000)
      : undefined
  expect(left).toBe(seconds)
})

test.each<readonly [what: string, answer: (request: IncomingMessage, response: ServerResponse) => void]>([
  ['refuses', (_request, response) => send(response, {}, 500)],
  ['hangs up', (request) => request.socket.destroy()],
  ['leads elsewhere', (_request, response) => response.writeHead(307, { ...cors, location: evil }).end()],
])('a revocation that %s does not keep anybody signed in', async (_, revoke) => {
  answerRevocation = revoke
  const done = await comeBack('code=a')
  if (!('session' in done)) throw new Error('no session')
  await signOut(done.session)
  await expect(done.session.get('Patient/p')).rejects.toThrow()
  expect([
    heard.filter((line) => line === 'POST /revoke').length,
    evilHeard,
    sessionStorage.length,
    done.session.expiresAt,
  ]).toEqual([2, [], 0, undefined])
})

test('every request of a sign-in is kept nowhere, takes no cookie along and follows no redirect', async () => {
  const asked = vi.spyOn(globalThis, 'fetch')
  const done = await comeBack('code=a')
  if (!('session' in done)) throw new Error('no session')
  await done.session.get('Patient/p')
  await signOut(done.session)
  const ofEhr = asked.mock.calls
    .map(([address, options]) => ({ address: String(address).replace(base, ''), ...options }))
    .filter(({ address }) => address !== '/config.json')
  expect(ofEhr.map(({ address }) => address)).toEqual(
    expect.arrayContaining(['/fhir/.well-known/smart-configuration', '/token', '/fhir/Patient/p', '/revoke']),
  )
  const loose = ofEhr.filter(
    ({ cache, credentials, redirect }) => cache !== 'no-store' || credentials !== 'omit' || redirect !== 'error',
  )
  expect(loose.map(({ address }) => address)).toEqual([])
})

test('where the browser keeps nothing for the page nobody is sent away', async () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: denied, setItem: denied, removeItem: denied })
  await expect(prepareSignIn(ehr(), { mode: 'standalone' })).rejects.toMatchObject({ kind: 'storageBlocked' })
})

test('a page over http, which browsers give no keys to, says so before anything is asked', async () => {
  vi.stubGlobal('isSecureContext', false)
  await expect(prepareSignIn(ehr(), { mode: 'standalone' })).rejects.toMatchObject({ kind: 'insecure' })
  expect(heard).toEqual([])
})
