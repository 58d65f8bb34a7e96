import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { valuesAt } from '../../fhir/values-at'
import { startSandbox } from '../../server'
import { signingKey } from '../../testing/signing-key'

/** The sandbox as the server behind smart-launcher-v2, which asks without a token. */
let ehr: Awaited<ReturnType<typeof startSandbox>>
let strict: Awaited<ReturnType<typeof startSandbox>>
beforeAll(async () => {
  ehr = await startSandbox({ port: 0, open: true, lenient: true, signingKey })
  strict = await startSandbox({ port: 0, open: true, signingKey })
})
afterAll(() => Promise.all([ehr.close(), strict.close()]))

async function ask(address: string, base = ehr.fhirBase) {
  // As its proxy sends them on.
  const response = await fetch(new URL(address, `${base}/`), {
    headers: { accept: 'application/fhir+json', 'content-type': 'application/json' },
  })
  const body = (await response.json()) as object
  return {
    status: response.status,
    body,
    ids: valuesAt(body, 'entry.resource.id').map(String),
    families: valuesAt(body, 'entry.resource').map((person) => String(valuesAt(person, 'name.family')[0])),
  }
}
const linkOf = (body: object, relation: string) =>
  valuesAt(body, 'link')
    .filter((link) => valuesAt(link, 'relation')[0] === relation)
    .flatMap((link) => valuesAt(link, 'url'))
    .map(String)[0]

/** What the picker adds to an address, be it a page link or the first one. */
const picker = (address: string, sort: readonly [string, string], more: Readonly<Record<string, string>> = {}) => {
  const url = new URL(address, `${ehr.fhirBase}/`)
  const wanted = { ...more, _format: 'json', _summary: 'true', _count: '3', [sort[0]]: sort[1] }
  for (const [name, value] of Object.entries(wanted)) url.searchParams.set(name, value)
  return url.href
}
const byFamily = ['_sort:asc', 'family'] as const

describe('the patient picker of smart-launcher-v2', () => {
  it('gets its first page: by family name, in short', async () => {
    const { status, body, families } = await ask(picker('Patient', byFamily))
    expect([status, families]).toEqual([200, ['Blankenform', 'Demosen', 'Exampleby']])
    const [first] = valuesAt(body, 'entry.resource') as Record<string, unknown>[]
    expect(Object.keys(first ?? {})).toEqual(expect.arrayContaining(['id', 'meta', 'name', 'gender', 'birthDate']))
    expect(
      Object.keys(first ?? {}).filter((name) =>
        ['contact', 'communication', 'maritalStatus', 'extension', 'generalPractitioner'].includes(name),
      ),
    ).toEqual([])
    expect(valuesAt(first, 'meta.tag.code')).toEqual(['SUBSETTED'])
  })

  it('goes on and back by links to which it adds what it asked for', async () => {
    const first = await ask(picker('Patient', byFamily))
    const second = await ask(picker(linkOf(first.body, 'next') ?? 'none', byFamily))
    expect([second.status, second.families]).toEqual([200, ['Fictiva', 'Fictiva', 'Fictiva']])
    expect((await ask(picker(linkOf(second.body, 'previous') ?? 'none', byFamily))).ids).toEqual(first.ids)
    expect([linkOf(first.body, 'previous'), linkOf(second.body, 'next') === undefined]).toEqual([undefined, false])
  })

  it('begins anew when the order changes on a later page', async () => {
    const next = linkOf((await ask(picker('Patient', byFamily))).body, 'next') ?? 'none'
    expect((await ask(picker(next, ['_sort:desc', 'family']))).families[0]).toBe('Sampleton')
  })

  it.each<readonly [string, string, readonly string[]]>([
    ['_sort:desc', 'gender', ['kwin', 'quinn', 'leo', 'nils', 'omar', 'walter']],
    ['_sort:desc', 'birthdate', ['mia', 'leo', 'omar']],
    ['_sort:asc', 'birthdate', ['rosa', 'walter', 'quinn']],
    ['_sort:desc', '', []],
  ])('%s=%s', async (sort, name, some) => {
    const { status, ids } = await ask(picker('Patient', [sort, name]))
    expect([status, ids.length]).toEqual([200, 3])
    if (name === 'birthdate') expect(ids).toEqual(some)
    else expect(ids.filter((id) => some.length > 0 && !some.includes(id))).toEqual([])
  })

  it.each([
    ['tiva', ['leo', 'maya', 'mia']],
    ['ALTER', ['walter']],
    ['nobody', []],
  ])('finds names with "%s" in them', async (text, people) => {
    expect((await ask(picker('Patient', byFamily, { 'name:contains': text }))).ids.toSorted()).toEqual(people)
  })

  it('keeps to the patients that it was given', async () => {
    expect((await ask(picker('Patient', byFamily, { _id: 'walter,ana' }))).ids.toSorted()).toEqual(['ana', 'walter'])
  })
})

describe('its other pages', () => {
  it.each([
    ['the login of patients', 'Patient?_count=10&_summary=true&_sort=given', 10],
    ['the login of patients that were chosen', 'Patient?_count=10&_summary=true&_sort=given&_id=ana%2Comar', 2],
    ['the login of practitioners', 'Practitioner?_count=10&_summary=true&_sort=given', 6],
    ['the choice of practitioners', 'Practitioner', 6],
  ])('%s', async (_, address, count) => {
    const { status, ids } = await ask(address)
    expect([status, ids.length]).toEqual([200, count])
  })

  it('the practitioners come by their given names', async () => {
    const { body } = await ask('Practitioner?_count=10&_summary=true&_sort=given')
    const given = valuesAt(body, 'entry.resource.name').map((name) => String(valuesAt(name, 'given')[0]))
    expect(given).toEqual(given.toSorted())
    expect(new Set(given).size).toBeGreaterThan(3)
  })

  it('the encounter picker gets the visits of a patient, the latest first, and the patient', async () => {
    const { status, body } = await ask('Encounter?_count=10&patient=walter&_sort%3Adesc=date')
    const starts = valuesAt(body, 'entry.resource.period.start').map((start) => Date.parse(String(start)))
    expect([status, starts.length, starts]).toEqual([200, 10, starts.toSorted((a, b) => b - a)])
    expect((await ask('Patient/walter')).status).toBe(200)
  })
})

it('a sandbox that is not lenient takes none of it, and the metadata of this one says what it takes', async () => {
  for (const part of ['name:contains=x', '_summary=true&name=x', '_sort:asc=family&name=x'])
    expect([part, (await ask(`Patient?${part}`, strict.fhirBase)).status]).toEqual([part, 400])
  const said = async (base: string) => String(valuesAt((await ask('metadata', base)).body, 'rest.documentation')[0])
  for (const word of [':contains', '_sort:asc', '_summary as true'])
    expect([word, (await said(ehr.fhirBase)).includes(word), (await said(strict.fhirBase)).includes(word)]).toEqual([
      word,
      true,
      false,
    ])
})

it('a text alone has :contains', async () => {
  expect((await ask('Patient?gender:contains=ma')).status).toBe(400)
  expect((await ask('Patient?name:exact=Ana')).status).toBe(400)
})
