import { countAsserted } from '../../../clinical/assertion/assertion-of'
import { useStatusContext } from '../../../components/patient/status-context'
import { useMessages } from '../../../language/language-context'
import { isWholeList } from '../../../fhir/whole-list'
import type { RecordsResult } from '../../../data/record-set'
import type { Resource } from '../../../fhir/resource'

/**
 * The link of a card to its full list, which says how many records that has, if all have come: without those that were a mistake, were ruled out or
 * did not take place. `records` are counted instead of all.
 */
export function useListLink(
  loaded: RecordsResult,
  href: string,
  what: string,
  records: readonly Resource[] = loaded.set?.matches ?? [],
): { readonly href: string; readonly hrefText: string; readonly hrefLabel: string } {
  const { common } = useMessages().views
  const status = useStatusContext()
  const total = isWholeList(loaded) && countAsserted(records, status)
  const hrefText = total ? common.seeAll(total) : common.showAll
  return { href, hrefText, hrefLabel: `${hrefText}: ${what}` }
}
