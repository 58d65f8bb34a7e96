// The server checks of Inferno's SMART App Launch test kit (STU1, STU2 and STU2.2 suites), implemented for this sandbox.
import { createRemoteJWKSet, decodeJwt, decodeProtectedHeader, jwtVerify } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allow, APP, NO_PKCE } from '../../auth/__fixtures__/oauth-client'
import { valuesAt } from '../../fhir/values-at'
import {
  collectEvidence,
  exchangeWithVerifier,
  launches,
  CLIENT_AUTH_METHODS,
  scopeVersions,
  startSmartServer,
} from './smart-evidence'
import type { JsonResponse, Evidence, Launch, SmartServer } from './smart-evidence'
import type { JsonObject } from '../../json'

let smart: SmartServer
beforeAll(async () => {
  smart = await startSmartServer()
})
afterAll(() => smart.ehr.close())

const read = async (address: string, headers: Readonly<Record<string, string>> = {}): Promise<JsonResponse> => {
  const response = await fetch(address, { headers })
  return { status: response.status, headers: response.headers, body: (await response.json()) as JsonObject }
}
const isText = (value: unknown): boolean => typeof value === 'string' && value !== ''
const isJsonType = ({ headers }: JsonResponse): boolean =>
  /^application\/(?:fhir\+)?json\b/.test(headers.get('content-type') ?? '')
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

describe('discovery', () => {
  const wellKnown = () => read(`${smart.ehr.fhirBase}/.well-known/smart-configuration`, { origin: APP })
  const metadata = () => read(`${smart.ehr.fhirBase}/metadata`, { origin: APP })
  const oauthUris = async (name: string) => {
    const [security] = valuesAt((await metadata()).body, 'rest.security.extension').filter((one) =>
      String(valuesAt(one, 'url')[0]).endsWith('/oauth-uris'),
    )
    return valuesAt(security, 'extension')
      .filter((one) => valuesAt(one, 'url')[0] === name)
      .flatMap((one) => valuesAt(one, 'valueUri'))
  }

  it('the well-known configuration answers 200 with JSON', async () => {
    const response = await wellKnown()
    expect([response.status, isJsonType(response)]).toEqual([200, true])
  })
  it.each([
    ['authorization_endpoint', isText],
    ['token_endpoint', isText],
    ['capabilities', (value: unknown) => list(value).length > 0 && list(value).every(isText)],
    ['grant_types_supported', (value: unknown) => list(value).includes('authorization_code')],
    [
      'code_challenge_methods_supported',
      (value: unknown) => list(value).includes('S256') && !list(value).includes('plain'),
    ],
    ['issuer', isText],
    ['jwks_uri', isText],
    [
      'scopes_supported',
      (value: unknown) =>
        ['openid', 'fhirUser', 'launch', 'launch/patient', 'offline_access'].every((scope) =>
          list(value).includes(scope),
        ),
    ],
    ['response_types_supported', (value: unknown) => list(value).includes('code')],
    ['introspection_endpoint', isText],
    ['revocation_endpoint', isText],
  ] as const)('the well-known configuration has a valid %s', async (name, isValid) => {
    const { body } = await wellKnown()
    expect([name, isValid(body[name])]).toEqual([name, true])
  })
  it.each([
    'launch-ehr',
    'launch-standalone',
    'client-public',
    'client-confidential-symmetric',
    'client-confidential-asymmetric',
    'sso-openid-connect',
    'context-banner',
    'context-style',
    'context-ehr-patient',
    'context-ehr-encounter',
    'context-standalone-patient',
    'permission-offline',
    'permission-online',
    'permission-patient',
    'permission-user',
    'permission-v1',
    'permission-v2',
  ])('the well-known configuration has the capability %s', async (name) =>
    expect((await wellKnown()).body['capabilities']).toContain(name),
  )
  it.each(['authorize', 'token'])(
    'the CapabilityStatement has the same %s endpoint as the well-known configuration',
    async (name) => {
      const { body } = await wellKnown()
      expect(await oauthUris(name)).toEqual([body[name === 'token' ? 'token_endpoint' : 'authorization_endpoint']])
    },
  )
  it('the CapabilityStatement answers 200 with FHIR R4', async () => {
    const { status, body } = await metadata()
    expect([status, body['resourceType'], body['fhirVersion']]).toEqual([200, 'CapabilityStatement', '4.0.1'])
  })
  it.each([
    ['the well-known configuration', wellKnown],
    ['the CapabilityStatement', metadata],
  ])('%s can be read from any origin', async (_, request) =>
    expect((await request()).headers.get('access-control-allow-origin')).toBe('*'),
  )
})

