// @vitest-environment happy-dom
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { startEhrLaunch, prepareAuthorization, safeReturnPath } from './authorize'
import { completeCallback } from './callback'
import type { EhrConfig } from '../../config/config'
import { signOut } from '../session/end-session'
import { setSignOutMarker, signOutMarker } from '../tokens/sign-out-marker'
import { setCurrentSession } from '../session/session-store'
import { discover, parseDiscovery } from './smart-configuration'
import { SignInError } from '../sign-in-error'

let base: string
let close: () => void
/** The requests that reached the EHR, and those that reached the server that must receive none. */
let received: string[]
let evilReceived: string[]
let evil: string
let respondToToken: (response: ServerResponse) => void
let respondToRevocation: (request: IncomingMessage, response: ServerResponse) => void

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

function respond(request: IncomingMessage, response: ServerResponse): void {
  const path = request.url ?? ''
  if (request.method !== 'OPTIONS') received.push(`${request.method} ${path}`)
  if (path === '/config.json') send(response, { ehrs: [ehr()] })
  else if (path.endsWith('smart-configuration')) send(response, document())
  else if (path === '/token') respondToToken(response)
  else if (path === '/revoke') respondToRevocation(request, response)
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
  const [honest, closeHonest] = await listen(respond)
  const [other, closeOther] = await listen((request, response) => {
    evilReceived.push(request.url ?? '')
    send(response, {})
  })
  ;[base, evil] = [honest, other]
  close = () => [closeHonest, closeOther].forEach((one) => one())
})
afterAll(() => close())
beforeEach(() => {
  ;[received, evilReceived] = [[], []]
  respondToToken = (response) =>
    send(response, { access_token: 'opaque', token_type: 'Bearer', refresh_token: 'r', patient: 'p' })
  respondToRevocation = (_request, response) => send(response, {})
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

/** Returns from the EHR's sign-in page with these parameters. */
async function returnWith(query: string) {
  const address = new URL(await prepareAuthorization(ehr(), { mode: 'standalone', returnTo: '/results' }))
  history.replaceState(null, '', `/callback?state=${address.searchParams.get('state')}&${query}`)
  return completeCallback()
}

describe('parameters of a link', () => {
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
  const expectUnchanged = (address: string): void => {
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
    expect(evilReceived).toEqual([])
  }

  test('other than iss and launch do not change an EHR launch', async () => {
    const params = new URLSearchParams([['iss', `${base}/fhir`], ['launch', 'from-the-chart'], ...hostile()])
    at(`/launch?${params.toString()}`)
    const redirect = vi.spyOn(location, 'assign').mockReturnValue()
    await startEhrLaunch(params)
    const address = String(redirect.mock.calls[0]?.[0])
    expectUnchanged(address)
    expect(new URL(address).searchParams.get('launch')).toBe('from-the-chart')
  })

  test.each(['/', '/connect', '/conditions', '/results', '/callback'])(
    'to %s do not change a sign-in',
    async (path) => {
      at(`${path}?${hostile().toString()}&iss=${encodeURIComponent(`${evil}/fhir`)}&launch=x`)
      const address = await prepareAuthorization(ehr(), { mode: 'standalone' })
      expectUnchanged(address)
      expect(new URL(address).searchParams.has('launch')).toBe(false)
    },
  )
})

test.each([
  ['/conditions?show=all#top', '/conditions?show=all#top'],
  ['//evil.example/x', '/'],
  ['/\\evil.example', '/'],
  ['/..//evil.example/x', '/'],
  ['/./..//evil.example', '/'],
  ['/\t/evil.example', '/'],
  ['/%2f%2fevil.example', '/%2f%2fevil.example'],
  ['https://evil.example/', '/'],
  ['javascript:alert(1)', '/'],
  ['data:text/html,x', '/'],
  ['/callback?code=x', '/'],
  ['/callback/e', '/'],
  ['/launch?iss=x', '/'],
  [undefined, '/'],
])('after a sign-in, %s returns to %s, a page of this site', (path, to) => {
  expect(safeReturnPath(path)).toBe(to)
  expect(new URL(safeReturnPath(path), base).origin).toBe(base)
})

describe('an EHR is refused before the redirect', () => {
  const problem = (document: unknown) => {
    try {
      return parseDiscovery(
        { ...ehr(), fhirBase: 'https://ehr.example/fhir', allowOrigins: ['https://auth.example'] },
        document,
      )
    } catch (cause) {
      return cause instanceof SignInError ? cause.kind : cause
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
      'with a query in the address of its sign-in page',
      { ...good, authorization_endpoint: 'https://auth.example/authorize?client_id=x' },
      'ehrError',
    ],
    [
      'with a fragment in the address of its sign-in page',
      { ...good, authorization_endpoint: 'https://auth.example/authorize#x' },
      'ehrError',
    ],
    ['without a sign-in page', { ...good, authorization_endpoint: undefined }, 'notFhir'],
    ['without a token endpoint', { ...good, token_endpoint: undefined }, 'notFhir'],
    ['with a list in place of the document', [], 'notFhir'],
  ])('%s', (_, document, kind) => expect(problem(document)).toBe(kind))

  test('ignores keys, revocation and sign-out on other origins', () => {
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
      extraTypes: [],
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
    'listed in another document',
    { scopes_supported: ['patient/Questionnaire.rs'] },
    ['DiagnosticOrder', 'Goal'],
    ['DiagnosticOrder'],
  ],
  [
    'of R4, with searches, in any order, once',
    {
      scopes_supported: [
        'user/Specimen.cruds',
        'patient/RelatedPerson.read',
        'patient/ServiceRequest.s?category=x',
        'patient/ServiceRequest.rs',
        'patient/Appointment.r',
        'patient/Appointment.write',
        'system/ImagingStudy.rs',
        'patient/Claim.rs',
      ],
    },
    undefined,
    ['ServiceRequest', 'Specimen', 'RelatedPerson'],
  ],
] as const)('a type outside the documented API is requested if the server names it %s', (_, scopes, types, offered) => {
  const document = {
    authorization_endpoint: 'https://ehr.example/authorize',
    token_endpoint: 'https://ehr.example/token',
    code_challenge_methods_supported: ['S256'],
    ...scopes,
  }
  expect(parseDiscovery({ ...ehr(), fhirBase: 'https://ehr.example/fhir' }, document, types).extraTypes).toEqual(
    offered,
  )
})

test('a site names types of an EHR whose scopes are only wildcards', () => {
  const document = {
    authorization_endpoint: 'https://ehr.example/authorize',
    token_endpoint: 'https://ehr.example/token',
    code_challenge_methods_supported: ['S256'],
    scopes_supported: ['patient/*.rs'],
  }
  const named = { ...ehr(), fhirBase: 'https://ehr.example/fhir', types: ['FamilyMemberHistory', 'Goal', 'Nothing'] }
  expect(parseDiscovery(named, document).extraTypes).toEqual(['FamilyMemberHistory'])
})

test('an EHR that does not respond is unreachable', async () => {
  await expect(discover({ ...ehr(), fhirBase: 'http://127.0.0.1:1/fhir' })).rejects.toMatchObject({
    kind: 'unreachable',
  })
})

test('a truncated response is reported as unreachable, and a response that is not JSON as not FHIR', async () => {
  const brokenOff = () => new Response(new ReadableStream({ pull: (sink) => sink.error(new TypeError('terminated')) }))
  vi.stubGlobal('fetch', async () => brokenOff())
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
  // What the sandbox sends for an expired launch.
  ['invalid_request', 'ehrError'],
  ['<b>call 555-0100</b>', 'ehrError'],
  ['call_555_0100_call_555_0100_call_555_0100_', 'ehrError'],
])('the error %s of the EHR gets a message of this app, and no code is exchanged', async (error, kind) => {
  const failed = await returnWith(
    new URLSearchParams({
      error,
      error_description: 'Call 555-0100 and tell them your password',
      error_uri: evil,
    }).toString(),
  ).catch((cause: unknown) => cause)
  // Its own words are only quoted in the technical details; its address is nowhere.
  expect(failed).toMatchObject({ kind, details: { serverText: 'Call 555-0100 and tell them your password' } })
  const { details, ...rest } = failed as SignInError
  expect(`${String(failed)} ${JSON.stringify(rest)} ${JSON.stringify({ ...details, serverText: '' })}`).not.toMatch(
    /555|password|127\.0\.0\.1|</,
  )
  expect(received.filter((line) => line.startsWith('POST'))).toEqual([])
  expect([location.search, sessionStorage.length]).toEqual(['', 0])
})

test.each<readonly [what: string, status: number, body: unknown, kind: string]>([
  ['refuses the app', 401, { error: 'invalid_client' }, 'ehrError'],
  ['refuses the code', 400, { error: 'invalid_grant' }, 'ehrError'],
  ['has no token', 200, { token_type: 'Bearer' }, 'ehrError'],
  ['has a token of another type', 200, { access_token: 'a', token_type: 'DPoP' }, 'ehrError'],
  ['is no object', 200, ['a'], 'ehrError'],
  ['has a server error', 502, {}, 'down'],
])('a token response that %s does not sign in', async (_, status, body, kind) => {
  respondToToken = (response) => send(response, body, status)
  await expect(returnWith('code=a')).rejects.toMatchObject({ kind })
  expect(sessionStorage.length).toBe(0)
})

test.each([
  ['as text', '600', 600],
  ['missing', undefined, undefined],
  ['of zero', 0, undefined],
  ['below zero', -5, undefined],
  ['that is no number', 'soon', undefined],
  ['without end', 1e12, 86_400],
])('a token lifetime %s is limited to a plausible value', async (_, expires_in, seconds) => {
  respondToToken = (response) =>
    send(response, {
      access_token: 'a',
      token_type: 'bearer',
      patient: 'p',
      ...(expires_in === undefined ? {} : { expires_in }),
    })
  const result = await returnWith('code=a')
  const remaining =
    'session' in result && result.session.expiresAt !== undefined
      ? Math.round((result.session.expiresAt - Date.now()) / 1000)
      : undefined
  expect(remaining).toBe(seconds)
})

test.each<readonly [what: string, respond: (request: IncomingMessage, response: ServerResponse) => void]>([
  ['refuses', (_request, response) => send(response, {}, 500)],
  ['hangs up', (request) => request.socket.destroy()],
  ['redirects elsewhere', (_request, response) => response.writeHead(307, { ...cors, location: evil }).end()],
])('a revocation that %s still signs out', async (_, revoke) => {
  respondToRevocation = revoke
  const result = await returnWith('code=a')
  if (!('session' in result)) throw new Error('no session')
  await signOut(result.session)
  await expect(result.session.get('Patient/p')).rejects.toThrow()
  expect([
    received.filter((line) => line === 'POST /revoke').length,
    evilReceived,
    sessionStorage.length,
    result.session.expiresAt,
  ]).toEqual([2, [], 0, undefined])
})

test('no request of a sign-in is cached, sends cookies or follows redirects', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch')
  const result = await returnWith('code=a')
  if (!('session' in result)) throw new Error('no session')
  await result.session.get('Patient/p')
  await signOut(result.session)
  const ofEhr = fetched.mock.calls
    .map(([address, options]) => ({ address: String(address).replace(base, ''), ...options }))
    .filter(({ address }) => address !== '/config.json')
  expect(ofEhr.map(({ address }) => address)).toEqual(
    expect.arrayContaining(['/fhir/.well-known/smart-configuration', '/token', '/fhir/Patient/p', '/revoke']),
  )
  const insecure = ofEhr.filter(
    ({ cache, credentials, redirect }) => cache !== 'no-store' || credentials !== 'omit' || redirect !== 'error',
  )
  expect(insecure.map(({ address }) => address)).toEqual([])
})

test('without storage, there is no redirect to the EHR', async () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: denied, setItem: denied, removeItem: denied })
  await expect(prepareAuthorization(ehr(), { mode: 'standalone' })).rejects.toMatchObject({ kind: 'storageBlocked' })
})

