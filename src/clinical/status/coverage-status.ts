import { activePeriodStatus } from './event-status'
import { plainStatus, type StatusContext, type RecordStatus } from './record-status'
import { statusFromTable, readCodedElement } from './coded-element'
import type { ResourceOf } from '../../fhir/resource'

const table: Readonly<Record<string, RecordStatus>> = {
  cancelled: plainStatus('Coverage.cancelled', 'past'),
  draft: plainStatus('Coverage.draft', 'pending'),
}

/** Whether an insurance is on file as current; no record says whether it pays. */
export function coverageStatus(record: ResourceOf<'Coverage'>, context: StatusContext): RecordStatus {
  const status = readCodedElement(record, 'status')
  return status.code === 'active'
    ? activePeriodStatus(record, context, plainStatus('Coverage.active', 'active'), 'Coverage.ended', () =>
        plainStatus('Coverage.atDeath', 'past'),
      )
    : statusFromTable(table, status)
}
