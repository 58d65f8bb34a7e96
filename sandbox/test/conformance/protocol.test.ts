import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contractOf, recordTypes } from '../../../src/contract'
import { buildPopulation } from '../../population/build'
import { startSandbox } from '../../server'
import { sendRequest, searchEntries } from '../../testing/send-request'
import { signIn } from '../../testing/sign-in'
import { signingKey } from '../../testing/signing-key'
import { edgeProvider, edgeResources } from './edge-data'
import { includes } from './includes'
import { searchLines } from './search-lines'
import type { TextResponse } from '../../testing/send-request'

const tester = edgeProvider([])
const patient = tester.patients.find((id) => id === 'edge-first') ?? ''
const served = recordTypes.filter((type) => contractOf(type).searches.length > 0)

let sandbox: Awaited<ReturnType<typeof startSandbox>>
let token = ''
beforeAll(async () => {
  sandbox = await startSandbox({
    port: 0,
    signingKey,
    population: { resources: edgeResources(), people: [...buildPopulation(1).people, tester] },
  })
  token = (await signIn(sandbox, { person: tester.id, scope: 'openid user/*.rs' })).access_token
})
afterAll(() => sandbox.close())

const send = (method: string, path: string, headers: Readonly<Record<string, string>> = {}, body?: string) =>
  sendRequest(sandbox.fhirBase, path, { token, method, headers, ...(body === undefined ? {} : { body }) })
const get = (path: string, headers: Readonly<Record<string, string>> = {}) => send('GET', path, headers)

interface Page {
  readonly total: number
  readonly link: readonly { readonly relation: string; readonly url: string }[]
}
const pageOf = ({ text }: TextResponse) => JSON.parse(text) as Page
const nextOf = (answer: TextResponse): string | undefined =>
  pageOf(answer)
    .link.find(({ relation }) => relation === 'next')
    ?.url.replace(sandbox.fhirBase, '')

function expectOutcome({ headers, text }: TextResponse): void {
  expect(headers['content-type']).toBe('application/fhir+json; charset=utf-8')
  expect(JSON.parse(text)).toMatchObject({
    resourceType: 'OperationOutcome',
    issue: [{ severity: 'error', code: expect.stringMatching(/^[a-z-]+$/), diagnostics: expect.stringMatching(/\.$/) }],
  })
}

describe('pages', () => {
  it.each([1, 2, 5, 1000])('pages of %d hold every match once, in one order, with the same total', async (count) => {
    const whole = searchEntries(await get(`/Observation?patient=${patient}&_count=1000`)).map(({ key }) => key)
    const seen: string[] = []
    for (let path: string | undefined = `/Observation?patient=${patient}&_count=${count}`; path !== undefined;) {
      const answer = await get(path)
      const entries = searchEntries(answer)
      expect([answer.status, pageOf(answer).total]).toEqual([200, whole.length])
      expect(entries.length).toBeLessThanOrEqual(count)
      expect(entries.length).toBeGreaterThan(0)
      seen.push(...entries.map(({ key }) => key))
      path = nextOf(answer)
    }
    expect(seen).toEqual(whole)
    expect(whole.length).toBeGreaterThan(5)
  })

  it('a page that is exactly full has no next page, and no match gives one empty page', async () => {
    const { total } = pageOf(await get(`/Observation?patient=${patient}`))
    expect(nextOf(await get(`/Observation?patient=${patient}&_count=${total}`))).toBeUndefined()
    expect(nextOf(await get(`/Observation?patient=${patient}&_count=${total - 1}`))).toBeDefined()
    const empty = await get('/Observation?patient=edge-without')
    expect([pageOf(empty).total, searchEntries(empty), nextOf(empty)]).toEqual([0, [], undefined])
  })

  it('a bundle says what was asked', async () => {
    const path = `/Observation?patient=Patient/${patient}&_count=2`
    const answer = await get(path)
    expect(JSON.parse(answer.text)).toMatchObject({
      resourceType: 'Bundle',
      type: 'searchset',
      link: [{ relation: 'self', url: `${sandbox.fhirBase}${path}` }, { relation: 'next' }],
    })
    expect(answer.headers).toMatchObject({
      'content-type': 'application/fhir+json; charset=utf-8',
      'cache-control': 'no-store',
    })
  })

  it.each(['0', '-1', '1.5', 'ten', '', '1e3'])('_count=%s is read over', async (count) => {
    const plain = searchEntries(await get(`/Observation?patient=${patient}`))
    const answer = await get(`/Observation?patient=${patient}&_count=${count}`)
    expect([answer.status, searchEntries(answer)]).toEqual([200, plain])
  })

  it('_sort changes nothing, and a page link that was touched is refused', async () => {
    const plain = searchEntries(await get(`/Observation?patient=${patient}`))
    expect(searchEntries(await get(`/Observation?patient=${patient}&_sort=-date`))).toEqual(plain)
    const next = nextOf(await get(`/Observation?patient=${patient}&_count=1`)) ?? ''
    expect((await get(next)).status).toBe(200)
    for (const touched of [
      next.slice(0, -2),
      `${next}x`,
      next.replace('Observation', 'Condition'),
      `${next}&_count=5`,
      '/Observation?_page=',
      '/Observation?_page=a.b.c',
    ]) {
      expect([touched, (await get(touched)).status]).toEqual([touched, 400])
    }
  })
})

