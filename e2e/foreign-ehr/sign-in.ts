import { createHash, randomBytes } from 'node:crypto'
import { browse } from '../../sandbox/testing/browser'
import { FOREIGN_CLIENT } from './authorization-server'

interface TokenResponse {
  readonly access_token: string
  readonly refresh_token?: string
  readonly id_token?: string
  readonly patient?: string
  readonly scope?: string
}

interface SignInRequest {
  readonly url: string
  readonly redirectUri: string
  readonly patient: string
  readonly scope: string
}

/** Posts a form to a path of the authorization server. */
export const postForm = (url: string, path: string, fields: Record<string, string>): Promise<Response> =>
  fetch(`${url}${path}`, { method: 'POST', body: new URLSearchParams(fields) })

/** Signs a patient in over HTTP, through the sign-in page. Rejects without a token. */
export async function signInAtForeignEhr({ url, redirectUri, patient, scope }: SignInRequest): Promise<TokenResponse> {
  const verifier = randomBytes(32).toString('base64url')
  const query = new URLSearchParams({
    client_id: FOREIGN_CLIENT,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope,
    state: 'any',
    aud: `${url}/fhir`,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  })
  const landing = await browse(url, `${url}/auth?${query.toString()}`, (page) => ({
    url: page.url.href,
    fields: { patient },
  }))
  const response = await postForm(url, '/token', {
    grant_type: 'authorization_code',
    code: landing.url.searchParams.get('code') ?? '',
    redirect_uri: redirectUri,
    client_id: FOREIGN_CLIENT,
    code_verifier: verifier,
  })
  if (!response.ok) throw new Error(`${landing.url.search} ${landing.text} ${await response.text()}`)
  return (await response.json()) as TokenResponse
}
