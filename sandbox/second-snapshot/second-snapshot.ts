import { TODAY } from '../population/builders'
import type { Store } from '../fhir/store'
import type { Resource } from '../types'
import { draftChanges, keyOf, snapshotProvenance, snapshotTimestamp, type Change } from './changes'

/** The second snapshot of all records, and its differences from the first. */
export interface SecondSnapshot {
  readonly resources: readonly Resource[]
  readonly changes: readonly Change[]
}

/**
 * Creates the second snapshot: for each patient a new result, a preliminary result that is now final, an amended value, a stopped
 * medicine, a withdrawn note, a backdated entry, and unchanged records with a new `lastUpdated`. Deterministic. `today` is the last day
 * of the records.
 */
export function createSecondSnapshot(store: Store, resources: readonly Resource[], today = TODAY): SecondSnapshot {
  const drafts = store
    .all('Patient')
    .flatMap(({ id }) => draftChanges(store, id, today).map((draft) => ({ patient: id, ...draft })))
  const pairs = drafts.flatMap(({ pairs: list, patient }) => list.map((pair) => ({ ...pair, patient })))
  const replacements = new Map(
    pairs.flatMap(({ before, after }) => (before === undefined ? [] : [[keyOf(before), after] as const])),
  )
  const created = pairs.flatMap(({ before, after, patient }) =>
    before === undefined && after !== undefined ? [{ after, patient }] : [],
  )
  const patientOf = new Map(created.map(({ after, patient }) => [after, patient]))
  const templateProvenance = (resource: Resource) => {
    const patient = patientOf.get(resource) ?? ''
    return ['Encounter', 'Observation', 'Condition']
      .flatMap((type) => store.ofPatient(type, patient).slice(0, 1))
      .flatMap((template) => store.provenanceOf(template))[0]
  }
  const removedKeys = new Set([...replacements].flatMap(([name, after]) => (after === undefined ? [name] : [])))
  const records = resources
    .filter(({ resourceType }) => resourceType !== 'Provenance')
    .flatMap((resource) => (replacements.has(keyOf(resource)) ? (replacements.get(keyOf(resource)) ?? []) : [resource]))
  const added = created.map(({ after }) => after)
  const provenances = snapshotProvenance(
    resources.filter(({ resourceType }) => resourceType === 'Provenance'),
    removedKeys,
    added,
    templateProvenance,
    snapshotTimestamp(today),
  )
  return {
    resources: [...records, ...added, ...provenances],
    changes: drafts.map(({ patient, kind, what, pairs: list }) => ({
      patient,
      kind,
      what,
      records: list.flatMap(({ before, after }) => {
        const resource = before ?? after
        return resource === undefined ? [] : [keyOf(resource)]
      }),
    })),
  }
}
