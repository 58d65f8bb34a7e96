import { activePeriodStatus } from './event-status'
import { plainStatus, statusUntilDeath, type StatusContext, type RecordStatus } from './record-status'
import { statusFromTable, readCodedElement } from './coded-element'
import type { ResourceOf } from '../../fhir/resource'

const table: Readonly<Record<string, RecordStatus>> = {
  proposed: plainStatus('CareTeam.proposed', 'pending'),
  suspended: plainStatus('paused', 'pending'),
  inactive: plainStatus('inactive', 'past'),
}

/** Whether a care team is active. */
export function careTeamStatus(record: ResourceOf<'CareTeam'>, context: StatusContext): RecordStatus {
  const status = readCodedElement(record, 'status')
  if (status.code === 'active')
    return activePeriodStatus(record, context, plainStatus('current', 'active'), 'wasToEnd', (died) =>
      statusUntilDeath(died, 'currentUntil', 'currentAtDeath'),
    )
  if (context.died && status.code === 'suspended') return plainStatus('wasPaused', 'past')
  return statusFromTable(table, status)
}
