import { useCallback } from 'react'
import { formatQuantity, formatRange } from '../../fhir/quantity'
import { useLocale } from '../../ui/language'
import { usePageMessages } from '../../ui/use-page-messages'
import type { TargetLine } from '../../clinical/observations/chart-annotations'

/** Formats what a goal aims for, as "Goal: …"; the function is the same one until the language changes. */
export function useGoalText(): (target: TargetLine) => string {
  const { goal } = usePageMessages().views.trend
  const locale = useLocale()
  return useCallback(
    ({ low, high }) => {
      const only = low === undefined || high === undefined || low === high ? (low ?? high) : undefined
      const isSingleValue = only && (low === high || only.comparator !== undefined)
      return goal(
        isSingleValue
          ? formatQuantity(only, locale)
          : formatRange({ ...(low ? { low } : {}), ...(high ? { high } : {}) }, locale),
      )
    },
    [goal, locale],
  )
}