type Check = readonly [name: string, holds: (evidence: Evidence, launch: Launch) => unknown]

const noStore = ({ headers }: JsonResponse) =>
  expect([headers.get('cache-control'), headers.get('pragma')]).toEqual([
    expect.stringContaining('no-store'),
    'no-cache',
  ])
const hasFields = ({ body }: JsonResponse) =>
  expect([
    isText(body['access_token']),
    String(body['token_type']).toLowerCase(),
    isText(body['scope']),
    typeof body['expires_in'],
  ]).toEqual([true, 'bearer', true, 'number'])
const grantedScopes = ({ body }: JsonResponse): readonly string[] => String(body['scope']).split(' ')
const statusOf = async ({ body }: JsonResponse, path: string) =>
  (await smart.ehr.read(path, String(body['access_token']))).status
const openid = async (evidence: Evidence) =>
  read(`${decodeJwt(evidence.idToken).iss}/.well-known/openid-configuration`, { origin: APP })

/** Checks of every launch. */
const launchChecks: readonly Check[] = [
  [
    'the redirect has a code and no error',
    ({ callback }) =>
      expect([
        isText(callback.searchParams.get('code')),
        callback.searchParams.get('error'),
        callback.origin + callback.pathname,
      ]).toEqual([true, null, `${APP}/callback`]),
  ],
  ['the redirect has the state', ({ callback }) => expect(callback.searchParams.get('state')).toBe('the-state')],
  [
    'the code exchange returns 200 with JSON',
    ({ token }) => expect([token.status, isJsonType(token)]).toEqual([200, true]),
  ],
  ['the token response must not be stored', ({ token }) => noStore(token)],
  ['the token response has valid access_token, token_type, scope and expires_in', ({ token }) => hasFields(token)],
  [
    'the requested scopes are granted',
    ({ token, requestedScopes }) => expect([...grantedScopes(token)].sort()).toEqual([...requestedScopes].sort()),
  ],
  [
    'the scopes have the requested syntax',
    ({ token }, { scopes }) =>
      expect(
        grantedScopes(token)
          .filter((scope) => scope.startsWith('patient/'))
          .every((scope) => scope.endsWith(scopes === 'v1' ? '.read' : '.rs')),
      ).toBe(true),
  ],
  ['the token response has the patient', ({ token }) => expect(token.body['patient']).toBe('walter')],
  [
    'the access token reads the patient',
    async ({ token }) => expect(await statusOf(token, 'Patient/walter')).toBe(200),
  ],
  [
    'the access token reads the types of its scopes',
    async ({ token }) =>
      expect([
        await statusOf(token, 'Condition?patient=walter'),
        await statusOf(token, 'Observation?patient=walter&category=laboratory'),
      ]).toEqual([200, 200]),
  ],
  [
    'the access token reads no other types',
    async ({ token }) => expect(await statusOf(token, 'Goal?patient=walter')).toBe(403),
  ],
  [
    'the access token reads no other patient',
    async ({ token }) => expect(await statusOf(token, 'Patient/ana')).toBe(404),
  ],
  ['a read needs a token', async () => expect((await smart.ehr.read('Patient/walter')).status).toBe(401)],
  [
    'the code is valid once',
    async ({ callback }, { clientAuth }) => {
      const [authFields, headers] = await smart.authenticate(clientAuth)
      // A second use revokes the tokens, so this check runs last.
      expect(
        (
          await smart.ehr.token(
            { ...smart.ehr.exchangeFields(callback.searchParams.get('code') ?? ''), ...authFields },
            headers,
          )
        ).body['error'],
      ).toBe('invalid_grant')
    },
  ],
]

