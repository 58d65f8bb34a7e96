import { isDeepStrictEqual } from 'node:util'
import { contractOf, isRecordType } from '../../src/contract'
import { readOnlyTypes } from '../fhir/metadata'
import { readPaths } from './files'
import { peopleOf } from './people'
import { resolveReferences } from './references'
import type { Person, Resource } from '../types'
import type { Found } from './files'
import type { Loaded } from './references'

const alsoServed: ReadonlySet<string> = new Set(readOnlyTypes)

function isServed(type: string): boolean {
  if (!isRecordType(type)) return alsoServed.has(type)
  const { read, searches } = contractOf(type)
  return read || searches.length > 0
}

function counted(keys: readonly string[]): readonly (readonly [key: string, count: number])[] {
  const counts = new Map<string, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return [...counts]
}

function identified({ content, fullUrl, folder }: Found, index: number): Loaded & { given: boolean } {
  const given = typeof content['id'] === 'string' && content['id'] !== ''
  const id = given ? String(content['id']) : (fullUrl?.split(/[:/]/).at(-1) ?? `without-id-${index + 1}`)
  return { resource: { ...content, resourceType: String(content['resourceType']), id }, fullUrl, folder, given }
}

/** The first resource of each id; the keys of later ones with different content. */
function distinct(loaded: readonly Loaded[]): { kept: readonly Loaded[]; clashes: readonly string[] } {
  const byKey = new Map<string, Loaded>()
  const clashes: string[] = []
  for (const one of loaded) {
    const key = `${one.resource.resourceType}/${one.resource.id}`
    const first = byKey.get(key)
    if (first === undefined) byKey.set(key, one)
    else if (!isDeepStrictEqual(first.resource, one.resource)) clashes.push(key)
  }
  return { kept: [...byKey.values()], clashes }
}

const plural = (count: number, one: string, many: string): string => (count === 1 ? `1 ${one}` : `${count} ${many}`)

const missingKinds: readonly { kind: Person['kind']; note: string }[] = [
  { kind: 'patient', note: 'There is no Patient in the data, so nobody can sign in.' },
  {
    kind: 'provider',
    note: 'There is no Practitioner with patients in the data, so nobody can sign in as a provider.',
  },
]

/** One sentence a type, naming every id. */
function clashNotes(clashes: readonly string[]): readonly string[] {
  const keys = [...new Set(clashes)]
  return counted(keys.map((key) => key.split('/')[0] ?? key)).map(([type, count]) => {
    const ids = keys.filter((key) => key.startsWith(`${type}/`)).join(', ')
    return `${plural(count, 'id appears', 'ids appear')} more than once with different content; the first of each was kept: ${ids}.`
  })
}

/**
 * Loads FHIR R4 data from files and folders: bundles, single resources (JSON) and NDJSON.
 * `notes` has a plain sentence for each thing that could not be loaded or resolved; it never throws for bad data.
 */
export async function loadData(
  paths: readonly string[],
): Promise<{ resources: Resource[]; people: Person[]; notes: string[] }> {
  const { found, notes } = await readPaths(paths)
  const all = found.map(identified)
  const { kept, clashes } = distinct(all)
  const { resources, missing } = resolveReferences(kept)
  const people = peopleOf(resources)
  const unnumbered = all.filter((one) => !one.given).map((one) => one.resource.resourceType)
  const unserved = resources.map((resource) => resource.resourceType).filter((type) => !isServed(type))
  return {
    resources,
    people,
    notes: [
      ...notes,
      ...counted(unnumbered).map(
        ([type, count]) => `${plural(count, 'resource', 'resources')} of type ${type} had no id and got one.`,
      ),
      ...clashNotes(clashes),
      ...[...missing].map(
        ([kind, count]) => `${plural(count, 'reference', 'references')} to ${kind} could not be resolved.`,
      ),
      ...counted(unserved).map(
        ([type, count]) =>
          `${plural(count, 'resource', 'resources')} of type ${type} loaded but not served: the API does not offer this type.`,
      ),
      ...missingKinds.filter(({ kind }) => people.every((person) => person.kind !== kind)).map(({ note }) => note),
    ],
  }
}
