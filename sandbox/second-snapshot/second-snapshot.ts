import { TODAY } from '../population/builders'
import type { Store } from '../fhir/store'
import type { Resource } from '../types'
import { draftsOf, nameOf, provenancesAfter, stampOf, type Change } from './changes'

/** The second state of all records, and what a test finds that compares it with the first. */
export interface Later {
  readonly resources: readonly Resource[]
  readonly changes: readonly Change[]
}

/**
 * Works out the second state from the first: for each patient a new result, one that was preliminary and is final, an amended value,
 * a medicine that is stopped, a note that is withdrawn, an entry that is late, and what is the same and says that it was written anew.
 * The same records give the same second state. `today` is the day up to which there are records.
 */
export function laterOf(store: Store, resources: readonly Resource[], today = TODAY): Later {
  const drafts = store
    .all('Patient')
    .flatMap(({ id }) => draftsOf(store, id, today).map((draft) => ({ patient: id, ...draft })))
  const pairs = drafts.flatMap(({ pairs: list, patient }) => list.map((one) => ({ ...one, patient })))
  const instead = new Map(
    pairs.flatMap(({ before, after }) => (before === undefined ? [] : [[nameOf(before), after] as const])),
  )
  const made = pairs.flatMap(({ before, after, patient }) =>
    before === undefined && after !== undefined ? [{ after, patient }] : [],
  )
  const patientOf = new Map(made.map(({ after, patient }) => [after, patient]))
  const writtenLike = (one: Resource) => {
    const patient = patientOf.get(one) ?? ''
    return ['Encounter', 'Observation', 'Condition']
      .flatMap((type) => store.ofPatient(type, patient).slice(0, 1))
      .flatMap((like) => store.provenanceOf(like))[0]
  }
  const gone = new Set([...instead].flatMap(([name, after]) => (after === undefined ? [name] : [])))
  const records = resources
    .filter(({ resourceType }) => resourceType !== 'Provenance')
    .flatMap((one) => (instead.has(nameOf(one)) ? (instead.get(nameOf(one)) ?? []) : [one]))
  const added = made.map(({ after }) => after)
  const provenances = provenancesAfter(
    resources.filter(({ resourceType }) => resourceType === 'Provenance'),
    gone,
    added,
    writtenLike,
    stampOf(today),
  )
  return {
    resources: [...records, ...added, ...provenances],
    changes: drafts.map(({ patient, kind, what, pairs: list }) => ({
      patient,
      kind,
      what,
      records: list.flatMap(({ before, after }) => {
        const one = before ?? after
        return one === undefined ? [] : [nameOf(one)]
      }),
    })),
  }
}
