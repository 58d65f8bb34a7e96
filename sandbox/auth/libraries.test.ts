import { Client } from 'fhir-kit-client'
import * as oidc from 'openid-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OOB_REDIRECT_URI, PUBLIC_CLIENT } from './built-in-clients'
import { personaNames } from '../personas/personas'
import {
  allow,
  APP,
  BASIC_CLIENT,
  challengeOf,
  NATIVE_CLIENT,
  POST_CLIENT,
  SECRET,
  startClient,
  VERIFIER,
} from './__fixtures__/oauth-client'
import type { SandboxClient } from './__fixtures__/oauth-client'

let ehr: SandboxClient
beforeAll(async () => {
  ehr = await startClient()
})
afterAll(() => ehr.close())

const insecure = { execute: [oidc.allowInsecureRequests] }
const scope = 'openid fhirUser launch/patient offline_access patient/*.rs'

/** Signs in with openid-client, which checks state, nonce, issuer and signature. */
async function signIn(config: oidc.Configuration, person: string, changes: Record<string, string> = {}) {
  oidc.enableNonRepudiationChecks(config)
  const [pkceCodeVerifier, expectedState, expectedNonce] = [
    oidc.randomPKCECodeVerifier(),
    oidc.randomState(),
    oidc.randomNonce(),
  ]
  const code_challenge = await oidc.calculatePKCECodeChallenge(pkceCodeVerifier)
  const parameters = {
    redirect_uri: `${APP}/callback`,
    scope,
    aud: ehr.fhirBase,
    state: expectedState,
    nonce: expectedNonce,
    code_challenge,
    code_challenge_method: 'S256',
    ...changes,
  }
  const { url } = await ehr.follow(oidc.buildAuthorizationUrl(config, parameters).href, allow(person))
  const checks = { pkceCodeVerifier, expectedState, expectedNonce }
  return { callback: url, checks, exchange: () => oidc.authorizationCodeGrant(config, url, checks) }
}

describe('openid-client', () => {
  it.each([
    ['a public app', PUBLIC_CLIENT, oidc.None()],
    ['a server app with its secret in the body', POST_CLIENT, oidc.ClientSecretPost(SECRET)],
    ['a server app with its secret in the header', BASIC_CLIENT, oidc.ClientSecretBasic(SECRET)],
  ] as const)('signs in %s, refreshes and revokes', async (_, id, auth) => {
    const config = await oidc.discovery(new URL(ehr.url), id, undefined, auth, insecure)
    const tokens = await (await signIn(config, 'walter', { prompt: 'consent' })).exchange()
    expect([tokens['patient'], tokens.claims()?.['fhirUser'], tokens.expires_in]).toEqual([
      'walter',
      `${ehr.fhirBase}/Patient/walter`,
      1200,
    ])
    const refreshed = await oidc.refreshTokenGrant(config, tokens.refresh_token ?? '')
    expect([refreshed['patient'], refreshed.refresh_token === tokens.refresh_token]).toEqual(['walter', false])
    const read = () =>
      oidc.fetchProtectedResource(config, refreshed.access_token, new URL(`${ehr.fhirBase}/Patient/walter`), 'GET')
    expect((await read()).status).toBe(200)
    await oidc.tokenRevocation(config, refreshed.refresh_token ?? '')
    await expect(read()).rejects.toThrow()
    await expect(oidc.refreshTokenGrant(config, refreshed.refresh_token ?? '')).rejects.toMatchObject({
      error: 'invalid_grant',
    })
  })

  it('finds the server with the OAuth metadata document', async () => {
    const config = await oidc.discovery(new URL(ehr.url), PUBLIC_CLIENT, undefined, oidc.None(), {
      ...insecure,
      algorithm: 'oauth2',
    })
    expect(config.serverMetadata().token_endpoint).toBe(ehr.endpoint('token'))
  })

  it('accepts the code of a desktop app from the page', async () => {
    const config = await oidc.discovery(new URL(ehr.url), NATIVE_CLIENT, undefined, oidc.None(), insecure)
    const { url } = await ehr.signIn(
      { client_id: NATIVE_CLIENT, redirect_uri: OOB_REDIRECT_URI, nonce: 'n' },
      allow('omar'),
    )
    const callback = new URL(`${OOB_REDIRECT_URI}${url.search}`)
    const request = oidc.authorizationCodeGrant(config, callback, {
      pkceCodeVerifier: VERIFIER,
      expectedState: 's',
      expectedNonce: 'n',
    })
    expect((await request)['patient']).toBe('omar')
  })

  it.each([
    ['a wrong secret', POST_CLIENT, oidc.ClientSecretPost('wrong'), { error: 'invalid_client' }],
    [
      'a secret of another app',
      BASIC_CLIENT,
      oidc.ClientSecretBasic('sandbox-secret'),
      { cause: [{ parameters: { error: 'invalid_client' } }] },
    ],
  ] as const)('is rejected with %s', async (_, id, auth, reason) => {
    const config = await oidc.discovery(new URL(ehr.url), id, undefined, auth, insecure)
    await expect((await signIn(config, 'ana')).exchange()).rejects.toMatchObject(reason)
  })

  it('is rejected with the verifier of another sign-in, and rejects a response with another state', async () => {
    const config = await oidc.discovery(new URL(ehr.url), PUBLIC_CLIENT, undefined, oidc.None(), insecure)
    const { callback, checks } = await signIn(config, 'ana')
    const other = { ...checks, pkceCodeVerifier: oidc.randomPKCECodeVerifier() }
    await expect(oidc.authorizationCodeGrant(config, callback, other)).rejects.toMatchObject({ error: 'invalid_grant' })
    await expect(
      oidc.authorizationCodeGrant(config, callback, { ...checks, expectedState: 'x' }),
    ).rejects.toMatchObject({
      cause: { message: expect.stringContaining('state') },
    })
    expect((await oidc.authorizationCodeGrant(config, callback, checks))['patient']).toBe('ana')
  })

  it('reports a denial', async () => {
    const config = await oidc.discovery(new URL(ehr.url), PUBLIC_CLIENT, undefined, oidc.None(), insecure)
    const { url } = await ehr.signIn({ scope: 'openid launch/patient patient/Device.rs' }, [
      ['login', { person: 'omar' }],
      ['abort', {}],
    ])
    const request = oidc.authorizationCodeGrant(config, url, { pkceCodeVerifier: VERIFIER, expectedState: 's' })
    await expect(request).rejects.toMatchObject({ error: 'access_denied' })
  })
})

