import { useMemo } from 'react'
import { recordsUsableFor } from '../../../clinical/assertion/assertion-of'
import { testKeysOfCondition } from '../../../clinical/conditions/condition-tests'
import { latestResults } from '../../../clinical/observations/latest-results'
import { newestFirst } from '../../../clinical/shared/newest-first'
import { useRecordsOfTypes, type TypedRecordsResult } from '../../../data/queries/use-records-of-types'
import { testKeyOf } from '../../../fhir/result'
import { isMaskedRecord } from '../../../resources/masking'
import { trendPath } from '../../../components/navigation/trend-path'
import { useStatusContext } from '../../../components/patient/status-context'
import { useFormat } from '../../../language/language-context'
import { useNow } from '../../../ui/use-now'
import { isFullyLoaded, isStillLoading } from '../load-state'
import { isOfType, type ResourceOf } from '../../../fhir/resource'
import type { RecordType } from '../../../contract'
import type { TestSummary } from '../../../glance/test-glance'

const observations: readonly RecordType[] = ['Observation']
const none: readonly RecordType[] = []
const noKeys: readonly string[] = []

interface ConditionTestResults {
  /** The newest result of each test often used with the condition. */
  readonly results: readonly TestSummary[]
  readonly isLoading: boolean
  readonly isWhole: boolean
  /** The list of results, where the condition has tests. */
  readonly list: TypedRecordsResult | undefined
}

/** The tests often used with a condition that the record has results of; none, and nothing to load, for a condition without such tests. */
export function useConditionTests(condition: ResourceOf<'Condition'> | undefined): ConditionTestResults {
  const format = useFormat()
  const status = useStatusContext()
  const now = useNow()
  const keys = useMemo(() => (condition ? testKeysOfCondition(condition) : noKeys), [condition])
  const lists = useRecordsOfTypes(keys.length > 0 ? observations : none)
  const [list] = lists
  const matches = list?.loaded.set?.matches
  const { results, hasMasked } = useMemo(() => {
    const all = (matches ?? []).filter((record) => isOfType(record, 'Observation'))
    const own = all.filter((each) => keys.includes(testKeyOf(each) ?? ''))
    const latest = latestResults(
      recordsUsableFor('newest', newestFirst('Observation', own), status),
      now,
      format,
      status.relatedFacts?.rangeFor,
    )
    const rankOf = (key: string | undefined): number => keys.indexOf(key ?? '')
    return {
      hasMasked: all.some(isMaskedRecord),
      results: latest
        .toSorted((a, b) => rankOf(a.reading.codeKey) - rankOf(b.reading.codeKey))
        .map(({ reading, newerWithoutValue, numbers }): TestSummary => ({
          newest: reading,
          newerWithoutValue,
          numbers,
          path: trendPath([reading]),
        })),
    }
  }, [matches, keys, status, now, format])
  return {
    results,
    isLoading: lists.some(isStillLoading),
    isWhole: lists.every(isFullyLoaded) && !hasMasked,
    list,
  }
}
