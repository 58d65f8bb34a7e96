import { elementDate, recordDate, daysSince, isAfterDay } from './status-dates'
import { completedStatus } from './event-status'
import { statusWithValue, plainStatus, type StatusContext, type RecordStatus } from './record-status'
import { statusFromTable, readCodedElement } from './coded-element'
import type { ResourceOf } from '../../fhir/resource'

/** After this many days a fill is no longer called open. */
const MAX_WAIT_DAYS = 30

const open: Readonly<Record<string, RecordStatus>> = {
  preparation: plainStatus('MedicationDispense.preparing', 'pending'),
  'in-progress': plainStatus('MedicationDispense.ready', 'pending'),
  'on-hold': plainStatus('MedicationDispense.onHold', 'pending'),
}

const closed: Readonly<Record<string, RecordStatus>> = {
  completed: plainStatus('MedicationDispense.filled', 'none'),
  cancelled: plainStatus('MedicationDispense.cancelled', 'stop'),
  stopped: plainStatus('MedicationDispense.stopped', 'stop'),
  declined: plainStatus('MedicationDispense.declined', 'stop'),
  unknown: plainStatus('MedicationDispense.unknown', 'uncertain'),
}

function openFillStatus(
  record: ResourceOf<'MedicationDispense'>,
  { today, died }: StatusContext,
  openStatus: RecordStatus,
): RecordStatus {
  const handed = elementDate(record, 'whenHandedOver')
  if (handed !== undefined && !isAfterDay(handed, today))
    return statusWithValue('MedicationDispense.handedOver', 'uncertain', handed)
  const date = recordDate(record)
  if (!died && date !== undefined && daysSince(date, today) <= MAX_WAIT_DAYS) return openStatus
  return date === undefined || isAfterDay(date, today)
    ? plainStatus('MedicationDispense.noWordNoDate', 'uncertain')
    : statusWithValue('MedicationDispense.noWord', 'uncertain', date)
}

/** The status of a fill. */
export function medicationDispenseStatus(
  record: ResourceOf<'MedicationDispense'>,
  context: StatusContext,
): RecordStatus {
  const status = readCodedElement(record, 'status')
  const openStatus = status.code === undefined ? undefined : open[status.code]
  if (openStatus) return openFillStatus(record, context, openStatus)
  return status.code === 'completed'
    ? completedStatus(record, context, statusFromTable(closed, status))
    : statusFromTable(closed, status)
}
