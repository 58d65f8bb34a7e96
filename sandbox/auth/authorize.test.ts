import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { OOB_REDIRECT_URI } from './built-in-clients'
import {
  allow,
  APP,
  NATIVE_CLIENT,
  NO_PKCE,
  POST_CLIENT,
  SECRET,
  startClient,
  VERIFIER,
} from './__fixtures__/oauth-client'
import type { Changes, SandboxClient } from './__fixtures__/oauth-client'

let ehr: SandboxClient
beforeAll(async () => {
  ehr = await startClient()
})
afterAll(() => ehr.close())

/** `code` or the error in the redirect to the app; `page` without a redirect. */
async function outcomeOf(changes: Changes, submissions?: Parameters<SandboxClient['signIn']>[1]): Promise<string> {
  const { url, status, text } = await ehr.signIn(changes, submissions)
  const response = url.search === '' ? new URLSearchParams(url.hash.slice(1)) : url.searchParams
  if (url.origin === APP || url.pathname === '/oob')
    return response.get('error') ?? (response.get('code') === null ? 'nothing' : 'code')
  return `page ${status} ${/<code>(\w+)<\/code>/.exec(text)?.[1] ?? ''}`
}

const base = () => ehr.fhirBase
const long = 'x'.repeat(6000)

describe('the response of authorize to', () => {
  it.each<readonly [what: string, changes: () => Changes, answer: string]>([
    ['a complete request', () => ({}), 'code'],
    ['no aud, which is optional in the API', () => ({ aud: undefined }), 'code'],
    ['an empty aud', () => ({ aud: '' }), 'code'],
    ['the aud of another server', () => ({ aud: 'http://localhost:1/fhir' }), 'invalid_request'],
    ['an aud with a trailing slash', () => ({ aud: `${base()}/` }), 'invalid_request'],
    ['an uppercase aud', () => ({ aud: base().toUpperCase() }), 'invalid_request'],
    ['an aud that only starts with the base', () => ({ aud: `${base()}.evil.example` }), 'invalid_request'],
    ['the issuer as aud', () => ({ aud: ehr.url }), 'invalid_request'],
    ['no state', () => ({ state: undefined }), 'code'],
    ['a state of 6,000 characters', () => ({ state: long }), 'code'],
    ['no scope', () => ({ scope: undefined }), 'invalid_scope'],
    ['an empty scope', () => ({ scope: '' }), 'invalid_scope'],
    ['unknown scopes only', () => ({ scope: 'bogus patient/*.write system/Patient.read' }), 'invalid_scope'],
    ['an unknown scope among known ones', () => ({ scope: 'launch/patient patient/*.read bogus' }), 'code'],
    ['the scopes of the API documents', () => ({ scope: 'launch openid profile' }), 'code'],
    ['a scope with a character that OAuth forbids', () => ({ scope: 'openid\u00e9' }), 'invalid_scope'],
    ['no openid', () => ({ scope: 'launch/patient patient/*.read' }), 'code'],
    ['no PKCE from a public app', () => NO_PKCE, 'invalid_request'],
    [
      'no PKCE from a desktop app',
      () => ({ ...NO_PKCE, client_id: NATIVE_CLIENT, redirect_uri: OOB_REDIRECT_URI }),
      'invalid_request',
    ],
    ['no PKCE from a server app', () => ({ ...NO_PKCE, client_id: POST_CLIENT }), 'code'],
    ['PKCE from a server app', () => ({ client_id: POST_CLIENT }), 'code'],
    ['PKCE plain', () => ({ code_challenge: VERIFIER, code_challenge_method: 'plain' }), 'invalid_request'],
    ['a challenge without its method', () => ({ code_challenge_method: undefined }), 'invalid_request'],
    ['a method without a challenge', () => ({ code_challenge: undefined }), 'invalid_request'],
    ['a too short challenge', () => ({ code_challenge: 'abc' }), 'invalid_request'],
    ['no response_type', () => ({ response_type: undefined }), 'invalid_request'],
    ['response_type token', () => ({ response_type: 'token' }), 'unsupported_response_type'],
    ['response_type code id_token', () => ({ response_type: 'code id_token' }), 'unsupported_response_type'],
    ['response_type none', () => ({ response_type: 'none' }), 'unsupported_response_type'],
    ['response_mode query', () => ({ response_mode: 'query' }), 'code'],
    ['response_mode fragment', () => ({ response_mode: 'fragment' }), 'code'],
    ['an unknown response_mode', () => ({ response_mode: 'pigeon' }), 'unsupported_response_mode'],
    ['prompt login', () => ({ prompt: 'login' }), 'code'],
    ['prompt consent', () => ({ prompt: 'consent' }), 'code'],
    ['prompt login consent', () => ({ prompt: 'login consent' }), 'code'],
    ['prompt none, as there is no lasting session', () => ({ prompt: 'none' }), 'login_required'],
    ['prompt none with another prompt', () => ({ prompt: 'none login' }), 'invalid_request'],
    ['an unknown prompt', () => ({ prompt: 'dance' }), 'invalid_request'],
    ['max_age 0', () => ({ max_age: '0' }), 'code'],
    ['a negative max_age', () => ({ max_age: '-1' }), 'invalid_request'],
    ['an unknown launch', () => ({ launch: 'nobody', scope: 'launch openid' }), 'invalid_request'],
    ['an empty launch', () => ({ launch: '' }), 'code'],
    ['the scope launch without a launch', () => ({ scope: 'launch openid patient/*.rs' }), 'code'],
    ['a request object', () => ({ request: 'eyJ' }), 'request_not_supported'],
    ['a request_uri', () => ({ request_uri: 'https://evil.example/request' }), 'request_uri_not_supported'],
    ['the FHIR base as resource', () => ({ resource: base() }), 'code'],
    ['another resource', () => ({ resource: 'https://evil.example/fhir' }), 'invalid_target'],
    ['an invalid id_token_hint', () => ({ id_token_hint: 'x' }), 'invalid_request'],
    ['unknown parameters', () => ({ ui_locales: 'de', color: 'blue' }), 'code'],
  ])('%s', async (_, changes, answer) => expect(await outcomeOf(changes())).toBe(answer))
})

