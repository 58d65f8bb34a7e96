import { readObservation } from '../result-reading'
import { ResultValue } from '../result-value'
import { Targets } from './typed/goal'
import type { Resource } from '../../fhir/resource'

/** What stands first on the page: the result of a test as in the list of results, the targets of a goal with the newest measurement. */
export function Result({ resource }: { resource: Resource }) {
  if (resource.resourceType === 'Goal') return <Targets goal={resource} />
  if (resource.resourceType !== 'Observation') return null
  const reading = readObservation(resource)
  return reading.measure ? (
    <div>
      <ResultValue reading={reading} />
    </div>
  ) : null
}