interface Bundle {
  readonly total?: number
  readonly entry?: readonly { readonly resource: { readonly resourceType: string; readonly id?: string } }[]
}

describe('fhir-kit-client', () => {
  it.each(personaNames)('finds the endpoints of a %s server, signs in and reads the record', async (persona) => {
    const server = await startClient({ persona })
    try {
      const kit = new Client({ baseUrl: server.fhirBase })
      const { authorizeUrl, tokenUrl } = await kit.smartAuthMetadata()
      expect([authorizeUrl?.href, tokenUrl?.href]).toEqual([server.endpoint('authorize'), server.endpoint('token')])
      const authorization = new URL(
        server.authorizeUrl({
          scope: `openid fhirUser launch/patient patient/*.${persona === 'epic-like' ? 'rs' : 'read'}`,
        }),
      )
      const { url } = await server.follow(`${String(authorizeUrl)}${authorization.search}`, allow('walter'))
      const { body } = await server.token(server.exchangeFields(url.searchParams.get('code') ?? ''))
      kit.bearerToken = body['access_token'] ?? ''
      const extra = persona === 'athena-like' ? { 'ah-practice': 'x' } : {}
      const searchParams = { patient: body['patient'] ?? 'walter', category: 'laboratory', ...extra }
      let bundle: unknown = await kit.search({ resourceType: 'Observation', searchParams })
      const ids: (string | undefined)[] = []
      for (let page = 0; bundle !== undefined && page < 100; page += 1) {
        ids.push(
          ...((bundle as Bundle).entry ?? []).flatMap(({ resource }) =>
            resource.resourceType === 'Observation' ? resource.id : [],
          ),
        )
        bundle = persona === 'legacy' ? await nextPage(kit, bundle) : await kit.nextPage({ bundle: bundle as never })
      }
      expect(ids.length).toBeGreaterThan(50)
      expect(new Set(ids).size).toBe(ids.length)
    } finally {
      await server.close()
    }
  })

  it('reads, resolves references, and reports error statuses', async () => {
    const { body } = await ehr.token(ehr.exchangeFields(await ehr.codeFor({}, allow('walter'))))
    const kit = new Client({ baseUrl: ehr.fhirBase, bearerToken: body['access_token'] ?? '' })
    expect(await kit.read({ resourceType: 'Patient', id: 'walter' })).toMatchObject({
      resourceType: 'Patient',
      id: 'walter',
    })
    expect(await kit.resolve({ reference: `${ehr.fhirBase}/Patient/walter` })).toMatchObject({ id: 'walter' })
    await expect(kit.read({ resourceType: 'Patient', id: 'ana' })).rejects.toMatchObject({ response: { status: 404 } })
    await expect(kit.create({ resourceType: 'Patient', body: { resourceType: 'Patient' } })).rejects.toMatchObject({
      response: { status: 405 },
    })
    await expect(
      new Client({ baseUrl: ehr.fhirBase }).read({ resourceType: 'Patient', id: 'walter' }),
    ).rejects.toMatchObject({ response: { status: 401 } })
  })
})

/** The library supports absolute links only. */
async function nextPage(kit: Client, bundle: unknown): Promise<unknown> {
  const links = (bundle as { link?: readonly { relation: string; url: string }[] }).link ?? []
  const next = links.find(({ relation }) => relation === 'next')
  return next === undefined ? undefined : kit.request(next.url)
}

it('the challenge of the tests equals that of openid-client', async () =>
  expect(await oidc.calculatePKCECodeChallenge(VERIFIER)).toBe(challengeOf(VERIFIER)))
