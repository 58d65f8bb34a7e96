import type { FhirError } from '../fhir/errors'
import type { Resource } from '../fhir/resource'

/** An entry that the server sent and that is not shown, with the reason. */
export interface DroppedEntry {
  readonly type: string
  readonly id?: string
  readonly reason: 'otherPatient' | 'wrongType' | 'notAResource' | 'duplicate'
}

/** The result of a search so far; it names everything that is missing. */
export interface RecordSet<R extends Resource = Resource> {
  readonly matches: readonly R[]
  readonly included: readonly Resource[]
  /** Texts of OperationOutcome entries inside the Bundles. */
  readonly issues: readonly string[]
  /** How many of the last issues explain the truncation; they are removed when the search is resumed. */
  readonly trailingIssues?: number
  readonly dropped: readonly DroppedEntry[]
  /** Number of matches whose reference to the patient cannot be read. They are shown, because they came with this patient's list. */
  readonly unclear?: number
  /** The largest total that the server reports, if any; at least the number of matches. */
  readonly total: number | undefined
  readonly pages: number
  /** All `next` links were followed. False while pages are loading, when the search was truncated, when fewer records came than were announced, and when every entry was dropped: an empty list then does not mean that there are none. */
  readonly complete: boolean
  readonly truncationReason?: 'pageCap' | 'pageFailed' | 'loop' | 'stopped' | 'allOmitted' | 'total'
  /** The page that was not loaded; a retry continues there. */
  readonly next?: string
  /** When the server allows the next request, in milliseconds since 1970, if it asked to wait. */
  readonly retryAt?: number
  readonly fetchedAt: number
}

/** The result of `useRecords`. */
export interface RecordsResult<R extends Resource = Resource> {
  /** The results of each source, in the order of the sources, if there are several. */
  readonly bySource?: readonly RecordsResult[]
  readonly state: 'loading' | 'ready' | 'failed'
  /** Present from the first page on, while more pages load. */
  readonly set: RecordSet<R> | undefined
  readonly failure: FhirError | undefined
  readonly fetching: boolean
  /** Queries that limit the type by the granted scopes (SMART v2); empty when the whole type was granted. */
  readonly limits: readonly string[]
  /** Refetches; a truncated list is resumed where it ended. */
  retry(): void
  /** Ends the loading and keeps the pages received so far. */
  stop(): void
}

/** The result of `useRecord`. */
export interface RecordResult<R extends Resource = Resource> {
  readonly state: 'loading' | 'ready' | 'failed'
  readonly resource: R | undefined
  readonly failure: FhirError | undefined
  retry(): void
}
