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
  const signIn = async (changes: Changes = {}, submissions = allow('walter')) =>
    (await ehr.token(ehr.exchangeFields(await ehr.codeFor({ scope, ...changes }, submissions)))).body

  it('is issued for offline_access and online_access only', async () => {
    for (const [extraScope, isIssued] of [
      ['offline_access', true],
      ['online_access', true],
      ['launch', false],
    ] as const) {
      expect('refresh_token' in (await signIn({ scope: `openid launch/patient patient/*.rs ${extraScope}` }))).toBe(
        isIssued,
      )
    }
  })

  it('rotates on each use; patient and scopes stay', async () => {
    const first = await signIn()
    const second = (await ehr.refresh(first['refresh_token'])).body
    expect(second).toMatchObject({ patient: 'walter', scope, token_type: 'Bearer' })
    expect(second['refresh_token']).not.toBe(first['refresh_token'])
    expect((await ehr.refresh(second['refresh_token'])).status).toBe(200)
  })

  it('ends the sign-in when used twice', async () => {
    const first = await signIn()
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
    ['no client, as the token belongs to a public app', { client_id: undefined }, '200 undefined'],
    ['another public app', { client_id: NATIVE_CLIENT }, '400 invalid_grant'],
    ['a server app', { client_id: POST_CLIENT, client_secret: SECRET }, '400 invalid_grant'],
    ['an unknown client', { client_id: 'x' }, '401 invalid_client'],
    ['no refresh token', { refresh_token: undefined }, '400 invalid_request'],
    ['an unknown refresh token', { refresh_token: 'x' }, '400 invalid_grant'],
  ])('with %s gets the expected status', async (_, changes, answer) => {
    const { status, body } = await ehr.refresh((await signIn())['refresh_token'], changes)
    expect(`${status} ${body['error']}`).toBe(answer)
  })

  it('of a public app needs client_id where the server insists', async () => {
    const strict = await startClient({ switches: { clientAtRefresh: 'required' } })
    try {
      const { body } = await strict.token(strict.exchangeFields(await strict.codeFor({ scope }, allow('walter'))))
      const answers = [
        await strict.refresh(body['refresh_token'], { client_id: undefined }),
        await strict.refresh(body['refresh_token']),
      ]
      expect(answers.map(({ status }) => status)).toEqual([400, 200])
    } finally {
      await strict.close()
    }
  })

  it('with fewer scopes returns a token with less access', async () => {
    const { body } = await ehr.refresh((await signIn())['refresh_token'], { scope: 'openid' })
    expect([body['scope'], (await ehr.read('Patient/walter', body['access_token'])).status]).toEqual(['openid', 403])
  })

  it('of a confidential client needs the secret', async () => {
    const code = await ehr.codeFor({ ...NO_PKCE, client_id: POST_CLIENT, scope }, allow('walter'))
    const { body } = await ehr.token(
      ehr.exchangeFields(code, { code_verifier: undefined, client_id: POST_CLIENT, client_secret: SECRET }),
    )
    expect((await ehr.refresh(body['refresh_token'], { client_id: POST_CLIENT })).body['error']).toBe('invalid_client')
    expect((await ehr.refresh(body['refresh_token'], { client_id: undefined })).status).toBe(400)
    expect((await ehr.refresh(body['refresh_token'], { client_id: POST_CLIENT, client_secret: SECRET })).status).toBe(
      200,
    )
  })

  it.each([
    [86_000, 200],
    [86_500, 400],
  ])('used after %i seconds gets %i', async (seconds, status) => {
    const { refresh_token } = await signIn()
    // Shifts the clock, which the sandbox shares; timers are not affected.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 })
    expect((await ehr.refresh(refresh_token)).status).toBe(status)
  })
})

describe('revocation', () => {
  const signIn = async () =>
    (await ehr.token(ehr.exchangeFields(await ehr.codeFor({ scope: 'launch/patient offline_access patient/*.rs' }))))
      .body
  const revoke = (token: string | undefined, changes: Changes = {}) =>
    ehr.post('revocation', { token, client_id: PUBLIC_CLIENT, ...changes })

  it.each(['access_token', 'refresh_token'] as const)('of the %s ends the sign-in, with any hint', async (name) => {
    for (const token_type_hint of [undefined, 'access_token', 'refresh_token', 'nonsense']) {
      const tokens = await signIn()
      expect((await revoke(tokens[name], { token_type_hint })).status).toBe(200)
      expect((await ehr.read('Patient/ana', tokens['access_token'])).status).toBe(401)
      expect((await ehr.refresh(tokens['refresh_token'])).body['error']).toBe('invalid_grant')
    }
  })

  it.each<readonly [what: string, changes: Changes, answer: string]>([
    ['an unknown token', { token: 'x' }, '200 undefined'],
    ['the token of another app', { client_id: NATIVE_CLIENT }, '200 undefined'],
    ['no token', { token: undefined }, '400 invalid_request'],
    ['no client', { client_id: undefined }, '400 invalid_request'],
    ['a server app without its secret', { client_id: POST_CLIENT }, '401 invalid_client'],
  ])('changes nothing for %s', async (_, changes, answer) => {
    const tokens = await signIn()
    const { status, body } = await revoke(tokens['access_token'], changes)
    expect(`${status} ${body['error']}`).toBe(answer)
    expect((await ehr.read('Patient/ana', tokens['access_token'])).status).toBe(200)
  })

  it.each(['GET', 'PUT', 'DELETE'])('rejects %s', async (method) =>
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
  ])('with sign-ins %s can both keep refreshing', async (_, one, other) => {
    const jar = new CookieJar()
    let tabs = [await signIn(jar, one), await signIn(jar, other)]
    for (const round of [1, 2]) {
      const refreshed = await Promise.all(tabs.map(({ refresh_token }) => ehr.refresh(refresh_token)))
      expect(refreshed.map(({ status, body }) => [round, status, body['patient']])).toEqual([
        [round, 200, one],
        [round, 200, other],
      ])
      tabs = refreshed.map(({ body }) => body)
    }
    expect(
      await Promise.all(
        tabs.map(async ({ patient, access_token }) => (await ehr.read(`Patient/${patient}`, access_token)).status),
      ),
    ).toEqual([200, 200])
  })

  const [login, ...rest] = allow('maya', 'leo')
  /** Signs in up to the choice of a patient. */
  const startSignIn = async (jar?: CookieJar) => (await ehr.signIn({}, login ? [login] : [], jar)).url.href

  it('can have different sign-ins in progress', async () => {
    const jar = new CookieJar()
    const pending = await startSignIn(jar)
    expect((await signIn(jar, 'walter'))['patient']).toBe('walter')
    const { url } = await ehr.follow(pending, rest, jar)
    expect((await ehr.token(ehr.exchangeFields(url.searchParams.get('code') ?? 'none'))).body['patient']).toBe('leo')
  })

  it('cannot continue the sign-in of another browser', async () => {
    expect((await ehr.follow(await startSignIn(), rest, new CookieJar())).status).toBe(400)
  })
})
