import { codingsOf } from '../../fhir/concept'
import { referencedKey } from '../../fhir/reference'
import { recordKey } from '../../fhir/source'
import { isOfType, type Resource, type ResourceOf } from '../../fhir/resource'
import { listOf } from '../../lib/json'

const codesOf = (concept: unknown): readonly string[] =>
  codingsOf(concept).flatMap(({ system, code }) =>
    system === undefined || code === undefined ? [] : `${system}|${code}`,
  )

/** True for a condition that a visit has as its reason: by reference, or with the same code. */
export function isReasonOfVisit(record: Resource, visit: ResourceOf<'Encounter'>): boolean {
  if (!isOfType(record, 'Condition')) return false
  const isReferenced = listOf(visit.reasonReference).some(
    (reference) => referencedKey(visit, reference, 'Condition') === recordKey(record),
  )
  const codes = new Set(listOf(visit.reasonCode).flatMap(codesOf))
  return isReferenced || codesOf(record.code).some((code) => codes.has(code))
}
