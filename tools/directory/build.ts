import { domainOwner } from '../../src/auth/directory/search-terms.ts'
import type { HealthSystem } from '../../src/auth/directory/directory.ts'
import { readBundle } from './bundle.ts'
import { directoryFiles, systemId } from './files.ts'
import { mergeBrands } from './merge-brands.ts'
import type { Probe } from './probe.ts'
import { DirectoryError, type Brand, type Omission, type PortalEndpoint } from './types.ts'
import { findVendor, type Vendor } from './vendors.ts'

export interface SourceList {
  readonly name: string
  readonly text: string
}

interface BrandEndpoint extends PortalEndpoint {
  readonly brand: Brand
  readonly vendor: Vendor
}

export interface BuildResult {
  readonly files: ReadonlyMap<string, unknown>
  readonly systems: readonly HealthSystem[]
  readonly omissions: readonly Omission[]
}

function systemOf({ brand, base, portal, vendor }: BrandEndpoint, probe: Probe | undefined): HealthSystem {
  const [location = '', ...otherLocations] = brand.locations
  const domainOwners = brand.hosts.flatMap((host) => domainOwner(host) ?? host.split('.').at(-2) ?? [])
  const isClosed = probe !== undefined && 'closed' in probe
  const aliases = [...new Set([...brand.aliases, ...otherLocations, ...domainOwners])].join('|')
  return {
    id: systemId(vendor.id, base, brand.name),
    name: brand.name,
    location,
    portal,
    aliases,
    vendor: isClosed ? '' : vendor.id,
    fhirBase: isClosed ? '' : base,
    origins: probe !== undefined && 'origins' in probe ? probe.origins : [],
  }
}

/** Requests the SMART configuration of base URLs. */
export type ProbeBases = (bases: ReadonlyMap<string, Vendor>) => Promise<ReadonlyMap<string, Probe>>

export interface BuildOptions {
  readonly probeBases?: ProbeBases | undefined
  /** Takes private and unusual addresses too. */
  readonly allowsAnyAddress?: boolean
}

/** Builds a directory from lists. Without `probeBases` no system is contacted. Throws DirectoryError if a list is invalid or no system is left. */
export async function build(
  lists: readonly SourceList[],
  vendors: readonly Vendor[],
  generatedAt: string,
  { probeBases, allowsAnyAddress }: BuildOptions = {},
): Promise<BuildResult> {
  const parsedLists = lists.map(({ name, text }) => readBundle(text, name, allowsAnyAddress))
  const omissions = parsedLists.flatMap((parsedList) => parsedList.omissions)
  const brandEndpoints = mergeBrands(parsedLists.flatMap(({ brands }) => brands)).flatMap((brand) =>
    brand.endpoints.flatMap((endpoint): readonly BrandEndpoint[] => {
      const vendor = findVendor(vendors, endpoint.base, brand.source)
      if (vendor === undefined)
        omissions.push({
          position: brand.position,
          name: brand.name,
          reason: `no client is for ${new URL(endpoint.base).host}`,
        })
      return vendor === undefined ? [] : [{ ...endpoint, brand, vendor }]
    }),
  )
  const probes = await probeBases?.(new Map(brandEndpoints.map(({ base, vendor }) => [base, vendor])))
  const systems = brandEndpoints.flatMap((brandEndpoint) => {
    const probe = probes?.get(brandEndpoint.base)
    if (probe !== undefined && 'failed' in probe)
      omissions.push({ position: brandEndpoint.brand.position, name: brandEndpoint.brand.name, reason: probe.failed })
    if (probe !== undefined && 'closed' in probe)
      omissions.push({
        position: brandEndpoint.brand.position,
        name: brandEndpoint.brand.name,
        reason: `it is listed as out of reach: ${probe.closed}`,
      })
    return probe !== undefined && 'failed' in probe ? [] : [systemOf(brandEndpoint, probe)]
  })
  const distinct = [...new Map(systems.map((system) => [system.id, system])).values()]
  if (distinct.length === 0)
    throw new DirectoryError(
      `nothing is left of ${lists.map(({ name }) => name).join(', ')}: ${omissions[0] ? `${omissions[0].position}: ${omissions[0].reason}` : 'they name no health system'}`,
    )
  return { files: directoryFiles(distinct, vendors, generatedAt), systems: distinct, omissions }
}
