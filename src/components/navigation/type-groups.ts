import type { RecordKind } from '../../resources/observation-category'
import type { CardIcon } from '../../ui/card'

/** Record types that a filter shows or hides together. */
export type RecordTypeGroup = 'visits' | 'results' | 'medicines' | 'notes' | 'vaccines' | 'health' | 'other'

const typesByGroup: Readonly<Record<Exclude<RecordTypeGroup, 'other'>, readonly RecordKind[]>> = {
  visits: ['Encounter'],
  results: ['Observation', 'DiagnosticReport'],
  medicines: ['MedicationRequest', 'MedicationDispense'],
  notes: ['DocumentReference'],
  vaccines: ['Immunization'],
  health: ['Condition', 'AllergyIntolerance', 'Goal', 'CarePlan'],
}

const iconByGroup: Readonly<Record<RecordTypeGroup, CardIcon>> = {
  visits: 'visits',
  results: 'results',
  medicines: 'medicines',
  notes: 'papers',
  vaccines: 'health',
  health: 'health',
  other: 'visits',
}

const groupOf = (type: RecordKind): RecordTypeGroup =>
  (Object.keys(typesByGroup) as Exclude<RecordTypeGroup, 'other'>[]).find((group) =>
    typesByGroup[group].includes(type),
  ) ?? 'other'

/** The icon for records of a type. */
export const iconOfType = (type: RecordKind): CardIcon => iconByGroup[groupOf(type)]

/** The groups of the given types, each with its types; empty groups are left out. */
export function typeGroupsOf(
  present: readonly RecordKind[],
): readonly (readonly [RecordTypeGroup, readonly RecordKind[]])[] {
  const groups = Object.keys(iconByGroup) as RecordTypeGroup[]
  return groups
    .map((group) => [group, present.filter((type) => groupOf(type) === group)] as const)
    .filter(([, ofGroup]) => ofGroup.length > 0)
}
