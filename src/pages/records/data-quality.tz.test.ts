import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { describe as group, expect, it } from 'vitest'
import { searchAll } from '../../data/queries/search'
import { descriptorOf } from '../../resources/descriptors'
import { SmartSession } from '../../auth/session/smart-session'
import { createPageRenderer, visibleText } from './__fixtures__/render-page'
import { clinicalCases } from './__fixtures__/data-quality/clinical'
import { codeCases } from './__fixtures__/data-quality/codes'
import { dateCases } from './__fixtures__/data-quality/dates'
import { documentCases } from './__fixtures__/data-quality/documents'
import { identityCases } from './__fixtures__/data-quality/identity'
import { observationCases } from './__fixtures__/data-quality/observations'
import { transportCases } from './__fixtures__/data-quality/transport'
import type { DescribedType } from '../../resources/define-descriptor'
import type {
  ServerResponse,
  PageCase,
  ReferencedTestCase,
  SearchCase,
} from './__fixtures__/data-quality/data-quality-case'
import { english } from '../../i18n/__fixtures__/format'

const cases = [
  ...transportCases,
  ...identityCases,
  ...codeCases,
  ...clinicalCases,
  ...observationCases,
  ...dateCases,
  ...documentCases,
]
const titled = <C extends { readonly row: number; readonly name: string }>(all: readonly C[]) =>
  all.map((each) => [`${each.row}: ${each.name}`, each] as const)
const pageCases = cases.filter((each): each is PageCase => 'resource' in each)
const searchCases = cases.filter((each): each is SearchCase => 'responses' in each)
const referencedTests = cases.filter((each): each is ReferencedTestCase => 'file' in each)

/** Calls `request` with a session on a server that sends the responses in order; returns its result and the URLs requested. */
async function withServer<T>(
  responses: readonly ServerResponse[],
  request: (session: SmartSession) => Promise<T>,
): Promise<{ readonly result: T; readonly log: readonly string[] }> {
  const log: string[] = []
  const server = createServer((incoming, outgoing) => {
    const response = responses[log.length]
    log.push(incoming.url ?? '')
    outgoing.writeHead(
      response?.status ?? (response ? 200 : 500),
      response?.headers ?? { 'content-type': 'application/fhir+json' },
    )
    outgoing.end(typeof response?.body === 'string' ? response.body : JSON.stringify(response?.body ?? {}))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const fhirBase = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/fhir`
  const tokens = { access: 'x', refresh: undefined, obtainedAt: Date.now(), expiresAt: undefined }
  const endpoints = { token: `${fhirBase}/token`, revocation: undefined, clientId: 'c' }
  const record = {
    id: 's',
    ehrId: 'e',
    tokenFamily: 'f',
    signOutMarker: '',
    tokens,
    endpoints,
    requestedScopes: ['patient/*.rs'],
    scope: 'patient/*.rs',
    patientId: 'p',
    needPatientBanner: false,
  }
  try {
    return { result: await request(new SmartSession({ id: 'e', name: 'E', fhirBase, clientId: 'c' }, record)), log }
  } finally {
    server.close()
  }
}

const renderPage = await createPageRenderer()

it('the table has all 84 data quality cases', () => {
  expect([...new Set(cases.map(({ row }) => row))].sort((a, b) => a - b)).toEqual(
    Array.from({ length: 84 }, (_, index) => index + 1),
  )
  for (const each of cases) if ('reason' in each) expect(each.reason, each.name).toMatch(/^[A-Z].{30}/)
})

group('the page shows', () => {
  it.each(titled(pageCases))(
    '%s',
    (_title, { resource, shows, hides = [], title, listSection, audience = 'patient' }) => {
      const descriptor = descriptorOf(resource.resourceType as DescribedType)
      const page = visibleText(renderPage(resource, audience))
      for (const text of shows) expect(page).toContain(text)
      for (const text of hides) expect(page).not.toContain(text)
      if (title !== undefined) expect(descriptor.title(resource, english)).toBe(title)
      if (listSection !== undefined) expect(descriptor.listSection(resource)).toBe(listSection)
    },
  )
})

group('the search returns', () => {
  it.each(titled(searchCases))(
    '%s',
    async (_title, { type, responses, expected, provenance = false, neverRequests }) => {
      const { result, log } = await withServer<unknown>(responses, (session) =>
        searchAll(session, type, { patient: 'p' }, { provenance }).catch((cause: unknown) => cause),
      )
      expect(result).toMatchObject(expected)
      if (neverRequests) expect(log.join()).not.toMatch(neverRequests)
    },
  )
})

group('another test covers', () => {
  it.each(titled(referencedTests))('%s', (_title, { file, test }) => {
    expect(readFileSync(file, 'utf8')).toContain(test)
  })
})

it('the page shows decimals with the digits that the server sent', async () => {
  const body =
    '{"resourceType":"Bundle","entry":[{"resource":{"resourceType":"Observation","id":"1","valueQuantity":{"value":1.50,"unit":"mg"},"referenceRange":[{"low":{"value":0.0},"high":{"value":2.50e-1}}],"component":[{"valueInteger":7},{"valueQuantity":{"value":12345678901234567890}}]}}]}'
  const { result } = await withServer([{ body }], (session) => searchAll(session, 'Observation', { patient: 'p' }))
  const page = visibleText(result.matches.map((resource) => renderPage(resource, 'patient')).join(''))
  for (const text of ['1.50 mg', '|0.0|', '0.250', '12,345,678,901,234,567,890']) expect(page).toContain(text)
})
