import { isDeepStrictEqual } from 'node:util'
import { contractOf, isRecordType } from '../../src/contract'
import { isOfferedType } from '../../src/contract/offered-types'
import { READ_ONLY_TYPES } from '../fhir/metadata'
import { readPaths } from './read-paths'
import { peopleOf } from './people'
import { resolveReferences } from './resolve-references'
import type { Person, Resource } from '../types'
import type { FoundResource } from './read-paths'
import type { LoadedResource } from './resolve-references'

const readOnlyTypeSet: ReadonlySet<string> = new Set(READ_ONLY_TYPES)

function isServed(type: string, alsoHas: readonly string[]): boolean {
  if (alsoHas.includes(type)) return true
  if (isOfferedType(type) || !isRecordType(type)) return readOnlyTypeSet.has(type)
  const { read, searches } = contractOf(type)
  return read || searches.length > 0
}

function countByKey(keys: readonly string[]): readonly (readonly [key: string, count: number])[] {
  const counts = new Map<string, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return [...counts]
}

function withId({ content, fullUrl, folder }: FoundResource, index: number): LoadedResource & { hasId: boolean } {
  const hasId = typeof content['id'] === 'string' && content['id'] !== ''
  const id = hasId ? String(content['id']) : (fullUrl?.split(/[:/]/).at(-1) ?? `without-id-${index + 1}`)
  return { resource: { ...content, resourceType: String(content['resourceType']), id }, fullUrl, folder, hasId }
}

/** The first resource of each id, and the keys of later ones with different content. */
function firstOfEachId(loaded: readonly LoadedResource[]): {
  unique: readonly LoadedResource[]
  clashes: readonly string[]
} {
  const byKey = new Map<string, LoadedResource>()
  const clashes: string[] = []
  for (const one of loaded) {
    const key = `${one.resource.resourceType}/${one.resource.id}`
    const first = byKey.get(key)
    if (first === undefined) byKey.set(key, one)
    else if (!isDeepStrictEqual(first.resource, one.resource)) clashes.push(key)
  }
  return { unique: [...byKey.values()], clashes }
}

const plural = (count: number, singular: string, pluralForm: string): string =>
  count === 1 ? `1 ${singular}` : `${count} ${pluralForm}`

const missingPersonKinds: readonly { kind: Person['kind']; note: string }[] = [
  { kind: 'patient', note: 'There is no Patient in the data, so nobody can sign in.' },
  {
    kind: 'provider',
    note: 'There is no Practitioner with patients in the data, so nobody can sign in as a provider.',
  },
]

/** One sentence for each type, with all ids. */
function clashNotes(clashes: readonly string[]): readonly string[] {
  const keys = [...new Set(clashes)]
  return countByKey(keys.map((key) => key.split('/')[0] ?? key)).map(([type, count]) => {
    const ids = keys.filter((key) => key.startsWith(`${type}/`)).join(', ')
    return `${plural(count, 'id appears', 'ids appear')} more than once with different content; the first of each was kept: ${ids}.`
  })
}

/**
 * Loads FHIR R4 data from files and folders: Bundles, single resources (JSON) and NDJSON.
 * `notes` has a sentence for each problem with the data; invalid data never throws. `alsoHas`: types outside the API that are served.
 */
export async function loadData(
  paths: readonly string[],
  alsoHas: readonly string[] = [],
): Promise<{ resources: Resource[]; people: Person[]; notes: string[] }> {
  const { resources: found, notes } = await readPaths(paths)
  const all = found.map(withId)
  const { unique, clashes } = firstOfEachId(all)
  const { resources, missing } = resolveReferences(unique)
  const people = peopleOf(resources)
  const unnumbered = all.filter((loaded) => !loaded.hasId).map((loaded) => loaded.resource.resourceType)
  const unserved = resources.map((resource) => resource.resourceType).filter((type) => !isServed(type, alsoHas))
  return {
    resources,
    people,
    notes: [
      ...notes,
      ...countByKey(unnumbered).map(
        ([type, count]) => `${plural(count, 'resource', 'resources')} of type ${type} had no id and got one.`,
      ),
      ...clashNotes(clashes),
      ...[...missing].map(
        ([kind, count]) => `${plural(count, 'reference', 'references')} to ${kind} could not be resolved.`,
      ),
      ...countByKey(unserved).map(
        ([type, count]) =>
          `${plural(count, 'resource', 'resources')} of type ${type} loaded but not served: the API does not offer this type.`,
      ),
      ...missingPersonKinds
        .filter(({ kind }) => people.every((person) => person.kind !== kind))
        .map(({ note }) => note),
    ],
  }
}
