import { type JsonObject } from '../json'
import * as oidc from 'openid-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readBundle } from '../../tools/directory/bundle'
import type { Resource } from '../types'
import { problemsOf } from '../test/validate/rules'
import { PUBLIC_CLIENT } from './built-in-clients'
import { allow, APP, BASIC_CLIENT, basicHeader, POST_CLIENT, SECRET, startClient } from './__fixtures__/oauth-client'
import type { Changes, SandboxClient } from './__fixtures__/oauth-client'

let ehr: SandboxClient
beforeAll(async () => {
  ehr = await startClient({ context: { intent: 'summary' } })
})
afterAll(() => ehr.close())

const scope = 'openid fhirUser launch/patient offline_access patient/*.rs'
const tokens = async (changes: Changes = {}, person = 'maya', patient: string | undefined = 'leo') =>
  (await ehr.token(ehr.exchangeFields(await ehr.codeFor({ scope, ...changes }, allow(person, patient))))).body
const introspect = async (
  token: string | undefined,
  fields: Changes = {},
  headers: Record<string, string> = basicHeader(BASIC_CLIENT, SECRET),
) => (await ehr.post('introspect', { token, ...fields }, headers)) as unknown as { status: number; body: JsonObject }

describe('introspection (RFC 7662)', () => {
  it('returns scope, app, user, expiry and launch context, as SMART requires', async () => {
    const { access_token } = await tokens()
    const { status, body } = await introspect(access_token)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      active: true,
      scope,
      client_id: PUBLIC_CLIENT,
      iss: ehr.url,
      sub: 'maya',
      fhirUser: `${ehr.fhirBase}/Patient/maya`,
      patient: 'leo',
      intent: 'summary',
      token_type: 'Bearer',
    })
    expect(Number(body['exp']) - Number(body['iat'])).toBe(1200)
  })

  it('omits the user if the app did not request fhirUser', async () => {
    const { access_token } = await tokens({ scope: 'launch/patient patient/*.rs' })
    expect((await introspect(access_token)).body['fhirUser']).toBe(undefined)
  })

  it('accepts refresh tokens, and a secret in the body', async () => {
    const { refresh_token } = await tokens()
    expect((await introspect(refresh_token, { client_id: POST_CLIENT, client_secret: SECRET }, {})).body).toMatchObject(
      { active: true, patient: 'leo' },
    )
  })

  it.each<
    readonly [
      what: string,
      token: () => Promise<string | undefined>,
      fields: Changes,
      headers: Record<string, string> | undefined,
      answer: JsonObject,
      status: number,
    ]
  >([
    ['that is unknown', async () => 'x'.repeat(43), {}, undefined, { active: false }, 200],
    ['that was revoked', async () => revoked(), {}, undefined, { active: false }, 200],
    [
      'of another app, requested by a public app',
      async () => (await tokens()).access_token,
      { client_id: 'public-two' },
      {},
      { error: 'invalid_client' },
      401,
    ],
    [
      'without client authentication',
      async () => (await tokens()).access_token,
      {},
      {},
      { error: 'invalid_request' },
      400,
    ],
    [
      'with a wrong secret',
      async () => (await tokens()).access_token,
      {},
      basicHeader(BASIC_CLIENT, 'wrong'),
      { error: 'invalid_client' },
      401,
    ],
    ['that is missing', async () => undefined, {}, undefined, { error: 'invalid_request' }, 400],
  ])(
    'rejects introspection of a token %s, or reports it as inactive',
    async (_, token, fields, headers, answer, status) => {
      const response = await introspect(await token(), fields, headers)
      expect([response.status, response.body]).toEqual([status, expect.objectContaining(answer)])
      expect(Object.keys(response.body).filter((name) => ['patient', 'sub', 'scope'].includes(name))).toEqual([])
    },
  )

  async function revoked(): Promise<string | undefined> {
    const { access_token } = await tokens()
    await ehr.post('revocation', { token: access_token, client_id: PUBLIC_CLIENT })
    return access_token
  }

  it('allows a public app only its own tokens', async () => {
    const own = (await tokens()).access_token
    const code = await ehr.codeFor({ client_id: BASIC_CLIENT }, allow('ana'))
    const other = (
      await ehr.token(ehr.exchangeFields(code, { client_id: undefined }), basicHeader(BASIC_CLIENT, SECRET))
    ).body['access_token']
    const isActive = async (token: string | undefined) =>
      (await introspect(token, { client_id: PUBLIC_CLIENT }, {})).body['active']
    expect([await isActive(own), await isActive(other)]).toEqual([true, false])
  })
})

