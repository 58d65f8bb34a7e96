// A list of health systems that nobody will find: for the demo, the tests and the measurements. Every name is put together from made-up parts.
import type { List } from './build.ts'

const first = [
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
const last = [
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

/** A row of numbers below 1 that looks like chance and is the same every time. */
function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

type Pick = <T>(list: readonly T[]) => T
const town = (pick: Pick): string => `${pick(first)}${pick(last)}`

function nameOf(pick: Pick, next: () => number): string {
  const kind = next()
  if (kind < 0.06) return `St. ${pick(saints)} ${pick(['Hospital', 'Medical Center', 'Health'])} of ${town(pick)}`
  if (kind < 0.1) return `University of ${town(pick)} ${pick(['HealthCare', 'Hospital', 'Medical Center'])}`
  if (kind < 0.13) return `Mount ${town(pick)} ${pick(kinds)}`
  return `${town(pick)} ${pick(kinds)}`
}

const letters = (name: string): string => name.toLowerCase().replace(/[^a-z]+/g, '')
const system = 'urn:ietf:rfc:3986'

interface Made {
  readonly name: string
  readonly alias: readonly string[]
  readonly address: readonly object[]
  readonly owner: string
  readonly base: string
}

function make(count: number, seed: number, baseOf: (owner: string) => string): readonly Made[] {
  const next = chance(seed)
  const pick: Pick = (list) => list[Math.floor(next() * list.length)] as never
  const owners = new Set<string>()
  return Array.from({ length: count }, () => {
    const name = nameOf(pick, next)
    const address = Array.from({ length: next() < 0.2 ? 3 : 1 }, () => ({ city: town(pick), state: pick(regions) }))
    // Many a name is given twice: only the place tells the two apart.
    const owner = owners.has(letters(name)) ? `${letters(name)}${letters(address[0]?.city ?? '')}` : letters(name)
    owners.add(owner)
    const alias = next() < 0.3 ? [`${town(pick)} ${pick(['Clinics', 'Health', 'Care Network'])}`] : []
    return { name, alias, address, owner, base: baseOf(owner) }
  })
}

const asBrand = ({ name, alias, address, owner, base }: Made, i: number): readonly object[] => [
  {
    fullUrl: `https://lists.example/Organization/b${i}`,
    resource: {
      resourceType: 'Organization',
      id: `b${i}`,
      active: true,
      identifier: [{ system, value: `https://${owner}.example` }],
      name,
      alias,
      address,
      telecom: [{ system: 'url', value: `https://www.${owner}.example/patients` }],
      extension: [
        {
          url: 'http://hl7.org/fhir/StructureDefinition/organization-portal',
          extension: [
            { url: 'portalName', valueString: i % 3 === 0 ? `My${name.replace(/[^A-Za-z].*/, '')}` : 'MeadowChart' },
            { url: 'portalUrl', valueUrl: `https://portal.${owner}.example` },
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

const asEndpoint = ({ name, alias, address, base }: Made, i: number): readonly object[] => [
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

interface MadeUp {
  readonly lists: readonly List[]
  readonly clients: string
}

/** Two lists, one of each kind, with the clients for them. `base` leads every system to one FHIR server, as the demo's do. */
export function madeUp({
  count = 2000,
  seed = 12,
  base,
  client = 'made-up',
}: { count?: number | undefined; seed?: number; base?: string | undefined; client?: string | undefined } = {}): MadeUp {
  const all = make(count, seed, (owner) => base ?? `https://fhir.${owner}.example/r4`)
  const brands = all.slice(0, Math.ceil((count * 3) / 4))
  const vendors = [
    { id: 'meadow', from: ['meadow.json'], clientId: client, offline: 'online_access' },
    { id: 'harbor', from: ['harbor.json'], clientId: client, scopeStyle: 'v1' },
  ]
  return {
    lists: [
      { name: 'meadow.json', text: bundle(brands.map(asBrand)) },
      { name: 'harbor.json', text: bundle(all.slice(brands.length).map(asEndpoint)) },
    ],
    clients: JSON.stringify({ vendors }),
  }
}
