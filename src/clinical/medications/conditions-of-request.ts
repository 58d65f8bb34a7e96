import { conceptDisplay } from '../../fhir/concept'
import { referencedId } from '../../fhir/reference'
import { listOf, objectsOf } from '../../lib/json'
import type { ResourceOf } from '../../fhir/resource'

/** The conditions that a prescription is for: those it refers to, and its reason codes as conditions without an id. */
export function conditionsOfRequest(
  { reasonReference, reasonCode }: ResourceOf<'MedicationRequest'>,
  conditions: readonly ResourceOf<'Condition'>[],
): readonly ResourceOf<'Condition'>[] {
  const ids = objectsOf(reasonReference).map((reference) => referencedId(reference, 'Condition'))
  const referred = ids.flatMap((id) => (id === undefined ? [] : (conditions.find((each) => each.id === id) ?? [])))
  const names = referred.map(({ code }) => conceptDisplay(code)?.toLowerCase())
  const coded = listOf(reasonCode).map((code) => ({ resourceType: 'Condition' as const, code }))
  return [...referred, ...coded.filter(({ code }) => !names.includes(conceptDisplay(code)?.toLowerCase()))]
}
