import fc from 'fast-check'
import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { generatedCases } from '../../../scripts/ci/full-matrix'
import { sendBadUrl } from '../../fhir/outcome'
import { fhirRoutes } from '../../fhir/routes'
import { Store } from '../../fhir/store'
import { buildPopulation } from '../../population/build'
import { startSandbox } from '../../server'
import { sendRequest } from '../../testing/send-request'
import { signIn } from '../../testing/sign-in'
import { signingKey } from '../../auth/__fixtures__/oauth-client'
import { elementValuesOf } from './brute-force'
import { edgeProvider, edgeResources } from './edge-data'
import { parameterAliases, searchPaths } from './search-paths'
import { includes } from './includes'
import { suggestedValues } from './queries'
import type { Access, Resource } from '../../types'

const base = 'http://ehr.example/fhir'
const builtIn = buildPopulation(1)
const resources: readonly Resource[] = [...edgeResources(), ...builtIn.resources]
const provider = edgeProvider([])
const someone = builtIn.people.find(({ kind }) => kind === 'patient')
const readers: Readonly<Record<string, Access>> = {
  patient: {
    patients: new Set(someone?.patients),
    provider: false,
    scopes: 'patient/*.rs',
    ...(someone?.patients[0] === undefined ? {} : { patient: someone.patients[0] }),
  },
  provider: { patients: new Set(provider.patients), provider: true, scopes: 'user/*.rs' },
}

/** Patients that a resource refers to as its patient. */
function patientsOf(resource: Resource): readonly string[] {
  if (resource.resourceType === 'Patient') return [resource.id]
  const about = elementValuesOf(resource, resource.resourceType === 'Group' ? 'member' : 'patient').map(
    ({ value }) => (value as { reference?: string }).reference ?? '',
  )
  return about
    .filter((reference) => reference.startsWith('Patient/'))
    .map((reference) => reference.slice('Patient/'.length))
}
const patientsByKey = new Map(
  resources.map((resource) => [`${resource.resourceType}/${resource.id}`, patientsOf(resource)]),
)

interface ResponseBody {
  readonly resourceType?: unknown
  readonly id?: unknown
  readonly target?: readonly { readonly reference?: string }[]
  readonly entry?: readonly { readonly resource: ResponseBody }[]
}

/** Keys in a response that belong to a patient out of reach; a Provenance by its targets. */
function leaks(body: ResponseBody, access: Access): readonly string[] {
  const found = body.resourceType === 'Bundle' ? (body.entry ?? []).map(({ resource }) => resource) : [body]
  const keys = found.flatMap((one) => [
    `${String(one.resourceType)}/${String(one.id)}`,
    ...(one.target ?? []).map(({ reference = '' }) => reference),
  ])
  return keys.filter((key) =>
    (patientsByKey.get(key) ?? []).some((patient) => access.patients !== 'all' && !access.patients.has(patient)),
  )
}

const types = [
  ...Object.keys(searchPaths),
  'DiagnosticOrder',
  'Questionnaire',
  'Provenance',
  'Binary',
  'RelatedPerson',
  'metadata',
  'Nothing',
  '__proto__',
  '',
]
const names = [...new Set(Object.values(searchPaths).flatMap(Object.keys)), ...Object.keys(parameterAliases)]
const includeNames = Object.values(includes).flatMap((list) => list.map(({ name }) => name))
const examples = Object.keys(searchPaths).flatMap((type) =>
  resources.filter((resource) => resource.resourceType === type).filter((_, index) => index % 40 === 0),
)
const texts = [
  ...new Set(
    examples.flatMap((resource) =>
      Object.keys(searchPaths[resource.resourceType] ?? {}).flatMap((name) => suggestedValues(resource, name, base)),
    ),
  ),
]
const ids = resources.filter((_, index) => index % 15 === 0).map(({ id }) => id)
const patients = resources.filter(({ resourceType }) => resourceType === 'Patient').map(({ id }) => id)

