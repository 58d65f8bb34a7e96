import { dateAt, dateOf, daysSince, isAfter } from './day'
import { over } from './event'
import { naming, plain, type Circumstance, type Phrase } from './status'
import { byTable, sentAt } from './coded-element'
import type { Resource } from '../../fhir/resource'

/** After so many days without a word nobody waits for a fill any more. */
const WAIT = 30

const open: Readonly<Record<string, Phrase>> = {
  preparation: plain('MedicationDispense.preparing', 'wait'),
  'in-progress': plain('MedicationDispense.ready', 'wait'),
  'on-hold': plain('MedicationDispense.onHold', 'wait'),
}

const closed: Readonly<Record<string, Phrase>> = {
  completed: plain('MedicationDispense.filled', 'none'),
  cancelled: plain('MedicationDispense.cancelled', 'stop'),
  stopped: plain('MedicationDispense.stopped', 'stop'),
  declined: plain('MedicationDispense.declined', 'stop'),
  unknown: plain('MedicationDispense.unknown', 'unsure'),
}

function waiting(record: Resource, { today, died }: Circumstance, said: Phrase): Phrase {
  const handed = dateAt(record, 'whenHandedOver')
  if (handed !== undefined && !isAfter(handed, today)) return naming('MedicationDispense.handedOver', 'unsure', handed)
  const date = dateOf(record)
  if (!died && date !== undefined && daysSince(date, today) <= WAIT) return said
  return date === undefined || isAfter(date, today)
    ? plain('MedicationDispense.noWordNoDate', 'unsure')
    : naming('MedicationDispense.noWord', 'unsure', date)
}

/** What became of a fill. */
export function medicationDispense(record: Resource, at: Circumstance): Phrase {
  const status = sentAt(record, 'status')
  const said = status.code === undefined ? undefined : open[status.code]
  if (said) return waiting(record, at, said)
  return status.code === 'completed' ? over(record, at, byTable(closed, status)) : byTable(closed, status)
}
