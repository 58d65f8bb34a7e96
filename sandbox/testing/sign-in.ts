import { createHash, randomBytes } from 'node:crypto'
import { PUBLIC_CLIENT } from '../auth/clients'
import { browse, type Press } from './browser'

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

/** The button a user would press on a sign-in page: its address and its fields. */
function pressOn(served: Served, html: string, { person, patient }: SignIn): Press {
  const [, uid, step] = /action="[^"]*\/interaction\/([\w-]+)\/(login|patient|consent)"/.exec(html) ?? []
  if (uid === undefined || step === undefined)
    throw new Error(`No way on from this page: ${html.replace(/<[^>]*>/g, ' ').slice(0, 400)}`)
  const [, offered = ''] = /name="patient" value="([^"]*)"/.exec(html) ?? []
  const fields: Readonly<Record<string, Record<string, string>>> = {
    login: { person },
    patient: { patient: patient ?? offered },
    consent: { answer: 'allow' },
  }
  return { url: `${served.url}/interaction/${uid}/${step}`, fields: fields[step] ?? {} }
}

async function codeFor(served: Served, start: string, who: SignIn): Promise<string> {
  const { at } = await browse(served.url, start, ({ text }) => pressOn(served, text, who))
  return at.searchParams.get('code') ?? Promise.reject(new Error(`Sign-in of ${who.person} ended with ${at.search}`))
}

/** Posts a form to a path of the authorization server. */
export function post(served: Served, path: string, fields: Record<string, string>): Promise<Response> {
  return fetch(`${served.url}/authorization/connect/${path}`, { method: 'POST', body: new URLSearchParams(fields) })
}

/** Signs a person in over HTTP, by the code grant with PKCE and the sandbox's own pages; throws when no token comes of it. */
export async function signIn(served: Served, who: SignIn): Promise<Grant> {
  const verifier = randomBytes(32).toString('base64url')
  const query = new URLSearchParams({
    client_id: PUBLIC_CLIENT,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: who.scope ?? 'openid fhirUser launch/patient patient/*.rs',
    state: randomBytes(16).toString('base64url'),
    aud: served.fhirBase,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  })
  const code = await codeFor(served, `${served.url}/authorization/connect/authorize?${query.toString()}`, who)
  const response = await post(served, 'token', {
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectUri,
    client_id: PUBLIC_CLIENT,
    code_verifier: verifier,
  })
  if (!response.ok) throw new Error(`The token endpoint answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as Grant
}
