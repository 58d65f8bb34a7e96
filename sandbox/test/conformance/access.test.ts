import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildPopulation } from '../../population/build'
import { startSandbox } from '../../server'
import { sendRequest, searchEntries } from '../../testing/send-request'
import { signIn } from '../../testing/sign-in'
import { signingKey } from '../../auth/__fixtures__/oauth-client'
import { accessTable, breakGlass } from './access-table'
import { elementValuesOf } from './brute-force'
import { sharedRecords } from './edge-data'
import { searchLines } from './search-lines'
import { suggestedValues } from './queries'
import type { Person } from '../../types'

const { resources: builtIn, people } = buildPopulation(1)
const patients = builtIn.filter(({ resourceType }) => resourceType === 'Patient').map(({ id }) => id)
const resources = [...builtIn, ...patients.flatMap(sharedRecords)]
const byKey = new Map(resources.map((resource) => [`${resource.resourceType}/${resource.id}`, resource]))

interface Login {
  readonly title: string
  readonly person: Person
  /** Patient chosen at sign-in; undefined for a `user/` scope. */
  readonly patient: string | undefined
  /** Ids of the patients in reach of the token. */
  readonly reach: readonly string[]
}

const logins: readonly Login[] = people.flatMap((person) => [
  { title: `${person.kind} ${person.id}, user scope`, person, patient: undefined, reach: person.patients },
  ...[...new Set([person.patients[0], person.patients.at(-1)])].flatMap((patient) =>
    patient === undefined
      ? []
      : [{ title: `${person.kind} ${person.id} for ${patient}`, person, patient, reach: [patient] }],
  ),
])

let sandbox: Awaited<ReturnType<typeof startSandbox>>
const tokens = new Map<string, string>()
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, signingKey, population: { resources, people } })
  for (const { title, person, patient } of logins) {
    const scope = patient === undefined ? 'openid user/*.rs' : 'openid launch/patient patient/*.rs'
    tokens.set(
      title,
      (await signIn(sandbox, { person: person.id, scope, ...(patient === undefined ? {} : { patient }) })).access_token,
    )
  }
})
afterAll(() => sandbox.close())

const get = (path: string, token: string | undefined, headers: Readonly<Record<string, string>> = {}) =>
  sendRequest(sandbox.fhirBase, path, { token, headers })

/** The shared record of a type for a patient. */
const recordOf = (type: string, patient: string): string => (type === 'Patient' ? patient : `shared-${type}-${patient}`)

/** A listed search without a patient that matches the shared records of all patients. */
function openSearch(type: string): string | undefined {
  const line = searchLines.find(
    (line) => line.type === type && !['patient', 'subject', 'member'].some((name) => line.parameters.includes(name)),
  )
  if (line === undefined || type === 'Patient') return undefined
  const example = byKey.get(`${type}/${recordOf(type, patients[0] ?? '')}`)
  return line.parameters
    .map(
      (name) =>
        `${name}=${encodeURIComponent(example === undefined ? '' : (suggestedValues(example, name, '').at(0) ?? ''))}`,
    )
    .join('&')
}

/** First and last patients in reach and out of reach. */
function samplePatients(reach: readonly string[]): readonly string[] {
  const others = patients.filter((id) => !reach.includes(id))
  return [...new Set([reach[0], reach.at(-1), others[0], others.at(-1)])].filter((id) => id !== undefined)
}

const COLUMN_BY_KIND = { patient: 1, proxy: 2, provider: 3 } as const
const cases = logins.flatMap((login) =>
  accessTable.map((row) => [login.title, row[0], row[COLUMN_BY_KIND[login.person.kind]], login] as const),
)

const unknownResponses = new Map<string, ReturnType<typeof sendRequest>>()

/** The cached response to a request for a missing patient or record. */
function requestUnknown(token: string | undefined, path: string): ReturnType<typeof sendRequest> {
  const response = unknownResponses.get(`${token ?? ''} ${path}`) ?? get(path, token)
  unknownResponses.set(`${token ?? ''} ${path}`, response)
  return response
}

async function checkRead(type: string, patient: string, isOpen: boolean, token: string | undefined): Promise<void> {
  const id = recordOf(type, patient)
  const response = await get(`/${type}/${id}`, token)
  expect([type, id, response.status]).toEqual([type, id, isOpen ? 200 : 404])
  if (!isOpen)
    expect(response.text.replaceAll(id, '?')).toBe(
      (await requestUnknown(token, `/${type}/nobody-at-all`)).text.replaceAll('nobody-at-all', '?'),
    )
}

