import { createHash, randomBytes } from 'node:crypto'
import { startSandbox } from '../server'
import type { SandboxOptions } from '../server'
import { PUBLIC_CLIENT } from './clients'

export const APP = 'http://localhost:5173'
export const SECRET = 'sandbox-secret-not-a-real-one-0123456789'
export const POST_CLIENT = '5d0f7a52-3a0f-4a3b-8a67-1f4f0a9c2b31'
export const BASIC_CLIENT = 'c81f0b6e-92d4-4b7e-a1b5-7d2e63f0ce42'
export const NATIVE_CLIENT = '0e9a4f1b-6c58-4d21-b3f7-58a1d7c4e953'

export const VERIFIER = randomBytes(32).toString('base64url')
/** The S256 challenge of a verifier (RFC 7636, 4.2). */
export const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url')
export const NO_PKCE = { code_challenge: undefined, code_challenge_method: undefined }

export type Changes = Readonly<Record<string, string | undefined>>
type Press = readonly [step: string, fields: Readonly<Record<string, string>>]

/** The buttons that a person presses on the sign-in pages. */
export const allow = (person: string, patient?: string): readonly Press[] =>
  [['login', { person }], ...(patient ? [['patient', { patient }] as const] : []), ['consent', {}]]

const entriesOf = (fields: Changes) => Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
export const basicHeader = (id: string, secret: string) => ({ authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}` })

/** Where a browser ended: outside of the sandbox, or on a page that waits for a press. */
interface Landing {
  readonly at: URL
  readonly status: number
  readonly text: string
}

/** A browser with cookies that follows redirects inside the sandbox and presses the given buttons. */
async function browse(home: string, start: string, presses: readonly Press[]): Promise<Landing> {
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
      if (next.origin !== home) return { at: next, status: response.status, text: '' }
      request = { url: next.href, init: {} }
      continue
    }
    const press = pathname.startsWith('/interaction/') && response.ok ? left.shift() : undefined
    const text = await response.text()
    if (press === undefined) return { at: new URL(request.url), status: response.status, text }
    request = { url: `${request.url}/${press[0]}`, init: { method: 'POST', body: new URLSearchParams(press[1]) } }
  }
  throw new Error('Too many redirects')
}

/** A sandbox of its own and a client that speaks to it over HTTP as an app, a browser and a person would. */
export async function startClient(options: Partial<SandboxOptions> = {}) {
  const sandbox = await startSandbox({ port: 0, ...options })
  const endpoint = (name: string) => `${sandbox.url}/authorization/connect/${name}`
  const authorizeUrl = (changes: Changes = {}) => {
    const all = {
      client_id: PUBLIC_CLIENT, redirect_uri: `${APP}/callback`, response_type: 'code', scope: 'openid fhirUser launch/patient patient/*.rs',
      state: 's', aud: sandbox.fhirBase, code_challenge: challengeOf(VERIFIER), code_challenge_method: 'S256', ...changes,
    }
    return `${endpoint('authorize')}?${new URLSearchParams(entriesOf(all)).toString()}`
  }
  const follow = (start: string, presses: readonly Press[]) => browse(sandbox.url, start, presses)
  const signIn = (changes: Changes = {}, presses: readonly Press[] = allow('ana')) => follow(authorizeUrl(changes), presses)
  const codeFor = async (changes: Changes = {}, presses?: readonly Press[]) => (await signIn(changes, presses)).at.searchParams.get('code') ?? 'no code'
  const exchangeFields = (code: string, changes: Changes = {}): Changes =>
    ({ grant_type: 'authorization_code', code, redirect_uri: `${APP}/callback`, client_id: PUBLIC_CLIENT, code_verifier: VERIFIER, ...changes })
  const post = async (name: string, fields: Changes, headers: Readonly<Record<string, string>> = {}) => {
    const body = new URLSearchParams(entriesOf(fields))
    const response = await fetch(endpoint(name), { method: 'POST', headers: { origin: APP, ...headers }, body })
    const text = await response.text()
    return { status: response.status, headers: response.headers, text, body: (text === '' ? {} : JSON.parse(text)) as Record<string, string> }
  }
  const token = (fields: Changes, headers?: Readonly<Record<string, string>>) => post('token', fields, headers)
  const refresh = (refresh_token: string | undefined, changes: Changes = {}) =>
    token({ grant_type: 'refresh_token', refresh_token, client_id: PUBLIC_CLIENT, ...changes })
  const read = (path: string, bearer?: string, headers: Readonly<Record<string, string>> = {}) =>
    fetch(`${sandbox.fhirBase}/${path}`, { headers: { ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }), ...headers } })
  return { ...sandbox, endpoint, authorizeUrl, follow, signIn, codeFor, exchangeFields, post, token, refresh, read }
}
export type SandboxClient = Awaited<ReturnType<typeof startClient>>
