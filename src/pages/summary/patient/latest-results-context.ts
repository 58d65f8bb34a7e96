import { createContext, useContext, useMemo } from 'react'
import { recordsUsableFor } from '../../../clinical/assertion/assertion-of'
import { latestResults, observationsOfKind, type LatestResult } from '../../../clinical/observations/latest-results'
import { useRangeSelector, useStatusContext } from '../../../components/patient/status-context'
import { useFormat } from '../../../language/language-context'
import { useNow } from '../../../ui/use-now'
import { useKindOf } from '../use-kind-of'
import { useHomeList, visibleOf } from './use-home-list'

/** The newest result of each test and of each vital sign, newest first; `error` where a list could not be read. */
interface NewestResults {
  readonly tests: readonly LatestResult[]
  readonly vitals: readonly LatestResult[]
  /** True while it is unknown which Observations are results. */
  readonly isLoading?: boolean
  readonly error?: unknown
}

const nothing: NewestResults = { tests: [], vitals: [] }
const noRecords: readonly never[] = []

/** Provided by the home page, as several of its parts read the results and there may be thousands. */
export const LatestResultsContext = createContext(nothing)

/** Reads the results that are not marked private. */
export function useReadResults(): NewestResults {
  const format = useFormat()
  const now = useNow()
  const rangeFor = useRangeSelector()
  const status = useStatusContext()
  const records = useHomeList('Observation').set?.matches ?? noRecords
  const visible = useMemo(() => visibleOf(records), [records])
  const kindOf = useKindOf(visible)
  return useMemo(() => {
    if (kindOf === undefined) return { ...nothing, isLoading: true }
    const read = (kind: 'test' | 'vitalSign') =>
      latestResults(
        recordsUsableFor('newest', observationsOfKind(visible, kind, kindOf), status),
        now,
        format,
        rangeFor,
      )
    try {
      return { tests: read('test'), vitals: read('vitalSign') }
    } catch (error) {
      return { ...nothing, error }
    }
  }, [visible, kindOf, status, now, format, rangeFor])
}

/** Throws, for the error boundary of the part that needs them, where the results could not be read. */
export function useNewestResults(): NewestResults {
  const results = useContext(LatestResultsContext)
  if (results.error !== undefined) throw results.error
  return results
}
