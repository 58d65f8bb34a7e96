import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allow, startClient, type SandboxClient } from '../auth/__fixtures__/oauth-client'
import type { SecondEhrKey } from './answer-key'

let home: SandboxClient
let here: SandboxClient
let long: SandboxClient
beforeAll(async () => {
  home = await startClient({ faults: [] })
  here = await startClient({ faults: [], tenant: 'lakeside' })
  long = await startClient({ faults: [], tenant: 'lakeside', persona: 'epic-like', open: true })
})
afterAll(() => Promise.all([home.close(), here.close(), long.close()]))

const keyOf = async ({ url }: SandboxClient) =>
  (await (await fetch(`${url}/control/tenant-key`)).json()) as SecondEhrKey
const personIn = (key: SecondEhrKey, home: string) => key.people.find((person) => person.home === home)
const signIn = async (ehr: SandboxClient, person: string) =>
  (await ehr.token(ehr.exchangeFields(await ehr.codeFor({}, allow(person))))).body

describe('/control/tenant-key', () => {
  it('names records that who signs in at both places can read, each at its own', async () => {
    const [one, other] = [await signIn(home, 'walter'), await signIn(here, 'walter')]
    const walter = personIn(await keyOf(here), 'Patient/walter')
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
        await here.read(pair.here, other['access_token']),
        await here.read(pair.home, other['access_token']),
      ].map(({ status }) => status)
      expect([pair, statuses]).toEqual([pair, [200, 200, 404]])
    }
    expect((await here.read('Patient/walter', one['access_token'])).status).toBe(401)
  })

  it('has the ids of the kind of server that it is', async () => {
    const [usual, other] = [await keyOf(here), await keyOf(long)]
    expect(other.people.map(({ home: at, gate, folds }) => [at, gate, folds.length])).toEqual(
      usual.people.map(({ home: at, gate, folds }) => [at, gate, folds.length]),
    )
    const ana = personIn(other, 'Patient/ana')
    expect(ana?.here).toMatch(/^Patient\/e_.{60,}$/)
    for (const reference of [ana?.here ?? '', ...(ana?.folds.slice(0, 3).map((pair) => pair.here) ?? [])])
      expect([reference, (await long.read(reference)).status]).toEqual([reference, 200])
  })

  it('is there for a tenant alone', async () =>
    expect((await fetch(`${home.url}/control/tenant-key`)).status).toBe(404))

  it('names nobody in common with somebody who was born on another day', async () => {
    const nils = personIn(await keyOf(here), 'Patient/nils')
    expect([nils?.gate, nils?.folds, nils?.disagreements]).toEqual(['never', [], []])
  })
})
