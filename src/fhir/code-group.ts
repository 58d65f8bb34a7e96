/** Elements whose code texts are stored under another key than their own. */
const GROUP_PATTERNS: readonly (readonly [pattern: RegExp, group: string])[] = [
  [/\.gender$/, 'gender'],
  [/\.(?:daysOfWeek|repeat\.dayOfWeek)$/, 'daysOfWeek'],
  [/\.repeat\.when$/, 'Timing.repeat.when'],
  [/\.repeat\.(?:periodUnit|durationUnit)$/, 'Timing.repeat.periodUnit'],
  [/\.dataAbsentReason$/, 'dataAbsentReason'],
  [/^Observation\.component\.interpretation$/, 'Observation.interpretation'],
  [/^Encounter\.statusHistory\.status$/, 'Encounter.status'],
  [/^Encounter\.classHistory\.class$/, 'Encounter.class'],
]

/** A slice of an element: `Type.category:us-core`. */
const SLICE = /^([\w.]+):[\w-]+$/

/** The key of the code texts for the element `Type.path`; a slice has those of its element. */
export function codeGroup(key: string): string {
  const path = SLICE.exec(key)?.[1] ?? key
  return GROUP_PATTERNS.find(([pattern]) => pattern.test(path))?.[1] ?? path
}
