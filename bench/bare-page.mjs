import { once } from 'node:events'
import { createServer } from 'node:http'

/** Requests conditions and results and lists them, without libraries or styles. */
const lists = `
const write = (type, { entry = [] }) => document.body.insertAdjacentHTML('beforeend', '<ul>' + entry.filter(({ resource }) => resource.resourceType === type).map(({ resource }) => '<li><a href="/' + type + '/' + resource.id + '">' + (resource.code?.text ?? resource.code?.coding?.[0]?.display ?? '') + '</a></li>').join('') + '</ul>')
const ask = (base, token, patient) => { for (const type of ['Condition', 'Observation']) void fetch(base + '/' + type + '?patient=' + patient, { headers: { authorization: 'Bearer ' + token, accept: 'application/fhir+json' } }).then(async (answer) => write(type, await answer.json())) }
`

/** The minimal page: sign-in, code exchange, requests. */
const script = (fhirBase, clientId) => `${lists}
const base = ${JSON.stringify(fhirBase)}, client = ${JSON.stringify(clientId)}, back = location.origin + '/callback'
const b64 = (bytes) => btoa(String.fromCharCode(...new Uint8Array(bytes))).replace(/\\+/g, '-').replace(/\\//g, '_').replace(/=/g, '')
async function leave() {
  const { authorization_endpoint, token_endpoint } = await (await fetch(base + '/.well-known/smart-configuration')).json()
  const verifier = b64(crypto.getRandomValues(new Uint8Array(32)))
  sessionStorage.setItem('bare', JSON.stringify({ verifier, token_endpoint }))
  const challenge = b64(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier)))
  location.assign(authorization_endpoint + '?' + new URLSearchParams({ response_type: 'code', client_id: client, redirect_uri: back, scope: 'openid fhirUser launch/patient patient/*.rs', state: 's', aud: base, code_challenge: challenge, code_challenge_method: 'S256' }))
}
async function arrive(code) {
  const { verifier, token_endpoint } = JSON.parse(sessionStorage.getItem('bare'))
  const { access_token, patient } = await (await fetch(token_endpoint, { method: 'POST', body: new URLSearchParams({ grant_type: 'authorization_code', code, redirect_uri: back, client_id: client, code_verifier: verifier }) })).json()
  ask(base, access_token, patient)
}
const code = new URLSearchParams(location.search).get('code')
if (code) void arrive(code)
else document.body.insertAdjacentHTML('beforeend', '<button onclick="leave()">Sign in</button>')
`

/** The same page without sign-in: EHR, token and patient are in the hash. */
const scriptWithToken = `${lists}
const { base, token, patient } = Object.fromEntries(new URLSearchParams(location.hash.slice(1)))
if (token) ask(base, token, patient)
`

async function serve(port, code) {
  const page = `<!doctype html><meta charset="utf-8"><title>Bare page</title><link rel="icon" href="data:,"><body><script>${code}</script>`
  const server = createServer((_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html', 'cache-control': 'no-store' }).end(page),
  ).listen(port, 'localhost')
  await once(server, 'listening')
  return { close: () => (server.closeAllConnections(), server.close()) }
}

/** Serves the bare page for a sandbox. */
export const startBarePage = (port, fhirBase, clientId) => serve(port, script(fhirBase, clientId))

/** Serves the bare page without sign-in. */
export const startBarePageWithToken = (port) => serve(port, scriptWithToken)
