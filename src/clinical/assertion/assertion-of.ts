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
import type { StatusContext, StatusKey } from '../status/record-status'
import { reasonKeys, type Assertion, type AssertionLevel, type ReasonKey, type StatementUse } from './assertion'

/** Reasons that the status line of the record states, by its key. */
const reasonByStatus: Partial<Readonly<Record<StatusKey, ReasonKey>>> = {
  mistake: 'mistake',
  'MedicationRequest.doNotTake': 'doNotTake',
  'MedicationRequest.doNotTakeUnclear': 'doNotTake',
  'MedicationRequest.doNotTakeOnHold': 'doNotTake',
  'MedicationRequest.recalled': 'recalled',
  'Immunization.notGiven': 'notDone',
  'Procedure.notDone': 'notDone',
  called: 'cancelled',
  'AllergyIntolerance.ruledOut': 'refuted',
  deniedRefuted: 'refuted',
  'Condition.ruledOut': 'refuted',
  'DocumentReference.old': 'replaced',
  'DocumentReference.oldPreliminary': 'replaced',
  'DocumentReference.replaced': 'replaced',
  reversed: 'notDone',
  denied: 'denied',
  deniedUnsure: 'denied',
  deniedBefore: 'denied',
  'Observation.registered': 'noResult',
  'Observation.cancelled': 'noResult',
  'Observation.finalEmpty': 'noResult',
  'DiagnosticReport.registered': 'noResult',
  'DiagnosticReport.cancelled': 'noResult',
  doneAhead: 'future',
  'Patient.diedDoubtful': 'deathDateDisagrees',
}

type Rule = (record: Resource) => boolean

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
  datesDisagree: (record) => isOfType(record, 'Condition') && isActiveAndEnded(record),
  backwardsPeriod: hasBackwardsPeriod,
  hiddenParts: hasHiddenParts,
}

const everyUse: readonly StatementUse[] = ['plan', 'newest', 'count']

/** The uses that a reason excludes; a reason that is not listed excludes none. */
const excludedUses: Partial<Readonly<Record<ReasonKey, readonly StatementUse[]>>> = {
  mistake: everyUse,
  doNotTake: ['plan', 'count'],
  notDone: everyUse,
  cancelled: everyUse,
  refuted: everyUse,
  replaced: ['newest', 'count'],
  denied: everyUse,
  noResult: everyUse,
  unknownModifier: ['plan'],
  unitsDisagree: ['plan'],
  namesDisagree: ['plan'],
  future: ['newest'],
}

/** True when the record may be used for a plan, as a newest value or in a count. */
export const isUsableFor = ({ reasons }: Assertion, use: StatementUse): boolean =>
  !reasons.some((reason) => excludedUses[reason]?.includes(use))

function levelOf(reasons: readonly ReasonKey[]): AssertionLevel {
  if (reasons.some((reason) => excludedUses[reason] === everyUse)) return 'withheld'
  return reasons.length === 0 ? 'stated' : 'qualified'
}

function readAssertion(record: Resource, context: StatusContext): Assertion {
  const status = statusOf(record, context)
  const byStatus = status && reasonByStatus[status.key]
  const reasons = reasonKeys.filter((key) => key === byStatus || reasonByContent[key]?.(record) === true)
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