describe('methods and addresses', () => {
  const other = ['POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'PROPFIND', 'TRACE', 'PURGE']

  it.each(other)('%s is not allowed anywhere, and the answer says what is', async (method) => {
    for (const path of [
      '/Patient',
      `/Patient/${patient}`,
      '/Patient/_search',
      '/Observation/_search',
      '',
      '/',
      '/Observation?patient=x',
      '/metadata',
    ]) {
      const answer = await send(method, path)
      expect([path, answer.status, answer.headers['allow']]).toEqual([path, 405, 'GET'])
      if (method !== 'HEAD') expectOutcome(answer)
    }
  })

  it.each([
    ['application/fhir+json', '{"resourceType":"Patient"}'],
    ['application/x-www-form-urlencoded', 'patient=edge-first'],
    ['application/json', '{broken'],
    ['text/plain', 'hello'],
  ])('a body of %s changes nothing about it', async (type, body) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const answer = await send(method, '/Patient', { 'content-type': type }, body)
      expect([method, answer.status]).toEqual([method, 405])
      expectOutcome(answer)
    }
  })

  it.each([
    '/Nothing',
    '/Nothing/1',
    '/patient/edge-first',
    '/ImagingStudy?patient=edge-first',
    '/DiagnosticOrder',
    '/DiagnosticOrder/1',
    '/DiagnosticOrder?patient=edge-first',
    '/Questionnaire',
    '/Questionnaire/1',
    '/Questionnaire?name=x',
    '/Provenance?target=x',
    '/Binary?x=y',
    '/Group/edge-Group-1',
    '/Patient/edge-first/_history',
    '/Patient/edge-first/_history/1',
    '/Patient/edge-first/$everything',
    '/Patient/edge-first/Condition',
    '/$export',
    '/_history',
    '',
    '/',
    '/hasOwnProperty',
    '/__proto__/x',
    '/Patient/..%2f..%2fetc',
    '/Patient/%00',
    '/metadata/x',
  ])('there is nothing at %s', async (path) => {
    const answer = await get(path)
    expect(answer.status).toBe(404)
    expectOutcome(answer)
  })

  it('a broken address is 400, without a word about the inside', async () => {
    for (const path of ['/Patient/%E0%A4%A', '/%', '/Patient?name=%']) {
      const answer = await get(path)
      expect([path, answer.status]).toEqual([path, 400])
      expectOutcome(answer)
    }
  })

  it('a repeated request is never answered as unchanged', async () => {
    const conditions = { 'if-none-match': '*', 'if-modified-since': new Date(4e12).toUTCString() }
    expect((await get(`/Patient/${patient}`, conditions)).status).toBe(200)
  })
})