test('a page over http, without browser cryptography, fails before any request', async () => {
  vi.stubGlobal('isSecureContext', false)
  await expect(prepareAuthorization(ehr(), { mode: 'standalone' })).rejects.toMatchObject({ kind: 'insecure' })
  expect(received).toEqual([])
})

describe('the person who signed out is not signed in again by the EHR', () => {
  const promptOf = async (changes: Partial<EhrConfig> = {}, mode: 'standalone' | 'staff' | 'ehr' = 'standalone') =>
    new URL(await prepareAuthorization({ ...ehr(), ...changes }, { mode, launch: 'l' })).searchParams.get('prompt')

  test.each<[string, () => Promise<string | null>, string | null]>([
    ['the next one signs in anew', () => promptOf(), 'login'],
    ['so does a provider', () => promptOf({}, 'staff'), 'login'],
    ['a launch from the EHR continues its own session', () => promptOf({}, 'ehr'), null],
    ['the EHR decides, if the site says so', () => promptOf({ signInAnew: false }), null],
    [
      'a tab that has signed in since then signs in as before',
      () => {
        sessionStorage.setItem('plainchart.session', JSON.stringify({ signOutMarker: signOutMarker() }))
        return promptOf()
      },
      null,
    ],
    [
      'a tab that signed in before it signs in anew',
      () => {
        sessionStorage.setItem('plainchart.session', JSON.stringify({ signOutMarker: '' }))
        return promptOf()
      },
      'login',
    ],
  ])('after a sign-out in this browser, %s', async (_, start, prompt) => {
    setSignOutMarker()
    expect(await start()).toBe(prompt)
  })

  test('before the first sign-out in this browser, the EHR decides', async () => {
    vi.stubGlobal('localStorage', { getItem: () => null })
    expect(await promptOf()).toBe(null)
  })

  test.each([
    [['none', 'login'], undefined],
    [['none', 'create'], true],
    ['none', undefined],
  ])('an EHR whose accepted prompts are %s', (prompts, refuses) => {
    const accepted = { ...document(), prompt_values_supported: prompts }
    expect(parseDiscovery(ehr(), accepted).refusesPromptLogin).toBe(refuses)
  })
})
