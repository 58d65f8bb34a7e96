import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync, existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isPrivateIp } from './address-safety'
import { build } from './build'
import { main } from './main'
import { brandList } from './__fixtures__/brand-lists'
import { parseVendors } from './vendors'
import { probeAll, parseSmartConfiguration } from './probe'

const now = '2026-03-01T00:00:00Z'
const vendors = parseVendors(JSON.stringify({ vendors: [{ id: 'v', clientId: 'c' }] }), 'clients.json')
const bundle = (...resources: readonly object[]): string =>
  JSON.stringify({ resourceType: 'Bundle', entry: resources.map((resource) => ({ resource })) })
const endpoint = (id: string, address: unknown, more: object = {}) => ({
  resourceType: 'Endpoint',
  id,
  status: 'active',
  name: `System ${id}`,
  address,
  ...more,
})
const buildFrom = (text: string, name = 'list.json') => build([{ name, text }], vendors, now)
const good = endpoint('good', 'https://good.example/r4')

let folder: string
let output: string
const print = (text: string) => void (output += text)
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'directory-'))
  output = ''
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('omitted from the directory, with position and reason', () => {
  const version = (code: string) => ({
    extension: [{ url: 'http://hl7.org/fhir/StructureDefinition/endpoint-fhir-version', valueCode: code }],
  })
  it.each([
    ['an http URL', endpoint('x', 'http://x.example/r4'), 'list.json, entry 0', 'its endpoint is not on https'],
    [
      'a javascript: URL',
      endpoint('x', 'javascript:alert(1)'),
      'list.json, entry 0',
      'its endpoint has no address of a FHIR server',
    ],
    [
      'a URL with a user name',
      endpoint('x', 'https://good.example@evil.example/r4'),
      'list.json, entry 0',
      'its endpoint has no address of a FHIR server',
    ],
    [
      'a URL that is not a string',
      endpoint('x', { a: 1 }),
      'list.json, entry 0',
      'its endpoint has no address of a FHIR server',
    ],
    [
      'an endpoint that is off',
      endpoint('x', 'https://x.example/r4', { status: 'off' }),
      'list.json, entry 0',
      'its endpoint is off',
    ],
    [
      'an endpoint of DSTU2',
      endpoint('x', 'https://x.example/api', version('1.0.2')),
      'list.json, entry 0',
      'its endpoint is not R4 but 1.0.2',
    ],
    [
      'an endpoint whose address says STU3',
      endpoint('x', 'https://x.example/STU3'),
      'list.json, entry 0',
      'its endpoint is not R4',
    ],
    [
      'a system without a name',
      endpoint('x', 'https://x.example/r4', { name: '\u0000 \u202e' }),
      'list.json, entry 0',
      'it has no name',
    ],
    [
      'an organization without a name',
      { resourceType: 'Organization', id: 'o', endpoint: [{ reference: 'Endpoint/good' }] },
      'list.json, entry 0',
      'it has no name',
    ],
    [
      'an endpoint that is no FHIR server',
      endpoint('x', 'https://x.example/mail', { connectionType: { code: 'direct-project' } }),
      'list.json, entry 0',
      'its endpoint is no FHIR server',
    ],
    [
      'an organization without an endpoint',
      { resourceType: 'Organization', id: 'o', name: 'Nowhere Clinic' },
      'list.json, entry 0',
      'it names no endpoint',
    ],
    [
      'an organization whose endpoint is not there',
      { resourceType: 'Organization', id: 'o', name: 'Lost Clinic', endpoint: [{ reference: 'Endpoint/none' }] },
      'list.json, entry 0',
      'it names an endpoint that the list does not have',
    ],
    [
      'an organization that is part of itself',
      { resourceType: 'Organization', id: 'o', name: 'Circle Clinic', partOf: { reference: 'Organization/o' } },
      'list.json, entry 0',
      'it names no endpoint',
    ],
    [
      'an organization that is no longer active',
      {
        resourceType: 'Organization',
        id: 'o',
        name: 'Old Clinic',
        active: false,
        endpoint: [{ reference: 'Endpoint/good' }],
      },
      'list.json, entry 0',
      'it is no longer active',
    ],
  ])('%s', async (_, resource, position, reason) => {
    const { systems, omissions } = await buildFrom(bundle(resource, good))
    expect(systems.map(({ fhirBase: base }) => base)).toEqual(['https://good.example/r4'])
    expect(omissions).toContainEqual(expect.objectContaining({ position, reason }))
  })
})

