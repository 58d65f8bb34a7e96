// Lists of fictional health systems for the demo, tests and benchmarks. Names are combined from invented parts.
import type { SourceList } from './build.ts'

const townPrefixes = [
  'Apple',
  'Bramble',
  'Cobble',
  'Drizzle',
  'Ember',
  'Fable',
  'Glimmer',
  'Hazel',
  'Inkle',
  'Juniper',
  'Kestrel',
  'Lantern',
  'Marigold',
  'Nettle',
  'Otter',
  'Pebble',
  'Quill',
  'Raven',
  'Sorrel',
  'Thistle',
  'Umber',
  'Velvet',
  'Willow',
  'Yarrow',
  'Zephyr',
  'Clover',
  'Foxglove',
  'Heron',
  'Larkspur',
  'Mulberry',
  'Plover',
  'Saffron',
  'Teasel',
  'Woodruff',
  'Wren',
]
const townSuffixes = [
  'mere',
  'wick',
  'stead',
  'holm',
  'combe',
  'fell',
  'thorpe',
  'gate',
  'moor',
  'dale',
  'ford',
  'haven',
  'brook',
  'shaw',
  'hurst',
  'ness',
  'garth',
  'lea',
  'barrow',
  'cliff',
  'port',
  'croft',
  'den',
  'field',
  'crest',
]
const saints = ['Orvin', 'Tamsel', 'Ilvara', 'Corwen', 'Maldis', 'Perrin', 'Ysolt', 'Brannoc']
const regions = ['Northmarch', 'Southmarch', 'Eastfold', 'Westfold', 'Lakeshire', 'Highmoor']
const kinds = [
  'Health',
  'Medical Center',
  'Community Hospital',
  'Family Medicine',
  'Clinic',
  'Regional Health System',
  'Children’s Hospital',
  'Pediatrics',
  'Orthopedics & Spine',
  'Women’s Health',
  'Physicians Group',
  'Health Partners',
  'Community Health Center',
  'Eye Associates',
  'Cancer Center',
  'Memorial Hospital',
  'HealthCare',
]

/** A seeded pseudo-random generator (mulberry32) of numbers below 1. */
function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

type Pick = <T>(list: readonly T[]) => T
const townName = (pick: Pick): string => `${pick(townPrefixes)}${pick(townSuffixes)}`

function nameOf(pick: Pick, next: () => number): string {
  const kind = next()
  if (kind < 0.06) return `St. ${pick(saints)} ${pick(['Hospital', 'Medical Center', 'Health'])} of ${townName(pick)}`
  if (kind < 0.1) return `University of ${townName(pick)} ${pick(['HealthCare', 'Hospital', 'Medical Center'])}`
  if (kind < 0.13) return `Mount ${townName(pick)} ${pick(kinds)}`
  return `${townName(pick)} ${pick(kinds)}`
}

const letters = (name: string): string => name.toLowerCase().replace(/[^a-z]+/g, '')
const system = 'urn:ietf:rfc:3986'

interface SampleSystem {
  readonly name: string
  readonly alias: readonly string[]
  readonly address: readonly object[]
  readonly domain: string
  readonly base: string
}

function createSystems(count: number, seed: number, baseOf: (domain: string) => string): readonly SampleSystem[] {
  const next = seededRandom(seed)
  const pick: Pick = (list) => list[Math.floor(next() * list.length)] as never
  const domains = new Set<string>()
  return Array.from({ length: count }, () => {
    const name = nameOf(pick, next)
    const address = Array.from({ length: next() < 0.2 ? 3 : 1 }, () => ({ city: townName(pick), state: pick(regions) }))
    // Some names are used twice, with different locations.
    const domain = domains.has(letters(name)) ? `${letters(name)}${letters(address[0]?.city ?? '')}` : letters(name)
    domains.add(domain)
    const alias = next() < 0.3 ? [`${townName(pick)} ${pick(['Clinics', 'Health', 'Care Network'])}`] : []
    return { name, alias, address, domain, base: baseOf(domain) }
  })
}

const brandEntries = ({ name, alias, address, domain, base }: SampleSystem, i: number): readonly object[] => [
  {
    fullUrl: `https://lists.example/Organization/b${i}`,
    resource: {
      resourceType: 'Organization',
      id: `b${i}`,
      active: true,
      identifier: [{ system, value: `https://${domain}.example` }],
      name,
      alias,
      address,
      telecom: [{ system: 'url', value: `https://www.${domain}.example/patients` }],
      extension: [
        {
          url: 'http://hl7.org/fhir/StructureDefinition/organization-portal',
          extension: [
            { url: 'portalName', valueString: i % 3 === 0 ? `My${name.replace(/[^A-Za-z].*/, '')}` : 'MeadowChart' },
            { url: 'portalUrl', valueUrl: `https://portal.${domain}.example` },
            { url: 'portalEndpoint', valueReference: { reference: `Endpoint/b${i}` } },
          ],
        },
      ],
      endpoint: [{ reference: `Endpoint/b${i}` }],
    },
  },
  {
    fullUrl: `https://lists.example/Endpoint/b${i}`,
    resource: {
      resourceType: 'Endpoint',
      id: `b${i}`,
      status: 'active',
      connectionType: { code: 'hl7-fhir-rest' },
      extension: [{ url: 'http://hl7.org/fhir/StructureDefinition/endpoint-fhir-version', valueCode: '4.0.1' }],
      name,
      address: base,
    },
  },
]

const endpointEntries = ({ name, alias, address, base }: SampleSystem, i: number): readonly object[] => [
  {
    resource: {
      resourceType: 'Endpoint',
      id: `e${i}`,
      status: 'active',
      connectionType: { code: 'hl7-fhir-rest' },
      name: `${name} FHIR R4`,
      managingOrganization: { reference: '#owner' },
      contained: [{ resourceType: 'Organization', id: 'owner', name, alias, address }],
      address: base,
    },
  },
]

const bundle = (entries: readonly (readonly object[])[]): string =>
  JSON.stringify({ resourceType: 'Bundle', type: 'collection', entry: entries.flat() })

interface SampleLists {
  readonly lists: readonly SourceList[]
  readonly clients: string
}

/** Two lists, one of each format, and their clients. With `base` every system has the same base URL, as in the demo. */
export function createSampleLists({
  count = 2000,
  seed = 12,
  base,
  client = 'made-up',
}: {
  count?: number | undefined
  seed?: number
  base?: string | undefined
  client?: string | undefined
} = {}): SampleLists {
  const all = createSystems(count, seed, (domain) => base ?? `https://fhir.${domain}.example/r4`)
  const brands = all.slice(0, Math.ceil((count * 3) / 4))
  const vendors = [
    { id: 'meadow', from: ['meadow.json'], clientId: client, offline: 'online_access' },
    { id: 'harbor', from: ['harbor.json'], clientId: client, scopeStyle: 'v1' },
  ]
  return {
    lists: [
      { name: 'meadow.json', text: bundle(brands.map(brandEntries)) },
      { name: 'harbor.json', text: bundle(all.slice(brands.length).map(endpointEntries)) },
    ],
    clients: JSON.stringify({ vendors }),
  }
}
