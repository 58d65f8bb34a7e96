import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildPopulation } from '../../population/build'
import { startSandbox } from '../../server'
import { sendRequest } from '../../testing/send-request'
import { signIn } from '../../testing/sign-in'
import { signingKey } from '../../auth/__fixtures__/oauth-client'
import { elementValuesOf, matches } from './brute-force'
import { edgeProvider, edgeResources } from './edge-data'
import { parameterAliases, searchPaths } from './search-paths'
import { searchLines } from './search-lines'
import { dateForms, isDateParameter, suggestedValues } from './queries'
import type { SearchLine } from './search-lines'
import type { Resource } from '../../types'

/** Parameters of a search, in order; a date can be repeated. */
type Query = readonly (readonly [name: string, value: string])[]

const built = buildPopulation(1)
const lee = built.people.find((person) => person.kind === 'provider')
const tester = edgeProvider(lee?.patients ?? [])
const resources = [...edgeResources(), ...built.resources]
const directory = ['Location', 'Medication', 'Organization', 'Practitioner', 'PractitionerRole']

let sandbox: Awaited<ReturnType<typeof startSandbox>>
let token: string
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, signingKey, population: { resources, people: [...built.people, tester] } })
  token = (await signIn(sandbox, { person: tester.id, scope: 'openid user/*.rs' })).access_token
})
afterAll(() => sandbox.close())

function inReach(resource: Resource): boolean {
  if (directory.includes(resource.resourceType)) return true
  if (resource.resourceType === 'Patient') return tester.patients.includes(resource.id)
  const about = elementValuesOf(resource, resource.resourceType === 'Group' ? 'member' : 'patient').map(
    ({ value }) => (value as { reference?: string }).reference ?? '',
  )
  const patients = about
    .filter((reference) => reference.startsWith('Patient/'))
    .map((reference) => reference.slice('Patient/'.length))
  const inReachIds = patients.filter((id) => tester.patients.includes(id))
  return resource.resourceType === 'Group' ? inReachIds.length === patients.length : inReachIds.length > 0
}
const resourcesByType = new Map(
  Object.keys(searchPaths).map((type) => [
    type,
    resources.filter((resource) => resource.resourceType === type && inReach(resource)),
  ]),
)

/** Ids that a search must find, by the brute-force filter. */
function expectedOf(type: string, query: Query): readonly string[] {
  const resolved = query.map(([name, value]) => [parameterAliases[name] ?? name, value] as const)
  return (resourcesByType.get(type) ?? [])
    .filter((resource) => resolved.every(([name, value]) => matches(resource, name, value, sandbox.fhirBase)))
    .map(({ id }) => id)
    .sort()
}

const pathOf = (type: string, query: Query): string =>
  `/${type}?${query.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`

/** Up to this number all matches are compared; of longer results only the total and one page. */
const PAGE_SIZE = 100

async function compare(type: string, query: Query): Promise<void> {
  const expected = expectedOf(type, query)
  const path = pathOf(type, query)
  const { status, text } = await sendRequest(sandbox.fhirBase, `${path}&_count=${PAGE_SIZE}`, { token })
  const { total, entry = [] } = JSON.parse(text) as { total?: number; entry?: { resource: { id: string } }[] }
  const found = new Set(entry.map(({ resource }) => resource.id))
  const compared = expected.length <= PAGE_SIZE ? [...found].sort() : expected.filter((id) => found.has(id)).length
  expect({ path, status, total, compared }).toEqual({
    path,
    status: 200,
    total: expected.length,
    compared: expected.length <= PAGE_SIZE ? expected : PAGE_SIZE,
  })
}

/** Edge cases and other resources of the type that have all parameters. */
function samples({ type, parameters }: SearchLine): readonly Resource[] {
  const candidates = (resourcesByType.get(type) ?? []).filter((resource) =>
    parameters.every((name) => elementValuesOf(resource, name).length > 0),
  )
  const step = Math.max(1, Math.floor(candidates.length / 16))
  return candidates
    .filter((_, index) => index < 12 || index % step === 0)
    .filter((resource) => parameters.every((name) => suggestedValues(resource, name, '').length > 0))
}

interface QueriesByCount {
  some?: Query
  one?: Query
  none?: Query
}

/** Queries of a line with values of its samples: of one resource, or of two. */
function* queriesOf(line: SearchLine): Generator<Query> {
  const rows = samples(line).map((resource) =>
    line.parameters.map((name) => suggestedValues(resource, name, sandbox.fhirBase)),
  )
  const last = line.names.length - 1
  for (const round of [0, 1, 2, 3]) {
    for (const [index, row] of rows.entries()) {
      for (const other of [row, rows[(index + 1) % rows.length] ?? row]) {
        const options = (column: number) => (column === last ? other : row)[column] ?? []
        yield line.names.map((name, column) => [name, options(column)[round % options(column).length] ?? ''] as const)
      }
    }
  }
}

/** Queries without matches: a patient without such records, or values that no resource has. */
function* emptyQueries(line: SearchLine): Generator<Query> {
  if (line.parameters.join() === 'patient') for (const id of tester.patients) yield [['patient', id]]
  const [query] = queriesOf(line)
  if (query)
    yield query.map(([name, value], column) => [
      name,
      column > 0 || name !== 'patient' ? unmatchedValue(line, column, value) : value,
    ])
}

/** One query of a line for each of several, one and no matches. */
function queriesByCount(line: SearchLine): QueriesByCount {
  const found: QueriesByCount = {}
  for (const query of queriesOf(line)) {
    const count = expectedOf(line.type, query).length
    const kind = (['none', 'one'] as const)[count] ?? 'some'
    found[kind] ??= query
    if (found.some && found.one) break
  }
  for (const query of found.none ? [] : emptyQueries(line))
    if (expectedOf(line.type, query).length === 0) found.none ??= query
  return found
}

function unmatchedValue({ type, parameters }: SearchLine, column: number, value: string): string {
  const [example] = samples({ type, parameters, names: [], title: '' })
  if (example !== undefined && isDateParameter(example, parameters[column] ?? '')) return '1066'
  return value.includes('/') ? 'nobody' : 'no-such-value'
}

describe('every search line has the results of the brute-force filter', () => {
  it('there are 188 lines', () => {
    expect(searchLines).toHaveLength(188)
  })

  it.each(searchLines.map((line) => [line.title, line] as const))('%s', async (_, line) => {
    const queries = queriesByCount(line)
    expect(Object.keys(queries).sort()).toEqual(['none', 'one', 'some'])
    const [, , ...others] = samples(line)
    const examples = [...others.slice(0, line.parameters.length === 1 ? 8 : 1), ...others.slice(-1)]
    const forms = examples.flatMap((example, index) =>
      line.parameters.flatMap((parameter, column) => {
        const texts = suggestedValues(example, parameter, sandbox.fhirBase)
        if (index > 0 && (parameter === 'patient' || isDateParameter(example, parameter))) return []
        const values = isDateParameter(example, parameter) ? dateForms(texts.slice(0, 6)) : texts.map((text) => [text])
        const rest = line.parameters.map((name) => suggestedValues(example, name, sandbox.fhirBase)[0] ?? '')
        return values.map((value): Query =>
          line.names.flatMap((name, position) =>
            (position === column ? value : [rest[position] ?? '']).map((text) => [name, text] as const),
          ),
        )
      }),
    )
    const unique = new Map(
      [...(Object.values(queries) as Query[]), ...forms].map((query) => [pathOf(line.type, query), query]),
    )
    await Promise.all([...unique.values()].map((query) => compare(line.type, query)))
  })
})
