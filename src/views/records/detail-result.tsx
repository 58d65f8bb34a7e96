import { readObservation } from '../result-reading'
import { ResultValue } from '../result-value'
import type { Resource } from '../../fhir/resource'

/** The result of a test as it stands in the list of results: value, how it compares, expected range. */
export function Result({ resource }: { resource: Resource }) {
  if (resource.resourceType !== 'Observation') return null
  const reading = readObservation(resource)
  return reading.measure ? (
    <div>
      <ResultValue reading={reading} />
    </div>
  ) : null
}
