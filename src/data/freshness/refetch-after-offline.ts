import type { Query, QueryClient } from '@tanstack/react-query'
import { FhirError, type FhirErrorKind } from '../../fhir/errors'
import { type RecordSet } from '../record-set'

const CONNECTION_ERRORS: readonly FhirErrorKind[] = ['offline', 'timedOut']

/** True for a query that a lost connection may have failed: no response at all, or a list truncated between two pages. */
export function failedByConnection({ state }: Pick<Query, 'state'>): boolean {
  const { error, data } = state
  if (error instanceof FhirError)
    return CONNECTION_ERRORS.includes(error.kind) || (error.kind === 'failed' && error.status === undefined)
  return (data as Partial<RecordSet> | undefined)?.truncationReason === 'pageFailed'
}

/** Refetches the active queries that a lost connection may have failed; truncated lists are resumed. */
export const refetchAfterOffline = (client: QueryClient): Promise<void> =>
  client.refetchQueries({ type: 'active', predicate: failedByConnection })
