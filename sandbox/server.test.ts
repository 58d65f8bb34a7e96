import { createHash, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OOB, PUBLIC_CLIENT } from './auth/clients'
import { startSandbox } from './server'

const app = 'http://localhost:5173'
const secret = 'sandbox-secret-not-a-real-one-0123456789'
const post = '5d0f7a52-3a0f-4a3b-8a67-1f4f0a9c2b31'
const basic = 'c81f0b6e-92d4-4b7e-a1b5-7d2e63f0ce42'
const verifier = randomBytes(32).toString('base64url')
const pkce = { code_challenge: createHash('sha256').update(verifier).digest('base64url'), code_challenge_method: 'S256' }

let sandbox: Awaited<ReturnType<typeof startSandbox>>
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, tokenSeconds: 2 })
})
afterAll(() => sandbox.close())

/** A browser with cookies that follows redirects inside the sandbox and presses the given buttons. */
async function browse(start: string, presses: readonly (readonly [step: string, fields: Record<string, string>])[]) {
  const jar = new Map<string, { value: string; path: string }>()
  const left = [...presses]
  let request: { url: string; init: RequestInit } = { url: start, init: {} }
  for (let hop = 0; hop < 30; hop += 1) {
    const { pathname } = new URL(request.url)
    const cookie = [...jar].filter(([, { path }]) => pathname.startsWith(path)).map(([key, { value }]) => `${key.split('|')[0]}=${value}`).join('; ')
    const response = await fetch(request.url, { ...request.init, redirect: 'manual', headers: { accept: 'text/html', cookie } })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      const path = /path=([^;]+)/i.exec(line)?.[1] ?? '/'
      if (value === '') jar.delete(`${name}|${path}`)
      else jar.set(`${name}|${path}`, { value, path })
    }
    const to = response.headers.get('location')
    if (to !== null) {
      const next = new URL(to, request.url)
      if (next.origin !== sandbox.url) return { at: next, status: response.status, text: '' }
      request = { url: next.href, init: {} }
      continue
    }
    const press = pathname.startsWith('/interaction/') ? left.shift() : undefined
    const text = await response.text()
    if (press === undefined) return { at: new URL(request.url), status: response.status, text }
    request = { url: `${request.url}/${press[0]}`, init: { method: 'POST', body: new URLSearchParams(press[1]) } }
  }
  throw new Error('Too many redirects')
}

const authorizeUrl = (changes: Record<string, string | undefined> = {}) => {
  const all = { client_id: PUBLIC_CLIENT, redirect_uri: `${app}/callback`, response_type: 'code', scope: 'openid fhirUser launch/patient patient/*.rs', state: 's', aud: sandbox.fhirBase, ...pkce, ...changes }
  const given = Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
  return `${sandbox.url}/authorization/connect/authorize?${new URLSearchParams(given).toString()}`
}
const allow = (person: string, patient?: string) => [['login', { person }], ...(patient ? [['patient', { patient }] as const] : []), ['consent', {}]] as const

async function token(fields: Record<string, string>, headers: Record<string, string> = {}) {
  const response = await fetch(`${sandbox.url}/authorization/connect/token`, { method: 'POST', headers: { origin: app, ...headers }, body: new URLSearchParams(fields) })
  return { status: response.status, origin: response.headers.get('access-control-allow-origin'), body: (await response.json()) as Record<string, string> }
}
const exchange = (code: string | null) => ({ grant_type: 'authorization_code', code: code ?? '', redirect_uri: `${app}/callback`, client_id: PUBLIC_CLIENT, code_verifier: verifier })
const noPkce = { code_challenge: undefined, code_challenge_method: undefined }
const read = (path: string, bearer: string | undefined) => fetch(`${sandbox.fhirBase}/${path}`, { headers: { authorization: `Bearer ${bearer}` } })

