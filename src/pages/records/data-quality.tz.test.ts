import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { describe as group, expect, it } from 'vitest'
import { searchAll } from '../../data/queries/search'
import { describe } from '../../resources/registry'
import { SmartSession } from '../../auth/session/smart-session'
import { pageRenderer, textIn } from './__fixtures__/render-page'
import { clinical } from './__fixtures__/data-quality/clinical'
import { codes } from './__fixtures__/data-quality/codes'
import { dates } from './__fixtures__/data-quality/dates'
import { documents } from './__fixtures__/data-quality/documents'
import { identity } from './__fixtures__/data-quality/identity'
import { observations } from './__fixtures__/data-quality/observations'
import { transport } from './__fixtures__/data-quality/transport'
import type { DescribedType } from '../../resources/define'
import type { Answer, PageQuirk, ProvedQuirk, SearchQuirk } from './__fixtures__/data-quality/data-quality-case'

const quirks = [...transport, ...identity, ...codes, ...clinical, ...observations, ...dates, ...documents]
const titled = <Q extends { readonly row: number; readonly name: string }>(all: readonly Q[]) =>
  all.map((quirk) => [`${quirk.row}: ${quirk.name}`, quirk] as const)
const pages = quirks.filter((quirk): quirk is PageQuirk => 'resource' in quirk)
const searches = quirks.filter((quirk): quirk is SearchQuirk => 'answers' in quirk)
const proved = quirks.filter((quirk): quirk is ProvedQuirk => 'file' in quirk)

/** Runs `ask` against a server that gives the answers one after the other. */
async function against<T>(
  answers: readonly Answer[],
  ask: (session: SmartSession) => Promise<T>,
): Promise<{ readonly got: T; readonly log: readonly string[] }> {
  const log: string[] = []
  const server = createServer((request, response) => {
    const answer = answers[log.length]
    log.push(request.url ?? '')
    response.writeHead(
      answer?.status ?? (answer ? 200 : 500),
      answer?.headers ?? { 'content-type': 'application/fhir+json' },
    )
    response.end(typeof answer?.body === 'string' ? answer.body : JSON.stringify(answer?.body ?? {}))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const fhirBase = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/fhir`
  const tokens = { access: 'x', refresh: undefined, obtainedAt: Date.now(), expiresAt: undefined }
  const place = { token: `${fhirBase}/token`, revocation: undefined, clientId: 'c' }
  const record = {
    id: 's',
    ehrId: 'e',
    family: 'f',
    afterSignOut: '',
    tokens,
    place,
    asked: ['patient/*.rs'],
    scope: 'patient/*.rs',
    patientId: 'p',
    needPatientBanner: false,
  }
  try {
    return { got: await ask(new SmartSession({ id: 'e', name: 'E', fhirBase, clientId: 'c' }, record)), log }
  } finally {
    server.close()
  }
}

const draw = await pageRenderer()

it('the table has all 84 quirks', () => {
  expect([...new Set(quirks.map(({ row }) => row))].sort((a, b) => a - b)).toEqual(
    Array.from({ length: 84 }, (_, index) => index + 1),
  )
  for (const quirk of quirks) if ('because' in quirk) expect(quirk.because, quirk.name).toMatch(/^[A-Z].{30}/)
})

group('the page tells', () => {
  it.each(titled(pages))('%s', (_title, { resource, shows, hides = [], title, place, reader = 'patient' }) => {
    const descriptor = describe(resource.resourceType as DescribedType)
    const page = textIn(draw(resource, reader))
    for (const text of shows) expect(page).toContain(text)
    for (const text of hides) expect(page).not.toContain(text)
    if (title !== undefined) expect(descriptor.title(resource)).toBe(title)
    if (place !== undefined) expect(descriptor.place(resource)).toBe(place)
  })
})

group('the search gives', () => {
  it.each(titled(searches))('%s', async (_title, { type, answers, gives, provenance = false, neverAsks }) => {
    const { got, log } = await against<unknown>(answers, (session) =>
      searchAll(session, type, { patient: 'p' }, { provenance }).catch((cause: unknown) => cause),
    )
    expect(got).toMatchObject(gives)
    if (neverAsks) expect(log.join()).not.toMatch(neverAsks)
  })
})

group('a test of its own proves', () => {
  it.each(titled(proved))('%s', (_title, { file, test }) => {
    expect(readFileSync(file, 'utf8')).toContain(test)
  })
})

it('decimals stand on the page with the digits that the server sent', async () => {
  const body =
    '{"resourceType":"Bundle","entry":[{"resource":{"resourceType":"Observation","id":"1","valueQuantity":{"value":1.50,"unit":"mg"},"referenceRange":[{"low":{"value":0.0},"high":{"value":2.50e-1}}],"component":[{"valueInteger":7},{"valueQuantity":{"value":12345678901234567890}}]}}]}'
  const { got } = await against([{ body }], (session) => searchAll(session, 'Observation', { patient: 'p' }))
  const page = textIn(got.matches.map((resource) => draw(resource, 'patient')).join(''))
  for (const text of ['1.50 mg', '|0.0|', '0.250', '12,345,678,901,234,567,890']) expect(page).toContain(text)
})
