import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import type { CryptoKey } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PUBLIC_CLIENT } from './built-in-clients'
import { basicHeader, startClient, type Changes, type SandboxClient } from './__fixtures__/oauth-client'

const SECRET_SERVICE = { client_id: 'nightly', client_secret: 's3cret' }
let ehr: SandboxClient
let key: CryptoKey
beforeAll(async () => {
  const pair = await generateKeyPair('ES384')
  key = pair.privateKey
  const service = {
    client_id: 'service',
    jwks: { keys: [{ ...(await exportJWK(pair.publicKey)), kid: 'one', alg: 'ES384' }] },
  }
  ehr = await startClient({ faults: [], clients: [service, SECRET_SERVICE] })
})
afterAll(() => ehr.close())

/** Requests a token as a backend service (SMART Backend Services). */
async function requestToken(scope: string | undefined, changes: Changes = {}) {
  const jwt = new SignJWT({})
    .setProtectedHeader({ alg: 'ES384', kid: 'one' })
    .setIssuer('service')
    .setSubject('service')
  const client_assertion = await jwt
    .setAudience(ehr.endpoint('token'))
    .setJti(crypto.randomUUID())
    .setExpirationTime('4m')
    .sign(key)
  const assertion = {
    client_assertion,
    client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
  }
  return ehr.token({ grant_type: 'client_credentials', scope, ...assertion, ...changes })
}

describe('a backend service', () => {
  it('reads what its scopes allow, of all patients, and is logged with its client id', async () => {
    const { status, body } = await requestToken('system/Condition.rs system/Patient.r')
    expect([status, body['token_type'], body['scope'], body['expires_in'], Object.keys(body).sort()]).toEqual([
      200,
      'Bearer',
      'system/Condition.rs system/Patient.r',
      300,
      ['access_token', 'expires_in', 'scope', 'token_type'],
    ])
    const statuses = await Promise.all(
      ['Condition?patient=walter', 'Condition?patient=ana', 'Patient/rosa', 'Goal?patient=ana', 'Patient'].map(
        async (path) => (await ehr.read(path, body['access_token'])).status,
      ),
    )
    expect(statuses).toEqual([200, 200, 200, 403, 403])
    const { requests } = (await (
      await fetch(`${ehr.url}/control/requests?client=service&type=Condition&count=2`)
    ).json()) as { requests: unknown[] }
    expect(requests).toHaveLength(2)
  })

  it('can be limited to one category of a type', async () => {
    const { body } = await requestToken(
      'system/Observation.rs?category=http://terminology.hl7.org/CodeSystem/observation-category|laboratory',
    )
    const count = async (query: string) =>
      ((await (await ehr.read(`Observation?patient=walter${query}`, body['access_token'])).json()) as { total: number })
        .total
    const [all, laboratory] = [await count(''), await count('&category=laboratory')]
    expect([all === laboratory, all > 0]).toEqual([true, true])
  })

  it('can authenticate with a secret', async () => {
    const { status, body } = await ehr.token(
      { grant_type: 'client_credentials', scope: 'system/*.read' },
      basicHeader('nightly', 's3cret'),
    )
    expect([status, body['scope'], (await ehr.read('Patient/ana', body['access_token'])).status]).toEqual([
      200,
      'system/*.read',
      200,
    ])
  })

  it('is granted known system scopes only', async () => {
    expect((await requestToken('system/Goal.rs system/Goal.cud patient/*.rs openid')).body['scope']).toBe(
      'system/Goal.rs',
    )
  })

  it.each<readonly [what: string, scope: string | undefined, changes: Changes, answer: string]>([
    ['no scope', undefined, {}, '400 invalid_scope'],
    ['patient scopes', 'patient/*.rs', {}, '400 invalid_scope'],
    ['unknown scopes', 'system/Goal.cud', {}, '400 invalid_scope'],
    [
      'no authentication',
      'system/*.rs',
      { client_assertion: undefined, client_assertion_type: undefined, client_id: 'service' },
      '401 invalid_client',
    ],
    ['an unknown assertion type', 'system/*.rs', { client_assertion_type: 'x' }, '400 invalid_request'],
    [
      'an app with a code grant',
      'system/*.rs',
      { client_assertion: undefined, client_assertion_type: undefined, client_id: PUBLIC_CLIENT },
      '400 invalid_request',
    ],
  ])('is rejected with %s', async (_, scope, changes, answer) => {
    const { status, body } = await requestToken(scope, changes)
    expect(`${status} ${body['error']}`).toBe(answer)
  })

  it('loses its token on reset', async () => {
    const { body } = await requestToken('system/*.rs')
    await fetch(`${ehr.url}/control/reset`, { method: 'POST' })
    expect((await ehr.read('Patient/ana', body['access_token'])).status).toBe(401)
  })

  it('cannot sign people in', async () => {
    expect((await ehr.signIn({ client_id: 'service', redirect_uri: 'https://app.example.org/cb' })).status).toBe(400)
  })
})

describe('a client file with a backend service', () => {
  const file = [
    { ...SECRET_SERVICE, scope: 'system/*.rs' },
    { client_id: 'app', redirect_uris: ['https://app.example.org/callback'] },
  ]

  it('may name its system/ scopes', async () => {
    const server = await startClient({ clients: file })
    try {
      const { status, body } = await server.token(
        { grant_type: 'client_credentials', scope: 'system/*.rs' },
        basicHeader('nightly', 's3cret'),
      )
      expect([status, body['scope']]).toEqual([200, 'system/*.rs'])
      // They are for client credentials alone.
      const { url } = await server.signIn({ scope: 'launch/patient system/*.rs patient/*.rs' })
      const signedIn = await server.token(server.exchangeFields(url.searchParams.get('code') ?? ''))
      expect(signedIn.body['scope']).toBe('launch/patient patient/*.rs')
    } finally {
      await server.close()
    }
  })

  it('starts a server without backend services too, which says what it leaves out', async () => {
    const server = await startClient({ clients: file, switches: { keys: false } })
    try {
      expect(server.notes).toEqual([
        "The client 'nightly' is not registered: this server has no backend services and no keys.",
      ])
      const app = { client_id: 'app', redirect_uri: 'https://app.example.org/callback' }
      expect(await server.codeFor(app)).not.toBe('no code')
    } finally {
      await server.close()
    }
  })
})

it.each(['/authorization', '/authorization/connect/nothing', '/authorization/connect/token/x'])(
  'an unknown address below the authorization server has an OAuth error: %s',
  async (path) => {
    const response = await fetch(ehr.url + path, { method: path.endsWith('x') ? 'POST' : 'GET' })
    expect([response.status, await response.json()]).toEqual([
      404,
      { error: 'invalid_request', error_description: 'there is no such endpoint here' },
    ])
  },
)
