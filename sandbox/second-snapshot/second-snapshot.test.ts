import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startClient, allow, type SandboxClient } from '../auth/__fixtures__/oauth-client'
import { Store } from '../fhir/store'
import { stringsAt, valuesAt } from '../fhir/values-at'
import { buildPopulation } from '../population/build'
import { packageProblems } from '../test/validate/packages'
import { problemsOf } from '../test/validate/rules'
import type { Resource } from '../types'
import { createSecondSnapshot } from './second-snapshot'

const { resources } = buildPopulation(1)
const store = new Store(resources)
const { resources: after, changes } = createSecondSnapshot(store, resources)
const keyOf = ({ resourceType, id }: Resource) => `${resourceType}/${id}`
const patients = ['ana', 'walter', 'maya', 'leo', 'mia', 'rosa', 'omar', 'nils', 'quinn']

/** Compares both snapshots of a patient's record. */
function compareSnapshots(patient: string) {
  const recordsOf = (list: readonly Resource[]) =>
    new Map(
      list
        .filter(
          (resource) =>
            resource.resourceType !== 'Provenance' && new Store([resource]).patientsOf(resource).includes(patient),
        )
        .map((resource) => [keyOf(resource), resource]),
    )
  const [one, other] = [recordsOf(resources), recordsOf(after)]
  const without = ({ meta: _meta, ...rest }: Resource) => JSON.stringify(rest)
  const kindOf = (name: string) => {
    const [before, now] = [one.get(name), other.get(name)]
    if (before === undefined) return 'new'
    if (now === undefined) return 'gone'
    if (without(before) !== without(now)) return 'changed'
    return JSON.stringify(before['meta']) === JSON.stringify(now['meta']) ? 'unchanged' : 'same'
  }
  return [...new Set([...one.keys(), ...other.keys()])]
    .map((name) => `${kindOf(name)} ${name}`)
    .filter((line) => !line.startsWith('unchanged'))
    .toSorted()
}

describe('the second snapshot', () => {
  it.each(patients)('of %s has exactly the listed changes', (patient) => {
    expect(compareSnapshots(patient)).toEqual(
      changes
        .filter((change) => change.patient === patient)
        .flatMap(({ kind, records }) => records.map((record) => `${kind} ${record}`))
        .toSorted(),
    )
  })

  it('has every kind of change for a long record, and a new entry for an empty one', () => {
    expect(changes.filter(({ patient }) => patient === 'quinn').map(({ what }) => what)).toHaveLength(8)
    expect(changes.filter(({ patient }) => patient === 'walter').map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['new', 'changed', 'gone', 'same']),
    )
    expect(changes.filter(({ patient }) => patient === 'omar').map(({ kind }) => kind)).toEqual(['new'])
  })

  it('is valid, and all references resolve', () => {
    const known = new Set(after.map(keyOf))
    expect(known.size).toBe(after.length)
    expect(after.flatMap((resource) => problemsOf(resource, known))).toEqual([])
    const touched = new Set(changes.flatMap(({ records }) => records))
    expect(
      after
        .filter((resource) => touched.has(keyOf(resource)) || resource.id.endsWith('-written'))
        .flatMap(packageProblems),
    ).toEqual([])
    const references = (value: unknown): string[] => {
      if (Array.isArray(value)) return value.flatMap(references)
      if (typeof value !== 'object' || value === null) return []
      return Object.entries(value).flatMap(([name, part]) =>
        name === 'reference' && typeof part === 'string' ? [part] : references(part),
      )
    }
    expect(
      after.flatMap(references).filter((reference) => /^[A-Z]\w+\//.test(reference) && !known.has(reference)),
    ).toEqual([])
  })

  it('keeps the interpretation of a changed value valid', () => {
    const changed = after.filter((resource) =>
      changes.some(
        ({ what, records }) =>
          ['a new result', 'a value is amended'].includes(what) && records.includes(keyOf(resource)),
      ),
    )
    expect(changed.length).toBeGreaterThan(8)
    for (const one of changed) {
      const [value = 0] = valuesAt(one, 'valueQuantity.value') as number[]
      const [[low = -Infinity], [high = Infinity]] = [
        valuesAt(one, 'referenceRange.low.value') as number[],
        valuesAt(one, 'referenceRange.high.value') as number[],
      ]
      const [flag = 'N'] = stringsAt(one, 'interpretation.coding.code')
      const expected = value > high ? 'H' : 'N'
      expect([keyOf(one), flag[0]]).toEqual([keyOf(one), value < low ? 'L' : expected])
    }
  })

  it('is deterministic', () => expect(createSecondSnapshot(new Store(resources), resources).changes).toEqual(changes))
})

