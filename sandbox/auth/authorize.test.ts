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

/** `code`, or the error that the app is told; `page` where nothing goes back to the app. */
async function answerTo(changes: Changes, presses?: Parameters<SandboxClient['signIn']>[1]): Promise<string> {
  const { url: at, status, text } = await ehr.signIn(changes, presses)
  const told = at.search === '' ? new URLSearchParams(at.hash.slice(1)) : at.searchParams
  if (at.origin === APP || at.pathname === '/oob')
    return told.get('error') ?? (told.get('code') === null ? 'nothing' : 'code')
  return `page ${status} ${/<code>(\w+)<\/code>/.exec(text)?.[1] ?? ''}`
}

const base = () => ehr.fhirBase
const long = 'x'.repeat(6000)

describe('authorize answers', () => {
  it.each<readonly [what: string, changes: () => Changes, answer: string]>([
    ['a request with everything', () => ({}), 'code'],
    ['no aud, which the API does not list', () => ({ aud: undefined }), 'code'],
    ['an empty aud', () => ({ aud: '' }), 'code'],
    ['the aud of another server', () => ({ aud: 'http://localhost:1/fhir' }), 'invalid_request'],
    ['an aud with a slash at the end', () => ({ aud: `${base()}/` }), 'invalid_request'],
    ['an aud in capitals', () => ({ aud: base().toUpperCase() }), 'invalid_request'],
    ['an aud that only begins like the base', () => ({ aud: `${base()}.evil.example` }), 'invalid_request'],
    ['the issuer as aud', () => ({ aud: ehr.url }), 'invalid_request'],
    ['no state', () => ({ state: undefined }), 'code'],
    ['a state of 6,000 letters', () => ({ state: long }), 'code'],
    ['no scope', () => ({ scope: undefined }), 'invalid_scope'],
    ['an empty scope', () => ({ scope: '' }), 'invalid_scope'],
    ['only scopes that nobody knows', () => ({ scope: 'bogus patient/*.write system/Patient.read' }), 'invalid_scope'],
    ['an unknown scope beside known ones', () => ({ scope: 'launch/patient patient/*.read bogus' }), 'code'],
    ['the scopes of the API documents', () => ({ scope: 'launch openid profile' }), 'code'],
    ['a scope with a letter that OAuth forbids', () => ({ scope: 'openid\u00e9' }), 'invalid_scope'],
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
    ['a challenge that is too short', () => ({ code_challenge: 'abc' }), 'invalid_request'],
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
    ['prompt none: nobody is signed in for good', () => ({ prompt: 'none' }), 'login_required'],
    ['prompt none beside another', () => ({ prompt: 'none login' }), 'invalid_request'],
    ['an unknown prompt', () => ({ prompt: 'dance' }), 'invalid_request'],
    ['max_age 0', () => ({ max_age: '0' }), 'code'],
    ['a max_age below 0', () => ({ max_age: '-1' }), 'invalid_request'],
    ['an unknown launch', () => ({ launch: 'nobody', scope: 'launch openid' }), 'invalid_request'],
    ['an empty launch', () => ({ launch: '' }), 'code'],
    ['the scope launch without a launch', () => ({ scope: 'launch openid patient/*.rs' }), 'code'],
    ['a request object', () => ({ request: 'eyJ' }), 'request_not_supported'],
    ['a request_uri', () => ({ request_uri: 'https://evil.example/request' }), 'request_uri_not_supported'],
    ['the FHIR base as resource', () => ({ resource: base() }), 'code'],
    ['another resource', () => ({ resource: 'https://evil.example/fhir' }), 'invalid_target'],
    ['an id_token_hint that is no token', () => ({ id_token_hint: 'x' }), 'invalid_request'],
    ['parameters that nobody knows', () => ({ ui_locales: 'de', color: 'blue' }), 'code'],
  ])('%s', async (_, changes, answer) => expect(await answerTo(changes())).toBe(answer))
})

