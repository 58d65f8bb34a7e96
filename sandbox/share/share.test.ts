import { decryptSHLFile, SHL, SHLViewer } from 'kill-the-clipboard'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startSandbox, type Sandbox } from '../kit'
import { shareKindNames, type ShareKindName } from './kinds'

let sandbox: Sandbox
let origin: string
beforeAll(async () => {
  sandbox = await startSandbox()
  origin = new URL(sandbox.fhirBase).origin
})
beforeEach(() => sandbox.reset())
afterAll(() => sandbox.stop())

async function linkOf(name: ShareKindName): Promise<SHL> {
  const list = (await (await fetch(`${origin}/share.json`)).json()) as { kind: string; link: string }[]
  expect(list.map(({ kind }) => kind)).toEqual(shareKindNames)
  return SHL.parse(list.find(({ kind }) => kind === name)?.link ?? '')
}
const ask = async (name: ShareKindName, body: object = {}) =>
  fetch((await linkOf(name)).url, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/json', origin: 'https://reader.example.org' },
    body: JSON.stringify({ recipient: 'A reader', ...body }),
  })
const viewer = async (name: ShareKindName) => new SHLViewer({ shlinkURI: (await linkOf(name)).toURI() })

test.each([
  ['plain', {}],
  ['direct', {}],
  ['passcode', { passcode: '1234' }],
  ['long-term', {}],
  ['location', {}],
  ['compressed', {}],
] as const)('the link %s opens in kill-the-clipboard', async (name, options) => {
  const { fhirResources } = await (await viewer(name)).resolveSHL({ recipient: 'A reader', ...options })
  const [bundle] = fhirResources as unknown as { type: string; entry: { resource: { resourceType: string } }[] }[]
  expect(bundle?.type).toBe('collection')
  const types = new Set(bundle?.entry.map(({ resource }) => resource.resourceType))
  for (const type of ['Patient', 'Condition', 'AllergyIntolerance', 'Practitioner']) expect(types).toContain(type)
})

test('several files have their types, and one is no longer valid', async () => {
  const { files } = (await (await ask('several')).json()) as { files: Record<string, string>[] }
  expect(files.map(({ contentType, status }) => [contentType, status])).toEqual([
    ['application/fhir+json', 'finalized'],
    ['application/fhir+json', 'finalized'],
    ['application/fhir+json', 'no-longer-valid'],
    ['image/png', 'finalized'],
    ['application/smart-api-access', 'finalized'],
  ])
})

test('wrong passcodes are counted until the link ends', async () => {
  for (const left of [4, 3, 2, 1, 0]) {
    const response = await ask('passcode', { passcode: '0000' })
    expect([response.status, await response.json()]).toEqual([401, { remainingAttempts: left }])
  }
  expect((await ask('passcode', { passcode: '1234' })).status).toBe(404)
  await sandbox.reset()
  expect((await ask('passcode', { passcode: '1234' })).status).toBe(200)
})

test('a location works once, and the first of the link with a used one never', async () => {
  const locationOf = async (name: ShareKindName) =>
    ((await (await ask(name)).json()) as { files: { location: string }[] }).files[0]?.location ?? ''
  const location = await locationOf('location')
  expect([(await fetch(location)).status, (await fetch(location)).status]).toEqual([200, 404])
  expect((await fetch(await locationOf('used-location'))).status).toBe(404)
  expect((await fetch(await locationOf('used-location'))).status).toBe(200)
})

test.each([
  ['ended', 404, '*'],
  ['busy', 429, '*'],
  ['redirect', 307, '*'],
  ['no-cors', 200, null],
  ['plain', 200, '*'],
] as const)('the link %s answers %i', async (name, status, cors) => {
  const response = await ask(name)
  expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([status, cors])
  expect(response.headers.get('retry-after')).toBe(status === 429 ? '30' : null)
})

test('a link without its id, or a request without a name, is refused', async () => {
  expect((await fetch(`${origin}/share/guessed/plain`, { method: 'POST' })).status).toBe(404)
  expect((await ask('plain', { recipient: 7 })).status).toBe(400)
})

test('faults of files: another key, more than 50 MB, no answer', async () => {
  const files = async (name: ShareKindName) =>
    ((await (await ask(name)).json()) as { files: { embedded?: string; location?: string }[] }).files[0]
  const jwe = (await files('wrong-key'))?.embedded ?? ''
  await expect(decryptSHLFile({ jwe, key: (await linkOf('wrong-key')).key })).rejects.toThrow()
  const huge = await fetch((await files('huge'))?.location ?? '')
  expect((await huge.arrayBuffer()).byteLength).toBeGreaterThan(50 * 1024 * 1024)
  await expect(fetch((await linkOf('slow')).url, { method: 'POST', signal: AbortSignal.timeout(50) })).rejects.toThrow()
})

test('the page has every link', async () => {
  const html = await (await fetch(`${origin}/share`)).text()
  expect(html.match(/shlink:\/[\w-]+/g)).toHaveLength(shareKindNames.length)
})
