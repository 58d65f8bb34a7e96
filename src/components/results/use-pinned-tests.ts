import { useCallback, useEffect, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { useSessionState } from '../../data/use-session-state'
import { isMaskedRecord } from '../../resources/masking'
import { trendId } from '../navigation/trend-path'
import type { ObservationReading } from '../../clinical/observations/result-reading'

/** Each pinned test is named by one of its Observations, so that the address holds neither a name nor a code. */
const PARAMETER = 'pin'

/** The query string with these tests pinned. */
export function withPins(query: URLSearchParams, ids: readonly string[]): URLSearchParams {
  const next = new URLSearchParams(query)
  next.delete(PARAMETER)
  for (const id of ids) next.append(PARAMETER, id)
  return next
}

/** Code keys of the pinned tests among `readings`, in the order in which they were pinned; those of other results and of covered ones are left out. */
export function pinnedKeys(ids: readonly string[], readings: readonly ObservationReading[]): readonly string[] {
  const pinned = ids.flatMap((id) => readings.find(({ observation }) => observation.id === id) ?? [])
  return [...new Set(pinned.flatMap(({ observation, codeKey }) => (isMaskedRecord(observation) ? [] : [codeKey])))]
}

/**
 * The tests that the reader follows, as ids of Observations, and their setter. They are in the memory of the tab until the session ends, and in the
 * address, which restores them after a reload; never in storage.
 */
export function usePinnedTests(): readonly [readonly string[], (ids: readonly string[]) => void] {
  const [query, setQuery] = useSearchParams()
  const [known, setKnown] = useSessionState<readonly string[] | undefined>('pinned tests', undefined)
  const asked = useMemo(() => [...new Set(query.getAll(PARAMETER))].filter((id) => id !== ''), [query])
  const ids = known ?? asked
  const isInAddress = query.getAll(PARAMETER).join('\n') === ids.join('\n')
  useEffect(() => {
    if (!isInAddress) setQuery((before) => withPins(before, ids), { replace: true })
  }, [isInAddress, ids, setQuery])
  // Those of the address last until the next page, whose address has none.
  useEffect(() => {
    if (known === undefined && asked.length > 0) setKnown(asked)
  }, [known, asked, setKnown])
  return [ids, setKnown]
}

/** Whether a test is pinned, and a function that pins or unpins it; undefined where no result of the test has an id. `readings` are those of the test. */
export function usePinned(
  readings: readonly ObservationReading[],
): { readonly isPinned: boolean; readonly toggle: () => void } | undefined {
  const [ids, setIds] = usePinnedTests()
  const id = trendId(readings)
  const ofTest = useMemo(() => new Set(readings.map(({ observation }) => observation.id)), [readings])
  const isPinned = ids.some((each) => ofTest.has(each))
  const toggle = useCallback(() => {
    if (id === undefined) return
    setIds(isPinned ? ids.filter((each) => !ofTest.has(each)) : [...ids, id])
  }, [id, ids, isPinned, ofTest, setIds])
  return id === undefined ? undefined : { isPinned, toggle }
}
