import { useCallback } from 'react'
import { formatQuantity, formatRange } from '../../fhir/quantity'
import { useFormat } from '../../language/language-context'
import { usePageMessages } from '../../ui/use-page-messages'
import type { TargetLine } from '../../clinical/observations/chart-annotations'

/** Formats what a goal aims for, as "Goal: …"; the function is the same one until the language changes. */
export function useGoalText(): (target: TargetLine) => string {
  const format = useFormat()
  const { goal } = usePageMessages().views.trend
  return useCallback(
    ({ low, high }) => {
      const only = low === undefined || high === undefined || low === high ? (low ?? high) : undefined
      const isSingleValue = only && (low === high || only.comparator !== undefined)
      return goal(
        isSingleValue
          ? formatQuantity(only, format)
          : formatRange({ ...(low ? { low } : {}), ...(high ? { high } : {}) }, format),
      )
    },
    [format, goal],
  )
}
