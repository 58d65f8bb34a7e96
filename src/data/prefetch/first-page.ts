import type { RecordType } from '../../contract'
import { encodeIdForPath, escapeIdForSearch } from '../../fhir/id'
import type { Session } from '../../auth/session/session'
import { audienceOf } from '../privacy/audience'
import { searchUrl, type SearchOptions, type SearchParams } from '../queries/search-url'

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

/** Of these, those with most of the bytes and those that are far down the page: on a slow connection the code is loaded before them. */
export const LATER_CRITICAL_TYPES: readonly RecordType[] = ['Observation', 'Condition']

/** The search for visits to come, which the home page of patients and proxies shows before the list of all visits has come; undefined for others. */
export const plannedVisitParams = (session: Pick<Session, 'patientId' | 'user'>): SearchParams | undefined =>
  session.patientId === undefined || audienceOf(session) === 'provider'
    ? undefined
    : { patient: escapeIdForSearch(session.patientId), status: 'planned' }

/** How long other requests wait for the critical ones. */
export const CRITICAL_TIMEOUT_MS = 3_000

/** The URLs of the patient, the critical lists and the visits to come, exactly as pages request them. */
export function criticalAddresses(session: Pick<Session, 'patientId' | 'grants' | 'user'>): readonly string[] {
  const { patientId, grants } = session
  if (patientId === undefined) return []
  // The searches for a type of which scopes grant only a part are put together later.
  const isWhole = (type: RecordType): boolean => grants.canRead(type, 'search') && grants.queries(type).length === 0
  const lists = CRITICAL_TYPES.filter(isWhole).map((type) =>
    searchUrl(type, { patient: escapeIdForSearch(patientId) }, includesFor(type)),
  )
  const planned = isWhole('Encounter') ? plannedVisitParams(session) : undefined
  return [
    ...(grants.canRead('Patient', 'read') ? [`Patient/${encodeIdForPath(patientId)}`] : []),
    ...(planned ? [searchUrl('Encounter', planned)] : []),
    ...lists,
  ]
}

let criticalSettled: Promise<unknown> = Promise.resolve()
let isAppCodeLoaded = false
let prefetchLater = (): unknown => undefined

/**
 * Prefetches the critical lists as soon as there is a session, while the app code is still loading. Large lists would delay that code on a slow
 * connection, so they are requested once the code is loaded or the other lists have arrived.
 */
export function prefetchCritical(session: Session): void {
  const addresses = criticalAddresses(session)
  const isLater = (address: string): boolean => LATER_CRITICAL_TYPES.some((type) => address.startsWith(`${type}?`))
  let later: Promise<unknown> | undefined
  prefetchLater = () => (later ??= session.prefetch(addresses.filter(isLater)))
  const others = session.prefetch(addresses.filter((address) => !isLater(address)))
  if (isAppCodeLoaded) prefetchLater()
  criticalSettled = Promise.race([
    others.then(prefetchLater),
    new Promise((resolve) => setTimeout(resolve, CRITICAL_TIMEOUT_MS)),
  ])
}

/** Call when the app code has been loaded: large lists no longer compete with it. */
export function onAppCodeLoaded(): void {
  isAppCodeLoaded = true
  prefetchLater()
}

/** Delays loading code that is needed later until the critical lists have settled or timed out, so that it does not compete with them. */
export const afterCritical =
  <T>(load: () => Promise<T>) =>
  (): Promise<T> =>
    criticalSettled.then(load)
