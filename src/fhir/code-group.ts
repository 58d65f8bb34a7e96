/** Groups of code words whose name is not the element's own key. */
const groups: readonly (readonly [pattern: RegExp, group: string])[] = [
  [/\.gender$/, 'gender'],
  [/\.(?:daysOfWeek|repeat\.dayOfWeek)$/, 'daysOfWeek'],
  [/\.repeat\.when$/, 'Timing.repeat.when'],
  [/\.repeat\.(?:periodUnit|durationUnit)$/, 'Timing.repeat.periodUnit'],
  [/\.dataAbsentReason$/, 'dataAbsentReason'],
  [/^Observation\.component\.interpretation$/, 'Observation.interpretation'],
  [/^Encounter\.statusHistory\.status$/, 'Encounter.status'],
  [/^Encounter\.classHistory\.class$/, 'Encounter.class'],
]

/** The group of code words for the element `Type.path`. */
export function codeGroup(key: string): string {
  return groups.find(([pattern]) => pattern.test(key))?.[1] ?? key
}
