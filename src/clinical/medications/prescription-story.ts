import { referencedId } from '../../fhir/reference'
import type { MedicationRequest } from 'fhir/r4'

/** The prescriptions before and after one, along `priorPrescription`. */
export interface Chain<R> {
  /** Newest first. */
  readonly earlier: readonly R[]
  /** Those that name this one as the one before. */
  readonly later: readonly R[]
  /** Why `earlier` ends although another prescription is named: it is not in the record, or the chain leads back into itself. */
  readonly cut?: 'missing' | 'loop'
}

/** Follows the chain of prescriptions as far as the record has them; a loop ends it. */
export function chainOf<R extends MedicationRequest>(request: R, all: readonly R[]): Chain<R> {
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
    if (!prior) return { earlier, later, cut: 'missing' }
    if (prior === request || earlier.includes(prior)) return { earlier, later, cut: 'loop' }
    earlier.push(prior)
    current = prior
  }
  return { earlier, later }
}
