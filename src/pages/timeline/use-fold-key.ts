import { isHomeReading } from '../../clinical/observations/home-readings'
import { readObservation } from '../../clinical/observations/result-reading'
import { useRangeSelector, useStatusContext } from '../../components/patient/status-context'
import { isOfType } from '../../fhir/resource'
import { worstTone } from '../../glance/glance'
import { useFormat } from '../../language/language-context'
import { useEventGlance } from './use-event-glance'
import type { RecordEvent } from './record-event'

/** Key of the fold of pharmacy fills; every other one is of home readings of one test. */
export const FILLS = 'fills'

/**
 * What repeats within a month: pharmacy fills that were handed over, and home readings of one test by its name. Undefined for all others, and for those
 * of which a row says more than their name and value.
 */
export function useFoldKey(): (event: RecordEvent) => string | undefined {
  const format = useFormat()
  const statusContext = useStatusContext()
  const rangeFor = useRangeSelector()
  const glanceOfEvent = useEventGlance()
  return (event) => {
    const { resource } = event
    const isFill = isOfType(resource, 'MedicationDispense')
    const reading = isOfType(resource, 'Observation') ? readObservation(resource, format, rangeFor) : undefined
    const isReading = reading !== undefined && isHomeReading(reading, statusContext)
    if (!isFill && !isReading) return undefined
    const row = glanceOfEvent(event, event.raw)
    if (worstTone(row) !== undefined) return undefined
    return isFill ? FILLS : `${reading?.codeKey} ${row.name.text}`
  }
}
