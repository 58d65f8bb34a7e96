import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { CookieJar } from '../testing/browser'
import { PUBLIC_CLIENT } from './built-in-clients'
import { allow, NATIVE_CLIENT, NO_PKCE, POST_CLIENT, SECRET, startClient } from './__fixtures__/oauth-client'
import type { Changes, SandboxClient } from './__fixtures__/oauth-client'

let ehr: SandboxClient
beforeAll(async () => {
  ehr = await startClient({ tokenSeconds: 300 })
})
afterAll(() => ehr.close())
afterEach(() => {
  vi.useRealTimers()
})

describe('a refresh token', () => {
  const scope = 'openid fhirUser launch/patient offline_access patient/*.rs'
  const fresh = async (changes: Changes = {}, presses = allow('walter')) =>
    (await ehr.token(ehr.exchangeFields(await ehr.codeFor({ scope, ...changes }, presses)))).body

  it('comes for offline_access and online_access only', async () => {
    for (const [asked, given] of [
      ['offline_access', true],
      ['online_access', true],
      ['launch', false],
    ] as const) {
      expect('refresh_token' in (await fresh({ scope: `openid launch/patient patient/*.rs ${asked}` }))).toBe(given)
    }
  })

  it('changes with each use; the patient and the scopes stay', async () => {
    const first = await fresh()
    const second = (await ehr.refresh(first['refresh_token'])).body
    expect(second).toMatchObject({ patient: 'walter', scope, token_type: 'Bearer' })
    expect(second['refresh_token']).not.toBe(first['refresh_token'])
    expect((await ehr.refresh(second['refresh_token'])).status).toBe(200)
  })

  it('used twice ends the whole sign-in', async () => {
    const first = await fresh()
    const second = (await ehr.refresh(first['refresh_token'])).body
    expect((await ehr.refresh(first['refresh_token'])).body['error']).toBe('invalid_grant')
    expect((await ehr.refresh(second['refresh_token'])).body['error']).toBe('invalid_grant')
    expect((await ehr.read('Patient/walter', second['access_token'])).status).toBe(401)
  })

  it.each<readonly [what: string, changes: Changes, answer: string]>([
    ['the same scopes', { scope }, '200 undefined'],
    ['fewer scopes', { scope: 'patient/*.rs' }, '200 undefined'],
    ['more scopes', { scope: 'user/*.rs' }, '400 invalid_scope'],
    ['unknown scopes', { scope: 'bogus' }, '400 invalid_scope'],
    ['no client', { client_id: undefined }, '400 invalid_request'],
    ['another public app', { client_id: NATIVE_CLIENT }, '400 invalid_grant'],
    ['a server app', { client_id: POST_CLIENT, client_secret: SECRET }, '400 invalid_grant'],
    ['an unknown client', { client_id: 'x' }, '401 invalid_client'],
    ['no refresh token', { refresh_token: undefined }, '400 invalid_request'],
    ['an unknown refresh token', { refresh_token: 'x' }, '400 invalid_grant'],
  ])('with %s', async (_, changes, answer) => {
    const { status, body } = await ehr.refresh((await fresh())['refresh_token'], changes)
    expect(`${status} ${body['error']}`).toBe(answer)
  })

  it('with fewer scopes gives a token that reaches less', async () => {
    const { body } = await ehr.refresh((await fresh())['refresh_token'], { scope: 'openid' })
    expect([body['scope'], (await ehr.read('Patient/walter', body['access_token'])).status]).toEqual(['openid', 403])
  })

  it('of a server app needs the secret', async () => {
    const code = await ehr.codeFor({ ...NO_PKCE, client_id: POST_CLIENT, scope }, allow('walter'))
    const { body } = await ehr.token(
      ehr.exchangeFields(code, { code_verifier: undefined, client_id: POST_CLIENT, client_secret: SECRET }),
    )
    expect((await ehr.refresh(body['refresh_token'], { client_id: POST_CLIENT })).body['error']).toBe('invalid_client')
    expect((await ehr.refresh(body['refresh_token'], { client_id: POST_CLIENT, client_secret: SECRET })).status).toBe(
      200,
    )
  })

  it.each([
    [86_000, 200],
    [86_500, 400],
  ])('%i seconds later is answered with %i', async (seconds, status) => {
    const { refresh_token } = await fresh()
    // Moves the clock, which the sandbox shares; timers go on as they are.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 })
    expect((await ehr.refresh(refresh_token)).status).toBe(status)
  })
})