describe('an address that could lead into a private network or to another path is omitted unless the operator allows it', () => {
  it.each([
    ['loopback', 'https://127.0.0.1/r4', 'has an IP address instead of a name'],
    ['loopback written as a number', 'https://2130706433/r4', 'has an IP address instead of a name'],
    ['loopback in IPv6', 'https://[::1]/r4', 'has an IP address instead of a name'],
    ['a private IPv4 address in IPv6', 'https://[::ffff:10.0.0.5]/r4', 'has an IP address instead of a name'],
    ['a link-local address', 'https://169.254.169.254/latest/meta-data', 'has an IP address instead of a name'],
    ['a private address', 'https://10.0.0.5:8443/r4', 'has an IP address instead of a name'],
    ['a public IP address', 'https://203.0.113.9/r4', 'has an IP address instead of a name'],
    ['localhost', 'https://localhost/r4', 'is on a private network'],
    ['localhost over http', 'http://localhost:8080/r4', 'is on a private network'],
    ['localhost with a final dot', 'https://localhost./r4', 'is on a private network'],
    ['a name below localhost', 'https://ehr.localhost/r4', 'is on a private network'],
    ['a name without a domain', 'https://ehr/r4', 'is on a private network'],
    ['a name of a local network', 'https://printer.local/r4', 'is on a private network'],
    ['a name of a private network', 'https://ehr.hospital.internal/r4', 'is on a private network'],
    ['a dot segment', 'https://x.example/fhir/../admin', 'has dot segments in its path'],
    ['an encoded dot segment', 'https://x.example/fhir/%2E./admin', 'has dot segments in its path'],
    ['a single dot', 'https://x.example/./r4', 'has dot segments in its path'],
    ['a path parameter', 'https://x.example/r4/;x=1/', 'has parameters in its path'],
    ['an encoded path parameter', 'https://x.example/r4%3Bx=1', 'has parameters in its path'],
  ])('%s', async (_, address, reason) => {
    const text = bundle(endpoint('x', address), good)
    const { systems, omissions } = await buildFrom(text)
    expect(systems.map(({ fhirBase: base }) => base)).toEqual(['https://good.example/r4'])
    expect(omissions).toEqual([{ position: 'list.json, entry 0', name: 'System x', reason: `its endpoint ${reason}` }])
    expect((await build([{ name: 'list.json', text }], vendors, now, { allowsAnyAddress: true })).systems).toHaveLength(
      2,
    )
  })

  it.each(['https://r4.example/fhir.v2/..r4', 'https://fhir.good.example/a.b/r4', 'https://10.example/r4'])(
    'an ordinary address is used: %s',
    async (address) => expect((await buildFrom(bundle(endpoint('x', address)))).systems).toHaveLength(1),
  )

  it.each([
    ['10.1.2.3', true],
    ['172.31.0.1', true],
    ['172.32.0.1', false],
    ['192.168.0.1', true],
    ['169.254.169.254', true],
    ['100.64.0.1', true],
    ['0.0.0.0', true],
    ['203.0.114.1', false],
    ['8.8.8.8', false],
    ['::1', true],
    ['fd00::1', true],
    ['fe80::1', true],
    ['::ffff:127.0.0.1', true],
    ['::ffff:8.8.8.8', false],
    ['2001:4860:4860::8888', false],
  ])('the IP address %s is private: %s', (address, expected) => expect(isPrivateIp(address)).toBe(expected))
})

