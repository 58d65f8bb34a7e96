import { isNothing } from '../../lib/json'
import { over } from './event'
import { plain, type Circumstance, type Phrase } from './status'
import { byTable, sentAt } from './coded-element'
import type { Resource } from '../../fhir/resource'

function given(record: Resource): Phrase {
  // R4 has this reason for a vaccine that was not given.
  if (!isNothing(record['statusReason'])) return plain('Immunization.contradicts', 'unsure')
  if (record['isSubpotent'] === true) return plain('Immunization.partDose', 'look')
  return plain(record['primarySource'] === false ? 'Immunization.reported' : 'Immunization.given', 'none')
}

/** What became of a vaccination. */
export function immunization(record: Resource, at: Circumstance): Phrase {
  const status = sentAt(record, 'status')
  return status.code === 'completed'
    ? over(record, at, given(record))
    : byTable({ 'not-done': plain('Immunization.notGiven', 'stop') }, status)
}
