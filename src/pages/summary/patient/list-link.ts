import { countAsserted } from '../../../clinical/assertion/assertion-of'
import { useStatusContext } from '../../../components/patient/status-context'
import { useMessages } from '../../../language/language-context'
import type { RecordsResult } from '../../../data/record-set'
import type { AssertedCount } from '../../../lib/asserted-count'

/**
 * The link of a card to its full list, which says how many records that has, if all have come: without those that were a mistake, were ruled out or
 * did not take place. `count` replaces their number.
 */
export function useListLink(
  { set }: RecordsResult,
  href: string,
  what: string,
  count?: AssertedCount,
): { readonly href: string; readonly hrefText: string; readonly hrefLabel: string } {
  const { common } = useMessages().views
  const status = useStatusContext()
  const total = count ?? (set?.complete ? countAsserted(set.matches, status) : undefined)
  const hrefText = total === undefined || total === 0 ? common.showAll : common.seeAll(total)
  return { href, hrefText, hrefLabel: `${hrefText}: ${what}` }
}
