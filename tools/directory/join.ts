import { foldName } from '../../src/auth/directory/search-terms.ts'
import type { Brand } from './types.ts'

const distinct = <T>(all: readonly T[], key: (one: T) => string): readonly T[] =>
  [...new Map(all.map((one) => [key(one), one] as const).toReversed()).values()].toReversed()
const same = (one: string): string => foldName(one)

function joined(one: Brand, other: Brand): Brand {
  const names = [...one.aliases, other.name, ...other.aliases].filter((name) => same(name) !== same(one.name))
  // A base stands once, with the name of its portal where one of the lists has it.
  const ways = [...one.ways, ...other.ways].toSorted((a, b) => Number(a.portal === '') - Number(b.portal === ''))
  return {
    ...one,
    identifiers: [...new Set([...one.identifiers, ...other.identifiers])],
    aliases: distinct(names, same),
    places: [...new Set([...one.places, ...other.places])],
    hosts: [...new Set([...one.hosts, ...other.hosts])],
    ways: distinct(ways, ({ base }) => base),
  }
}

/** An identifier that one list gives to so many is no name of any of them. */
const SHARED = 5

function worthless(brands: readonly Brand[]): ReadonlySet<string> {
  const counts = new Map<string, number>()
  for (const { source, identifiers } of brands)
    for (const one of identifiers) counts.set(`${source}\n${one}`, (counts.get(`${source}\n${one}`) ?? 0) + 1)
  return new Set([...counts].flatMap(([key, many]) => (many > SHARED ? [key.slice(key.indexOf('\n') + 1)] : [])))
}

/** Health systems that two lists, or one list twice, name by the same identifier, or by the same name and base, as one. */
export function joinBrands(brands: readonly Brand[]): readonly Brand[] {
  const all: (Brand | undefined)[] = []
  const places = new Map<string, number>()
  const shared = worthless(brands)
  for (const brand of brands) {
    const keys = [
      ...brand.identifiers.filter((one) => !shared.has(one)),
      ...brand.ways.map(({ base }) => `${same(brand.name)} ${base}`),
    ]
    const known = keys.map((key) => places.get(key)).find((place) => place !== undefined)
    const place = known ?? all.length
    const before = known === undefined ? undefined : all[known]
    all[place] = before === undefined ? joined(brand, { ...brand, aliases: [], ways: [] }) : joined(before, brand)
    for (const key of keys) if (!places.has(key)) places.set(key, place)
  }
  return all.filter((brand) => brand !== undefined)
}
