import type { ListHandlers } from './use-reports'

/** What the parts of the home page share. */
export interface HomeParts extends ListHandlers {
  /** True when so many lists have failed that one banner reports it for all of them. */
  readonly isServerDown: boolean
  /** The critical lists have been answered. */
  readonly isRestAllowed: boolean
  /** False for the first paint, which has only the critical lists. */
  readonly isFull: boolean
}