const nasty = fc.constantFrom(
  '%',
  '%%',
  '%00',
  '%E0%A4%A',
  '%ff',
  '+',
  '&&',
  '==',
  '|',
  '||',
  ',',
  ',,',
  '\\',
  '\\,',
  '$',
  '..%2f..%2f',
  '%0d%0aSet-Cookie:a=b',
  "'; drop table",
  '<script>',
  '{{7*7}}',
  '${x}',
  '__proto__',
  'constructor',
  'toString',
  '-0',
  '1e999',
  'NaN',
  '9'.repeat(400),
  'ge',
  'ge0000',
  '9999',
  '0000-00-00',
  '2020-02-29T23:59:60Z',
  '2020-01-01T00:00:00+99:99',
  'a'.repeat(3000),
)
const junk = fc.oneof(
  nasty,
  fc.string({ unit: 'binary', maxLength: 20 }).map((text) => encodeURIComponent(text)),
  fc.string({ maxLength: 12 }).map(encodeURI),
)
const value = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...texts).map(encodeURIComponent) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      ...patients,
      ...patients.map((id) => `Patient/${id}`),
      ...patients.map((id) => `${base}/Patient/${id}`),
    ),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(
        fc.constantFrom('gt', 'ge', 'lt', 'le', 'ne', 'sa', 'ap', ''),
        fc.constantFrom('2020', '2020-02', '2020-02-29', '1066-13', '2020-02-29T10:00Z'),
      )
      .map((parts) => parts.join('')),
  },
  { weight: 2, arbitrary: junk },
)
const list = fc.array(value, { minLength: 1, maxLength: 3 }).map((values) => values.join(','))
const parameter = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(fc.constantFrom(...names), list).map((pair) => pair.join('=')) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(...names), fc.constantFrom(':not', ':exact', ':missing', '.name', ':Patient'), list)
      .map(([name, modifier, text]) => `${name}${modifier}=${text}`),
  },
  { weight: 2, arbitrary: fc.constantFrom(...includeNames).map((name) => `_include=${name}`) },
  { weight: 1, arbitrary: fc.constant('_revinclude=Provenance:target') },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom('_count', '_format', '_page', '_sort', '_include', '_revinclude', '_id'), value)
      .map((pair) => pair.join('=')),
  },
  { weight: 1, arbitrary: junk },
)
/** A search with parameters of its type, so that many succeed. */
const typedSearch = fc.constantFrom(...Object.keys(searchPaths)).chain((type) =>
  fc
    .array(
      fc.tuple(fc.constantFrom(...Object.keys(searchPaths[type] ?? {})), list).map((pair) => pair.join('=')),
      { minLength: 1, maxLength: 2 },
    )
    .map((parts) => `/${type}?${parts.join('&')}`),
)
const randomSearch = fc
  .tuple(fc.oneof(fc.constantFrom(...types), junk), fc.array(parameter, { maxLength: 4 }))
  .map(([type, parts]) => `/${type}?${parts.join('&')}`)
const read = fc
  .tuple(fc.oneof(fc.constantFrom(...types), junk), fc.oneof(fc.constantFrom(...ids), junk))
  .map((parts) => `/${parts.join('/')}`)
const path = fc.oneof(
  { weight: 3, arbitrary: typedSearch },
  { weight: 3, arbitrary: randomSearch },
  { weight: 2, arbitrary: read },
)
const reader = fc.constantFrom(...Object.keys(readers))

const seed = 20_261_101
const allowed: ReadonlySet<number> = new Set([200, 400, 401, 403, 404, 406, 414])

function check(status: number, text: string, access: Access): void {
  expect(allowed).toContain(status)
  const body = JSON.parse(text) as ResponseBody
  expect(leaks(body, access)).toEqual([])
  if (status !== 200) expect(body.resourceType).toBe('OperationOutcome')
}

describe('random requests', () => {
  it("cause no server error and reveal no other patient's data", async () => {
    const app = fastify({ frameworkErrors: sendBadUrl })
    fhirRoutes(app, {
      store: new Store(resources),
      base,
      metadata: { authorize: base, token: base },
      accessOf: ({ headers }) => Promise.resolve(readers[String(headers['x-reader'])] ?? 'none'),
    })
    const numRuns = generatedCases(8000)
    const statuses = new Map<number, number>()
    await fc.assert(
      fc.asyncProperty(path, reader, async (request, who) => {
        const access = readers[who]
        const { statusCode, body } = await app.inject({ url: `/fhir${request}`, headers: { 'x-reader': who } })
        statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1)
        if (access) check(statusCode, body, access)
      }),
      { numRuns, seed },
    )
    for (const status of [200, 400, 403, 404])
      expect([status, (statuses.get(status) ?? 0) > numRuns / 40]).toEqual([status, true])
    await app.close()
  })

  describe('over HTTP', () => {
    let sandbox: Awaited<ReturnType<typeof startSandbox>>
    const tokens = new Map<string, string>()
    beforeAll(async () => {
      sandbox = await startSandbox({
        port: 0,
        signingKey,
        population: { resources: [...resources], people: [...builtIn.people, provider] },
      })
      tokens.set('patient', (await signIn(sandbox, { person: someone?.id ?? '' })).access_token)
      tokens.set('provider', (await signIn(sandbox, { person: provider.id, scope: 'openid user/*.rs' })).access_token)
    })
    afterAll(() => sandbox.close())

    it('do neither over HTTP, with real tokens, and the server still responds', async () => {
      await fc.assert(
        fc.asyncProperty(path, reader, async (request, who) => {
          const access = readers[who]
          const { status, text } = await sendRequest(
            sandbox.fhirBase,
            request.replace(/[^\x21-\x7e]/g, encodeURIComponent),
            {
              token: tokens.get(who),
            },
          )
          if (access) check(status, text, access)
        }),
        { numRuns: generatedCases(500), seed },
      )
      expect((await sendRequest(sandbox.fhirBase, '/metadata')).status).toBe(200)
    })
  })
})
