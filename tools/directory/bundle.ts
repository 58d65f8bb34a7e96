import { isSafeAddress, normalizeBaseUrl } from '../../src/config/config.ts'
import { extension, extensions, hostOf, isObject, objects, references, texts, words } from './fhir.ts'
import { Refused, type Brand, type LeftOut, type Way } from './types.ts'

type Json = Readonly<Record<string, unknown>>
type Resource = Json & { readonly at: string }

/** Deeper than any real hierarchy of a health system; a circle ends here too. */
const DEEPEST = 20

export interface Reading {
  readonly brands: readonly Brand[]
  readonly leftOut: readonly LeftOut[]
}

interface Shelf {
  readonly all: readonly Resource[]
  find(reference: string, from: Resource): Resource | undefined
}

const keyOf = (resource: Json): string => `${String(resource.resourceType)}/${String(resource.id)}`

/** Every resource of a bundle with what may refer to it: full address, relative address, and those inside another resource. */
function shelve(bundle: Json, source: string): Shelf {
  const byName = new Map<string, Resource>()
  const all = objects(bundle.entry).flatMap(({ fullUrl, resource }, i) => {
    if (!isObject(resource)) return []
    const found = { ...resource, at: `${source}, entry ${i}` }
    for (const name of [fullUrl, keyOf(resource)])
      if (typeof name === 'string' && !byName.has(name)) byName.set(name, found)
    return [found]
  })
  const find = (reference: string, from: Resource): Resource | undefined => {
    if (reference.startsWith('#')) {
      const inside = objects(from.contained).find(({ id }) => id === reference.slice(1))
      return inside && { ...inside, at: `${from.at}, contained` }
    }
    return byName.get(reference) ?? byName.get(reference.split('/').slice(-2).join('/'))
  }
  return { all, find }
}

const isEndpoint = (resource: Json): boolean => resource.resourceType === 'Endpoint'
const isOrganization = (resource: Json): boolean => resource.resourceType === 'Organization'

/** Why the app cannot use an endpoint; undefined when it can. */
function unfit(endpoint: Json): string | undefined {
  const address = endpoint.address
  if (endpoint.status !== undefined && endpoint.status !== 'active')
    return `is ${words(endpoint.status) || 'not active'}`
  if (typeof address !== 'string' || normalizeBaseUrl(address) === undefined) return 'has no address of a FHIR server'
  if (!isSafeAddress(address)) return 'is not on https'
  const kind = isObject(endpoint.connectionType) ? endpoint.connectionType.code : undefined
  if (kind !== undefined && kind !== 'hl7-fhir-rest') return 'is no FHIR server'
  const version = words(extension(endpoint, 'endpoint-fhir-version'))
  if (version !== '' ? !version.startsWith('4') : /dstu|stu3|\/r5\b/i.test(address))
    return `is not R4${version === '' ? '' : ` but ${version}`}`
  return undefined
}

/** City and state, as people say where they go. */
function placesOf(organization: Json): readonly string[] {
  const addresses = [
    ...objects(organization.address),
    ...objects(organization.contact).flatMap(({ address }) => (isObject(address) ? [address] : objects(address))),
  ]
  const places = addresses.map(({ city, state, country }) =>
    [words(city), words(state) || (words(city) === '' ? words(country) : '')].filter(Boolean).join(', '),
  )
  return [...new Set(places.filter(Boolean))]
}

function hostsOf(organization: Json, portals: readonly Json[]): readonly string[] {
  const telecoms = [
    ...objects(organization.telecom),
    ...objects(organization.contact).flatMap(({ telecom }) => objects(telecom)),
  ].map(({ value }) => value)
  const identifiers = objects(organization.identifier).map(({ value }) => value)
  const found = [...telecoms, ...identifiers, ...portals.map((portal) => extension(portal, 'portalUrl'))].map(hostOf)
  return [...new Set(found.filter((host) => host !== undefined))]
}

function identifiersOf(organization: Json): readonly string[] {
  return objects(organization.identifier).flatMap(({ system, value }) =>
    typeof value === 'string' && value.trim() !== ''
      ? [`${words(system)} ${value.trim().toLowerCase().replace(/\/$/, '')}`]
      : [],
  )
}

class Reader {
  readonly leftOut: LeftOut[] = []
  readonly #used = new Set<string>()
  readonly #managed = new Map<string, Resource[]>()

  constructor(
    private readonly source: string,
    private readonly shelf: Shelf,
  ) {
    for (const endpoint of shelf.all.filter(isEndpoint)) {
      const [reference = ''] = references(endpoint.managingOrganization)
      const owner = reference === '' ? undefined : shelf.find(reference, endpoint)
      if (owner !== undefined) this.#managed.set(owner.at, [...(this.#managed.get(owner.at) ?? []), endpoint])
    }
  }

