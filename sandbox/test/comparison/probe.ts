import * as oidc from 'openid-client'
import { browse, type FormSubmission, type LandingPage } from '../../testing/browser'

/** A server to probe, with an app that it may know. */
export interface ProbedServer {
  readonly issuer: string
  /** Base of its FHIR API, if it has one. */
  readonly fhirBase?: string
  readonly clientId: string
  readonly redirectUri: string
  readonly scope: string
  /** The next form that a person submits on its sign-in pages. */
  submit(page: LandingPage): FormSubmission | undefined
}

/** What openid-client gets from the server, by row of the table in docs/qa.md: yes or no. */
export type ProbeRows = Readonly<Record<string, 'yes' | 'no'>>

type Check = (server: ProbedServer, config: oidc.Configuration) => Promise<boolean>

const insecure = { execute: [oidc.allowInsecureRequests] }
const configure = ({ issuer }: ProbedServer, clientId: string) =>
  oidc.discovery(new URL(issuer), clientId, undefined, oidc.None(), insecure)

/** Goes through the sign-in pages. `landing` is the redirect to the app, or the page that the server stopped at. */
async function authorize(server: ProbedServer, config: oidc.Configuration, changes: Record<string, string> = {}) {
  oidc.enableNonRepudiationChecks(config)
  const verifier = oidc.randomPKCECodeVerifier()
  const [expectedState, expectedNonce] = [oidc.randomState(), oidc.randomNonce()]
  const parameters = {
    redirect_uri: server.redirectUri,
    scope: server.scope,
    state: expectedState,
    nonce: expectedNonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...(server.fhirBase === undefined ? {} : { aud: server.fhirBase }),
    ...changes,
  }
  const start = oidc.buildAuthorizationUrl(config, parameters).href
  const landing = await browse(new URL(server.issuer).origin, start, (page) => server.submit(page))
  const exchange = (pkceCodeVerifier = verifier) =>
    oidc.authorizationCodeGrant(config, landing.url, { pkceCodeVerifier, expectedState, expectedNonce })
  return { landing, exchange }
}

const succeeds = (attempt: Promise<unknown>): Promise<boolean> =>
  attempt.then(
    () => true,
    () => false,
  )
const fails = async (attempt: Promise<unknown>): Promise<boolean> => !(await succeeds(attempt))

/** Whether the server keeps the browser from the app, or sends it there without a code. */
async function refusesToAuthorize(server: ProbedServer, config: oidc.Configuration, changes: Record<string, string>) {
  const { landing } = await authorize(server, config, changes)
  return !landing.url.searchParams.has('code')
}

const tokensOf = async (server: ProbedServer, config: oidc.Configuration) =>
  (await authorize(server, config)).exchange()

const readStatus = async (address: string, token?: string): Promise<number> =>
  (await fetch(address, token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } })).status

const checks: Readonly<Record<string, Check>> = {
  'signs in openid-client, which checks the ID token': (server, config) => succeeds(tokensOf(server, config)),
  'refuses an unknown app': async (server) => {
    const unknown = await configure(server, 'unknown-app')
    return refusesToAuthorize(server, unknown, {})
  },
  'refuses another redirect URI': (server, config) =>
    refusesToAuthorize(server, config, { redirect_uri: 'https://other.example.org/callback' }),
  'refuses a code with another PKCE verifier': async (server, config) =>
    fails((await authorize(server, config)).exchange(oidc.randomPKCECodeVerifier())),
  'refuses a code that was used': async (server, config) => {
    const { exchange } = await authorize(server, config)
    await exchange()
    return fails(exchange())
  },
  'renews tokens': async (server, config) =>
    succeeds(oidc.refreshTokenGrant(config, (await tokensOf(server, config)).refresh_token ?? '')),
  'refuses a made-up refresh token': (_server, config) => fails(oidc.refreshTokenGrant(config, 'made-up')),
  'refuses a revoked refresh token': async (server, config) => {
    const { refresh_token: token = '' } = await tokensOf(server, config)
    await oidc.tokenRevocation(config, token)
    return fails(oidc.refreshTokenGrant(config, token))
  },
  'serves a record to its patient only': async (server, config) => {
    if (server.fhirBase === undefined) return false
    const tokens = await tokensOf(server, config)
    const own = `${server.fhirBase}/Patient/${String(tokens['patient'])}`
    const statuses = [
      await readStatus(own),
      await readStatus(own, tokens.access_token),
      await readStatus(`${server.fhirBase}/Patient/walter`, tokens.access_token),
    ]
    return statuses[0] === 401 && statuses[1] === 200 && [403, 404].includes(statuses[2] ?? 0)
  },
  'fails a request when a test asks for it over HTTP': async ({ issuer, fhirBase = issuer }) => {
    const order = { method: 'POST', body: new URLSearchParams({ kind: '503', type: 'metadata', count: '1' }) }
    const { ok } = await fetch(`${issuer}/control/faults`, order)
    const statuses = [await readStatus(`${fhirBase}/metadata`), await readStatus(`${fhirBase}/metadata`)]
    return ok && statuses[0] === 503 && statuses[1] === 200
  },
}

/** Probes a server. A check that cannot be made at it counts as no. Rejects when nobody can sign in: it would then seem to refuse everything. */
export async function probe(server: ProbedServer): Promise<ProbeRows> {
  const config = await configure(server, server.clientId)
  await tokensOf(server, config)
  const rows: Record<string, 'yes' | 'no'> = {}
  for (const [row, check] of Object.entries(checks))
    rows[row] = (await check(server, config).catch(() => false)) ? 'yes' : 'no'
  return rows
}
