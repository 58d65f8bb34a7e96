import { startTransition, useCallback, useEffect, useState } from 'react'
import type { MedicationRequest } from 'fhir/r4'
import type { RecordType } from '../../contract'
import { mostNeeded, PATIENCE } from '../../data/prefetch/first-page'
import type { Resource } from '../../fhir/resource'

export type FhirMedicationRequest = MedicationRequest & Resource

export const isMedicationRequest = (record: Resource): record is FhirMedicationRequest =>
  record.resourceType === 'MedicationRequest'

/** Which lists may be asked for by now: those that must be known first, and all others when each of these has been answered, well or not, or has not been for long. */
export function useRequestQueue(): {
  mayAsk(type: RecordType): boolean
  onAnswered(type: RecordType): void
  readonly isRestDue: boolean
} {
  const [answered, setAnswered] = useState<readonly RecordType[]>([])
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE)
    return () => clearTimeout(timer)
  }, [])
  const isRestDue = isLate || mostNeeded.every((type) => answered.includes(type))
  // What has come is painted before the rest of the page begins.
  const onAnswered = useCallback(
    (type: RecordType) =>
      startTransition(() => setAnswered((before) => (before.includes(type) ? before : [...before, type]))),
    [],
  )
  return { mayAsk: (type) => isRestDue || mostNeeded.includes(type), onAnswered, isRestDue }
}