const ehrLaunchChecks: readonly Check[] = [
  [
    'the EHR opens the launch URL of the app',
    ({ launchUrl }) => expect(`${launchUrl?.origin}${launchUrl?.pathname}`).toBe(`${APP}/launch`),
  ],
  ['the launch URL has iss', ({ launchUrl }) => expect(launchUrl?.searchParams.get('iss')).toBe(smart.ehr.fhirBase)],
  ['the launch URL has launch', ({ launchUrl }) => expect(isText(launchUrl?.searchParams.get('launch'))).toBe(true)],
  [
    'the token response has need_patient_banner',
    ({ token }) => expect(typeof token.body['need_patient_banner']).toBe('boolean'),
  ],
]

const idTokenChecks: readonly Check[] = [
  ['the id_token has three parts', ({ idToken }) => expect(idToken.split('.')).toHaveLength(3)],
  [
    'the OpenID configuration of its issuer returns 200 with JSON',
    async (evidence) => {
      const response = await openid(evidence)
      expect([response.status, isJsonType(response)]).toEqual([200, true])
    },
  ],
  [
    'the OpenID configuration has its required fields',
    async (evidence) => {
      const { body } = await openid(evidence)
      expect(
        [
          'issuer',
          'authorization_endpoint',
          'token_endpoint',
          'jwks_uri',
          'response_types_supported',
          'subject_types_supported',
          'id_token_signing_alg_values_supported',
        ].filter((name) => body[name] === undefined),
      ).toEqual([])
      expect([body['issuer'], list(body['id_token_signing_alg_values_supported']).includes('RS256')]).toEqual([
        decodeJwt(evidence.idToken).iss,
        true,
      ])
    },
  ],
  [
    'the key set has an RSA key',
    async (evidence) => {
      const { body } = await openid(evidence)
      const keys = await read(String(body['jwks_uri']))
      expect([keys.status, list(keys.body['keys']).some((key) => valuesAt(key, 'kty')[0] === 'RSA')]).toEqual([
        200,
        true,
      ])
    },
  ],
  [
    'its header has RS256 and a published key',
    async (evidence) => {
      const { alg, kid } = decodeProtectedHeader(evidence.idToken)
      const { body } = await read(smart.ehr.endpoint('jwks'))
      expect([alg, valuesAt(body, 'keys.kid')]).toEqual(['RS256', expect.arrayContaining([kid])])
    },
  ],
  [
    'its signature, issuer, audience and expiry are valid',
    async (evidence) => {
      await expect(
        jwtVerify(evidence.idToken, createRemoteJWKSet(new URL(smart.ehr.endpoint('jwks'))), {
          issuer: smart.ehr.url,
          audience: evidence.clientId,
          algorithms: ['RS256'],
        }),
      ).resolves.toBeTruthy()
    },
  ],
  [
    'it has iss, sub, aud, exp and iat',
    ({ idToken }) =>
      expect(Object.keys(decodeJwt(idToken))).toEqual(expect.arrayContaining(['iss', 'sub', 'aud', 'exp', 'iat'])),
  ],
  [
    'its sub has at most 255 characters',
    ({ idToken }) => expect(decodeJwt(idToken).sub).toMatch(/^[\x21-\x7e]{1,255}$/),
  ],
  ['its nonce is that of the request', ({ idToken }) => expect(decodeJwt(idToken)['nonce']).toBe('the-nonce')],
  [
    'its fhirUser is the URL of a person',
    ({ idToken }) =>
      expect(String(decodeJwt(idToken)['fhirUser']).replace(`${smart.ehr.fhirBase}/`, '')).toMatch(
        /^(?:Patient|Practitioner|PractitionerRole|RelatedPerson|Person)\/[\w.-]+$/,
      ),
  ],
  [
    'its fhirUser can be requested by a page of the app',
    async ({ idToken, refreshedWithFewer }) => {
      const { status, headers } = await fetch(String(decodeJwt(idToken)['fhirUser']), {
        headers: { authorization: `Bearer ${String(refreshedWithFewer.body['access_token'])}`, origin: APP },
      })
      // Without a scope for Practitioner the response is 403, readable by the page.
      expect([[200, 403].includes(status), headers.get('access-control-allow-origin')]).toEqual([true, APP])
    },
  ],
]