async function checkSearch(
  type: string,
  form: string,
  patient: string,
  isOpen: boolean,
  token: string | undefined,
): Promise<void> {
  const parameter = type === 'Group' ? 'member' : 'patient'
  const response = await get(`/${type}?${parameter}=${form}`, token)
  expect([type, form, response.status]).toEqual([type, form, isOpen ? 200 : 403])
  if (!isOpen)
    return expect(response.text).toBe((await requestUnknown(token, `/${type}?${parameter}=Patient/nobody-at-all`)).text)
  const found = searchEntries(response).map(({ key }) => byKey.get(key))
  expect(found.length).toBeGreaterThan(0)
  for (const one of found)
    expect(one && elementValuesOf(one, parameter).map(({ value }) => value)).toContainEqual(
      expect.objectContaining({ reference: `Patient/${patient}` }),
    )
}

describe('access', () => {
  it('the table has every type, and the people every kind', () => {
    expect(accessTable).toHaveLength(24)
    expect(new Set(people.map(({ kind }) => kind))).toEqual(new Set(Object.keys(COLUMN_BY_KIND)))
    expect(logins.every(({ reach }) => reach.length > 0 && reach.length < patients.length)).toBe(true)
  })

  it.each(cases)('%s, %s: %s', async (title, type, cell, { reach }) => {
    const token = tokens.get(title)
    const hasPatient =
      elementValuesOf(
        byKey.get(`${type}/${recordOf(type, patients[0] ?? '')}`) ?? { resourceType: type, id: '' },
        'patient',
      ).length > 0
    for (const [index, patient] of samplePatients(reach).entries()) {
      const forms = [
        `Patient/${patient}`,
        ...(type === 'Group' ? [] : [patient, `${sandbox.fhirBase}/Patient/${patient}`]),
      ]
      const isOpen = cell === 'all' || (cell === 'mine' && reach.includes(patient))
      await checkRead(type, patient, isOpen, token)
      if (hasPatient || type === 'Group')
        await checkSearch(
          type,
          forms[index % forms.length] ?? patient,
          patient,
          cell.startsWith('mine') && reach.includes(patient),
          token,
        )
    }
    const query = openSearch(type)
    if (cell === 'absent') expect((await get(`/${type}?patient=${reach[0] ?? ''}`, token)).status).toBe(404)
    if (query === undefined) return
    const response = await get(`/${type}?${query}&_count=200`, token)
    const found = response.status === 200 ? searchEntries(response).map(({ key }) => key) : []
    const ownPatients = cell.startsWith('mine') ? reach : []
    const expected = cell === 'all' ? patients : ownPatients
    expect(response.status).toBe(cell.startsWith('none') ? 403 : 200)
    expect(found.sort()).toEqual(expected.map((patient) => `${type}/${recordOf(type, patient)}`).sort())
  })

  it.each(logins.map((login) => [login.title, login] as const))(
    '%s finds only the patients in reach',
    async (title, { reach }) => {
      const families = new Set(
        builtIn
          .filter(({ resourceType }) => resourceType === 'Patient')
          .flatMap((resource) => suggestedValues(resource, 'family', '').slice(0, 1)),
      )
      const found: string[] = []
      for (const family of families)
        found.push(
          ...searchEntries(await get(`/Patient?family=${encodeURIComponent(family)}`, tokens.get(title))).map(
            ({ key }) => key,
          ),
        )
      expect([...new Set(found)].sort()).toEqual(reach.map((id) => `Patient/${id}`).sort())
      expect(
        searchEntries(await get('/Patient', tokens.get(title)))
          .map(({ key }) => key)
          .sort(),
      ).toEqual(reach.map((id) => `Patient/${id}`).sort())
    },
  )

  it.each([
    ['maya', 'leo', 'Patient/maya'],
    ['carmen', 'rosa', 'RelatedPerson/carmen'],
  ])(
    '%s, with the record of %s open, can read their own resource, but not their record',
    async (person, patient, own) => {
      const token =
        tokens.get(`proxy ${person} for ${patient}`) ??
        (await signIn(sandbox, { person, patient, scope: 'openid launch/patient patient/*.rs' })).access_token
      expect((await get(`/${own}`, token)).status).toBe(200)
      expect((await get('/Patient/ana', token)).status).toBe(404)
      if (own.startsWith('Patient/')) expect((await get(`/Condition?patient=${person}`, token)).status).toBe(403)
    },
  )

  it.each(breakGlass)('break-glass is rejected: %j', async ({ query, headers }) => {
    for (const { title, reach } of logins.filter(({ person }) => person.kind === 'provider')) {
      const outOfReach = patients.find((id) => !reach.includes(id)) ?? ''
      const paths = [
        `/Patient/${outOfReach}`,
        `/Condition/${recordOf('Condition', outOfReach)}`,
        `/Condition?patient=${outOfReach}`,
      ]
      for (const path of paths) {
        const response = await get(
          query === undefined ? path : `${path}${path.includes('?') ? '&' : '?'}${query}`,
          tokens.get(title),
          headers,
        )
        expect([400, 403, 404]).toContain(response.status)
        expect(response.text).toContain('OperationOutcome')
      }
    }
  })
})
