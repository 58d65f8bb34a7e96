import { isSafeAddress, normalizeBaseUrl } from '../../src/config/config.ts'
import { unsafeReason } from './address-safety.ts'
import { extension, extensions, hostOf, isObject, objects, references, displayTexts, displayText } from './fhir.ts'
import { DirectoryError, type Brand, type Omission, type PortalEndpoint } from './types.ts'

type Json = Readonly<Record<string, unknown>>
type Resource = Json & { readonly position: string }

/** Deeper than any real hierarchy; also ends cycles. */
const MAX_PARENT_DEPTH = 20

export interface ParsedList {
  readonly brands: readonly Brand[]
  readonly omissions: readonly Omission[]
}

interface ResourceIndex {
  readonly all: readonly Resource[]
  find(reference: string, from: Resource): Resource | undefined
}

const referenceOf = (resource: Json): string => `${String(resource.resourceType)}/${String(resource.id)}`

/** Indexes the resources of a bundle by full URL, relative reference and, for contained ones, fragment. */
function indexResources(bundle: Json, source: string): ResourceIndex {
  const byName = new Map<string, Resource>()
  const all = objects(bundle.entry).flatMap(({ fullUrl, resource }, i) => {
    if (!isObject(resource)) return []
    const indexed = { ...resource, position: `${source}, entry ${i}` }
    for (const name of [fullUrl, referenceOf(resource)])
      if (typeof name === 'string' && !byName.has(name)) byName.set(name, indexed)
    return [indexed]
  })
  const find = (reference: string, from: Resource): Resource | undefined => {
    if (reference.startsWith('#')) {
      const contained = objects(from.contained).find(({ id }) => id === reference.slice(1))
      return contained && { ...contained, position: `${from.position}, contained` }
    }
    return byName.get(reference) ?? byName.get(reference.split('/').slice(-2).join('/'))
  }
  return { all, find }
}

const isEndpoint = (resource: Json): boolean => resource.resourceType === 'Endpoint'
const isOrganization = (resource: Json): boolean => resource.resourceType === 'Organization'

/** The reason why the app cannot use an endpoint; undefined if it can. */
function unusableReason(endpoint: Json, allowsAnyAddress: boolean): string | undefined {
  const address = endpoint.address
  if (endpoint.status !== undefined && endpoint.status !== 'active')
    return `is ${displayText(endpoint.status) || 'not active'}`
  if (typeof address !== 'string' || normalizeBaseUrl(address) === undefined) return 'has no address of a FHIR server'
  if (!isSafeAddress(address)) return 'is not on https'
  const unsafe = allowsAnyAddress ? undefined : unsafeReason(address)
  if (unsafe !== undefined) return unsafe
  const kind = isObject(endpoint.connectionType) ? endpoint.connectionType.code : undefined
  if (kind !== undefined && kind !== 'hl7-fhir-rest') return 'is no FHIR server'
  const version = displayText(extension(endpoint, 'endpoint-fhir-version'))
  if (version !== '' ? !version.startsWith('4') : /dstu|stu3|\/r5\b/i.test(address))
    return `is not R4${version === '' ? '' : ` but ${version}`}`
  return undefined
}

/** City and state, or the country if there is neither. */
function locationsOf(organization: Json): readonly string[] {
  const addresses = [
    ...objects(organization.address),
    ...objects(organization.contact).flatMap(({ address }) => (isObject(address) ? [address] : objects(address))),
  ]
  const locations = addresses.map(({ city, state, country }) =>
    [displayText(city), displayText(state) || (displayText(city) === '' ? displayText(country) : '')]
      .filter(Boolean)
      .join(', '),
  )
  return [...new Set(locations.filter(Boolean))]
}

function hostsOf(organization: Json, portals: readonly Json[]): readonly string[] {
  const telecoms = [
    ...objects(organization.telecom),
    ...objects(organization.contact).flatMap(({ telecom }) => objects(telecom)),
  ].map(({ value }) => value)
  const identifiers = objects(organization.identifier).map(({ value }) => value)
  const hosts = [...telecoms, ...identifiers, ...portals.map((portal) => extension(portal, 'portalUrl'))].map(hostOf)
  return [...new Set(hosts.filter((host) => host !== undefined))]
}

function identifiersOf(organization: Json): readonly string[] {
  return objects(organization.identifier).flatMap(({ system, value }) =>
    typeof value === 'string' && value.trim() !== ''
      ? [`${displayText(system)} ${value.trim().toLowerCase().replace(/\/$/, '')}`]
      : [],
  )
}

class BundleReader {
  readonly omissions: Omission[] = []
  readonly #used = new Set<string>()
  readonly #managed = new Map<string, Resource[]>()

  constructor(
    private readonly source: string,
    private readonly index: ResourceIndex,
    private readonly allowsAnyAddress: boolean,
  ) {
    for (const endpoint of index.all.filter(isEndpoint)) {
      const [reference = ''] = references(endpoint.managingOrganization)
      const owner = reference === '' ? undefined : index.find(reference, endpoint)
      if (owner !== undefined)
        this.#managed.set(owner.position, [...(this.#managed.get(owner.position) ?? []), endpoint])
    }
  }