describe('authorize never redirects to an unregistered URI', () => {
  it.each<readonly [what: string, changes: Changes, error: string]>([
    ['no client_id', { client_id: undefined }, 'invalid_request'],
    ['an unknown client', { client_id: 'ffffffff-0000-4000-8000-000000000000' }, 'invalid_client'],
    ['no redirect_uri', { redirect_uri: undefined }, 'invalid_request'],
    [
      'no redirect_uri from a desktop app with only one',
      { client_id: NATIVE_CLIENT, redirect_uri: undefined },
      'invalid_request',
    ],
    ['another origin', { redirect_uri: 'https://evil.example/callback' }, 'invalid_redirect_uri'],
    ['a query', { redirect_uri: `${APP}/callback?to=https://evil.example` }, 'invalid_redirect_uri'],
    ['a fragment', { redirect_uri: `${APP}/callback#x` }, 'invalid_redirect_uri'],
    ['a trailing slash', { redirect_uri: `${APP}/callback/` }, 'invalid_redirect_uri'],
    ['a path traversal', { redirect_uri: `${APP}/callback/../other` }, 'invalid_redirect_uri'],
    ['an origin as user info', { redirect_uri: 'http://localhost:5173@evil.example/callback' }, 'invalid_redirect_uri'],
    ['another local host name', { redirect_uri: 'http://127.0.0.1:5173/callback' }, 'invalid_redirect_uri'],
    ['another port', { redirect_uri: 'http://localhost:5174/callback' }, 'invalid_redirect_uri'],
    ['another case', { redirect_uri: 'http://LOCALHOST:5173/callback' }, 'invalid_redirect_uri'],
    ['a javascript: URI', { redirect_uri: 'javascript:alert(1)' }, 'invalid_redirect_uri'],
    ['the desktop URI from a web app', { redirect_uri: OOB_REDIRECT_URI }, 'invalid_redirect_uri'],
    ['a web URI from a desktop app', { client_id: NATIVE_CLIENT }, 'invalid_redirect_uri'],
  ])('%s', async (_, changes, error) => expect(await outcomeOf(changes)).toBe(`page 400 ${error}`))

  it.each(['client_id', 'redirect_uri'])('%s twice', async (name) => {
    const response = await fetch(`${ehr.authorizeUrl()}&${name}=https://evil.example/callback`, { redirect: 'manual' })
    expect([response.status, response.headers.get('location')]).toEqual([400, null])
  })
})

