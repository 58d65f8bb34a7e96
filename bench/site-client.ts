// What the benchmarks of the server share: an EHR entry for the sandbox's confidential client, and a sign-in over HTTP.
import { createHash, randomBytes } from 'node:crypto'
import { POST_CLIENT } from '../sandbox/auth/__fixtures__/oauth-client'
import { browse } from '../sandbox/testing/browser'

export interface Tokens {
  readonly access_token: string
  readonly refresh_token: string
  readonly patient: string
}

/** Requests a path of the site. Resolves to the target of a redirect, or to the body. */
export type SiteRequest = (what: string, path: string, init?: RequestInit) => Promise<string>

export const people = ['ana', 'walter', 'omar']

/** The settings of the sandbox, relayed, with a client secret in the environment variable SECRET. */
export const sandboxEhr = (fhirBase: string) => ({
  id: 'e',
  name: 'E',
  fhirBase,
  clientId: POST_CLIENT,
  relay: true,
  confidential: { method: 'client_secret_post', credentials: [{ env: 'SECRET' }] },
})

/** The request to the token endpoint of the site. */
export const tokenRequest = (site: string, fields: Record<string, string>): readonly [string, RequestInit] => [
  '/ehr/e/token',
  { method: 'POST', headers: { origin: site }, body: new URLSearchParams(fields) },
]

/** Signs a person in through the site. Rejects if it fails. */
export async function signInAtSite(
  site: string,
  sandboxUrl: string,
  person: string,
  request: SiteRequest,
): Promise<Tokens> {
  const verifier = randomBytes(32).toString('base64url')
  const scope = 'openid fhirUser launch/patient online_access patient/*.rs'
  const parameters = {
    response_type: 'code',
    client_id: POST_CLIENT,
    redirect_uri: `${site}/callback`,
    scope,
    state: 's',
    aud: `${site}/ehr/e/fhir`,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  }
  const start = await request('authorize', `/ehr/e/authorize?${new URLSearchParams(parameters).toString()}`)
  const forms: [string, Record<string, string>][] = [
    ['login', { person }],
    ['consent', {}],
  ]
  const { url } = await browse(sandboxUrl, start, ({ url: page, status }) => {
    const form = page.pathname.startsWith('/interaction/') && status === 200 ? forms.shift() : undefined
    return form && { url: `${page.href}/${form[0]}`, fields: form[1] }
  })
  const fields = {
    grant_type: 'authorization_code',
    code: url.searchParams.get('code') ?? '',
    redirect_uri: `${site}/callback`,
    code_verifier: verifier,
    scope,
  }
  return JSON.parse(await request('token', ...tokenRequest(site, fields))) as Tokens
}
