import { createHash, randomBytes } from 'node:crypto'
import { startSandbox } from '../../server'
import type { SandboxOptions } from '../../options'
import { browse } from '../../testing/browser'
import type { CookieJar, FormSubmission, LandingPage } from '../../testing/browser'
import { createSigningKey } from '../provider'
import { PUBLIC_CLIENT } from '../built-in-clients'

export const APP = 'http://localhost:5173'
export const SECRET = 'sandbox-secret-not-a-real-one-0123456789'
export const POST_CLIENT = '5d0f7a52-3a0f-4a3b-8a67-1f4f0a9c2b31'
export const BASIC_CLIENT = 'c81f0b6e-92d4-4b7e-a1b5-7d2e63f0ce42'
export const NATIVE_CLIENT = '0e9a4f1b-6c58-4d21-b3f7-58a1d7c4e953'

/** Shared by the sandboxes of a test file, as creating a key takes longer than starting a sandbox. */
export const signingKey = createSigningKey()

export const VERIFIER = randomBytes(32).toString('base64url')
/** The S256 challenge of a verifier (RFC 7636, 4.2). */
export const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url')
export const NO_PKCE = { code_challenge: undefined, code_challenge_method: undefined }

export type Changes = Readonly<Record<string, string | undefined>>
type Submission = readonly [step: string, fields: Readonly<Record<string, string>>]

/** The forms that a person submits on the sign-in pages. */
export const allow = (person: string, patient?: string): readonly Submission[] => [
  ['login', { person }],
  ...(patient ? [['patient', { patient }] as const] : []),
  ['consent', {}],
]

const definedEntries = (fields: Changes) =>
  Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
export const basicHeader = (id: string, secret: string) => ({
  authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`,
})

/** Submits these forms in order, on sign-in pages only. */
function submitInOrder(submissions: readonly Submission[]): (page: LandingPage) => FormSubmission | undefined {
  const remaining = [...submissions]
  return ({ url, status }) => {
    const next = url.pathname.startsWith('/interaction/') && status === 200 ? remaining.shift() : undefined
    return next && { url: `${url.href}/${next[0]}`, fields: next[1] }
  }
}

/** Starts a sandbox and returns a client that calls it over HTTP as an app, a browser and a person would. */
export async function startClient(options: Partial<SandboxOptions> = {}) {
  const sandbox = await startSandbox({ port: 0, signingKey, ...options })
  const endpoint = (name: string) => `${sandbox.url}/authorization/connect/${name}`
  const authorizeUrl = (changes: Changes = {}) => {
    const all = {
      client_id: PUBLIC_CLIENT,
      redirect_uri: `${APP}/callback`,
      response_type: 'code',
      scope: 'openid fhirUser launch/patient patient/*.rs',
      state: 's',
      aud: sandbox.fhirBase,
      code_challenge: challengeOf(VERIFIER),
      code_challenge_method: 'S256',
      ...changes,
    }
    return `${endpoint('authorize')}?${new URLSearchParams(definedEntries(all)).toString()}`
  }
  const follow = (start: string, submissions: readonly Submission[], jar?: CookieJar) =>
    browse(sandbox.url, start, submitInOrder(submissions), jar)
  const signIn = (changes: Changes = {}, submissions: readonly Submission[] = allow('ana'), jar?: CookieJar) =>
    follow(authorizeUrl(changes), submissions, jar)
  const codeFor = async (changes: Changes = {}, submissions?: readonly Submission[], jar?: CookieJar) =>
    (await signIn(changes, submissions, jar)).url.searchParams.get('code') ?? 'no code'
  const exchangeFields = (code: string, changes: Changes = {}): Changes => ({
    grant_type: 'authorization_code',
    code,
    redirect_uri: `${APP}/callback`,
    client_id: PUBLIC_CLIENT,
    code_verifier: VERIFIER,
    ...changes,
  })
  const post = async (name: string, fields: Changes, headers: Readonly<Record<string, string>> = {}) => {
    const body = new URLSearchParams(definedEntries(fields))
    const response = await fetch(endpoint(name), { method: 'POST', headers: { origin: APP, ...headers }, body })
    const text = await response.text()
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: (text === '' ? {} : JSON.parse(text)) as Record<string, string>,
    }
  }
  const token = (fields: Changes, headers?: Readonly<Record<string, string>>) => post('token', fields, headers)
  const refresh = (refresh_token: string | undefined, changes: Changes = {}) =>
    token({ grant_type: 'refresh_token', refresh_token, client_id: PUBLIC_CLIENT, ...changes })
  const read = (path: string, bearer?: string, headers: Readonly<Record<string, string>> = {}) =>
    fetch(`${sandbox.fhirBase}/${path}`, {
      headers: { ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }), ...headers },
    })
  return { ...sandbox, endpoint, authorizeUrl, follow, signIn, codeFor, exchangeFields, post, token, refresh, read }
}
export type SandboxClient = Awaited<ReturnType<typeof startClient>>