describe('authorize', () => {
  it('returns state and issuer with the code', async () => {
    const { url } = await ehr.signIn({ state: 'a b&c=d#é' })
    expect([url.searchParams.get('state'), url.searchParams.get('iss'), [...url.searchParams.keys()].sort()]).toEqual([
      'a b&c=d#é',
      ehr.url,
      ['code', 'iss', 'state'],
    ])
  })

  it('returns no state if none was sent', async () =>
    expect((await ehr.signIn({ state: undefined })).url.searchParams.has('state')).toBe(false))

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('rejects %s', async (method) => {
    const response = await fetch(ehr.authorizeUrl(), { method, redirect: 'manual' })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })

  it('ignores a secret and does not return it', async () => {
    const { url } = await ehr.signIn({ client_id: POST_CLIENT, client_secret: SECRET })
    expect([url.searchParams.has('code'), url.href.includes(SECRET)]).toEqual([true, false])
  })

  it('asks for sign-in each time, and once for consent to the same scopes', async () => {
    const login = { scope: 'openid launch/patient patient/Goal.rs' }
    expect((await ehr.signIn(login, [])).text).toContain('Who is signing in?')
    expect((await ehr.signIn(login, [['login', { person: 'omar' }]])).text).toContain('Share with Plainchart?')
    await ehr.codeFor(login, allow('omar'))
    expect((await ehr.signIn(login, [['login', { person: 'omar' }]])).url.searchParams.has('code')).toBe(true)
    expect(
      (
        await ehr.signIn({ scope: 'openid launch/patient patient/Goal.rs patient/Device.rs' }, [
          ['login', { person: 'omar' }],
        ])
      ).text,
    ).toContain('Share with Plainchart?')
  })

  it.each([
    ['an unknown person', [['login', { person: 'nobody' }]], 'Who is signing in?'],
    [
      'a patient of another person',
      [
        ['login', { person: 'maya' }],
        ['patient', { patient: 'walter' }],
      ],
      'Choose a patient',
    ],
    [
      'consent before the choice of a patient',
      [
        ['login', { person: 'maya' }],
        ['consent', {}],
      ],
      'Choose a patient',
    ],
    [
      'an unknown step',
      [
        ['login', { person: 'maya' }],
        ['dance', {}],
      ],
      'Choose a patient',
    ],
  ] as const)('stays on the page for %s', async (_, submissions, heading) =>
    expect((await ehr.signIn({}, submissions)).text).toContain(heading),
  )

  it.each([
    ['the login page', [['abort', {}]]],
    [
      'the choice of a patient',
      [
        ['login', { person: 'maya' }],
        ['abort', {}],
      ],
    ],
    [
      'consent',
      [
        ['login', { person: 'omar' }],
        ['abort', {}],
      ],
    ],
  ] as const)('reports access_denied when the user cancels on %s', async (_, submissions) => {
    expect(await outcomeOf({ scope: 'openid launch/patient patient/Coverage.rs' }, submissions)).toBe('access_denied')
  })

  it.each(['/interaction/nobody', '/interaction/nobody/login'])(
    'shows a page that the sign-in at %s has ended',
    async (path) => {
      const response = await fetch(ehr.url + path, { method: path.endsWith('login') ? 'POST' : 'GET' })
      expect([response.status, response.headers.get('content-type')]).toEqual([400, 'text/html; charset=utf-8'])
      expect(await response.text()).toContain('This sign-in is over')
    },
  )
})

