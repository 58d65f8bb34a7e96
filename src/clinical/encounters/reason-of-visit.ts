import { codingsOf } from '../../fhir/concept'
import { referencedId } from '../../fhir/reference'
import { isOfType, type Resource, type ResourceOf } from '../../fhir/resource'
import { listOf } from '../../lib/json'

const codesOf = (concept: unknown): readonly string[] =>
  codingsOf(concept).flatMap(({ system, code }) =>
    system === undefined || code === undefined ? [] : `${system}|${code}`,
  )

/** True for a condition that a visit has as its reason: by reference, or with the same code. */
export function isReasonOfVisit(record: Resource, { reasonCode, reasonReference }: ResourceOf<'Encounter'>): boolean {
  if (!isOfType(record, 'Condition')) return false
  const isReferenced = listOf(reasonReference).some(
    (reference) => record.id !== undefined && referencedId(reference, 'Condition') === record.id,
  )
  const codes = new Set(listOf(reasonCode).flatMap(codesOf))
  return isReferenced || codesOf(record.code).some((code) => codes.has(code))
}
