import { holds } from './event'
import { plain, type Circumstance, type Phrase } from './status'
import { byTable, sentAt } from './coded-element'
import type { Resource } from '../../fhir/resource'

const table: Readonly<Record<string, Phrase>> = {
  cancelled: plain('Coverage.cancelled', 'past'),
  draft: plain('Coverage.draft', 'wait'),
}

/** Whether insurance is on file as current; whether it pays, no record says. */
export function coverage(record: Resource, at: Circumstance): Phrase {
  const status = sentAt(record, 'status')
  return status.code === 'active'
    ? holds(record, at, plain('Coverage.active', 'now'), 'Coverage.ended', () => plain('Coverage.atDeath', 'past'))
    : byTable(table, status)
}