describe('a list that cannot be used', () => {
  it.each([
    ['no JSON', '{"resourceType": "Bundle", "entry": [', /^list\.json is not JSON/],
    ['no bundle', '{"resourceType":"Patient"}', /^list\.json is not a FHIR Bundle/],
    ['an empty bundle', bundle(), /^list\.json has no Organization and no Endpoint/],
    [
      'a bundle of nothing usable',
      bundle(endpoint('x', 'http://x.example')),
      /^nothing is left of list\.json: list\.json, entry 0: its endpoint is not on https/,
    ],
    [
      'resources that are not objects',
      '{"resourceType":"Bundle","entry":[null,1,{"resource":"x"},{"resource":{"resourceType":"Endpoint","contained":"x","extension":{}}}]}',
      /^nothing is left of list\.json: list\.json, entry 0|^nothing is left of list\.json: list\.json, entry/,
    ],
  ])('%s', async (_, text, sentence) => {
    await expect(buildFrom(text)).rejects.toThrow(sentence)
  })

  it.each([
    [
      'a missing list file',
      ['build', '--in', 'none.json', '--clients', 'clients.json'],
      /there is no file .*none\.json/,
    ],
    [
      'clients without a client id',
      ['build', '--in', 'list.json', '--clients', 'bad.json'],
      /bad\.json: vendors\[0\]\.clientId must be a text/,
    ],
    ['an unknown option', ['build', '--inn', 'list.json'], /--inn/],
  ])('%s: prints a message, exits with status 1 and keeps the existing directory', async (_, args, sentence) => {
    const out = join(folder, 'directory')
    writeFileSync(join(folder, 'list.json'), bundle(good))
    writeFileSync(join(folder, 'clients.json'), JSON.stringify({ vendors: [{ id: 'v', clientId: 'c' }] }))
    writeFileSync(join(folder, 'bad.json'), JSON.stringify({ vendors: [{ id: 'v' }] }))
    const inFolder = (list: readonly string[]) => list.map((one) => (one.endsWith('.json') ? join(folder, one) : one))
    expect(
      await main(
        [...inFolder(['build', '--in', 'list.json', '--clients', 'clients.json']), '--offline', '--out', out],
        print,
        now,
      ),
    ).toBe(0)
    const before = readFileSync(join(out, 'index.json'), 'utf8')
    output = ''
    expect(await main([...inFolder(args), '--out', out], print, 'later')).toBe(1)
    expect(output).toMatch(/^Nothing was written: /)
    expect(output).toMatch(sentence)
    expect(readFileSync(join(out, 'index.json'), 'utf8')).toBe(before)
    expect(readdirSync(folder).toSorted()).toEqual(['bad.json', 'clients.json', 'directory', 'list.json'])
  })

  it('a folder with other content is not overwritten', async () => {
    const out = join(folder, 'mine')
    expect(await main(['made-up', '--count', '5', '--out', out], print, now)).toBe(0)
    rmSync(join(out, 'index.json'))
    writeFileSync(join(out, 'letter.txt'), 'mine')
    expect(await main(['made-up', '--count', '5', '--out', out], print, now)).toBe(1)
    expect(output).toContain('holds no directory of health systems')
    expect(existsSync(join(out, 'letter.txt'))).toBe(true)
  })
})

