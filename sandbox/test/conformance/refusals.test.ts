import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildPopulation } from '../../population/build'
import { startSandbox } from '../../server'
import { sendRequest, searchEntries } from '../../testing/send-request'
import { signIn } from '../../testing/sign-in'
import { signingKey } from '../../testing/signing-key'
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
  const tokenOf = async (served: typeof strict) =>
    (await signIn(served, { person: tester.id, scope: 'openid user/*.rs' })).access_token
  tokens = [await tokenOf(strict), await tokenOf(lenient)]
})
afterAll(() => Promise.all([strict.close(), lenient.close()]))

const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  sendRequest(strict.fhirBase, path, { token: tokens[0], headers })
const issueOf = (text: string) =>
  JSON.parse(text) as { resourceType: string; issue: { severity: string; code: string; diagnostics: string }[] }

const key = (parameters: readonly string[]): string => [...new Set(parameters)].sort().join(' + ')
// The line whose name says subject+category and whose syntax says subject+status is taken in both readings.
const listed = (type: string): ReadonlySet<string> =>
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
  resources.find((one) => one.resourceType === type && (one.id === `edge-${type}-single` || one.id === 'edge-single'))
const valueOf = (type: string, name: string): string => {
  const example = single(type)
  return example === undefined ? '' : (suggestedValues(example, name, '')[0] ?? '')
}
const pathOf = (type: string, names: readonly string[]): string =>
  `/${type}?${names.map((name) => `${name}=${encodeURIComponent(valueOf(type, name))}`).join('&')}`

describe('combinations of parameters', () => {
  it.each(Object.keys(searchPaths))('%s takes the listed ones only, in any order', async (type) => {
    for (const set of subsets(Object.keys(searchPaths[type] ?? {}))) {
      const allowed = listed(type).has(key(set))
      const answer = await get(pathOf(type, set.toReversed()))
      expect([set, answer.status]).toEqual([set, allowed ? 200 : 400])
      if (allowed) continue
      const [issue] = issueOf(answer.text).issue
      expect(issue).toMatchObject({ severity: 'error', code: 'not-supported' })
      for (const combination of listed(type)) expect(issue?.diagnostics).toContain(combination)
    }
  })

  it.each(Object.keys(searchPaths))('%s takes any of them as AND when lenient', async (type) => {
    for (const set of subsets(Object.keys(searchPaths[type] ?? {})).filter((names) => names.length > 1)) {
      const answer = await sendRequest(lenient.fhirBase, `${pathOf(type, set)}&_count=200`, { token: tokens[1] })
      const expected = resources
        .filter(
          (one) =>
            one.resourceType === type && set.every((name) => matches(one, name, valueOf(type, name), lenient.fhirBase)),
        )
        .map(({ id }) => id)
      expect([
        set,
        answer.status,
        searchEntries(answer)
          .map((entry) => entry.key.split('/')[1])
          .sort(),
      ]).toEqual([set, 200, expected.sort()])
      expect(expected.length).toBeGreaterThan(0)
    }
  })

  it('a parameter that no list has is refused in both modes, but for what the lenient one takes of every type', async () => {
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
        // What the lenient mode takes besides.
        const isTaken = ['_id', '_elements'].includes(name)
        expect([
          type,
          name,
          (await sendRequest(lenient.fhirBase, `/${type}?${name}=x`, { token: tokens[1] })).status,
        ]).toEqual([type, name, isTaken ? 200 : 400])
      }
    }
  })

  it.each(Object.entries(parameterAliases))('%s means what %s means, and no other case does', async (spelled, name) => {
    const types = Object.keys(searchPaths).filter((type) => searchPaths[type]?.[name] !== undefined && listed(type).has(name))
    for (const type of types) {
      const [official, other] = [await get(`/${type}?${name}=x`), await get(`/${type}?${spelled}=x`)]
      expect([official.status, other.status, (await get(`/${type}?${name.toUpperCase()}=x`)).status]).toEqual([
        200, 200, 400,
      ])
    }
    expect(types.length + Number(name === 'vaccine-code')).toBeGreaterThan(0)
  })

  it('CareTeam takes subject+category and subject+status', async () => {
    for (const second of ['category', 'status']) {
      const answer = await get(pathOf('CareTeam', ['subject', second]))
      const expected = resources.filter(
        (one) =>
          one.resourceType === 'CareTeam' &&
          ['subject', second].every((name) => matches(one, name, valueOf('CareTeam', name), strict.fhirBase)),
      )
      expect([answer.status, searchEntries(answer).length]).toEqual([200, expected.length])
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
  ])('the date "%s" is refused', async (value) => {
    for (const [type, name] of [
      ['Observation', 'date'],
      ['Patient', 'birthdate'],
      ['Goal', 'target-date'],
      ['Medication', 'expiration-date'],
    ]) {
      const answer = await get(`/${type}?${name}=${value}`)
      expect([type, answer.status]).toEqual([type, 400])
      expect(issueOf(answer.text)).toMatchObject({ resourceType: 'OperationOutcome', issue: [{ severity: 'error' }] })
    }
  })

  it.each(['', ',', 'a,', ',a', '|', '%20'])('the token "%s" is refused', async (value) => {
    for (const [type, name] of [
      ['Observation', 'code'],
      ['Encounter', 'status'],
      ['Patient', 'identifier'],
    ]) {
      expect([type, (await get(`/${type}?${name}=${value}`)).status]).toEqual([type, 400])
    }
  })

  it('the same value escaped and percent-encoded in any way finds the same', async () => {
    const plain = await get('/Patient?identifier=urn:example:one|x1')
    for (const form of ['urn:example:one%7Cx1', 'urn%3Aexample%3Aone%7Cx1', 'urn:example:one|x%31']) {
      expect(searchEntries(await get(`/Patient?identifier=${form}`))).toEqual(searchEntries(plain))
    }
    expect((await get('/Observation?code=%E0%A4%A')).status).toBe(400)
  })
})
