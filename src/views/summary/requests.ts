import { useCallback, useEffect, useState } from 'react'
import type { QueryClient } from '@tanstack/react-query'
import type { MedicationRequest } from 'fhir/r4'
import type { RecordType } from '../../contract'
import { askForList } from '../../data/hooks'
import { askForPatient } from '../../data/person'
import type { Resource } from '../../fhir/resource'
import type { Session } from '../../session/session'

/** How this page asks for prescriptions: with what they name by reference. One way for all its parts, so that they share one answer. */
export const withMedicines = { include: ['MedicationRequest:medication'] }

export type SentRequest = MedicationRequest & Resource

export const isRequest = (record: Resource): record is SentRequest => record.resourceType === 'MedicationRequest'

/** What must be known first. On a slow line nothing else is asked for beside it, which would take its part of the line. */
const mostNeeded: readonly RecordType[] = ['AllergyIntolerance', 'MedicationRequest', 'Condition', 'Observation']

/** Asks for what must be known first as soon as there is a session: a phone that is slow draws the page a second later. */
export function askFirst(client: QueryClient, session: Session): void {
  askForPatient(client, session)
  for (const type of mostNeeded) askForList(client, session, type, type === 'MedicationRequest' ? withMedicines : {})
}

/** So long the other lists wait for one that does not answer, in milliseconds. */
const PATIENCE = 3_000

/** Which lists may be asked for by now: those that must be known first, and all others when each of these has been answered, well or not, or has not been for long. */
export function useTurns(): { mayAsk(type: RecordType): boolean; onAnswered(type: RecordType): void; readonly isRestDue: boolean } {
  const [answered, setAnswered] = useState<readonly RecordType[]>([])
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE)
    return () => clearTimeout(timer)
  }, [])
  const isRestDue = isLate || mostNeeded.every((type) => answered.includes(type))
  const onAnswered = useCallback((type: RecordType) => setAnswered((before) => (before.includes(type) ? before : [...before, type])), [])
  return { mayAsk: (type) => isRestDue || mostNeeded.includes(type), onAnswered, isRestDue }
}
