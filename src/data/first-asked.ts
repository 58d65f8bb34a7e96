import type { RecordType } from '../contract'
import { idInPath, idInSearch } from '../fhir/id'
import type { Session } from '../session/session'
import { searchAddress, type SearchOptions } from './search-address'

/** How the first page asks for a list: for prescriptions with what they name by reference. One way for all its parts, so that they share one answer. */
export const howAsked = (type: RecordType): SearchOptions => (type === 'MedicationRequest' ? withMedicines : {})

const withMedicines: SearchOptions = { include: ['MedicationRequest:medication'] }

/** What must be known first. On a slow line nothing else is asked for beside it, which would take its part of the line. */
export const mostNeeded: readonly RecordType[] = ['AllergyIntolerance', 'MedicationRequest', 'Condition', 'Observation']

/** So long the rest waits for one of these that does not answer, in milliseconds. */
export const PATIENCE = 3_000

/** The person, and the lists of what must be known first, by the very addresses at which pages ask for them. */
export function firstAddresses({ patientId, grants }: Pick<Session, 'patientId' | 'grants'>): readonly string[] {
  if (patientId === undefined) return []
  const lists = mostNeeded.filter((type) => grants.reads(type, 'search')).map((type) => searchAddress(type, { patient: idInSearch(patientId) }, howAsked(type)))
  return [...(grants.reads('Patient', 'read') ? [`Patient/${idInPath(patientId)}`] : []), ...lists]
}

let answered: Promise<unknown> = Promise.resolve()

/** Asks for that as soon as there is a session: a slow phone has the code that reads and draws it a second later. */
export function askFirst(session: Session): void {
  answered = Promise.race([session.askAhead(firstAddresses(session)), new Promise((late) => setTimeout(late, PATIENCE))])
}

/** For code that nobody needs before that has been answered, well or not, or has not been for long: it would take its part of the line. */
export const afterFirst =
  <T>(load: () => Promise<T>) =>
  (): Promise<T> =>
    answered.then(load)
