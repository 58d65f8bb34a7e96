import type { Resource } from '../fhir/resource'

/** Structure of what `data/` gives a view; `ui/` may not import it from there. */
export interface LoadedShape<R extends Resource> {
  readonly state: 'loading' | 'ready' | 'failed'
  readonly set: SetShape<R> | undefined
  readonly failure: FailureShape | undefined
  readonly fetching: boolean
  readonly limits?: readonly string[]
  retry(): void
  /** Ends the loading with what has come. */
  stop?(): void
}

export interface SetShape<R extends Resource> {
  readonly matches: readonly R[]
  readonly included: readonly Resource[]
  readonly issues: readonly string[]
  readonly dropped: readonly { readonly type: string; readonly id?: string; readonly reason: DroppedReason }[]
  /** Matches that do not clearly say whose they are. */
  readonly unclear?: number
  readonly total: number | undefined
  readonly pages: number
  readonly complete: boolean
  readonly cutOff?: 'pageCap' | 'pageFailed' | 'loop' | 'stopped' | 'allLeftOut'
  /** The page that was not reached. */
  readonly next?: string
  readonly fetchedAt: number
}

export type DroppedReason = 'otherPatient' | 'wrongType' | 'notAResource' | 'duplicate'

export interface FailureShape {
  readonly kind:
    | 'offline'
    | 'timedOut'
    | 'failed'
    | 'notShared'
    | 'notOffered'
    | 'notFound'
    | 'otherPerson'
    | 'busy'
    | 'signedOut'
    | 'notFhir'
    | 'notAList'
    | 'refused'
    | 'stopped'
  readonly what: string
  readonly status?: number | undefined
  readonly retryAfterSeconds?: number | undefined
  readonly issues: readonly string[]
}
