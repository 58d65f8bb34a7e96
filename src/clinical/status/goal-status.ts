import { isBeforeDay, latestDueDate } from './status-dates'
import {
  enteredInError,
  statusWithValue,
  plainStatus,
  statusUntilDeath,
  type StatusContext,
  type RecordStatus,
} from './record-status'
import { statusAsSent, statusFromTable, hasErrorCode, readCodedElement, type CodedElement } from './coded-element'
import type { ResourceOf } from '../../fhir/resource'

const isReached = ({ code }: CodedElement): boolean => code === 'achieved' || code === 'sustaining'

/** An active goal, by its achievement status. */
const byAchievement: Readonly<Record<string, RecordStatus>> = {
  'in-progress': plainStatus('Goal.active', 'active'),
  improving: plainStatus('Goal.improving', 'good'),
  worsening: plainStatus('Goal.worsening', 'attention'),
  'no-change': plainStatus('Goal.noChange', 'active'),
  'no-progress': plainStatus('Goal.noProgress', 'active'),
  achieved: plainStatus('Goal.reached', 'good'),
  sustaining: plainStatus('Goal.sustaining', 'good'),
  'not-achieved': plainStatus('Goal.notReachedYet', 'active'),
  'not-attainable': plainStatus('Goal.notAttainable', 'stop'),
}

const notStarted: Readonly<Record<string, RecordStatus>> = {
  proposed: plainStatus('Goal.proposed', 'pending'),
  planned: plainStatus('Goal.planned', 'pending'),
  accepted: plainStatus('Goal.accepted', 'pending'),
}

function activeGoalStatus(
  goal: ResourceOf<'Goal'>,
  achieved: CodedElement,
  { today, died }: StatusContext,
): RecordStatus {
  if (!isReached(achieved)) {
    if (died) return statusUntilDeath(died, 'Goal.wasGoal', 'Goal.wasGoalNoDate')
    const due = latestDueDate(goal)
    if (
      due !== undefined &&
      isBeforeDay(due, today) &&
      (achieved.code === undefined || achieved.code === 'in-progress')
    )
      return statusWithValue('Goal.due', 'uncertain', due)
  }
  if (died) return plainStatus('Goal.reached', 'past')
  return achieved.code === undefined && achieved.text === undefined
    ? plainStatus('Goal.active', 'active')
    : statusFromTable(byAchievement, achieved)
}

function completedGoalStatus(achieved: CodedElement): RecordStatus {
  if (isReached(achieved)) return plainStatus('Goal.reached', 'good')
  return achieved.code === 'not-achieved' || achieved.code === 'not-attainable'
    ? plainStatus('Goal.notReached', 'past')
    : plainStatus('Goal.finished', 'past')
}

/** Lifecycle and achievement of a goal; "reached" takes precedence over "in progress". */
export function goalStatus(record: ResourceOf<'Goal'>, context: StatusContext): RecordStatus {
  const [lifecycle, achieved] = [
    readCodedElement(record, 'lifecycleStatus'),
    readCodedElement(record, 'achievementStatus'),
  ]
  if (hasErrorCode(lifecycle, achieved)) return enteredInError
  const reached = isReached(achieved)
  const notStartedStatus = lifecycle.code === undefined ? undefined : notStarted[lifecycle.code]
  if (notStartedStatus) {
    if (reached) return plainStatus('Goal.reachedNotStarted', 'uncertain')
    return context.died
      ? plainStatus(lifecycle.code === 'proposed' ? 'Goal.proposed' : 'wasPlannedNoDate', 'past')
      : notStartedStatus
  }
  switch (lifecycle.code) {
    case 'active':
      return activeGoalStatus(record, achieved, context)
    case 'completed':
      return completedGoalStatus(achieved)
    case 'on-hold':
      if (context.died) return plainStatus(reached ? 'Goal.reached' : 'wasPaused', 'past')
      return plainStatus(reached ? 'Goal.reachedOnHold' : 'Goal.onHold', 'pending')
    case 'cancelled':
      return plainStatus(reached ? 'Goal.reachedStopped' : 'Goal.stopped', 'stop')
    case 'rejected':
      return plainStatus('Goal.rejected', 'stop')
    default:
      return lifecycle.text === undefined && reached
        ? statusFromTable(byAchievement, achieved)
        : statusAsSent(lifecycle)
  }
}
