import { foldName } from '../../src/auth/directory/search-terms.ts'
import type { Brand } from './types.ts'

/** The first item of each key. */
const uniqueBy = <T>(items: readonly T[], key: (item: T) => string): readonly T[] =>
  [...new Map(items.map((one) => [key(one), one] as const).toReversed()).values()].toReversed()

function merge(one: Brand, other: Brand): Brand {
  const names = [...one.aliases, other.name, ...other.aliases].filter((name) => foldName(name) !== foldName(one.name))
  // Endpoints with a portal name first, so that they are kept.
  const endpoints = [...one.endpoints, ...other.endpoints].toSorted(
    (a, b) => Number(a.portal === '') - Number(b.portal === ''),
  )
  return {
    ...one,
    identifiers: [...new Set([...one.identifiers, ...other.identifiers])],
    aliases: uniqueBy(names, foldName),
    locations: [...new Set([...one.locations, ...other.locations])],
    hosts: [...new Set([...one.hosts, ...other.hosts])],
    endpoints: uniqueBy(endpoints, ({ base }) => base),
  }
}

/** An identifier with more uses in one list does not identify a system. */
const MAX_IDENTIFIER_USES = 5

function sharedIdentifiers(brands: readonly Brand[]): ReadonlySet<string> {
  const counts = new Map<string, number>()
  for (const { source, identifiers } of brands)
    for (const one of identifiers) counts.set(`${source}\n${one}`, (counts.get(`${source}\n${one}`) ?? 0) + 1)
  return new Set(
    [...counts].flatMap(([key, count]) => (count > MAX_IDENTIFIER_USES ? [key.slice(key.indexOf('\n') + 1)] : [])),
  )
}

/** Merges brands with a common identifier, or with the same name and base URL. */
export function mergeBrands(brands: readonly Brand[]): readonly Brand[] {
  const merged: (Brand | undefined)[] = []
  const indexByKey = new Map<string, number>()
  const shared = sharedIdentifiers(brands)
  for (const brand of brands) {
    const keys = [
      ...brand.identifiers.filter((one) => !shared.has(one)),
      ...brand.endpoints.map(({ base }) => `${foldName(brand.name)} ${base}`),
    ]
    const known = keys.map((key) => indexByKey.get(key)).find((index) => index !== undefined)
    const index = known ?? merged.length
    const before = known === undefined ? undefined : merged[known]
    merged[index] = before === undefined ? merge(brand, { ...brand, aliases: [], endpoints: [] }) : merge(before, brand)
    for (const key of keys) if (!indexByKey.has(key)) indexByKey.set(key, index)
  }
  return merged.filter((brand) => brand !== undefined)
}
