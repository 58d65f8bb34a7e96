import { conceptDisplay } from '../../fhir/concept'
import { referencedKey } from '../../fhir/reference'
import { recordKey } from '../../fhir/source'
import { listOf, objectsOf } from '../../lib/json'
import type { ResourceOf } from '../../fhir/resource'

/** The conditions that a prescription is for: those it refers to, and its reason codes as conditions without an id. */
export function conditionsOfRequest(
  request: ResourceOf<'MedicationRequest'>,
  conditions: readonly ResourceOf<'Condition'>[],
): readonly ResourceOf<'Condition'>[] {
  const referred = objectsOf(request.reasonReference).flatMap((reference) => {
    const key = referencedKey(request, reference, 'Condition')
    return conditions.find((each) => recordKey(each) === key) ?? []
  })
  const names = referred.map(({ code }) => conceptDisplay(code)?.toLowerCase())
  const coded = listOf(request.reasonCode).map((code) => ({ resourceType: 'Condition' as const, code }))
  return [...referred, ...coded.filter(({ code }) => !names.includes(conceptDisplay(code)?.toLowerCase()))]
}