describe('/control/advance', () => {
  let ehr: SandboxClient
  beforeAll(async () => {
    ehr = await startClient({ faults: [] })
  })
  afterAll(() => ehr.close())
  afterEach(() => fetch(`${ehr.url}/control/reset`, { method: 'POST' }))

  const control = async (method: string, query = '') => {
    const response = await fetch(`${ehr.url}/control/advance${query}`, { method })
    return {
      status: response.status,
      ...((await response.json()) as {
        state?: string
        changes?: { kind: string; records: string[] }[]
        error?: string
      }),
    }
  }
  const token = async () =>
    (await ehr.token(ehr.exchangeFields(await ehr.codeFor({}, allow('walter'))))).body['access_token']
  const search = async (query: string, bearer: string | undefined) => {
    const response = await ehr.read(query, bearer)
    return {
      status: response.status,
      body: (await response.json()) as { total: number; link?: { relation: string; url: string }[] },
    }
  }

  it('switches searches and reads without ending sign-ins, and a reset restores the first snapshot', async () => {
    const bearer = await token()
    const [results, notes] = [
      (await search('Observation?patient=walter', bearer)).body,
      (await search('DocumentReference?patient=walter', bearer)).body,
    ]
    expect(await control('GET')).toEqual({ status: 200, state: 'first', changes: [] })
    const { state, changes: listed = [] } = await control('POST', '?patient=walter')
    expect([state, listed]).toEqual(['later', changes.filter(({ patient }) => patient === 'walter')])
    const keysOf = (kind: string) => listed.filter((change) => change.kind === kind).flatMap(({ records }) => records)
    for (const name of [...keysOf('new'), ...keysOf('changed'), ...keysOf('same')])
      expect([name, (await ehr.read(name, bearer)).status]).toEqual([name, 200])
    for (const name of keysOf('gone')) expect([name, (await ehr.read(name, bearer)).status]).toEqual([name, 404])
    expect((await search('Observation?patient=walter', bearer)).body.total).toBe(results.total + 1)
    expect((await search('DocumentReference?patient=walter', bearer)).body.total).toBe(notes.total - 1)
    expect((await search('MedicationRequest?patient=walter&status=stopped', bearer)).body.total).toBeGreaterThan(0)

    await fetch(`${ehr.url}/control/reset`, { method: 'POST' })
    expect((await search('Observation?patient=walter', await token())).body.total).toBe(results.total)
    expect((await control('GET')).state).toBe('first')
  })

  it('answers earlier page links with 410', async () => {
    const bearer = await token()
    const next =
      (await search('Observation?patient=walter', bearer)).body.link?.find(({ relation }) => relation === 'next')
        ?.url ?? ''
    const follow = () => fetch(next, { headers: { authorization: `Bearer ${bearer}` } })
    expect((await follow()).status).toBe(200)
    await control('POST')
    const gone = await follow()
    expect([gone.status, valuesAt(await gone.json(), 'issue.code')]).toEqual([410, ['expired']])
  })

  it('can be repeated, and rejects unknown parameters', async () => {
    await control('POST')
    expect((await control('POST')).changes).toEqual(changes)
    expect(await control('GET', '?patient=nobody')).toEqual({ status: 400, error: "There is no patient 'nobody'." })
    expect(await control('POST', '?person=ana')).toEqual({
      status: 400,
      error: "There is no 'person' here: 'patient' is the id of a patient.",
    })
  })

  it('has a button on the faults page', async () => {
    const page = async () => (await fetch(`${ehr.url}/faults`)).text()
    const [, action = 'none'] =
      /<form[^>]* action="([^"]*)"[^>]*>(?:(?!<\/form>)[\s\S])*Switch to the second state/.exec(await page()) ?? []
    const elsewhere = await fetch(new URL(action, ehr.url), {
      method: 'POST',
      headers: { origin: 'https://elsewhere.example' },
      body: new URLSearchParams({}),
    })
    expect([elsewhere.status, (await control('GET')).state]).toEqual([403, 'first'])
    const submitted = await fetch(new URL(action, ehr.url), { method: 'POST', body: new URLSearchParams({}) })
    expect([
      new URL(submitted.url).pathname,
      (await submitted.text()).includes('href="/control/advance"'),
      (await control('GET')).state,
    ]).toEqual(['/faults', true, 'later'])
    expect((await page()).includes('Switch to the second state')).toBe(false)
  })

  it('updates the people page', async () => {
    const counts = async () =>
      (
        (await (await fetch(`${ehr.url}/people.json`)).json()) as {
          records: { id: string; counts: Record<string, number> }[]
        }
      ).records.find(({ id }) => id === 'omar')?.counts['Condition']
    expect(await counts()).toBeUndefined()
    await control('POST')
    expect(await counts()).toBe(1)
  })
})

it('a sandbox can start with the second snapshot, also with long ids, and a reset keeps it', async () => {
  const ehr = await startClient({ faults: [], later: true, open: true, persona: 'epic-like' })
  const state = async () =>
    (await (await fetch(`${ehr.url}/control/advance`)).json()) as { state: string; changes: { records: string[] }[] }
  const first = await state()
  await fetch(`${ehr.url}/control/reset`, { method: 'POST' })
  expect([first.state, first.changes.length, await state()]).toEqual(['later', changes.length, first])
  await ehr.close()
})
