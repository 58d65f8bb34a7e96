import type { RecordType } from '../../contract'
import { encodeIdForPath, escapeIdForSearch } from '../../fhir/id'
import type { Session } from '../../auth/session/session'
import { searchUrl, type SearchOptions } from '../queries/search-url'

const MEDICATION_INCLUDES: Partial<Readonly<Record<RecordType, SearchOptions>>> = {
  MedicationRequest: { include: ['MedicationRequest:medication'] },
  MedicationDispense: { include: ['MedicationDispense:medication'] },
}

/** The search options of a list: prescriptions and dispenses include the referenced medications. The same everywhere, so that all pages share one response. */
export const includesFor = (type: RecordType): SearchOptions => MEDICATION_INCLUDES[type] ?? {}

/** The types loaded first. On a slow connection nothing else is requested in parallel. */
export const CRITICAL_TYPES: readonly RecordType[] = [
  'AllergyIntolerance',
  'MedicationRequest',
  'Condition',
  'Observation',
]

/** The type with most of the bytes: on a slow connection everything else is loaded before it. */
export const LARGEST_TYPE: RecordType = 'Observation'

/** How long other requests wait for the critical ones. */
export const CRITICAL_TIMEOUT_MS = 3_000

/** The URLs of the patient and the critical lists, exactly as pages request them. */
export function criticalAddresses({ patientId, grants }: Pick<Session, 'patientId' | 'grants'>): readonly string[] {
  if (patientId === undefined) return []
  // The searches for a type of which scopes grant only a part are put together later.
  const isWhole = (type: RecordType): boolean => grants.canRead(type, 'search') && grants.queries(type).length === 0
  const lists = CRITICAL_TYPES.filter(isWhole).map((type) =>
    searchUrl(type, { patient: escapeIdForSearch(patientId) }, includesFor(type)),
  )
  return [...(grants.canRead('Patient', 'read') ? [`Patient/${encodeIdForPath(patientId)}`] : []), ...lists]
}

let criticalSettled: Promise<unknown> = Promise.resolve()
let isAppCodeLoaded = false
let prefetchLargest = (): unknown => undefined

/**
 * Prefetches the critical lists as soon as there is a session, while the app code is still loading. The largest list would delay that code on a slow
 * connection, so it is requested once the code is loaded or the other lists have arrived.
 */
export function prefetchCritical(session: Session): void {
  const addresses = criticalAddresses(session)
  const isLargest = (address: string): boolean => address.startsWith(`${LARGEST_TYPE}?`)
  let largest: Promise<unknown> | undefined
  prefetchLargest = () => (largest ??= session.prefetch(addresses.filter(isLargest)))
  const others = session.prefetch(addresses.filter((address) => !isLargest(address)))
  if (isAppCodeLoaded) prefetchLargest()
  criticalSettled = Promise.race([
    others.then(prefetchLargest),
    new Promise((resolve) => setTimeout(resolve, CRITICAL_TIMEOUT_MS)),
  ])
}

/** Call when the app code has been loaded: the largest list no longer competes with it. */
export function onAppCodeLoaded(): void {
  isAppCodeLoaded = true
  prefetchLargest()
}

/** Delays loading code that is needed later until the critical lists have settled or timed out, so that it does not compete with them. */
export const afterCritical =
  <T>(load: () => Promise<T>) =>
  (): Promise<T> =>
    criticalSettled.then(load)
