import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { people } from '../population/people'
import { startSandbox } from '../server'
import type { PeopleOverview } from '../pages/people'

let sandbox: Awaited<ReturnType<typeof startSandbox>>
let everybody: PeopleOverview
let shown: string
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, open: true })
  everybody = (await (await fetch(`${sandbox.url}/people.json`)).json()) as PeopleOverview
  shown = await (await fetch(`${sandbox.url}/people`)).text()
})
afterAll(() => sandbox.close())

const recordOf = (id: string) => everybody.records.find((record) => record.id === id)
const search = async (query: string) =>
  (await (await fetch(`${sandbox.fhirBase}/${query}`)).json()) as {
    total: number
    entry?: { resource: Record<string, unknown> }[]
  }

describe('the page of people', () => {
  it('has everybody who can sign in, whom they may see, and an entry for each record', () => {
    expect(everybody.people).toEqual(people)
    expect(everybody.records.map(({ id }) => id).toSorted()).toEqual(
      [...new Set(people.flatMap(({ patients }) => patients))].toSorted(),
    )
    for (const { id, name } of people)
      expect([id, shown.includes(`<code>${id}</code>`), shown.includes(name)]).toEqual([id, true, true])
    for (const { id } of everybody.records) expect([id, shown.includes(`<h3 id="${id}">`)]).toEqual([id, true])
  })

  it('says how people and apps prove themselves', async () => {
    expect(everybody.signIn).toMatch(/^Nobody needs a password/)
    for (const { client_id, client_secret } of everybody.apps)
      expect([shown.includes(client_id), client_secret === undefined || shown.includes(client_secret)]).toEqual([
        true,
        true,
      ])
    expect((await fetch(`${sandbox.url}/people`)).headers.get('content-security-policy')).toContain(
      "default-src 'none'",
    )
  })

  it.each(['ana', 'walter', 'quinn', 'nils'])('counts what a search of %s finds', async (id) => {
    const { counts = {}, nothingOf = [] } = recordOf(id) ?? {}
    for (const [type, count] of Object.entries(counts))
      if (type !== 'Patient' && type !== 'Group')
        expect([type, (await search(`${type}?patient=${id}&_count=1`)).total]).toEqual([type, count])
    for (const type of nothingOf) expect([type, (await search(`${type}?patient=${id}`)).total ?? 0]).toEqual([type, 0])
  })

  it('names what is there: each record of a line can be read and has what the line says', async () => {
    const special = everybody.records.flatMap((record) => record.special)
    expect(new Set(special.map(({ what }) => what)).size).toBeGreaterThan(7)
    const [wrong] = recordOf('quinn')?.special.filter(({ what }) => what === 'entered in error') ?? []
    expect(wrong?.records.length).toBeGreaterThan(3)
    for (const reference of wrong?.records.slice(0, 20) ?? [])
      expect(await (await fetch(`${sandbox.fhirBase}/${reference}`)).text()).toContain('entered-in-error')
    for (const reference of special.flatMap(({ records }) => records.slice(0, 2)))
      expect([reference, [200, 404].includes((await fetch(`${sandbox.fhirBase}/${reference}`)).status)]).toEqual([
        reference,
        true,
      ])
  })

  it('tells the person who has died and the empty record', () => {
    expect(recordOf('rosa')?.special.map(({ what }) => what)).toEqual(
      expect.arrayContaining(['has died', 'speaks another language than English']),
    )
    expect([
      recordOf('ana')?.special.some(({ what }) => what === 'has died'),
      Object.keys(recordOf('omar')?.counts ?? {}).includes('Condition'),
    ]).toEqual([false, false])
    expect(recordOf('omar')?.nothingOf).toContain('Condition')
  })

  it('is drawn from the records that are loaded, whatever their names', async () => {
    const name = '<img src=x onerror=alert(1)>'
    const other = await startSandbox({
      port: 0,
      population: {
        resources: [{ resourceType: 'Patient', id: 'x', name: [{ text: name }] }],
        people: [{ id: 'x', name, kind: 'patient', fhirUser: 'Patient/x', patients: ['x'], about: name }],
      },
    })
    const text = await (await fetch(`${other.url}/people`)).text()
    expect([text.includes('<img'), text.includes('&lt;img src=x')]).toEqual([false, true])
    await other.close()
  })
})
