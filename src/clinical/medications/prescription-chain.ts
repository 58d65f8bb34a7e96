import { referencedId } from '../../fhir/reference'

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
          (each) => each !== request && referencedId(each.priorPrescription, 'MedicationRequest') === request.id,
        )
  const earlier: R[] = []
  let current = request
  while (current.priorPrescription) {
    const id = referencedId(current.priorPrescription, 'MedicationRequest')
    const prior = all.find((each) => each.id !== undefined && each.id === id)
    if (!prior) return { earlier, later, endReason: 'missing' }
    if (prior === request || earlier.includes(prior)) return { earlier, later, endReason: 'loop' }
    earlier.push(prior)
    current = prior
  }
  return { earlier, later }
}
import type { ResourceOf } from '../../fhir/resource'
