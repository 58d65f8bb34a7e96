import { useEffect, useEffectEvent } from 'react'
import type { RecordType } from '../../contract'
import type { RecordsResult } from '../../data/record-set'
import type { FhirErrorKind } from '../../fhir/errors'

/** The time when a list was loaded, and a function to load it again. */
export interface LoadCheck {
  /** Milliseconds since 1970. */
  readonly at: number
  retry(): void
}

/** What the home page needs to know of its lists; `name` tells them apart. */
export interface ListHandlers {
  /** False while more important lists are being loaded. */
  canRequest(type: RecordType): boolean
  /** Called when the list of the type, or its first part, has loaded or failed. */
  onAnswered(type: RecordType): void
  onCheck(name: string, check: LoadCheck): void
  /** `retry` is set only when the list has failed. */
  onFailed(name: string, retry: (() => void) | undefined): void
}

/** Failures of the connection or the server; other failures concern one list only. */
const SERVER_FAILURES: readonly FhirErrorKind[] = ['failed', 'timedOut', 'offline', 'busy', 'notFhir']

export const isServerFailure = ({ set, failure }: RecordsResult): boolean =>
  !set && failure !== undefined && SERVER_FAILURES.includes(failure.kind)

/** Reports the state of a list to the page. */
export function useReports(
  name: string,
  type: RecordType,
  loaded: RecordsResult,
  { onAnswered, onCheck, onFailed }: Omit<ListHandlers, 'canRequest'>,
): void {
  const fetchedAt = loaded.set?.complete ? loaded.set.fetchedAt : undefined
  const reportCheck = useEffectEvent((at: number) => onCheck(name, { at, retry: loaded.retry }))
  useEffect(() => {
    if (fetchedAt !== undefined) reportCheck(fetchedAt)
  }, [fetchedAt])
  const isAnswered = loaded.state !== 'loading'
  useEffect(() => {
    if (isAnswered) onAnswered(type)
  }, [isAnswered, type, onAnswered])
  const hasFailed = isServerFailure(loaded)
  const reportFailure = useEffectEvent((failed: boolean) => onFailed(name, failed ? loaded.retry : undefined))
  useEffect(() => {
    reportFailure(hasFailed)
  }, [hasFailed])
}
