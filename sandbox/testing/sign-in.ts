import { createHash, randomBytes } from 'node:crypto'
import { PUBLIC_CLIENT } from '../auth/clients'

const redirectUri = 'http://localhost:5173/callback'

interface Served {
  readonly url: string
  readonly fhirBase: string
}

interface SignIn {
  /** Id of the person on the sign-in page. */
  readonly person: string
  /** The patient to choose where the EHR asks; the first one offered if not given. */
  readonly patient?: string
  /** `openid fhirUser launch/patient patient/*.rs` unless told. */
  readonly scope?: string
}

/** The token answer that a sign-in ends with (RFC 6749, SMART App Launch 2). */
export interface Grant {
  readonly access_token: string
  readonly refresh_token?: string
  readonly patient?: string
  readonly scope?: string
}

interface Cookie {
  readonly name: string
  readonly value: string
  readonly path: string
}

class Jar {
  readonly #cookies = new Map<string, Cookie>()

  keep(lines: readonly string[]): void {
    for (const line of lines) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      const path = /path=([^;]+)/i.exec(line)?.[1] ?? '/'
      if (value === '') this.#cookies.delete(`${name} ${path}`)
      else this.#cookies.set(`${name} ${path}`, { name, value, path })
    }
  }

  headerFor(pathname: string): string {
    return [...this.#cookies.values()].filter(({ path }) => pathname.startsWith(path)).map(({ name, value }) => `${name}=${value}`).join('; ')
  }
}

/** The button a user would press on a sign-in page: its address and its fields. */
function pressOn(html: string, { person, patient }: SignIn): { step: string; fields: Record<string, string> } {
  const [, uid, step] = /action="[^"]*\/interaction\/([\w-]+)\/(login|patient|consent)"/.exec(html) ?? []
  if (uid === undefined || step === undefined) throw new Error(`No way on from this page: ${html.replace(/<[^>]*>/g, ' ').slice(0, 400)}`)
  const [, offered = ''] = /name="patient" value="([^"]*)"/.exec(html) ?? []
  const fields: Readonly<Record<string, Record<string, string>>> = { login: { person }, patient: { patient: patient ?? offered }, consent: { answer: 'allow' } }
  return { step: `/interaction/${uid}/${step}`, fields: fields[step] ?? {} }
}

async function codeFor(served: Served, start: string, who: SignIn): Promise<string> {
  const jar = new Jar()
  let request: { url: string; init: RequestInit } = { url: start, init: {} }
  for (let hop = 0; hop < 20; hop += 1) {
    const { pathname } = new URL(request.url)
    const response = await fetch(request.url, { ...request.init, redirect: 'manual', headers: { accept: 'text/html', cookie: jar.headerFor(pathname) } })
    jar.keep(response.headers.getSetCookie())
    const location = response.headers.get('location')
    const text = await response.text()
    if (location === null) {
      const { step, fields } = pressOn(text, who)
      request = { url: `${served.url}${step}`, init: { method: 'POST', body: new URLSearchParams(fields) } }
      continue
    }
    const next = new URL(location, request.url)
    if (next.origin === served.url) request = { url: next.href, init: {} }
    else return next.searchParams.get('code') ?? Promise.reject(new Error(`Sign-in of ${who.person} ended with ${next.search}`))
  }
  throw new Error(`Sign-in of ${who.person} goes round in circles`)
}

/** Posts a form to a path of the authorization server. */
export function post(served: Served, path: string, fields: Record<string, string>): Promise<Response> {
  return fetch(`${served.url}/authorization/connect/${path}`, { method: 'POST', body: new URLSearchParams(fields) })
}

/** Signs a person in over HTTP, by the code grant with PKCE and the sandbox's own pages; throws when no token comes of it. */
export async function signIn(served: Served, who: SignIn): Promise<Grant> {
  const verifier = randomBytes(32).toString('base64url')
  const query = new URLSearchParams({
    client_id: PUBLIC_CLIENT, redirect_uri: redirectUri, response_type: 'code', scope: who.scope ?? 'openid fhirUser launch/patient patient/*.rs',
    state: randomBytes(16).toString('base64url'), aud: served.fhirBase,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'), code_challenge_method: 'S256',
  })
  const code = await codeFor(served, `${served.url}/authorization/connect/authorize?${query.toString()}`, who)
  const response = await post(served, 'token', {
    grant_type: 'authorization_code', code, redirect_uri: redirectUri, client_id: PUBLIC_CLIENT, code_verifier: verifier,
  })
  if (!response.ok) throw new Error(`The token endpoint answered ${response.status}: ${await response.text()}`)
  return await response.json() as Grant
}
