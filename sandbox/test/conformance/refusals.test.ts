import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildPopulation } from '../../population/build'
import { startSandbox } from '../../server'
import { sendRequest, searchEntries } from '../../testing/send-request'
import { signIn } from '../../testing/sign-in'
import { signingKey } from '../../auth/__fixtures__/oauth-client'
import { matches } from './brute-force'
import { edgeProvider, edgeResources } from './edge-data'
import { parameterAliases, searchPaths } from './search-paths'
import { searchLines } from './search-lines'
import { suggestedValues } from './queries'

const tester = edgeProvider([])
const resources = edgeResources()
const population = { resources, people: [...buildPopulation(1).people, tester] }

let strict: Awaited<ReturnType<typeof startSandbox>>
let lenient: Awaited<ReturnType<typeof startSandbox>>
let tokens: readonly [string, string]
beforeAll(async () => {
  strict = await startSandbox({ port: 0, signingKey, population })
  lenient = await startSandbox({ port: 0, signingKey, population, lenient: true })
  const tokenOf = async (server: typeof strict) =>
    (await signIn(server, { person: tester.id, scope: 'openid user/*.rs' })).access_token
  tokens = [await tokenOf(strict), await tokenOf(lenient)]
})
afterAll(() => Promise.all([strict.close(), lenient.close()]))

const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  sendRequest(strict.fhirBase, path, { token: tokens[0], headers })
const issueOf = (text: string) =>
  JSON.parse(text) as { resourceType: string; issue: { severity: string; code: string; diagnostics: string }[] }

const key = (parameters: readonly string[]): string => [...new Set(parameters)].sort().join(' + ')
// One line has subject+category in its name and subject+status in its syntax; both are accepted.
const listedCombinations = (type: string): ReadonlySet<string> =>
  new Set([
    ...searchLines.filter((line) => line.type === type).map((line) => key(line.parameters)),
    ...(type === 'CareTeam' ? ['category + subject'] : []),
  ])

function subsets(names: readonly string[]): readonly (readonly string[])[] {
  return names
    .reduce<readonly (readonly string[])[]>((sets, name) => [...sets, ...sets.map((set) => [...set, name])], [[]])
    .filter((set) => set.length > 0 && set.length <= 3)
}

const single = (type: string) =>
  resources.find(
    (resource) =>
      resource.resourceType === type && (resource.id === `edge-${type}-single` || resource.id === 'edge-single'),
  )
const valueOf = (type: string, name: string): string => {
  const example = single(type)
  return example === undefined ? '' : (suggestedValues(example, name, '')[0] ?? '')
}
const pathOf = (type: string, names: readonly string[]): string =>
  `/${type}?${names.map((name) => `${name}=${encodeURIComponent(valueOf(type, name))}`).join('&')}`

