import { asWritten, directionsOf, directionsText } from '../fhir/dosage'
import { isObject, listOf, type Json } from '../fhir/guards'
import { valueTables } from '../words/value-tables'
import { describe } from './registry'
import type { DescribedType } from './define'
import type { Resource } from '../fhir/resource'
import type { Shown } from '../fhir/shown'

function directionsLine(dosage: Json, not: boolean): string | undefined {
  const directions = directionsOf(dosage)
  if (!not) return directions ? directionsText(directions) : valueTables().dosage.unread
  // An order not to take a medicine gets no directions put together by this app but that one.
  if (!directions || (directions.source === 'composed' && !directions.written)) return undefined
  return directions.written ? `${valueTables().dosage.doNotTake} ${asWritten(directions.written)}` : directions.text
}

/** Directions, then what the medicine is for; of an order not to take it no reason, which would read as what it is for. */
function medicineLine(request: Resource): readonly Shown[] {
  const not = request['doNotPerform'] === true
  const directions = listOf(request['dosageInstruction']).flatMap((dosage): readonly Shown[] => {
    const text = isObject(dosage) ? directionsLine(dosage, not) : undefined
    return text === undefined ? [] : [{ kind: 'text', text }]
  })
  return not ? directions : [...directions, ...describe('MedicationRequest').line(request)]
}

/** What stands below the name of a record in a row. Apart from the descriptors, as the sentences of directions are much code and the first page has no rows with them. */
export function lineOf(type: DescribedType, resource: Resource): readonly Shown[] {
  return type === 'MedicationRequest' ? medicineLine(resource) : describe(type).line(resource)
}
