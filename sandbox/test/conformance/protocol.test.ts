import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contractOf, recordTypes } from '../../../src/contract'
import { buildPopulation } from '../../population/build'
import { startSandbox } from '../../server'
import { sendRequest, searchEntries } from '../../testing/send-request'
import { signIn } from '../../testing/sign-in'
import { signingKey } from '../../auth/__fixtures__/oauth-client'
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
const nextOf = (response: TextResponse): string | undefined =>
  pageOf(response)
    .link.find(({ relation }) => relation === 'next')
    ?.url.replace(sandbox.fhirBase, '')

function expectOutcome({ headers, text }: TextResponse): void {
  expect(headers['content-type']).toBe('application/fhir+json; charset=utf-8')
  expect(JSON.parse(text)).toMatchObject({
    resourceType: 'OperationOutcome',
    issue: [{ severity: 'error', code: expect.stringMatching(/^[a-z-]+$/), diagnostics: expect.stringMatching(/\.$/) }],
  })
}

describe('paging', () => {
  it.each([1, 2, 5, 1000])(
    'pages of %d have every match once, in the same order, with the same total',
    async (count) => {
      const all = searchEntries(await get(`/Observation?patient=${patient}&_count=1000`)).map(({ key }) => key)
      const keys: string[] = []
      for (let path: string | undefined = `/Observation?patient=${patient}&_count=${count}`; path !== undefined;) {
        const response = await get(path)
        const entries = searchEntries(response)
        expect([response.status, pageOf(response).total]).toEqual([200, all.length])
        expect(entries.length).toBeLessThanOrEqual(count)
        expect(entries.length).toBeGreaterThan(0)
        keys.push(...entries.map(({ key }) => key))
        path = nextOf(response)
      }
      expect(keys).toEqual(all)
      expect(all.length).toBeGreaterThan(5)
    },
  )

  it('a full last page has no next link, and no matches return one empty page', async () => {
    const { total } = pageOf(await get(`/Observation?patient=${patient}`))
    expect(nextOf(await get(`/Observation?patient=${patient}&_count=${total}`))).toBeUndefined()
    expect(nextOf(await get(`/Observation?patient=${patient}&_count=${total - 1}`))).toBeDefined()
    const empty = await get('/Observation?patient=edge-without')
    expect([pageOf(empty).total, searchEntries(empty), nextOf(empty)]).toEqual([0, [], undefined])
  })

  it('a Bundle has a self link', async () => {
    const path = `/Observation?patient=Patient/${patient}&_count=2`
    const response = await get(path)
    expect(JSON.parse(response.text)).toMatchObject({
      resourceType: 'Bundle',
      type: 'searchset',
      link: [{ relation: 'self', url: `${sandbox.fhirBase}${path}` }, { relation: 'next' }],
    })
    expect(response.headers).toMatchObject({
      'content-type': 'application/fhir+json; charset=utf-8',
      'cache-control': 'no-store',
    })
  })

  it.each(['0', '-1', '1.5', 'ten', '', '1e3'])('_count=%s is ignored', async (count) => {
    const unchanged = searchEntries(await get(`/Observation?patient=${patient}`))
    const response = await get(`/Observation?patient=${patient}&_count=${count}`)
    expect([response.status, searchEntries(response)]).toEqual([200, unchanged])
  })

  it('_sort is ignored, and a changed page link is rejected', async () => {
    const unchanged = searchEntries(await get(`/Observation?patient=${patient}`))
    expect(searchEntries(await get(`/Observation?patient=${patient}&_sort=-date`))).toEqual(unchanged)
    const next = nextOf(await get(`/Observation?patient=${patient}&_count=1`)) ?? ''
    expect((await get(next)).status).toBe(200)
    for (const changed of [
      next.slice(0, -2),
      `${next}x`,
      next.replace('Observation', 'Condition'),
      '/Observation?_page=',
      '/Observation?_page=a.b.c',
    ]) {
      expect([changed, (await get(changed)).status]).toEqual([changed, 400])
    }
  })
})

describe('methods and paths', () => {
  const otherMethods = ['POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'PROPFIND', 'TRACE', 'PURGE']

  it.each(otherMethods)('%s is rejected with the allowed methods', async (method) => {
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
      const response = await send(method, path)
      expect([path, response.status, response.headers['allow']]).toEqual([path, 405, 'GET'])
      if (method !== 'HEAD') expectOutcome(response)
    }
  })

  it.each([
    ['application/fhir+json', '{"resourceType":"Patient"}'],
    ['application/x-www-form-urlencoded', 'patient=edge-first'],
    ['application/json', '{broken'],
    ['text/plain', 'hello'],
  ])('methods with a %s body are rejected', async (type, body) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const response = await send(method, '/Patient', { 'content-type': type }, body)
      expect([method, response.status]).toEqual([method, 405])
      expectOutcome(response)
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
  ])('%s does not exist', async (path) => {
    const response = await get(path)
    expect(response.status).toBe(404)
    expectOutcome(response)
  })

  it('an invalid URL is 400', async () => {
    for (const path of ['/Patient/%E0%A4%A', '/%', '/Patient?name=%']) {
      const response = await get(path)
      expect([path, response.status]).toEqual([path, 400])
      expectOutcome(response)
    }
  })

  it('conditional requests get the full response', async () => {
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
      const response = await get(path, { accept })
      expect([path, response.status]).toEqual([path, status])
      if (status !== 200) expectOutcome(response)
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
  ])('_format=%s is %d, with any Accept header', async (format, status) => {
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
  interface RestResource {
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
    const response = await sendRequest(sandbox.fhirBase, '/metadata')
    const statement = JSON.parse(response.text) as { rest: { documentation: string; resource: RestResource[] }[] }
    const [rest] = statement.rest
    if (rest === undefined) throw new Error('no rest')
    return rest
  }

  it('lists exactly the types, parameters, includes and interactions that are served', async () => {
    const { resource } = await restOf()
    const listed = resource.filter(({ type }) => served.some((one) => one === type))
    expect(listed.map(({ type }) => type)).toEqual(served)
    for (const { type, interaction, searchParam, searchInclude, searchRevInclude } of listed) {
      const contract = recordTypes.map(contractOf).find((contract) => contract.type === type)
      expect(interaction.map(({ code }) => code)).toEqual(contract?.read ? ['read', 'search-type'] : ['search-type'])
      expect((searchParam ?? []).map(({ name, type: kind }) => [name, kind])).toEqual(
        Object.entries(contract?.parameters ?? {}).map(([name, { type: kind }]) => [name, kind]),
      )
      expect([...(searchInclude ?? [])].sort()).toEqual((includes[type] ?? []).map(({ name }) => name).sort())
      expect(searchRevInclude ?? []).toEqual(contract?.revinclude ? ['Provenance:target'] : [])
    }
    expect(listed.filter(({ searchRevInclude }) => searchRevInclude).length).toBe(19)
  })

  it('lists the combinations of all search lines, and no others', async () => {
    const { resource } = await restOf()
    for (const type of served) {
      const combinations = resource.find((one) => one.type === type)?.extension ?? []
      const listed = combinations.map(({ extension }) =>
        extension
          .map(({ valueString }) => valueString)
          .sort()
          .join(' '),
      )
      const lines = searchLines
        .filter((line) => line.type === type)
        .map(({ parameters }) => [...parameters].sort().join(' '))
      expect([type, [...listed].sort()]).toEqual([
        type,
        [...new Set([...lines, ...(type === 'CareTeam' ? ['category subject'] : [])])].sort(),
      ])
    }
  })

  it('lists read correctly, and names the two undocumented types', async () => {
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