  #omit(position: string, name: string, reason: string): void {
    this.omissions.push({ position, name, reason })
  }

  #endpointOf(endpoint: Resource, portal: string, name: string): readonly PortalEndpoint[] {
    if (!isEndpoint(endpoint)) return []
    this.#used.add(endpoint.position)
    const reason = unusableReason(endpoint, this.allowsAnyAddress)
    if (reason === undefined) return [{ base: normalizeBaseUrl(String(endpoint.address)) ?? '', portal }]
    this.#omit(endpoint.position, name, `its endpoint ${reason}`)
    return []
  }

  /** The endpoints of an organization itself: those of its portals, and the others. */
  #ownEndpoints(organization: Resource, name: string): readonly PortalEndpoint[] {
    const resolve = (list: readonly string[], portal: string): readonly PortalEndpoint[] =>
      list.flatMap((target) => {
        const endpoint = this.index.find(target, organization)
        if (endpoint === undefined)
          this.#omit(organization.position, name, 'it names an endpoint that the list does not have')
        return endpoint === undefined ? [] : this.#endpointOf(endpoint, portal, name)
      })
    const portals = extensions(organization, 'organization-portal')
    const byPortal = portals.flatMap((portal) =>
      resolve(
        references(extensions(portal, 'portalEndpoint').map((one) => one.valueReference)),
        displayText(extension(portal, 'portalName')),
      ),
    )
    const managed = (this.#managed.get(organization.position) ?? []).flatMap((endpoint) =>
      this.#endpointOf(endpoint, '', name),
    )
    const others = [...resolve(references(organization.endpoint), ''), ...managed]
    const portalBases = new Set(byPortal.map(({ base }) => base))
    return [...byPortal, ...others.filter(({ base }) => !portalBases.has(base))]
  }

  /** Its own endpoints, or else those of its nearest parent with endpoints. */
  #endpointsOf(organization: Resource, name: string): readonly PortalEndpoint[] {
    let current: Resource | undefined = organization
    for (let depth = 0; current !== undefined && depth < MAX_PARENT_DEPTH; depth += 1) {
      const endpoints = this.#ownEndpoints(current, name)
      if (endpoints.length > 0) return endpoints
      const [parent = ''] = references(current.partOf)
      current = parent === '' ? undefined : this.index.find(parent, current)
    }
    return []
  }

  #brand(organization: Resource): readonly Brand[] {
    if (organization.active === false)
      return this.#omitted(organization.position, displayText(organization.name), 'it is no longer active')
    const name = displayText(organization.name)
    if (name === '') return this.#omitted(organization.position, '', 'it has no name')
    const omissionsBefore = this.omissions.length
    const endpoints = this.#endpointsOf(organization, name)
    if (endpoints.length === 0)
      return this.omissions.length > omissionsBefore
        ? []
        : this.#omitted(organization.position, name, 'it names no endpoint')
    const portals = extensions(organization, 'organization-portal')
    return [
      {
        position: organization.position,
        source: this.source,
        identifiers: identifiersOf(organization),
        name,
        aliases: displayTexts(organization.alias),
        locations: locationsOf(organization),
        hosts: hostsOf(organization, portals),
        endpoints,
      },
    ]
  }

  #omitted(position: string, name: string, reason: string): readonly Brand[] {
    this.#omit(position, name, reason)
    return []
  }

  /** An endpoint that no organization of the list references, described by its contained organization if there is one. */
  #standaloneBrand(endpoint: Resource): readonly Brand[] {
    if (this.#used.has(endpoint.position)) return []
    const [reference = ''] = references(endpoint.managingOrganization)
    const contained = reference.startsWith('#') ? this.index.find(reference, endpoint) : undefined
    const name = displayText(contained?.name) || displayText(endpoint.name)
    if (name === '') return this.#omitted(endpoint.position, '', 'it has no name')
    const endpoints = this.#endpointOf(endpoint, '', name)
    const about = contained ?? { position: endpoint.position }
    return endpoints.length === 0
      ? []
      : [
          {
            position: endpoint.position,
            source: this.source,
            identifiers: identifiersOf(about),
            name,
            aliases: displayTexts(about.alias),
            locations: locationsOf(about),
            hosts: hostsOf(about, []),
            endpoints,
          },
        ]
  }

  read(): ParsedList {
    const named = this.index.all.filter(isOrganization).flatMap((organization) => this.#brand(organization))
    const standalone = this.index.all.filter(isEndpoint).flatMap((endpoint) => this.#standaloneBrand(endpoint))
    return { brands: [...named, ...standalone], omissions: this.omissions }
  }
}

/**
 * Reads one list: a bundle of User-access Brands, or an older one of Endpoints and Organizations. `allowsAnyAddress`: private and unusual addresses
 * are used too. Throws DirectoryError.
 */
export function readBundle(text: string, source: string, allowsAnyAddress = false): ParsedList {
  let bundle: unknown
  try {
    bundle = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (cause) {
    throw new DirectoryError(
      `${source} is not JSON: ${cause instanceof Error ? cause.message.slice(0, 200) : 'it cannot be read'}`,
    )
  }
  if (!isObject(bundle) || bundle.resourceType !== 'Bundle') throw new DirectoryError(`${source} is not a FHIR Bundle`)
  const parsed = new BundleReader(source, indexResources(bundle, source), allowsAnyAddress).read()
  if (parsed.brands.length === 0 && parsed.omissions.length === 0)
    throw new DirectoryError(`${source} has no Organization and no Endpoint in its entries`)
  return parsed
}
