import smart from 'fhirclient'
import type { IncomingMessage, ServerResponse } from 'node:http'
import * as oauth from 'oauth4webapi'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PUBLIC_CLIENT } from './built-in-clients'
import { allow, APP, BASIC_CLIENT, POST_CLIENT, SECRET, startClient } from './__fixtures__/oauth-client'
import type { SandboxClient } from './__fixtures__/oauth-client'

let ehr: SandboxClient
beforeAll(async () => {
  ehr = await startClient()
})
afterAll(() => ehr.close())

const scope = 'openid fhirUser launch/patient offline_access patient/*.read'

describe('oauth4webapi', () => {
  const http = { [oauth.allowInsecureRequests]: true }

  it.each([
    ['a public app', PUBLIC_CLIENT, oauth.None()],
    ['a server app with its secret in the body', POST_CLIENT, oauth.ClientSecretPost(SECRET)],
    ['a server app with its secret in the header', BASIC_CLIENT, oauth.ClientSecretBasic(SECRET)],
  ] as const)(
    'finds the server, signs in %s, checks every answer, reads, renews and revokes',
    async (_, client_id, auth) => {
      const issuer = new URL(ehr.url)
      const server = await oauth.processDiscoveryResponse(issuer, await oauth.discoveryRequest(issuer, http))
      const client: oauth.Client = { client_id }
      const [verifier, state, nonce] = [
        oauth.generateRandomCodeVerifier(),
        oauth.generateRandomState(),
        oauth.generateRandomNonce(),
      ]
      const question = {
        client_id,
        redirect_uri: `${APP}/callback`,
        response_type: 'code',
        scope,
        aud: ehr.fhirBase,
        state,
        nonce,
        code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        prompt: 'consent',
      }
      const { url: at } = await ehr.follow(
        `${server.authorization_endpoint}?${new URLSearchParams(question).toString()}`,
        allow('walter'),
      )
      const answer = oauth.validateAuthResponse(server, client, at, state)
      const exchanged = await oauth.authorizationCodeGrantRequest(
        server,
        client,
        auth,
        answer,
        `${APP}/callback`,
        verifier,
        http,
      )
      const tokens = await oauth.processAuthorizationCodeResponse(server, client, exchanged, {
        expectedNonce: nonce,
        requireIdToken: true,
      })
      await oauth.validateApplicationLevelSignature(server, exchanged, http)
      expect([tokens['patient'], oauth.getValidatedIdTokenClaims(tokens)?.['fhirUser']]).toEqual([
        'walter',
        `${ehr.fhirBase}/Patient/walter`,
      ])
      const read = await oauth.protectedResourceRequest(
        tokens.access_token,
        'GET',
        new URL(`${ehr.fhirBase}/Patient/walter`),
        undefined,
        undefined,
        http,
      )
      expect(await read.json()).toMatchObject({ resourceType: 'Patient', id: 'walter' })
      const renewed = await oauth.processRefreshTokenResponse(
        server,
        client,
        await oauth.refreshTokenGrantRequest(server, client, auth, tokens.refresh_token ?? '', http),
      )
      expect([renewed['patient'], renewed.access_token === tokens.access_token]).toEqual(['walter', false])
      await oauth.processRevocationResponse(
        await oauth.revocationRequest(server, client, auth, renewed.refresh_token ?? '', http),
      )
      const after = await oauth.refreshTokenGrantRequest(server, client, auth, renewed.refresh_token ?? '', http)
      await expect(oauth.processRefreshTokenResponse(server, client, after)).rejects.toMatchObject({
        error: 'invalid_grant',
      })
    },
  )

  it('refuses an answer that is not its own, and reads a denial', async () => {
    const issuer = new URL(ehr.url)
    const server = await oauth.processDiscoveryResponse(issuer, await oauth.discoveryRequest(issuer, http))
    const { url: at } = await ehr.signIn({}, [['abort', {}]])
    expect(() => oauth.validateAuthResponse(server, { client_id: PUBLIC_CLIENT }, at, 'another state')).toThrow(/state/)
    expect(() => oauth.validateAuthResponse(server, { client_id: PUBLIC_CLIENT }, at, 's')).toThrow(
      expect.objectContaining({ error: 'access_denied' }),
    )
  })
})

describe('fhirclient, as a server app', () => {
  /** What the library keeps of a session, and the request and answer that it is given. */
  function visitor() {
    const kept = new Map<string, unknown>()
    const storage = {
      get: async (key: string) => kept.get(key),
      set: async (key: string, value: unknown) => (kept.set(key, value), value),
      unset: async (key: string) => kept.delete(key),
    }
    return (address: string) => {
      let location = ''
      const request = {
        url: address.replace(APP, ''),
        headers: { host: new URL(APP).host },
        socket: {},
      } as unknown as IncomingMessage
      const response = {
        writeHead: (_status: number, headers: Record<string, string>) =>
          void (location = headers['location'] ?? headers['Location'] ?? ''),
        setHeader: (name: string, value: string) => void (name.toLowerCase() === 'location' && (location = value)),
        end: () => undefined,
      } as unknown as ServerResponse
      return { api: smart(request, response, storage as never), location: () => location }
    }
  }

  it.each([
    ['a public app', { clientId: PUBLIC_CLIENT }],
    ['an app with a secret', { clientId: BASIC_CLIENT, clientSecret: SECRET }],
  ])('signs in %s, reads, follows pages and references, and renews', async (_, settings) => {
    const visit = visitor()
    const first = visit(`${APP}/launch`)
    await first.api.authorize({
      ...settings,
      iss: ehr.fhirBase,
      redirectUri: `${APP}/callback`,
      scope,
      pkceMode: 'required',
    })
    const { url: at } = await ehr.follow(first.location(), allow('walter'))
    const client = await visit(at.href).api.ready()
    expect([client.patient.id, client.getFhirUser()]).toEqual(['walter', 'Patient/walter'])
    expect(await client.patient.read()).toMatchObject({ id: 'walter' })
    const found = await client.request<readonly unknown[]>('Observation?patient=walter&category=vital-signs', {
      pageLimit: 0,
      flat: true,
    })
    expect(found.length).toBeGreaterThan(50)
    const before = client.state.tokenResponse?.access_token
    // Without a secret the library names its app in a renewal only when told.
    Object.assign(client.environment.options, { refreshTokenWithClientId: true })
    await client.refresh()
    expect([
      client.state.tokenResponse?.access_token === before,
      (await client.request<{ id: string }>('Patient/walter')).id,
    ]).toEqual([false, 'walter'])
  })

  it('is opened by the EHR', async () => {
    const { headers } = await fetch(`${ehr.url}/ehr/launch`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ user: 'dr-lee', patient: 'rosa', app: APP }),
    })
    const visit = visitor()
    const first = visit(headers.get('location') ?? '')
    await first.api.authorize({
      clientId: PUBLIC_CLIENT,
      redirectUri: `${APP}/callback`,
      scope: 'launch openid fhirUser patient/*.read',
      pkceMode: 'required',
    })
    const { url: at } = await ehr.follow(first.location(), [['consent', {}]])
    const client = await visit(at.href).api.ready()
    expect([client.patient.id, client.user.resourceType]).toEqual(['rosa', 'Practitioner'])
  })
})
