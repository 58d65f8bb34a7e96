import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { people } from '../population/people'
import { startSandbox } from '../server'
import type { PeopleOverview } from '../pages/people'

let sandbox: Awaited<ReturnType<typeof startSandbox>>
let overview: PeopleOverview
let html: string
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, open: true })
  overview = (await (await fetch(`${sandbox.url}/people.json`)).json()) as PeopleOverview
  html = await (await fetch(`${sandbox.url}/people`)).text()
})
afterAll(() => sandbox.close())

const recordOf = (id: string) => overview.records.find((record) => record.id === id)
const search = async (query: string) =>
  (await (await fetch(`${sandbox.fhirBase}/${query}`)).json()) as {
    total: number
    entry?: { resource: Record<string, unknown> }[]
  }

describe('the people page', () => {
  it('lists everyone who can sign in, their patients, and each record', () => {
    expect(overview.people).toEqual(people)
    expect(overview.records.map(({ id }) => id).toSorted()).toEqual(
      [...new Set(people.flatMap(({ patients }) => patients))].toSorted(),
    )
    for (const { id, name } of people)
      expect([id, html.includes(`<code>${id}</code>`), html.includes(name)]).toEqual([id, true, true])
    for (const { id } of overview.records) expect([id, html.includes(`<h3 id="${id}">`)]).toEqual([id, true])
  })

  it('states how people and apps authenticate', async () => {
    expect(overview.signIn).toMatch(/^Nobody needs a password/)
    for (const { client_id, client_secret } of overview.apps)
      expect([html.includes(client_id), client_secret === undefined || html.includes(client_secret)]).toEqual([
        true,
        true,
      ])
    expect((await fetch(`${sandbox.url}/people`)).headers.get('content-security-policy')).toContain(
      "default-src 'none'",
    )
  })

  it.each(['ana', 'walter', 'quinn', 'nils'])('has the counts that searches of %s return', async (id) => {
    const { counts = {}, nothingOf = [] } = recordOf(id) ?? {}
    for (const [type, count] of Object.entries(counts))
      if (type !== 'Patient' && type !== 'Group')
        expect([type, (await search(`${type}?patient=${id}&_count=1`)).total]).toEqual([type, count])
    for (const type of nothingOf) expect([type, (await search(`${type}?patient=${id}`)).total ?? 0]).toEqual([type, 0])
  })

  it('lists features with existing records that have them', async () => {
    const special = overview.records.flatMap((record) => record.special)
    expect(new Set(special.map(({ what }) => what)).size).toBeGreaterThan(7)
    const [inError] = recordOf('quinn')?.special.filter(({ what }) => what === 'entered in error') ?? []
    expect(inError?.records.length).toBeGreaterThan(3)
    for (const reference of inError?.records.slice(0, 20) ?? [])
      expect(await (await fetch(`${sandbox.fhirBase}/${reference}`)).text()).toContain('entered-in-error')
    for (const reference of special.flatMap(({ records }) => records.slice(0, 2)))
      expect([reference, [200, 404].includes((await fetch(`${sandbox.fhirBase}/${reference}`)).status)]).toEqual([
        reference,
        true,
      ])
  })

  it('marks a deceased patient and an empty record', () => {
    expect(recordOf('rosa')?.special.map(({ what }) => what)).toEqual(
      expect.arrayContaining(['has died', 'speaks another language than English']),
    )
    expect([
      recordOf('ana')?.special.some(({ what }) => what === 'has died'),
      Object.keys(recordOf('omar')?.counts ?? {}).includes('Condition'),
    ]).toEqual([false, false])
    expect(recordOf('omar')?.nothingOf).toContain('Condition')
  })

  it('is generated from the loaded records and escapes names', async () => {
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
