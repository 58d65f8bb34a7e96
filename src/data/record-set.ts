import type { FhirError } from '../fhir/errors'
import type { Resource } from '../fhir/resource'

/** A resource that the server sent and that is not shown, with the reason. */
export interface Dropped {
  readonly type: string
  readonly id?: string
  readonly reason: 'otherPatient' | 'wrongType' | 'notAResource' | 'duplicate'
}

/** A search as far as it has come; every loss is named in it. */
export interface RecordSet<R extends Resource = Resource> {
  readonly matches: readonly R[]
  readonly included: readonly Resource[]
  /** Texts of OperationOutcome entries inside the Bundles. */
  readonly issues: readonly string[]
  /** How many of them, at the end, say why the list was cut off: they go when it goes on. */
  readonly issuesOfEnd?: number
  readonly dropped: readonly Dropped[]
  /** Matches whose reference to the patient cannot be read: shown all the same, as they came with this patient's list. */
  readonly unclear?: number
  /** As the server says, undefined when it does not. */
  readonly total: number | undefined
  readonly pages: number
  /** `next` links walked to the end; false while more is on its way, when a page failed or the cap was hit, and when everything that came was left out: nothing shown is not nothing there. */
  readonly complete: boolean
  readonly cutOff?: 'pageCap' | 'pageFailed' | 'loop' | 'stopped' | 'allLeftOut'
  /** The page that was not reached; a retry goes on there. */
  readonly next?: string
  readonly fetchedAt: number
}

/** What a view gets from `useRecords`: states of a list, kept apart. */
export interface Loaded<R extends Resource = Resource> {
  readonly state: 'loading' | 'ready' | 'failed'
  /** Present as soon as the first page is there, also while more pages come. */
  readonly set: RecordSet<R> | undefined
  readonly failure: FhirError | undefined
  readonly fetching: boolean
  /** Queries by which the sign-in narrowed what may be seen of the type (SMART v2); empty when all of it was shared. */
  readonly limits: readonly string[]
  /** Asks again; a list that was cut off goes on where it ended. */
  retry(): void
  /** Ends the loading with what has come; the set says so. */
  stop(): void
}

/** What a view gets from `useRecord`. */
export interface LoadedOne<R extends Resource = Resource> {
  readonly state: 'loading' | 'ready' | 'failed'
  readonly resource: R | undefined
  readonly failure: FhirError | undefined
  retry(): void
}
