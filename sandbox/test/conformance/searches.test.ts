import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildPopulation } from '../../population/build'
import { startSandbox } from '../../server'
import { sendRequest } from '../../testing/send-request'
import { signIn } from '../../testing/sign-in'
import { signingKey } from '../../testing/signing-key'
import { elementValuesOf, matches } from './brute-force'
import { edgeProvider, edgeResources } from './edge-data'
import { parameterAliases, searchPaths } from './search-paths'
import { searchLines } from './search-lines'
import { dateForms, isDateParameter, suggestedValues } from './queries'
import type { SearchLine } from './search-lines'
import type { Resource } from '../../types'

/** Values of each parameter of a search, in order; more than one for a repeated date. */
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
  const seen = patients.filter((id) => tester.patients.includes(id))
  return resource.resourceType === 'Group' ? seen.length === patients.length : seen.length > 0
}
const held = new Map(
  Object.keys(searchPaths).map((type) => [type, resources.filter((one) => one.resourceType === type && inReach(one))]),
)

/** Ids of what a search must find, by the brute-force filter. */
function expectedOf(type: string, query: Query): readonly string[] {
  const named = query.map(([name, value]) => [parameterAliases[name] ?? name, value] as const)
  return (held.get(type) ?? [])
    .filter((one) => named.every(([name, value]) => matches(one, name, value, sandbox.fhirBase)))
    .map(({ id }) => id)
    .sort()
}

const pathOf = (type: string, query: Query): string =>
  `/${type}?${query.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`

/** Matches compared one by one; of a longer list the number and as many ids. */
const page = 100

async function compare(type: string, query: Query): Promise<void> {
  const expected = expectedOf(type, query)
  const path = pathOf(type, query)
  const { status, text } = await sendRequest(sandbox.fhirBase, `${path}&_count=${page}`, { token })
  const { total, entry = [] } = JSON.parse(text) as { total?: number; entry?: { resource: { id: string } }[] }
  const found = new Set(entry.map(({ resource }) => resource.id))
  const compared = expected.length <= page ? [...found].sort() : expected.filter((id) => found.has(id)).length
  expect({ path, status, total, compared }).toEqual({
    path,
    status: 200,
    total: expected.length,
    compared: expected.length <= page ? expected : page,
  })
}

/** Some resources of the type, the odd and the ordinary, that have all the parameters. */
function samples({ type, parameters }: SearchLine): readonly Resource[] {
  const able = (held.get(type) ?? []).filter((one) => parameters.every((name) => elementValuesOf(one, name).length > 0))
  const step = Math.max(1, Math.floor(able.length / 16))
  return able
    .filter((_, index) => index < 12 || index % step === 0)
    .filter((one) => parameters.every((name) => suggestedValues(one, name, '').length > 0))
}

interface Triple {
  some?: Query
  one?: Query
  none?: Query
}

/** Queries of a line with the values of its samples: those of one resource, and those of two mixed. */
function* queriesOf(line: SearchLine): Generator<Query> {
  const rows = samples(line).map((one) => line.parameters.map((name) => suggestedValues(one, name, sandbox.fhirBase)))
  const last = line.names.length - 1
  for (const turn of [0, 1, 2, 3]) {
    for (const [index, row] of rows.entries()) {
      for (const other of [row, rows[(index + 1) % rows.length] ?? row]) {
        const options = (column: number) => (column === last ? other : row)[column] ?? []
        yield line.names.map((name, column) => [name, options(column)[turn % options(column).length] ?? ''] as const)
      }
    }
  }
}

/** Queries that find nothing: a patient in reach without such records, else values that no resource has. */
function* emptyQueries(line: SearchLine): Generator<Query> {
  if (line.parameters.join() === 'patient') for (const id of tester.patients) yield [['patient', id]]
  const [query] = queriesOf(line)
  if (query)
    yield query.map(([name, value], column) => [
      name,
      column > 0 || name !== 'patient' ? strangerTo(line, column, value) : value,
    ])
}

/** One query of a line for each of some, one and no matches. */
function triple(line: SearchLine): Triple {
  const found: Triple = {}
  for (const query of queriesOf(line)) {
    const count = expectedOf(line.type, query).length
    const kind = count === 0 ? 'none' : count === 1 ? 'one' : 'some'
    found[kind] ??= query
    if (found.some && found.one) break
  }
  for (const query of found.none ? [] : emptyQueries(line))
    if (expectedOf(line.type, query).length === 0) found.none ??= query
  return found
}

function strangerTo({ type, parameters }: SearchLine, column: number, value: string): string {
  const [example] = samples({ type, parameters, names: [], title: '' })
  return example !== undefined && isDateParameter(example, parameters[column] ?? '')
    ? '1066'
    : value.includes('/')
      ? 'nobody'
      : 'no-such-value'
}

describe('every search line finds what a plain reading of the API description finds', () => {
  it('there are 188 lines', () => {
    expect(searchLines).toHaveLength(188)
  })

  it.each(searchLines.map((line) => [line.title, line] as const))('%s', async (_, line) => {
    const queries = triple(line)
    expect(Object.keys(queries).sort()).toEqual(['none', 'one', 'some'])
    const [, , ...others] = samples(line)
    const examples = [...others.slice(0, line.parameters.length === 1 ? 8 : 1), ...others.slice(-1)]
    const forms = examples.flatMap((example, turn) =>
      line.parameters.flatMap((parameter, column) => {
        const texts = suggestedValues(example, parameter, sandbox.fhirBase)
        if (turn > 0 && (parameter === 'patient' || isDateParameter(example, parameter))) return []
        const values = isDateParameter(example, parameter) ? dateForms(texts.slice(0, 6)) : texts.map((text) => [text])
        const rest = line.parameters.map((name) => suggestedValues(example, name, sandbox.fhirBase)[0] ?? '')
        return values.map((value): Query =>
          line.names.flatMap((name, index) =>
            (index === column ? value : [rest[index] ?? '']).map((text) => [name, text] as const),
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
