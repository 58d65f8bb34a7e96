import type { Resource } from '../fhir/resource'

/** Elements of DSTU2, STU3 and R5 that turn a record round ("isModifier" there) and have no place in R4, with the value that does so. */
const REVERSING_ELEMENTS: readonly (readonly [element: string, value: unknown])[] = [
  ['notDone', true],
  ['notPerformed', true],
  ['notGiven', true],
  ['wasNotGiven', true],
  ['wasNotTaken', true],
  ['notTaken', true],
  ['taken', 'n'],
  ['prescribed', false],
]
/** Statuses of R4 that say so by themselves. */
const NOT_DONE_STATUSES: readonly unknown[] = ['not-done', 'declined', 'entered-in-error']

/** True for a record that another version of FHIR turns round, such as a medicine that was not taken. */
export const isReversed = (record: Resource): boolean =>
  !NOT_DONE_STATUSES.includes(record['status']) &&
  REVERSING_ELEMENTS.some(([element, value]) => record[element] === value)
