// What Inferno's SMART App Launch test kit (STU1, STU2 and STU2.2 suites) asks of a server, worked out anew for this sandbox, each check by name.
import { createRemoteJWKSet, decodeJwt, decodeProtectedHeader, jwtVerify } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allow, APP, NO_PKCE } from '../../auth/__fixtures__/oauth-client'
import { valuesAt } from '../../fhir/values-at'
import { collectEvidence, exchangeWithVerifier, launches, CLIENT_AUTH_METHODS, scopeVersions, startSmartServer } from './smart-evidence'
import type { JsonResponse, Evidence, JsonObject, Launch, SmartServer } from './smart-evidence'

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
    const answer = await wellKnown()
    expect([answer.status, isJsonType(answer)]).toEqual([200, true])
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
  ] as const)('the well-known configuration has %s as it must be', async (name, isRight) => {
    const { body } = await wellKnown()
    expect([name, isRight(body[name])]).toEqual([name, true])
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
  ])('the well-known configuration names the capability %s', async (name) =>
    expect((await wellKnown()).body['capabilities']).toContain(name),
  )
  it.each(['authorize', 'token'])(
    'the CapabilityStatement names the %s endpoint, which is that of the well-known configuration',
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
  ])('%s may be read by pages of any origin', async (_, ask) =>
    expect((await ask()).headers.get('access-control-allow-origin')).toBe('*'),
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
const granted = ({ body }: JsonResponse): readonly string[] => String(body['scope']).split(' ')
const opens = async ({ body }: JsonResponse, path: string) =>
  (await smart.ehr.read(path, String(body['access_token']))).status
const openid = async (evidence: Evidence) =>
  read(`${decodeJwt(evidence.idToken).iss}/.well-known/openid-configuration`, { origin: APP })

/** Checks of every launch. */
const ofLaunch: readonly Check[] = [
  [
    'the app is sent back with a code and without an error',
    ({ callback: landed }) =>
      expect([
        isText(landed.searchParams.get('code')),
        landed.searchParams.get('error'),
        landed.origin + landed.pathname,
      ]).toEqual([true, null, `${APP}/callback`]),
  ],
  [
    'the app is sent back with its own state',
    ({ callback: landed }) => expect(landed.searchParams.get('state')).toBe('the-state'),
  ],
  [
    'the exchange of the code answers 200 with JSON',
    ({ token }) => expect([token.status, isJsonType(token)]).toEqual([200, true]),
  ],
  ['the token answer says that nobody may keep it', ({ token }) => noStore(token)],
  [
    'the token answer has access_token, token_type, scope and expires_in of the right kind',
    ({ token }) => hasFields(token),
  ],
  [
    'the scopes are those that were asked for',
    ({ token, requestedScopes: asked }) => expect([...granted(token)].sort()).toEqual([...asked].sort()),
  ],
  [
    'the scopes have the syntax in which they were asked for',
    ({ token }, { scopes }) =>
      expect(
        granted(token)
          .filter((scope) => scope.startsWith('patient/'))
          .every((scope) => scope.endsWith(scopes === 'v1' ? '.read' : '.rs')),
      ).toBe(true),
  ],
  ['the token answer names the patient', ({ token }) => expect(token.body['patient']).toBe('walter')],
  ['the access token reads the patient', async ({ token }) => expect(await opens(token, 'Patient/walter')).toBe(200)],
  [
    'the access token reads what its scopes name',
    async ({ token }) =>
      expect([
        await opens(token, 'Condition?patient=walter'),
        await opens(token, 'Observation?patient=walter&category=laboratory'),
      ]).toEqual([200, 200]),
  ],
  [
    'the access token reads nothing that its scopes do not name',
    async ({ token }) => expect(await opens(token, 'Goal?patient=walter')).toBe(403),
  ],
  ['the access token reads no other patient', async ({ token }) => expect(await opens(token, 'Patient/ana')).toBe(404)],
  ['without a token nothing is read', async () => expect((await smart.ehr.read('Patient/walter')).status).toBe(401)],
  [
    'the code is good once',
    async ({ callback: landed }, { clientAuth: proof }) => {
      const [own, headers] = await smart.proven(proof)
      // A second use ends what the first one gave, so it stands behind the checks of the tokens.
      expect(
        (await smart.ehr.token({ ...smart.ehr.exchangeFields(landed.searchParams.get('code') ?? ''), ...own }, headers))
          .body['error'],
      ).toBe('invalid_grant')
    },
  ],
]

const ofEhrLaunch: readonly Check[] = [
  [
    'the EHR opens the launch address of the app',
    ({ launchUrl: opened }) => expect(`${opened?.origin}${opened?.pathname}`).toBe(`${APP}/launch`),
  ],
  ['the EHR names itself with iss', ({ launchUrl: opened }) => expect(opened?.searchParams.get('iss')).toBe(smart.ehr.fhirBase)],
  ['the EHR gives a launch', ({ launchUrl: opened }) => expect(isText(opened?.searchParams.get('launch'))).toBe(true)],
  [
    'the token answer says whether the app must show whose chart it is',
    ({ token }) => expect(typeof token.body['need_patient_banner']).toBe('boolean'),
  ],
]

const ofIdToken: readonly Check[] = [
  ['the id_token can be taken apart', ({ idToken }) => expect(idToken.split('.')).toHaveLength(3)],
  [
    'the OpenID configuration of its issuer answers 200 with JSON',
    async (evidence) => {
      const answer = await openid(evidence)
      expect([answer.status, isJsonType(answer)]).toEqual([200, true])
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
    'its keys are there, with RS256 among them',
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
    'its header names RS256 and a key that is there',
    async (evidence) => {
      const { alg, kid } = decodeProtectedHeader(evidence.idToken)
      const { body } = await read(smart.ehr.endpoint('jwks'))
      expect([alg, valuesAt(body, 'keys.kid')]).toEqual(['RS256', expect.arrayContaining([kid])])
    },
  ],
  [
    'its signature, issuer, audience and end are right',
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
    'its sub is a text of at most 255 signs',
    ({ idToken }) => expect(decodeJwt(idToken).sub).toMatch(/^[\x21-\x7e]{1,255}$/),
  ],
  ['its nonce is that of the app', ({ idToken }) => expect(decodeJwt(idToken)['nonce']).toBe('the-nonce')],
  [
    'its fhirUser is the address of a person',
    ({ idToken }) =>
      expect(String(decodeJwt(idToken)['fhirUser']).replace(`${smart.ehr.fhirBase}/`, '')).toMatch(
        /^(?:Patient|Practitioner|PractitionerRole|RelatedPerson|Person)\/[\w.-]+$/,
      ),
  ],
  [
    'its fhirUser can be read by a page of the app',
    async ({ idToken, refreshedWithFewer: renewedWithFewer }) => {
      const { status, headers } = await fetch(String(decodeJwt(idToken)['fhirUser']), {
        headers: { authorization: `Bearer ${String(renewedWithFewer.body['access_token'])}`, origin: APP },
      })
      // A scope for Practitioner was not asked for: of care staff the answer is a refusal that the page can read.
      expect([[200, 403].includes(status), headers.get('access-control-allow-origin')]).toEqual([true, APP])
    },
  ],
]

const ofRenewal: readonly Check[] = [
  ['a refresh token came', ({ token }) => expect(isText(token.body['refresh_token'])).toBe(true)],
  [
    'a renewal answers 200 with JSON that nobody may keep',
    ({ refreshed: renewed }) => {
      expect([renewed.status, isJsonType(renewed)]).toEqual([200, true])
      noStore(renewed)
    },
  ],
  [
    'a renewal has access_token, token_type, scope and expires_in of the right kind',
    ({ refreshed: renewed }) => hasFields(renewed),
  ],
  [
    'a renewal without scopes has those of before',
    ({ refreshed: renewed, token }) => expect([...granted(renewed)].sort()).toEqual([...granted(token)].sort()),
  ],
  [
    'a renewal gives another access token',
    ({ refreshed: renewed, token }) => expect(renewed.body['access_token']).not.toBe(token.body['access_token']),
  ],
  [
    'a renewal with fewer scopes has them and no others',
    ({ refreshedWithFewer: renewedWithFewer, requestedScopes: asked }) =>
      expect([renewedWithFewer.status, [...granted(renewedWithFewer)].sort()]).toEqual([
        200,
        asked.filter((scope) => !scope.includes('Observation')).sort(),
      ]),
  ],
  [
    'the token of a renewal reads what it may, and no more',
    async ({ refreshedWithFewer: renewedWithFewer }) =>
      expect([
        await opens(renewedWithFewer, 'Condition?patient=walter'),
        await opens(renewedWithFewer, 'Observation?patient=walter&category=laboratory'),
      ]).toEqual([200, 403]),
  ],
]

const ofIntrospection: readonly Check[] = [
  [
    'introspection says active, scope, client, end and patient',
    ({ introspected, clientId, refreshedWithFewer: renewedWithFewer }) =>
      expect([introspected.status, introspected.body]).toEqual([
        200,
        expect.objectContaining({
          active: true,
          scope: renewedWithFewer.body['scope'],
          client_id: clientId,
          patient: 'walter',
          exp: expect.any(Number) as number,
        }),
      ]),
  ],
  [
    'introspection names issuer, subject and user as the id_token does',
    ({ introspected, idToken }) => {
      const { iss, sub, fhirUser } = decodeJwt(idToken)
      expect(introspected.body).toMatchObject({ iss, sub, fhirUser })
    },
  ],
  [
    'introspection of no token says that it is not active, and nothing else',
    ({ introspectedInvalid: introspectedRubbish }) =>
      expect([introspectedRubbish.status, introspectedRubbish.body]).toEqual([200, { active: false }]),
  ],
]

const all: readonly Launch[] = launches.flatMap((launch) =>
  CLIENT_AUTH_METHODS.flatMap((proof) => scopeVersions.map((scopes) => ({ launch, proof, scopes }))),
)

describe.each(all)('$launch launch, client $proof, scopes $scopes', (launch) => {
  let evidence: Evidence
  beforeAll(async () => {
    evidence = await collectEvidence(smart, launch)
  })
  const [codeOnce, ...early] = [...ofLaunch].reverse()
  const checks = [
    ...(launch.launch === 'EHR' ? ofEhrLaunch : []),
    ...early.reverse(),
    ...ofIdToken,
    ...ofRenewal,
    ...ofIntrospection,
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
    ['the challenge in place of the verifier', 'challenge'],
  ])('an exchange with %s gives no token', async (_, verifier) => {
    const { status, body } = await exchangeWithVerifier(smart, verifier)
    expect([status, 'access_token' in body, isText(body['error'])]).toEqual([400, false, true])
  })
  it('a public app without a challenge gets no code', async () =>
    expect((await smart.ehr.signIn(NO_PKCE, allow('walter'))).url.searchParams.get('code')).toBe(null))
  it('a plain challenge is refused', async () =>
    expect(
      (await smart.ehr.signIn({ code_challenge_method: 'plain' }, allow('walter'))).url.searchParams.get('error'),
    ).toBe('invalid_request'))
})

describe('pages of the app may ask', () => {
  it('for tokens', async () =>
    expect(
      (await smart.ehr.token(smart.ehr.exchangeFields('no code'))).headers.get('access-control-allow-origin'),
    ).toBe(APP))
  it.each(['GET', 'POST'])('with %s, as the preflight says', async (method) => {
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
  it('are granted as they were asked for, and hold', async () => {
    const { body } = await smart.ehr.token(
      smart.ehr.exchangeFields(
        await smart.ehr.codeFor({ scope: `launch/patient openid ${laboratory}` }, allow('walter')),
      ),
    )
    expect(String(body['scope']).split(' ')).toContain(laboratory)
    const found = async (query: string) =>
      (await (await smart.ehr.read(`Observation?patient=walter&_count=1${query}`, body['access_token'])).json()) as {
        total: number
      }
    expect([(await found('')).total, (await found('&category=vital-signs')).total]).toEqual([
      (await found('&category=laboratory')).total,
      0,
    ])
  })
})

describe('backend services', () => {
  const ask = async (changes: Readonly<Record<string, string | undefined>> = {}) =>
    smart.ehr.token({
      grant_type: 'client_credentials',
      scope: 'system/*.rs',
      ...(await smart.asserted('service')),
      ...changes,
    })
  it('a signed request gives a token, of the right form', async () => {
    const answer = await ask()
    expect([
      answer.status,
      String(answer.body['token_type']).toLowerCase(),
      isText(answer.body['access_token']),
      isText(answer.body['scope']),
      Number(answer.body['expires_in']) <= 300,
    ]).toEqual([200, 'bearer', true, true, true])
    noStore(answer)
  })
  it.each([
    ['another grant_type', { grant_type: 'not_a_grant_type' }, 'unsupported_grant_type'],
    ['another client_assertion_type', { client_assertion_type: 'not_an_assertion_type' }, 'invalid_request'],
    ['an assertion that is none', { client_assertion: 'no.jwt.at-all' }, 'invalid_request'],
  ])('a request with %s is refused', async (_, changes, error) => {
    const { status, body } = await ask(changes)
    expect([[400, 401].includes(status), body['error'], 'access_token' in body]).toEqual([true, error, false])
  })
  it.each([
    ['with a broken signature', async () => `${(await smart.assertion('service')).slice(0, -6)}AAAAAA`],
    ['of another issuer', () => smart.assertion('nobody')],
    ['for another audience', () => smart.assertion('service', 'https://elsewhere.example/token')],
    ['that has ended', () => smart.assertion('service', smart.ehr.endpoint('token'), 1_600_000_000)],
  ])('an assertion %s is refused', async (_, make) => {
    const { status, body } = await ask({ client_assertion: await make() })
    expect([[400, 401].includes(status), body['error'], 'access_token' in body]).toEqual([
      true,
      'invalid_client',
      false,
    ])
  })
})
