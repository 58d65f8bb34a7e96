import { createHash, randomBytes } from 'node:crypto'
import { PUBLIC_CLIENT } from '../auth/built-in-clients'
import { browse, type FormSubmission } from './browser'

const BUILT_IN = { id: PUBLIC_CLIENT, redirectUri: 'http://localhost:5173/callback' }

interface RunningSandbox {
  readonly url: string
  readonly fhirBase: string
}

/** An app that is registered at the sandbox. */
interface SignInClient {
  /** Its `client_id`. */
  readonly id: string
  readonly redirectUri: string
  /** Its secret, if it has one. */
  readonly secret?: string
}

export interface SignInOptions {
  /** Id of the person on the sign-in page. */
  readonly person: string
  /** The patient to choose, by default the first one offered. */
  readonly patient?: string
  /** `openid fhirUser launch/patient patient/*.rs` by default. */
  readonly scope?: string
  /** The app that signs the person in, by default the built-in public one. */
  readonly client?: SignInClient
}

/** Token response of a sign-in (RFC 6749, SMART App Launch 2). */
export interface TokenResponse {
  readonly access_token: string
  readonly refresh_token?: string
  readonly id_token?: string
  readonly patient?: string
  readonly scope?: string
}

/** The form that a user would submit on a sign-in page. */
function fillForm(sandbox: RunningSandbox, html: string, { person, patient }: SignInOptions): FormSubmission {
  const [, uid, step] = /action="[^"]*\/interaction\/([\w-]+)\/(login|patient|consent)"/.exec(html) ?? []
  if (uid === undefined || step === undefined)
    throw new Error(`There is no sign-in form on this page: ${html.replace(/<[^<>]*>/g, ' ').slice(0, 400)}`)
  const [, offered = ''] = /name="patient" value="([^"]*)"/.exec(html) ?? []
  const fields: Readonly<Record<string, Record<string, string>>> = {
    login: { person },
    patient: { patient: patient ?? offered },
    consent: { answer: 'allow' },
  }
  return { url: `${sandbox.url}/interaction/${uid}/${step}`, fields: fields[step] ?? {} }
}

async function requestCode(sandbox: RunningSandbox, start: string, options: SignInOptions): Promise<string> {
  const { url } = await browse(sandbox.url, start, ({ text }) => fillForm(sandbox, text, options))
  return (
    url.searchParams.get('code') ?? Promise.reject(new Error(`Sign-in of ${options.person} ended with ${url.search}`))
  )
}

/** Posts a form to a path of the authorization server. */
export function postForm(sandbox: RunningSandbox, path: string, fields: Record<string, string>): Promise<Response> {
  return fetch(`${sandbox.url}/authorization/connect/${path}`, { method: 'POST', body: new URLSearchParams(fields) })
}

/** Signs a person in over HTTP, with the code grant, PKCE and the sandbox's sign-in pages. Rejects without a token. */
export async function signIn(sandbox: RunningSandbox, options: SignInOptions): Promise<TokenResponse> {
  const verifier = randomBytes(32).toString('base64url')
  const { id, redirectUri, secret } = { secret: undefined, ...(options.client ?? BUILT_IN) }
  const query = new URLSearchParams({
    client_id: id,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: options.scope ?? 'openid fhirUser launch/patient patient/*.rs',
    state: randomBytes(16).toString('base64url'),
    aud: sandbox.fhirBase,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  })
  const code = await requestCode(sandbox, `${sandbox.url}/authorization/connect/authorize?${query.toString()}`, options)
  const response = await postForm(sandbox, 'token', {
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectUri,
    client_id: id,
    code_verifier: verifier,
    ...(secret === undefined ? {} : { client_secret: secret }),
  })
  if (!response.ok) throw new Error(`The token endpoint answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as TokenResponse
}