describe('one health system in several lists', () => {
  const organization = (id: string, name: string, more: object = {}) => ({
    resourceType: 'Organization',
    id,
    name,
    ...more,
  })
  const identifier = [{ system: 'urn:ietf:rfc:3986', value: 'https://one.example' }]

  it('is merged by its identifier: names, locations, portals and endpoints', async () => {
    const portal = {
      url: 'http://hl7.org/fhir/StructureDefinition/organization-portal',
      extension: [
        { url: 'portalName', valueString: 'OneChart' },
        { url: 'portalEndpoint', valueReference: { reference: 'Endpoint/e' } },
      ],
    }
    const first = bundle(
      organization('a', 'One Health', {
        identifier,
        address: [{ city: 'Emberton', state: 'Eastfold' }],
        endpoint: [{ reference: 'Endpoint/e' }],
      }),
      endpoint('e', 'https://one.example/r4'),
    )
    const second = bundle(
      organization('b', 'One Hospital', {
        identifier: [{ ...identifier[0], value: 'https://ONE.example/' }],
        alias: ['First Clinic'],
        address: [{ city: 'Wrenley', state: 'Westfold' }],
        extension: [portal],
      }),
      endpoint('e', 'https://ONE.example/r4/'),
    )
    const { systems } = await build(
      [
        { name: 'a.json', text: first },
        { name: 'b.json', text: second },
      ],
      vendors,
      now,
    )
    expect(systems.map(({ id: _, ...system }) => system)).toEqual([
      {
        name: 'One Health',
        location: 'Emberton, Eastfold',
        portal: 'OneChart',
        aliases: 'One Hospital|First Clinic|Wrenley, Westfold|one',
        vendor: 'v',
        fhirBase: 'https://one.example/r4',
        origins: [],
      },
    ])
  })

  it('an identifier shared by many systems of a list merges none of them', async () => {
    const many = Array.from({ length: 8 }, (_, i) => [
      organization(`o${i}`, `Clinic ${i}`, { identifier, endpoint: [{ reference: `Endpoint/e${i}` }] }),
      endpoint(`e${i}`, `https://e${i}.example/r4`),
    ]).flat()
    expect((await buildFrom(bundle(...many))).systems).toHaveLength(8)
  })

  it('an organization without an endpoint inherits that of its parent', async () => {
    const { systems } = await buildFrom(
      bundle(
        organization('p', 'Parent Health', { endpoint: [{ reference: 'Endpoint/good' }] }),
        organization('c', 'Child Clinic', { partOf: { reference: 'Organization/p' } }),
        good,
      ),
    )
    expect(systems.map(({ name, fhirBase: base }) => [name, base])).toEqual([
      ['Parent Health', 'https://good.example/r4'],
      ['Child Clinic', 'https://good.example/r4'],
    ])
  })

  it('an older list: the organization contained in the endpoint, referenced, or missing', async () => {
    const owner = organization('own', 'Inside Clinic', { address: [{ city: 'Umberly' }] })
    const { systems } = await buildFrom(
      bundle(
        endpoint('a', 'https://a.example/r4', { managingOrganization: { reference: '#own' }, contained: [owner] }),
        endpoint('b', 'https://b.example/r4', { managingOrganization: { reference: 'Organization/pointed' } }),
        organization('pointed', 'Pointed Clinic'),
        endpoint('c', 'https://c.example/r4'),
      ),
    )
    expect(systems.map(({ name }) => name).toSorted()).toEqual(['Inside Clinic', 'Pointed Clinic', 'System c'])
  })

  it('a vendor’s list gets that vendor’s client, and a base without a client is omitted', async () => {
    const clients = parseVendors(
      JSON.stringify({
        vendors: [
          { id: 'north', from: ['north.json'], clientId: 'n' },
          { id: 'south', match: ['*.south.example'], clientId: 's' },
        ],
      }),
      'clients.json',
    )
    const { systems, omissions } = await build(
      [
        { name: 'north.json', text: bundle(good) },
        {
          name: 'other.json',
          text: bundle(endpoint('s', 'https://fhir.south.example/r4'), endpoint('e', 'https://evilsouth.example/r4')),
        },
      ],
      clients,
      now,
    )
    expect(systems.map(({ vendor, fhirBase: base }) => [vendor, base])).toEqual([
      ['north', 'https://good.example/r4'],
      ['south', 'https://fhir.south.example/r4'],
    ])
    expect(omissions).toContainEqual({
      position: 'other.json, entry 1',
      name: 'System e',
      reason: 'no client is for evilsouth.example',
    })
  })

  it('a bundle of 50 MB is read completely', async () => {
    const logo = 'x'.repeat(50_000)
    const entries = Array.from({ length: 1000 }, (_, i) =>
      endpoint(`e${i}`, `https://e${i}.example/r4`, { extension: [{ url: 'logo', valueString: logo }] }),
    )
    const text = bundle(...entries)
    expect(text.length).toBeGreaterThan(50_000_000)
    const { systems, files } = await buildFrom(text)
    expect(systems).toHaveLength(1000)
    expect(JSON.stringify([...files.values()])).not.toContain('xxxx')
  })
})

