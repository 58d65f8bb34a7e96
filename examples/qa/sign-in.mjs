import { createHash, randomBytes } from 'node:crypto'

// The built-in public app and one of its redirect URIs.
const client_id = 'b2f1c7de-5a43-4c0e-9d55-6f0f3d7a1c20'
const redirect_uri = 'http://localhost:5173/callback'

/** Submits the forms of the sign-in pages and returns the authorization code. */
async function codeFrom(address, fields) {
  const cookies = new Map()
  let [url, init] = [address, {}]
  for (let step = 0; step < 20; step += 1) {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
    const response = await fetch(url, { ...init, redirect: 'manual', headers: { cookie } })
    for (const line of response.headers.getSetCookie()) cookies.set(...line.split(';')[0].split(/=(.*)/s, 2))
    const to = response.headers.get('location')
    const page = await response.text()
    const form = ['login', 'patient', 'consent'].find((name) => page.includes(`${new URL(url).pathname}/${name}"`))
    if (to === null && form === undefined) throw new Error(`Sign-in stopped at ${url} with HTTP ${response.status}`)
    const next = to === null ? new URL(`${url}/${form}`) : new URL(to, url)
    if (next.href.startsWith(redirect_uri))
      return next.searchParams.get('code') ?? Promise.reject(new Error(next.search))
    ;[url, init] = [next.href, to === null ? { method: 'POST', body: new URLSearchParams(fields) } : {}]
  }
  throw new Error('Too many redirects')
}

/** Signs a person in without a browser and returns the token response. `patient` is required if the person may see several. */
export async function signIn(
  fhirBase,
  person,
  patient = '',
  scope = 'openid fhirUser launch/patient offline_access patient/*.rs',
) {
  const smart = await (await fetch(`${fhirBase}/.well-known/smart-configuration`)).json()
  const code_verifier = randomBytes(32).toString('base64url')
  const code_challenge = createHash('sha256').update(code_verifier).digest('base64url')
  const parameters = {
    response_type: 'code',
    client_id,
    redirect_uri,
    scope,
    state: randomBytes(16).toString('hex'),
    aud: fhirBase,
    code_challenge,
    code_challenge_method: 'S256',
  }
  const code = await codeFrom(`${smart.authorization_endpoint}?${new URLSearchParams(parameters)}`, { person, patient })
  const body = new URLSearchParams({ grant_type: 'authorization_code', code, redirect_uri, client_id, code_verifier })
  const response = await fetch(smart.token_endpoint, { method: 'POST', body })
  if (!response.ok) throw new Error(`No token: HTTP ${response.status} ${await response.text()}`)
  return response.json()
}

// As a command: node examples/qa/sign-in.mjs http://localhost:9400/fhir ana
if (process.argv[1] === import.meta.filename) {
  const [fhirBase, person, patient] = process.argv.slice(2)
  process.stdout.write(`${(await signIn(fhirBase, person, patient)).access_token}\n`)
}