describe('formats', () => {
  it.each<[string, number]>([
    ['application/fhir+json', 200],
    ['application/json', 200],
    ['*/*', 200],
    ['application/*', 200],
    ['text/html, application/fhir+json;q=0.9', 200],
    ['application/fhir+xml', 406],
    ['text/html', 406],
    ['application/xml', 406],
    ['image/png', 406],
  ])('Accept: %s is %d', async (accept, status) => {
    for (const path of [`/Patient/${patient}`, `/Condition?patient=${patient}`, '/metadata']) {
      const answer = await get(path, { accept })
      expect([path, answer.status]).toEqual([path, status])
      if (status !== 200) expectOutcome(answer)
    }
  })

  it.each<[string, number]>([
    ['json', 200],
    ['application/json', 200],
    ['application/fhir%2Bjson', 200],
    ['application/fhir+json', 200],
    ['xml', 406],
    ['html', 406],
    ['', 406],
  ])('_format=%s is %d, whatever Accept says', async (format, status) => {
    for (const path of [
      `/Patient/${patient}?_format=${format}`,
      `/Condition?patient=${patient}&_format=${format}`,
      `/metadata?_format=${format}`,
    ]) {
      expect([
        path,
        (await get(path, { accept: status === 200 ? 'text/html' : 'application/fhir+json' })).status,
      ]).toEqual([path, status])
    }
  })
})

describe('the CapabilityStatement', () => {
  interface Served {
    readonly type: string
    readonly extension?: readonly {
      readonly url: string
      readonly extension: readonly { readonly url: string; readonly valueString: string }[]
    }[]
    readonly interaction: readonly { readonly code: string }[]
    readonly searchParam?: readonly { readonly name: string; readonly type: string }[]
    readonly searchInclude?: readonly string[]
    readonly searchRevInclude?: readonly string[]
  }
  const restOf = async () => {
    const answer = await sendRequest(sandbox.fhirBase, '/metadata')
    const statement = JSON.parse(answer.text) as { rest: { documentation: string; resource: Served[] }[] }
    const [rest] = statement.rest
    if (rest === undefined) throw new Error('no rest')
    return rest
  }

  it('lists exactly the types, parameters, includes and interactions that are served', async () => {
    const { resource } = await restOf()
    const listed = resource.filter(({ type }) => served.some((one) => one === type))
    expect(listed.map(({ type }) => type)).toEqual(served)
    for (const { type, interaction, searchParam, searchInclude, searchRevInclude } of listed) {
      const contract = recordTypes.map(contractOf).find((one) => one.type === type)
      expect(interaction.map(({ code }) => code)).toEqual(contract?.read ? ['read', 'search-type'] : ['search-type'])
      expect((searchParam ?? []).map(({ name, type: kind }) => [name, kind])).toEqual(
        Object.entries(contract?.parameters ?? {}).map(([name, { type: kind }]) => [name, kind]),
      )
      expect([...(searchInclude ?? [])].sort()).toEqual((includes[type] ?? []).map(({ name }) => name).sort())
      expect(searchRevInclude ?? []).toEqual(contract?.revinclude ? ['Provenance:target'] : [])
    }
    expect(listed.filter(({ searchRevInclude }) => searchRevInclude).length).toBe(19)
  })

  it('lists the combination of every search line, and no other', async () => {
    const { resource } = await restOf()
    for (const type of served) {
      const combinations = resource.find((one) => one.type === type)?.extension ?? []
      const named = combinations.map(({ extension }) =>
        extension
          .map(({ valueString }) => valueString)
          .sort()
          .join(' '),
      )
      const lines = searchLines
        .filter((line) => line.type === type)
        .map(({ parameters }) => [...parameters].sort().join(' '))
      expect([type, [...named].sort()]).toEqual([
        type,
        [...new Set([...lines, ...(type === 'CareTeam' ? ['category subject'] : [])])].sort(),
      ])
    }
  })

  it('keeps its word about what can be read, and names the two types without requests', async () => {
    const { resource, documentation } = await restOf()
    for (const { type, interaction } of resource) {
      const found = await get(`/${type}/no-such-id`)
      expect([type, (JSON.parse(found.text) as { issue: { code: string }[] }).issue[0]?.code]).toEqual([
        type,
        interaction.some(({ code }) => code === 'read') ? 'not-found' : 'not-supported',
      ])
    }
    expect(resource.map(({ type }) => type)).not.toContain('DiagnosticOrder')
    expect(resource.map(({ type }) => type)).not.toContain('Questionnaire')
    expect(documentation).toContain('DiagnosticOrder and Questionnaire')
  })
})
