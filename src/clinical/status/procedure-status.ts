import { ongoingStatus, completedStatus, plannedStatus } from './event-status'
import { plainStatus, type StatusContext, type RecordStatus } from './record-status'
import { statusFromTable, readCodedElement } from './coded-element'
import type { ResourceOf } from '../../fhir/resource'

/** A procedure, such as a treatment in parts, may stay in progress this long. */
const MAX_ONGOING_DAYS = 30

const closed: Readonly<Record<string, RecordStatus>> = {
  'not-done': plainStatus('Procedure.notDone', 'stop'),
  'on-hold': plainStatus('paused', 'pending'),
  stopped: plainStatus('Procedure.stopped', 'stop'),
  completed: plainStatus('Procedure.done', 'none'),
  unknown: plainStatus('tookPlaceUnknown', 'uncertain'),
}

/** The status of a procedure. */
export function procedureStatus(record: ResourceOf<'Procedure'>, context: StatusContext): RecordStatus {
  const status = readCodedElement(record, 'status')
  if (status.code === 'preparation')
    return plannedStatus(record, context, plainStatus('Procedure.preparation', 'pending'))
  if (status.code === 'in-progress')
    return ongoingStatus(record, context, 'performedPeriod', MAX_ONGOING_DAYS, plainStatus('inProgress', 'active'))
  if (status.code === 'on-hold' && context.died) return plainStatus('wasPaused', 'past')
  return status.code === 'completed'
    ? completedStatus(record, context, statusFromTable(closed, status))
    : statusFromTable(closed, status)
}
