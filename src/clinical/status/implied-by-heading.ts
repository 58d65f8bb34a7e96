import type { RecordType } from '../../contract'
import type { StatusKey } from './record-status'

/** Statuses that a group heading already expresses, by type and group; rows below do not repeat them. */
const impliedStatuses: Readonly<Record<string, readonly StatusKey[]>> = {
  'AllergyIntolerance.main': ['AllergyIntolerance.current', 'currentAtDeath', 'currentUntil'],
  'AllergyIntolerance.unconfirmed': ['AllergyIntolerance.unconfirmed'],
  'AllergyIntolerance.unclear': ['notGiven'],
  'AllergyIntolerance.ruledOut': ['AllergyIntolerance.ruledOut'],
  'CarePlan.main': ['current', 'currentAtDeath', 'currentUntil'],
  'CarePlan.plan': ['planned'],
  'CareTeam.main': ['current', 'currentAtDeath', 'currentUntil'],
  'CareTeam.past': ['inactive'],
  'Condition.current': ['Condition.current', 'currentAtDeath', 'currentUntil'],
  'Condition.remission': ['Condition.remission'],
  'Condition.ruledOut': ['Condition.ruledOut'],
  'Condition.unclear': ['notGiven'],
  'Encounter.ahead': ['planned'],
  'Encounter.now': ['inProgress'],
  'Encounter.called': ['cancelled'],
  'Goal.plan': ['Goal.planned'],
  'Goal.suggested': ['Goal.proposed'],
  'Immunization.notGiven': ['Immunization.notGiven'],
  'MedicationRequest.current': [
    'MedicationRequest.current',
    'MedicationRequest.atDeath',
    'MedicationRequest.untilDeath',
  ],
  'MedicationRequest.doNotTake': ['MedicationRequest.doNotTake', 'MedicationRequest.doNotTakeAtDeath'],
  'MedicationRequest.unclear': ['notGiven'],
  'MedicationRequest.paused': ['MedicationRequest.onHold'],
  'Procedure.now': ['inProgress'],
  'Procedure.notDone': ['Procedure.notDone'],
  'Procedure.stopped': ['Procedure.stopped'],
}

/** The status keys that the heading of a group already expresses. */
export function statusesImpliedByHeading(type: RecordType, group: string): readonly StatusKey[] {
  if (group === 'noneKnown') return ['denied']
  return group === 'enteredInError' ? ['mistake'] : (impliedStatuses[`${type}.${group}`] ?? [])
}
