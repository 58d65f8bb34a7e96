import { referencedKey } from '../../fhir/reference'
import { recordKey } from '../../fhir/source'

/** The prescriptions before and after one (`priorPrescription`). */
export interface PrescriptionChain<R> {
  /** Newest first. */
  readonly earlier: readonly R[]
  /** Those whose `priorPrescription` is this one. */
  readonly later: readonly R[]
  /** Why `earlier` ends early: the next prescription is not in the record, or the chain is a loop. */
  readonly endReason?: 'missing' | 'loop'
}

/** Follows `priorPrescription` as far as the record has it; stops at a loop. */
export function prescriptionChain<R extends ResourceOf<'MedicationRequest'>>(
  request: R,
  all: readonly R[],
): PrescriptionChain<R> {
  const later =
    request.id === undefined
      ? []
      : all.filter(
          (each) =>
            each !== request && referencedKey(each, each.priorPrescription, 'MedicationRequest') === recordKey(request),
        )
  const earlier: R[] = []
  let current = request
  while (current.priorPrescription) {
    const key = referencedKey(current, current.priorPrescription, 'MedicationRequest')
    const prior = all.find((each) => recordKey(each) === key)
    if (!prior) return { earlier, later, endReason: 'missing' }
    if (prior === request || earlier.includes(prior)) return { earlier, later, endReason: 'loop' }
    earlier.push(prior)
    current = prior
  }
  return { earlier, later }
}
import type { ResourceOf } from '../../fhir/resource'