describe('combinations of parameters', () => {
  it.each(Object.keys(searchPaths))('%s accepts only the listed ones, in any order', async (type) => {
    for (const set of subsets(Object.keys(searchPaths[type] ?? {}))) {
      const isAllowed = listedCombinations(type).has(key(set))
      const response = await get(pathOf(type, set.toReversed()))
      expect([set, response.status]).toEqual([set, isAllowed ? 200 : 400])
      if (isAllowed) continue
      const [issue] = issueOf(response.text).issue
      expect(issue).toMatchObject({ severity: 'error', code: 'not-supported' })
      for (const combination of listedCombinations(type)) expect(issue?.diagnostics).toContain(combination)
    }
  })

  it.each(Object.keys(searchPaths))('%s accepts any combination as AND in lenient mode', async (type) => {
    for (const set of subsets(Object.keys(searchPaths[type] ?? {})).filter((names) => names.length > 1)) {
      const response = await sendRequest(lenient.fhirBase, `${pathOf(type, set)}&_count=200`, { token: tokens[1] })
      const expected = resources
        .filter(
          (resource) =>
            resource.resourceType === type &&
            set.every((name) => matches(resource, name, valueOf(type, name), lenient.fhirBase)),
        )
        .map(({ id }) => id)
      expect([
        set,
        response.status,
        searchEntries(response)
          .map((entry) => entry.key.split('/')[1])
          .sort(),
      ]).toEqual([set, 200, expected.sort()])
      expect(expected.length).toBeGreaterThan(0)
    }
  })

  it('unlisted parameters are rejected, except _id and _elements in lenient mode', async () => {
    for (const type of Object.keys(searchPaths)) {
      for (const name of [
        'colour',
        '_id',
        '_lastUpdated',
        'patient.name',
        'patient:Patient',
        'code:not',
        '_has:Observation:patient:code',
        '_summary',
        '_elements',
        '_content',
        'CODE',
        '__proto__',
        'constructor',
      ]) {
        expect([type, name, (await get(`/${type}?${name}=x`)).status]).toEqual([type, name, 400])
        const isAcceptedIfLenient = ['_id', '_elements'].includes(name)
        expect([
          type,
          name,
          (await sendRequest(lenient.fhirBase, `/${type}?${name}=x`, { token: tokens[1] })).status,
        ]).toEqual([type, name, isAcceptedIfLenient ? 200 : 400])
      }
    }
  })

  it.each(Object.entries(parameterAliases))('%s is an alias of %s, but uppercase is not', async (alias, name) => {
    const types = Object.keys(searchPaths).filter(
      (type) => searchPaths[type]?.[name] !== undefined && listedCombinations(type).has(name),
    )
    for (const type of types) {
      const [official, other] = [await get(`/${type}?${name}=x`), await get(`/${type}?${alias}=x`)]
      expect([official.status, other.status, (await get(`/${type}?${name.toUpperCase()}=x`)).status]).toEqual([
        200, 200, 400,
      ])
    }
    expect(types.length + Number(name === 'vaccine-code')).toBeGreaterThan(0)
  })

  it('CareTeam accepts subject+category and subject+status', async () => {
    for (const second of ['category', 'status']) {
      const response = await get(pathOf('CareTeam', ['subject', second]))
      const expected = resources.filter(
        (resource) =>
          resource.resourceType === 'CareTeam' &&
          ['subject', second].every((name) => matches(resource, name, valueOf('CareTeam', name), strict.fhirBase)),
      )
      expect([response.status, searchEntries(response).length]).toEqual([200, expected.length])
    }
  })
})

describe('values', () => {
  it.each([
    'eq2020',
    'ne2020',
    'sa2020',
    'eb2020',
    'ap2020',
    'ge',
    '2020-13',
    '2020-02-30',
    '2020-1-1',
    '20',
    'today',
    '2020-01-01T25:00',
    'gege2020',
    '%202020',
    '2020,',
    '',
    '%20',
  ])('the date "%s" is rejected', async (value) => {
    for (const [type, name] of [
      ['Observation', 'date'],
      ['Patient', 'birthdate'],
      ['Goal', 'target-date'],
      ['Medication', 'expiration-date'],
    ]) {
      const response = await get(`/${type}?${name}=${value}`)
      expect([type, response.status]).toEqual([type, 400])
      expect(issueOf(response.text)).toMatchObject({ resourceType: 'OperationOutcome', issue: [{ severity: 'error' }] })
    }
  })

  it.each(['', ',', 'a,', ',a', '|', '%20'])('the token "%s" is rejected', async (value) => {
    for (const [type, name] of [
      ['Observation', 'code'],
      ['Encounter', 'status'],
      ['Patient', 'identifier'],
    ]) {
      expect([type, (await get(`/${type}?${name}=${value}`)).status]).toEqual([type, 400])
    }
  })

  it('percent-encoding does not change the result', async () => {
    const unencoded = await get('/Patient?identifier=urn:example:one|x1')
    for (const form of ['urn:example:one%7Cx1', 'urn%3Aexample%3Aone%7Cx1', 'urn:example:one|x%31']) {
      expect(searchEntries(await get(`/Patient?identifier=${form}`))).toEqual(searchEntries(unencoded))
    }
    expect((await get('/Observation?code=%E0%A4%A')).status).toBe(400)
  })
})