const refreshChecks: readonly Check[] = [
  ['there is a refresh token', ({ token }) => expect(isText(token.body['refresh_token'])).toBe(true)],
  [
    'a refresh returns 200 with JSON that must not be stored',
    ({ refreshed }) => {
      expect([refreshed.status, isJsonType(refreshed)]).toEqual([200, true])
      noStore(refreshed)
    },
  ],
  ['a refresh has valid access_token, token_type, scope and expires_in', ({ refreshed }) => hasFields(refreshed)],
  [
    'a refresh without scopes keeps them',
    ({ refreshed, token }) => expect([...grantedScopes(refreshed)].sort()).toEqual([...grantedScopes(token)].sort()),
  ],
  [
    'a refresh returns another access token',
    ({ refreshed, token }) => expect(refreshed.body['access_token']).not.toBe(token.body['access_token']),
  ],
  [
    'a refresh with fewer scopes has only these',
    ({ refreshedWithFewer, requestedScopes }) =>
      expect([refreshedWithFewer.status, [...grantedScopes(refreshedWithFewer)].sort()]).toEqual([
        200,
        requestedScopes.filter((scope) => !scope.includes('Observation')).sort(),
      ]),
  ],
  [
    'a token with fewer scopes reads less',
    async ({ refreshedWithFewer }) =>
      expect([
        await statusOf(refreshedWithFewer, 'Condition?patient=walter'),
        await statusOf(refreshedWithFewer, 'Observation?patient=walter&category=laboratory'),
      ]).toEqual([200, 403]),
  ],
]

const introspectionChecks: readonly Check[] = [
  [
    'introspection returns active, scope, client, expiry and patient',
    ({ introspected, clientId, refreshedWithFewer }) =>
      expect([introspected.status, introspected.body]).toEqual([
        200,
        expect.objectContaining({
          active: true,
          scope: refreshedWithFewer.body['scope'],
          client_id: clientId,
          patient: 'walter',
          exp: expect.any(Number) as number,
        }),
      ]),
  ],
  [
    'introspection has issuer, subject and user of the id_token',
    ({ introspected, idToken }) => {
      const { iss, sub, fhirUser } = decodeJwt(idToken)
      expect(introspected.body).toMatchObject({ iss, sub, fhirUser })
    },
  ],
  [
    'introspection of an invalid token returns inactive only',
    ({ introspectedInvalid }) =>
      expect([introspectedInvalid.status, introspectedInvalid.body]).toEqual([200, { active: false }]),
  ],
]

const all: readonly Launch[] = launches.flatMap((launch) =>
  CLIENT_AUTH_METHODS.flatMap((clientAuth) => scopeVersions.map((scopes) => ({ launch, clientAuth, scopes }))),
)

describe.each(all)('$launch launch, client $clientAuth, scopes $scopes', (launch) => {
  let evidence: Evidence
  beforeAll(async () => {
    evidence = await collectEvidence(smart, launch)
  })
  const [codeOnce, ...early] = [...launchChecks].reverse()
  const checks = [
    ...(launch.launch === 'EHR' ? ehrLaunchChecks : []),
    ...early.reverse(),
    ...idTokenChecks,
    ...refreshChecks,
    ...introspectionChecks,
    ...(codeOnce ? [codeOnce] : []),
  ]
  it.each(checks)('%s', async (_, holds) => {
    await holds(evidence, launch)
  })
})

