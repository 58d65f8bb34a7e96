import { resultValue } from '../../fhir/result'
import { objectsOf } from '../../lib/json'
import { plain, type Phrase } from './status'
import { byTable, sentAt } from './coded-element'
import type { Resource } from '../../fhir/resource'

const table: Readonly<Record<string, Phrase>> = {
  preliminary: plain('Observation.preliminary', 'wait'),
  final: plain('Observation.final', 'none'),
  amended: plain('Observation.amended', 'look'),
  corrected: plain('Observation.corrected', 'look'),
  cancelled: plain('Observation.cancelled', 'stop'),
  unknown: plain('notKnown', 'unsure'),
}

const hasValue = (record: Resource): boolean => {
  const value = resultValue(record)
  return (value !== undefined && value.kind !== 'absent') || objectsOf(record['component']).length > 0
}

/** How far a result is. */
export function observation(record: Resource): Phrase {
  const status = sentAt(record, 'status')
  if (status.code === 'registered')
    return plain(hasValue(record) ? 'Observation.registeredValue' : 'Observation.registered', 'wait')
  // What it holds may be other results.
  if (status.code === 'final' && !record['hasMember'] && !hasValue(record))
    return plain('Observation.finalEmpty', 'none')
  return byTable(table, status)
}
