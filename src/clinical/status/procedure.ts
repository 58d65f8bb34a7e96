import { goingOn, over, toCome } from './event'
import { plain, type Circumstance, type Phrase } from './status'
import { byTable, sentAt } from './coded-element'
import type { Resource } from '../../fhir/resource'

/** For so many days something that began may go on, such as a treatment in parts. */
const DAYS = 30

const closed: Readonly<Record<string, Phrase>> = {
  'not-done': plain('Procedure.notDone', 'stop'),
  'on-hold': plain('paused', 'wait'),
  stopped: plain('Procedure.stopped', 'stop'),
  completed: plain('Procedure.done', 'none'),
  unknown: plain('tookPlaceUnknown', 'unsure'),
}

/** What became of something that was to be done. */
export function procedure(record: Resource, at: Circumstance): Phrase {
  const status = sentAt(record, 'status')
  if (status.code === 'preparation') return toCome(record, at, plain('Procedure.preparation', 'wait'))
  if (status.code === 'in-progress') return goingOn(record, at, 'performedPeriod', DAYS, plain('now', 'now'))
  if (status.code === 'on-hold' && at.died) return plain('wasPaused', 'past')
  return status.code === 'completed' ? over(record, at, byTable(closed, status)) : byTable(closed, status)
}