describe('PKCE', () => {
  it.each([
    ['no verifier', undefined],
    ['an empty verifier', ''],
    ['another verifier', 'another-verifier-that-is-long-enough-0123456789'],
    ['the challenge instead of the verifier', 'challenge'],
  ])('an exchange with %s returns no token', async (_, verifier) => {
    const { status, body } = await exchangeWithVerifier(smart, verifier)
    expect([status, 'access_token' in body, isText(body['error'])]).toEqual([400, false, true])
  })
  it('a public app without a challenge gets no code', async () =>
    expect((await smart.ehr.signIn(NO_PKCE, allow('walter'))).url.searchParams.get('code')).toBe(null))
  it('a plain challenge is rejected', async () =>
    expect(
      (await smart.ehr.signIn({ code_challenge_method: 'plain' }, allow('walter'))).url.searchParams.get('error'),
    ).toBe('invalid_request'))
})

describe('pages of the app can request', () => {
  it('tokens', async () =>
    expect(
      (await smart.ehr.token(smart.ehr.exchangeFields('no code'))).headers.get('access-control-allow-origin'),
    ).toBe(APP))
  it.each(['GET', 'POST'])('with %s, according to the preflight', async (method) => {
    const { headers } = await fetch(smart.ehr.endpoint('token'), {
      method: 'OPTIONS',
      headers: {
        origin: APP,
        'access-control-request-method': method,
        'access-control-request-headers': 'authorization,content-type',
      },
    })
    expect([headers.get('access-control-allow-origin'), headers.get('access-control-allow-methods')]).toEqual([
      APP,
      expect.stringContaining(method),
    ])
  })
})

describe('granular scopes', () => {
  const laboratory =
    'patient/Observation.rs?category=http://terminology.hl7.org/CodeSystem/observation-category|laboratory'
  it('are granted as requested, and enforced', async () => {
    const { body } = await smart.ehr.token(
      smart.ehr.exchangeFields(
        await smart.ehr.codeFor({ scope: `launch/patient openid ${laboratory}` }, allow('walter')),
      ),
    )
    expect(String(body['scope']).split(' ')).toContain(laboratory)
    const search = async (query: string) =>
      (await (await smart.ehr.read(`Observation?patient=walter&_count=1${query}`, body['access_token'])).json()) as {
        total: number
      }
    expect([(await search('')).total, (await search('&category=vital-signs')).total]).toEqual([
      (await search('&category=laboratory')).total,
      0,
    ])
  })
})

describe('backend services', () => {
  const requestToken = async (changes: Readonly<Record<string, string | undefined>> = {}) =>
    smart.ehr.token({
      grant_type: 'client_credentials',
      scope: 'system/*.rs',
      ...(await smart.assertionFields('service')),
      ...changes,
    })
  it('a signed request returns a valid token response', async () => {
    const response = await requestToken()
    expect([
      response.status,
      String(response.body['token_type']).toLowerCase(),
      isText(response.body['access_token']),
      isText(response.body['scope']),
      Number(response.body['expires_in']) <= 300,
    ]).toEqual([200, 'bearer', true, true, true])
    noStore(response)
  })
  it.each([
    ['another grant_type', { grant_type: 'not_a_grant_type' }, 'unsupported_grant_type'],
    ['another client_assertion_type', { client_assertion_type: 'not_an_assertion_type' }, 'invalid_request'],
    ['an invalid assertion', { client_assertion: 'no.jwt.at-all' }, 'invalid_request'],
  ])('a request with %s is rejected', async (_, changes, error) => {
    const { status, body } = await requestToken(changes)
    expect([[400, 401].includes(status), body['error'], 'access_token' in body]).toEqual([true, error, false])
  })
  it.each([
    ['with a broken signature', async () => `${(await smart.assertion('service')).slice(0, -6)}AAAAAA`],
    ['of another issuer', () => smart.assertion('nobody')],
    ['for another audience', () => smart.assertion('service', 'https://elsewhere.example/token')],
    ['that has expired', () => smart.assertion('service', smart.ehr.endpoint('token'), 1_600_000_000)],
  ])('an assertion %s is rejected', async (_, createAssertion) => {
    const { status, body } = await requestToken({ client_assertion: await createAssertion() })
    expect([[400, 401].includes(status), body['error'], 'access_token' in body]).toEqual([
      true,
      'invalid_client',
      false,
    ])
  })
})