describe('authorize never sends anything to an address that is not registered', () => {
  it.each<readonly [what: string, changes: Changes, error: string]>([
    ['no client_id', { client_id: undefined }, 'invalid_request'],
    ['an unknown client', { client_id: 'ffffffff-0000-4000-8000-000000000000' }, 'invalid_client'],
    ['no redirect_uri', { redirect_uri: undefined }, 'invalid_request'],
    [
      'no redirect_uri from a desktop app, which has only one',
      { client_id: NATIVE_CLIENT, redirect_uri: undefined },
      'invalid_request',
    ],
    ['another origin', { redirect_uri: 'https://evil.example/callback' }, 'invalid_redirect_uri'],
    ['a query', { redirect_uri: `${APP}/callback?to=https://evil.example` }, 'invalid_redirect_uri'],
    ['a fragment', { redirect_uri: `${APP}/callback#x` }, 'invalid_redirect_uri'],
    ['a slash at the end', { redirect_uri: `${APP}/callback/` }, 'invalid_redirect_uri'],
    ['a path below', { redirect_uri: `${APP}/callback/../other` }, 'invalid_redirect_uri'],
    [
      'the port after a user name',
      { redirect_uri: 'http://localhost:5173@evil.example/callback' },
      'invalid_redirect_uri',
    ],
    ['another name of this machine', { redirect_uri: 'http://127.0.0.1:5173/callback' }, 'invalid_redirect_uri'],
    ['another port', { redirect_uri: 'http://localhost:5174/callback' }, 'invalid_redirect_uri'],
    ['another case', { redirect_uri: 'http://LOCALHOST:5173/callback' }, 'invalid_redirect_uri'],
    ['a script', { redirect_uri: 'javascript:alert(1)' }, 'invalid_redirect_uri'],
    ['the desktop address from a web app', { redirect_uri: OOB_REDIRECT_URI }, 'invalid_redirect_uri'],
    ['a web address from a desktop app', { client_id: NATIVE_CLIENT }, 'invalid_redirect_uri'],
  ])('%s', async (_, changes, error) => expect(await answerTo(changes)).toBe(`page 400 ${error}`))

  it.each(['client_id', 'redirect_uri'])('%s twice', async (name) => {
    const response = await fetch(`${ehr.authorizeUrl()}&${name}=https://evil.example/callback`, { redirect: 'manual' })
    expect([response.status, response.headers.get('location')]).toEqual([400, null])
  })
})

describe('authorize', () => {
  it('tells the app its state and the issuer beside the code', async () => {
    const { url: at } = await ehr.signIn({ state: 'a b&c=d#é' })
    expect([at.searchParams.get('state'), at.searchParams.get('iss'), [...at.searchParams.keys()].sort()]).toEqual([
      'a b&c=d#é',
      ehr.url,
      ['code', 'iss', 'state'],
    ])
  })

  it('makes no state up where none was sent', async () =>
    expect((await ehr.signIn({ state: undefined })).url.searchParams.has('state')).toBe(false))

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('is not for %s', async (method) => {
    const response = await fetch(ehr.authorizeUrl(), { method, redirect: 'manual' })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })

  it('takes no secret: it neither helps nor comes back', async () => {
    const { url: at } = await ehr.signIn({ client_id: POST_CLIENT, client_secret: SECRET })
    expect([at.searchParams.has('code'), at.href.includes(SECRET)]).toEqual([true, false])
  })

  it('asks everybody to sign in each time, and for consent once for the same scopes', async () => {
    const login = { scope: 'openid launch/patient patient/Goal.rs' }
    expect((await ehr.signIn(login, [])).text).toContain('Choose who signs in')
    expect((await ehr.signIn(login, [['login', { person: 'omar' }]])).text).toContain('Allow Plainchart?')
    await ehr.codeFor(login, allow('omar'))
    expect((await ehr.signIn(login, [['login', { person: 'omar' }]])).url.searchParams.has('code')).toBe(true)
    expect(
      (
        await ehr.signIn({ scope: 'openid launch/patient patient/Goal.rs patient/Device.rs' }, [
          ['login', { person: 'omar' }],
        ])
      ).text,
    ).toContain('Allow Plainchart?')
  })

  it.each([
    ['a person that there is not', [['login', { person: 'nobody' }]], 'Choose who signs in'],
    [
      'a patient of somebody else',
      [
        ['login', { person: 'maya' }],
        ['patient', { patient: 'walter' }],
      ],
      'Choose a patient',
    ],
    [
      'consent before a patient',
      [
        ['login', { person: 'maya' }],
        ['consent', {}],
      ],
      'Choose a patient',
    ],
    [
      'a step that there is not',
      [
        ['login', { person: 'maya' }],
        ['dance', {}],
      ],
      'Choose a patient',
    ],
  ] as const)('stays where it is for %s', async (_, presses, heading) =>
    expect((await ehr.signIn({}, presses)).text).toContain(heading),
  )

  it.each([
    ['the first page', [['abort', {}]]],
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
  ] as const)('tells the app that the user said no on %s', async (_, presses) => {
    expect(await answerTo({ scope: 'openid launch/patient patient/Coverage.rs' }, presses)).toBe('access_denied')
  })

  it.each(['/interaction/nobody', '/interaction/nobody/login'])(
    'says on a page that the sign-in at %s is over',
    async (path) => {
      const response = await fetch(ehr.url + path, { method: path.endsWith('login') ? 'POST' : 'GET' })
      expect([response.status, response.headers.get('content-type')]).toEqual([400, 'text/html; charset=utf-8'])
      expect(await response.text()).toContain('This sign-in is over')
    },
  )
})