describe('revocation', () => {
  const fresh = async () =>
    (await ehr.token(ehr.exchangeFields(await ehr.codeFor({ scope: 'launch/patient offline_access patient/*.rs' }))))
      .body
  const revoke = (token: string | undefined, changes: Changes = {}) =>
    ehr.post('revocation', { token, client_id: PUBLIC_CLIENT, ...changes })

  it.each(['access_token', 'refresh_token'] as const)('of the %s ends the sign-in, whatever the hint', async (name) => {
    for (const token_type_hint of [undefined, 'access_token', 'refresh_token', 'nonsense']) {
      const tokens = await fresh()
      expect((await revoke(tokens[name], { token_type_hint })).status).toBe(200)
      expect((await ehr.read('Patient/ana', tokens['access_token'])).status).toBe(401)
      expect((await ehr.refresh(tokens['refresh_token'])).body['error']).toBe('invalid_grant')
    }
  })

  it.each<readonly [what: string, changes: Changes, answer: string]>([
    ['an unknown token, which is as good as revoked', { token: 'x' }, '200 undefined'],
    ['the token of another app, without a word about it', { client_id: NATIVE_CLIENT }, '200 undefined'],
    ['no token', { token: undefined }, '400 invalid_request'],
    ['no client', { client_id: undefined }, '400 invalid_request'],
    ['a server app without its secret', { client_id: POST_CLIENT }, '401 invalid_client'],
  ])('leaves tokens alone for %s', async (_, changes, answer) => {
    const tokens = await fresh()
    const { status, body } = await revoke(tokens['access_token'], changes)
    expect(`${status} ${body['error']}`).toBe(answer)
    expect((await ehr.read('Patient/ana', tokens['access_token'])).status).toBe(200)
  })

  it.each(['GET', 'PUT', 'DELETE'])('is not for %s', async (method) =>
    expect((await fetch(ehr.endpoint('revocation'), { method })).status).toBe(405),
  )
})

describe('two tabs of one browser', () => {
  const first = { scope: 'openid fhirUser launch/patient online_access patient/*.rs' }
  const signIn = async (jar: CookieJar, person: string, changes: Changes = first, patient?: string) =>
    (await ehr.token(ehr.exchangeFields(await ehr.codeFor(changes, allow(person, patient), jar)))).body

  it.each([
    ['of one person', 'walter', 'walter'],
    ['of different people', 'walter', 'ana'],
  ])('with sign-ins %s both go on renewing', async (_, one, other) => {
    const jar = new CookieJar()
    let tabs = [await signIn(jar, one), await signIn(jar, other)]
    for (const round of [1, 2]) {
      const renewed = await Promise.all(tabs.map(({ refresh_token }) => ehr.refresh(refresh_token)))
      expect(renewed.map(({ status, body }) => [round, status, body['patient']])).toEqual([
        [round, 200, one],
        [round, 200, other],
      ])
      tabs = renewed.map(({ body }) => body)
    }
    expect(
      await Promise.all(
        tabs.map(async ({ patient, access_token }) => (await ehr.read(`Patient/${patient}`, access_token)).status),
      ),
    ).toEqual([200, 200])
  })

  const [login, ...rest] = allow('maya', 'leo')
  /** Has chosen who signs in, and stands before the choice of the patient. */
  const halfway = async (jar?: CookieJar) => (await ehr.signIn({}, login ? [login] : [], jar)).url.href

  it('can be in the middle of different sign-ins at once', async () => {
    const jar = new CookieJar()
    const waiting = await halfway(jar)
    expect((await signIn(jar, 'walter'))['patient']).toBe('walter')
    const { url: at } = await ehr.follow(waiting, rest, jar)
    expect((await ehr.token(ehr.exchangeFields(at.searchParams.get('code') ?? 'none'))).body['patient']).toBe('leo')
  })

  it('and in no other browser a step can be answered', async () => {
    expect((await ehr.follow(await halfway(), rest, new CookieJar())).status).toBe(400)
  })
})