describe('SMART configuration', () => {
  const smart = {
    authorization_endpoint: 'https://auth.example/a',
    token_endpoint: 'https://token.example/t',
    jwks_uri: 'https://good.example/keys',
    code_challenge_methods_supported: ['S256'],
    capabilities: ['client-public', 'client-confidential-symmetric'],
  }
  const vendor = { settings: {} }
  it.each([
    ['origins other than the base’s', smart, { origins: ['https://auth.example', 'https://token.example'] }],
    [
      'no S256',
      { ...smart, code_challenge_methods_supported: ['plain'] },
      { closed: 'it does not offer PKCE with S256' },
    ],
    [
      'confidential apps only',
      { ...smart, capabilities: ['client-confidential-symmetric'] },
      { closed: 'it takes apps with a secret alone' },
    ],
    [
      'a token endpoint over http',
      { ...smart, token_endpoint: 'http://token.example/t' },
      { failed: 'its token_endpoint is not on https' },
    ],
    [
      'no endpoint',
      { ...smart, authorization_endpoint: 7 },
      { failed: 'its smart-configuration has no authorization_endpoint' },
    ],
    [
      'a token endpoint on a private network',
      { ...smart, token_endpoint: 'https://10.0.0.5/t' },
      { failed: 'an address of its sign-in has an IP address instead of a name' },
    ],
    [
      'keys at a script',
      { ...smart, jwks_uri: 'javascript:1' },
      { origins: ['https://auth.example', 'https://token.example'] },
    ],
  ])('%s', (_, document, probe) =>
    expect(parseSmartConfiguration(document, 'https://good.example/r4', vendor)).toEqual(probe),
  )

  it('is requested from four systems at a time, and a resumed run requests only those that failed; private hosts are asked only if told', async () => {
    let [open, most] = [0, 0]
    const requests: string[] = []
    const server = createServer((request, response) => {
      requests.push(request.url ?? '')
      most = Math.max(most, (open += 1))
      setTimeout(() => {
        open -= 1
        const path = request.url ?? ''
        response
          .writeHead(path.startsWith('/broken') ? 500 : 200, { 'content-type': 'application/json' })
          .end(JSON.stringify({ ...smart, jwks_uri: undefined }))
      }, 20)
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const [vendor] = vendors
    if (vendor === undefined) throw new Error('no vendor')
    const bases = new Map(
      ['broken', ...Array.from({ length: 11 }, (_, i) => `s${i}`)].map((name) => [`${base}/${name}`, vendor]),
    )
    const saved: number[] = []
    const first = await probeAll(bases, new Map(), (all) => saved.push(all.size), true)
    expect([most, first.size, saved.at(-1)]).toEqual([4, 12, 12])
    expect(first.get(`${base}/broken`)).toEqual({ failed: 'its smart-configuration answers HTTP 500' })
    requests.length = 0
    await probeAll(bases, first, () => undefined, true)
    expect(requests).toEqual(['/broken/.well-known/smart-configuration'])
    requests.length = 0
    const unasked = await probeAll(bases, new Map(), () => undefined)
    expect(unasked.get(`${base}/s1`)).toEqual({ failed: 'its host is on a private network' })
    expect(requests).toEqual([])
    server.close()
  })

  it('a system without public clients is listed as out of reach, with name and location', async () => {
    const { systems, omissions } = await build(
      [{ name: 'l.json', text: brandList([{ name: 'Closed Health', place: ['Emberton', 'Eastfold'] }]) }],
      vendors,
      now,
      {
        probeBases: async (bases) =>
          new Map([...bases.keys()].map((base) => [base, { closed: 'it takes apps with a secret alone' }])),
      },
    )
    expect(systems).toEqual([
      expect.objectContaining({ name: 'Closed Health', location: 'Emberton, Eastfold', vendor: '', fhirBase: '' }),
    ])
    expect(omissions[0]?.reason).toContain('out of reach')
  })
})
