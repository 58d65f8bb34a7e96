// @vitest-environment happy-dom
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { prepareAuthorization } from './authorize'
import { completeCallback } from './callback'
import { signOut } from '../session/end-session'
import { restoreSession } from '../session/restore'
import { resetPendingSignIn, setCurrentSession } from '../session/session-store'

let log: string[]
let token: Record<string, unknown>
let respondToToken: (response: ServerResponse) => void
let close: () => void
let base: string

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'content-type': 'application/json',
}
const send = (response: ServerResponse, body: unknown, status = 200): void =>
  void response.writeHead(status, cors).end(JSON.stringify(body))

beforeEach(async () => {
  log = []
  token = { access_token: 'opaque.token', token_type: 'Bearer', patient: 'p', expires_in: '600' }
  respondToToken = (response) => send(response, token)
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    if (request.method !== 'OPTIONS') log.push(`${request.method} ${path}`)
    const smart = {
      issuer: base,
      authorization_endpoint: `${base}/authorize`,
      token_endpoint: `${base}/token`,
      revocation_endpoint: `${base}/revoke`,
      code_challenge_methods_supported: ['S256'],
    }
    if (path === '/config.json')
      send(response, { ehrs: [{ id: 'e', name: 'E', fhirBase: `${base}/fhir`, clientId: 'c' }] })
    else if (path.endsWith('smart-configuration')) send(response, smart)
    else if (path === '/token') respondToToken(response)
    else send(response, { resourceType: 'Bundle', entry: [] })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  close = () => server.close()
  ;(window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(`${base}/`)
  sessionStorage.clear()
  setCurrentSession(undefined)
})
afterEach(() => close())

async function begin(): Promise<string> {
  const address = new URL(
    await prepareAuthorization(
      { id: 'e', name: 'E', fhirBase: `${base}/fhir`, clientId: 'c' },
      { mode: 'standalone', returnTo: '/results' },
    ),
  )
  expect([
    address.searchParams.get('code_challenge_method'),
    address.searchParams.get('aud'),
    address.searchParams.get('nonce')?.length,
  ]).toEqual(['S256', `${base}/fhir`, 64])
  return address.searchParams.get('state') ?? ''
}
const respond = (query: string): void => history.replaceState(null, '', `/callback?${query}`)

test('exchanges the code once for two calls, cleans the address at once, restores after a reload, and stores nothing after sign-out', async () => {
  const state = await begin()
  expect(state).toMatch(/^[0-9a-f]{64}$/)
  respond(`code=a%2Bb&state=${state}`)
  const [first, second] = [completeCallback(), completeCallback()]
  expect(location.search).toBe('')
  const signIn = await first
  if (!('session' in signIn)) throw new Error('no session')
  expect(await second).toBe(signIn)
  expect([signIn.session.patientId, signIn.returnTo, log.filter((line) => line === 'POST /token').length]).toEqual([
    'p',
    '/results',
    1,
  ])
  setCurrentSession(undefined)
  const restored = await restoreSession()
  expect([restored?.id, restored?.patientId]).toEqual([signIn.session.id, 'p'])
  if (restored) await signOut(restored)
  expect(sessionStorage.length).toBe(0)
  await expect(completeCallback()).rejects.toMatchObject({ kind: 'noAnswer' })
})

test.each([
  ['a foreign state', () => 'code=a&state=other', 'stateMismatch'],
  ['an error with a foreign state', () => 'error=access_denied&error_description=call+us&state=other', 'stateMismatch'],
  ['a refusal', (state: string) => `error=access_denied&state=${state}`, 'denied'],
  ['an error that every object has', (state: string) => `error=constructor&state=${state}`, 'ehrError'],
  [
    'a response of another issuer',
    (state: string) => `code=a&state=${state}&iss=https%3A%2F%2Fevil.example`,
    'notForThis',
  ],
  ['no code', (state: string) => `state=${state}`, 'noAnswer'],
])('%s', async (_, query, kind) => {
  respond(query(await begin()))
  await expect(completeCallback()).rejects.toMatchObject({ kind })
  expect(log).not.toContain('POST /token')
})

test.each([
  [
    'an error of the authorization request',
    400,
    {},
    {
      kind: 'ehrError',
      technical: 'invalid_request',
      details: { error: 'invalid_request', serverText: 'Simulated: bad redirect_uri' },
    },
  ],
  [
    'an error of the token request',
    401,
    { error: 'invalid_client', error_description: 'Basic authentication is required for confidential clients' },
    {
      kind: 'ehrError',
      technical: 'token request HTTP 401',
      details: { error: 'invalid_client', serverText: 'Basic authentication is required for confidential clients' },
    },
  ],
  ['a token answer that is no OAuth error', 400, ['no'], { kind: 'ehrError', technical: 'token request HTTP 400' }],
])('%s has the words of the server, and what a new try needs', async (what, status, body, expected) => {
  respondToToken = (response) => send(response, body, status)
  const state = await begin()
  respond(
    what.includes('authorization')
      ? `error=invalid_request&error_description=Simulated:+bad+redirect_uri&state=${state}`
      : `code=a&state=${state}`,
  )
  await expect(completeCallback()).rejects.toMatchObject(expected)
  await expect(completeCallback()).rejects.toMatchObject({
    ehrId: 'e',
    details: { again: { ehrId: 'e', mode: 'standalone', returnTo: '/results' } },
  })
})

test('a response after ten minutes is rejected', async () => {
  const state = await begin()
  const pending: unknown = JSON.parse(sessionStorage.getItem('plainchart.pending') ?? '{}')
  sessionStorage.setItem(
    'plainchart.pending',
    JSON.stringify({ ...(pending as object), createdAt: Date.now() - 11 * 60_000 }),
  )
  respond(`code=a&state=${state}`)
  await expect(completeCallback()).rejects.toMatchObject({ kind: 'expired' })
})

test.each([
  ['the same patient returns to the page', 'p', '/results'],
  ['another patient returns to the summary', 'other', '/'],
])('signing in again as %s', async (_, patient, returnTo) => {
  respond(`code=a&state=${await begin()}`)
  await completeCallback()
  token = { ...token, patient }
  respond(`code=b&state=${await begin()}`)
  expect(await completeCallback()).toMatchObject({ session: { patientId: patient }, returnTo })
})

test('the patient may be named by a reference, which is the same patient after a reload', async () => {
  token = { ...token, patient: 'Patient/p' }
  respond(`code=a&state=${await begin()}`)
  expect(await completeCallback()).toMatchObject({ session: { patientId: 'p' } })
  setCurrentSession(undefined)
  expect((await restoreSession())?.patientId).toBe('p')
})

test('no record is opened for a patient whose id cannot be told', async () => {
  token = { ...token, patient: 'https://elsewhere.example/fhir/Patient/p' }
  respond(`code=a&state=${await begin()}`)
  await expect(completeCallback()).rejects.toMatchObject({ kind: 'unknownPatient' })
  expect(sessionStorage.length).toBe(0)
  // Its tokens are of no use, so they are revoked.
  await vi.waitFor(() => expect(log).toContain('POST /revoke'))
})

describe('a page that is reloaded while the code is exchanged', () => {
  /** Reloads the callback page after the code was sent; the response to that never arrives. */
  async function reloadDuringExchange(): Promise<void> {
    const sent = new Promise<ServerResponse>((resolve) => (respondToToken = resolve))
    respond(`code=a&state=${await begin()}`)
    const lost = completeCallback()
    const response = await sent
    dispatchEvent(new Event('beforeunload'))
    response.destroy()
    await expect(lost).rejects.toMatchObject({ kind: 'unreachable' })
    resetPendingSignIn()
  }

  test('opens the record if the EHR had not seen the code', async () => {
    await reloadDuringExchange()
    respondToToken = (response) => send(response, token)
    const [first, second] = [completeCallback(), completeCallback()]
    expect(await first).toMatchObject({ session: { patientId: 'p' }, returnTo: '/results' })
    expect(await second).toBe(await first)
    expect(log.filter((line) => line === 'POST /token')).toHaveLength(2)
    expect(sessionStorage.getItem('plainchart.pending')).toBeNull()
  })

  test('says so if the EHR refuses the code, whose tokens it revokes, and leads back to the same page', async () => {
    await reloadDuringExchange()
    respondToToken = (response) => send(response, { error: 'invalid_grant' }, 400)
    await expect(completeCallback()).rejects.toMatchObject({ kind: 'interrupted', details: { returnTo: '/results' } })
    expect(sessionStorage.length).toBe(0)
    resetPendingSignIn()
    await expect(completeCallback()).rejects.toMatchObject({ kind: 'noAnswer' })
  })

  test('does not send a code that is ten minutes old', async () => {
    await reloadDuringExchange()
    const pending = JSON.parse(sessionStorage.getItem('plainchart.pending') ?? '{}') as object
    sessionStorage.setItem('plainchart.pending', JSON.stringify({ ...pending, createdAt: Date.now() - 11 * 60_000 }))
    await expect(completeCallback()).rejects.toMatchObject({ kind: 'expired' })
    expect(log.filter((line) => line === 'POST /token')).toHaveLength(1)
  })
})

test('a code whose exchange failed is not stored', async () => {
  respondToToken = (response) => void response.destroy()
  respond(`code=a&state=${await begin()}`)
  await expect(completeCallback()).rejects.toMatchObject({ kind: 'unreachable' })
  expect(sessionStorage.length).toBe(0)
})

test('tokens that arrive after the page has given up waiting are revoked', async () => {
  respond(`code=a&state=${await begin()}`)
  const sent = new Promise<ServerResponse>((resolve) => (respondToToken = resolve))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const signIn = completeCallback()
  const response = await sent
  vi.advanceTimersByTime(20_000)
  vi.useRealTimers()
  await expect(signIn).rejects.toMatchObject({ kind: 'slow' })
  expect(log).not.toContain('POST /revoke')
  send(response, token)
  await vi.waitFor(() => expect(log).toContain('POST /revoke'))
})
