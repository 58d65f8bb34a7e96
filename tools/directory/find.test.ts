import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { build, type BuildResult } from './build'
import { createSampleLists } from './sample-lists'
import { brandList } from './__fixtures__/brand-lists'
import { parseVendors } from './vendors'

type Directory = typeof import('../../src/auth/directory/directory')

const named = brandList([
  {
    name: 'St. Orvin’s Hospital',
    alias: ['Orvin Healthcare'],
    place: ['Cobblemere', 'Lakeshire'],
    portal: 'OrvinChart',
    site: 'www.storvins.example',
  },
  {
    name: 'University of Quillmoor HealthCare',
    alias: ['UQ Clinics'],
    place: ['Quillmoor', 'Eastfold'],
    portal: 'MyQuill',
    site: 'uqhealth.example',
  },
  { name: 'Mount Tamsel Medical Center', place: ['Pebblewick', 'Highmoor'], site: 'mt-tamsel.example' },
  { name: 'Bayview Pediatrics', place: ['Otterport', 'Westfold'], site: 'bayviewkids.example' },
  { name: 'Harrow Bay Orthopaedics & Spine', place: ['Harrow', 'Westfold'], site: 'harrowbay.example' },
  { name: 'Clínica Peñalva', alias: ['Penalva Clinic'], place: ['San Telmo', 'Southmarch'], site: 'penalva.example' },
  {
    name: 'North Larkspur County Community Health Center',
    alias: ['NLCCHC'],
    place: ['Larkspur', 'Northmarch'],
    site: 'my.nlc.example',
  },
  { name: 'The Women’s Hospital at Teasel Gate', place: ['Teasel', 'Northmarch'], site: 'teaselgate.example' },
  { name: 'Fort Umber Veterans Memorial Hosp', place: ['Fort Umber', 'Eastfold'], site: 'fortumber.example' },
  { name: 'Drs. Zephyr, Wren and Associates', place: ['Wrenfield', 'Lakeshire'], site: 'zephyrwren.example' },
  { name: 'Health Care Partners of Saffron Valley', place: ['Saffron', 'Southmarch'], site: 'hcpsv.example' },
  { name: 'Zorrelwick Health', place: ['Ember', 'Lakeshire'], site: 'zorrelwick.example' },
  { name: 'Zorrelwick Health', place: ['Nettle', 'Highmoor'], site: 'zorrelwick.example' },
])

let shared: BuildResult
let built: BuildResult
let directory: Directory
let requested: string[]

beforeAll(async () => {
  const { lists, clients } = createSampleLists()
  shared = await build(
    [{ name: 'meadow.json', text: named }, ...lists.map(({ name, text }) => ({ name: `many-${name}`, text }))],
    parseVendors(
      clients
        .replaceAll('"meadow.json"', '"meadow.json","many-meadow.json"')
        .replaceAll('"harbor.json"', '"many-harbor.json"'),
      'clients.json',
    ),
    '2026-03-01T00:00:00Z',
  )
})
beforeEach(async () => {
  built = shared
  requested = []
  vi.stubGlobal('fetch', async (address: string) => {
    requested.push(address)
    const file = built.files.get(address.replace(/^\/directory\/|\.json$/g, ''))
    return file === undefined ? new Response('', { status: 404 }) : new Response(JSON.stringify(file))
  })
  vi.resetModules()
  directory = await import('../../src/auth/directory/directory')
})
afterEach(() => vi.unstubAllGlobals())

const namesFor = async (query: string) => (await directory.findSystems(query)).systems.map(({ name }) => name)

describe('the query finds the health system', () => {
  const orvin = 'St. Orvin’s Hospital'
  const quill = 'University of Quillmoor HealthCare'
  const tamsel = 'Mount Tamsel Medical Center'
  const bay = 'Bayview Pediatrics'
  const harrow = 'Harrow Bay Orthopaedics & Spine'
  const penalva = 'Clínica Peñalva'
  const larkspur = 'North Larkspur County Community Health Center'
  const teasel = 'The Women’s Hospital at Teasel Gate'
  const umber = 'Fort Umber Veterans Memorial Hosp'
  const zephyr = 'Drs. Zephyr, Wren and Associates'
  const saffron = 'Health Care Partners of Saffron Valley'
  it.each([
    ['st orvin', orvin],
    ['St. Orvin', orvin],
    ['saint orvins', orvin],
    ["SAINT ORVIN'S HOSPITAL", orvin],
    ['orvin health', orvin],
    ['orvin cobblemere', orvin],
    ['orvinchart', orvin],
    ['https://www.storvins.example/login?x=1', orvin],
    ['storvins.example', orvin],
    ['univ of quillmoor', quill],
    ['university quillmoor healthcare', quill],
    ['quillmoor health care', quill],
    ['quillmoor university', quill],
    ['uq', quill],
    ['U of Q', quill],
    ['u. q.', quill],
    ['myquill', quill],
    ['mt tamsel', tamsel],
    ['Mount Tamsel Med Ctr', tamsel],
    ['mt. tamsel medical centre', tamsel],
    ['tamsel pebblewick', tamsel],
    ['bay view peds', bay],
    ['Bayview pediatric', bay],
    ['bayviewkids.example', bay],
    ['harrow bay ortho', harrow],
    ['harrowbay', harrow],
    ['harrow bay orthopedics and spine', harrow],
    ['clinica penalva', penalva],
    ['clínica Peñalva', penalva],
    ['penalva san telmo', penalva],
    ['N Larkspur Co Community Health Ctr', larkspur],
    ['nlcchc', larkspur],
    ['larks comm hea', larkspur],
    ['womens hospital teasel gate', teasel],
    ["Women's Hosp of Teasel Gate", teasel],
    ['ft umber memorial hospital', umber],
    ['fort umber vet', umber],
    ['dr zephyr wren', zephyr],
    ['zephyr & wren assoc', zephyr],
    ['healthcare partners saffron', saffron],
    ['saffron valley health care', saffron],
  ])('%s', async (query, name) => {
    const names = await namesFor(query)
    expect(names).toContain(name)
  })
})

