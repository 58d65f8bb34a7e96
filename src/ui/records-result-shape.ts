import type { FhirError } from '../fhir/errors'
import type { Resource } from '../fhir/resource'

/** Structure of `RecordsResult` in data/record-set.ts, which this layer may not import. */
export interface RecordsResultShape<R extends Resource> {
  readonly state: 'loading' | 'ready' | 'failed'
  readonly set: RecordSetShape<R> | undefined
  readonly failure: FhirError | undefined
  readonly fetching: boolean
  readonly limits?: readonly string[]
  retry(): void
  /** Ends the loading and keeps the pages received so far. */
  stop?(): void
}

/** Structure of `RecordSet` in data/record-set.ts. */
export interface RecordSetShape<R extends Resource> {
  readonly matches: readonly R[]
  readonly included: readonly Resource[]
  readonly issues: readonly string[]
  readonly dropped: readonly { readonly type: string; readonly id?: string; readonly reason: DroppedReason }[]
  /** Number of matches whose reference to the patient cannot be read. */
  readonly unclear?: number
  readonly total: number | undefined
  readonly pages: number
  readonly complete: boolean
  readonly truncationReason?: 'pageCap' | 'pageFailed' | 'loop' | 'stopped' | 'allOmitted' | 'total'
  /** URL of the page that was not loaded. */
  readonly next?: string
  /** When the server allows the next request, in milliseconds since 1970. */
  readonly retryAt?: number
  readonly fetchedAt: number
}

export type DroppedReason = 'otherPatient' | 'wrongType' | 'notAResource' | 'duplicate'
