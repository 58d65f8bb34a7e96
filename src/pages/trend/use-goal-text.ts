import { formatQuantity, formatRange } from '../../fhir/quantity'
import { useLocale } from '../../ui/language'
import { usePageMessages } from '../../ui/use-page-messages'
import type { TargetLine } from '../../clinical/observations/chart-annotations'

/** What a goal wants reached, after its word. */
export function useGoalText() {
  const { views } = usePageMessages()
  const locale = useLocale()
  return ({ low, high }: TargetLine): string => {
    const only = low === undefined || high === undefined || low === high ? (low ?? high) : undefined
    const said = only && (low === high || only.comparator !== undefined)
    return views.trend.goal(
      said ? formatQuantity(only, locale) : formatRange({ ...(low ? { low } : {}), ...(high ? { high } : {}) }, locale),
    )
  }
}