describe('the page for desktop apps', () => {
  const desktop = { client_id: NATIVE_CLIENT, redirect_uri: OOB_REDIRECT_URI }

  it('shows a code that works', async () => {
    const { url: at, text } = await ehr.signIn(desktop)
    const code = /<code id="code">([\w-]{20,})<\/code>/.exec(text)?.[1] ?? 'no code'
    expect([at.pathname, at.searchParams.get('code')]).toEqual(['/oob', code])
    expect((await ehr.token(ehr.exchangeFields(code, desktop))).body).toMatchObject({
      token_type: 'Bearer',
      patient: 'ana',
    })
  })

  it('says why there is no code', async () => {
    const { text } = await ehr.signIn(desktop, [
      ['login', { person: 'walter' }],
      ['abort', {}],
    ])
    expect(text).toMatch(/access_denied.*The user did not allow it/s)
  })

  it.each(['?code=%3Cscript%3Ealert(1)%3C/script%3E', '?error=%3Cimg%20src=x%3E', '?code=a&code=b', ''])(
    'is safe for %s',
    async (query) => {
      const response = await fetch(`${ehr.url}/oob${query}`)
      expect(response.status).toBe(200)
      expect(await response.text()).not.toMatch(/<script>|<img/)
    },
  )
})

describe('launch from the EHR', () => {
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

  it('gives the app its patient and encounter', async () => {
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
    ['of the open chart alone', 'rosa', 'patient/*.rs', ['rosa'], 404],
    ['of nobody where no chart is open', '', 'patient/*.rs', [], 404],
    [
      'of all that the user may see with scopes for the user',
      '',
      'user/*.rs',
      expect.arrayContaining(['leo', 'rosa']),
      200,
    ],
  ])('lets the app read the records %s', async (_, patient, scope, reached, leo) => {
    const launch = (await open({ ...chart, patient })).searchParams.get('launch') ?? ''
    const code = await ehr.codeFor({ launch, scope: `launch openid ${scope}` }, [['consent', {}]])
    const { access_token } = (await ehr.token(ehr.exchangeFields(code))).body
    const found = (await (await ehr.read('Patient', access_token)).json()) as { entry?: { resource: { id: string } }[] }
    expect((found.entry ?? []).map(({ resource }) => resource.id)).toEqual(reached)
    expect((await ehr.read('Patient/leo', access_token)).status).toBe(leo)
  })

  it.each([
    ['a patient that the user may not see', { ...chart, user: 'ana' }],
    ['an app that is not registered', { ...chart, app: 'https://evil.example' }],
    ['no user', { patient: 'rosa', app: APP }],
  ])('opens nothing for %s', async (_, fields) => expect((await open(fields)).pathname).toBe('/ehr/launch'))

  it('is good for ten minutes', async () => {
    const launch = (await open(chart)).searchParams.get('launch') ?? ''
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 })
    try {
      expect(await answerTo({ launch, scope: launchScope }, [['consent', {}]])).toBe('invalid_request')
    } finally {
      vi.useRealTimers()
    }
  })
})
