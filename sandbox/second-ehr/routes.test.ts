import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allow, startClient, type SandboxClient } from '../auth/__fixtures__/oauth-client'
import type { SecondEhrKey } from './answer-key'

let home: SandboxClient
let secondEhr: SandboxClient
let withLongIds: SandboxClient
beforeAll(async () => {
  home = await startClient({ faults: [] })
  secondEhr = await startClient({ faults: [], tenant: 'lakeside' })
  withLongIds = await startClient({ faults: [], tenant: 'lakeside', persona: 'epic-like', open: true })
})
afterAll(() => Promise.all([home.close(), secondEhr.close(), withLongIds.close()]))

const keyOf = async ({ url }: SandboxClient) =>
  (await (await fetch(`${url}/control/tenant-key`)).json()) as SecondEhrKey
const personIn = (key: SecondEhrKey, home: string) => key.people.find((person) => person.home === home)
const signIn = async (ehr: SandboxClient, person: string) =>
  (await ehr.token(ehr.exchangeFields(await ehr.codeFor({}, allow(person))))).body

describe('/control/tenant-key', () => {
  it('refers to records that a person can read in each EHR', async () => {
    const [one, other] = [await signIn(home, 'walter'), await signIn(secondEhr, 'walter')]
    const walter = personIn(await keyOf(secondEhr), 'Patient/walter')
    expect([`Patient/${one['patient']}`, `Patient/${other['patient']}`]).toEqual([walter?.home, walter?.here])
    const pairs = [
      ...(walter?.folds.slice(0, 5) ?? []),
      ...(walter?.apart.slice(0, 5) ?? []),
      ...(walter?.disagreements ?? []),
    ]
    expect(pairs.length).toBeGreaterThan(13)
    for (const pair of pairs) {
      const statuses = [
        await home.read(pair.home, one['access_token']),
        await secondEhr.read(pair.here, other['access_token']),
        await secondEhr.read(pair.home, other['access_token']),
      ].map(({ status }) => status)
      expect([pair, statuses]).toEqual([pair, [200, 200, 404]])
    }
    expect((await secondEhr.read('Patient/walter', one['access_token'])).status).toBe(401)
  })

  it('has the ids of the persona', async () => {
    const [standard, other] = [await keyOf(secondEhr), await keyOf(withLongIds)]
    expect(other.people.map(({ home: homeKey, gate, folds }) => [homeKey, gate, folds.length])).toEqual(
      standard.people.map(({ home: homeKey, gate, folds }) => [homeKey, gate, folds.length]),
    )
    const ana = personIn(other, 'Patient/ana')
    expect(ana?.here).toMatch(/^Patient\/e_.{60,}$/)
    for (const reference of [ana?.here ?? '', ...(ana?.folds.slice(0, 3).map((pair) => pair.here) ?? [])])
      expect([reference, (await withLongIds.read(reference)).status]).toEqual([reference, 200])
  })

  it('exists for the second EHR only', async () =>
    expect((await fetch(`${home.url}/control/tenant-key`)).status).toBe(404))

  it('has no pairs for people with different birth dates', async () => {
    const nils = personIn(await keyOf(secondEhr), 'Patient/nils')
    expect([nils?.gate, nils?.folds, nils?.disagreements]).toEqual(['never', [], []])
  })
})
