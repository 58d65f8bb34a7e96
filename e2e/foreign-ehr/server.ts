import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Provider } from 'oidc-provider'
import { createAuthorizationServer, smartConfigurationOf } from './authorization-server'
import { createFhirEngine, type FhirEngine, type Habits } from './fhir-engine'
import type { PersonResource } from './people'

interface ForeignEhrOptions extends Habits {
  readonly resources: readonly PersonResource[]
  readonly redirectUri: string
}

interface ForeignEhr {
  readonly url: string
  readonly fhirBase: string
  /** Ends an access token as its lifetime would. (A revocation also ends its refresh token.) */
  endAccessToken(token: string): Promise<void>
  close(): Promise<void>
}

interface Parts {
  readonly url: string
  readonly engine: FhirEngine
  readonly provider: Provider
  readonly patients: readonly string[]
}

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, accept, content-type',
  'access-control-allow-methods': 'GET, POST, OPTIONS',
}

function sendJson(response: ServerResponse, status: number, body: object, type = 'application/json'): void {
  response.writeHead(status, { ...CORS, 'content-type': type, 'cache-control': 'no-store' }).end(JSON.stringify(body))
}

const FHIR_JSON = 'application/fhir+json'
const outcome = (code: string, diagnostics: string) => ({
  resourceType: 'OperationOutcome',
  issue: [{ severity: 'error', code, diagnostics }],
})

/** Answers a FHIR request: with a token for the type, and with no patient but the token's. */
async function answerFhir(
  { engine, provider }: Parts,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
) {
  const send = (status: number, body: object) => sendJson(response, status, body, FHIR_JSON)
  if (path.startsWith('/metadata')) return send(200, (await engine.get(path)).body)
  const [, bearer = ''] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? []
  const token = await provider.AccessToken.find(bearer)
  if (token === undefined) return send(401, outcome('login', 'The access token is not valid'))
  const { pathname, searchParams } = new URL(path, 'http://fhir')
  const [, type = '', id] = pathname.split('/')
  if (!['read', 'rs'].some((access) => token.scopes.has(`patient/${type}.${access}`)))
    return send(403, outcome('forbidden', `The access token has no scope for ${type}`))
  const patient = searchParams.get('patient') ?? (type === 'Patient' ? id : undefined) ?? token.accountId
  if (patient.replace('Patient/', '') !== token.accountId)
    return send(403, outcome('forbidden', 'The access token is for another patient'))
  if (type === 'Patient' && id === undefined) searchParams.set('_id', token.accountId)
  const query = searchParams.size === 0 ? '' : `?${searchParams.toString()}`
  const { status, body } = await engine.get(pathname + query)
  return send(status, body)
}

/** The sign-in page: one button for each patient, who thereby allows what the app asks for. */
async function answerSignIn({ provider, patients }: Parts, request: IncomingMessage, response: ServerResponse) {
  const { uid, params } = await provider.interactionDetails(request, response)
  if (request.method === 'GET') {
    const buttons = patients.map((id) => `<button name="patient" value="${id}">Sign in as ${id}</button>`).join('<br>')
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    response.end(`<!doctype html><title>Sign in</title><form method="post" action="/sign-in/${uid}">${buttons}</form>`)
    return
  }
  const accountId = new URLSearchParams(await text(request)).get('patient') ?? ''
  const grant = new provider.Grant({ accountId, clientId: String(params['client_id']) })
  grant.addOIDCScope(String(params['scope']))
  await provider.interactionFinished(
    request,
    response,
    { login: { accountId }, consent: { grantId: await grant.save() } },
    { mergeWithLastSubmission: false },
  )
}

async function answer(parts: Parts, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = request.url ?? '/'
  if (path === '/fhir/.well-known/smart-configuration') return sendJson(response, 200, smartConfigurationOf(parts.url))
  if (path.startsWith('/fhir/') && request.method === 'OPTIONS') return void response.writeHead(204, CORS).end()
  if (path.startsWith('/fhir/')) return answerFhir(parts, request, response, path.slice('/fhir'.length))
  if (path.startsWith('/sign-in/')) return answerSignIn(parts, request, response)
  return parts.provider.callback()(request, response)
}

/** Starts an EHR that shares no code with the sandbox, on a free port: Medplum's FHIR engine and oidc-provider, with these records. */
export async function startForeignEhr({ resources, redirectUri, ...habits }: ForeignEhrOptions): Promise<ForeignEhr> {
  const server = createServer().listen(0, 'localhost')
  await once(server, 'listening')
  const url = `http://localhost:${(server.address() as AddressInfo).port}`
  const fhirBase = `${url}/fhir`
  const patients = resources.flatMap(({ resourceType, id }) => (resourceType === 'Patient' ? id : []))
  const engine = await createFhirEngine(fhirBase, resources, habits)
  const provider = await createAuthorizationServer(url, fhirBase, redirectUri, new Set(patients))
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    answer({ url, engine, provider, patients }, request, response).catch((cause: unknown) =>
      sendJson(response, 500, outcome('exception', String(cause)), FHIR_JSON),
    )
  })
  return {
    url,
    fhirBase,
    endAccessToken: async (token) => (await provider.AccessToken.find(token))?.destroy(),
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