describe('sign-in', () => {
  it('gives a public app with PKCE a token for the patient, once, until it expires', async () => {
    const { at } = await browse(authorizeUrl(), allow('ana'))
    const first = await token(exchange(at.searchParams.get('code')))
    expect(first).toMatchObject({ status: 200, origin: app, body: { patient: 'ana', need_patient_banner: false } })
    expect(first.body['refresh_token']).toBeUndefined()
    const claims = JSON.parse(Buffer.from(first.body['id_token']?.split('.')[1] ?? '', 'base64url').toString()) as Record<string, string>
    expect(claims['fhirUser']).toBe(`${sandbox.fhirBase}/Patient/ana`)
    expect((await read('Patient/ana', first.body['access_token'])).status).toBe(200)
    expect((await read('Patient/walter', first.body['access_token'])).status).toBe(404)
    await expect.poll(async () => (await read('Patient/ana', first.body['access_token'])).status, { timeout: 10_000 }).toBe(401)
  })

  it('refuses a code used twice and then its token too', async () => {
    const { at } = await browse(authorizeUrl(), allow('omar'))
    const first = await token(exchange(at.searchParams.get('code')))
    expect((await token(exchange(at.searchParams.get('code')))).body['error']).toBe('invalid_grant')
    expect((await read('Patient/omar', first.body['access_token'])).status).toBe(401)
  })

  it.each(['online_access', 'offline_access'])('rotates refresh tokens of %s and refuses an old one', async scope => {
    const { at } = await browse(authorizeUrl({ scope: `launch/patient ${scope} openid patient/*.read` }), allow('walter'))
    const first = await token(exchange(at.searchParams.get('code')))
    const old = { grant_type: 'refresh_token', refresh_token: first.body['refresh_token'] ?? '', client_id: PUBLIC_CLIENT }
    const second = await token(old)
    expect(second.body).toMatchObject({ patient: 'walter' })
    expect(second.body['refresh_token']).not.toBe(first.body['refresh_token'])
    expect(await token(old)).toMatchObject({ status: 400, origin: app, body: { error: 'invalid_grant' } })
    expect((await read('Patient/walter', second.body['access_token'])).status).toBe(401)
  })

  it.each([
    ['no PKCE', noPkce, 'invalid_request'],
    ['wrong aud', { aud: 'http://localhost:1/fhir' }, 'invalid_request'],
    ['unknown launch', { launch: 'nobody' }, 'invalid_request'],
  ])('sends an error back for %s', async (_, changes, error) => {
    expect((await browse(authorizeUrl(changes), [])).at.searchParams.get('error')).toBe(error)
  })

  it('shows a page of its own for an address that is not registered', async () => {
    const { at, status, text } = await browse(authorizeUrl({ redirect_uri: `${app}/callback/x` }), [])
    expect([at.origin, status]).toEqual([sandbox.url, 400])
    expect(text).toContain('Sign-in did not work')
  })

  it('tells the app about a denial', async () => {
    const { at } = await browse(authorizeUrl({ scope: 'openid launch/patient patient/Coverage.r', state: 'kept' }), [['login', { person: 'ana' }], ['abort', {}]])
    expect([at.origin, at.pathname, at.searchParams.get('error'), at.searchParams.get('state'), at.searchParams.get('code')]).toEqual([app, '/callback', 'access_denied', 'kept', null])
    const first = await browse(authorizeUrl(), [['login', { person: 'nils' }], ['abort', {}]])
    expect([first.at.searchParams.get('error'), first.at.searchParams.get('code')]).toEqual(['access_denied', null])
    const other = await browse(authorizeUrl({ client_id: post, ...noPkce }), [['login', { person: 'ana' }], ['abort', {}]])
    expect(other.at.searchParams.get('error')).toBe('access_denied')
  })

  it.each([
    ['body', post, { client_id: post, client_secret: secret }, {}],
    ['header', basic, {}, { authorization: `Basic ${Buffer.from(`${basic}:${secret}`).toString('base64')}` }],
  ])('takes the secret of a server app in the %s', async (_, client_id, fields, headers) => {
    const { at } = await browse(authorizeUrl({ client_id, ...noPkce }), allow('maya', 'leo'))
    const base = { grant_type: 'authorization_code', code: at.searchParams.get('code') ?? '', redirect_uri: `${app}/callback`, scope: 'openid' }
    expect((await token({ ...base, ...fields }, headers)).body).toMatchObject({ patient: 'leo' })
  })

  it('shows the code to the user of a desktop app', async () => {
    const { text } = await browse(authorizeUrl({ client_id: '0e9a4f1b-6c58-4d21-b3f7-58a1d7c4e953', redirect_uri: OOB }), allow('ana'))
    expect(text).toMatch(/<code id="code">[\w-]{20,}<\/code>/)
  })

  it('opens an app from the EHR with its patient', async () => {
    const opened = await fetch(`${sandbox.url}/ehr/launch`, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ user: 'dr-lee', patient: 'rosa', app }) })
    const to = new URL(opened.headers.get('location') ?? '')
    expect([to.origin, to.pathname, to.searchParams.get('iss')]).toEqual([app, '/launch', sandbox.fhirBase])
    const { at } = await browse(authorizeUrl({ launch: to.searchParams.get('launch') ?? '', scope: 'launch openid fhirUser patient/*.rs' }), [['consent', {}]])
    expect((await token(exchange(at.searchParams.get('code')))).body).toMatchObject({ patient: 'rosa', need_patient_banner: true })
  })
})
