import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { valuesAt } from '../../fhir/values-at'
import { startSandbox } from '../../server'
import { signingKey } from '../../auth/__fixtures__/oauth-client'

/** Configured as the server behind smart-launcher-v2, which sends no token. */
let ehr: Awaited<ReturnType<typeof startSandbox>>
let strict: Awaited<ReturnType<typeof startSandbox>>
beforeAll(async () => {
  ehr = await startSandbox({ port: 0, open: true, lenient: true, signingKey })
  strict = await startSandbox({ port: 0, open: true, signingKey })
})
afterAll(() => Promise.all([ehr.close(), strict.close()]))

async function request(address: string, base = ehr.fhirBase) {
  // Headers as sent by its proxy.
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

/** Adds the parameters of the picker to the first URL or a page link. */
const pickerUrl = (address: string, sort: readonly [string, string], extra: Readonly<Record<string, string>> = {}) => {
  const url = new URL(address, `${ehr.fhirBase}/`)
  const parameters = { ...extra, _format: 'json', _summary: 'true', _count: '3', [sort[0]]: sort[1] }
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return url.href
}
const byFamily = ['_sort:asc', 'family'] as const

describe('the patient picker of smart-launcher-v2', () => {
  it('gets the first page by family name, as a summary', async () => {
    const { status, body, families } = await request(pickerUrl('Patient', byFamily))
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

  it('follows next and previous links with its parameters', async () => {
    const first = await request(pickerUrl('Patient', byFamily))
    const second = await request(pickerUrl(linkOf(first.body, 'next') ?? 'none', byFamily))
    expect([second.status, second.families]).toEqual([200, ['Fictiva', 'Fictiva', 'Fictiva']])
    expect((await request(pickerUrl(linkOf(second.body, 'previous') ?? 'none', byFamily))).ids).toEqual(first.ids)
    expect([linkOf(first.body, 'previous'), linkOf(second.body, 'next') === undefined]).toEqual([undefined, false])
  })

  it('restarts the search when the order changes on a later page', async () => {
    const next = linkOf((await request(pickerUrl('Patient', byFamily))).body, 'next') ?? 'none'
    expect((await request(pickerUrl(next, ['_sort:desc', 'family']))).families[0]).toBe('Sampleton')
  })

  it.each<readonly [string, string, readonly string[]]>([
    ['_sort:desc', 'gender', ['kwin', 'quinn', 'leo', 'nils', 'omar', 'walter']],
    ['_sort:desc', 'birthdate', ['mia', 'leo', 'omar']],
    ['_sort:asc', 'birthdate', ['rosa', 'walter', 'quinn']],
    ['_sort:desc', '', []],
  ])('%s=%s sorts', async (sort, name, expected) => {
    const { status, ids } = await request(pickerUrl('Patient', [sort, name]))
    expect([status, ids.length]).toEqual([200, 3])
    if (name === 'birthdate') expect(ids).toEqual(expected)
    else expect(ids.filter((id) => expected.length > 0 && !expected.includes(id))).toEqual([])
  })

  it.each([
    ['tiva', ['leo', 'maya', 'mia']],
    ['ALTER', ['walter']],
    ['nobody', []],
  ])('finds names that contain "%s"', async (text, people) => {
    expect((await request(pickerUrl('Patient', byFamily, { 'name:contains': text }))).ids.toSorted()).toEqual(people)
  })

  it('can be limited to some patients', async () => {
    expect((await request(pickerUrl('Patient', byFamily, { _id: 'walter,ana' }))).ids.toSorted()).toEqual([
      'ana',
      'walter',
    ])
  })
})

describe('other pages of smart-launcher-v2', () => {
  it.each([
    ['the login of patients', 'Patient?_count=10&_summary=true&_sort=given', 10],
    ['the login of selected patients', 'Patient?_count=10&_summary=true&_sort=given&_id=ana%2Comar', 2],
    ['the login of practitioners', 'Practitioner?_count=10&_summary=true&_sort=given', 6],
    ['the selection of practitioners', 'Practitioner', 6],
  ])('%s gets its entries', async (_, address, count) => {
    const { status, ids } = await request(address)
    expect([status, ids.length]).toEqual([200, count])
  })

  it('practitioners are sorted by given name', async () => {
    const { body } = await request('Practitioner?_count=10&_summary=true&_sort=given')
    const given = valuesAt(body, 'entry.resource.name').map((name) => String(valuesAt(name, 'given')[0]))
    expect(given).toEqual(given.toSorted())
    expect(new Set(given).size).toBeGreaterThan(3)
  })

  it('the encounter picker gets the visits of a patient, newest first', async () => {
    const { status, body } = await request('Encounter?_count=10&patient=walter&_sort%3Adesc=date')
    const starts = valuesAt(body, 'entry.resource.period.start').map((start) => Date.parse(String(start)))
    expect([status, starts.length, starts]).toEqual([200, 10, starts.toSorted((a, b) => b - a)])
    expect((await request('Patient/walter')).status).toBe(200)
  })
})

it('only a lenient sandbox accepts these parameters, and documents them in its metadata', async () => {
  for (const part of ['name:contains=x', '_summary=true&name=x', '_sort:asc=family&name=x'])
    expect([part, (await request(`Patient?${part}`, strict.fhirBase)).status]).toEqual([part, 400])
  const documentation = async (base: string) =>
    String(valuesAt((await request('metadata', base)).body, 'rest.documentation')[0])
  for (const word of [':contains', '_sort:asc', '_summary as true'])
    expect([
      word,
      (await documentation(ehr.fhirBase)).includes(word),
      (await documentation(strict.fhirBase)).includes(word),
    ]).toEqual([word, true, false])
})

it('only string parameters have :contains', async () => {
  expect((await request('Patient?gender:contains=ma')).status).toBe(400)
  expect((await request('Patient?name:exact=Ana')).status).toBe(400)
})
