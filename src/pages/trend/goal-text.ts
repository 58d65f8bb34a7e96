import { formatQuantity, formatRange } from '../../fhir/quantity'
import { useLocale } from '../../ui/language'
import { usePageWords } from '../../ui/page-words'
import type { Target } from '../../clinical/observations/beside-a-test'

/** What a goal wants reached, after its word. */
export function useGoalText() {
  const { views } = usePageWords()
  const locale = useLocale()
  return ({ low, high }: Target): string => {
    const only = low === undefined || high === undefined || low === high ? (low ?? high) : undefined
    const said = only && (low === high || only.comparator !== undefined)
    return views.trend.goal(
      said ? formatQuantity(only, locale) : formatRange({ ...(low ? { low } : {}), ...(high ? { high } : {}) }, locale),
    )
  }
}
