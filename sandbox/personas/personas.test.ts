import { type JsonObject } from '../json'
import { afterAll, describe, expect, it } from 'vitest'
import { allow, basicHeader, NO_PKCE, POST_CLIENT, SECRET, startClient } from '../auth/__fixtures__/oauth-client'
import type { Changes, SandboxClient } from '../auth/__fixtures__/oauth-client'
import { CookieJar } from '../testing/browser'
import { buildPopulation } from '../population/build'
import { valuesAt } from '../fhir/values-at'
import { packageProblems } from '../test/validate/packages'
import { problemsOf } from '../test/validate/rules'
import { withCommonElements } from './common-elements'
import { parseSwitches, switchNames } from './switch-flags'
import { longId, withLongIds } from './long-ids'
import { personaNames, switchesOf } from './personas'
import type { Switches } from './personas'

const population = buildPopulation(1)

async function withServer<T>(
  options: Parameters<typeof startClient>[0],
  request: (ehr: SandboxClient) => Promise<T>,
): Promise<T> {
  const ehr = await startClient(options)
  try {
    return await request(ehr)
  } finally {
    await ehr.close()
  }
}
const running = new Map<string, Promise<SandboxClient>>()
/** One server for each set of switches. */
function serverWith(switches: Partial<Switches>): Promise<SandboxClient> {
  const key = JSON.stringify(switches)
  const server = running.get(key) ?? startClient({ switches, population })
  running.set(key, server)
  return server
}
afterAll(async () => {
  for (const server of running.values()) await (await server).close()
})
/** The same request to a standard server and to one with the switch changed. */
const both = async <T>(switches: Partial<Switches>, request: (ehr: SandboxClient) => Promise<T>) =>
  [await request(await serverWith({})), await request(await serverWith(switches))] as const

const scope = 'openid fhirUser launch/patient offline_access patient/*.read patient/*.rs'
const signIn = async (ehr: SandboxClient, changes: Changes = {}) =>
  (await ehr.token(ehr.exchangeFields(await ehr.codeFor({ scope, ...changes }, allow('walter'))))).body
const json = async (response: Response | Promise<Response>) => (await (await response).json()) as JsonObject
const smart = (ehr: SandboxClient) => json(fetch(`${ehr.fhirBase}/.well-known/smart-configuration`))
const bearers = new Map<SandboxClient, ReturnType<typeof signIn>>()
/** Reads with a token that is shared by server; tests of token responses sign in themselves. */
const read = async (ehr: SandboxClient, path: string) => {
  const tokens = bearers.get(ehr) ?? signIn(ehr)
  bearers.set(ehr, tokens)
  return ehr.read(path, (await tokens)['access_token'])
}
const body = async (ehr: SandboxClient, path: string) => json(read(ehr, path))
const links = (bundle: JsonObject) =>
  new Map((bundle['link'] as { relation: string; url: string }[]).map(({ relation, url }) => [relation, url]))
const entries = (bundle: JsonObject) => bundle['entry'] as { resource: JsonObject; search?: JsonObject }[]
const claims = (token: string | undefined) =>
  JSON.parse(Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString()) as JsonObject

/** Whether a browser that has signed in is signed in again without being asked. */
async function signsInSilently(ehr: SandboxClient): Promise<boolean> {
  const jar = new CookieJar()
  await ehr.codeFor({ scope }, allow('walter'), jar)
  return (await ehr.codeFor({ scope }, [], jar)) !== 'no code'
}

/** `code`, or the error of an authorization request. */
async function resultOf(ehr: SandboxClient, changes: Changes): Promise<string> {
  const { url, status } = await ehr.signIn(changes, allow('walter'))
  return url.searchParams.get('error') ?? (url.searchParams.has('code') ? 'code' : String(status))
}

const LAB_LIMIT = 'Observation.rs?category=http://terminology.hl7.org/CodeSystem/observation-category|laboratory'

