import type { RecordType } from '../../contract'
import type { Place } from '../../ui/card'

/** Kinds of records that one choice shows or leaves out together. */
export type KindGroup = 'visits' | 'results' | 'medicines' | 'notes' | 'vaccines' | 'health' | 'other'

const types: Readonly<Record<Exclude<KindGroup, 'other'>, readonly RecordType[]>> = {
  visits: ['Encounter'],
  results: ['Observation', 'DiagnosticReport'],
  medicines: ['MedicationRequest', 'MedicationDispense'],
  notes: ['DocumentReference'],
  vaccines: ['Immunization'],
  health: ['Condition', 'AllergyIntolerance', 'Goal', 'CarePlan'],
}

const places: Readonly<Record<KindGroup, Place>> = {
  visits: 'visits',
  results: 'results',
  medicines: 'medicines',
  notes: 'papers',
  vaccines: 'health',
  health: 'health',
  other: 'visits',
}

const groupOf = (type: RecordType): KindGroup =>
  (Object.keys(types) as Exclude<KindGroup, 'other'>[]).find((group) => types[group].includes(type)) ?? 'other'

/** The place of the app whose drawing and color stand beside records of a type. */
export const placeOf = (type: RecordType): Place => places[groupOf(type)]

/** The groups that these types make, each with its types. */
export function groupsOf(present: readonly RecordType[]): readonly (readonly [KindGroup, readonly RecordType[]])[] {
  const groups = Object.keys(places) as KindGroup[]
  return groups
    .map((group) => [group, present.filter((type) => groupOf(type) === group)] as const)
    .filter(([, ofGroup]) => ofGroup.length > 0)
}