describe('userinfo (OpenID Connect)', () => {
  const userinfo = (headers: Record<string, string>, method = 'GET') =>
    fetch(ehr.endpoint('userinfo'), { method, headers: { origin: APP, ...headers } })

  it.each([
    ['openid', ['sub']],
    ['openid fhirUser', ['fhirUser', 'sub']],
    ['openid profile', ['fhirUser', 'name', 'sub']],
  ])('with scope %s returns %j', async (requested, names) => {
    const { access_token } = await tokens({ scope: `${requested} launch/patient` })
    for (const method of ['GET', 'POST']) {
      const response = await userinfo({ authorization: `Bearer ${access_token}` }, method)
      const body = (await response.json()) as JsonObject
      expect([
        Object.keys(body).sort(),
        body['sub'],
        response.headers.get('access-control-allow-origin'),
        response.headers.get('cache-control'),
      ]).toEqual([names, 'maya', APP, 'no-store'])
    }
  })

  it.each<readonly [what: string, headers: () => Promise<Record<string, string>>, status: number, challenge: string]>([
    ['no token', async () => ({}), 401, 'Bearer'],
    ['a wrong token', async () => ({ authorization: 'Bearer nonsense' }), 401, 'Bearer error="invalid_token"'],
    [
      'a refresh token',
      async () => ({ authorization: `Bearer ${(await tokens()).refresh_token}` }),
      401,
      'Bearer error="invalid_token"',
    ],
    [
      'a token without openid',
      async () => ({
        authorization: `Bearer ${(await tokens({ scope: 'launch/patient patient/*.rs' })).access_token}`,
      }),
      403,
      'Bearer error="insufficient_scope", scope="openid"',
    ],
  ])('rejects %s', async (_, headers, status, challenge) => {
    const response = await userinfo(await headers())
    expect([response.status, response.headers.get('www-authenticate')]).toEqual([status, challenge])
  })

  it('works with openid-client, as does introspection', async () => {
    const config = await oidc.discovery(new URL(ehr.url), PUBLIC_CLIENT, undefined, oidc.None(), {
      execute: [oidc.allowInsecureRequests],
    })
    const { access_token = '' } = await tokens()
    expect(await oidc.fetchUserInfo(config, access_token, 'maya')).toMatchObject({
      sub: 'maya',
      fhirUser: `${ehr.fhirBase}/Patient/maya`,
    })
    const introspector = await oidc.discovery(
      new URL(ehr.url),
      BASIC_CLIENT,
      undefined,
      oidc.ClientSecretBasic(SECRET),
      {
        execute: [oidc.allowInsecureRequests],
      },
    )
    expect(await oidc.tokenIntrospection(introspector, access_token)).toMatchObject({ active: true, patient: 'leo' })
  })
})

describe('User-access Brands', () => {
  const smart = async () =>
    (await (await fetch(`${ehr.fhirBase}/.well-known/smart-configuration`)).json()) as {
      user_access_brand_bundle: string
      user_access_brand_identifier: { system: string; value: string }
    }
  const brands = async () =>
    fetch((await smart()).user_access_brand_bundle, { headers: { origin: 'https://elsewhere.example' } })

  it('contain the brand of the SMART configuration once, and any origin may read them', async () => {
    const response = await brands()
    const { entry } = (await response.json()) as { entry: { resource: { identifier?: JsonObject[] } }[] }
    const { user_access_brand_identifier: own } = await smart()
    expect(
      entry
        .flatMap(({ resource }) => resource.identifier ?? [])
        .filter(({ system, value }) => system === own.system && value === own.value),
    ).toHaveLength(1)
    expect([response.headers.get('content-type'), response.headers.get('access-control-allow-origin')]).toEqual([
      'application/fhir+json; charset=utf-8',
      '*',
    ])
  })

  it('are valid FHIR and link to the FHIR base', async () => {
    const bundle = (await (await brands()).json()) as { entry: { fullUrl: string; resource: Resource }[] }
    const known = new Set(bundle.entry.map(({ fullUrl }) => fullUrl))
    expect(
      JSON.stringify(bundle)
        .match(/(?<="reference":")[^"]+/g)
        ?.filter((reference) => !known.has(reference)),
    ).toEqual([])
    expect(
      bundle.entry.flatMap(({ resource }) =>
        resource.resourceType === 'Organization' ? problemsOf(resource, new Set()) : [],
      ),
    ).toEqual([])
    const { brands: read, omissions: leftOut } = readBundle(
      JSON.stringify(bundle).replaceAll('http://localhost', 'https://localhost'),
      'sandbox',
      true,
    )
    expect([read.map(({ name, endpoints: ways }) => [name, ways]), leftOut]).toEqual([
      [['Sandbox EHR', [{ base: ehr.fhirBase.replace('http', 'https'), portal: 'Sandbox EHR' }]]],
      [],
    ])
  })
})