describe('the page for desktop apps', () => {
  const desktop = { client_id: NATIVE_CLIENT, redirect_uri: OOB_REDIRECT_URI }

  it('shows a valid code', async () => {
    const { url, text } = await ehr.signIn(desktop)
    const code = /<code id="code">([\w-]{20,})<\/code>/.exec(text)?.[1] ?? 'no code'
    expect([url.pathname, url.searchParams.get('code')]).toEqual(['/oob', code])
    expect((await ehr.token(ehr.exchangeFields(code, desktop))).body).toMatchObject({
      token_type: 'Bearer',
      patient: 'ana',
    })
  })

  it('shows the error if there is no code', async () => {
    const { text } = await ehr.signIn(desktop, [
      ['login', { person: 'walter' }],
      ['abort', {}],
    ])
    expect(text).toMatch(/access_denied.*The user did not allow it/s)
  })

  it.each(['?code=%3Cscript%3Ealert(1)%3C/script%3E', '?error=%3Cimg%20src=x%3E', '?code=a&code=b', ''])(
    'escapes %s',
    async (query) => {
      const response = await fetch(`${ehr.url}/oob${query}`)
      expect(response.status).toBe(200)
      expect(await response.text()).not.toMatch(/<script>|<img/)
    },
  )
})

describe('an EHR launch', () => {
  const open = async (fields: Record<string, string>) => {
    const response = await fetch(`${ehr.url}/ehr/launch`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams(fields),
    })
    return new URL(response.headers.get('location') ?? '', ehr.url)
  }
  const chart = { user: 'dr-lee', patient: 'rosa', app: APP }
  const launchScope = 'launch openid fhirUser patient/*.rs'

  it('passes patient and encounter to the app', async () => {
    const to = await open({ ...chart, encounter: 'visit-1' })
    expect([to.origin + to.pathname, to.searchParams.get('iss')]).toEqual([`${APP}/launch`, ehr.fhirBase])
    const code = await ehr.codeFor({ launch: to.searchParams.get('launch') ?? '', scope: launchScope }, [
      ['consent', {}],
    ])
    expect((await ehr.token(ehr.exchangeFields(code))).body).toMatchObject({
      patient: 'rosa',
      encounter: 'visit-1',
      need_patient_banner: true,
    })
  })

  it.each([
    ['of the open chart only', 'rosa', 'patient/*.rs', ['rosa'], 404],
    ['of no patient without an open chart', '', 'patient/*.rs', [], 404],
    ['of all patients of the user with user scopes', '', 'user/*.rs', expect.arrayContaining(['leo', 'rosa']), 200],
  ])('gives access to the records %s', async (_, patient, scope, patients, leoStatus) => {
    const launch = (await open({ ...chart, patient })).searchParams.get('launch') ?? ''
    const code = await ehr.codeFor({ launch, scope: `launch openid ${scope}` }, [['consent', {}]])
    const { access_token } = (await ehr.token(ehr.exchangeFields(code))).body
    const found = (await (await ehr.read('Patient', access_token)).json()) as { entry?: { resource: { id: string } }[] }
    expect((found.entry ?? []).map(({ resource }) => resource.id)).toEqual(patients)
    expect((await ehr.read('Patient/leo', access_token)).status).toBe(leoStatus)
  })

  it.each([
    ['a patient that the user may not see', { ...chart, user: 'ana' }],
    ['an app that is not registered', { ...chart, app: 'https://evil.example' }],
    ['no user', { patient: 'rosa', app: APP }],
  ])('is refused for %s', async (_, fields) => expect((await open(fields)).pathname).toBe('/ehr/launch'))

  it('expires after ten minutes', async () => {
    const launch = (await open(chart)).searchParams.get('launch') ?? ''
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 })
    try {
      expect(await outcomeOf({ launch, scope: launchScope }, [['consent', {}]])).toBe('invalid_request')
    } finally {
      vi.useRealTimers()
    }
  })
})
