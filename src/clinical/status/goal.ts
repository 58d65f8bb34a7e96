import { isBefore, latestDue } from './day'
import { mistake, naming, plain, untilDeath, type Circumstance, type Phrase } from './status'
import { asSent, byTable, isError, sentAt, type Sent } from './coded-element'
import type { Resource } from '../../fhir/resource'

const isReached = ({ code }: Sent): boolean => code === 'achieved' || code === 'sustaining'

/** A goal that is worked on, by how far it is. */
const worked: Readonly<Record<string, Phrase>> = {
  'in-progress': plain('Goal.active', 'now'),
  improving: plain('Goal.improving', 'good'),
  worsening: plain('Goal.worsening', 'look'),
  'no-change': plain('Goal.noChange', 'now'),
  'no-progress': plain('Goal.noProgress', 'now'),
  achieved: plain('Goal.reached', 'good'),
  sustaining: plain('Goal.sustaining', 'good'),
  'not-achieved': plain('Goal.notReachedYet', 'now'),
  'not-attainable': plain('Goal.notAttainable', 'stop'),
}

const early: Readonly<Record<string, Phrase>> = {
  proposed: plain('Goal.proposed', 'wait'),
  planned: plain('Goal.planned', 'wait'),
  accepted: plain('Goal.accepted', 'wait'),
}

function active(goal: Resource, achieved: Sent, { today, died }: Circumstance): Phrase {
  if (!isReached(achieved)) {
    if (died) return untilDeath(died, 'Goal.wasGoal', 'Goal.wasGoalNoDate')
    const due = latestDue(goal)
    if (due !== undefined && isBefore(due, today) && (achieved.code === undefined || achieved.code === 'in-progress'))
      return naming('Goal.due', 'unsure', due)
  }
  if (died) return plain('Goal.reached', 'past')
  return achieved.code === undefined && achieved.other === undefined
    ? plain('Goal.active', 'now')
    : byTable(worked, achieved)
}

function completed(achieved: Sent): Phrase {
  if (isReached(achieved)) return plain('Goal.reached', 'good')
  return achieved.code === 'not-achieved' || achieved.code === 'not-attainable'
    ? plain('Goal.notReached', 'past')
    : plain('Goal.finished', 'past')
}

/** Where a goal stands; whether it was reached counts before whether it is worked on. */
export function goal(record: Resource, at: Circumstance): Phrase {
  const [life, achieved] = [sentAt(record, 'lifecycleStatus'), sentAt(record, 'achievementStatus')]
  if (isError(life, achieved)) return mistake
  const reached = isReached(achieved)
  const begun = life.code === undefined ? undefined : early[life.code]
  if (begun)
    return reached
      ? plain('Goal.reachedNotStarted', 'unsure')
      : at.died
        ? plain(life.code === 'proposed' ? 'Goal.proposed' : 'wasPlannedNoDate', 'past')
        : begun
  switch (life.code) {
    case 'active':
      return active(record, achieved, at)
    case 'completed':
      return completed(achieved)
    case 'on-hold':
      if (at.died) return plain(reached ? 'Goal.reached' : 'wasPaused', 'past')
      return plain(reached ? 'Goal.reachedOnHold' : 'Goal.onHold', 'wait')
    case 'cancelled':
      return plain(reached ? 'Goal.reachedStopped' : 'Goal.stopped', 'stop')
    case 'rejected':
      return plain('Goal.rejected', 'stop')
    default:
      return life.other === undefined && reached ? byTable(worked, achieved) : asSent(life)
  }
}
