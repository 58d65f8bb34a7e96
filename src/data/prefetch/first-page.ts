import type { RecordType } from '../../contract'
import { encodeIdForPath, escapeIdForSearch } from '../../fhir/id'
import type { Session } from '../../auth/session/session'
import { searchAddress, type SearchOptions } from '../queries/search-url'

const withMedicines: Partial<Readonly<Record<RecordType, SearchOptions>>> = {
  MedicationRequest: { include: ['MedicationRequest:medication'] },
  MedicationDispense: { include: ['MedicationDispense:medication'] },
}

/** How the first page asks for a list: for prescriptions and fills with what they name by reference. One way for all its parts, so that they share one answer. */
export const howAsked = (type: RecordType): SearchOptions => withMedicines[type] ?? {}

/** What must be known first. On a slow line nothing else is asked for beside it, which would take its part of the line. */
export const mostNeeded: readonly RecordType[] = ['AllergyIntolerance', 'MedicationRequest', 'Condition', 'Observation']

/** The one that is most of the bytes: on a slow line all else comes before it. */
export const longest: RecordType = 'Observation'

/** So long the rest waits for one of these that does not answer, in milliseconds. */
export const PATIENCE = 3_000

/** The person, and the lists of what must be known first, by the very addresses at which pages ask for them. */
export function firstAddresses({ patientId, grants }: Pick<Session, 'patientId' | 'grants'>): readonly string[] {
  if (patientId === undefined) return []
  const lists = mostNeeded
    .filter((type) => grants.canRead(type, 'search'))
    .map((type) => searchAddress(type, { patient: escapeIdForSearch(patientId) }, howAsked(type)))
  return [...(grants.canRead('Patient', 'read') ? [`Patient/${encodeIdForPath(patientId)}`] : []), ...lists]
}

let answered: Promise<unknown> = Promise.resolve()
let isDrawing = false
let askLongest = (): unknown => undefined

/**
 * Asks for that as soon as there is a session: a slow phone has the code that reads and draws it a second later. The longest list, which is most of the bytes, would
 * make that code wait on a slow line: it is asked for when that code has come or the others have been answered, and comes while these are drawn.
 */
export function askFirst(session: Session): void {
  const addresses = firstAddresses(session)
  const isLongest = (address: string): boolean => address.startsWith(`${longest}?`)
  let coming: Promise<unknown> | undefined
  askLongest = () => (coming ??= session.prefetch(addresses.filter(isLongest)))
  const others = session.prefetch(addresses.filter((address) => !isLongest(address)))
  if (isDrawing) askLongest()
  answered = Promise.race([others.then(askLongest), new Promise((late) => setTimeout(late, PATIENCE))])
}

/** Says that the code that draws has come: nothing has to be kept off the line for it any more. */
export function drawingBegins(): void {
  isDrawing = true
  askLongest()
}

/** For code that nobody needs before that has been answered, well or not, or has not been for long: it would take its part of the line. */
export const afterFirst =
  <T>(load: () => Promise<T>) =>
  (): Promise<T> =>
    answered.then(load)
