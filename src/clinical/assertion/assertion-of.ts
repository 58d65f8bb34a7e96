import { isMarkedRecalled } from '../medications/medicine-fills'
import { statusOf } from '../status/status-of'
import { isOfType, type Resource } from '../../fhir/resource'
import {
  hasBackwardsPeriod,
  hasHiddenParts,
  hasStatusCode,
  hasUnitsThatDisagree,
  hasUnknownModifier,
  isActiveAndEnded,
  isWithoutResult,
} from './contradictions'
import { hasConflictingNames } from './conflicting-names'
import type { AssertedCount } from '../../lib/asserted-count'
import type { StatusContext, StatusKey } from '../status/record-status'
import {
  reasonKeys,
  type Assertion,
  type AssertionLevel,
  type ReasonKey,
  type StatementUse,
  type UsableFor,
} from './assertion'

/** Reasons that the status line of the record states, by its key. */
const reasonByStatus: Partial<Readonly<Record<StatusKey, ReasonKey>>> = {
  mistake: 'mistake',
  'MedicationRequest.doNotTake': 'doNotTake',
  'MedicationRequest.doNotTakeUnclear': 'doNotTake',
  'MedicationRequest.doNotTakeOnHold': 'doNotTake',
  'MedicationRequest.recalled': 'recalled',
  'Immunization.notGiven': 'notDone',
  'Procedure.notDone': 'notDone',
  cancelled: 'cancelled',
  'Observation.cancelled': 'cancelled',
  'DiagnosticReport.cancelled': 'cancelled',
  'AllergyIntolerance.ruledOut': 'refuted',
  deniedRefuted: 'refuted',
  'Condition.ruledOut': 'refuted',
  'Device.activeRemoved': 'removed',
  'Device.removed': 'removed',
  'DocumentReference.old': 'replaced',
  'DocumentReference.oldPreliminary': 'replaced',
  'DocumentReference.replaced': 'replaced',
  reversed: 'notDone',
  denied: 'denied',
  deniedUnsure: 'denied',
  deniedBefore: 'denied',
  'Observation.registered': 'noResult',
  'Observation.finalEmpty': 'noResult',
  'DiagnosticReport.registered': 'noResult',
  doneInFuture: 'future',
  openInFuture: 'future',
  'Patient.diedDoubtful': 'deathDateDisagrees',
}

type Rule = (record: Resource, context: StatusContext) => boolean

/** Reasons that the record gives by itself, apart from its status. */
const reasonByContent: Partial<Readonly<Record<ReasonKey, Rule>>> = {
  mistake: (record) => hasStatusCode(record, 'entered-in-error'),
  recalled: (record) => isOfType(record, 'MedicationDispense') && isMarkedRecalled(record),
  notDone: (record) => hasStatusCode(record, 'not-done'),
  refuted: (record) => hasStatusCode(record, 'refuted'),
  noResult: (record) => isOfType(record, 'Observation') && isWithoutResult(record),
  unknownModifier: hasUnknownModifier,
  unitsDisagree: hasUnitsThatDisagree,
  namesDisagree: hasConflictingNames,
  categoryDisagrees: (record, { relatedFacts }) =>
    isOfType(record, 'AllergyIntolerance') && relatedFacts?.hasConflictingCategory?.(record) === true,
  datesDisagree: (record) => isOfType(record, 'Condition') && isActiveAndEnded(record),
  backwardsPeriod: hasBackwardsPeriod,
  hiddenParts: hasHiddenParts,
}

const everyUse: readonly StatementUse[] = ['plan', 'newest', 'count', 'sheet']
/** Uses that take a record for a fact; a sheet may also state that something was not done. */
const usesAsFact: readonly StatementUse[] = ['plan', 'newest', 'count']

/** The uses that a reason excludes; a reason that is not listed excludes none. */
const excludedUses: Partial<Readonly<Record<ReasonKey, readonly StatementUse[]>>> = {
  mistake: everyUse,
  doNotTake: ['plan', 'count'],
  notDone: usesAsFact,
  cancelled: everyUse,
  refuted: everyUse,
  // A sheet states it with the reason: a device that is still in the body can do harm in an MRI scan.
  removed: ['plan', 'count'],
  replaced: ['newest', 'count', 'sheet'],
  denied: usesAsFact,
  // The reader must hear of a newer test without a value: what chooses the newest value skips it and says so.
  noResult: ['plan', 'count'],
  unknownModifier: ['plan'],
  unitsDisagree: ['plan'],
  namesDisagree: ['plan'],
  backwardsPeriod: ['newest'],
  future: ['newest'],
}

function levelOf(reasons: readonly ReasonKey[]): AssertionLevel {
  if (reasons.some((reason) => usesAsFact.every((use) => excludedUses[reason]?.includes(use)))) return 'withheld'
  return reasons.length === 0 ? 'stated' : 'qualified'
}

/** The reasons against a record, of some reasons. */
function reasonsOf(record: Resource, context: StatusContext, among: readonly ReasonKey[]): readonly ReasonKey[] {
  const status = statusOf(record, context)
  const byStatus = status && reasonByStatus[status.key]
  return among.filter((key) => key === byStatus || reasonByContent[key]?.(record, context) === true)
}

function readAssertion(record: Resource, context: StatusContext): Assertion {
  const reasons = reasonsOf(record, context, reasonKeys)
  // The only place that makes the branded type, whose brand does not exist at run time.
  return { level: levelOf(reasons), reasons } as unknown as Assertion
}

const assertions = new WeakMap<StatusContext, WeakMap<Resource, Assertion>>()

/**
 * What may be stated about a record, with the reasons against it. Status chips, sheets, files for people and the day plan read it.
 */
export function assertionOf(record: Resource, context: StatusContext): Assertion {
  const known = assertions.get(context) ?? new WeakMap<Resource, Assertion>()
  assertions.set(context, known)
  const assertion = known.get(record) ?? readAssertion(record, context)
  known.set(record, assertion)
  return assertion
}

/**
 * The records that may be used for a plan, as a newest value, in a count or on a sheet, in their order. Reads only what can exclude those whose assertion is not
 * known yet, as lists hold thousands of records.
 */
export function recordsUsableFor<U extends StatementUse, R extends Resource>(
  use: U,
  records: readonly R[],
  context: StatusContext,
): readonly UsableFor<U, R>[] {
  const excluding = reasonKeys.filter((key) => excludedUses[key]?.includes(use))
  const known = assertions.get(context)
  return records.filter((record): record is UsableFor<U, R> => {
    const assertion = known?.get(record)
    return assertion
      ? !assertion.reasons.some((reason) => excluding.includes(reason))
      : reasonsOf(record, context, excluding).length === 0
  })
}

/** The number of records that may be counted as facts. */
export const countAsserted = (records: readonly Resource[], context: StatusContext): AssertedCount =>
  // The only place that makes the branded type, whose brand does not exist at run time.
  recordsUsableFor('count', records, context).length as AssertedCount
