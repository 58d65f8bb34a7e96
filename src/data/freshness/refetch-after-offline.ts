import type { Query, QueryClient } from '@tanstack/react-query'
import { FhirError, type FhirErrorKind } from '../../fhir/errors'
import { type RecordSet } from '../record-set'

const ofConnection: readonly FhirErrorKind[] = ['offline', 'timedOut']

/** True for what the connection alone can have spoiled: no answer at all, or a list that broke off between two pages. */
export function spoiledByConnection({ state }: Pick<Query, 'state'>): boolean {
  const { error, data } = state
  if (error instanceof FhirError)
    return ofConnection.includes(error.kind) || (error.kind === 'failed' && error.status === undefined)
  return (data as Partial<RecordSet> | undefined)?.cutOff === 'pageFailed'
}

/** Asks once more for what the page in front shows and a lost connection has spoiled; a list goes on where it broke off. */
export const askAgain = (client: QueryClient): Promise<void> =>
  client.refetchQueries({ type: 'active', predicate: spoiledByConnection })
