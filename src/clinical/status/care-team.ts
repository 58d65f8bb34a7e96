import { holds } from './event'
import { plain, untilDeath, type Circumstance, type Phrase } from './status'
import { byTable, sentAt } from './coded-element'
import type { Resource } from '../../fhir/resource'

const table: Readonly<Record<string, Phrase>> = {
  proposed: plain('CareTeam.proposed', 'wait'),
  suspended: plain('paused', 'wait'),
  inactive: plain('inactive', 'past'),
}

/** Whether a care team is at work. */
export function careTeam(record: Resource, at: Circumstance): Phrase {
  const status = sentAt(record, 'status')
  if (status.code === 'active')
    return holds(record, at, plain('current', 'now'), 'wasToEnd', (died) =>
      untilDeath(died, 'currentUntil', 'currentAtDeath'),
    )
  if (at.died && status.code === 'suspended') return plain('wasPaused', 'past')
  return byTable(table, status)
}