  #leave(at: string, name: string, why: string): void {
    this.leftOut.push({ at, name, why })
  }

  #wayTo(endpoint: Resource, portal: string, name: string): readonly Way[] {
    if (!isEndpoint(endpoint)) return []
    this.#used.add(endpoint.at)
    const why = unfit(endpoint)
    if (why === undefined) return [{ base: normalizeBaseUrl(String(endpoint.address)) ?? '', portal }]
    this.#leave(endpoint.at, name, `its endpoint ${why}`)
    return []
  }

  /** The ways in that an organization itself has: by its portals, and endpoints that no portal names. */
  #ownWays(organization: Resource, name: string): readonly Way[] {
    const found = (list: readonly string[], portal: string): readonly Way[] =>
      list.flatMap((one) => {
        const endpoint = this.shelf.find(one, organization)
        if (endpoint === undefined)
          this.#leave(organization.at, name, 'it names an endpoint that the list does not have')
        return endpoint === undefined ? [] : this.#wayTo(endpoint, portal, name)
      })
    const portals = extensions(organization, 'organization-portal')
    const byPortal = portals.flatMap((portal) =>
      found(
        references(extensions(portal, 'portalEndpoint').map((one) => one.valueReference)),
        words(extension(portal, 'portalName')),
      ),
    )
    const managed = (this.#managed.get(organization.at) ?? []).flatMap((endpoint) => this.#wayTo(endpoint, '', name))
    const others = [...found(references(organization.endpoint), ''), ...managed]
    const taken = new Set(byPortal.map(({ base }) => base))
    return [...byPortal, ...others.filter(({ base }) => !taken.has(base))]
  }

  /** Its own ways in, else those of the organization that it is a part of. */
  #ways(organization: Resource, name: string): readonly Way[] {
    let one: Resource | undefined = organization
    for (let depth = 0; one !== undefined && depth < DEEPEST; depth += 1) {
      const own = this.#ownWays(one, name)
      if (own.length > 0) return own
      const [parent = ''] = references(one.partOf)
      one = parent === '' ? undefined : this.shelf.find(parent, one)
    }
    return []
  }

  #brand(organization: Resource): readonly Brand[] {
    if (organization.active === false)
      return this.#none(organization.at, words(organization.name), 'it is no longer active')
    const name = words(organization.name)
    if (name === '') return this.#none(organization.at, '', 'it has no name')
    const before = this.leftOut.length
    const ways = this.#ways(organization, name)
    if (ways.length === 0)
      return this.leftOut.length > before ? [] : this.#none(organization.at, name, 'it names no endpoint')
    const portals = extensions(organization, 'organization-portal')
    return [
      {
        at: organization.at,
        source: this.source,
        identifiers: identifiersOf(organization),
        name,
        aliases: texts(organization.alias),
        places: placesOf(organization),
        hosts: hostsOf(organization, portals),
        ways,
      },
    ]
  }

  #none(at: string, name: string, why: string): readonly Brand[] {
    this.#leave(at, name, why)
    return []
  }

  /** Endpoints that no organization names, and those whose organization stands inside them. */
  #alone(endpoint: Resource): readonly Brand[] {
    if (this.#used.has(endpoint.at)) return []
    const [reference = ''] = references(endpoint.managingOrganization)
    const inside = reference.startsWith('#') ? this.shelf.find(reference, endpoint) : undefined
    const name = words(inside?.name) || words(endpoint.name)
    if (name === '') return this.#none(endpoint.at, '', 'it has no name')
    const ways = this.#wayTo(endpoint, '', name)
    const about = inside ?? { at: endpoint.at }
    return ways.length === 0
      ? []
      : [
          {
            at: endpoint.at,
            source: this.source,
            identifiers: identifiersOf(about),
            name,
            aliases: texts(about.alias),
            places: placesOf(about),
            hosts: hostsOf(about, []),
            ways,
          },
        ]
  }

  read(): Reading {
    const named = this.shelf.all.filter(isOrganization).flatMap((organization) => this.#brand(organization))
    const alone = this.shelf.all.filter(isEndpoint).flatMap((endpoint) => this.#alone(endpoint))
    return { brands: [...named, ...alone], leftOut: this.leftOut }
  }
}

/** The health systems of one list: a bundle of User-access Brands, or an older one of Endpoints and Organizations. Throws Refused. */
export function readBundle(text: string, source: string): Reading {
  let bundle: unknown
  try {
    bundle = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (cause) {
    throw new Refused(
      `${source} is not JSON: ${cause instanceof Error ? cause.message.slice(0, 200) : 'it cannot be read'}`,
    )
  }
  if (!isObject(bundle) || bundle.resourceType !== 'Bundle') throw new Refused(`${source} is not a FHIR Bundle`)
  const reading = new Reader(source, shelve(bundle, source)).read()
  if (reading.brands.length === 0 && reading.leftOut.length === 0)
    throw new Refused(`${source} has no Organization and no Endpoint in its entries`)
  return reading
}
