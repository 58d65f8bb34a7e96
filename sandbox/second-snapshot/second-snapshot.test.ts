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
const nameOf = ({ resourceType, id }: Resource) => `${resourceType}/${id}`
const patients = ['ana', 'walter', 'maya', 'leo', 'mia', 'rosa', 'omar', 'nils', 'quinn']

/** What somebody finds who reads both states of a record and knows nothing else. */
function found(patient: string) {
  const recordsOf = (held: readonly Resource[]) =>
    new Map(
      held
        .filter((one) => one.resourceType !== 'Provenance' && new Store([one]).patientsOf(one).includes(patient))
        .map((one) => [nameOf(one), one]),
    )
  const [one, other] = [recordsOf(resources), recordsOf(after)]
  const without = ({ meta: _meta, ...rest }: Resource) => JSON.stringify(rest)
  const kindOf = (name: string) => {
    const [before, now] = [one.get(name), other.get(name)]
    if (before === undefined) return 'new'
    if (now === undefined) return 'gone'
    if (without(before) !== without(now)) return 'changed'
    return JSON.stringify(before['meta']) === JSON.stringify(now['meta']) ? 'as it was' : 'same'
  }
  return [...new Set([...one.keys(), ...other.keys()])]
    .map((name) => `${kindOf(name)} ${name}`)
    .filter((line) => !line.startsWith('as it was'))
    .toSorted()
}

describe('the second state', () => {
  it.each(patients)('of %s differs from the first in what the list says, and in nothing else', (patient) => {
    expect(found(patient)).toEqual(
      changes
        .filter((change) => change.patient === patient)
        .flatMap(({ kind, records }) => records.map((record) => `${kind} ${record}`))
        .toSorted(),
    )
  })

  it('has every kind of change for who has a long record, and something new for an empty one', () => {
    expect(changes.filter(({ patient }) => patient === 'quinn').map(({ what }) => what)).toHaveLength(8)
    expect(changes.filter(({ patient }) => patient === 'walter').map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['new', 'changed', 'gone', 'same']),
    )
    expect(changes.filter(({ patient }) => patient === 'omar').map(({ kind }) => kind)).toEqual(['new'])
  })

  it('is valid, and nothing in it leads nowhere', () => {
    const known = new Set(after.map(nameOf))
    expect(known.size).toBe(after.length)
    expect(after.flatMap((one) => problemsOf(one, known))).toEqual([])
    const touched = new Set(changes.flatMap(({ records }) => records))
    expect(
      after.filter((one) => touched.has(nameOf(one)) || one.id.endsWith('-written')).flatMap(packageProblems),
    ).toEqual([])
    const strings = (value: unknown): string[] =>
      Array.isArray(value)
        ? value.flatMap(strings)
        : typeof value === 'object' && value !== null
          ? Object.entries(value).flatMap(([name, part]) =>
              name === 'reference' && typeof part === 'string' ? [part] : strings(part),
            )
          : []
    expect(
      after.flatMap(strings).filter((reference) => /^[A-Z]\w+\//.test(reference) && !known.has(reference)),
    ).toEqual([])
  })

  it('says of a value that was moved what is true of it', () => {
    const moved = after.filter((one) =>
      changes.some(
        ({ what, records }) => ['a new result', 'a value is amended'].includes(what) && records.includes(nameOf(one)),
      ),
    )
    expect(moved.length).toBeGreaterThan(8)
    for (const one of moved) {
      const [value = 0] = valuesAt(one, 'valueQuantity.value') as number[]
      const [[low = -Infinity], [high = Infinity]] = [
        valuesAt(one, 'referenceRange.low.value') as number[],
        valuesAt(one, 'referenceRange.high.value') as number[],
      ]
      const [flag = 'N'] = stringsAt(one, 'interpretation.coding.code')
      expect([nameOf(one), flag[0]]).toEqual([nameOf(one), value < low ? 'L' : value > high ? 'H' : 'N'])
    }
  })

  it('is the same for the same records', () =>
    expect(createSecondSnapshot(new Store(resources), resources).changes).toEqual(changes))
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

  it('moves the records on while people stay signed in: searches, reads and pages follow, and a reset brings the first state back', async () => {
    const bearer = await token()
    const [results, notes] = [
      (await search('Observation?patient=walter', bearer)).body,
      (await search('DocumentReference?patient=walter', bearer)).body,
    ]
    expect(await control('GET')).toEqual({ status: 200, state: 'first', changes: [] })
    const { state, changes: told = [] } = await control('POST', '?patient=walter')
    expect([state, told]).toEqual(['later', changes.filter(({ patient }) => patient === 'walter')])
    const of = (kind: string) => told.filter((change) => change.kind === kind).flatMap(({ records }) => records)
    for (const name of [...of('new'), ...of('changed'), ...of('same')])
      expect([name, (await ehr.read(name, bearer)).status]).toEqual([name, 200])
    for (const name of of('gone')) expect([name, (await ehr.read(name, bearer)).status]).toEqual([name, 404])
    expect((await search('Observation?patient=walter', bearer)).body.total).toBe(results.total + 1)
    expect((await search('DocumentReference?patient=walter', bearer)).body.total).toBe(notes.total - 1)
    expect((await search('MedicationRequest?patient=walter&status=stopped', bearer)).body.total).toBeGreaterThan(0)

    await fetch(`${ehr.url}/control/reset`, { method: 'POST' })
    expect((await search('Observation?patient=walter', await token())).body.total).toBe(results.total)
    expect((await control('GET')).state).toBe('first')
  })

  it('ends the page links of before: 410, and the search can be started again', async () => {
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

  it('can be told again without harm, and refuses what it does not know', async () => {
    await control('POST')
    expect((await control('POST')).changes).toEqual(changes)
    expect(await control('GET', '?patient=nobody')).toEqual({ status: 400, error: "There is no patient 'nobody'." })
    expect(await control('POST', '?person=ana')).toEqual({
      status: 400,
      error: "There is no 'person' here: 'patient' is the id of a patient.",
    })
  })

  it('has a button for people, which leads to what has changed', async () => {
    const page = async () => (await fetch(`${ehr.url}/faults`)).text()
    const [, action = 'none'] =
      /<form[^>]* action="([^"]*)"[^>]*>(?:(?!<\/form>)[\s\S])*Move the records on/.exec(await page()) ?? []
    const elsewhere = await fetch(new URL(action, ehr.url), {
      method: 'POST',
      headers: { origin: 'https://elsewhere.example' },
      body: new URLSearchParams({}),
    })
    expect([elsewhere.status, (await control('GET')).state]).toEqual([403, 'first'])
    const pressed = await fetch(new URL(action, ehr.url), { method: 'POST', body: new URLSearchParams({}) })
    expect([
      new URL(pressed.url).pathname,
      (await pressed.text()).includes('href="/control/advance"'),
      (await control('GET')).state,
    ]).toEqual(['/faults', true, 'later'])
    expect((await page()).includes('Move the records on')).toBe(false)
  })

  it('is told on the page of people, too', async () => {
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

it('a sandbox may start with the second state, also with the ids of another kind of server, and a reset stays there', async () => {
  const ehr = await startClient({ faults: [], later: true, open: true, persona: 'epic-like' })
  const state = async () =>
    (await (await fetch(`${ehr.url}/control/advance`)).json()) as { state: string; changes: { records: string[] }[] }
  const first = await state()
  await fetch(`${ehr.url}/control/reset`, { method: 'POST' })
  expect([first.state, first.changes.length, await state()]).toEqual(['later', changes.length, first])
  await ehr.close()
})
