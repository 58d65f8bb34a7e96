import type { FhirError } from './errors'

/** What decides whether the result of a search has every record that the server has. */
interface ReceivedSet {
  readonly matches: readonly unknown[]
  /** Texts of OperationOutcome entries inside the Bundles. */
  readonly issues: readonly string[]
  readonly dropped: readonly { readonly reason: string }[]
  readonly total: number | undefined
  readonly complete: boolean
  readonly next?: string
  readonly truncationReason?: string
}

interface ReceivedList {
  readonly set: ReceivedSet | undefined
  readonly failure: FhirError | undefined
  /** Queries that limit the type by the granted scopes. */
  readonly limits?: readonly string[]
}

/** Number of records that were received and are not shown. A record sent twice is shown once. */
export const countOmitted = ({ dropped }: Pick<ReceivedSet, 'dropped'>): number =>
  dropped.filter(({ reason }) => reason !== 'duplicate').length

/**
 * True when the server counts more matches than were received. `total` counts the matches of all pages, without included records and outcomes (R4
 * Bundle.total). A record sent twice counts once: a record that moves to the next page is sent twice when another one is inserted before it, and that
 * one is missed. A total that is too large, such as an estimate, cannot be told from a list that ends early.
 */
export const isBelowTotal = (set: Pick<ReceivedSet, 'matches' | 'dropped' | 'total'>): boolean =>
  (set.total ?? 0) > set.matches.length + countOmitted(set)

/** True when records are known to be missing: pages, records that the server counts, or records that are not shown. */
export const hasMissingRecords = (set: ReceivedSet): boolean =>
  !set.complete ||
  set.next !== undefined ||
  set.truncationReason !== undefined ||
  countOmitted(set) > 0 ||
  isBelowTotal(set)

/** True when a set has every record: there is no further page, no fewer records than the total, and nothing was dropped, refused or truncated. */
export const isWholeSet = (set: ReceivedSet): boolean => !hasMissingRecords(set) && set.issues.length === 0

/**
 * True when a list has every record that the server has, and the granted scopes cover the whole type. Only then may a page, a file or a print say that
 * a record is the newest, that there are no others, or how many there are.
 */
export const isWholeList = ({ set, failure, limits = [] }: ReceivedList): boolean =>
  set !== undefined && failure === undefined && limits.length === 0 && isWholeSet(set)
