import type { Resource } from '../../fhir/resource'

/**
 * What another part of the record says against a record, worst first. Reasons that are a status, such as "entered in error", have their words in
 * the status line; the others have a short text for rows (`assertions` of the messages) and a long one for the record's page.
 */
export const reasonKeys = [
  'mistake',
  'doNotTake',
  'recalled',
  'notDone',
  'cancelled',
  'refuted',
  'removed',
  'replaced',
  'deathDateDisagrees',
  'denied',
  'noResult',
  'unknownModifier',
  'unitsDisagree',
  'namesDisagree',
  'categoryDisagrees',
  'datesDisagree',
  'backwardsPeriod',
  'future',
  'hiddenParts',
] as const
export type ReasonKey = (typeof reasonKeys)[number]

/**
 * What a statement is used for; `sheet` is a paper for a doctor, which states the reasons too. A record that may not be used for one of them is listed
 * elsewhere, with the reason.
 */
export type StatementUse = 'plan' | 'newest' | 'count' | 'sheet'

/**
 * How much may be stated: plainly, with its reasons beside it, or not among plans, newest values and counts at all.
 */
export type AssertionLevel = 'stated' | 'qualified' | 'withheld'

declare const letThrough: unique symbol

/**
 * A record that may be used for a statement. Only `recordsUsableFor` makes one, so that a plan, a chooser of the newest, a chart, a count or a sheet cannot
 * be given a record that nothing has checked.
 */
export type UsableFor<U extends StatementUse, R extends Resource = Resource> = R & {
  readonly [letThrough]: { readonly [K in U]: true }
}

/** Only `assertionOf` makes an `Assertion`. */
declare const madeByGate: unique symbol

export interface Assertion {
  readonly level: AssertionLevel
  /** Worst first; empty for `stated`. */
  readonly reasons: readonly ReasonKey[]
  readonly [madeByGate]: true
}