describe('the search', () => {
  it('distinguishes equal names by location, and lists prefix matches first', async () => {
    const { systems } = await directory.findSystems('zorrelwick')
    expect(systems.map(({ location: place }) => place)).toEqual(['Ember, Lakeshire', 'Nettle, Highmoor'])
    const hazel = await namesFor('hazel')
    const begins = hazel.map((name) => name.startsWith('Hazel'))
    expect(begins).toContain(false)
    expect(begins.lastIndexOf(true)).toBeLessThan(begins.indexOf(false))
  })

  it('ranks a name with all words above one that needs its city', async () => {
    const hasAllWords = (await directory.findSystems('cobble comm')).systems.map(({ name }) =>
      /^Cobble.* Comm/.test(name),
    )
    expect(hasAllWords).toContain(false)
    expect(hasAllWords.lastIndexOf(true)).toBeLessThan(hasAllWords.indexOf(false))
  })

  it('requests index files by the first letters only', async () => {
    await namesFor('Quillmoor secret illness')
    expect(requested.length).toBeGreaterThan(1)
    expect(requested.every((address) => /^\/directory\/[a-z0-9]{2,12}\.json$/.test(address))).toBe(true)
    expect(requested.join(' ')).not.toContain('secret')
    expect(requested.join(' ')).not.toContain('illness')
  })

  it('returns fifty systems and counts the others', async () => {
    const { systems, remaining: more, complete } = await directory.findSystems('clinic')
    expect([systems.length, complete]).toEqual([50, true])
    expect(more).toBe(
      built.systems.filter(({ name, aliases: others, location: place, portal }) =>
        /\bclinic/i.test(`${name} ${others} ${place} ${portal}`),
      ).length - 50,
    )
  })

  it('reports an incomplete result for a very common word, and finds the rest with a second word', async () => {
    const { lists, clients } = createSampleLists({ count: 4000 })
    built = await build(lists, parseVendors(clients, 'clients.json'), '2026-03-01T00:00:00Z')
    const { systems, complete } = await directory.findSystems('meadowchart')
    expect([complete, systems.length]).toEqual([false, 50])
    const any = built.systems.find(
      ({ portal, id }) => portal === 'MeadowChart' && !systems.some((one) => one.id === id),
    )
    expect(await namesFor(`meadowchart ${any?.location.split(',')[0]}`)).toContain(any?.name)
  })

  it('finds nothing for an unknown name or punctuation', async () => {
    expect(await directory.findSystems('qqxx unknown')).toMatchObject({ systems: [], remaining: 0, complete: true })
    expect(await namesFor('.. --')).toEqual([])
  })

  it('rejects when an index file cannot be loaded, and the next search loads it', async () => {
    const good = globalThis.fetch
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('lost')))
    await expect(directory.findSystems('orvin')).rejects.toMatchObject({ kind: 'unreachable' })
    vi.stubGlobal('fetch', good)
    expect(await namesFor('orvin')).toContain('St. Orvin’s Hospital')
  })

  it('finds every system by its full name and location', async () => {
    const some = built.systems.filter((_, i) => i % 29 === 0)
    const notFound: string[] = []
    for (const { id, name, location: place } of some)
      if (!(await directory.findSystems(`${name} ${place}`)).systems.some((one) => one.id === id))
        notFound.push(`${name}, ${place}`)
    expect(some.length).toBeGreaterThan(50)
    expect(notFound).toEqual([])
  })
})

describe('an EHR launch', () => {
  it('matches only an exact base URL of the directory and has the settings of its vendor', async () => {
    const [first] = built.systems
    expect(await directory.findEhrByBase(`${first?.fhirBase}/`)).toEqual({
      id: first?.id,
      name: first?.name,
      fhirBase: first?.fhirBase,
      clientId: 'made-up',
      offline: 'online_access',
      allowOrigins: [],
      vendor: 'meadow',
    })
    for (const other of [
      `${first?.fhirBase}/more`,
      `${first?.fhirBase}x`,
      'https://fhir.elsewhere.example/r4',
      'javascript:alert(1)',
      '',
    ])
      expect(await directory.findEhrByBase(other)).toBeUndefined()
  })
})
