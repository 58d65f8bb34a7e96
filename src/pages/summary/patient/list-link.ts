import { isDenial } from '../../../resources/denial'
import { useMessages } from '../../../language/language-context'
import type { RecordsResult } from '../../../data/record-set'

/** The link of a card to its full list, which says how many records that has, if all have come. `count` replaces their number. */
export function useListLink(
  { set }: RecordsResult,
  href: string,
  what: string,
  count?: number,
): { readonly href: string; readonly hrefText: string; readonly hrefLabel: string } {
  const { common } = useMessages().views
  const total = count ?? (set?.complete ? set.matches.filter((record) => !isDenial(record)).length : 0)
  const hrefText = total === 0 ? common.showAll : common.seeAll(total)
  return { href, hrefText, hrefLabel: `${hrefText}: ${what}` }
}
