import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { browse, CookieJar, type LandingPage } from '../testing/browser'
import { PUBLIC_CLIENT } from './built-in-clients'
import { allow, APP, startClient, type SandboxClient } from './__fixtures__/oauth-client'

let ehr: SandboxClient
let without: SandboxClient
beforeAll(async () => {
  ;[ehr, without] = await Promise.all([startClient({ switches: { singleSignOn: true } }), startClient()])
})
afterAll(() => Promise.all([ehr.close(), without.close()]))

const scope = 'openid fhirUser launch/patient offline_access patient/*.rs'
const titleOf = ({ text }: LandingPage) => /<h1[^>]*>([^<]*)/.exec(text)?.[1]

/** Where an authorization request of a browser ends in which nobody presses anything: `code` or the title of a page. */
async function silently(client: SandboxClient, jar: CookieJar, changes: Record<string, string> = {}) {
  const page = await client.signIn({ scope, ...changes }, [], jar)
  return page.url.searchParams.has('code') ? 'code' : titleOf(page)
}

async function signInAsAna(client: SandboxClient, jar: CookieJar) {
  const code = await client.codeFor({ scope }, allow('ana'), jar)
  return (await client.token(client.exchangeFields(code))).body
}

/** What the page that ends a session submits, by itself or when its button is pressed. */
function confirmSignOut({ text }: LandingPage) {
  const xsrf = /name="xsrf" value="([^"]*)"/.exec(text)?.[1]
  return xsrf === undefined ? undefined : { url: ehr.endpoint('endsession/confirm'), fields: { xsrf, logout: 'yes' } }
}

const signOut = (jar: CookieJar, fields: Record<string, string>, method: 'GET' | 'POST' = 'GET') => {
  const url = ehr.endpoint('endsession')
  const start = method === 'POST' ? { url, fields } : `${url}?${new URLSearchParams(fields).toString()}`
  return browse(ehr.url, start, confirmSignOut, jar)
}

describe('with single sign-on', () => {
  it('a browser is signed in again without being asked, another browser is not', async () => {
    const jar = new CookieJar()
    await signInAsAna(ehr, jar)
    expect(await silently(ehr, jar)).toBe('code')
    expect(await silently(ehr, new CookieJar())).toBe('Who is signing in?')
  })

  it('prompt=login asks who it is, another person can sign in, and a refresh token is issued', async () => {
    const jar = new CookieJar()
    await signInAsAna(ehr, jar)
    expect(await silently(ehr, jar, { prompt: 'login' })).toBe('Who is signing in?')
    const steps = [...allow('walter')]
    const submit = (page: LandingPage) => {
      const [step, fields] = page.url.pathname.startsWith('/interaction/') ? (steps.shift() ?? []) : []
      return step === undefined ? confirmSignOut(page) : { url: `${page.url.href}/${step}`, fields: fields ?? {} }
    }
    const { url } = await browse(ehr.url, ehr.authorizeUrl({ scope, prompt: 'login' }), submit, jar)
    const tokens = (await ehr.token(ehr.exchangeFields(url.searchParams.get('code') ?? ''))).body
    expect([tokens['patient'], 'refresh_token' in tokens]).toEqual(['walter', true])
  })

  it('a launch from the EHR signs in its own user', async () => {
    const jar = new CookieJar()
    await signInAsAna(ehr, jar)
    const form = { user: 'dr-lee', patient: 'walter', app: APP }
    const opened = await fetch(`${ehr.url}/ehr/launch`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams(form),
    })
    const launch = new URL(opened.headers.get('location') ?? '').searchParams.get('launch') ?? ''
    const code = await ehr.codeFor({ launch, scope: 'launch openid fhirUser patient/*.rs' }, [['consent', {}]], jar)
    expect((await ehr.token(ehr.exchangeFields(code))).body['patient']).toBe('walter')
  })

  it.each(['GET', 'POST'] as const)('after a sign-out by %s the browser is asked', async (method) => {
    const jar = new CookieJar()
    const { id_token = '' } = await signInAsAna(ehr, jar)
    const page = await signOut(jar, { id_token_hint: id_token }, method)
    expect([titleOf(page), await silently(ehr, jar)]).toEqual(['You are signed out', 'Who is signing in?'])
  })

  it('a sign-out by POST leads back to the app with its state, also without the cookie, which browsers do not send with a form of another site', async () => {
    const { id_token = '' } = await signInAsAna(ehr, new CookieJar())
    const back = { id_token_hint: id_token, post_logout_redirect_uri: `${APP}/signed-out`, state: 'x' }
    expect((await signOut(new CookieJar(), back, 'POST')).url.href).toBe(`${APP}/signed-out?state=x`)
  })

  it('rejects a sign-out with the id_token of another app', async () => {
    const { id_token = '' } = await signInAsAna(ehr, new CookieJar())
    const other = { id_token_hint: id_token, client_id: '5d0f7a52-3a0f-4a3b-8a67-1f4f0a9c2b31' }
    expect((await signOut(new CookieJar(), other, 'POST')).status).toBe(400)
    expect((await signOut(new CookieJar(), { ...other, client_id: PUBLIC_CLIENT }, 'POST')).status).toBe(200)
  })
})

it('without single sign-on each sign-in asks', async () => {
  const jar = new CookieJar()
  await signInAsAna(without, jar)
  expect(await silently(without, jar)).toBe('Who is signing in?')
})