/** A switch, a request that shows it, and the results without and with it. */
const cases: readonly (readonly [Partial<Switches>, (ehr: SandboxClient) => Promise<unknown>, unknown, unknown])[] = [
  [
    { smartConfiguration: false },
    async (ehr) => (await fetch(`${ehr.fhirBase}/.well-known/smart-configuration`)).status,
    200,
    404,
  ],
  [
    { pkceAdvertised: false },
    async (ehr) => (await smart(ehr))['code_challenge_methods_supported'],
    ['S256'],
    undefined,
  ],
  [
    { revocation: false },
    async (ehr) => (await fetch(ehr.endpoint('revocation'), { method: 'POST' })).status,
    400,
    404,
  ],
  [{ revocation: false }, async (ehr) => 'revocation_endpoint' in (await smart(ehr)), true, false],
  [
    { offers: [] },
    async (ehr) => Object.keys(await smart(ehr)).filter((name) => /introspection|userinfo|brand/.test(name)).length,
    4,
    0,
  ],
  [
    { offers: [] },
    async (ehr) =>
      JSON.stringify(await json(fetch(`${ehr.url}/.well-known/openid-configuration`))).match(
        /introspection_endpoint|userinfo_endpoint/g,
      )?.length,
    2,
    undefined,
  ],
  [
    { offers: [] },
    async (ehr) =>
      Promise.all(
        [ehr.endpoint('introspect'), ehr.endpoint('userinfo'), `${ehr.url}/brands.json`].map(
          async (address) => (await fetch(address, { method: 'HEAD' })).status,
        ),
      ),
    [405, 401, 200],
    [404, 404, 404],
  ],
  [
    { tells: [] },
    async (ehr) =>
      ((await smart(ehr))['capabilities'] as string[]).filter((name) => name.startsWith('context-')).length,
    5,
    0,
  ],
  [
    { authMethodsKey: 'token_endpoint_auth_methods' },
    async (ehr) => 'token_endpoint_auth_methods_supported' in (await smart(ehr)),
    true,
    false,
  ],
  [{ scopeSyntax: ['v1'] }, async (ehr) => (await signIn(ehr))['scope'], scope, scope.replace(' patient/*.rs', '')],
  [{ scopeSyntax: ['v2'] }, async (ehr) => (await signIn(ehr))['scope'], scope, scope.replace(' patient/*.read', '')],
  [
    { scopeSyntax: ['v2'] },
    async (ehr) => ((await smart(ehr))['capabilities'] as string[]).includes('permission-v1'),
    true,
    false,
  ],
  [
    { withheld: ['Provenance'] },
    async (ehr) => (await signIn(ehr, { scope: 'openid patient/Goal.rs patient/Provenance.rs' }))['scope'],
    'openid patient/Goal.rs patient/Provenance.rs',
    'openid patient/Goal.rs',
  ],
  [
    { limits: [LAB_LIMIT] },
    async (ehr) =>
      (await signIn(ehr, { scope: 'openid patient/Goal.rs patient/Observation.read patient/Observation.rs' }))['scope'],
    'openid patient/Goal.rs patient/Observation.read patient/Observation.rs',
    `openid patient/Goal.rs patient/${LAB_LIMIT}`,
  ],
  [
    { limits: [LAB_LIMIT] },
    async (ehr) =>
      Promise.all(
        ['', '&category=vital-signs', '&category=laboratory', '&category=survey,laboratory'].map(
          async (query) => (await read(ehr, `Observation?patient=walter${query}`)).status,
        ),
      ),
    [200, 200, 200, 200],
    [403, 403, 200, 200],
  ],
  [{ limits: [LAB_LIMIT] }, async (ehr) => (await read(ehr, 'Condition?patient=walter')).status, 200, 200],
  [
    { audSlash: true },
    async (ehr) => (await ehr.signIn({ aud: `${ehr.fhirBase}/` }, [])).url.searchParams.get('error'),
    'invalid_request',
    null,
  ],
  [{ keys: false }, async (ehr) => JSON.stringify(await smart(ehr)).includes('private_key_jwt'), true, false],
  [{ secretIn: ['body'] }, async (ehr) => secretIn(ehr, {}, basicHeader(POST_CLIENT, SECRET)), 200, 401],
  [{ secretIn: ['body'] }, async (ehr) => secretIn(ehr, { client_id: POST_CLIENT, client_secret: SECRET }), 200, 200],
  [
    { scopeAtToken: 'required' },
    async (ehr) => (await ehr.token(ehr.exchangeFields(await ehr.codeFor()))).body['error'],
    undefined,
    'invalid_request',
  ],
  [
    { scopeAtToken: 'required' },
    async (ehr) => (await ehr.token(ehr.exchangeFields(await ehr.codeFor(), { scope: 'openid' }))).body['error'],
    undefined,
    undefined,
  ],
  [{ pkce: 'optional' }, (ehr) => resultOf(ehr, NO_PKCE), 'invalid_request', 'code'],
  [{ pkce: 'optional' }, (ehr) => resultOf(ehr, {}), 'code', 'code'],
  [{ pkce: 'refused' }, (ehr) => resultOf(ehr, {}), 'code', 'invalid_request'],
  [{ pkce: 'refused' }, (ehr) => resultOf(ehr, NO_PKCE), 'invalid_request', 'code'],
  [
    { clientAtRefresh: 'required' },
    async (ehr) => (await ehr.refresh((await signIn(ehr))['refresh_token'], { client_id: undefined })).status,
    200,
    400,
  ],
  [
    { scopeAtRefresh: 'required' },
    async (ehr) => (await ehr.refresh((await signIn(ehr))['refresh_token'])).body['error'],
    undefined,
    'invalid_request',
  ],
  [
    { scopeAtRefresh: 'required' },
    async (ehr) => (await ehr.refresh((await signIn(ehr))['refresh_token'], { scope })).body['error'],
    undefined,
    undefined,
  ],
  [{ tells: [] }, async (ehr) => Object.keys(await signIn(ehr)).length, 8, 4],
  [{ tells: ['scope', 'id_token'] }, async (ehr) => (await signIn(ehr))['patient'], 'walter', undefined],
  [{ tokenType: 'BEARER' }, async (ehr) => (await signIn(ehr))['token_type'], 'Bearer', 'BEARER'],
  [{ expiresIn: 'text' }, async (ehr) => (await signIn(ehr))['expires_in'], 1200, '1200'],
  [{ expiresIn: 'missing' }, async (ehr) => (await signIn(ehr))['expires_in'], 1200, undefined],
  [{ singleSignOn: true }, signsInSilently, false, true],
  [{ refreshTokens: false }, async (ehr) => 'refresh_token' in (await signIn(ehr)), true, false],
  [
    { userClaim: 'profile' },
    async (ehr) => claims((await signIn(ehr))['id_token'])['profile'] !== undefined,
    false,
    true,
  ],
  [
    { userClaim: 'none' },
    async (ehr) => claims((await signIn(ehr))['id_token'])['fhirUser'] !== undefined,
    true,
    false,
  ],
  [
    { userReference: 'relative' },
    async (ehr) => String(claims((await signIn(ehr))['id_token'])['fhirUser']).startsWith('http'),
    true,
    false,
  ],
  [
    { userType: 'Person' },
    async (ehr) =>
      String(claims((await signIn(ehr))['id_token'])['fhirUser'])
        .split('/')
        .slice(-2)
        .join('/'),
    'Patient/walter',
    'Person/walter',
  ],
  [
    { userType: 'Person' },
    async (ehr) => valuesAt(await body(ehr, 'Person/walter'), 'link.target.reference'),
    [],
    ['Patient/walter'],
  ],
  [{ userType: 'Person' }, async (ehr) => (await read(ehr, 'Person/ana')).status, 404, 404],
  [
    { userType: 'unreadablePerson' },
    async (ehr) => [
      String(claims((await signIn(ehr))['id_token'])['fhirUser'])
        .split('/')
        .at(-2),
      (await read(ehr, 'Person/walter')).status,
    ],
    ['Patient', 404],
    ['Person', 404],
  ],
  [{ styleUrl: true }, async (ehr) => 'smart_style_url' in (await signIn(ehr)), false, true],
  [
    { mediaType: 'application/json+fhir' },
    async (ehr) => (await read(ehr, 'Patient/walter')).headers.get('content-type'),
    'application/fhir+json; charset=utf-8',
    'application/json+fhir; charset=utf-8',
  ],
  [
    { pageSize: 7 },
    async (ehr) => entries(await body(ehr, 'Observation?patient=walter&category=laboratory')).length,
    50,
    7,
  ],
  [{ total: false }, async (ehr) => 'total' in (await body(ehr, 'Condition?patient=walter')), true, false],
  [
    { nextLink: 'relative' },
    async (ehr) => (links(await body(ehr, 'Observation?patient=walter')).get('next') ?? '').startsWith('Observation?'),
    false,
    true,
  ],
  [
    { countPages: false },
    async (ehr) => links(await body(ehr, 'Observation?patient=walter&_count=5')).has('next'),
    true,
    false,
  ],
  [{ countPages: false }, async (ehr) => links(await body(ehr, 'Observation?patient=walter')).has('next'), true, true],
  [
    { searchMode: false },
    async (ehr) => entries(await body(ehr, 'Condition?patient=walter')).some(({ search }) => search !== undefined),
    true,
    false,
  ],
  [
    { notice: 'Not all of it.' },
    async (ehr) =>
      entries(await body(ehr, 'Condition?patient=walter')).filter(
        ({ resource }) => resource['resourceType'] === 'OperationOutcome',
      ).length,
    0,
    1,
  ],
  [
    { notice: 'Not all of it.' },
    async (ehr) => (await body(ehr, 'Patient/walter'))['resourceType'],
    'Patient',
    'Patient',
  ],
  [{ ids: 'long' }, async (ehr) => ((await signIn(ehr))['patient'] ?? '').length, 6, 70],
  [{ ids: 'long' }, async (ehr) => (await read(ehr, 'Patient/walter')).status, 200, 404],
  [
    { commonElements: true },
    async (ehr) =>
      entries(await body(ehr, 'Condition?patient=walter')).filter(
        ({ resource }) =>
          valuesAt(resource, 'meta.profile').length === 1 &&
          valuesAt(resource, 'meta.lastUpdated').length === 1 &&
          resource['language'] === 'en-US',
      ).length,
    0,
    13,
  ],
  [
    { commonElements: true },
    async (ehr) =>
      valuesAt(await body(ehr, 'Patient/walter'), 'extension.url')
        .map((url) => String(url).split('/').at(-1))
        .toSorted(),
    ['us-core-birthsex'],
    ['us-core-birthsex', 'us-core-ethnicity', 'us-core-race'],
  ],
  [
    { commonElements: true },
    async (ehr) => valuesAt(await body(ehr, 'Patient/walter'), 'generalPractitioner.type'),
    [],
    ['Practitioner'],
  ],
  [
    { references: 'absolute' },
    async (ehr) =>
      (JSON.stringify(await body(ehr, 'Condition?patient=walter')).match(/"reference":"http/g) ?? []).length > 0,
    false,
    true,
  ],
  [
    { references: 'absolute' },
    async (ehr) =>
      (JSON.stringify(await body(ehr, 'Condition?patient=walter')).match(/"reference":"[A-Z]/g) ?? []).length > 0,
    true,
    false,
  ],
  [
    { revinclude: false },
    async (ehr) => (await read(ehr, 'Condition?patient=walter&_revinclude=Provenance:target')).status,
    200,
    400,
  ],
  [
    { needs: { Observation: ['category', 'code'] } },
    async (ehr) => (await read(ehr, 'Observation?patient=walter')).status,
    200,
    400,
  ],
  [
    { needs: { Observation: ['category', 'code'] } },
    async (ehr) => (await read(ehr, 'Observation?patient=walter&category=laboratory')).status,
    200,
    200,
  ],
  [
    { needs: { Observation: ['category', 'code'] } },
    async (ehr) => (await read(ehr, 'Condition?patient=walter')).status,
    200,
    200,
  ],
  [
    { alsoHas: ['Questionnaire'] },
    async (ehr) =>
      valuesAt(await json(fetch(`${ehr.fhirBase}/metadata`)), 'rest.resource.type').filter((type) =>
        /^(?:DiagnosticOrder|Questionnaire)$/.test(String(type)),
      ),
    [],
    ['Questionnaire'],
  ],
  [
    { alsoHas: ['Questionnaire'] },
    async (ehr) =>
      ((await smart(ehr))['scopes_supported'] as string[]).filter((one) =>
        /^patient\/(?:DiagnosticOrder|Questionnaire)\./.test(one),
      ).length,
    0,
    4,
  ],
  [
    { alsoHas: ['Questionnaire'] },
    async (ehr) =>
      Promise.all(
        ['Questionnaire?status=active', 'DiagnosticOrder?patient=walter'].map(
          async (path) => (await read(ehr, path)).status,
        ),
      ),
    [404, 404],
    [200, 404],
  ],
  [
    { alsoHas: ['DiagnosticOrder'] },
    async (ehr) =>
      Promise.all(
        ['DiagnosticOrder?patient=walter', 'DiagnosticOrder?patient=ana', 'DiagnosticOrder/nothing'].map(
          async (path) => (await read(ehr, path)).status,
        ),
      ),
    [404, 404, 404],
    [200, 403, 404],
  ],
  [{ extraParameter: 'ah-practice' }, async (ehr) => (await read(ehr, 'Patient/walter')).status, 200, 403],
  [
    { extraParameter: 'ah-practice' },
    async (ehr) => (await read(ehr, 'Condition?patient=walter&ah-practice=a-1')).status,
    400,
    200,
  ],
]

async function secretIn(ehr: SandboxClient, fields: Changes, headers: Record<string, string> = {}): Promise<number> {
  const code = await ehr.codeFor({ client_id: POST_CLIENT })
  return (await ehr.token(ehr.exchangeFields(code, { client_id: undefined, ...fields }), headers)).status
}

describe('a persona switch', () => {
  it.each(cases.map(([switches, ...rest], index) => [index, JSON.stringify(switches), switches, ...rest] as const))(
    '%i %s',
    async (_, __, switches, request, standard, changed) => {
      expect(await both(switches, request)).toEqual([standard, changed])
    },
  )

  it('has a case here, for each switch', () => {
    const tested = new Set(cases.flatMap(([switches]) => Object.keys(switches)))
    expect(Object.keys(switchesOf('standard')).filter((name) => !tested.has(name))).toEqual([])
  })

  it('changes the form of a search, never its content', async () => {
    const allIds = async (ehr: SandboxClient) => {
      const bearer = (await signIn(ehr))['access_token']
      const ids: string[] = []
      let next: string | undefined = 'Observation?patient=walter&category=laboratory'
      while (next !== undefined) {
        const bundle: JsonObject = await json(ehr.read(next.replace(`${ehr.fhirBase}/`, ''), bearer))
        ids.push(
          ...entries(bundle).flatMap(({ resource }) =>
            resource['resourceType'] === 'Observation' ? [String(resource['id'])] : [],
          ),
        )
        next = links(bundle).get('next')
      }
      return ids
    }
    const formSwitches: Partial<Switches> = {
      pageSize: 7,
      nextLink: 'relative',
      total: false,
      searchMode: false,
      notice: 'x',
      references: 'absolute',
      mediaType: 'application/json',
    }
    const [standard, changed] = await both(formSwitches, allIds)
    expect(standard.length).toBeGreaterThan(50)
    expect(changed).toEqual(standard)
  })
})

describe('long ids', () => {
  it('are 70 and 88 characters long, with an underscore, in records, references, people and attachment URLs', () => {
    const all = withLongIds(population)
    expect(
      all.resources.filter(
        ({ resourceType, id }) => !id.includes('_') || id.length !== (resourceType === 'Patient' ? 70 : 88),
      ),
    ).toEqual([])
    const known = new Set(all.resources.map(({ resourceType, id }) => `${resourceType}/${id}`))
    const before = new Set(population.resources.map(({ resourceType, id }) => `${resourceType}/${id}`))
    const named = [...JSON.stringify(all.resources).matchAll(/"(?:reference|url)":"([A-Z][A-Za-z]+\/[^"]+)"/g)].map(
      ([, reference = '']) => reference,
    )
    expect(named.length).toBeGreaterThan(1000)
    expect(named.filter((reference) => before.has(reference))).toEqual([])
    expect(named.filter((reference) => /_[\w-]{60,}$/.test(reference) && !known.has(reference))).toEqual([])
    expect(
      all.people
        .flatMap(({ fhirUser, patients }) => [fhirUser, ...patients.map((id) => `Patient/${id}`)])
        .filter((key) => !known.has(key)),
    ).toEqual([])
    expect(all.people.map(({ id }) => id)).toEqual(population.people.map(({ id }) => id))
  })

  it('resolve by read, search and _include', async () => {
    const ehr = await serverWith({ ids: 'long' })
    const tokens = await signIn(ehr)
    const get = (path: string) => json(ehr.read(path, tokens['access_token']))
    const orders = entries(
      await get(`MedicationRequest?patient=${tokens['patient']}&_include=MedicationRequest:medication`),
    )
    expect(orders.some(({ search }) => search?.['mode'] === 'include')).toBe(true)
    const [order] = orders
    expect(await get(`MedicationRequest/${String(order?.resource['id'])}`)).toEqual(order?.resource)
    const requester = order?.resource['requester'] as JsonObject
    expect((await get(String(requester['reference'])))['resourceType']).toMatch(/^Practitioner/)
  })
})

describe('a persona', () => {
  it.each(personaNames.map((name) => [name]))(
    '%s supports sign-in and reading the record over HTTP',
    async (persona) => {
      await withServer({ persona, population }, async (ehr) => {
        const { extraParameter, scopeSyntax, smartConfiguration } = switchesOf(persona)
        const verb = scopeSyntax.includes('v2') ? 'rs' : 'read'
        const document = await json(
          fetch(`${ehr.fhirBase}/${smartConfiguration ? '.well-known/smart-configuration' : 'metadata'}`),
        )
        expect(JSON.stringify(document)).toContain(ehr.endpoint('token'))
        const tokens = await signIn(ehr, { scope: `openid fhirUser launch/patient offline_access patient/*.${verb}` })
        const extra = extraParameter === '' ? '' : `${extraParameter}=a-1`
        const idOf = (id: string) => (switchesOf(persona).ids === 'long' ? longId('Patient', id) : id)
        const patient = await json(ehr.read(`Patient/${idOf('walter')}?${extra}`, tokens['access_token']))
        expect([patient['resourceType'], patient['id']]).toEqual(['Patient', idOf('walter')])
        const bundle = await json(ehr.read(`Condition?patient=${idOf('walter')}&${extra}`, tokens['access_token']))
        expect(entries(bundle).length).toBeGreaterThan(0)
        expect((await ehr.read(`Patient/${idOf('ana')}?${extra}`, tokens['access_token'])).ok).toBe(false)
      })
    },
  )

  it.each(personaNames.filter((name) => name !== 'standard').map((name) => [name]))(
    '%s differs from standard',
    (name) => {
      expect(switchesOf(name)).not.toEqual(switchesOf('standard'))
    },
  )
})

describe('common elements', () => {
  const extended = population.resources.map((resource) => withCommonElements(resource))

  it('are in every record, which stays valid', () => {
    const known = new Set(extended.map(({ resourceType, id }) => `${resourceType}/${id}`))
    expect(extended.flatMap((resource) => problemsOf(resource, known))).toEqual([])
    expect(
      extended
        .filter((resource, index) => resource.resourceType !== 'Observation' || index % 20 === 0)
        .flatMap(packageProblems),
    ).toEqual([])
    for (const path of ['meta.versionId', 'meta.lastUpdated'])
      expect(extended.filter((resource) => valuesAt(resource, path).length !== 1)).toEqual([])
    const references = JSON.stringify(extended).match(/"reference":"[A-Z][A-Za-z]+\/[^"]+"[^{}]*\}/g) ?? []
    expect([references.length > 10_000, references.filter((text) => !text.includes('"type":"'))]).toEqual([true, []])
  })

  it('keep the meta elements of a record', () => {
    const own = population.resources.filter((resource) => valuesAt(resource, 'meta.lastUpdated').length > 0)
    expect(own.length).toBeGreaterThan(0)
    for (const one of own)
      expect(withCommonElements(one)['meta']).toEqual({
        ...(withCommonElements(one)['meta'] as object),
        ...(one['meta'] as object),
      })
  })

  it('have no date in the future', () =>
    expect(
      extended.filter((resource) => String(valuesAt(resource, 'meta.lastUpdated')[0]).slice(0, 10) > '2026-11-01'),
    ).toEqual([]))
})

describe('switches on the command line', () => {
  it('include all switches except one, parsed by their kind', () => {
    expect([...switchNames, 'needs'].toSorted()).toEqual(Object.keys(switchesOf('standard')).toSorted())
    expect(
      parseSwitches(
        [
          'pageSize=5',
          'scopeAtToken=required',
          'total=no',
          'offers=',
          'scopeSyntax=v1,v2',
          'withheld=Goal,Provenance',
          'notice=a=b',
        ].slice(0, 5),
      ),
    ).toEqual({ pageSize: 5, scopeAtToken: 'required', total: false, offers: [], scopeSyntax: ['v1', 'v2'] })
    expect(parseSwitches(['withheld=Goal,Group', 'notice=a=b'])).toEqual({ withheld: ['Goal', 'Group'], notice: 'a=b' })
    expect(parseSwitches([`limits=${LAB_LIMIT},Condition.rs?category=|x`])).toEqual({
      limits: [LAB_LIMIT, 'Condition.rs?category=|x'],
    })
  })

  it.each([
    [
      'pagesize=5',
      "--switch needs a name and a value, such as pageSize=5, not 'pagesize=5'. There are:\n    smartConfiguration=yes | no",
    ],
    ['pageSize', "--switch needs a name and a value, such as pageSize=5, not 'pageSize'."],
    ['pageSize=0', "The switch pageSize is a whole number from 1 to 9999, not '0'."],
    ['total=false', "The switch total is yes or no, not 'false'."],
    ['scopeAtToken=strict', "The switch scopeAtToken is one of compared, required, not 'strict'."],
    ['offers=userinfo,all', "The switch offers is some of introspection,userinfo,brands, not 'userinfo,all'."],
    ['withheld=Goals', 'The switch withheld is a list of types of records'],
    [
      'limits=Observation',
      'The switch limits is a list of granular scopes such as Observation.rs?category=system|code',
    ],
    ['limits=Patient.rs?category=a|b', 'The switch limits is a list of granular scopes'],
    ['userType=RelatedPerson', 'The switch userType is one of Patient, Person, unreadablePerson'],
    ['needs=Goal', '--switch needs a name and a value'],
  ])('rejects %s with a message', (flag, message) => expect(() => parseSwitches([flag])).toThrow(message))

  it('override the persona', async () => {
    await withServer(
      { persona: 'seed', switches: parseSwitches(['scopeAtToken=required']), population },
      async (ehr) => {
        const code = () => ehr.codeFor()
        expect((await ehr.token(ehr.exchangeFields(await code()))).body['error']).toBe('invalid_request')
        expect((await ehr.token(ehr.exchangeFields(await code(), { scope: 'openid' }))).status).toBe(200)
      },
    )
  })
})
