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
    'finds the server, signs in %s, validates every response, reads, refreshes and revokes',
    async (_, client_id, auth) => {
      const issuer = new URL(ehr.url)
      const server = await oauth.processDiscoveryResponse(issuer, await oauth.discoveryRequest(issuer, http))
      const client: oauth.Client = { client_id }
      const [verifier, state, nonce] = [
        oauth.generateRandomCodeVerifier(),
        oauth.generateRandomState(),
        oauth.generateRandomNonce(),
      ]
      const parameters = {
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
      const { url } = await ehr.follow(
        `${server.authorization_endpoint}?${new URLSearchParams(parameters).toString()}`,
        allow('walter'),
      )
      const callback = oauth.validateAuthResponse(server, client, url, state)
      const response = await oauth.authorizationCodeGrantRequest(
        server,
        client,
        auth,
        callback,
        `${APP}/callback`,
        verifier,
        http,
      )
      const tokens = await oauth.processAuthorizationCodeResponse(server, client, response, {
        expectedNonce: nonce,
        requireIdToken: true,
      })
      await oauth.validateApplicationLevelSignature(server, response, http)
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
      const refreshed = await oauth.processRefreshTokenResponse(
        server,
        client,
        await oauth.refreshTokenGrantRequest(server, client, auth, tokens.refresh_token ?? '', http),
      )
      expect([refreshed['patient'], refreshed.access_token === tokens.access_token]).toEqual(['walter', false])
      await oauth.processRevocationResponse(
        await oauth.revocationRequest(server, client, auth, refreshed.refresh_token ?? '', http),
      )
      const after = await oauth.refreshTokenGrantRequest(server, client, auth, refreshed.refresh_token ?? '', http)
      await expect(oauth.processRefreshTokenResponse(server, client, after)).rejects.toMatchObject({
        error: 'invalid_grant',
      })
    },
  )

  it('rejects a response with another state, and reports a denial', async () => {
    const issuer = new URL(ehr.url)
    const server = await oauth.processDiscoveryResponse(issuer, await oauth.discoveryRequest(issuer, http))
    const { url } = await ehr.signIn({}, [['abort', {}]])
    expect(() => oauth.validateAuthResponse(server, { client_id: PUBLIC_CLIENT }, url, 'another state')).toThrow(
      /state/,
    )
    expect(() => oauth.validateAuthResponse(server, { client_id: PUBLIC_CLIENT }, url, 's')).toThrow(
      expect.objectContaining({ error: 'access_denied' }),
    )
  })
})
