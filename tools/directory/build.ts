import { domainOwner } from '../../src/auth/directory/search-terms.ts'
import type { HealthSystem } from '../../src/auth/directory/directory.ts'
import { readBundle } from './bundle.ts'
import { filesOf, idOf } from './files.ts'
import { joinBrands } from './join.ts'
import type { Probe } from './probe.ts'
import { Refused, type Brand, type LeftOut, type Way } from './types.ts'
import { vendorFor, type Vendor } from './vendors.ts'

export interface List {
  readonly name: string
  readonly text: string
}

interface Placed extends Way {
  readonly brand: Brand
  readonly vendor: Vendor
}

export interface Built {
  readonly files: ReadonlyMap<string, unknown>
  readonly systems: readonly HealthSystem[]
  readonly leftOut: readonly LeftOut[]
}

function systemOf({ brand, base, portal, vendor }: Placed, probe: Probe | undefined): HealthSystem {
  const [place = '', ...others] = brand.places
  const owners = brand.hosts.flatMap((host) => domainOwner(host) ?? host.split('.').at(-2) ?? [])
  const closed = probe !== undefined && 'closed' in probe
  const more = [...new Set([...brand.aliases, ...others, ...owners])].join('|')
  return {
    id: idOf(vendor.id, base, brand.name),
    name: brand.name,
    location: place,
    portal,
    aliases: more,
    vendor: closed ? '' : vendor.id,
    fhirBase: closed ? '' : base,
    origins: probe !== undefined && 'origins' in probe ? probe.origins : [],
  }
}

/** Asks bases for their origins; `undefined` where nothing is asked. */
export type Ask = (bases: ReadonlyMap<string, Vendor>) => Promise<ReadonlyMap<string, Probe>>

/** Makes a directory of these lists. Throws Refused when a list cannot be read or nothing is left of them. */
export async function build(
  lists: readonly List[],
  vendors: readonly Vendor[],
  made: string,
  ask?: Ask,
): Promise<Built> {
  const readings = lists.map(({ name, text }) => readBundle(text, name))
  const leftOut = readings.flatMap((reading) => reading.leftOut)
  const placed = joinBrands(readings.flatMap(({ brands }) => brands)).flatMap((brand) =>
    brand.ways.flatMap((way): readonly Placed[] => {
      const vendor = vendorFor(vendors, way.base, brand.source)
      if (vendor === undefined)
        leftOut.push({ at: brand.at, name: brand.name, why: `no client is for ${new URL(way.base).host}` })
      return vendor === undefined ? [] : [{ ...way, brand, vendor }]
    }),
  )
  const probes = await ask?.(new Map(placed.map(({ base, vendor }) => [base, vendor])))
  const systems = placed.flatMap((one) => {
    const probe = probes?.get(one.base)
    if (probe !== undefined && 'failed' in probe)
      leftOut.push({ at: one.brand.at, name: one.brand.name, why: probe.failed })
    if (probe !== undefined && 'closed' in probe)
      leftOut.push({ at: one.brand.at, name: one.brand.name, why: `it is listed as out of reach: ${probe.closed}` })
    return probe !== undefined && 'failed' in probe ? [] : [systemOf(one, probe)]
  })
  const distinct = [...new Map(systems.map((system) => [system.id, system])).values()]
  if (distinct.length === 0)
    throw new Refused(
      `nothing is left of ${lists.map(({ name }) => name).join(', ')}: ${leftOut[0] ? `${leftOut[0].at}: ${leftOut[0].why}` : 'they name no health system'}`,
    )
  return { files: filesOf(distinct, vendors, made), systems: distinct, leftOut }
}
