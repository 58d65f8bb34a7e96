import type { RecordType } from '../../contract'
import type { CardIcon } from '../../ui/card'

/** Record types that a filter shows or hides together. */
export type TypeGroup = 'visits' | 'results' | 'medicines' | 'notes' | 'vaccines' | 'health' | 'other'

const typesByGroup: Readonly<Record<Exclude<TypeGroup, 'other'>, readonly RecordType[]>> = {
  visits: ['Encounter'],
  results: ['Observation', 'DiagnosticReport'],
  medicines: ['MedicationRequest', 'MedicationDispense'],
  notes: ['DocumentReference'],
  vaccines: ['Immunization'],
  health: ['Condition', 'AllergyIntolerance', 'Goal', 'CarePlan'],
}

const iconByGroup: Readonly<Record<TypeGroup, CardIcon>> = {
  visits: 'visits',
  results: 'results',
  medicines: 'medicines',
  notes: 'papers',
  vaccines: 'health',
  health: 'health',
  other: 'visits',
}

const groupOf = (type: RecordType): TypeGroup =>
  (Object.keys(typesByGroup) as Exclude<TypeGroup, 'other'>[]).find((group) => typesByGroup[group].includes(type)) ??
  'other'

/** The icon for records of a type. */
export const iconOfType = (type: RecordType): CardIcon => iconByGroup[groupOf(type)]

/** The groups of the given types, each with its types; empty groups are left out. */
export function typeGroupsOf(present: readonly RecordType[]): readonly (readonly [TypeGroup, readonly RecordType[]])[] {
  const groups = Object.keys(iconByGroup) as TypeGroup[]
  return groups
    .map((group) => [group, present.filter((type) => groupOf(type) === group)] as const)
    .filter(([, ofGroup]) => ofGroup.length > 0)
}
