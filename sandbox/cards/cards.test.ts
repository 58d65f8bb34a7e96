import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inflateRawSync } from 'node:zlib'
import { Directory, SHCReader } from 'kill-the-clipboard'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSandbox } from '../server'
import { cardKinds } from './kinds'

let sandbox: Awaited<ReturnType<typeof startSandbox>>
let directory: Directory
const get = async (path: string) => fetch(`${sandbox.url}${path}`, { headers: { origin: 'https://app.example' } })
const textOf = async (path: string) => (await get(path)).text()
const cardOf = (kind: string) => textOf(`/cards/walter/vaccines/${kind}.smart-health-card`)

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 })
  directory = Directory.fromJSON((await (await get('/cards/issuers.json')).json()) as never)
})
afterAll(() => sandbox.close())

/** Read by an independent implementation, with the list of issuers of the sandbox. */
const readCard = async (kind: string) => {
  const reader = new SHCReader({ issuerDirectory: directory })
  return reader.fromFileContent(await cardOf(kind)).then(
    (card) => card.asBundle(),
    (cause: unknown) => (cause as { code: string }).code,
  )
}

describe('the issuer of health cards', () => {
  it('signs cards of vaccines and results that another implementation reads', async () => {
    const bundle = await readCard('plain')
    if (typeof bundle === 'string') throw new Error(bundle)
    expect(bundle.entry?.map(({ fullUrl, resource }) => [fullUrl, resource?.resourceType])).toEqual([
      ['resource:0', 'Patient'],
      ['resource:1', 'Immunization'],
      ['resource:2', 'Immunization'],
      ['resource:3', 'Immunization'],
      ['resource:4', 'Immunization'],
    ])
    const lab = await new SHCReader({ issuerDirectory: directory }).fromFileContent(
      await textOf('/cards/walter/lab/plain.smart-health-card'),
    )
    expect((await lab.asBundle()).entry?.[1]?.resource?.resourceType).toBe('Observation')
  })

  it('leaves out the names of codes, as the specification says', async () => {
    expect(JSON.stringify(await readCard('plain'))).not.toMatch(/"(?:display|text|id|meta)":/)
  })

  it('has the same keys at every start', async () => {
    const other = await startSandbox({ port: 0 })
    const keys = await textOf('/cards/.well-known/jwks.json')
    expect(await (await fetch(`${other.url}/cards/.well-known/jwks.json`)).text()).toBe(keys)
    await other.close()
  })

  it('makes cards that are to be refused', async () => {
    const outcomes = await Promise.all(
      (['expired', 'wrong-signature', 'bad-kid', 'revoked'] as const).map(async (kind) => [kind, await readCard(kind)]),
    )
    expect(Object.fromEntries(outcomes)).toEqual({
      expired: 'EXPIRED',
      'wrong-signature': 'BAD_SIGNATURE',
      'bad-kid': 'VERIFICATION_ERROR',
      revoked: 'SHC_REVOKED',
    })
  })

  it('makes cards that begin later', async () => {
    const { verifiableCredential } = JSON.parse(await cardOf('not-yet-valid')) as { verifiableCredential: [string] }
    const payload = Buffer.from(verifiableCredential[0].split('.')[1] ?? '', 'base64url')
    const { nbf } = JSON.parse(inflateRawSync(payload).toString()) as { nbf: number }
    expect(nbf * 1000).toBeGreaterThan(Date.now())
  })

  it('has issuers outside of the list, one of which lets no page read its keys', async () => {
    const corsOf = async (path: string) =>
      (await get(`${path}/.well-known/jwks.json`)).headers.get('access-control-allow-origin')
    expect(await corsOf('/cards')).toBe('*')
    expect(await corsOf('/cards/other')).toBe('*')
    expect(await corsOf('/cards/no-cors')).toBeNull()
  })

  it('has codes as texts and as pictures', async () => {
    const codes = (await textOf('/cards/walter/vaccines/parts.txt')).trim().split('\n')
    expect(codes.map((code) => code.slice(0, 9))).toEqual(['shc:/1/3/', 'shc:/2/3/', 'shc:/3/3/'])
    const card = await new SHCReader({ issuerDirectory: directory }).fromQRNumeric(codes)
    expect((await card.asBundle()).entry).toHaveLength(5)
    for (const path of ['plain.gif', 'parts.3.gif']) {
      const response = await get(`/cards/walter/vaccines/${path}`)
      expect(response.headers.get('content-type')).toBe('image/gif')
      expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(1000)
    }
  })

  it.each([
    '/cards/nobody/vaccines/plain.txt',
    '/cards/walter/xray/plain.txt',
    '/cards/walter/vaccines/x.txt',
    '/cards/walter/vaccines/plain.4.gif',
    '/cards/walter/vaccines/plain.pdf',
  ])('has no %s', async (path) => expect((await get(path)).status).toBe(404))

  it('lists its cards on a page, and the guide describes each kind', async () => {
    const html = await textOf('/cards')
    const guide = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'qa.md'), 'utf8').replaceAll(/ +\|/g, ' |')
    for (const [kind, { description }] of Object.entries(cardKinds)) {
      expect(html).toContain(`/vaccines/${kind}.smart-health-card`)
      expect(guide).toContain(`| \`${kind}\` | ${description} |`)
    }
  })
})
