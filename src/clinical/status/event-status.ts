import { recordDate, daysSince, isAfterDay, isBeforeDay, periodBound } from './status-dates'
import { statusWithValue, plainStatus, type StatusContext, type RecordStatus } from './record-status'
import type { Resource } from '../../fhir/resource'

/** Status of a planned event: upcoming, past without an outcome, or planned for a time after the death. */
export function plannedStatus(record: Resource, { today, died }: StatusContext, planned: RecordStatus): RecordStatus {
  const date = recordDate(record)
  if (date === undefined) return died ? plainStatus('wasPlannedNoDate', 'past') : planned
  if (died && (isAfterDay(date, died.on ?? today) || !isBeforeDay(date, today)))
    return statusWithValue('wasPlanned', 'past', date)
  return isBeforeDay(date, today) ? statusWithValue('passed', 'uncertain', date) : planned
}

/** Status of an event marked as in progress: `ongoing` for the first `days` days, afterwards only the start date. */
export function ongoingStatus(
  record: Resource,
  { today, died }: StatusContext,
  period: string,
  days: number,
  ongoing: RecordStatus,
): RecordStatus {
  const [start, end] = [recordDate(record), periodBound(record, period, 'end')]
  if (end !== undefined && isBeforeDay(end, today)) return statusWithValue('endedOpen', 'uncertain', end)
  if (start === undefined) return plainStatus('openNoDate', 'uncertain')
  if (isAfterDay(start, today)) return statusWithValue('openInFuture', 'uncertain', start)
  return died || daysSince(start, today) > days ? statusWithValue('began', 'uncertain', start) : ongoing
}

/** Status of an event marked as done; a future date contradicts it. */
export function completedStatus(record: Resource, { today }: StatusContext, done: RecordStatus): RecordStatus {
  const date = recordDate(record)
  return date !== undefined && isAfterDay(date, today) ? statusWithValue('doneInFuture', 'uncertain', date) : done
}

/** Status of something active for a period; its dates or a death may contradict it. */
export function activePeriodStatus(
  record: Resource,
  { today, died }: StatusContext,
  current: RecordStatus,
  ended: 'wasToEnd' | 'Coverage.ended',
  atDeath: (on: { readonly on: string | undefined }) => RecordStatus,
): RecordStatus {
  const [start, end] = [periodBound(record, 'period', 'start'), periodBound(record, 'period', 'end')]
  // What was current until the death ended with it.
  const lastedUntilDeath = died?.on !== undefined && !isBeforeDay(end, died.on)
  if (end !== undefined && isBeforeDay(end, today) && !lastedUntilDeath) return statusWithValue(ended, 'uncertain', end)
  if (died)
    return start !== undefined && isAfterDay(start, died.on ?? today)
      ? statusWithValue('wasPlanned', 'past', start)
      : atDeath(died)
  return start !== undefined && isAfterDay(start, today) ? statusWithValue('startsOn', 'pending', start) : current
}
