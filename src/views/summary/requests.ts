import type { QueryClient } from '@tanstack/react-query'
import type { MedicationRequest } from 'fhir/r4'
import type { RecordType } from '../../contract'
import { askForList } from '../../data/hooks'
import { askForPatient } from '../../data/person'
import { audienceOf } from '../../data/audience'
import type { Resource } from '../../fhir/resource'
import type { Session } from '../../session/session'
import { arrange } from './cards'

/** How this page asks for prescriptions: with what they name by reference. One way for all its parts, so that they share one answer. */
export const withMedicines = { include: ['MedicationRequest:medication'] }

export type SentRequest = MedicationRequest & Resource

export const isRequest = (record: Resource): record is SentRequest => record.resourceType === 'MedicationRequest'

/** What must be known first comes first: browsers make a few requests at a time. */
const mostNeeded: readonly RecordType[] = ['AllergyIntolerance', 'MedicationRequest', 'Condition', 'Observation', 'Encounter']

/** Asks for what this page shows as soon as there is a session: a phone that is slow draws the page a second later. */
export function askFirst(client: QueryClient, session: Session): void {
  askForPatient(client, session)
  const shown = arrange(audienceOf(session)).flatMap(({ stacks }) => stacks.flatMap((stack) => stack.flatMap((part) => (part === 'lastVisit' ? [] : part.type))))
  for (const type of new Set([...mostNeeded, ...shown])) askForList(client, session, type, type === 'MedicationRequest' ? withMedicines : {})
}
